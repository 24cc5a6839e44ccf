"""RULES 4 to 6: counting, Inns & Cathedrals, Traders & Builders. One test or more for each paragraph."""

import pytest

from donjon import Match
from tests.games.carcassonne.board import ALL, board, figures, happened, legal, played, supply
from tests.games.reasons import refused

# A city of four tiles, lacking the one in the east: 1,-1 with a city in the west.
CITY = "B13@0,-1,1 B18@0,-2,2"
CLOSING = "drawn=B18"
CLOSE = ("1,-1,3", "-")


def at_the_end(match: Match) -> list[int]:
    """The scores when this turn, the last, has been played without a figure."""
    played(match, *[move for move in ("-",) if move in legal(match)])
    assert match.over
    return match.scores


# 4. Counting


def test_4_1_the_strongest_gets_the_points() -> None:
    two_to_one = board(CITY, CLOSING, red="S@0,0:c0 S@0,-2:c0", blue="S@0,-1:c0")
    assert played(two_to_one, *CLOSE).scores == [8, 0]
    assert figures(two_to_one) == set()


def test_4_1_ties_all_get_all() -> None:
    assert played(board(CITY, CLOSING, red="S@0,0:c0", blue="S@0,-1:c0"), *CLOSE).scores == [8, 8]


def test_4_1_builders_have_no_strength() -> None:
    match = board(CITY, CLOSING, sets="base+traders", red="S@0,0:c0 U@0,-2:c0", blue="S@0,-1:c0")
    assert played(match, *CLOSE).scores == [8, 8]


def test_4_2_a_tile_counts_once_and_every_shield() -> None:
    tiles = "B01@0,1,0 B01@0,2,0 B10@1,2,2 B09@1,3,1 B10@2,2,3"
    match = played(board(tiles, "drawn=B20", red="S@1,2:c0"), "2,3,0", "-")
    assert happened(match, "scored-city") == ["Red scores 12 points for a completed city: 4 tiles, 2 shields. 2,3:c0"]
    assert match.scores == [12, 0]


def test_4_3_a_completed_city_counts_two_a_tile() -> None:
    assert played(board(CITY, CLOSING, red="S@0,0:c0"), *CLOSE).scores == [8, 0]


def test_4_3_an_unfinished_one_counts_one() -> None:
    match = played(board("B14@0,-1,1", bag="B24", red="S@0,0:c0"), "B24", "1,0,0")
    assert at_the_end(match) == [3, 0]  # two tiles and a shield
    assert happened(match, "scored-city") == ["Red scores 3 points for an unfinished city: 2 tiles, 1 shield. 0,0:c0"]


@pytest.mark.parametrize(("rule", "points"), [("4", 4), ("2", 2)])
def test_4_3_two_tiles_may_count_less(rule: str, points: int) -> None:
    match = played(board("", f"drawn=B18 small_city={rule}", red="S@0,0:c0"), "0,-1,2", "-")
    assert match.scores == [points, 0]
    assert played(board(CITY, f"{CLOSING} small_city={rule}", red="S@0,0:c0"), *CLOSE).scores == [8, 0]


def test_4_4_a_road_counts_one_a_tile() -> None:
    assert at_the_end(played(board("B24@1,0,0", bag="B24", red="S@0,0:r0"), "B24", "2,0,0")) == [3, 0]
    assert played(board("B22@1,0,0", "drawn=B22", red="S@0,0:r0"), "-1,0,0", "-").scores == [3, 0]


def test_4_5_an_unfinished_monastery_counts_its_neighbours() -> None:
    match = played(board("B01@0,1,0 B24@1,0,0", bag="B24", red="S@0,1:m"), "B24", "2,0,0")
    assert at_the_end(match) == [3, 0]
    assert happened(match, "scored-monastery") == ["Red scores 3 points for an unfinished monastery: 3 tiles. 0,1:m"]


def test_4_6_a_field_counts_completed_cities() -> None:
    match = played(board("B18@0,-1,2", bag="B24", red="S@0,-1:f0", blue="S@0,0:f0"), "B24", "1,0,0")
    assert at_the_end(match) == [3, 3]  # one city, two fields
    assert happened(match, "scored-field")[0] == "Red scores 3 points for a field: 1 completed city. 0,-1:f0"
    assert at_the_end(played(board("B13@0,-1,1", bag="B24", red="S@0,0:f0"), "B24", "1,0,0")) == [0, 0]


