"""Donjon: five castle-and-tower board games as a library, in the terminal and online.

import donjon
match = donjon.Match("towers", seats=4, seed=7)
"""

from donjon import _pure  # noqa: F401  must come first: it decides whether compiled modules are used
from donjon.core.errors import (
    BadDiagram,
    BadOption,
    BadRecord,
    DonjonError,
    IllegalMove,
    NoPicture,
    NoUndo,
    UnknownGame,
)
from donjon.core.registry import names as list_games
from donjon.core.things import Place, Thing
from donjon.match import Match
from donjon.match.legal import LegalMove
from donjon.match.player import bot
from donjon.match.sight import Seen
from donjon.study.puzzle import Puzzle, puzzles
from donjon.study.review import Review, review
from donjon.teaching import lessons

__version__ = "0.1.0"

__all__ = [
    "BadDiagram",
    "BadOption",
    "BadRecord",
    "DonjonError",
    "IllegalMove",
    "LegalMove",
    "Match",
    "NoPicture",
    "NoUndo",
    "Place",
    "Puzzle",
    "Review",
    "Seen",
    "Thing",
    "UnknownGame",
    "bot",
    "lessons",
    "list_games",
    "puzzles",
    "review",
]
