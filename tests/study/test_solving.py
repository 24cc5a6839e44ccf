"""Solving a puzzle: move by move, what is said, and the puzzle of the day."""

import datetime

import msgspec
import pytest

from donjon.core.catalogue import LANGUAGES
from donjon.core.errors import IllegalMove
from donjon.study import daily
from donjon.study.daily import day_of, puzzle_of
from donjon.study.puzzle import Puzzle, puzzles
from tests.study.test_puzzles import made


def test_a_solution_solves_it_and_says_why() -> None:
    solving = made("build").begin()
    assert not solving.over and solving.say("en") == ""
    solving.play("bridge-r2c0-E")
    assert solving.over and solving.solved
    assert solving.say("en") == "Found: Red now wins 90 times in 100; after the best other turn it would be 40."
    solving.play("bridge-r5c5-E")
    assert solving.moves == ["bridge-r2c0-E"]


def test_another_turn_does_not_and_says_what_it_is_worth() -> None:
    solving = made("build").begin(["bridge-r5c5-E"])
    assert solving.over and not solving.solved
    assert solving.say("en").startswith("Not yet: after this turn Red wins ")
    assert made().begin(["bridge-r5c5-E"]).say("en") == "Not yet: this turn scores 0."
    assert len({solving.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    solving = made().begin()
    with pytest.raises(IllegalMove):
        solving.play("bridge-r0c0-S")
    assert solving.moves == [] and not solving.over


def test_a_line_is_told_move_by_move_with_its_places() -> None:
    solving = made().begin()
    (told,) = solving.told(made().solution, "en")
    assert told.endswith(".")
    (lit,) = solving.places(made().solution)
    assert "r2c0" in lit


def test_the_puzzle_of_the_day_follows_from_the_date(monkeypatch: pytest.MonkeyPatch) -> None:
    numbered = {game: tuple(_with_number(n) for n in range(9)) for game in ("elbrus", "towers")}
    monkeypatch.setattr(daily, "puzzles", lambda game: numbered.get(game, ()))
    days = [datetime.date(2026, 11, 15) + datetime.timedelta(days) for days in range(30)]
    found = [puzzle_of(day) for day in days]
    assert found == [puzzle_of(day) for day in days]
    assert len({puzzle.number for puzzle in found}) > 5


def _with_number(number: int) -> Puzzle:
    return msgspec.structs.replace(made(), number=number)


def test_a_date_is_read_and_an_id_is_none() -> None:
    assert day_of("2026-11-15") == datetime.date(2026, 11, 15)
    assert day_of("42ce7fb6b8") is None


def test_puzzles_are_in_the_order_of_difficulty() -> None:
    for game in ("elbrus", "towers"):
        levels = [puzzle.difficulty for puzzle in puzzles(game)]
        assert levels == sorted(levels)
