from collections.abc import Sequence

from donjon.core.position import Moves, Position

TO_THE_END: int
MOST_SEATS: int

class Values:
    def __init__(self) -> None: ...
    def at(self, index: int) -> float: ...

class Sense:
    cut: int
    margin: float
    curiosity: float
    par: float
    horizon: int
    any_order: bool
    def __init__(
        self,
        cut: int = ...,
        margin: float = ...,
        worth: Sequence[float] = ...,
        curiosity: float = ...,
        par: float = ...,
        horizon: int = ...,
        any_order: bool = ...,
    ) -> None: ...
    def evaluate(self, position: Position, values: Values) -> None: ...
    def spread(self, position: Position) -> float: ...
    def prior(self, position: Position, moves: Moves, weights: Values) -> None: ...

class Outlook:
    def __init__(self) -> None: ...
    def judge(self, sense: Sense, position: Position) -> None: ...
    def reward_of(self, seat: int) -> float: ...
    def win_of(self, seat: int) -> float: ...
    def points_of(self, seat: int) -> float: ...

def sense_of(position: Position) -> Sense: ...
