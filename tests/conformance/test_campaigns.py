"""The campaigns of texts and games, in short. `python -m tools.campaign texts` and `games` are the long forms."""

import pytest

from donjon import list_games
from tools.campaign import games, texts


def test_texts_that_nobody_would_write_are_read_or_refused() -> None:
    seen = texts.lot("test", 60_000)
    assert seen["moves"] + seen["diagrams"] + seen["records"] == 60_000
    assert seen["moves_read"] and seen["diagrams_read"]


def test_random_games_keep_the_laws() -> None:
    seen = games.lot("test", 600, looked=0.1, whole=0.1)
    assert sum(seen[name] for name in list_games()) == 600
    assert seen["positions_checked"] and 0 < seen["replayed"] < 300


def test_every_game_has_its_part_in_a_campaign() -> None:
    weights = games.weights(list_games())
    assert min(weights) >= 0.05 and sum(weights) == pytest.approx(1)
