"""One test or more for each numbered paragraph of RULES.md, named by it."""

from collections import Counter

import pytest

from donjon import BadDiagram, IllegalMove, Match, NoUndo
from donjon.core.position import OVER
from donjon.games.towers.codes import Ending
from donjon.games.towers.pieces import BEGIN, COLUMNS, SITE_DISTRICT, SITE_SYMBOL, SITES, STREETS, TOWN
from donjon.games.towers.position import TowersPosition
from tests.games.reasons import refused
from tests.games.towers.town import diagram, legal, town

OTHERS = ("a1 Ab", "a2 Bg", "a3 Cp")  # a stack for everybody, out of the way


def dealt(seats: int = 4, first: str = "first-red") -> Match:
    """A game after a deal in order: the first twenty streets red, then blue, green and purple."""
    match = Match("towers", seats, chance="script")
    for letter in "rbgp":
        for mark in "ABCD":
            for _ in range(5):
                match.play(letter + mark)
    match.play(first)
    return match


# 1. The town and the deal


def test_1_1_eight_districts_of_four_symbols_and_eighty_streets() -> None:
    assert len(TOWN) == 8
    assert {len(row) for row in TOWN} == {14}
    assert len(STREETS) == 80
    for district in range(8):
        assert sorted(SITE_SYMBOL[cell] for cell in SITES if SITE_DISTRICT[cell] == district) == [0, 1, 2, 3]
    assert [row[::-1].translate(str.maketrans("ABCD", "DCBA")) for row in TOWN[::-1]] == TOWN


def test_1_2_five_tiles_of_each_colour_and_symbol() -> None:
    stacks = dealt().view()["position"]["stacks"]
    assert Counter((s["layers"][0], s["symbol"]) for s in stacks) == {
        (colour, symbol): 5
        for colour in ("red", "blue", "green", "purple")
        for symbol in ("crown", "rose", "key", "star")
    }


def test_1_3_every_street_gets_a_tile_and_no_site() -> None:
    match = Match("towers", 4, chance="script")
    assert match.to_move is None
    assert len(match.legal_moves()) == 16
    for _ in range(5):
        match.play("rA")
    assert "rA" not in match.legal_moves()
    assert refused(match, "rA", "1.3")
    cells = [s["cell"] for s in match.view()["position"]["stacks"]]
    assert cells == ["a8", "b8", "c8", "d8", "e8"]
    assert len(dealt().view()["position"]["stacks"]) == 80


def test_1_4_chance_names_the_first_player() -> None:
    assert dealt(first="first-green").to_move == 2
    match = Match("towers", 3, chance="script")
    assert refused(match, "a8-a7", "1.3", "dealing")
    assert refused(match, "first-red", "1.3", "dealing")
    while len(match.view()["position"]["stacks"]) < 80:
        match.play(match.legal_moves()[0])
    assert match.legal_moves() == ["first-red", "first-blue", "first-green"]
    assert refused(match, "a8-a7", "1.4", "chance-decides")
    assert refused(match, "first-purple", "7.1", "not-playing")


def test_1_5_players_take_turns_clockwise() -> None:
    match = town("h8 Ar", "h1 Ab", "a5 Bg", "n4 Bp", turn="green")
    seats = []
    for move in ("a5-a4", "n4-n5", "h8-g8", "h1-g1", "a4-a5"):
        seats.append(match.to_move)
        match.play(move)
    assert seats == [2, 3, 0, 1, 2]
    assert refused(match, "first-red", "1.5")


# 2. Moving


def test_2_1_a_stack_of_ones_own_colour_on_a_street() -> None:
    match = town("d5 Ar", "d4 Arb", "e5 Abr", *OTHERS)
    assert refused(match, "d4-c4", "2.1")
    assert refused(match, "k5-k4", "2.1")
    assert legal(match, "d5-c5")
    assert legal(match, "e5-e4")


def test_2_2_slides_in_a_straight_line_as_far_as_it_likes() -> None:
    match = town("h5 Ar", *OTHERS)
    assert legal(match, "h5-n5")
    assert legal(match, "h5-a5")
    assert legal(match, "h5-h8")
    assert refused(match, "h5-g4", "2.2")
    assert refused(match, "h5-h5", "2.2")


