"""RULES 1 to 4: board, set-up, stacks, and what action points buy."""

import pytest

from donjon import Match
from tests.games.reasons import refused
from tests.games.torres.board import blocks, board, heights, legal, play, player, points, targets


def fresh(seats: int, **options: str) -> Match:
    return Match("torres", seats=seats, options=options, chance="script")


def started(seats: int) -> Match:
    return play(fresh(seats), "*d8 *c6 *f6 *h5"[: 4 * seats - 1] + " Kc3")


# 1. The board and the box.


def test_1_1_the_marked_cells() -> None:
    assert set(heights(fresh(2))) == {"d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"}
    marked = [(int(cell[1]), "abcdefgh".index(cell[0])) for cell in heights(fresh(2))]
    apart = {abs(r - s) + abs(c - d) for r, c in marked for s, d in marked if (r, c) != (s, d)}
    assert min(apart) == 3


@pytest.mark.parametrize(("version", "cards"), [("basic", 40), ("own", 30), ("master", 30), ("plain", 0)])
def test_1_2_what_is_in_the_box(version: str, cards: int) -> None:
    match = fresh(3, version=version)
    counts = match.game.conserved(match._position)
    assert counts["blocks"] == 92
    assert [counts[f"{colour} knights"] for colour in ("red", "blue", "yellow")] == [6, 6, 6]
    assert sum(counts[name] for name in ("ap6", "ap7", "extra", "under", "moveblock")) == cards // 2
    assert sum(counts[name] for name in ("relocate", "diagonal", "door", "jump", "leap")) == cards // 2


def test_1_2_the_heap_is_just_enough_for_four() -> None:
    match = started(4)
    assert match.view()["position"]["supply"] == 92 - 8 - 4 * 8
    assert 92 - 8 - 4 * (8 + 6 + 6) == 4  # one for each extra card


def test_1_3_castles_are_joined_along_edges() -> None:
    match = board("d5 2r", "d4 1", "e6 1", "f6 1")
    areas = match.view()["position"]["areas"]
    assert (areas["d5"], areas["d4"], areas["e6"], areas["f6"]) == (2, 2, 2, 2)
    assert refused(match, "d5-e6", "4.3")  # a corner is not beside


def test_1_4_one_figure_a_cell() -> None:
    match = board("d5 1r", "d4 1b", "e5 1K", "c5 1r")
    for cell in ("d4", "e5", "c5"):
        assert refused(match, f"d5-{cell}", "1.4")


# 2. Setting up.


def test_2_1_eight_blocks_and_all_markers_at_the_start() -> None:
    match = fresh(4)
    assert set(heights(match).values()) == {1}
    assert match.scores == [0, 0, 0, 0]


def test_2_2_knights_in_turn_on_empty_castles() -> None:
    match = fresh(3)
    assert match.to_move == 0
    assert match.legal_moves() == ["*d8", "*c6", "*f6", "*h5", "*a4", "*c3", "*f3", "*e1"]
    match.play("*c6")
    assert match.to_move == 1
    assert refused(match, "*c6", "1.4")
    assert refused(match, "*c5", "2.2")
    assert refused(match, "Kd8", "2.2")
    play(match, "*d8 *e1")
    assert [player(match, seat)["knights"] for seat in range(3)] == [["c6"], ["d8"], ["e1"]]


def test_2_3_the_last_sets_the_king() -> None:
    match = play(fresh(2), "*c6 *d8")
    assert match.to_move == 1
    assert refused(match, "Kc6", "1.4")
    assert refused(match, "Kc5", "2.3")
    match.play("Ke1")
    assert match.view()["position"]["king"] == "e1"
    assert match.to_move == 0


# 3. Phases, rounds and stacks.


@pytest.mark.parametrize(("seats", "rounds"), [(2, [4, 4, 4]), (3, [4, 3, 3]), (4, [4, 3, 3])])
def test_3_1_phases_and_rounds(seats: int, rounds: list[int]) -> None:
    match = started(seats)
    turns: list[list[int]] = [[], [], []]
    while not match.over:
        view = match.view()["position"]
        if view["stage"] == "turn":
            turns[view["phase"] - 1].append(match.to_move or 0)
        match.play(next(move for move in match.legal_moves() if move[0] == "."))
    assert turns[0] == list(range(seats)) * rounds[0]
    for phase in (0, 1, 2):
        first = turns[phase][0]
        assert turns[phase] == [(first + i) % seats for i in range(seats)] * rounds[phase]


