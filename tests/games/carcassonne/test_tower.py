"""RULES 8: The Tower. One test or more for each paragraph."""

import pytest

from tests.games.carcassonne.board import ALL, board, figures, happened, legal, played, supply
from tests.games.reasons import refused

SETS = "base+tower"
TOWER = "W02@0,1,0"  # south of the start tile


def test_8_1_three_more_actions() -> None:
    match = played(board(f"{TOWER} W03@0,2,0", "drawn=B24", SETS, towers="0,2=1"), "1,0,0")
    assert legal(match) - legal(match, "S@1,0") == {"T@0,1", "T@0,2", "S@0,2:t", "-"}


def test_8_1_also_on_the_tile_just_placed() -> None:
    assert "T@0,1" in legal(played(board("", "drawn=W02", SETS), "0,1,0"))


def test_8_2_a_piece_from_the_supply() -> None:
    match = played(board(TOWER, "drawn=B24", SETS), "1,0,0", "T@0,1")
    assert supply(match, 0)["pieces"] == 9
    assert match.view()["position"]["towers"] == [{"place": "0,1", "height": 1, "owner": None}]
    assert happened(match, "piece") == ["Red starts a tower. 0,1"]
    assert refused(played(match, "B24", "2,0,0"), "T@0,0", "8.2", "no-foundation", place="0,0")
    assert refused(match, "T@9,9", "8.2", "no-tile", place="9,9")


def test_8_2_without_a_piece_no_tower() -> None:
    match = played(board(TOWER, "drawn=B24", SETS, red="pieces=0"), "1,0,0")
    assert refused(match, "T@0,1", "8.2", "no-piece", place="0,1")
    assert legal(match, "T") == set()


def test_8_2_any_height() -> None:
    match = played(board(TOWER, "drawn=B24", SETS, towers="0,1=12"), "1,0,0", "T@0,1")
    assert match.view()["position"]["towers"][0]["height"] == 13


def test_8_3_a_follower_finishes_a_tower() -> None:
    match = played(board(TOWER, "drawn=B24", SETS, towers="0,1=1"), "1,0,0", "S@0,1:t")
    assert figures(match) == {"red guard 0,1:t"}
    played(match, "B24", "2,0,0")
    assert refused(match, "T@0,1", "8.3", "tower-finished", place="0,1")
    assert refused(match, "S@0,1:t", "8.3", "tower-finished", place="0,1")


def test_8_3_not_on_a_bare_foundation() -> None:
    match = played(board(TOWER, "drawn=B24", SETS), "1,0,0")
    assert refused(match, "S@0,1:t", "8.3", "bare-foundation", place="0,1")


LINE = f"{TOWER} B24@0,2,0 B24@0,3,0 B24@0,4,0"


@pytest.mark.parametrize(("before", "reached"), [(0, {"0,2"}), (1, {"0,2", "0,3"}), (2, {"0,2", "0,3", "0,4"})])
def test_8_4_the_reach_grows_with_the_height(before: int, reached: set[str]) -> None:
    towers = {"towers": f"0,1={before}"} if before else {}
    match = board(LINE, "drawn=B24", SETS, blue="S@0,2:r0 S@0,3:r0 S@0,4:r0", **towers)
    played(match, "1,0,0", "T@0,1")
    assert legal(match) == {f"K@{place}:r0" for place in reached} | {"-"}
    if before < 2:
        assert refused(match, "K@0,4:r0", "8.4", "out-of-reach", place="0,4:r0")


def test_8_4_own_tile_four_directions_and_no_diagonal() -> None:
    match = board(
        f"{TOWER} B24@1,0,0 B01@1,1,0 B01@-1,1,0", "drawn=B24", SETS, blue="S@0,1:f0 S@1,1:m S@-1,1:m S@1,0:r0"
    )
    played(match, "2,0,0", "T@0,1")
    assert legal(match, "K") == {"K@0,1:f0", "K@1,1:m", "K@-1,1:m"}


def test_8_4_skipped_with_nobody_in_reach() -> None:
    assert played(board(TOWER, "drawn=B24", SETS, blue="S@0,0:r0"), "1,0,0", "T@0,1").to_move == 0
    assert played(board(LINE, "drawn=B24", SETS, blue="S@0,4:r0"), "1,0,0", "T@0,1").to_move is None


