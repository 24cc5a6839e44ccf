"""Names of games, and choices of seats and options."""

import pytest

from donjon import BadOption, Match, UnknownGame, list_games
from donjon.core.game import allows
from donjon.core.registry import find


def test_games_are_found_by_name() -> None:
    assert "towers" in list_games()
    assert find("towers").name == "towers"


@pytest.mark.parametrize(("name", "hint"), [("tower", "did you mean towers"), ("zzz", "there are")])
def test_an_unknown_game_gets_a_hint(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame, match=hint):
        Match(name)


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (5, {}, "Game of Towers is for 2, 3 or 4 players, not 5"),
        (4, {"hight": "5"}, "Game of Towers has no option 'hight'; choose height"),
        (4, {"height": "6"}, "option height must be 5 or unlimited, not '6'"),
    ],
)
def test_bad_choices_are_refused_with_a_sentence(seats: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Match("towers", seats, options=options)


def test_a_game_says_which_tables_it_takes() -> None:
    game = find("carcassonne")  # six players need the followers of an expansion
    assert [seats for seats in range(1, 8) if allows(game, seats, {})] == [2, 3, 4, 5]
    assert allows(game, 6, {"inns": "on"}) and not allows(game, 2, {"inns": "maybe"})
