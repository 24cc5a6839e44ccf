"""What is made again and again, at every move of every table: made once and shared by all."""

from collections.abc import Callable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Shared(dict[Any, Made]):
    """Things by what they are made of: `shared[a, b]` is `make(a, b)`, made once. Whoever gets one must not change it.

    A hit is a plain look-up, which takes a third of the time of an `lru_cache`: nothing is noted about when it was
    asked for. Instead, everything is forgotten once there are `most`.
    """

    def __init__(self, make: Callable[..., Made], most: int = 20_000) -> None:
        self.make = make
        self.most = most

    def __missing__(self, key: Any) -> Made:
        if len(self) >= self.most:
            self.clear()
        made = self[key] = self.make(*key)
        return made
