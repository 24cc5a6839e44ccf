"""Writing it down: one test or more for each numbered paragraph of RULES.md, chapter 8, named by it."""

import pytest

from donjon import BadDiagram, IllegalMove, Match
from donjon.core.registry import find
from donjon.games.elbrus.codes import Reason
from donjon.games.elbrus.pieces import BRIDGE, DIRECTIONS, cell, place_move
from tests.games.elbrus.castle import castle, legal

GAME = find("elbrus")


@pytest.mark.parametrize(
    ("move", "feet"),
    [
        ("bridge-r4c2-E", ("r4c2", "r4c4", "bridge")),
        ("window-r0c0-S", ("r0c0", "r2c0", "window")),
        ("portal-r0c1-S", ("r0c1", "r3c1", "portal")),
        ("balcony-r0c2-W", ("r0c2", "r0c0", "balcony")),
        ("balcony-r4c4-N", ("r4c4", "r2c4", "balcony")),
    ],
)
def test_8_1_a_placement_is_piece_first_foot_and_direction(move: str, feet: tuple[str, ...]) -> None:
    position = castle()._position
    number = GAME.read(position, move)
    assert GAME.write(position, number) == move
    assert GAME.parts(position, number) == feet


@pytest.mark.parametrize(
    ("said", "written"),
    [("bridge-r4c4-W", "bridge-r4c2-E"), ("window-r2c0-N", "window-r0c0-S"), ("portal-r4c4-W", "portal-r4c1-E")],
)
def test_8_1_equal_ends_are_read_either_way(said: str, written: str) -> None:
    match = castle()
    match.play(said)
    assert match.played[-1].text == written
    assert match.record() == Match.from_record(match.record()).record()


def test_8_1_a_number_from_the_other_end_is_refused() -> None:
    position = castle()._position
    west = place_move(BRIDGE * 4 + DIRECTIONS.index("W"), cell(4, 4))
    assert position.refuse(west) == Reason.OTHER_END
    assert GAME.refusal(position, west, Reason.OTHER_END).rule == "8.1"


@pytest.mark.parametrize(
    "text",
    ["", "bridge", "bridge-r4c2", "bridge-r4c2-E-S", "stairs-r4c0-E", "tower-r4c2-E", "bridge-e4-E", "first-pink"],
)
def test_8_1_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMove, match="not a move: write a placement as bridge-r4c2-E") as caught:
        castle().play(text)
    assert caught.value.rule == "8.1"


@pytest.mark.parametrize(
    ("move", "feet"),
    [
        ("stairs-r4c0-E-E", ("r4c0", "r4c2", "r4c4", "stairs")),
        ("stairs-r4c0-E-S", ("r4c0", "r4c2", "r6c2", "stairs")),
        ("stairs-r4c4-N-W", ("r4c4", "r2c4", "r2c2", "stairs")),
    ],
)
def test_8_2_a_staircase_adds_the_direction_of_its_upper_bridge(move: str, feet: tuple[str, ...]) -> None:
    position = castle()._position
    number = GAME.read(position, move)
    assert GAME.write(position, number) == move
    assert GAME.parts(position, number) == feet


def test_8_2_making_one_or_not_and_the_first_player() -> None:
    match = castle("bridge-r4c4-S", stairs="on", held="red", points="6,0")
    match.play("stairs-r4c0-E-E")
    assert [choice.parts for choice in match.choices()] == [["join"], ["."]]
    assert Match("elbrus", 2, chance="script").legal_moves() == ["first-red", "first-blue"]


DIAGRAM = """\
elbrus seats=2 field=9 stairs=on penalties=off scenario=the-well turn=blue number=5 points=5,0 held=blue offered=no ended=running
   c0 c1 c2 c3 c4 c5 c6 c7 c8
r0  .  .  .  .  .  .  .  .  .
r1  .  .  .  .  .  .  .  .  .
r2  .  .  .  .  .  .  .  .  .
r3  .  .  . 2x 1x 2x  .  .  .
r4  .  .  . 3r 3r 3r  .  .  .
r5  .  .  . 2x 1x 2x  .  .  .
r6  .  .  .  .  .  .  . 2b  .
r7  .  .  .  .  .  .  . 2b  .
r8 1r 1r 2r 2r 2r 1b 1b 2b  .
blue bridge-r8c4-E
red bridge-r4c3-E
red stairs-r8c0-E-E
blue window-r6c7-S
"""  # noqa: E501


