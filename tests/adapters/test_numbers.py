"""A match as numbers: the same as the adapters have, and legal moves by the numbers that they take."""

from typing import Any

import pytest

from donjon import DonjonError, Match
from donjon.adapters import actions, observation
from donjon.adapters.bout import Bout
from tests.adapters.tables import every_game


@every_game
def test_a_match_is_seen_as_by_the_adapters(game: str) -> None:
    match, bout = Match(game, seed=1), Bout(game)
    for _ in range(20):
        bout.position = match._position.copy()
        bout.settle()
        assert list(actions(match)) == bout.legal
        assert list(actions(match).values()) == match.legal_moves()
        for seat in range(match.seats):
            assert observation(match, seat).tobytes() == bout.observation(seat).tobytes()
        match.play(actions(match)[bout.legal[-1]])


@pytest.mark.parametrize("seat", [-1, 2, 0.5, "red", None])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(DonjonError, match=f"there is no seat {seat} at a table for 2"):
        observation(Match("towers", seats=2), seat)
