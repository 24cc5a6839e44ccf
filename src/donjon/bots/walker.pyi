from donjon.bots.tree import Tree
from donjon.core.position import Position
from donjon.core.random import Random
from donjon.core.sense import Sense

class Walker:
    playouts: int
    def __init__(
        self, tree: Tree, sense: Sense, start: Position, seat: int, hidden: bool, cut: int, random: Random
    ) -> None: ...
    def run(self, playouts: int) -> None: ...
