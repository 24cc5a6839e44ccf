"""The told games in docs/ are what the log says today. Changed on purpose? `make golden`, then read the diff."""

import pytest

import donjon
from donjon.core.catalogue import LANGUAGES
from tools.told import TERMINAL, TOLD, in_terminal, kept, names, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted({*names()} & {*donjon.list_games()}))
def test_a_game_is_told_as_it_stands_there(name: str, language: str) -> None:
    assert (TOLD / f"{name}.{language}.md").read_text(encoding="utf-8") == told(kept(name), language)


@pytest.mark.parametrize("name", sorted({"torres"} & {*donjon.list_games()}))
def test_and_so_is_the_game_in_the_terminal(name: str) -> None:
    assert (TOLD / TERMINAL).read_text(encoding="utf-8") == in_terminal(kept(name))
