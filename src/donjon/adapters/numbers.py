"""A match as numbers: what a seat sees, and the number of each legal move. docs/tensors.md says what they mean."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from donjon.adapters.bout import demand_seat
from donjon.core import tensor
from donjon.core.position import Moves
from donjon.match.match import Match


def observation(match: Match, seat: int) -> NDArray[np.uint8]:
    """What a seat of the match sees: the bytes that every adapter hands out."""
    demand_seat(seat, match.seats)
    seen = tensor.observation(tensor.tensor_of(match.game.name), match._position, seat)
    return np.frombuffer(seen, np.uint8)


def actions(match: Match) -> dict[int, str]:
    """The legal moves by their numbers, in the order of `match.legal_moves()`."""
    moves = Moves()
    match._position.legal(moves)
    numbers = tensor.action_numbers(tensor.tensor_of(match.game.name), moves)
    return dict(zip(numbers, match.legal_moves(), strict=True))
