"""Every game plays as its golden files say. If you changed rules on purpose: `make golden`, then read the diff."""

import pytest

from donjon import list_games
from donjon.core.registry import find
from tools.golden import home_of, perft, picture, picture_of, playthrough


@pytest.mark.parametrize("name", list_games())
def test_perft(name: str) -> None:
    assert (home_of(name) / "perft.txt").read_text(encoding="utf-8") == perft(find(name))


@pytest.mark.parametrize("name", list_games())
def test_playthrough(name: str) -> None:
    assert (home_of(name) / "playthrough.txt").read_text(encoding="utf-8") == playthrough(find(name))


@pytest.mark.parametrize("name", list_games())
def test_picture(name: str) -> None:
    assert picture_of(name).read_text(encoding="utf-8") == picture(find(name))
