"""The campaigns of texts and games, in short. `python -m tools.campaign texts` and `games` are the long forms."""

from donjon import list_games
from tools.campaign import games, texts


def test_texts_that_nobody_would_write_are_read_or_refused() -> None:
    seen = texts.lot("test", 3_000)
    assert seen["moves"] + seen["diagrams"] + seen["records"] == 3_000
    assert seen["moves_read"] and seen["diagrams_read"]


def test_random_games_keep_the_laws() -> None:
    seen = games.lot("test", 40, share=0.002)
    assert sum(seen[name] for name in list_games()) == 40
    assert seen["positions_checked"] > 0
