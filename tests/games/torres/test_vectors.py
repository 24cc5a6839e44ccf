"""Published numbers and worked examples. Cells of the sources are (row, column) from the north-west: (3, 3) is d5."""

import pytest

from donjon import Match
from tests.games.reasons import refused
from tests.games.torres.board import blocks, board, heights, last_turn, legal, play, player, points, targets

# Scoring.


def test_S1_level_3_times_area_5() -> None:
    match = last_turn("d5 3r", "d4 2r", "d3 1", "d2 1", "e5 1")
    match.play(".")
    assert points(match, 0) == [15]


@pytest.mark.parametrize(("area", "level", "worth"), [(6, 4, 24), (7, 3, 21)])
def test_S2_S3_published_castles(area: int, level: int, worth: int) -> None:
    row = [f"{c}5 1" for c in "abcdefgh"[1:area]]
    match = last_turn(f"a5 {level}r", *row)
    match.play(".")
    assert points(match, 0) == [worth]


def test_S4_stacks_of_four_players() -> None:
    match = play(Match("torres", seats=4, chance="script"), "*d8 *c6 *f6 *h5 Kc3")
    assert player(match, 3)["stacks"] == [2, 2, 2, 2]


def test_T1_one_point_can_earn_three() -> None:
    match = play(board("d5 1r", seats=3, red="score=7", blue="score=8", yellow="score=9"), "^")
    assert match.scores == [10, 8, 9]


def test_T2_leaving_the_shared_start() -> None:
    match = play(board("d5 1r", "a1 0b", seats=3), "^ ./3 . ^")
    assert match.scores == [1, 2, 0]


def test_T3_no_check_between_castles_and_then_the_next_free_space() -> None:
    rows = ("a8 1r", "b8 1", "c8 1", "d8 1", "a6 1r", "b6 1", "c6 1", "d6 1", "a4 1r", "b4 1", "c4 1")
    match = last_turn(*rows, "a2 1b", red="score=20", blue="score=31")
    match.play(".")
    assert points(match, 0, "castle-scored") == [4, 4, 3]
    assert match.scores == [32, 33]


@pytest.mark.parametrize(("levels", "worth", "bonus"), [((2, 4), 24, [10]), ((1, 3), 18, []), ((2, 2), 12, [10])])
def test_T4_the_king_in_phase_2(levels: tuple[int, int], worth: int, bonus: list[int]) -> None:
    match = last_turn("a5 1K", "b5 1", "c5 1", "d5 1", f"e5 {levels[0]}r", f"f5 {levels[1]}r", phase=2)
    match.play(".")
    assert points(match, 0, "castle-scored") == [worth]
    assert points(match, 0, "king-bonus") == bonus


# Blocks.


def test_B1_height_follows_area() -> None:
    match = board("c6 1", "a1 0r")
    assert refused(match, "+c6", "4.8")
    play(match, "+d6")
    assert legal(match, "+c6")
    assert legal(match, "+d6")
    play(match, "+d6")
    assert refused(match, "+d6", "4.8")


def test_B2_merging() -> None:
    match = board("c6 1", "d6 1", "f6 1", "a1 0r")
    assert refused(match, "+e6", "4.7")
    assert legal(match, "+d5")
    assert refused(match, "+e7", "4.6")
    start = play(Match("torres", seats=2, chance="script"), "*a4 *e1 Kh5 +d6")
    assert refused(start, "+d7", "4.7")


def test_B3_the_five_point_climb() -> None:
    match = board("d5 1r", "d4 1", red="cards=extra")
    play(match, "+e5 +e5 d5-e5 +d5 !extra:d5 e5-d5")
    assert match.view()["position"]["actions"] == 0
    assert heights(match)["d5"] == 3
    assert player(match, 0)["knights"] == ["d5"]
    assert match.view()["position"]["areas"]["d5"] * heights(match)["d5"] == 9


def test_K1_setting_knights() -> None:
    match = board("c6 1r", "c7 1", "b6 2", "b7 1", "h8 1b")
    assert legal(match, "*d6")
    assert legal(match, "*c7")
    assert refused(match, "*b6", "4.2")
    assert refused(match, "*d5", "4.2")


def test_L1_left_overs() -> None:
    match = play(board("d5 1r", seats=3), "+c5/3 . >2 >2")
    assert player(match, 0)["stacks"] == [3, 3, 3]
    two = board("d5 1r")
    supply = two.view()["position"]["supply"]
    play(two, "+c5 .")
    assert player(two, 0)["stacks"] == [3, 3, 3]
    assert two.view()["position"]["supply"] == supply + 2


