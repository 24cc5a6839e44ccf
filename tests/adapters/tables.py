"""The tables that adapters are tested at: every game and number of seats, and the options that change it most."""

import pytest

from donjon import list_games
from donjon.core.game import allows
from donjon.core.registry import find
from tests.conformance.tables import Table

MAIN: dict[str, list[dict[str, str]]] = {
    "carcassonne": [{"inns": "on", "traders": "on", "dragon": "on"}],
    "elbrus": [{"stairs": "on", "penalties": "on"}],
    "highlanders": [{"failed_assault": "repulse", "turn_cap": "200"}],
    "torres": [{"version": "own"}, {"version": "master"}, {"version": "plain"}],
    "towers": [{"height": "unlimited"}],
}
LARGE: list[Table] = [("carcassonne", 6, {"inns": "on"})]  # seats that the options have to allow
SHORT = {"highlanders": {"turn_cap": "200"}}  # random games of it are long


def tables() -> list[Table]:
    found: list[Table] = []
    for name in list_games():
        shortened = SHORT.get(name, {})
        found += [(name, seats, shortened) for seats in find(name).seats if allows(find(name), seats, shortened)]
        found += [(name, find(name).seats[0], options) for options in MAIN.get(name, [])]
        found += [table for table in LARGE if table[0] == name]
    return found


every_table = pytest.mark.parametrize(("game", "seats", "options"), tables())
every_game = pytest.mark.parametrize("game", list_games())
