"""The edge cases of the fact sheet, section 8, each by its number."""

import pytest

from donjon import Match
from tests.games.carcassonne.board import ALL, board, figures, happened, legal, played, supply
from tests.games.reasons import refused


def test_vector_01_one_tile_completes_several_features() -> None:
    """A monastery and the road past it, both at once."""
    around = "B01@0,1,0 B24@1,0,0 B24@-1,0,0 B18@1,1,1 B18@-1,1,3 B24@0,2,0 B22@1,2,0"
    match = board(around, "drawn=B22", red="S@0,1:m", blue="S@0,2:r0")
    assert played(match, "-1,2,0", "-").scores == [9, 3]
    assert figures(match) == set()


def test_vector_01_two_monasteries() -> None:
    """The tile is the last neighbour of both."""
    tiles = "B01@0,1,0 B01@0,2,0 B24@1,0,0 B24@-1,0,0 B18@1,1,1 B18@1,2,1 B24@0,3,0 B24@1,3,0 B24@-1,3,0 B18@-1,2,3"
    match = board(tiles, "drawn=B18", red="S@0,1:m", blue="S@0,2:m")
    assert played(match, "-1,1,3", "-").scores == [9, 9]


CITY = "B13@0,-1,1 B18@0,-2,2"


@pytest.mark.parametrize(
    ("red", "blue", "scores"),
    [
        ("B@0,0:c0 S@0,-1:c0", "S@0,-2:c0", [8, 0]),
        ("B@0,0:c0", "S@0,-1:c0 S@0,-2:c0", [8, 8]),
    ],
)
def test_vector_02_big_and_small(red: str, blue: str, scores: list[int]) -> None:
    match = board(CITY, "drawn=B18", "base+inns", red=red, blue=blue)
    assert played(match, "1,-1,3", "-").scores == scores


def test_vector_02_a_tile_joins_two_cities() -> None:
    match = board("B13@0,-1,1 B24@1,0,0 B24@2,0,0 B18@2,-1,3", "drawn=B08", red="S@0,0:c0", blue="S@2,-1:c0")
    played(match, "1,-1,0")
    features = [feature for feature in match.view()["position"]["features"] if feature["land"] == "city"]
    assert [feature["owners"] for feature in features] == [["red", "blue"]]
    assert refused(match, "S@1,-1:c0", "3.2", "taken", place="1,-1:c0", owner="red")


def test_vector_03_two_segments_of_one_city_on_the_closing_tile() -> None:
    tiles = "B01@0,1,0 B01@0,2,0 B10@1,2,2 B09@1,3,1 B10@2,2,3"
    match = played(board(tiles, "drawn=B20", red="S@1,2:c0"), "2,3,0", "-")
    assert match.scores == [12, 0]


def test_vector_04_a_loop_and_a_road_of_two() -> None:
    loop = board("B23@1,0,0 B23@1,1,1 B23@-1,0,3 B24@0,1,0", "drawn=B23", red="S@0,0:r0")
    assert played(loop, "-1,1,2", "-").scores == [6, 0]
    short = played(board("B21@1,0,0", "drawn=B22", red="S@1,0:r1"), "2,0,0", "-")
    assert short.scores == [2, 0]


def test_vector_05_an_enclosed_field() -> None:
    match = board("I03@0,-1,0", "drawn=D27", "base+inns+dragon")
    assert "S@0,-1:f0" in legal(played(match, "1,0,0"))
    end = board("I03@0,-1,0 B18@0,-2,2", "", "base+inns", bag="B24", red="S@0,-1:f0")
    assert played(end, "B24", "1,0,0", "-").scores == [6, 0]  # both small cities are done


def test_vector_06_one_city_by_several_segments() -> None:
    tiles = "B13@0,-1,1 B18@0,-2,2 B18@1,-1,3 B24@1,0,0"
    match = played(board(tiles, bag="B24", red="S@1,-1:f0"), "B24", "2,0,0", "-")
    assert match.scores == [3, 0]


def test_vector_07_unfinished_inn_and_cathedral_pay_nothing_but_the_fairy() -> None:
    road = board("I15@1,0,0", "", "base+inns+dragon", bag="B24", red="S@0,0:r0", fairy="0,0:r0")
    assert played(road, "B24", "2,0,0", "-").scores == [3, 0]
    city = board("I01@0,-1,0", "", "base+inns+dragon", bag="B24", red="S@0,0:c0", fairy="0,0:c0")
    assert played(city, "B24", "1,0,0", "-").scores == [3, 0]


def test_vector_08_goods_of_an_empty_city_and_of_two_at_once() -> None:
    match = board("T02@0,-1,2", "drawn=B18", "base+traders")
    assert supply(played(match, "1,-1,3", "-"), 0)["goods"]["wine"] == 1
    two = board("T02@0,-1,2 B24@1,0,0 B24@2,0,0 T01@2,-1,0 B18@2,-2,2", "drawn=B19", "base+traders")
    assert supply(played(two, "1,-1,1", "-"), 0)["goods"] == {"wine": 1, "grain": 1, "cloth": 0}


BUILT = "S@0,0:r0 U@1,0:r0"


def test_vector_09_the_builder_goes_and_the_second_half_stays() -> None:
    both = board("B24@1,0,0 B22@-1,0,0", "drawn=B22", "base+traders", red=BUILT)
    assert played(both, "2,0,0", "-").view()["position"]["second"] is True
    taken = board("W02@0,1,0 B24@1,0,0", "drawn=B24", "base+traders+tower", red=BUILT)
    played(taken, "2,0,0", "T@0,1", "K@0,0:r0")
    assert supply(taken, 0)["builder"] == 1
    assert taken.view()["position"]["second"] is True


