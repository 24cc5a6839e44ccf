# Written by tools/stubs.py.
from donjon.core.position import Moves, Position
from donjon.core.sense import Sense, Values

class HighlandersSense(Sense):
    def progress(self, position: Position, seat: int) -> float: ...
    def prior(self, position: Position, moves: Moves, weights: Values) -> None: ...

SENSE: HighlandersSense