def test_8_4_gaps_do_not_matter() -> None:
    """Round a hole at 1,1: the tower at 0,1 reaches 2,1 over it."""
    tiles = f"{TOWER} B24@1,0,0 B23@2,0,0 B23@2,1,2"
    match = board(tiles, "drawn=B24", SETS, towers="0,1=1", blue="S@2,1:f1")
    played(match, "-1,0,0", "T@0,1")
    assert legal(match, "K") == {"K@2,1:f1"}


TWO_TOWERS = f"{TOWER} W03@0,2,0 B24@0,3,0"


@pytest.mark.parametrize(("rule", "reached"), [("seed", {"K@0,2:f0"}), ("published", {"K@0,2:f0", "K@0,3:r0"})])
def test_8_5_another_tower_stops_the_reach(rule: str, reached: set[str]) -> None:
    match = board(TWO_TOWERS, f"drawn=B24 tower_reach={rule}", SETS, towers="0,1=1 0,2=1", blue="S@0,2:f0 S@0,3:r0")
    played(match, "1,0,0", "T@0,1")
    assert legal(match, "K") == reached
    if rule == "seed":
        assert refused(match, "K@0,3:r0", "8.5", "tower-between", place="0,3:r0")


def test_8_5_a_bare_foundation_does_not() -> None:
    match = board(TWO_TOWERS, "drawn=B24", SETS, towers="0,1=1", blue="S@0,3:r0")
    assert "K@0,3:r0" in legal(played(match, "1,0,0", "T@0,1"))


def test_8_6_to_prison_or_home() -> None:
    match = board(TOWER, "drawn=B24", ALL, red="S@0,0:c0", blue="B@0,0:r0 S@0,1:f0")
    played(match, "1,0,0", "T@0,1")
    assert legal(match, "K") == {"K@0,0:c0", "K@0,0:r0", "K@0,1:f0"}
    theirs = board(TOWER, "drawn=B24", ALL, red="S@0,0:c0", blue="B@0,0:r0 S@0,1:f0")
    played(theirs, "1,0,0", "T@0,1", "K@0,0:r0")
    assert supply(theirs, 0)["prisoners"] == [{"owner": 1, "kind": "big", "count": 1}]
    played(match, "K@0,0:c0")
    assert supply(match, 0)["small"] == 7
    assert supply(match, 0)["prisoners"] == []


def test_8_6_no_builders_and_no_pigs() -> None:
    match = board(f"{TOWER} B24@1,0,0", "drawn=B24", ALL, blue="S@1,0:r0 U@0,0:r0 S@0,0:f1 P@0,1:f0")
    played(match, "2,0,0", "T@0,1")
    assert refused(match, "K@0,0:r0", "8.6", "not-capturable", place="0,0:r0")
    assert refused(match, "K@0,1:f0", "8.6", "not-capturable", place="0,1:f0")
    assert refused(match, "K@0,0:c0", "8.6", "nobody-there", place="0,0:c0")
    assert legal(match) == {"K@0,0:f1", "-"}


@pytest.mark.parametrize(("rule", "moves"), [("false", {"K@0,0:c0"}), ("true", {"K@0,0:c0", "K@0,2:t"})])
def test_8_7_nobody_is_taken_from_a_tower(rule: str, moves: set[str]) -> None:
    match = board(TWO_TOWERS, f"drawn=B24 tower_top_capture={rule}", SETS, towers="0,2=1", blue="S@0,2:t S@0,0:c0")
    played(match, "1,0,0", "T@0,1")
    assert legal(match, "K") == moves
    if rule == "false":
        assert refused(match, "K@0,2:t", "8.7", "on-top-safe", place="0,2")


def test_8_7_but_the_dragon_eats_it_and_the_tower_is_open_again() -> None:
    match = board("D01@0,1,0 W02@0,2,0", "drawn=D16", "base+dragon+tower", towers="0,2=2", blue="S@0,2:t")
    played(match, "1,0,0", "-", "D@0,2")
    assert figures(match) == set()
    assert match.view()["position"]["towers"] == [{"place": "0,2", "height": 2, "owner": None}]
    played(match, "B24", "2,0,0")
    assert {"T@0,2", "S@0,2:t"} <= legal(match)


