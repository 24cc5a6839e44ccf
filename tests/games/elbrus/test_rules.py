"""The basic game: one test or more for each numbered paragraph of RULES.md, chapters 1 to 4, named by it."""

import pytest

from donjon import BadOption, IllegalMove, Match
from donjon.games.elbrus.pieces import FIELDS, KINDS, STOCK_KINDS
from tests.games.elbrus.castle import castle, legal, points, used_up
from tests.games.reasons import refused

V4 = ("bridge-r4c0-E", "bridge-r4c4-E")
ENDING = used_up("blue", 6, 6, "window-r8c0-E", "window-r8c3-E", "portal-r7c0-E")


def opened(seats: int = 2, **options: str) -> Match:
    match = Match("elbrus", seats, options=options, chance="script")
    match.play("first-red")
    return match


# 1. Field, pieces, first player


@pytest.mark.parametrize("size", FIELDS)
def test_1_1_the_field_is_square(size: int) -> None:
    match = opened(field=str(size))
    last = size - 1
    assert legal(match, f"bridge-r{last}c{last - 2}-E")
    assert legal(match, f"bridge-r{last - 2}c{last}-S")
    assert refused(match, f"bridge-r{last}c{last - 1}-E", "2.2", "off-field")
    assert len([shape for shape in match.picture().shapes if shape.kind == "cell"]) == size * size


def test_1_1_nine_by_nine_unless_said_otherwise() -> None:
    assert opened().options["field"] == "9"
    with pytest.raises(BadOption, match="option field must be 8, 9 or 10, not '7'"):
        Match("elbrus", 2, options={"field": "7"})


def test_1_2_a_set_is_thirteen_bridges_two_windows_a_portal_and_a_balcony() -> None:
    hands = opened(4).view(1)["position"]["hands"]
    assert hands == [{"bridge": 13, "window": 2, "portal": 1, "balcony": 1, "stairs": 0}] * 4


def test_1_2_what_is_used_up_is_gone() -> None:
    match = castle("portal-r0c0-E", "window-r1c0-E", "window-r2c0-E")
    assert refused(match, "portal-r5c0-E", "1.2", "none-left", piece="portal")
    assert refused(match, "window-r5c0-E", "1.2", "none-left", piece="window")
    assert match.view()["position"]["hands"][0] == {"bridge": 13, "window": 0, "portal": 0, "balcony": 1, "stairs": 0}
    assert legal(castle("portal-r0c0-E", turn="blue"), "portal-r5c0-E")


def test_1_3_chance_names_the_first_player() -> None:
    match = Match("elbrus", 3, chance="script")
    assert match.to_move is None
    assert match.legal_moves() == ["first-red", "first-blue", "first-yellow"]
    assert refused(match, "first-green", "1.4", "not-playing")
    assert refused(match, "bridge-r4c0-E", "1.3", "chance-decides")
    match.play("first-yellow")
    assert match.to_move == 2
    assert refused(match, "first-red", "1.3", "already-drawn")


def test_1_4_turns_go_round_from_zero_points() -> None:
    match = Match("elbrus", 4, chance="script")
    match.play("first-yellow")
    assert match.scores == [0, 0, 0, 0]
    seats = []
    for row in range(5):
        seats.append(match.to_move)
        match.play(f"bridge-r{row}c0-E")
    assert seats == [2, 3, 0, 1, 2]


# 2. Placing


def test_2_1_the_pieces() -> None:
    shapes = {kind.name: (kind.copies, kind.legs, kind.span) for kind in KINDS[:STOCK_KINDS]}
    assert shapes == {
        "bridge": (13, (1, 1), 1),
        "window": (2, (2, 2), 1),
        "portal": (1, (2, 2), 2),
        "balcony": (1, (1, 2), 1),
    }


