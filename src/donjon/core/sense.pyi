# Written by tools/stubs.py.
from collections.abc import Sequence

from donjon.core.position import Moves, Position

MOST_SEATS: int
MOST_KINDS: int
TO_THE_END: int
ENDLESS: int

class Values:
    def at(self, index: int) -> float: ...
    def __init__(self) -> None: ...

class Sense:
    cut: int
    margin: float
    curiosity: float
    par: float
    horizon: int
    any_order: bool
    haste: float
    def evaluate(self, position: Position, values: Values) -> None: ...
    def spread(self, position: Position) -> float: ...
    def progress(self, position: Position, seat: int) -> float: ...
    def prior(self, position: Position, moves: Moves, weights: Values) -> None: ...
    def __init__(
        self,
        cut: int = ...,
        margin: float = ...,
        worth: Sequence[float] = ...,
        curiosity: float = ...,
        par: float = ...,
        horizon: int = ...,
        any_order: bool = ...,
        haste: float = ...,
    ) -> None: ...

class Outlook:
    def judge(self, sense: Sense, position: Position) -> None: ...
    def hasten(self, sense: Sense, position: Position, seat: int) -> None: ...
    def reward_of(self, seat: int) -> float: ...
    def win_of(self, seat: int) -> float: ...
    def points_of(self, seat: int) -> float: ...
    def __init__(self) -> None: ...

def sense_of(position: Position) -> Sense: ...
