"""RULES 7: Princess & Dragon. One test or more for each paragraph."""

import pytest

from tests.games.carcassonne.board import ALL, board, figures, happened, legal, played, supply
from tests.games.reasons import refused

SETS = "base+dragon"


def test_7_1_a_volcano_calls_the_dragon() -> None:
    match = played(board("", "drawn=D01", SETS), "0,1,0")
    assert match.view()["position"]["dragon"] == "0,1"
    assert happened(match, "dragon-came") == ["The dragon flies to the volcano. 0,1"]


def test_7_2_no_dragon_tile_before_a_volcano() -> None:
    match = board("", "", SETS)
    assert match.view()["position"]["asleep"] == 12
    assert not {"D04", "D06", "D14", "D16"} & legal(match)
    assert refused(match, "D16", "7.2", "asleep", tile="D16")
    played(match, "D01", "0,1,0")
    assert {"D04", "D06", "D14", "D16"} <= legal(match)


def test_7_2_only_dragon_tiles_left_end_the_game() -> None:
    match = played(board("", "", SETS, bag="B24 D16 D04"), "B24", "1,0,0", "-")
    assert match.over
    assert match.view()["position"]["left"] == 2


@pytest.mark.parametrize(("when", "scores"), [("before", [0, 0]), ("after", [4, 0])])
def test_7_3_the_dragon_flies_before_or_after_scoring(when: str, scores: list[int]) -> None:
    """The tile completes a road of four, and the dragon's first step is to the thief on it."""
    tiles = "D01@0,1,0 B22@-1,0,0 B18@0,-1,2 B22@1,-1,3"
    match = board(tiles, f"drawn=D14 dragon_moves={when}", SETS, red="S@0,0:r0")
    played(match, "1,0,1", "-")
    assert legal(match) == {"D@0,0"}
    assert match.scores == ([0, 0] if when == "before" else [4, 0])
    played(match, "D@0,0", "D@-1,0")  # and there it ends
    assert match.view()["position"]["player"] == 1
    assert match.scores == scores


def test_7_4_no_figure_where_the_dragon_stands() -> None:
    match = played(board("B24@1,0,0", "drawn=D01", SETS, red="S@0,0:c0"), "0,1,0")
    assert legal(match) == {"Y@0,0:c0", "-"}
    assert refused(match, "S@0,1:f0", "7.4", "dragon-stands", place="0,1:f0")


def test_7_4_but_tower_pieces_and_followers_on_towers() -> None:
    match = board("D01@0,1,0 W02@0,2,0", "drawn=B24", "base+dragon+tower", dragon="0,2", towers="0,2=1")
    played(match, "1,0,0")
    assert {"T@0,2", "S@0,2:t"} <= legal(match)
    portal = board("D01@0,1,0 B01@0,2,0", "drawn=D27", SETS, dragon="0,2")
    played(portal, "1,0,0")
    assert refused(portal, "S@0,2:m", "7.4", "dragon-stands", place="0,2:m")


FIELD = "D01@0,1,0 B01@0,2,0 B01@0,3,0 B01@0,4,0 B01@0,5,0"


def test_7_5_step_by_step_in_turn() -> None:
    match = board(f"{FIELD} B24@0,6,0 B24@0,7,0", "seats=3 drawn=D16", SETS, blue="S@0,2:m S@0,1:f0")
    played(match, "0,8,0", "-")
    assert match.to_move == 0
    assert legal(match) == {"D@0,0", "D@0,2"}
    assert refused(match, "D@0,3", "7.5", "not-next", place="0,3")
    assert refused(match, "D@9,9", "7.5", "no-tile", place="9,9")
    assert refused(match, "-", "7.5", "flight-first")
    played(match, "D@0,2")
    assert match.to_move == 1
    assert refused(match, "D@0,1", "7.5", "visited", place="0,1")
    assert figures(match) == {"blue farmer 0,1:f0"}  # nobody is eaten where the flight begins
    for y in range(3, 8):
        played(match, f"D@0,{y}")
    assert match.to_move is None  # six steps
    assert match.view()["position"]["player"] == 1
    assert happened(match, "eaten") == ["The dragon eats Blue's small follower. 0,2:m"]


