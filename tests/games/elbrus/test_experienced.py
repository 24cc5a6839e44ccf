"""For experienced players: one test or more for each numbered paragraph of RULES.md, chapters 5 to 7, named by it."""

import pytest

from donjon import BadDiagram, BadOption, Match
from tests.games.elbrus.castle import castle, legal, points, used_up
from tests.games.reasons import refused

ROW = ("bridge-r2c2-S", "bridge-r2c3-S", "bridge-r2c4-S")  # bridge-r3c2-E then gives 1, window-r3c2-E 2
MARKS = (8, 16, 24, 32, 40)
OUT = used_up("blue", 6, 6, "window-r8c0-E", "window-r8c3-E", "portal-r7c0-E")


# 5. Staircases


@pytest.mark.parametrize("mark", MARKS)
def test_5_1_exactly_on_a_mark(mark: int) -> None:
    match = castle(*ROW, stairs="on", points=f"{mark - 1},0")
    match.play("bridge-r3c2-E")
    assert match.legal_moves() == ["join", "."]
    assert match.events()[-1]["text"] == f"Red has exactly {mark} points and may make a staircase."


def test_5_1_there_are_no_staircases_without_the_option() -> None:
    match = castle(*ROW)
    assert refused(match, "join", "5.1", "stairs-off")
    assert refused(match, "stairs-r4c0-E-E", "5.1", "stairs-off")
    assert refused(match, ".", "2.9", "no-passing")


def test_5_1_a_staircase_is_made_only_right_after_hitting_a_mark() -> None:
    match = castle(*ROW, stairs="on")
    assert refused(match, "join", "5.1", "nothing-offered")
    assert refused(match, ".", "2.9", "no-passing")


@pytest.mark.parametrize("total", [5, 7, 15, 46])
def test_5_1_not_beside_it_nor_beyond_the_last(total: int) -> None:
    match = castle(*ROW, stairs="on", points=f"{total},0")
    match.play("window-r3c2-E")
    assert match.to_move == 1
    assert refused(match, "join", "5.1", "nothing-offered")


def test_5_1_a_turn_without_points_earns_none() -> None:
    match = castle(*ROW, stairs="on", points="16,0")
    match.play("bridge-r8c0-E")
    assert match.to_move == 1


def test_5_1_only_with_the_option() -> None:
    match = castle(*ROW, points="15,0")
    match.play("bridge-r3c2-E")
    assert match.to_move == 1


def test_5_2_made_at_once_of_two_bridges() -> None:
    match = castle(*ROW, stairs="on", points="15,0")
    match.play("bridge-r3c2-E")
    assert match.to_move == 0
    assert refused(match, "bridge-r8c0-E", "5.2", "stairs-offered")
    before = match.view()["position"]["hands"][0]
    match.play("join")
    after = match.view()["position"]["hands"][0]
    assert (before["bridge"] - after["bridge"], after["stairs"]) == (2, 1)
    assert match.to_move == 1


def test_5_2_it_is_optional() -> None:
    match = castle(*ROW, stairs="on", points="15,0")
    match.play("bridge-r3c2-E")
    match.play(".")
    assert match.to_move == 1
    assert match.view()["position"]["hands"][0]["stairs"] == 0
    match.play("bridge-r8c0-E")
    assert refused(match, "join", "5.1", "nothing-offered")  # the mark is not hit twice


@pytest.mark.parametrize(("placed", "offered"), [(10, True), (11, False)])
def test_5_2_bridges_are_counted_after_the_placement(placed: int, offered: bool) -> None:
    """With ten on the field the eleventh hits the mark and two are left; with eleven, one."""
    more = [f"bridge-r{row}c{column}-E" for row in (5, 6, 7, 8) for column in (0, 3, 6)]
    match = castle(*ROW, *more[: placed - 3], stairs="on", points="15,0")
    match.play("bridge-r3c2-E")
    assert (match.to_move == 0) == offered


def test_5_3_one_unplaced_staircase_at_a_time() -> None:
    match = castle(*ROW, stairs="on", held="red", points="15,0")
    match.play("bridge-r3c2-E")
    assert match.to_move == 1
    assert refused(castle(stairs="on"), "stairs-r4c0-E-E", "5.3", "no-stairs")


