"""The measured strength of the levels: `ratings.json`, written by `donjon strength`."""

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("ratings.json")
Ratings = dict[str, dict[str, dict[str, int]]]  # Elo, random play at 0, by game, seats and bot


@cache
def ratings() -> Ratings:
    """Everything measured."""
    found: Ratings = json.loads(FILE.read_text(encoding="utf-8"))
    return found
