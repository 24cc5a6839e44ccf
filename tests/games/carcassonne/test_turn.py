"""RULES 1 to 3: the box, the turn, followers. One test or more for each numbered paragraph, named by it."""

from collections import Counter

import pytest

from donjon import BadOption, IllegalMove, Match
from donjon.games.carcassonne.landscape import asked_at, put_tile, tile_at
from donjon.games.carcassonne.pieces import COPIES, KIND, SET_OF, TURNS
from donjon.games.carcassonne.setting_up import empty_table
from donjon.games.carcassonne.tiles import SETS, TILES
from tests.games.carcassonne.board import ALL, board, figures, happened, legal, played, supply
from tests.games.reasons import refused

ON = dict.fromkeys(SETS[1:], "on")


# 1. The box


def test_1_1_sets_and_tiles() -> None:
    counts = Counter[str]()
    for kind, copies in enumerate(COPIES):
        counts[SETS[SET_OF[kind]]] += copies
    assert counts == {"base": 72, "inns": 18, "traders": 24, "dragon": 30, "tower": 18}
    assert len(TILES) == 111
    assert all(tile.id[0] == "BITDW"[SET_OF[kind]] for kind, tile in enumerate(TILES))


def test_1_2_the_tower_is_on_and_the_others_are_off() -> None:
    match = Match("carcassonne", 2)
    assert {name: match.options[name] for name in SETS[1:]} == {
        "inns": "off",
        "traders": "off",
        "dragon": "off",
        "tower": "on",
    }
    assert match.view()["position"]["sets"] == ["base", "tower"]


def test_1_2_what_is_off_cannot_be_done() -> None:
    match = played(board(red="S@0,0:c0", facts="drawn=B24"), "1,0,0")
    inns, traders = ("B@1,0:f0",), ("U@1,0:r0", "P@1,0:f0")
    dragon, tower = ("Y@0,0:c0", "X@0,0:c0", "D@0,0"), ("T@0,0", "S@0,0:t", "K@0,0:c0", "RS<blue", "ES")
    for move in (*inns, *traders, *dragon, *tower):
        assert refused(match, move, "1.2", "not-in-play")


def test_1_3_six_players_need_inns() -> None:
    with pytest.raises(BadOption, match="inns"):
        Match("carcassonne", 6)
    assert Match("carcassonne", 6, options={"inns": "on"}).seats == 6


def test_1_3_figures_by_set() -> None:
    names = ("small", "big", "builder", "pig")
    assert [supply(Match("carcassonne", 2), 0)[name] for name in names] == [7, 0, 0, 0]
    assert [supply(Match("carcassonne", 2, options=ON), 1)[name] for name in names] == [7, 1, 1, 1]


@pytest.mark.parametrize(("seats", "pieces"), [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)])
def test_1_4_tower_pieces(seats: int, pieces: int) -> None:
    match = Match("carcassonne", seats, options=ON)
    assert {supply(match, seat)["pieces"] for seat in range(seats)} == {pieces}
    assert supply(Match("carcassonne", 2, options={"tower": "off"}), 0)["pieces"] == 0


def test_1_5_the_start_tile_lies_and_the_rest_is_in_the_bag() -> None:
    shown = Match("carcassonne", 2, options=ON, chance="script").view()["position"]
    (start,) = shown["tiles"]
    assert (start["place"], start["tile"], start["turn"]) == ("0,0", "B03", 0)
    assert shown["left"] == 161
    assert shown["bag"]["B03"] == 3
    assert sum(shown["bag"].values()) == 161


def test_1_6_red_begins_and_the_others_follow() -> None:
    match = Match("carcassonne", 3, options={"tower": "off"}, chance="script")
    movers = []
    for tile, place in (("B24", "1,0,0"), ("B24", "2,0,0"), ("B24", "3,0,0"), ("B24", "4,0,0")):
        match.play(tile)
        movers.append(match.to_move)
        played(match, place, "-")
    assert movers == [0, 1, 2, 0]


# 2. The turn


def test_2_1_draw_place_act() -> None:
    match = Match("carcassonne", 2, options={"tower": "off"}, chance="script")
    steps = []
    for move in ("B24", "1,0,0", "-"):
        steps.append(match.view()["position"]["step"])
        match.play(move)
    assert steps == ["draw", "place", "act"]
    assert match.to_move is None
    assert refused(match, "-", "2.2", "chance-decides")
    assert refused(played(match, "B24"), "-", "2.1", "place-first")
    assert refused(match, "B24", "2.1", "not-now")
    assert refused(played(match, "2,0,0"), "3,0,0", "2.1", "not-now")