def test_5_3_another_one_after_it_is_placed() -> None:
    match = castle(*ROW, "bridge-r6c4-S", stairs="on", held="red", points="13,0")
    match.play("stairs-r6c0-E-E")
    assert match.scores == [15, 0]
    match.play("bridge-r0c6-S")
    match.play("bridge-r3c2-E")
    assert match.legal_moves() == ["join", "."]


def test_5_4_it_is_the_placement_of_the_turn() -> None:
    match = castle("bridge-r4c4-S", stairs="on", held="red")
    match.play("stairs-r4c0-E-E")
    assert match.to_move == 1
    heights = {shape.id: shape.height for shape in match.picture().shapes if shape.kind == "cell"}
    assert [heights[f"r4c{column}"] for column in range(5)] == [1, 1, 2, 2, 2]


def test_5_4_the_second_foot_of_the_upper_bridge_must_be_level_with_the_lower_deck() -> None:
    match = castle("window-r4c4-S", "bridge-r0c4-E", stairs="on", held="red")
    assert refused(match, "stairs-r4c0-E-E", "5.4", "upper-hangs", first="r4c2", second="r4c4", one=1, two=2)
    assert refused(match, "stairs-r6c0-E-S", "5.4", "upper-hangs", first="r6c2", second="r8c2", one=1, two=0)
    assert refused(match, "stairs-r4c2-E-E", "2.4", "hanging-column", first="r4c2", second="r4c4", one=0, two=2)
    assert refused(match, "stairs-r4c5-E-E", "2.2", "upper-off-field")


def test_5_4_both_spans_must_be_clear() -> None:
    upper = castle("bridge-r4c4-S", "window-r4c3-S", stairs="on", held="red")
    assert refused(upper, "stairs-r4c0-E-E", "2.5", "upper-blocked", cell="r4c3", height=2, deck=2)
    lower = castle("bridge-r4c4-S", "bridge-r4c1-S", stairs="on", held="red")
    assert refused(lower, "stairs-r4c0-E-E", "2.5", "span-blocked", cell="r4c1", height=1, deck=1)


def test_5_5_straight_on_or_turned() -> None:
    match = castle("bridge-r4c6-S", "bridge-r2c3-E", "bridge-r6c3-E", stairs="on", held="red")
    straight, left, right = "stairs-r4c2-E-E", "stairs-r4c2-E-N", "stairs-r4c2-E-S"
    assert all(legal(match, move) for move in (straight, left, right))
    assert refused(match, "stairs-r4c2-E-W", "5.5", "folded-back")
    match.play(right)
    heights = {shape.id: shape.height for shape in match.picture().shapes if shape.kind == "cell"}
    assert [heights[name] for name in ("r4c2", "r4c3", "r4c4", "r5c4", "r6c4", "r6c3")] == [1, 1, 2, 2, 2, 1]


@pytest.mark.parametrize(("to", "end"), [("E", "r4c8"), ("S", "r8c4"), ("W", "r4c0"), ("N", "r0c4")])
def test_5_5_in_all_four_directions(to: str, end: str) -> None:
    row, column = int(end[1]), int(end[3])
    support = f"bridge-r{row}c{column}-S" if row == 4 else f"bridge-r{row}c{column}-E"
    match = castle(support, stairs="on", held="red")
    assert points(match, f"stairs-r4c4-{to}-{to}") == 2
    assert match.picture().marks[-1].at[-1] == end


def test_5_6_both_arches_score() -> None:
    raised = ("bridge-r3c0-S", "bridge-r3c2-S", "window-r3c4-S")
    match = castle(*raised, stairs="on", held="red")
    assert points(match, "stairs-r4c0-E-E") == 2 + 3
    climbed = match.events()[-1]
    assert climbed["details"] == {"lower": 2, "upper": 3}
    assert climbed["points"] == 5


def test_5_6_a_lower_bridge_on_the_ground_gives_nothing() -> None:
    match = castle("bridge-r4c4-S", "bridge-r4c3-S", stairs="on", held="red")
    assert points(match, "stairs-r4c0-E-E") == 0 + 1


