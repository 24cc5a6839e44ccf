"""The first line of a diagram, and what is wrong with it in one sentence."""

import pytest

from donjon.core.diagram import choice_of, facts, head, number_of
from donjon.core.errors import BadDiagram


def test_a_diagram_begins_with_its_game_and_its_facts() -> None:
    assert head("\n towers turn=red number=3 \n\n 8 . .\n", "towers", ("turn", "number")) == (
        {"turn": "red", "number": "3"},
        ["8 . ."],
    )


@pytest.mark.parametrize("text", ["", "\n\n", "torres turn=red", "turn=red"])
def test_another_beginning_is_refused(text: str) -> None:
    with pytest.raises(BadDiagram, match="a diagram of this game begins with the word towers"):
        head(text, "towers", ("turn",))


def test_an_unknown_fact_is_refused_by_name() -> None:
    with pytest.raises(BadDiagram, match="mood is not a fact of a position; known are turn or number"):
        facts(["mood=good"], ("turn", "number"))


def test_a_number_is_in_its_range_or_assumed() -> None:
    assert number_of({}, "seats", 4, 2, 4) == 4
    assert number_of({"points": "-7"}, "points", 0, -9, 9) == -7


@pytest.mark.parametrize("value", ["5", "1", "", "two", "3.0", "99999999999999999999"])
def test_any_other_number_is_refused(value: str) -> None:
    with pytest.raises(BadDiagram, match=f"seats={value}: must be a number from 2 to 4"):
        number_of({"seats": value}, "seats", 4, 2, 4)


def test_a_choice_is_one_of_the_values_or_assumed() -> None:
    assert choice_of({}, "turn", ("red", "blue")) == 0
    assert choice_of({}, "turn", ("red", "blue"), 1) == 1
    assert choice_of({"turn": "blue"}, "turn", ("red", "blue")) == 1
    with pytest.raises(BadDiagram, match="turn=pink: must be red or blue"):
        choice_of({"turn": "pink"}, "turn", ("red", "blue"))
