"""The named bots: two yardsticks and five levels."""

import difflib
import time
from collections.abc import Callable
from dataclasses import dataclass

from donjon.bots.glance import Glance
from donjon.bots.search import Clock, Limit
from donjon.bots.thinker import Thinker
from donjon.bots.yardsticks import greedy, uniform
from donjon.core.errors import UnknownBot
from donjon.core.position import Position
from donjon.core.random import Random

Bot = Callable[[Position, int, Random], int]
"""A bot picks a legal move: choose(imagined position, its seat, random numbers)."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a named bot is made. `seconds` a turn, on one core; 0 = it answers at once."""

    name: str
    seconds: float
    make: Callable[[float, int, Clock], Bot]  # seconds, threads, what counts the seconds


def _thinker(slip: float) -> Callable[[float, int, Clock], Bot]:
    return lambda seconds, threads, clock: Thinker(Limit(seconds), threads, clock, slip)


LEVELS = (
    Level("random", 0, lambda *_: uniform),
    Level("greedy", 0, lambda *_: greedy),
    Level("novice", 0, lambda *_: Glance(sight=0.5, error=0.9)),
    Level("casual", 0, lambda *_: Glance(sight=1.0, error=0.3)),
    Level("club", 0.2, _thinker(slip=0.5)),
    Level("expert", 1.0, _thinker(slip=0.35)),
    Level("master", 4.0, _thinker(slip=0.0)),
)


def names() -> tuple[str, ...]:
    """The names of all bots: the yardsticks, then the levels, weakest first."""
    return tuple(level.name for level in LEVELS)


def level(name: str) -> Level:
    """What is known of the bot of that name."""
    for found in LEVELS:
        if found.name == name:
            return found
    near = difflib.get_close_matches(name, names(), 1)
    if near:
        raise UnknownBot("unknown-bot-near", name=name, near=near[0])
    raise UnknownBot("unknown-bot", name=name, names=", ".join(names()))


def find(name: str, time_scale: float = 1.0, threads: int = 1, clock: Clock = time.perf_counter) -> Bot:
    """A new bot of that name. Keep it for one seat of one game: it shares out its time and remembers its search."""
    found = level(name)
    return found.make(found.seconds * time_scale, threads, clock)