@pytest.mark.parametrize(
    ("seats", "stacks"),
    [(2, [[3, 3, 3, 3]] * 3), (3, [[3, 3, 2, 2], [3, 3, 2], [3, 3, 2]]), (4, [[2] * 4, [2] * 3, [2] * 3])],
)
def test_3_2_stacks_of_the_phase_cards(seats: int, stacks: list[list[int]]) -> None:
    match = started(seats)
    seen: dict[int, list[int]] = {}
    while not match.over:
        view = match.view()["position"]
        if view["stage"] == "turn":
            seen.setdefault(view["phase"], view["players"][match.to_move]["stacks"])
        match.play(next(move for move in match.legal_moves() if move[0] == "."))
    assert list(seen.values()) == stacks


def test_3_3_one_stack_a_turn_bound_by_the_first_block() -> None:
    match = board("d5 1r", "d4 1", "d3 1", red="stacks=3,2,1,0")
    assert refused(match, "+c5", "3.3")  # which stack?
    assert refused(match, ".", "3.3")
    assert {"+c5/1", "+c5/2", "+c5/3", "./0", "./1", "./2", "./3"} <= set(match.legal_moves())
    match.play("+c5/2")
    assert match.view()["position"]["stack"] == 1
    assert player(match, 0)["stacks"] == [3, 1, 0]
    assert refused(match, "+b5/3", "3.3")
    assert refused(match, "./3", "3.3")
    match.play("+b5")
    assert refused(match, "+c4", "3.3")  # the stack is used up


def test_3_3_no_stack_is_named_where_all_are_alike() -> None:
    match = board("d5 1r")
    assert legal(match, "+c5")
    assert legal(match, ".")


def test_3_3_a_turn_without_a_block_uses_up_a_stack_too() -> None:
    match = play(board("d5 1r", red="stacks=3,2,0,0"), "./0")
    assert player(match, 0)["stacks"] == [3, 2, 0]
    assert refused(board("d5 1r", red="stacks=3,2,0,0"), "./1", "3.3")


def test_3_4_left_over_blocks_go_on_other_stacks() -> None:
    match = play(board("d5 1r", red="stacks=3,3,2,1"), "+c5/3 .")
    assert match.legal_moves() == [">1", ">2", "."]
    assert refused(match, ">0", "3.4")
    play(match, ">1 >2")
    assert player(match, 0)["stacks"] == [3, 3, 2]
    assert match.to_move == 1


def test_3_4_they_may_be_given_back_and_stacks_hold_three_at_most() -> None:
    match = play(board("d5 1r", red="stacks=3,3,2,1"), "+c5/3 .")
    supply = match.view()["position"]["supply"]
    match.play(".")
    assert match.view()["position"]["supply"] == supply + 2
    full = play(board("d5 1r"), "+c5 .")  # all others hold three: nothing to choose
    assert full.to_move == 1


def test_3_4_an_emptied_stack_may_be_filled_again() -> None:
    match = play(board("d5 1r", red="stacks=2,0,0,0"), "./2 >0 >0")
    assert player(match, 0)["stacks"] == [1, 1, 0]


def test_3_5_the_rest_goes_back_to_the_heap() -> None:
    match = board("d5 1r", "e4 1b")
    supply = match.view()["position"]["supply"]
    play(match, "+c5 .")
    assert match.view()["position"]["supply"] == supply + 2
    last = board("d5 1r", "e4 1b", round=4, turn="blue", starter="red")
    supply = last.view()["position"]["supply"]
    last.play(".")  # the end of the phase: 3 back, then 2 x 12 for the next
    assert last.view()["position"]["supply"] == supply + 3 - 24


# 4. A turn.