def test_8_8_prisoners_are_exchanged_at_once() -> None:
    match = board(TOWER, "drawn=B24", SETS, red="S<blue S<blue", blue="S@0,0:c0")
    played(match, "1,0,0", "T@0,1", "K@0,0:c0")
    assert supply(match, 0)["small"] == 6
    assert supply(match, 1)["small"] == 7
    assert supply(match, 1)["prisoners"] == [{"owner": 0, "kind": "small", "count": 1}]
    assert supply(match, 0)["prisoners"] == []
    assert happened(match, "exchanged") == [
        "Red captures one of Blue's followers, exchanges prisoners at once and gets a small follower back."
    ]


def test_8_8_only_between_two() -> None:
    match = board(TOWER, "seats=3 drawn=B24", SETS, red="S<yellow", blue="S@0,0:c0")
    played(match, "1,0,0", "T@0,1", "K@0,0:c0")
    assert supply(match, 0)["prisoners"] == [{"owner": 1, "kind": "small", "count": 1}]
    assert supply(match, 2)["prisoners"] == [{"owner": 0, "kind": "small", "count": 1}]


@pytest.mark.parametrize(("choice", "left"), [("ES", "big"), ("EB", "small")])
def test_8_9_the_captor_chooses_who_comes_home(choice: str, left: str) -> None:
    match = board(TOWER, "drawn=B24", ALL, red="S<blue B<blue", blue="S@0,0:c0")
    played(match, "1,0,0", "T@0,1", "K@0,0:c0")
    assert match.to_move == 0
    assert legal(match) == {"ES", "EB"}
    assert refused(match, "-", "8.9", "exchange-first")
    played(match, choice)
    assert supply(match, 1)["prisoners"] == [{"owner": 0, "kind": left, "count": 1}]
    assert match.view()["position"]["player"] == 1


def test_8_10_a_ransom_of_three_points() -> None:
    match = played(board(TOWER, "drawn=B24", SETS, red="points=3 S<blue", blue="points=1"), "RS<blue")
    assert match.scores == [0, 4]
    assert supply(match, 0)["small"] == 7
    assert happened(match, "ransom-paid") == ["Red buys a small follower back from Blue for 3 points."]
    assert "S@1,0:r0" in legal(played(match, "1,0,0"))


def test_8_10_not_with_two_points_and_only_once() -> None:
    match = board(TOWER, "drawn=B24", SETS, red="points=2 S<blue")
    assert refused(match, "RS<blue", "8.10", "too-poor", price=3)
    assert refused(match, "RB<blue", "8.10", "not-jailed", figure="big", jailer="blue")
    match = played(board(TOWER, "drawn=B24", SETS, red="points=9 S<blue S<blue"), "RS<blue")
    assert refused(match, "RS<blue", "8.10", "ransomed")
    match = played(match, "1,0,0", "-", "B24", "2,0,0", "-", "B24")
    assert "RS<blue" in legal(match)


def test_8_10_also_before_the_action_and_once_in_a_double_turn() -> None:
    match = board(f"{TOWER} B24@1,0,0", "drawn=B24", ALL, red="points=9 S<blue S<blue S@0,0:r0 U@1,0:r0")
    played(match, "2,0,0", "RS<blue", "-", "B24")
    assert match.view()["position"]["second"] is True
    assert refused(match, "RS<blue", "8.10", "ransomed")


def test_8_10_keeps_the_action_open() -> None:
    """Nothing else to do, but a ransom would bring a follower."""
    jailed = "points=3 pieces=0 " + "S<blue " * 7
    match = played(board(TOWER, "drawn=B24", SETS, red=jailed), "1,0,0")
    assert legal(match) == {"RS<blue", "-"}
    assert "S@1,0:r0" in legal(played(match, "RS<blue"))


def test_8_11_the_capture_comes_before_the_flight() -> None:
    match = board("D01@0,1,0 W02@0,2,0", "drawn=D16", "base+dragon+tower", blue="S@0,2:f0")
    played(match, "1,0,0", "T@0,2")
    assert match.view()["position"]["step"] == "capture"
    played(match, "K@0,2:f0")
    assert match.view()["position"]["step"] == "flight"


def test_8_11_towers_and_prisoners_count_nothing() -> None:
    match = board(TOWER, "", SETS, bag="B24", towers="0,1=3", red="S@0,1:t", blue="S<red")
    assert played(match, "B24", "1,0,0", "-").scores == [0, 0]
