"""The named bots."""

import difflib
from collections.abc import Callable

from donjon.bots.yardsticks import greedy, uniform
from donjon.core.errors import DonjonError
from donjon.core.position import Position
from donjon.core.random import Random

Bot = Callable[[Position, int, Random], int]
"""A bot picks a legal move: choose(imagined position, its seat, random numbers)."""

BOTS: dict[str, Bot] = {"random": uniform, "greedy": greedy}


def names() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(BOTS)


def find(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(BOTS)}"
        raise DonjonError(f"no bot is called {name!r}; {hint}")
    return BOTS[name]
