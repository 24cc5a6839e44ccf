"""What the picture tells of a game beside its pieces."""

from tests.games.carcassonne.board import board, legal, played

SETS = "base+tower"
TOWER = "W02@0,1,0"  # south of the start tile


def test_a_tower_shows_whom_one_piece_more_would_take() -> None:
    match = board(f"{TOWER} B24@1,0,0", "drawn=B24", SETS, red="S@0,1:f0", blue="S@0,0:r0 S@1,0:f0", towers="0,1=1")
    detail = match.picture().detail
    assert detail["reach"] == {"0,1": ["0,0", "0,1"]}
    played(match, "2,0,0", "T@0,1")
    assert {f"K@{place}" for place in detail["threatens"]["0,1"]} == legal(match, "K@") == {"K@0,0:r0", "K@0,1:f0"}


def test_a_finished_tower_takes_nobody() -> None:
    match = board(TOWER, "drawn=B24", SETS, red="S@0,1:t", blue="S@0,0:r0", towers="0,1=1")
    assert match.picture().detail["reach"] == {}


def test_a_prisoner_names_the_move_that_buys_it_back() -> None:
    match = board(TOWER, "drawn=B24", SETS, red="points=3 S<blue")
    (held,) = match.picture().players[1].detail["prisoners"]
    assert held == {"owner": "red", "kind": "small", "count": 1, "ransom": "RS<blue"}
    assert held["ransom"] in legal(match)


def test_features_say_whose_they_are_and_what_they_pay() -> None:
    match = board("B24@1,0,0", "drawn=B24", red="S@0,0:r0", blue="S@0,0:f1")
    road, field = match.picture().detail["features"]
    assert (road["land"], road["owners"], road["worth"], road["places"]) == ("road", ["red"], 2, ["0,0:r0", "1,0:r0"])
    assert (field["owners"], field["places"]) == (["blue"], ["0,0:f1", "1,0:f1"])


def test_the_picture_knows_every_kind_of_tile_still_to_come() -> None:
    detail = board("B24@1,0,0", "drawn=B24").picture().detail
    assert sum(detail["bag"].values()) == detail["left"]
    assert set(detail["bag"]) <= set(detail["tiles"])
    assert detail["tiles"]["B03"]["fields"] == [[2, 7], [3, 4, 5, 6]]
