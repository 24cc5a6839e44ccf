# Written by tools/stubs.py.
from donjon.bots.tree import Tree
from donjon.core.position import Position
from donjon.core.random import Random
from donjon.core.sense import Sense

DEEPEST: int
SLOTS: int
FEW: int
LONGEST: int

class Walker:
    playouts: int
    def run(self, playouts: int) -> None: ...
    def widen(self) -> None: ...
    def __init__(
        self, tree: Tree, sense: Sense, start: Position, seat: int, hidden: bool, cut: int, random: Random
    ) -> None: ...
