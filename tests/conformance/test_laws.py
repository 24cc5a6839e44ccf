"""Every game keeps every law: all seat counts, the default options and each option's other values. No exemptions."""

import pytest

from donjon import Match, games
from donjon.core.registry import find
from donjon.match.laws import play_lawfully


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats; every value of every option with the most seats it allows."""
    found = []
    for name in games():
        game = find(name)
        found += [(name, seats, {}) for seats in game.seats]
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    found.append((name, game.seats[-1], {option.name: value}))
    return found


@pytest.mark.parametrize(("name", "seats", "options"), tables())
@pytest.mark.parametrize("chance", ["seed", "script"])
def test_a_random_game_keeps_the_laws(name: str, seats: int, options: dict[str, str], chance: str) -> None:
    play_lawfully(Match(name, seats, seed=1, options=options, chance=chance), seed=seats)