def test_2_3_passes_empty_cells_and_own_stacks_but_no_others() -> None:
    match = town("d5 Ar", "f5 Bgr", "i5 Cb", *OTHERS)
    assert legal(match, "d5-h5")
    assert refused(match, "d5-j5", "2.3")
    assert legal(town("b5 Cr", "b7 Ar", *OTHERS), "b5-b8")
    assert refused(town("b5 Ar", "b6 Cg", *OTHERS), "b5-b8", "2.3")


def test_2_4_stops_on_streets_own_sites_and_its_own_symbol() -> None:
    match = town("d5 Ar", "f5 Ab", "d4 Bg", *OTHERS)
    assert legal(match, "d5-f5")
    assert refused(match, "d5-d4", "2.4")


def test_2_5_stopping_on_a_stack_ends_the_slide() -> None:
    match = town("d5 Ar", "f5 Ab", *OTHERS)
    assert refused(match, "d5-g5", "2.3")
    match.play("d5-f5")
    assert [s["layers"] for s in match.view()["position"]["stacks"] if s["cell"] == "f5"] == [["blue", "red"]]


def test_2_6_who_cannot_move_is_skipped() -> None:
    # Blue's only stack, in the corner, is shut in by red stacks of another symbol.
    match = town("a8 Ab", "b8 Br", "a7 Br", "h5 Cr", "n1 Cg", "n8 Dp")
    match.play("h5-h4")
    assert match.to_move == 2
    assert [e["kind"] for e in match.events()][-1] == "skipped"
    assert match.view()["turn"] == 2


# 3. Towers


def test_3_1_all_tiles_of_a_tower_have_one_symbol() -> None:
    match = town("d5 Ar", "f5 Abg", *OTHERS)
    match.play("d5-f5")
    stack = next(s for s in match.view()["position"]["stacks"] if s["cell"] == "f5")
    assert stack == {"cell": "f5", "symbol": "crown", "layers": ["blue", "green", "red"]}


def test_3_2_a_tower_belongs_to_the_top_and_moves_whole() -> None:
    match = town("d5 Arb", "a1 Ar", "a2 Bg", "a3 Cp", turn="blue")
    match.play("d5-d4")
    assert next(s for s in match.view()["position"]["stacks"] if s["cell"] == "d4")["layers"] == ["red", "blue"]


def test_3_3_five_tiles_at_most_unless_unlimited() -> None:
    assert refused(town("a5 Arrr", "b5 Abbb", *OTHERS), "a5-b5", "3.3")
    free = town("a5 Arrr", "b5 Abbbgg", "a1 Bb", "a2 Bg", "a3 Cp", height="unlimited")
    assert legal(free, "a5-b5")
    free.play("a5-b5")
    assert "Abbbggrrr" in free.diagram()
    with pytest.raises(BadDiagram, match="at most 5"):
        town("a5 Arrrbbb")


def test_3_4_may_build_on_own_stacks() -> None:
    assert legal(town("d5 Ar", "f5 Arr", *OTHERS), "d5-f5")


# 4. Building sites


def test_4_1_only_the_sites_own_symbol_stops_there() -> None:
    match = town("b8 Cr", *OTHERS)
    assert refused(match, "b8-b7", "4.1")
    assert legal(match, "b8-b6")
    with pytest.raises(BadDiagram, match="crown site"):
        town("b7 Br")


def test_4_2_a_stack_on_a_site_never_moves() -> None:
    match = town("b7 Ar", "d5 Ar", *OTHERS)
    assert refused(match, "b7-b8", "4.2")
    assert not any(move.startswith("b7") for move in match.legal_moves())


def test_4_3_a_site_stack_may_be_built_upon() -> None:
    assert legal(town("b8 Ar", "b7 Abbbb", *OTHERS), "b8-b7")
    assert refused(town("b8 Ar", "b7 Abbgbb", *OTHERS), "b8-b7", "3.3")


