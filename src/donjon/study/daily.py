"""The puzzle of the day: the same for everybody on that date, without any service."""

from __future__ import annotations

import datetime
import hashlib

from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.study.puzzle import Puzzle, puzzles


def puzzle_of(day: datetime.date) -> Puzzle:
    """The puzzle of that day. Games take turns from day to day."""
    games = [name for name in registry.names() if puzzles(name)]
    if not games:
        raise DonjonError("no game has puzzles here")
    found = puzzles(games[day.toordinal() % len(games)])
    digest = hashlib.sha256(f"donjon puzzle {day.isoformat()}".encode()).digest()
    return found[int.from_bytes(digest[:8], "big") % len(found)]


def day_of(text: str) -> datetime.date | None:
    """The date that a text is, like 2026-11-15, if it is one."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        return None