def test_4_6_a_city_counts_once_for_a_field() -> None:
    tiles = "B13@0,-1,1 B18@0,-2,2 B18@1,-1,3 B24@1,0,0"  # two of its tiles lie on the field of 0,-2
    match = played(board(tiles, bag="B24", red="S@1,-1:f0"), "B24", "2,0,0")
    assert at_the_end(match) == [3, 0]


@pytest.mark.parametrize(("rules", "scores"), [("1", [4, 4]), ("2", [3, 3]), ("3", [6, 3])])
def test_4_7_older_rules(rules: str, scores: list[int]) -> None:
    """Red owns one field round the city alone and shares the other with blue."""
    tiles = "B18@0,-1,2 B24@1,0,0"
    red, blue = "S@0,-1:f0 S@0,0:f0", "S@1,0:f0"
    match = played(board(tiles, f"farms={rules}", bag="B24", red=red, blue=blue), "B24", "2,0,0")
    assert at_the_end(match) == ([4, 0] if rules == "1" else scores)


def test_4_7_first_rules_count_all_farmers_together() -> None:
    match = played(board("B18@0,-1,2", "farms=1", bag="B24", red="S@0,-1:f0", blue="S@0,0:f0"), "B24", "1,0,0")
    assert at_the_end(match) == [4, 4]


def test_4_7_the_pig_adds_one() -> None:
    for rules, points in (("1", 5), ("2", 4), ("3", 4)):
        match = board("B18@0,-1,2 B24@1,0,0", f"farms={rules}", sets="base+traders", bag="B24", red="S@0,0:f0 P@1,0:f0")
        assert at_the_end(played(match, "B24", "2,0,0")) == [points, 0]


def test_4_7_the_older_rules_pay_for_a_city_and_say_so() -> None:
    for rules in ("1", "2"):
        match = board("B18@0,-1,2", f"farms={rules}", sets="base+traders", bag="B24", red="S@0,0:f0")
        played(match, "B24", "1,0,0", "-")
        points = {"1": "4 points", "2": "3 points"}[rules]
        assert happened(match, "scored-farmers") == [f"Red scores {points} for farmers around a city. 0,-1:c0"]
        assert happened(match, "scored-field") == []


FARMS = (
    ("B18@0,-1,2 B01@1,-1,0", "S@0,-1:f0 P@1,-1:f0", ""),
    ("B18@0,-1,2 B24@1,0,0", "S@0,-1:f0 S@0,0:f0", "S@1,0:f0"),
    ("B18@0,-1,2 B24@1,0,0", "S@0,0:f0 P@1,0:f0", "S@0,-1:f0"),
    ("B18@0,-1,2 B24@1,0,0", "S@0,0:f0 P@1,0:f0 S@0,-1:f0", ""),
    ("B24@1,0,0", "S@0,0:f0", "S@1,0:f1"),
)


@pytest.mark.parametrize("rules", ["1", "2", "3"])
@pytest.mark.parametrize(("tiles", "red", "blue"), FARMS)
def test_4_7_fields_are_shown_worth_what_they_will_pay(rules: str, tiles: str, red: str, blue: str) -> None:
    match = board(tiles, f"seats=3 farms={rules}", ALL, bag="B24", red=red, blue=blue)
    fields = [feature for feature in match.view()["position"]["features"] if feature["land"] == "field"]
    shown = [sum(field["pays"].get(colour, 0) for field in fields) for colour in ("red", "blue", "yellow")]
    assert all(field["worth"] == max(field["pays"].values(), default=0) for field in fields)
    assert at_the_end(played(match, "B24", "-1,0,0")) == shown


def test_4_7_the_pig_is_in_the_bubble() -> None:
    match = board("B18@0,-1,2 B01@1,-1,0", "seats=3 farms=1", ALL, red="S@0,-1:f0 P@1,-1:f0")
    assert [shape.detail["worth"] for shape in match.picture().shapes if shape.id == "0,-1:f0"] == [5]


