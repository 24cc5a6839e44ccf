"""The vectors of the fact sheet, section 5, by their names."""

from tests.games.elbrus.castle import castle, legal, points, used_up
from tests.games.reasons import refused

V1 = ("bridge-r4c0-E",)
V4 = ("bridge-r4c0-E", "bridge-r4c4-E")
V8 = (*V4, "bridge-r4c2-E")
V12 = ("bridge-r3c2-S", "bridge-r3c4-S")
V13 = (*V12, "bridge-r3c2-E", "bridge-r5c2-E")


def test_v1_a_bridge_on_the_empty_field() -> None:
    assert points(castle(), "bridge-r4c0-E") == 0


def test_v2_the_same_again_stands_on_one_piece() -> None:
    assert refused(castle(*V1), "bridge-r4c0-E", "2.6", "on-one-piece", first="r4c0", second="r4c2")


def test_v3_one_foot_in_the_air() -> None:
    assert refused(castle(*V1), "bridge-r4c2-E", "2.4", "hanging-column", first="r4c2", second="r4c4", one=1, two=0)


def test_v4_across_two_bridges() -> None:
    assert points(castle(*V4), "bridge-r4c2-E") == 2


def test_v5_a_window_across_two_bridges() -> None:
    assert points(castle(*V4), "window-r4c2-E") == 3


def test_v6_a_portal_over_a_deck_and_bare_ground() -> None:
    assert points(castle(*V4), "portal-r4c1-E") == 2


def test_v7_a_balcony_does_not_fit_level_ground() -> None:
    assert refused(castle(*V4), "balcony-r4c2-E", "2.4", "hanging-column", first="r4c2", second="r4c4", one=1, two=1)


def test_v8_a_balcony_on_two_heights() -> None:
    assert points(castle(*V8), "balcony-r4c4-E") == 2


def test_v9_a_bridge_does_not_fit_two_heights() -> None:
    assert refused(castle(*V8), "bridge-r4c4-E", "2.4", "hanging-column")


def test_v11_down_to_the_deck_straight_below() -> None:
    assert points(castle("bridge-r2c2-S", "bridge-r2c3-S", "bridge-r2c4-S"), "bridge-r3c2-E") == 1


def test_v12_down_to_the_ground() -> None:
    assert points(castle(*V12), "bridge-r3c2-E") == 2


def test_v13_down_to_a_lower_deck() -> None:
    assert points(castle(*V13), "bridge-r3c2-S") == 2


def test_v14_down_to_the_ground_from_the_second_storey() -> None:
    assert points(castle(*V13), "bridge-r3c3-S") == 3


def test_v15_a_window_there() -> None:
    assert points(castle(*V13), "window-r3c3-S") == 4


def test_v16_a_balcony_with_one_column_on_the_ground() -> None:
    assert points(castle("bridge-r0c2-S"), "balcony-r0c2-W") == 2


def test_v17_a_balcony_on_flat_ground() -> None:
    assert refused(castle(), "balcony-r4c4-E", "2.4", "hanging-column", first="r4c4", second="r4c6", one=0, two=0)
    assert not any(move.startswith("balcony") for move in castle().legal_moves())


def test_v18_a_straight_staircase_up_to_a_bridge() -> None:
    assert points(castle("bridge-r4c4-S", stairs="on", held="red"), "stairs-r4c0-E-E") == 2


def test_v19_no_staircase_on_the_empty_field() -> None:
    match = castle(stairs="on", held="red")
    assert refused(match, "stairs-r4c0-E-E", "5.4", "upper-hangs", first="r4c2", second="r4c4", one=1, two=0)
    assert not any(move.startswith("stairs") for move in match.legal_moves())


def penalties(*red: str) -> int:
    """Red places the last of these pieces, and blue has nothing left: what does red lose for pieces standing alone?"""
    blue = used_up("blue", 6, 6, "window-r5c5-E", "window-r8c2-E", "portal-r7c0-E")
    match = castle(*blue, *red[:-1], penalties="on", points="0,0")
    match.play(red[-1])
    assert match.over
    return sum(event["points"] for event in match.events() if event["kind"] == "stranded" and event["seat"] == 0)


def test_v20_only_the_lone_bridge_pays() -> None:
    assert penalties("bridge-r0c0-E", *V4, "bridge-r4c2-E") == -2


def test_v21_side_by_side_is_not_joined() -> None:
    assert penalties("bridge-r0c0-E", "bridge-r1c0-E") == -4


def marked(total: int, move: str, **facts: object) -> bool:
    """Red has this total and moves: is a staircase offered?"""
    pieces = ["bridge-r2c2-S", "bridge-r2c3-S", "bridge-r2c4-S"]
    match = castle(*pieces, stairs="on", points=f"{total},0", **facts)
    assert legal(match, move)
    match.play(move)
    return match.to_move == 0 and match.legal_moves() == ["join", "."]


def test_m1_fifteen_and_one_hit_the_mark() -> None:
    assert marked(15, "bridge-r3c2-E")


def test_m1_but_two_bridges_must_be_left() -> None:
    """Eleven bridges are on the field; the twelfth hits the mark and leaves one."""
    spent = [f"bridge-r{row}c{column}-E" for row in (6, 7, 8) for column in (0, 3, 6)][:8]
    match = castle("bridge-r2c2-S", "bridge-r2c3-S", "bridge-r2c4-S", *spent, stairs="on", points="15,0")
    match.play("bridge-r3c2-E")
    assert match.scores == [16, 0]
    assert match.to_move == 1


def test_m2_fifteen_and_two_miss_it() -> None:
    assert not marked(15, "window-r3c2-E")


def test_m3_a_total_that_stood_there_already() -> None:
    assert not marked(16, "bridge-r8c0-E")


def test_m4_no_second_staircase_in_hand() -> None:
    assert not marked(23, "bridge-r3c2-E", held="red")
    assert marked(23, "bridge-r3c2-E")