def test_5_7_a_staircase_is_two_pieces() -> None:
    match = castle("bridge-r4c4-S", stairs="on", held="red")
    match.play("stairs-r4c0-E-E")
    pieces = match.view()["position"]["pieces"]
    assert [(piece["piece"], piece["deck"], piece["staircase"]) for piece in pieces[1:]] == [
        ("bridge", 1, "lower"),
        ("bridge", 2, "upper"),
    ]
    match.play("bridge-r3c0-E")
    match.play("window-r8c0-E")
    assert legal(match, "balcony-r4c2-W")  # one foot on each half of it


def test_5_8_a_staircase_may_hit_a_mark() -> None:
    match = castle("bridge-r4c4-S", stairs="on", held="red", points="6,0")
    match.play("stairs-r4c0-E-E")
    assert match.scores == [8, 0]
    assert match.legal_moves() == ["join", "."]


# 6. Penalties


def ended(*red: str, **facts: object) -> Match:
    """Red places the last of these pieces, and blue has nothing left."""
    match = castle(*OUT, *red[:-1], **{"points": "0,0", **facts})
    match.play(red[-1])
    assert match.over
    return match


def test_6_1_two_for_each_special_piece_in_hand() -> None:
    match = ended("bridge-r0c0-E", "bridge-r0c4-E", "bridge-r0c2-E", penalties="on")
    assert [(e["details"], e["points"]) for e in match.events() if e["kind"] == "left"] == [
        ({"piece": "window", "count": 2}, -4),
        ({"piece": "portal", "count": 1}, -2),
        ({"piece": "balcony", "count": 1}, -2),
    ]
    assert match.scores[0] == 2 - 8


def test_6_1_and_for_a_staircase_but_not_for_bridges() -> None:
    match = ended("bridge-r0c0-E", "bridge-r0c4-E", "bridge-r0c2-E", penalties="on", stairs="on", held="red")
    assert match.scores[0] == 2 - 8 - 2
    assert match.view()["position"]["hands"][0]["bridge"] == 8


def test_6_1_only_with_the_option() -> None:
    assert ended("bridge-r0c0-E", "bridge-r0c4-E", "bridge-r0c2-E").scores == [2, 0]


def stranded(match: Match, seat: int) -> list[str]:
    return ["-".join(e["places"]) for e in match.events() if e["kind"] == "stranded" and e["seat"] == seat]


def test_6_2_two_for_each_piece_alone_on_the_ground() -> None:
    match = ended("bridge-r0c0-E", "bridge-r1c0-E", "bridge-r3c0-E", "bridge-r3c4-E", "bridge-r3c2-E", penalties="on")
    assert stranded(match, 0) == ["r0c0-r0c2", "r1c0-r1c2"]
    assert stranded(match, 1) == ["r8c0-r8c2", "r8c3-r8c5", "r7c0-r7c3"]
    assert match.scores == [2 - 8 - 4, -6]


def test_6_2_carrying_one_foot_is_enough() -> None:
    assert stranded(ended("bridge-r0c0-S", "balcony-r0c0-E", penalties="on"), 0) == []


def test_6_3_before_the_winner_is_found_and_below_zero() -> None:
    red = ("bridge-r0c0-E", "bridge-r0c4-E", "bridge-r0c2-E")
    plain, strict = ended(*red, points="1,0"), ended(*red, points="1,0", penalties="on")
    assert (plain.scores, plain.ranks) == ([3, 0], [1, 2])
    assert (strict.scores, strict.ranks) == ([3 - 8, -6], [1, 2])
    assert ended(*red, points="0,8").ranks == [2, 1]
    turned = ended(*red, points="0,1", penalties="on")
    assert (turned.scores, turned.ranks) == ([-6, -5], [2, 1])


# 7. Scenarios


@pytest.mark.parametrize(
    ("name", "seats"), [("four-piers", 2), ("the-well", 2), ("corner-towers", 3), ("cross-wall", 4)]
)
def test_7_1_for_its_number_of_players(name: str, seats: int) -> None:
    assert Match("elbrus", seats, options={"scenario": name}).options["scenario"] == name
    other, title = 4 if seats == 2 else 2, name.replace("-", " ").title()
    with pytest.raises(BadOption, match=f"the scenario “{title}” is for .* players, not {other}"):
        Match("elbrus", other, options={"scenario": name})
    with pytest.raises(BadOption, match=f"the scenario “{title}” is played on 9 by 9 cells, not on 10 by 10"):
        Match("elbrus", seats, options={"scenario": name, "field": "10"})
    with pytest.raises(BadDiagram, match=f"scenario={name}: not with {other} players"):
        castle(scenario=name, seats=other)