def test_7_5_a_flight_without_a_way_ends() -> None:
    match = played(board("D01@0,1,0", "drawn=D16", SETS), "1,0,0", "-", "D@0,0", "D@1,0")
    assert match.view()["position"]["player"] == 1
    assert match.view()["position"]["dragon"] == "1,0"


def test_7_5_it_eats_followers_on_towers_too() -> None:
    match = board(
        "D01@0,1,0 W16@0,-1,2", "drawn=D16", "base+dragon+tower", red="S@0,-1:c0", blue="S@0,-1:t", towers="0,-1=1"
    )
    played(match, "1,0,0", "-", "D@0,0", "D@0,-1")
    assert figures(match) == set()


def test_7_6_to_a_follower_of_ones_own() -> None:
    match = board("B24@1,0,0", "drawn=B24", ALL, red="S@0,0:c0 S@0,0:r0", blue="S@0,0:f1", fairy="0,0:c0")
    played(match, "2,0,0")
    assert legal(match, "Y") == {"Y@0,0:r0"}
    assert refused(match, "Y@0,0:c0", "7.6", "fairy-there", place="0,0:c0")
    assert refused(match, "Y@0,0:f1", "7.6", "no-follower", place="0,0:f1")
    played(match, "Y@0,0:r0")
    assert match.view()["position"]["fairy_with"] == "0,0:r0"


def test_7_6_also_on_a_tower() -> None:
    match = board("W02@0,1,0", "drawn=B24", ALL, red="S@0,1:t", towers="0,1=2")
    assert "Y@0,1:t" in legal(played(match, "1,0,0"))


def test_7_6_on_a_tile() -> None:
    match = board("B24@1,0,0", "drawn=B24 fairy=tile", SETS, red="S@0,0:c0 S@0,0:r0 S@1,0:f1", fairy="1,0")
    played(match, "2,0,0")
    assert legal(match, "Y") == {"Y@0,0"}
    assert refused(match, "Y@1,0", "7.6", "fairy-there", place="1,0")
    assert refused(match, "Y@2,0", "7.6", "no-follower", place="2,0")


def test_7_7_the_fairy_keeps_the_dragon_off() -> None:
    match = board("D01@0,1,0 B01@0,2,0", "drawn=D16", SETS, red="S@0,2:m", fairy="0,2:m")
    played(match, "1,0,0", "-")
    assert legal(match) == {"D@0,0"}
    assert refused(match, "D@0,2", "7.7", "fairy-guards", place="0,2")


def test_7_7_but_no_tower_and_no_princess() -> None:
    match = board("W02@0,1,0", "turn=blue drawn=B24", ALL, red="S@0,0:c0", fairy="0,0:c0")
    assert "K@0,0:c0" in legal(played(match, "1,0,0", "T@0,1"))
    match = board("", "turn=blue drawn=D20", SETS, red="S@0,0:c0", fairy="0,0:c0")
    assert "X@0,0:c0" in legal(played(match, "0,-1,2"))


def test_7_8_a_point_at_the_start_of_the_turn() -> None:
    match = board("", "turn=blue drawn=B24", SETS, red="S@0,0:c0", fairy="0,0:c0")
    assert played(match, "1,0,0", "-").scores == [1, 0]
    assert happened(match, "fairy-point") == ["Red has the fairy at the start of the turn: 1 point. 0,0"]
    assert played(match, "B24", "2,0,0", "-").scores == [1, 0]  # blue's turn begins: nothing


def test_7_8_not_in_a_second_half() -> None:
    match = board("B24@1,0,0", "drawn=B24", "base+traders+dragon", red="S@0,0:r0 U@1,0:r0", fairy="0,0:r0")
    assert played(match, "2,0,0", "-").scores == [0, 0]