def test_4_1_five_points_in_any_order_and_an_explicit_end() -> None:
    match = play(board("d5 1r"), "^ d5-d4 +c5 ^ d4-d5")
    assert match.view()["position"]["actions"] == 0
    assert match.to_move == 0
    assert refused(match, "^", "4.1")
    assert refused(match, "+b5", "4.1")
    assert refused(match, "d5-d4", "4.1")
    assert match.legal_moves() == ["."]
    match.play(".")
    assert match.to_move == 1
    assert match.view()["position"]["actions"] == 5


def test_4_1_points_may_be_left_unspent() -> None:
    assert play(board("d5 1r"), ".").to_move == 1


def test_4_2_a_knight_beside_one_of_yours_and_not_higher() -> None:
    match = board("d5 2r", "d4 2", "e5 3", "c5 1", "c4 1", "h8 1b")
    assert {move for move in match.legal_moves() if move[0] == "*"} == {"*d6", "*c5", "*d4"}
    assert refused(match, "*e5", "4.2")
    assert refused(match, "*c4", "4.2")
    assert refused(match, "*h7", "4.2")
    assert refused(match, "*d5", "1.4")
    match.play("*d4")
    assert match.view()["position"]["actions"] == 3
    assert legal(match, "*c4")  # beside the knight set just now
    assert legal(match, "d4-d3")
    assert refused(play(match, "*c4"), "*c3", "4.1")  # 1 point left


def test_4_2_six_knights_and_no_more() -> None:
    match = board("d5 1r", "d4 0r", "d3 0r", "d2 0r", "d1 0r", "c1 0r")
    assert refused(match, "*b1", "4.2")
    assert legal(board("d5 1r", "d4 0r", "d3 0r", "d2 0r", "d1 0r"), "*c1")


def test_4_3_one_level_up_any_number_down() -> None:
    match = board("d5 3r", "d6 4", "e5 5", "c5 1", "c4 1", "d7 1")
    assert {"d6", "c5", "d4"} <= targets(match, "d5")
    assert refused(match, "d5-e5", "4.3")
    assert refused(match, "e5-e4", "4.3")  # nobody there
    assert refused(board("d5 1r"), "d5-d3", "4.3")
    assert refused(board("d5 1r"), "d5-e4", "4.3")
    assert refused(board("d5 1b", "a8 1r"), "d5-d4", "4.3")


def test_4_3_each_step_costs_a_point() -> None:
    match = play(board("d5 1r"), "d5-d4 d4-d3")
    assert match.view()["position"]["actions"] == 3
    assert player(match, 0)["knights"] == ["d3"]


def test_4_4_through_a_castle_by_any_door() -> None:
    match = board("c5 0r", "d5 1b", "e5 1", "e4 1")
    assert targets(match, "c5") >= {"d6", "e6", "f5", "f4", "e3", "d4"}
    match.play("c5-f4")
    assert match.view()["position"]["actions"] == 4
    assert legal(match, "f4-d6")  # and back, another point


def test_4_4_needs_a_door_at_the_own_level() -> None:
    match = board("d5 2r", "e5 1", "f5 1", "d6 0b")
    assert targets(match, "d5") == {"c5", "d4", "e5"}
    assert refused(match, "d5-f4", "4.3")


def test_4_4_never_up_and_onto_empty_cells_only() -> None:
    match = board("c5 1r", "d5 3", "e5 1b", "f5 3", "g5 2", "c4 1")
    assert refused(match, "c5-g5", "4.4")
    assert refused(match, "c5-e5", "1.4")
    assert legal(match, "c5-d4")


def test_4_4_only_within_one_castle() -> None:
    match = board("c5 0r", "d5 1", "f5 1")
    assert legal(match, "c5-e5")
    assert refused(match, "c5-g5", "4.4")
    assert legal(play(match, "c5-e5"), "e5-g5")


def test_4_5_only_entry_and_exit_count_unless_path_is_chosen() -> None:
    cells = ("b5 2r", "c5 3", "d5 1", "e5 1", "f5 3", "g5 2")
    assert legal(board(*cells), "b5-g5")
    assert refused(board(*cells, doors="path"), "b5-g5", "4.5")
    joined = ("b5 1r", "c5 3", "c4 2", "d4 2", "e4 2", "e5 3", "f5 1")
    assert legal(board(*joined, doors="path"), "b5-f5")


