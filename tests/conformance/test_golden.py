"""Every game plays as its golden files say. A meant change: `make golden`, then read the difference."""

from pathlib import Path

import pytest

from donjon import list_games
from donjon.core.registry import find
from tools.golden import PICTURES, perft, picture, playthrough

TESTS = Path(__file__).parent.parent / "games"


@pytest.mark.parametrize("name", list_games())
def test_perft(name: str) -> None:
    assert (TESTS / name / "perft.txt").read_text(encoding="utf-8") == perft(find(name))


@pytest.mark.parametrize("name", list_games())
def test_playthrough(name: str) -> None:
    assert (TESTS / name / "playthrough.txt").read_text(encoding="utf-8") == playthrough(find(name))


@pytest.mark.parametrize("name", list_games())
def test_picture(name: str) -> None:
    assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == picture(find(name))