@pytest.mark.parametrize(("piece", "deck", "cells"), [("bridge", 1, 3), ("window", 2, 3), ("portal", 2, 4)])
def test_2_1_a_deck_covers_all_cells_of_a_piece(piece: str, deck: int, cells: int) -> None:
    match = castle()
    match.play(f"{piece}-r4c2-E")
    heights = {shape.id: shape.height for shape in match.picture().shapes if shape.kind == "cell"}
    assert {name: height for name, height in heights.items() if height} == {f"r4c{2 + i}": deck for i in range(cells)}


@pytest.mark.parametrize(("to", "long_leg"), [("E", "r4c6"), ("S", "r6c4"), ("W", "r4c2"), ("N", "r2c4")])
def test_2_1_a_balcony_faces_any_of_four_ways(to: str, long_leg: str) -> None:
    match = castle("bridge-r3c4-S" if to in "EW" else "bridge-r4c3-E")
    assert points(match, f"balcony-r4c4-{to}") == 2
    assert match.picture().marks[-1].at == ("r4c4", long_leg)


def test_2_2_in_a_line_and_on_the_field() -> None:
    match = castle()
    for move in ("bridge-r0c7-E", "bridge-r7c0-S", "portal-r0c6-E", "balcony-r0c1-W", "bridge-r1c0-N", "bridge-r9c0-E"):
        assert refused(match, move, "2.2", "off-field")
    with pytest.raises(IllegalMove, match="not a move"):
        match.play("bridge-r4c4-SE")


def test_2_3_on_the_ground_or_on_two_pieces() -> None:
    match = castle(*V4)
    assert legal(match, "bridge-r0c0-E")
    match.play("bridge-r4c2-E")
    tops = {shape.id: shape.height for shape in match.picture().shapes if shape.kind == "cell"}
    assert [tops[f"r4c{column}"] for column in range(8)] == [1, 1, 2, 2, 2, 1, 1, 0]


def test_2_4_no_hanging_column() -> None:
    match = castle(*V4)
    assert refused(match, "bridge-r4c6-E", "2.4", "hanging-column", first="r4c6", second="r4c8", one=1, two=0)
    assert refused(match, "window-r4c6-E", "2.4", "hanging-column", first="r4c6", second="r4c8", one=1, two=0)
    assert refused(match, "balcony-r4c8-W", "2.4", "hanging-column", first="r4c8", second="r4c6", one=0, two=1)
    assert legal(match, "balcony-r4c6-E")


def test_2_5_the_span_must_be_clear() -> None:
    match = castle("window-r3c4-S")
    assert refused(match, "bridge-r4c3-E", "2.5", "span-blocked", cell="r4c4", height=2, deck=1)
    assert refused(match, "window-r4c3-E", "2.5", "span-blocked", cell="r4c4", height=2, deck=2)
    assert refused(match, "portal-r4c2-E", "2.5", "span-blocked", cell="r4c4", height=2, deck=2)
    assert refused(match, "portal-r4c3-E", "2.5", "span-blocked", cell="r4c4", height=2, deck=2)


def test_2_5_lying_directly_on_it_is_allowed() -> None:
    match = castle("bridge-r2c4-S")
    assert refused(match, "bridge-r3c3-E", "2.5", "span-blocked", cell="r3c4", height=1, deck=1)
    assert legal(match, "window-r3c3-E")


def test_2_6_not_on_one_single_piece() -> None:
    assert refused(castle("bridge-r4c0-E"), "window-r4c0-E", "2.6", "on-one-piece", first="r4c0", second="r4c2")
    assert refused(
        castle("portal-r4c0-E", turn="blue"), "portal-r4c0-E", "2.6", "on-one-piece", first="r4c0", second="r4c3"
    )
    assert refused(castle("portal-r4c0-E"), "bridge-r4c1-E", "2.6", "on-one-piece", first="r4c1", second="r4c3")
    assert refused(castle("portal-r2c0-S"), "bridge-r3c0-S", "2.6", "on-one-piece", first="r3c0", second="r5c0")