# Doors.


def test_D1_one_block() -> None:
    match = board("c5 0r", "d5 1")
    assert targets(match, "c5") - {"b5", "c6", "c4", "d5"} == {"d6", "d4", "e5"}


def test_D2_a_row_of_three() -> None:
    match = board("c5 0r", "d5 1", "e5 1", "f5 1")
    assert targets(match, "c5") - {"b5", "c6", "c4"} == {"d6", "e6", "f6", "d4", "e4", "f4", "g5", "d5"}


D3 = ("c5 1r", "d5 3", "e5 1", "f5 1", "g5 3", "h5 2")


def test_D3_same_castle_targets() -> None:
    castle_cells = {"d5", "e5", "f5", "g5", "h5"}
    assert targets(board(*D3), "c5") & castle_cells == {"e5", "f5"}
    assert targets(board(*D3, doors="path"), "c5") & castle_cells == {"e5"}
    around = {f"{c}6" for c in "cdefgh"} | {f"{c}4" for c in "cdefgh"} | {"b5"}
    assert targets(board(*D3), "c5") - castle_cells == around
    assert targets(board(*D3, doors="path"), "c5") - castle_cells == around
    assert "h5" in targets(board(*D3, red="cards=door"), "c5", "door")


D4 = ("b5 2r", "c5 3", "d5 1", "e5 1", "f5 3", "g5 2")


def test_D4_twin_towers() -> None:
    assert {"g5", "e5", "d5", "c5"} <= targets(board(*D4), "b5")
    path = targets(board(*D4, doors="path"), "b5")
    assert "g5" not in path
    assert "e5" not in path
    assert {"c5", "d5"} <= path  # c5 by an ordinary step


def test_D5_no_higher_neighbour_no_door() -> None:
    assert targets(board("d5 2r", "e5 1"), "d5") == {"d6", "d4", "c5", "e5"}


def test_D6_the_staircase() -> None:
    cells = ("d4 0r", "d5 1", "e5 2", "f5 3", "g5 4")
    ground = {f"{c}6" for c in "defg"} | {f"{c}4" for c in "efg"} | {"c5", "h5"}
    steps = {"d5", "d3", "c4"}
    assert targets(board(*cells), "d4") == ground | steps
    with_card = targets(board(*cells, red="cards=door"), "d4", "door")
    assert with_card == ground | {"d5", "e5", "f5"}


# Cards.


def test_C1_moving_blocks() -> None:
    match = board("d8 1", "e8 1", "f8 2", "a1 0r", red="cards=moveblock")
    assert refused(match, "!moveblock:e8-a6", "5.6")
    assert legal(match, "!moveblock:d8-a6")
    high = board("d8 1", "e8 1", "f8 3", "a1 0r", red="cards=moveblock")
    assert refused(high, "!moveblock:d8-a6", "5.6")
    assert targets(high, "d8", "moveblock") == {"g8", "e7", "f7"}
    six = board("a8 1", "c8 1", "e8 1", "a6 1", "a4 1", "a1 0r", red="cards=moveblock")
    assert refused(six, "!moveblock:a8-h2", "5.6")
    assert legal(six, "!moveblock:a8-e4")


def test_C2_a_block_under_a_knight() -> None:
    assert refused(board("e7 0r", "e8 1", "e6 1", red="cards=under"), "!under:e7", "4.7")
    alone = play(board("e7 0r", red="cards=under"), "!under:e7")
    assert (heights(alone)["e7"], alone.view()["position"]["areas"]["e7"]) == (1, 1)
    assert refused(board("e7 3r", "e6 1", "e8 1", red="cards=under"), "!under:e7", "4.8")


def test_C3_jumping() -> None:
    high = ("d6 4b", "d7 1", "d8 1", "c7 1")
    assert legal(board("c6 1r", *high, "e6 2", red="cards=jump"), "!jump:c6-e6")
    assert refused(board("c6 1r", *high, "e6 3", red="cards=jump"), "!jump:c6-e6", "5.10")
    assert refused(board("c6 1r", "d6 1K", red="cards=jump"), "!jump:c6-e6", "5.10")


def test_M_setup_the_zone_of_a_castle() -> None:
    match = Match("torres", seats=2, options={"version": "master", "master": "row"}, chance="script")
    play(match, "+d5")
    assert 64 - len(blocks(match)) == 13
    assert {"g5", "f4"} <= blocks(match)