def test_4_6_blocks_on_castles_and_beside_them() -> None:
    match = board("d5 1", "d4 1", "a1 0r", king="h8 1K")
    assert blocks(match) == {"d5", "d4", "d6", "c5", "e5", "c4", "e4", "d3", "h7", "g8"}
    assert refused(match, "+b7", "4.6")
    match.play("+d5")
    assert heights(match)["d5"] == 2
    assert match.view()["position"]["actions"] == 4


def test_4_7_castles_never_join() -> None:
    match = board("d5 1", "f5 1", "a1 0r")
    assert refused(match, "+e5", "4.7")
    assert legal(match, "+d6")
    assert legal(board("d5 1", "e4 1", "a1 0r"), "+d6")  # a corner is no touching
    assert legal(board("d5 1", "d3 1", "e5 1", "e4 1", "e3 1", "a1 0r"), "+d4")  # one castle on three sides


def test_4_8_never_higher_than_the_area() -> None:
    match = board("d5 2", "d4 1", "a1 0r")
    assert refused(match, "+d5", "4.8")
    play(match, "+d3 +d5")
    assert heights(match)["d5"] == 3
    assert refused(match, "+d5", "4.8")
    assert refused(board("d5 1", "a1 0r"), "+d5", "4.8")


def test_4_9_never_on_a_figure() -> None:
    match = board("d5 1r", "d4 1b", "d3 1K", "d6 0b")
    for cell in ("d5", "d4", "d3", "d6"):
        assert refused(match, f"+{cell}", "1.4")


def test_4_10_two_cards_a_turn_seen_by_the_buyer_alone() -> None:
    match = play(board("d5 1r"), "$")
    assert match.to_move is None
    assert refused(match, "d5-d4", "4.10")
    match.play("leap")
    assert player(match, 0, 0)["hand"] == ["leap"]
    assert "hand" not in player(match, 0, 1)
    assert player(match, 0, 1)["cards"] == 1
    assert [e["kind"] for e in match.events(0)] == ["bought", "drew"]
    assert [e["kind"] for e in match.events(1)] == ["bought"]
    play(match, "$ leap")
    assert refused(match, "$", "4.10")
    assert match.view()["position"]["actions"] == 3


def test_4_10_chance_gives_what_is_left() -> None:
    rest = ",".join(
        card for card in ("ap6", "ap7", "extra", "under", "moveblock", "relocate", "diagonal", "door") for _ in range(4)
    )
    match = play(board("d5 1r", red=f"played={rest},jump,jump,jump,jump", blue="cards=leap,leap"), "$")
    assert match.legal_moves() == ["leap"]
    assert match._position.weight(match.game.read(match._position, "leap")) == 2
    assert refused(match, "jump", "4.10")
    play(match, "leap $ leap . . ")
    assert refused(match, "$", "4.10")  # the deck is empty


def test_4_10_hands_are_kept_from_phase_to_phase() -> None:
    match = board("d5 1r", "e4 1b", round=4, turn="blue", starter="red", red="cards=leap")
    play(match, ". .")
    assert match.view()["position"]["phase"] == 2
    assert player(match, 0, 0)["hand"] == ["leap"]


def test_4_11_a_card_costs_nothing() -> None:
    match = play(board("d5 1r", points=0, red="cards=diagonal"), "!diagonal:d5-e4")
    assert match.view()["position"]["actions"] == 0
    assert player(match, 0)["knights"] == ["e4"]


def test_4_12_taken_spaces_are_passed_and_count() -> None:
    match = play(board("d5 1r", red="score=7", blue="score=8"), "^")
    assert match.scores == [9, 8]
    assert points(match, 0) == [2]
    told = play(board("d5 1r", seats=3, red="score=11", blue="score=12", yellow="score=13"), "^")
    assert told.scores == [14, 12, 13]  # as the example tells it
    lap = play(board("d5 1r", red="score=7", blue="score=108"), "^")
    assert lap.scores == [8, 108]