def test_2_2_every_tile_is_equally_likely() -> None:
    match = Match("carcassonne", 2, options={"tower": "off"}, chance="script")
    position = match._position
    weights = {move: position.weight(match.game.read(position, move)) for move in match.legal_moves()}
    assert sum(weights.values()) == 71
    assert weights["B23"] == 9
    assert weights["B03"] == 3
    assert "W01" not in weights
    assert refused(match, "W01", "2.2", "bag-empty", tile="W01")


def test_2_2_a_drawn_tile_is_gone() -> None:
    match = played(Match("carcassonne", 2, options={"tower": "off"}, chance="script"), "B21")
    assert "B21" not in match.view()["position"]["bag"]
    assert "B21" not in legal(played(match, "1,0,0", "-"))


def test_2_3_sides_must_meet() -> None:
    match = board(facts="drawn=B18")  # city north, fields around
    assert legal(match) == {"0,-1,2", "0,1,1", "0,1,2", "0,1,3"}
    assert refused(match, "0,-1,0", "2.3", "does-not-fit", side="south", mine="field", theirs="city")
    assert refused(match, "1,0,0", "2.3", "does-not-fit", side="west", mine="field", theirs="road")
    assert refused(match, "0,1,0", "2.3", "does-not-fit", side="north", mine="city", theirs="field")
    assert refused(match, "1,1,0", "2.3", "touches-nothing", place="1,1")
    assert refused(match, "0,0,0", "2.3", "place-taken", place="0,0")


def test_2_3_all_touching_sides_count() -> None:
    match = board("B24@1,0,0 B24@0,1,0", facts="drawn=B23")  # 1,1 has a field in the north and a road in the west
    assert legal(match, "1,1") == {"1,1,0"}
    assert refused(match, "1,1,1", "2.3", "does-not-fit", side="north", mine="road", theirs="field")
    assert refused(match, "1,1,3", "2.3", "does-not-fit", side="west", mine="field", theirs="road")


def test_2_3_the_table_has_no_edge() -> None:
    table = empty_table(2, Match("carcassonne", 2, options=ON).options)
    for x in range(162):
        put_tile(table, KIND["B24"], 0, x, 0)
    assert [tile_at(table, x, 0) for x in range(162)] == list(range(162))
    assert table.opens == 326
    assert all(asked_at(table, x, y) for x in range(162) for y in (-1, 1))
    assert asked_at(table, 163, 0) == asked_at(table, 0, 2) == 0
    assert table.figures_in(table.feature(table.first_node(161))) == 0
    assert table.feature(table.first_node(0)) == table.feature(table.first_node(161))


def test_2_4_turns_that_look_the_same_are_one_move() -> None:
    match = board(facts="drawn=B24")
    assert legal(match) == {"1,0,0", "-1,0,0", "0,1,0"}
    played(match, "1,0,2")  # read as 1,0,0
    assert match.played[-1].text == "1,0,0"
    assert Counter(TURNS) == {4: 82, 2: 19, 1: 10}


def test_2_5_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    match = board("B24@1,0,0 B01@0,1,0 B18@0,-1,2 B22@-1,0,2", facts="turn=blue")
    assert "B04" in legal(match)
    played(match, "B04")
    assert happened(match, "discarded") == ["The tile drawn fits nowhere and leaves the game."]
    assert match.view()["position"]["thrown"] == {"B04": 1}
    assert match.to_move is None
    assert match.view()["position"]["player"] == 1


def test_2_5_the_last_one_too_ends_the_game() -> None:
    match = board("B24@1,0,0 B01@0,1,0 B18@0,-1,2 B22@-1,0,2", bag="B04", red="S@0,0:r0")
    played(match, "B04")
    assert match.over
    assert match.scores == [3, 0]


def test_2_6_one_action_or_pass() -> None:
    match = played(board(facts="drawn=B24"), "1,0,0")
    assert legal(match) == {"S@1,0:r0", "S@1,0:f0", "S@1,0:f1", "-"}
    played(match, "S@1,0:r0")
    assert match.to_move is None  # the turn is over, blue's tile is drawn next


def test_2_6_skipped_when_there_is_nothing_to_do() -> None:
    tiles = "B01@0,1,0 B01@0,2,0 B01@0,3,0 B01@0,4,0 B24@0,5,0 B24@0,6,0 B24@0,7,0"
    red = "S@0,1:m S@0,2:m S@0,3:m S@0,4:m S@0,5:r0 S@0,6:r0 S@0,7:r0"
    match = played(board(tiles, facts="drawn=B24", red=red), "1,0,0")
    assert match.to_move is None
    assert match.view()["position"]["player"] == 1


