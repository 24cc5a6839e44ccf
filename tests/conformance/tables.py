"""The tables at which the laws are checked: every game, every number of seats, every value of every option."""

from donjon import BadOption, Match
from donjon.core.registry import find

Table = tuple[str, int, dict[str, str]]


def tables(names: tuple[str, ...]) -> list[Table]:
    """Each number of seats with the default options; each other value of an option with the most seats it allows."""
    found: list[Table] = []
    for name in names:
        game = find(name)
        found += [(name, seats, {}) for seats in game.seats if allowed(name, seats, {})]
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    chosen = {option.name: value}
                    seats = max(seats for seats in game.seats if allowed(name, seats, chosen))
                    found.append((name, seats, chosen))
    return found


def allowed(name: str, seats: int, options: dict[str, str]) -> bool:
    """Does the game take this combination? (A scenario may be for two players only.)"""
    try:
        Match(name, seats, seed=1, options=options)
    except BadOption:
        return False
    return True