def test_4_4_a_site_earns_another_move_that_may_be_declined() -> None:
    match = town("b8 Ar", "b5 Dr", "h5 Cr", *OTHERS)
    assert refused(match, ".", "4.4")
    match.play("b8-b7")
    assert match.to_move == 0
    assert match.legal_moves()[-1] == "."
    match.play("b5-b3")
    assert match.to_move == 0
    match.play(".")
    assert match.to_move == 1
    assert [e["kind"] for e in match.events()] == ["moved", "settled", "moved", "settled", "declined"]


def test_4_4_taking_a_site_over_earns_it_too_and_undo_stays_in_the_turn() -> None:
    match = town("b8 Ar", "b7 Ab", "h5 Cr", *OTHERS)
    before = match.diagram()
    match.play("b8-b7")
    assert match.to_move == 0
    match.undo()
    assert match.diagram() == before
    match.play("b8-b7")
    match.play("h5-h4")
    with pytest.raises(NoUndo):
        match.undo()


def test_4_5_without_a_further_move_the_turn_ends() -> None:
    # Red's last street stack stands in the corner between stacks it can neither climb nor pass.
    match = town("b8 Ar", "n1 Br", "m1 Cb", "n2 Db", "a2 Bg", "a3 Cp")
    match.play("b8-b7")
    assert match.to_move == 1


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


# 8. Writing it down


def test_8_1_moves_are_written_by_their_cells() -> None:
    match = town("d5 Ar", *OTHERS)
    assert match.legal_moves()[0] == "d5-d8"
    for nonsense in ("", "d5", "d5d4", "d9-d8", "o1-o2", "D5-D4", "d5-d4 ", "--", "rZ", "first-pink"):
        with pytest.raises(IllegalMove, match=r"\(rule 8.1\)"):
            match.play(nonsense)


def test_8_1_the_order_of_moves_is_pinned() -> None:
    match = town("d5 Ar", "d3 Dr", "b5 Cb", *OTHERS)
    assert match.legal_moves()[:9] == [
        *("d5-d8", "d5-d7", "d5-d6", "d5-d4", "d5-d2", "d5-d1"),
        *("d5-c5", "d5-e5", "d5-f5"),
    ]


def test_8_2_a_diagram_shows_everything() -> None:
    text = diagram("d5 Arb", "b7 Ag", "h5 Ap", seats=3, turn="blue", quiet=3, locked="red:h5", number=12)
    match = Match.from_diagram("towers", text)
    assert match.diagram().splitlines()[0] == (
        "towers seats=3 height=5 turn=blue bonus=no number=12 quiet=3 locked=red:h5 ended=running"
    )
    assert match.diagram().splitlines()[4].split()[:6] == ["5", ".", ".", ".", "Arb", "."]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "begins with the word towers"),
        ("chess", "begins with the word towers"),
        ("towers\n8 .", "one line for each row"),
        (diagram("d5 Ar").replace("5 .", "5 . .", 1), "row 5 has 15 cells"),
        (diagram("d5 Xr"), "is no stack"),
        (diagram("d5 A"), "is no stack"),
        (diagram("d5 Ar", seats=7), "from 2 to 4"),
        (diagram("d5 Ar", colour="red"), "not a fact"),
        (diagram("d5 Ar", turn="mauve"), "turn=mauve"),
        (diagram("d5 Ar", turn="purple", seats=3), "turn=purple"),
        (diagram("d5 Ar", locked="red"), "locked=red"),
        (diagram("d5 Ar", "e5 Ag", seats=2, locked="blue:d5"), "no neutral stack stands there"),
        (diagram("d5 Ar", "e5 Ag", seats=2, locked="blue:f5"), "no neutral stack stands there"),
        (diagram("d5 Ar", "e5 Ag", "b7 Ag", seats=2, locked="blue:b7"), "no neutral stack stands there"),
        (diagram("d5 Ar", "e5 Ag", locked="blue:e5"), "no neutral stack stands there"),
        (diagram("d5 Ar", ended="soon"), "ended=soon"),
        (diagram("d5 Ar", turn="chance"), "in reading order"),
        (diagram("d5 Arrrrr", "e5 Ar"), "only 5 tiles"),
    ],
)
def test_8_2_nonsense_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadDiagram, match=why):
        Match.from_diagram("towers", text)