def test_7_8_three_points_when_the_feature_is_scored() -> None:
    tiles = "B13@0,-1,1 B18@0,-2,2"
    match = board(tiles, "drawn=B18", SETS, red="S@0,0:c0 S@0,-1:c0", blue="S@0,-2:c0", fairy="0,-2:c0")
    assert played(match, "1,-1,3", "-").scores == [8, 3]  # without the majority too
    assert match.view()["position"]["fairy"] == "0,-2"
    assert match.view()["position"]["fairy_with"] is None


def test_7_8_also_at_the_end_for_nothing() -> None:
    match = board("I15@1,0,0", "", "base+inns+dragon", bag="B24", red="S@0,0:r0", fairy="0,0:r0")
    assert played(match, "B24", "2,0,0", "-").scores == [3, 0]
    match = board("", "", SETS, bag="B24", red="S@0,0:f1", fairy="0,0:f1")
    assert played(match, "B24", "1,0,0", "-").scores == [3, 0]


def test_7_8_on_a_tile_every_figure_counts() -> None:
    match = board("B24@1,0,0", "turn=blue drawn=B24 fairy=tile", SETS, red="S@1,0:r0 S@1,0:f0", fairy="1,0")
    assert played(match, "2,0,0", "-").scores == [2, 0]


def test_7_8_she_stays_with_nobody() -> None:
    match = board("W02@0,1,0", "drawn=B24", ALL, blue="S@0,0:c0", fairy="0,0:c0")
    played(match, "1,0,0", "T@0,1", "K@0,0:c0")
    assert match.view()["position"]["fairy"] == "0,0"
    assert match.view()["position"]["fairy_with"] is None
    assert match.scores == [0, 0]  # blue's turn begins without a point


def test_7_9_the_princess_may_send_a_knight_home() -> None:
    match = played(board("", "turn=blue drawn=D20", SETS, red="S@0,0:c0"), "0,-1,2")
    assert legal(match) == {"X@0,0:c0", "S@0,-1:f0", "-"}
    played(match, "X@0,0:c0")
    assert figures(match) == set()
    assert match.view()["position"]["player"] == 0  # that was the action
    assert refused(played(match, "B24", "1,0,0"), "X@0,0:c0", "7.9", "no-princess", place="0,0:c0")


def test_7_9_nobody_on_a_tower_is_a_knight() -> None:
    match = board("W12@0,-1,2", "drawn=D18", ALL, blue="S@0,-1:t", towers="0,-1=1")
    played(match, "1,-1,0")
    assert legal(match, "X") == set()
    assert refused(match, "X@0,-1:t", "7.9", "no-knight", place="0,-1")


def test_7_10_the_princess_must() -> None:
    match = played(board("", "turn=blue drawn=D20 princess=must", SETS, red="S@0,0:c0"), "0,-1,2")
    assert legal(match) == {"X@0,0:c0"}
    assert refused(match, "-", "7.10", "must-send")
    assert refused(match, "S@0,-1:f0", "7.10", "must-send")
    free = played(board("", "turn=blue drawn=D20 princess=must", SETS), "0,-1,2")
    assert "-" in legal(free)


def test_7_11_a_portal_leads_to_any_unfinished_feature() -> None:
    match = board("B18@0,-1,2 B24@1,0,0", "drawn=D27", SETS, blue="S@0,0:r0")
    played(match, "0,1,3")
    moves = legal(match, "S")
    assert {"S@0,-1:f0", "S@0,0:f0", "S@0,1:c0"} <= moves
    assert "S@0,0:c0" not in moves
    assert refused(match, "S@0,0:c0", "7.11", "completed", place="0,0:c0")
    assert refused(match, "S@1,0:r0", "3.2", "taken", place="1,0:r0", owner="blue")
    played(match, "S@1,0:f0")
    assert supply(match, 0)["small"] == 6