def test_2_6_though_another_piece_lies_across_its_middle() -> None:
    """The bridge r4c3-r4c5 shows at both ends; over its middle lies another, level with what a window spans."""
    match = castle("bridge-r4c3-E", "bridge-r2c3-E", "bridge-r2c4-S")
    assert refused(match, "window-r4c3-E", "2.6", "on-one-piece", first="r4c3", second="r4c5")
    columns = ("bridge-r4c3-S", "bridge-r4c4-S", "bridge-r4c5-S")
    assert legal(castle(*columns, "bridge-r2c3-E", "bridge-r2c4-S"), "window-r4c3-E")


def test_2_7_a_foot_may_stand_in_the_middle_of_a_deck() -> None:
    assert legal(castle("bridge-r2c2-S", "bridge-r2c4-S"), "bridge-r3c2-E")


def test_2_8_one_foot_on_the_ground_and_one_on_a_piece() -> None:
    assert legal(castle("bridge-r4c0-E"), "balcony-r4c2-E")
    assert refused(
        castle("window-r4c0-E"), "balcony-r4c2-E", "2.4", "hanging-column", first="r4c2", second="r4c4", one=2, two=0
    )


def test_2_9_nobody_may_pass() -> None:
    match = castle()
    assert refused(match, ".", "2.9", "no-passing")
    assert all(move.split("-")[0] in ("bridge", "window", "portal", "balcony") for move in match.legal_moves())


def test_2_9_a_special_piece_must_be_placed_when_no_bridge_is_left() -> None:
    match = castle(*used_up("red", 0, 0), turn="blue")
    match.play("bridge-r8c0-E")
    assert {move.split("-")[0] for move in match.legal_moves()} == {"window", "portal"}


# 3. Scoring


def test_3_1_a_piece_scores_at_once_and_says_why() -> None:
    match = castle(*V4)
    match.play("bridge-r4c2-E")
    assert match.scores == [2, 0]
    placed = match.events()[-1]
    assert (placed["kind"], placed["seat"], placed["points"]) == ("placed", 0, 2)
    assert placed["text"] == "Red places a bridge in the middle, at height 2: 2 points."


def test_3_2_storeys_from_the_deck_down() -> None:
    assert points(castle(*V4), "bridge-r4c2-E") == 2
    assert points(castle(*V4), "window-r4c2-E") == 3
    second_storey = ("bridge-r3c2-S", "bridge-r3c4-S", "bridge-r3c2-E", "bridge-r5c2-E")
    assert points(castle(*second_storey), "bridge-r3c3-S") == 3
    assert points(castle(*second_storey), "window-r3c3-S") == 4


def test_3_2_an_arch_directly_on_what_is_under_it_gives_one() -> None:
    assert points(castle("bridge-r2c2-S", "bridge-r2c3-S", "bridge-r2c4-S"), "bridge-r2c2-E") == 1


@pytest.mark.parametrize("move", ["bridge-r4c0-E", "window-r4c0-E", "portal-r4c0-E", "window-r4c0-S"])
def test_3_3_both_columns_on_the_ground_give_nothing(move: str) -> None:
    assert points(castle(), move) == 0


def test_3_3_nor_does_an_arch_over_something() -> None:
    assert points(castle("bridge-r2c4-S"), "window-r3c3-E") == 0


def test_3_4_the_highest_thing_under_a_portal_counts() -> None:
    sides = ("bridge-r3c1-S", "bridge-r3c4-S")
    assert points(castle(*sides), "portal-r4c1-E") == 3
    assert points(castle(*sides, "bridge-r4c2-S"), "portal-r4c1-E") == 2
    assert points(castle(*sides, "window-r4c3-S"), "portal-r4c1-E") == 1
    assert points(castle(*sides, "window-r4c2-S", "bridge-r4c3-S"), "portal-r4c1-E") == 1


def test_3_5_one_column_on_the_ground_scores_as_any_other() -> None:
    assert points(castle("bridge-r4c2-S"), "balcony-r4c2-E") == 2
    assert points(castle("bridge-r4c2-S", "bridge-r4c3-S"), "balcony-r4c2-E") == 1


# 4. The end


