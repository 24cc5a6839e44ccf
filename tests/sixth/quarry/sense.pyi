# Written by tools/stubs.py.
from donjon.core.position import Moves, Position
from donjon.core.sense import Sense, Values

class QuarrySense(Sense):
    def spread(self, position: Position) -> float: ...
    def prior(self, position: Position, moves: Moves, weights: Values) -> None: ...

SENSE: QuarrySense
