"""One test or more for each numbered paragraph of RULES.md, named by it: setting up, moving, towers, sites."""

from collections import Counter

import pytest

from donjon import BadDiagram, Match, NoUndo
from donjon.games.towers.pieces import SITE_DISTRICT, SITE_SYMBOL, SITES, STREETS, TOWN
from tests.games.reasons import refused
from tests.games.towers.town import OTHERS, dealt, legal, town

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
