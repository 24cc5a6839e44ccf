"""Every game keeps every law: all seat counts, the default options and each option's other values. No exemptions."""

import pytest

from donjon import Match, list_games
from donjon.match.laws import play_lawfully
from tests.conformance.tables import tables

TABLES = tables(list_games())
USUAL = [(name, seats) for name, seats, options in TABLES if not options]


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_random_game_keeps_the_laws(name: str, seats: int) -> None:
    play_lawfully(Match(name, seats, seed=1), seed=seats)


@pytest.mark.parametrize(("name", "seats", "options"), [table for table in TABLES if table[2]])
def test_a_random_game_with_options_keeps_the_laws(name: str, seats: int, options: dict[str, str]) -> None:
    play_lawfully(Match(name, seats, seed=1, options=options), seed=seats)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_random_game_by_script_keeps_the_laws(name: str, seats: int) -> None:
    """Where chance comes from concerns the match, not the options."""
    play_lawfully(Match(name, seats, seed=1, chance="script"), seed=seats)
