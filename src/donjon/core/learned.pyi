# Written by tools/stubs.py.
from typing import Self

from donjon.core.net import Net
from donjon.core.position import Moves, Position
from donjon.core.sense import Sense

LOOKS: int

class Learned(Sense):
    known: Sense | None
    judgement: Net | None
    ordering: Net | None
    def __init__(self, known: Sense, judgement: Net | None = ..., ordering: Net | None = ...) -> None: ...
    def for_thread(self, position: Position) -> Self: ...

def features_of(sense: Sense, position: Position) -> list[list[float]]: ...
def second_looks(sense: Sense, position: Position, moves: Moves) -> list[tuple[int, list[float]]]: ...
def promises(sense: Sense, position: Position, moves: Moves) -> list[float]: ...
