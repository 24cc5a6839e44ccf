"""What is made again and again, at every move of every table: made once and shared by all."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar, overload

Made = TypeVar("Made")


class Shared(dict[Any, Made]):
    """Things by what they are made of: `shared[a, b]` is `make(a, b)`, and `shared[a]` is `make(a)`, made once. Whoever
    gets one must not change it.

    A hit is a plain look-up, which takes a third of the time of an `lru_cache`: nothing is noted about when it was
    asked for. Instead, everything is forgotten once there are `most`.
    """

    def __init__(self, make: Callable[..., Made], most: int = 20_000) -> None:
        self.make = make
        self.most = most

    def __missing__(self, key: Any) -> Made:
        if len(self) >= self.most:
            self.clear()
        made = self[key] = self.make(*key) if isinstance(key, tuple) else self.make(key)
        return made


class Beside(Generic[Made]):
    """What is made of shared things, found by which object it is made of. Nothing is looked into, which is quick.

    It keeps the things, too, so that no other object gets their number. Everything is forgotten once there are `most`.
    """

    def __init__(self, make: Callable[[Any], Made], most: int = 20_000) -> None:
        self.make = make
        self.most = most
        self._made: dict[int, Made] = {}
        self._things: list[object] = []

    def each(self, things: Sequence[object]) -> list[Made]:
        """What is made of each of these things. Nobody may change them, then or later."""
        try:
            return list(map(self._made.__getitem__, map(id, things)))
        except KeyError:
            return [self._made.get(id(thing)) or self._one(thing) for thing in things]

    def _one(self, thing: object) -> Made:
        if len(self._things) >= self.most:
            self._made.clear()
            self._things.clear()
        self._things.append(thing)
        made = self._made[id(thing)] = self.make(thing)
        return made


class Once(Generic[Made]):
    """A property that is made when it is first asked for. `functools.cached_property` does the same, but takes a lock
    in Python 3.11, which is slower than much of what is made."""

    def __init__(self, make: Callable[[Any], Made]) -> None:
        self.make = make
        self.name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, thing: None, kind: type) -> Self: ...

    @overload
    def __get__(self, thing: object, kind: type) -> Made: ...

    def __get__(self, thing: object | None, kind: type) -> Self | Made:
        if thing is None:
            return self
        made = thing.__dict__[self.name] = self.make(thing)
        return made
