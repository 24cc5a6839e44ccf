"""One ply as it was played, and the buffers that playing it needs."""

import threading
from dataclasses import dataclass
from functools import lru_cache

from donjon.core.game import Note
from donjon.core.position import Log, Moves


class Scratch(threading.local):
    """Buffers for a single call. Threads have one set each, because a set for each match would take 28 kB."""

    def __init__(self) -> None:
        self.moves = Moves()
        self.log = Log()


SCRATCH = Scratch()


@dataclass(frozen=True, slots=True)
class Played:
    """One ply as it was played. `seat` is None for chance; `turn` and `reveals` are the position's counts before it."""

    move: int
    text: str
    seat: int | None
    turn: int
    reveals: int
    notes: tuple[Note, ...]
    places: tuple[str, ...]


@lru_cache(maxsize=5_000)
def dealt(played: Played) -> Played:
    """A chance ply. Tables share equal ones, because a deal can take a hundred plies."""
    return played