# 5. Inns & Cathedrals


def test_5_1_a_big_follower_counts_two() -> None:
    match = board(CITY, CLOSING, sets="base+inns", red="B@0,0:c0", blue="S@0,-1:c0")
    assert played(match, *CLOSE).scores == [8, 0]
    match = board(CITY, CLOSING, sets="base+inns", red="B@0,0:c0", blue="S@0,-1:c0 S@0,-2:c0")
    assert played(match, *CLOSE).scores == [8, 8]
    match = board(CITY, CLOSING, sets="base+inns", red="B@0,0:c0 S@0,-1:c0", blue="S@0,-2:c0")
    assert played(match, *CLOSE).scores == [8, 0]


def test_5_1_there_is_one_and_it_is_put_like_a_small_one() -> None:
    match = played(board("", "drawn=B24", sets="base+inns"), "1,0,0")
    assert legal(match, "B") == {"B@1,0:r0", "B@1,0:f0", "B@1,0:f1"}
    match = played(match, "B@1,0:r0", "B24", "2,0,0", "-", "B24", "3,0,0")
    assert refused(match, "B@3,0:f0", "3.1", "none-at-home", place="3,0:f0", figure="big")


def test_5_2_a_road_with_an_inn() -> None:
    match = played(board("I15@1,0,0 B22@2,0,0", "drawn=B22", sets="base+inns", red="S@0,0:r0"), "-1,0,0", "-")
    assert match.scores == [8, 0]
    assert happened(match, "scored-road") == ["Red scores 8 points for a completed road: 4 tiles, with an inn. -1,0:r0"]
    match = board("I15@1,0,0", sets="base+inns", bag="B24", red="S@0,0:r0")
    assert at_the_end(played(match, "B24", "2,0,0")) == [0, 0]


def test_5_3_a_city_with_a_cathedral() -> None:
    tiles = "I01@0,-1,0 B18@0,-2,2 B18@-1,-1,1"
    match = played(board(tiles, CLOSING, sets="base+inns", red="S@0,0:c0"), *CLOSE)
    assert match.scores == [15, 0]
    match = board(tiles, sets="base+inns", bag="B24", red="S@0,0:c0", blue="S@0,0:f0")
    assert at_the_end(played(match, "B24", "1,0,0")) == [0, 0]
    match = board(f"{tiles} B18@1,-1,3", sets="base+inns", bag="B24", blue="S@0,0:f0")
    assert at_the_end(played(match, "B24", "1,0,0")) == [0, 3]


# 6. Traders & Builders


def test_6_1_goods_go_to_whoever_completes_the_city() -> None:
    match = board("T02@0,-1,2", "turn=blue drawn=B18", sets="base+traders", red="S@0,0:c0")
    played(match, "1,-1,3", "-")
    assert match.scores == [6, 0]
    assert supply(match, 1)["goods"] == {"wine": 1, "grain": 0, "cloth": 0}
    assert happened(match, "goods-taken") == ["Blue collects goods: 1 wine."]


def test_6_1_even_if_nobody_is_in_it() -> None:
    match = played(board("T02@0,-1,2", "drawn=B18", sets="base+traders"), "1,-1,3", "-")
    assert supply(match, 0)["goods"]["wine"] == 1


def test_6_2_the_most_of_each_good() -> None:
    match = board(sets="base+traders", bag="B24", red="goods=3,2,0", blue="goods=1,2,0")
    assert at_the_end(played(match, "B24", "1,0,0")) == [20, 10]
    assert happened(match, "goods-scored")[0] == "Red has the most wine (3): 10 points."


def test_6_3_a_builder_needs_a_follower_and_an_unfinished_feature() -> None:
    match = played(board("B24@1,0,0", "drawn=B24", sets="base+traders", red="S@0,0:r0"), "2,0,0")
    assert legal(match, "U") == {"U@2,0:r0"}
    assert refused(match, "U@2,0:f0", "6.3", "builder-where", place="2,0:f0")
    assert refused(match, "U@1,0:r0", "6.3", "not-this-tile", place="1,0:r0")
    alone = played(board("B24@1,0,0", "turn=blue drawn=B24", sets="base+traders", red="S@0,0:r0"), "2,0,0")
    assert refused(alone, "U@2,0:r0", "6.3", "builder-alone", place="2,0:r0")
    done = played(board("B22@1,0,0", "drawn=B22", sets="base+traders", red="S@0,0:r0"), "-1,0,0")
    assert refused(done, "U@-1,0:r0", "6.3", "builder-late", place="-1,0:r0")