@pytest.mark.parametrize(
    ("name", "seats"), [("four-piers", 2), ("the-well", 2), ("corner-towers", 3), ("cross-wall", 4)]
)
def test_7_1_symmetric_under_a_half_turn(name: str, seats: int) -> None:
    shapes = [shape for shape in castle(scenario=name, seats=seats).picture().shapes if shape.kind == "cell"]
    heights = {(shape.x, shape.y): shape.height for shape in shapes}
    assert any(heights.values())
    assert all(heights[8 - x, 8 - y] == height for (x, y), height in heights.items())


def test_7_2_grey_pieces_are_placed_pieces_of_nobody() -> None:
    match = castle(scenario="cross-wall", seats=3, penalties="on")
    pieces = match.view()["position"]["pieces"]
    assert [piece["owner"] for piece in pieces] == [None] * 4
    assert legal(match, "balcony-r4c1-S")  # a foot on grey and one on the ground
    blue = used_up("blue", 0, 0, "window-r7c0-E", "window-r8c0-E", "portal-r0c5-E")
    match = castle(*blue, scenario="cross-wall", seats=3, penalties="on", points="0,0,0")
    match.play("bridge-r6c6-E")
    assert {event["seat"] for event in match.events() if event["kind"] == "stranded"} == {0, 1}
    assert match.scores == [-8 - 2, -6, -8]  # in hand and alone; for the four grey bridges nobody pays


PIERS_OUT = used_up("blue", 0, 0, "window-r8c0-E", "window-r8c3-E", "portal-r0c3-E")


def piered(match: Match) -> list[tuple[int, int, int]]:
    assert match.over
    return [(e["seat"], e["details"]["count"], e["points"]) for e in match.events() if e["kind"] == "piered"]


def test_7_3_two_points_for_each_pier_that_carries_a_column() -> None:
    """Red has two columns on the western pier and one on the northern."""
    red = ("bridge-r4c3-S", "bridge-r4c1-E", "bridge-r3c4-E", "bridge-r1c5-S")
    match = castle(*PIERS_OUT, *red, scenario="four-piers", points="0,0")
    grey = [(piece["cells"][0], piece["cells"][-1]) for piece in match.view()["position"]["pieces"][:4]]
    assert grey == [("r1c3", "r1c5"), ("r7c3", "r7c5"), ("r3c1", "r5c1"), ("r3c7", "r5c7")]
    match.play("bridge-r5c1-E")
    assert piered(match) == [(0, 2, 4)]
    assert match.scores == [2 + 4, 0]


def test_7_3_the_column_must_stand_directly_on_the_pier() -> None:
    """Blue's bridge stands on the western pier, red's on blue's."""
    blue = used_up("blue", 0, 0, "window-r8c0-E", "window-r8c3-E", "portal-r0c3-E", bridges=11)
    match = castle(*blue, "blue bridge-r4c3-S", "blue bridge-r4c1-E", "window-r4c5-S", scenario="four-piers")
    match.play("bridge-r4c3-E")
    assert piered(match) == [(1, 1, 2)]


def test_7_4_no_foot_in_the_well() -> None:
    match = castle(scenario="the-well", stairs="on", held="red")
    grey = [piece["cells"] for piece in match.view()["position"]["pieces"]]
    assert grey == [
        ["r3c3", "r3c4", "r3c5"],
        ["r5c3", "r5c4", "r5c5"],
        ["r3c3", "r4c3", "r5c3"],
        ["r3c5", "r4c5", "r5c5"],
    ]
    assert [piece["deck"] for piece in match.view()["position"]["pieces"]] == [1, 1, 2, 2]
    for move in ("window-r4c4-S", "window-r2c4-S", "portal-r4c4-S", "portal-r1c4-S"):
        assert refused(match, move, "7.4", "in-the-well")
    assert legal(match, "bridge-r4c3-E")  # over it, but with no foot in it


def test_7_4_at_no_height_and_for_no_staircase() -> None:
    """The well is bridged at 3; windows 2 high stand east of it."""
    pieces = ("bridge-r4c3-E", "window-r4c6-S", "window-r4c8-S")
    match = castle(*pieces, scenario="the-well", stairs="on", held="red")
    assert refused(match, "balcony-r4c4-E", "7.4", "in-the-well")
    assert refused(match, "stairs-r4c8-W-W", "7.4", "in-the-well")
    assert refused(match, "balcony-r4c5-E", "2.4", "hanging-column", first="r4c5", second="r4c7", one=3, two=0)