def test_8_3_a_position_is_facts_map_and_pieces() -> None:
    pieces = ("blue bridge-r8c4-E", "bridge-r4c3-E", "stairs-r8c0-E-E", "blue window-r6c7-S")
    match = castle(*pieces, scenario="the-well", stairs="on", turn="blue", held="blue")
    assert match.diagram() == DIAGRAM
    assert Match.from_diagram("elbrus", DIAGRAM).diagram() == DIAGRAM


def test_8_3_points_are_counted_from_the_pieces_unless_given() -> None:
    pieces = ("bridge-r4c0-E", "blue bridge-r4c4-E", "blue window-r4c2-E")
    assert castle(*pieces).scores == [0, 3]
    assert castle(*pieces, points="7,-2").scores == [7, -2]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with the word elbrus"),
        ("towers", "begins with the word elbrus"),
        ("elbrus mood=good", "mood is not a fact of a position; known are seats, field"),
        ("elbrus seats=5", "seats=5: must be 2, 3 or 4"),
        ("elbrus field=7", "field=7: must be 8, 9 or 10"),
        ("elbrus field=x", "field=x: must be 8, 9 or 10"),
        ("elbrus stairs=maybe", "stairs=maybe: must be off or on"),
        ("elbrus turn=green", "turn=green: must be red or blue"),
        ("elbrus points=1", "points=1: must be one number for each of 2 players"),
        ("elbrus points=1,x", "points=x: must be a number"),
        ("elbrus number=-1", "number=-1: must be a number from 0"),
        ("elbrus held=red", "held=red: must be players, with stairs=on"),
        ("elbrus stairs=on held=red,red", "each with one staircase at most"),
        ("elbrus offered=yes", "offered=yes: red must stand on a mark"),
        ("elbrus stairs=on points=16,0 offered=yes held=red", "offered=yes: red must stand on a mark"),
        ("elbrus ended=no-room", "red can still place a piece, so the game is not over"),
        ("elbrus ended=soon", "ended=soon: must be running, no-pieces or no-room"),
        ("elbrus\nred bridge-r4c8-E", "red bridge-r4c8-E: off field"),
        ("elbrus\nred bridge-r4c0-E\nblue bridge-r4c1-E", "blue bridge-r4c1-E: hanging column"),
        ("elbrus\ngreen bridge-r4c0-E", "'green bridge-r4c0-E' is no piece of a player"),
        ("elbrus\nred tower-r4c0-E", "is no piece of a player; write one as: red bridge-r4c2-E"),
        ("elbrus\nred portal-r4c0-E\nred portal-r5c0-E", "red portal-r5c0-E: red has not so many pieces"),
        ("elbrus\nblue bridge-r4c4-S\nred stairs-r4c0-E-E", "there are staircases only with stairs=on"),
        ("elbrus turn=chance\nred bridge-r4c0-E", "chance moves only before the first piece"),
        ("elbrus\nr0 . . . . . . . . .", "the map does not show what the pieces build"),
        ("elbrus\nr0 1r 1r 1r . . . . . .\nred bridge-r0c0-E", "the map does not show what the pieces build"),
    ],
)
def test_8_3_nonsense_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadDiagram) as caught:
        Match.from_diagram("elbrus", text)
    assert words in str(caught.value)


def test_8_3_facts_may_be_left_out() -> None:
    match = castle()
    assert match.options == {"stairs": "off", "penalties": "off", "scenario": "none", "field": "9"}
    assert (match.seats, match.to_move, match.scores) == (2, 0, [0, 0])
    assert legal(match, "bridge-r0c0-E")
