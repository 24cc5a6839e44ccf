"""One test or more for each numbered paragraph of RULES.md, named by it: the end, counting, two and three players."""

import pytest

from donjon import BadDiagram, IllegalMove
from donjon.core.position import OVER
from donjon.games.towers.codes import Ending
from donjon.games.towers.pieces import BEGIN, COLUMNS, SITE_SYMBOL, SITES, STREETS
from donjon.games.towers.position import TowersPosition
from tests.games.reasons import refused
from tests.games.towers.town import OTHERS, dealt, legal, town

# 5. The end


def test_5_1_nobody_moves_after_the_end() -> None:
    match = town("b7 Ar", "c7 Br", "b6 Cr", "c5 Dr", "h5 Ar", *OTHERS)
    match.play("c5-c6")
    assert match.over
    assert match.to_move is None
    assert match.legal_moves() == []
    with pytest.raises(IllegalMove, match=r"the game is over \(rule 5.1\)"):
        match.play("h5-h4")


def test_5_2_a_district_of_one_colour_ends_at_once() -> None:
    match = town("b7 Ar", "c7 Br", "b6 Cr", "c5 Dr", "h5 Ar", *OTHERS)
    match.play("c5-c6")
    assert match.view()["position"]["ended"] == "district"
    assert match.view()["position"]["district"] == 1


def test_5_3_empty_streets_end_the_game() -> None:
    match = town("b8 Ar")
    match.play("b8-b7")
    assert match.view()["position"]["ended"] == "streets-empty"


def test_5_4_a_player_without_street_stacks_ends_it_after_the_turn() -> None:
    match = town("b8 Ar", "n1 Br", "a1 Ab", "a2 Bg", "m1 Bp")
    match.play("b8-b7")
    assert not match.over
    match.play("n1-m1")  # builds on purple's last stack
    assert match.view()["position"]["ended"] == "player-out"
    chain = town("b8 Ar", "b5 Dr", *OTHERS)
    chain.play("b8-b7")
    chain.play("b5-b3")  # red's own last stack leaves the streets
    assert chain.view()["position"]["ended"] == "player-out"


def test_5_5_everybody_blocked_ends_the_game() -> None:
    """No deal of 80 tiles gets there (see the rule), so this has more: five-towers on every site, singles between."""
    position = TowersPosition(4, False)
    for cell in SITES:
        for _ in range(5):
            position.put(cell, 0, SITE_SYMBOL[cell])
    for cell in STREETS:
        kind = cell // COLUMNS % 2 * 2 + cell % COLUMNS % 2
        position.put(cell, kind, kind)
    position.dealt = 80
    position.play(BEGIN)
    assert position.ending == Ending.ALL_BLOCKED
    assert position.turn() == OVER


def test_5_5_a_diagram_cannot_put_a_player_on_turn_who_has_no_move() -> None:
    with pytest.raises(BadDiagram, match="red has no move"):
        town("a8 Ar", "b8 Bb", "a7 Cg")


def test_5_6_forty_quiet_turns_end_the_game() -> None:
    match = town("h8 Ar", "h1 Ab", "a5 Bg", "n4 Bp")
    shuttle = {0: ("h8", "g8"), 1: ("h1", "g1"), 2: ("a5", "a4"), 3: ("n4", "n5")}
    for turn in range(40):
        assert not match.over
        here, there = shuttle[turn % 4]
        match.play(f"{here}-{there}")
        shuttle[turn % 4] = (there, here)
    assert match.view()["position"]["ended"] == "stalled"


def test_5_6_building_begins_the_count_anew() -> None:
    match = town("h8 Ar", "e8 Ar", "h1 Ab", "a5 Bg", "n4 Bp", quiet=39)
    match.play("h8-e8")
    assert not match.over
    assert match.view()["position"]["quiet"] == 0
    match = town("h8 Ar", "h1 Ab", "a5 Bg", "n4 Bp", quiet=39)
    match.play("h8-g8")
    assert match.over


# 6. Counting


def test_6_1_each_tile_on_a_site_is_a_point_for_the_top() -> None:
    match = town("b7 Abgr", "i7 Bb", "d5 Arrrr", *OTHERS)
    assert match.scores == [3, 1, 0, 0]


def test_6_2_the_district_that_ends_the_game_counts_twice() -> None:
    match = town("b7 Abr", "c7 Br", "b6 Cr", "c5 Dr", "j7 Ar", "h5 Ar", *OTHERS)
    assert match.scores[0] == 5
    match.play("c5-c6")
    assert match.scores[0] == 2 * 5 + 1
    assert match.events()[-2]["text"] == "Red scores district 1 twice: 5 more points."


