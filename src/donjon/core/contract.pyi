# Written by tools/stubs.py.
from donjon.core.position import Position
from donjon.core.random import Random

KEPT: int

class Watch:
    def play(self, position: Position, random: Random, most: int) -> int: ...
    def __init__(self, start: Position) -> None: ...
    def fault(self) -> str: ...