def test_6_3_portals_are_not_for_builders() -> None:
    match = board("B24@1,0,0", "drawn=D27", sets="base+traders+dragon", red="S@0,0:r0")
    played(match, "0,1,3")
    assert refused(match, "U@1,0:r0", "6.3", "not-by-portal", place="1,0:r0")
    assert refused(match, "P@1,0:f0", "6.6", "not-by-portal", place="1,0:f0")


BUILT = "S@0,0:r0 U@1,0:r0"


def test_6_4_lengthening_gives_a_second_half() -> None:
    match = played(board("B24@1,0,0", "drawn=B24", sets="base+traders", red=BUILT), "2,0,0", "-")
    shown = match.view()["position"]
    assert (shown["player"], shown["second"], shown["number"]) == (0, True, 1)
    assert happened(match, "double-turn") == ["Red gets a double turn thanks to the builder."]
    played(match, "B24", "3,0,0", "-")
    assert match.view()["position"]["player"] == 1


def test_6_4_others_and_other_features_do_not_count() -> None:
    match = played(board("B24@1,0,0", "turn=blue drawn=B24", sets="base+traders", red=BUILT), "2,0,0", "-")
    assert match.view()["position"]["player"] == 0
    match = played(board("B24@1,0,0", "drawn=B01", sets="base+traders", red=BUILT), "0,1,0", "-")
    assert match.view()["position"]["player"] == 1


def test_6_4_even_if_the_builder_goes_home() -> None:
    match = board("B24@1,0,0 B22@-1,0,0", "drawn=B22", sets="base+traders", red=BUILT)
    played(match, "2,0,0", "-")
    assert match.scores == [4, 0]
    assert supply(match, 0)["builder"] == 1
    assert match.view()["position"]["second"] is True


def test_6_5_no_third_half() -> None:
    match = board("B24@1,0,0", "drawn=B24", sets="base+traders", red=BUILT)
    played(match, "2,0,0", "-", "B24", "3,0,0", "-")
    assert match.view()["position"]["player"] == 1
    assert match.view()["position"]["second"] is False


def test_6_5_dropped_without_a_tile() -> None:
    match = played(board("B24@1,0,0", sets="base+traders", bag="B24", red=BUILT), "B24", "2,0,0", "-")
    assert match.over
    assert match.scores == [3, 0]


def test_6_6_a_pig_needs_a_farmer() -> None:
    match = played(board("", "drawn=B24", sets="base+traders", red="S@0,0:f0"), "1,0,0")
    assert legal(match, "P") == {"P@1,0:f0"}
    assert refused(match, "P@1,0:f1", "6.6", "pig-alone", place="1,0:f1")
    assert refused(match, "P@1,0:r0", "6.6", "pig-where", place="1,0:r0")


def test_6_6_it_pays_its_owner_only_with_the_majority() -> None:
    line = "B18@0,-1,2 B24@1,0,0 B24@2,0,0"
    match = board(line, sets="base+traders", bag="B24", red="S@0,0:f0 P@1,0:f0", blue="S@2,0:f0")
    assert at_the_end(played(match, "B24", "3,0,0")) == [4, 3]
    match = board(line, sets="base+traders+inns", bag="B24", red="S@0,0:f0 P@1,0:f0", blue="B@2,0:f0")
    assert at_the_end(played(match, "B24", "3,0,0")) == [0, 3]


def test_6_7_left_alone_builder_and_pig_go_home() -> None:
    match = board("W02@0,1,0 B24@1,0,0", "drawn=B24", sets="base+traders+tower", red=BUILT)
    played(match, "2,0,0", "T@0,1", "K@0,0:r0")
    assert figures(match) == set()
    assert happened(match, "orphaned") == ["Red takes the builder back: no follower of theirs is left there. 1,0:r0"]
    assert match.view()["position"]["second"] is True