def test_6_3_most_points_win_and_ties_share() -> None:
    match = town("b7 Ar", "i7 Bb", "e7 Cgg", "d5 Ar", *OTHERS)
    assert match.ranks == [2, 2, 1, 4]


# 7. Two and three players


def test_7_1_unused_colours_are_neutral() -> None:
    assert legal(town("a5 Ag", "d4 Ar", seats=2), "a5-b5")
    assert refused(town("a5 Ag", "d4 Ar", seats=3), "a5-b5", "2.1")
    assert legal(town("a5 Ap", "d4 Ar", seats=3), "a5-b5")
    assert len(dealt(2).view()["position"]["stacks"]) == 80


def test_7_2_a_neutral_may_and_must_be_moved() -> None:
    match = town("a8 Ar", "b8 Bb", "a7 Cb", "h5 Dg", seats=2)
    moves = match.legal_moves()
    assert moves
    assert all(move.startswith("h5") for move in moves)
    match.play("h5-h4")
    assert match.to_move == 1


def test_7_3_a_neutral_slides_over_everything_and_never_climbs() -> None:
    match = town("a5 Ag", "b5 Ar", "c5 Ab", "d5 Ag", seats=2)
    assert legal(match, "a5-e5")
    assert refused(match, "a5-b5", "7.3")
    assert refused(match, "a5-d5", "7.3")
    assert refused(town("b8 Cg", "d4 Ar", seats=2), "b8-b7", "4.1")


def test_7_4_building_on_neutrals_but_never_passing_them() -> None:
    match = town("d5 Ar", "f5 Ag", "a1 Ab", seats=2)
    assert legal(match, "d5-f5")
    assert refused(match, "d5-g5", "7.4", "blocked-by-neutral", place="f5", target="g5")


def test_7_4_the_first_stack_in_the_way_is_named() -> None:
    match = town("d5 Ar", "e5 Br", "f5 Ab", "g5 Cg", "d3 Cg", "d2 Bb", "a1 Ab", seats=2)
    assert refused(match, "d5-h5", "2.3", "blocked", place="f5", owner="blue", target="h5")
    assert refused(match, "d5-d1", "7.4", "blocked-by-neutral", place="d3", target="d1")
    assert refused(town("d5 Ar", "f5 Cg", "a1 Ab"), "d5-g5", "2.3", "blocked", place="f5", owner="green")


def test_7_5_a_moved_neutral_is_locked_for_the_others() -> None:
    match = town("a5 Ag", "h8 Ar", "h1 Ab", "n5 Ab", seats=2)
    match.play("a5-a4")
    assert refused(match, "a4-a5", "7.5")
    match.play("h1-g1")
    assert legal(match, "a4-a5")
    match.play("h8-g8")
    assert legal(match, "a4-a5")


def test_7_5_building_on_a_locked_neutral_ends_the_lock() -> None:
    match = town("a5 Ag", "h8 Ar", "h4 Ab", "n1 Ab", seats=2)
    match.play("a5-a4")
    assert match.view()["position"]["locked"] == {"red": "a4"}
    match.play("h4-a4")
    assert match.view()["position"]["locked"] == {}


def test_7_5_the_lock_ends_even_if_the_mover_is_skipped() -> None:
    # Red can only move the neutral. Blue locks nothing, so when red's turn comes round, red may move it again.
    match = town("a8 Ar", "b8 Bb", "a7 Cb", "h5 Dg", "n1 Ab", seats=2)
    match.play("h5-h4")
    match.play("n1-m1")
    assert match.to_move == 0
    assert legal(match, "h4-h5")


def test_7_6_a_neutral_on_a_site_earns_the_bonus_and_counts_for_nobody() -> None:
    match = town("b8 Ag", "h8 Ar", "h1 Ab", seats=2)
    match.play("b8-b7")
    assert match.to_move == 0
    assert match.scores == [0, 0]
    end = town("b8 Ag", "c7 Bg", "b6 Cg", "c6 Dg", "h8 Ar", "h1 Ab", "i7 Bb", seats=2)
    end.play("b8-b7")
    assert end.view()["position"]["ended"] == "district"
    assert end.scores == [0, 1]


def test_7_7_only_own_colours_decide_and_the_chain_may_go_on() -> None:
    match = town("b8 Ar", "h5 Dg", "h1 Ab", "e8 Cp", seats=2)
    match.play("b8-b7")
    assert not match.over
    assert {move.split("-")[0] for move in match.legal_moves()} == {"h5", "e8", "."}
    match.play("e8-e7")
    assert not match.over
    match.play("h5-h4")
    assert match.view()["position"]["ended"] == "player-out"