WELL_OUT = used_up("blue", 0, 0, "window-r8c0-E", "window-r8c3-E", "portal-r7c0-E")


def test_7_5_three_points_for_the_topmost_deck_over_the_well() -> None:
    match = castle(*WELL_OUT, scenario="the-well", points="0,0")
    match.play("bridge-r4c3-E")
    assert match.scores == [3 + 3, 0]
    assert match.events()[-1]["text"] == "Red owns the topmost deck above the well: 3 points."
    match = castle(*WELL_OUT, scenario="the-well", points="0,0")
    match.play("bridge-r8c6-E")
    assert match.scores == [0, 0]


def test_7_6_a_grey_tower_in_each_corner() -> None:
    match = castle(scenario="corner-towers", seats=4)
    heights = {shape.id: shape.height for shape in match.picture().shapes if shape.kind == "cell"}
    for row in (0, 6):
        for column in (0, 6):
            rows = [[heights[f"r{row + i}c{column + k}"] for k in range(3)] for i in range(3)]
            assert rows == [[1, 2, 1], [0, 2, 0], [1, 2, 1]]
    assert len(match.view()["position"]["pieces"]) == 12


CORNERS_OUT = used_up("blue", 3, 0, "window-r4c3-E", "window-r5c3-E", "portal-r3c3-E")


def corners(*pieces: str) -> list[int]:
    """The points each player has at the end for corners; red's last piece lies in none."""
    match = castle(*CORNERS_OUT, *pieces, scenario="corner-towers", seats=3)
    match.play("bridge-r0c3-E")
    assert match.over
    return [sum(e["points"] for e in match.events() if e["kind"] == "towered" and e["seat"] == i) for i in range(3)]


def test_7_7_three_points_for_the_sole_highest_deck_of_a_corner() -> None:
    assert corners() == [0, 0, 0]  # all grey
    assert corners("window-r0c0-S", "yellow window-r6c6-S") == [3, 0, 3]
    assert corners("window-r0c0-S", "yellow window-r0c2-S") == [0, 0, 0]  # level
    assert corners("window-r0c0-S", "window-r0c2-S") == [3, 0, 0]  # both red's
    assert corners("bridge-r0c0-S") == [0, 0, 0]  # level with grey


def test_7_7_a_deck_that_reaches_into_the_corner_counts() -> None:
    assert corners("yellow bridge-r3c8-S", "yellow window-r2c8-S") == [0, 0, 3]


def test_7_8_nothing_stands_on_grey_alone() -> None:
    match = castle(scenario="cross-wall", seats=3, stairs="on", held="red")
    grey = [piece["cells"] for piece in match.view()["position"]["pieces"][:4]]
    assert [(cells[0], cells[-1]) for cells in grey] == [
        ("r4c0", "r4c2"),
        ("r4c6", "r4c8"),
        ("r0c4", "r2c4"),
        ("r6c4", "r8c4"),
    ]
    assert refused(match, "bridge-r4c0-E", "7.8", "on-the-wall")
    assert refused(match, "window-r0c4-S", "7.8", "on-the-wall")
    assert refused(match, "stairs-r4c0-E-E", "7.8", "on-the-wall")
    assert legal(match, "balcony-r4c1-S")
    assert legal(castle("bridge-r0c2-S", scenario="cross-wall", seats=3), "bridge-r1c2-E")  # one foot on grey


def test_7_9_a_point_for_each_piece_that_spans_the_middle_lines() -> None:
    blue = used_up("blue", 0, 0, "window-r7c0-E", "window-r8c0-E", "portal-r0c5-E")
    match = castle(
        *blue, "bridge-r3c3-E", "bridge-r5c3-E", "yellow window-r3c6-S", "bridge-r6c6-E", scenario="cross-wall", seats=3
    )
    match.play("bridge-r6c0-E")
    walled = [(e["seat"], e["details"]["count"], e["points"]) for e in match.events() if e["kind"] == "walled"]
    assert walled == [(0, 2, 2), (2, 1, 1)]
