"""The named bots: two yardsticks and five levels."""

import difflib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from donjon.bots.search import Candidate, Clock, Limit
from donjon.bots.skilled import Skilled
from donjon.bots.thinker import Thinker
from donjon.bots.yardsticks import Mixed, greedy, uniform
from donjon.core.errors import DonjonError, UnknownBot
from donjon.core.position import CHANCE, OVER, Position
from donjon.core.random import Random
from donjon.core.sense import Sense

Chooser = Callable[[Position, int, Random], int]
"""Picks a legal move: chooser(imagined position, its seat, random numbers). Anything that does this is a bot."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A named bot at one seat of one game. It spreads its time over a turn, and can remember its search."""

    name: str
    choose: Chooser

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        if position.turn() != seat:
            raise DonjonError(f"{self.name} cannot move for seat {seat}: {_mover(position)}")
        return self.choose(position, seat, random)

    def candidates(self, position: Position) -> list[Candidate]:
        """What it thinks of the moves where it chose last, best first; nothing for one without a search."""
        look = getattr(self.choose, "candidates", None)
        return look(position) if look else []

    @property
    def nodes(self) -> int:
        """How large its tree may grow; 0 for a bot that has none."""
        return getattr(self.choose, "nodes", 0)


def _mover(position: Position) -> str:
    turn = position.turn()
    if turn == OVER:
        return "the game is over"
    return "chance is to move" if turn == CHANCE else f"seat {turn} is to move"


@dataclass(frozen=True, slots=True)
class Level:
    """How a named bot is made. `seconds` is the most it takes for a turn, on one core; 0 = it answers at once."""

    name: str
    seconds: float
    make: Callable[[float, int, Clock], Chooser]  # the share of its thinking, threads, what counts the seconds


def _skilled(name: str) -> Level:
    """Its playouts are few: a share of its time would only make it weaker than its name says."""
    return Level(name, 1.0, lambda _, threads, clock: Skilled(name, 1.0, threads, clock))


def master(share: float, threads: int, clock: Clock, sense: Sense | None = None) -> Chooser:
    """The strongest level, with the sense of its game or with another one."""
    return Thinker(Limit(MASTER * share), threads, clock, sense=sense)


MASTER = 4.0
LEVELS = (
    Level("random", 0, lambda *_: uniform),
    Level("greedy", 0, lambda *_: greedy),
    _skilled("novice"),
    _skilled("casual"),
    _skilled("club"),
    _skilled("expert"),
    Level("master", MASTER, master),
)


def _rung(share: int) -> Level:
    return Level(f"glance-{share}", 0, lambda *_: Mixed(share / 100))


# Between random play, which never beats a bot that looks, and the others. Only for ratings; people cannot choose them.
RUNGS = tuple(map(_rung, (15, 35, 60, 85, 100)))  # of a hundred moves are looked at


def names() -> tuple[str, ...]:
    """The names of all bots: the yardsticks, then the levels, weakest first."""
    return tuple(level.name for level in LEVELS)


def ladder() -> tuple[str, ...]:
    """All bots with a rating, weakest first."""
    uniform, greedy, *others = names()
    return (uniform, greedy, *(rung.name for rung in RUNGS), *others)


def level(name: str) -> Level:
    """The level of that name."""
    for found in (*LEVELS, *RUNGS):
        if found.name == name:
            return found
    near = difflib.get_close_matches(str(name), names(), 1)
    if near:
        raise UnknownBot("unknown-bot-near", name=name, near=near[0])
    raise UnknownBot("unknown-bot", name=name, names=", ".join(names()))


def find(name: str, time_scale: float = 1.0, threads: int = 1, clock: Clock = time.perf_counter) -> Bot:
    """A new bot of that name. Keep it for one seat of one game: it shares out its time and remembers its search.

    `time_scale` is the share of its time that a bot gets which thinks for seconds, not for playouts: master.
    """
    found = level(name)
    if not 0 < time_scale < math.inf:
        raise DonjonError(f"the share of its time that a bot thinks is a number above 0, not {time_scale}")
    if threads < 1:
        raise DonjonError(f"the number of threads that a bot thinks in is above 0, not {threads}")
    return Bot(name, found.make(time_scale, threads, clock))
