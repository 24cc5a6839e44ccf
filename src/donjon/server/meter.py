"""How long work holds up the server: the time between two moments at which others get their turn."""

import time
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")


class Meter:
    """Counts seconds."""

    __slots__ = ("clock", "seconds")

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.seconds = 0.0

    @types.coroutine
    def run(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Do the work and count what it takes of the event loop. Waiting is free."""
        step, given = work.send, None
        while True:
            begun = self.clock()
            try:
                awaited = step(given)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += self.clock() - begun
            try:
                step, given = work.send, (yield awaited)
            except BaseException as error:
                step, given = work.throw, error
