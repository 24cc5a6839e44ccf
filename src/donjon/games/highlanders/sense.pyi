# Written by tools/stubs.py.
from donjon.core.position import Moves, Position
from donjon.core.sense import Sense, Values

class HighlandersSense(Sense):
    def evaluate(self, position: Position, values: Values) -> None: ...
    def prior(self, position: Position, moves: Moves, weights: Values) -> None: ...

SENSE: HighlandersSense