def test_vector_10_put_in_the_first_half_and_grown_in_the_second() -> None:
    match = board("B24@1,0,0 B18@0,-1,2", "half=second drawn=B24", "base+traders", red=BUILT)
    played(match, "2,0,0", "-")
    assert match.view()["position"]["player"] == 1


def test_vector_11_no_tile_for_the_second_half() -> None:
    match = played(board("B24@1,0,0", "", "base+traders", bag="B24", red=BUILT), "B24", "2,0,0", "-")
    assert match.over
    last = board("B24@1,0,0 B01@0,1,0 B18@0,-1,2 B22@-1,0,2", bag="B04")
    assert played(last, "B04").over


def test_vector_12_dragon_without_exit_and_boxed_in() -> None:
    boxed = board("D01@0,1,0", "drawn=D16", "base+dragon", red="S@0,0:c0", fairy="0,0:c0")
    played(boxed, "1,0,0", "-")
    assert boxed.view()["position"]["player"] == 1  # no step at all
    own = board("D01@0,1,0 B24@1,0,0", "drawn=D16", "base+traders+dragon", red="S@0,0:r0 U@1,0:r0")
    played(own, "-1,0,0", "-", "D@0,0")
    assert figures(own) == set()
    assert happened(own, "orphaned") == ["Red takes the builder back: no follower of theirs is left there. 1,0:r0"]


def test_vector_13_dragon_tiles_sleep_until_a_volcano() -> None:
    match = board("", "", "base+dragon", bag="B24 D16*1 D14*2")
    assert legal(match) == {"B24"}
    assert played(match, "B24", "1,0,0", "-").over


def test_vector_14_a_portal_to_the_city_it_completes() -> None:
    """On the portal's own tile yes, on another tile of that city no."""
    match = played(board("B24@1,0,0 B18@1,-1,3", "drawn=D24", "base+dragon"), "0,-1,2")
    assert "S@0,-1:c0" in legal(match)
    assert refused(match, "S@0,0:c0", "7.11", "completed", place="0,0:c0")
    assert played(match, "S@0,-1:c0").scores == [6, 0]


def test_vector_15_princess_and_towers() -> None:
    match = board("W12@0,-1,2", "drawn=D18", ALL, blue="S@0,-1:t", towers="0,-1=1")
    assert legal(played(match, "1,-1,0"), "X") == set()
    last = board("B13@0,-1,1", "turn=blue drawn=D20", ALL, red="S@0,0:c0 U@0,-1:c0")
    played(last, "0,-2,2", "X@0,0:c0")
    assert figures(last) == set()


def test_vector_16_two_followers_on_one_tile() -> None:
    match = board("W02@0,1,0", "drawn=B24", "base+tower", blue="S@0,0:c0 S@0,0:f1")
    assert legal(played(match, "1,0,0", "T@0,1"), "K") == {"K@0,0:c0", "K@0,0:f1"}


def test_vector_17_three_players_cross_captures() -> None:
    match = board("W02@0,1,0", "seats=3 drawn=B24", "base+tower", red="S<yellow", yellow="S<blue", blue="S@0,0:c0")
    played(match, "1,0,0", "T@0,1", "K@0,0:c0")
    assert supply(match, 0)["prisoners"] == [{"owner": 1, "kind": "small", "count": 1}]
    assert supply(match, 1)["prisoners"] == [{"owner": 2, "kind": "small", "count": 1}]
    assert supply(match, 2)["prisoners"] == [{"owner": 0, "kind": "small", "count": 1}]


def test_vector_17_ransom_then_deploy_that_follower() -> None:
    jailed = "points=3 pieces=0 " + "S<blue " * 7
    match = played(board("W02@0,1,0", "drawn=B24", "base+tower", red=jailed), "1,0,0", "RS<blue", "S@1,0:r0")
    assert figures(match) == {"red thief 1,0:r0"}
    assert match.scores == [0, 3]


def test_vector_18_capture_of_the_fairys_follower_and_of_the_last_farmer() -> None:
    match = board("W02@0,1,0 B24@1,0,0", "drawn=B24", ALL, blue="S@0,0:f1 P@1,0:f1", fairy="0,0:f1")
    played(match, "2,0,0", "T@0,1", "K@0,0:f1")
    assert match.view()["position"]["fairy"] == "0,0"
    assert match.view()["position"]["fairy_with"] is None
    assert supply(match, 1)["pig"] == 1


def test_vector_19_an_eaten_guard_opens_the_tower() -> None:
    match = board("D01@0,1,0 W02@0,2,0", "drawn=D16", "base+dragon+tower", towers="0,2=2", blue="S@0,2:t")
    played(match, "1,0,0", "-", "D@0,2", "B24", "2,0,0")
    assert "T@0,2" in legal(match)


def test_vector_20_everybody_away_and_no_points() -> None:
    followers = "S@0,0:c0 " + "S<blue " * 6
    match = board("W02@0,1,0", "drawn=B24", "base+dragon+tower", red=followers)
    assert legal(played(match, "1,0,0")) == {"T@0,1", "Y@0,0:c0", "-"}


def test_the_sum_of_all_points_is_the_score() -> None:
    """Ransoms, fairy and goods included, over a whole game of all five sets."""
    options = dict.fromkeys(("inns", "traders", "dragon", "tower"), "on")
    match = Match("carcassonne", 4, seed=11, options=options)
    while not match.over:
        moves = match.legal_moves()
        match.play(moves[len(match.played) * 7 % len(moves)])
    sums = [0] * 4
    for event in match.events():
        if event.get("points"):
            sums[event["seat"]] += event["points"]
    assert sums == match.scores
    assert sum(match.scores) > 60