def test_2_7_completed_features_are_scored_and_figures_go_home() -> None:
    match = played(board(facts="drawn=B18", red="S@0,0:c0"), "0,-1,2", "-")
    assert match.scores == [4, 0]
    assert figures(match) == set()
    assert supply(match, 0)["small"] == 7
    assert happened(match, "scored-city") == ["Red scores 4 points for a completed city: 2 tiles. 0,-1:c0"]


def test_2_7_a_road_ends_at_crossings_or_in_itself() -> None:
    ends = played(board("B22@1,0,0", facts="drawn=B22", red="S@0,0:r0"), "-1,0,0", "-")
    assert ends.scores == [3, 0]
    loop = board("B23@1,0,0 B23@1,1,1 B23@-1,0,3 B24@0,1,0", facts="drawn=B23", red="S@0,0:r0")
    assert played(loop, "-1,1,2", "-").scores == [6, 0]


def test_2_7_a_monastery_needs_eight_neighbours() -> None:
    around = "B01@0,1,0 B24@1,0,0 B24@-1,0,0 B18@1,1,1 B18@-1,1,3 B24@0,2,0 B24@1,2,0"
    match = board(around, facts="drawn=B24", red="S@0,1:m")
    assert played(match, "-1,2,0", "-").scores == [9, 0]


def test_2_8_the_game_ends_after_the_last_tile() -> None:
    match = played(board(bag="B24", red="S@0,0:r0"), "B24", "1,0,0", "-")
    assert match.over
    assert refused(match, "-", "2.8", "game-over")
    assert legal(match) == set()


def test_2_9_everything_left_is_counted() -> None:
    match = board("B18@0,-1,2", bag="B24", red="S@0,0:r0", blue="S@0,-1:f0", facts="turn=blue")
    played(match, "B24", "1,0,0", "-")
    assert match.scores == [2, 3]  # two road tiles; one completed city on the field
    assert figures(match) == {"red thief 0,0:r0", "blue farmer 0,-1:f0"}


def test_2_10_equal_points_share_the_rank() -> None:
    match = board(bag="B24", facts="seats=3", red="points=5", blue="points=9", yellow="points=9")
    played(match, "B24", "1,0,0", "-")
    assert match.ranks == [3, 1, 1]


# 3. Followers


def test_3_1_on_a_segment_of_the_tile_just_placed() -> None:
    match = played(board(facts="drawn=B02"), "0,1,0")
    assert legal(match, "S") == {"S@0,1:r0", "S@0,1:f0", "S@0,1:m"}
    assert refused(match, "S@0,0:c0", "3.1", "not-this-tile", place="0,0:c0")
    assert refused(match, "S@5,5:c0", "3.1", "no-tile", place="5,5")
    with pytest.raises(IllegalMove, match="has r0, f0, m, and no c0"):
        match.play("S@0,1:c0")
    played(match, "S@0,1:m")
    assert figures(match) == {"red monk 0,1:m"}


def test_3_1_roles_by_land() -> None:
    for move, role in (("c0", "knight"), ("r0", "thief"), ("f1", "farmer")):
        match = played(board(facts="drawn=B16"), "1,0,0", f"S@1,0:{move}")
        assert figures(match) == {f"red {role} 1,0:{move}"}


def test_3_2_the_whole_feature_must_be_free() -> None:
    match = played(board("B24@1,0,0", facts="turn=blue drawn=B24", red="S@0,0:r0"), "2,0,0")
    assert refused(match, "S@2,0:r0", "3.2", "taken", place="2,0:r0", land="road", owner="red")
    assert legal(match, "S") == {"S@2,0:f0", "S@2,0:f1"}


def test_3_2_features_may_grow_together() -> None:
    match = board("B24@1,0,0 B18@0,-1,2 B18@1,-1,0 B24@2,0,0", facts="drawn=B24", red="S@0,0:r0")
    played(match, "3,0,0", "S@3,0:f0")
    assert "red farmer 3,0:f0" in figures(match)


def test_3_3_a_completed_feature_may_be_taken() -> None:
    match = played(board(facts="drawn=B18"), "0,-1,2", "S@0,-1:c0")
    assert match.scores == [4, 0]
    assert supply(match, 0)["small"] == 7


def test_3_4_an_enclosed_field_may_be_taken() -> None:
    match = played(board(facts="drawn=I03", sets=ALL), "0,-1,0")
    assert "S@0,-1:f0" in legal(match)
    assert played(match, "S@0,-1:f0").to_move is None
