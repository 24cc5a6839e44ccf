"""The puzzle and the deal of the day: the same for everybody on that date, without any service."""

from __future__ import annotations

import datetime
import hashlib
from typing import NamedTuple

from donjon.core import registry
from donjon.core.errors import Worded
from donjon.core.game import choose
from donjon.study.puzzle import Puzzle, puzzles


def _ours() -> list[str]:
    """Our own games: others are not the same everywhere."""
    return [name for name in registry.names() if registry.package_of(name).startswith("donjon.")]


def puzzle_of(day: datetime.date) -> Puzzle:
    """The puzzle of that day. Our games take turns from day to day."""
    games = [name for name in _ours() if puzzles(name)]
    if not games:
        raise Worded("no-puzzles")
    found = puzzles(games[day.toordinal() % len(games)])
    digest = hashlib.sha256(f"donjon puzzle {day.isoformat()}".encode()).digest()
    return found[int.from_bytes(digest[:8], "big") % len(found)]


RIVAL = "casual"  # the bot that the deal of the day is played against


class DailyDeal(NamedTuple):
    """The deal of a day: a whole game with fixed luck. Whoever plays it has the first seat."""

    day: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str


def deal_of(day: datetime.date) -> DailyDeal:
    """The deal of that day. Our games take turns, too."""
    games = _ours()
    game = registry.find(games[(day.toordinal() + len(games) // 2) % len(games)])  # hardly ever that of the puzzle
    seats = game.seats[0]
    return DailyDeal(day.isoformat(), game.name, seats, choose(game, seats, {}), seed_of(day.isoformat()))


def seed_of(day: str) -> str:
    """The luck of that day. It follows from the date alone, so a cheat can work it out; nobody else is told."""
    return hashlib.sha256(f"donjon deal {day}".encode()).hexdigest()[:32]


def day_of(text: str) -> datetime.date | None:
    """The date that a text is, like 2026-11-15, if it is one."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        return None
