"""Every game keeps every law: all seat counts, the default options and each option's other values. No exemptions."""

import pytest

from donjon import Match, list_games
from donjon.match.laws import play_lawfully
from tests.conformance.tables import tables


@pytest.mark.parametrize(("name", "seats", "options"), tables(list_games()))
@pytest.mark.parametrize("chance", ["seed", "script"])
def test_a_random_game_keeps_the_laws(name: str, seats: int, options: dict[str, str], chance: str) -> None:
    play_lawfully(Match(name, seats, seed=1, options=options, chance=chance), seed=seats)