def test_4_1_it_ends_when_the_player_to_move_has_nothing_left() -> None:
    match = castle(*ENDING)
    assert not match.over
    match.play("bridge-r0c0-E")
    assert match.over
    assert match.legal_moves() == []
    assert match.view()["position"]["ended"] == "no-pieces"
    assert match.events()[-1]["text"] == "The game is over: Blue has run out of pieces."
    assert refused(match, "bridge-r1c0-E", "4.1", "game-over")


CROWDED = """
elbrus seats=3 field=8 turn=blue
   c0 c1 c2 c3 c4 c5 c6 c7
r0 2b 2b 2b 2b  .  . 2y  .
r1  . 1r 2y 2y 3b  . 2y 1y
r2  . 1r 1b  . 3b 2r 2y 1y
r3 2b 1r 1b  . 3b 2r 3r 1y
r4 3y  . 1b 1r 2y 2r 3r  .
r5 3y  .  . 1r 2y  . 3r 2r
r6 4y 4y 4y 3r 2y 1b 3r 2r
r7 2y 2y 2y 2y 1r 1r 1r 2r
blue bridge-r3c4-E
yellow portal-r7c0-E
red window-r2c5-S
blue bridge-r6c4-E
yellow balcony-r6c4-N
red bridge-r4c3-S
blue portal-r0c0-E
yellow window-r1c2-E
red window-r5c7-S
blue window-r6c0-E
yellow window-r0c6-S
red bridge-r7c4-E
blue window-r3c0-S
yellow bridge-r1c7-S
red bridge-r1c1-S
blue balcony-r1c4-S
yellow bridge-r4c0-S
red balcony-r6c1-E
blue bridge-r2c2-S
yellow bridge-r6c0-E
red portal-r3c6-S
"""


def test_4_1_or_has_no_room_for_what_is_left() -> None:
    match = Match.from_diagram("elbrus", CROWDED)
    assert match.legal_moves() == ["bridge-r3c4-E"]
    match.play("bridge-r3c4-E")
    assert match.over
    assert match.view()["position"]["ended"] == "no-room"
    assert match.view()["position"]["hands"][2]["bridge"] == 10
    assert match.events()[-1]["text"] == "The game is over: Yellow has no room left to build."


def test_4_1_a_staircase_in_hand_counts_as_a_piece() -> None:
    blue = used_up("blue", 6, 6, "window-r8c0-E", "window-r8c3-E", "portal-r7c0-E", bridges=11)
    match = castle(*blue, "bridge-r4c4-S", stairs="on", held="blue")
    match.play("bridge-r0c0-E")
    assert not match.over
    assert {move.split("-")[0] for move in match.legal_moves()} == {"stairs"}


def test_4_2_most_points_win() -> None:
    match = castle(*ENDING, points="20,19")
    match.play("bridge-r0c0-E")
    assert match.over
    assert match.ranks == [1, 2]


def test_4_3_equal_points_go_to_the_higher_piece() -> None:
    assert castle("bridge-r0c0-E", "blue window-r1c0-E", points="5,5").ranks == [2, 1]
    assert castle("bridge-r0c0-E", "blue window-r1c0-E", points="6,5").ranks == [1, 2]


def test_4_3_then_the_next_highest_and_then_the_number_of_pieces() -> None:
    level = ("window-r0c0-E", "blue window-r1c0-E")
    assert castle(*level, "bridge-r2c0-E", "blue window-r3c0-E", points="5,5").ranks == [2, 1]
    assert castle(*level, "bridge-r2c0-E", points="5,5").ranks == [1, 2]
    third = castle(*level, "yellow window-r2c0-E", "yellow bridge-r3c0-E", seats=3, points="5,5,5")
    assert third.ranks == [2, 2, 1]


def test_4_4_equal_in_everything_share_the_rank() -> None:
    assert castle("window-r0c0-E", "blue window-r1c0-E", points="5,5").ranks == [1, 1]
    assert castle(points="3,3").ranks == [1, 1]
