"""The tables that adapters are tested at: every game, number of seats and option under which a random game ends."""

import pytest

from donjon import list_games
from donjon.core.game import may_be_endless
from donjon.core.registry import find
from tests.conformance.tables import tables

LONG = {"turn_cap": "800"}  # twice as long as by default, and otherwise the same


def _ends(name: str, options: dict[str, str]) -> bool:
    game = find(name)
    return options != LONG and not may_be_endless(game, {each.name: each.default for each in game.options} | options)


ENDING = [(name, seats, options) for name, seats, options in tables(list_games()) if _ends(name, options)]
every_table = pytest.mark.parametrize(("game", "seats", "options"), ENDING)
every_game = pytest.mark.parametrize("game", list_games())
