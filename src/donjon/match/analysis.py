"""What a strong player would do here, and how the game would end. It sees only what the asking seat sees."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from donjon.bots.search import ENDLESS, Limit, Search
from donjon.core.errors import DonjonError
from donjon.core.random import Random

if TYPE_CHECKING:
    from donjon.match.match import Match

SEED = 1  # for imagined worlds: with a fixed number of playouts, the same question gets the same answer


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, its share of the search, and each seat's chance to win and expected points after it."""

    move: str
    share: float
    win: list[float]
    points: list[float]


def analyse(match: Match, seconds: float, playouts: int | None, seat: int | None, threads: int) -> list[Advice]:
    """All moves that the search tried, best first."""
    mover = match.to_move
    if mover is None:
        raise DonjonError("nobody is to move here, so there is nothing to analyse")
    ends = 0 < seconds < math.inf if playouts is None else seconds > 0 and playouts > 0
    if not ends or threads < 1:
        given = f"{seconds}, {playouts} and {threads}"
        raise DonjonError(f"an analysis takes numbers of seconds, playouts and threads above 0, not {given}")
    asking = mover if seat is None else seat
    world = match.imagined(asking, SEED)
    search = Search(threads=threads)
    search.look_at(world, asking)
    search.think(Limit(seconds, ENDLESS if playouts is None else playouts), Random(SEED))
    tried = [candidate for candidate in search.candidates() if candidate.visits]
    total = sum(candidate.visits for candidate in tried)
    return [Advice(match.game.write(world, c.move), c.visits / total, c.win, c.points) for c in tried]
