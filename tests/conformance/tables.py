"""The tables at which the laws are checked: every game, every number of seats, every value of every option."""

from donjon.core.game import allows
from donjon.core.registry import find

Table = tuple[str, int, dict[str, str]]


def tables(names: tuple[str, ...]) -> list[Table]:
    """Each number of seats with the default options; each other value of an option with the most seats it allows."""
    found: list[Table] = []
    for name in names:
        game = find(name)
        found += [(name, seats, {}) for seats in game.seats if allows(game, seats, {})]
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    chosen = {option.name: value}
                    seats = max(seats for seats in game.seats if allows(game, seats, chosen))
                    found.append((name, seats, chosen))
    return found
