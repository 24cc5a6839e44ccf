"""RULES 5: the ten action cards."""

import pytest

from tests.games.reasons import refused
from tests.games.torres.board import blocks, board, heights, legal, play, player, position, targets


def test_5_1_one_a_turn_and_then_it_is_gone() -> None:
    match = board("d5 1r", red="cards=ap6,ap7,leap")
    play(match, "!ap6")
    assert refused(match, "!ap7", "5.1")
    assert player(match, 0, 1)["played"] == ["ap6"]
    assert player(match, 0, 0)["hand"] == ["ap7", "leap"]
    play(match, ". .")
    assert legal(match, "!ap7")
    assert refused(match, "!door:d5-d4", "5.1")  # not in hand


def test_5_1_never_in_the_turn_it_was_bought() -> None:
    match = play(board("d5 1r"), "$ ap6")
    assert refused(match, "!ap6", "5.1")
    assert legal(play(match, ". ."), "!ap6")
    older = play(board("d5 1r", red="cards=ap6"), "$ ap6")
    assert legal(older, "!ap6")  # the one bought before


def test_5_1_playing_is_a_reveal_and_cannot_be_taken_back() -> None:
    match = play(board("d5 1r", red="cards=ap6"), "^")
    assert match.can_undo
    match.play("!ap6")
    assert not match.can_undo


def test_5_1_it_must_have_an_effect() -> None:
    match = board("d5 1r", red="cards=leap,jump,relocate")
    assert not [move for move in match.legal_moves() if move[0] == "!"]


@pytest.mark.parametrize(("spent", "left"), [("", 6), ("^ ^ ^ ^ ^", 1)])
def test_5_2_six_points(spent: str, left: int) -> None:
    match = play(board("d5 1r", red="cards=ap6"), f"{spent} !ap6")
    assert match.view()["position"]["actions"] == left


def test_5_3_seven_points() -> None:
    match = play(board("d5 1r", red="cards=ap7"), "^ ^ ^ ^ ^ !ap7 ^ ^")
    assert refused(match, "^", "4.1")


def test_5_4_an_extra_block_from_the_heap() -> None:
    match = board("d5 1r", "d4 1", "f5 1", red="cards=extra")
    extra = {move[7:] for move in match.legal_moves() if move.startswith("!extra:")}
    assert extra == blocks(match)
    assert refused(match, "!extra:d5", "1.4")
    assert refused(match, "!extra:e5", "4.7")
    assert refused(match, "!extra:a8", "4.6")
    supply = match.view()["position"]["supply"]
    play(match, "+c5 +b5 +a5 !extra:d4")
    assert match.view()["position"]["supply"] == supply - 1
    assert match.view()["position"]["stack"] == 0
    assert heights(match)["d4"] == 2


def test_5_5_a_block_under_an_own_knight() -> None:
    match = board("d5 1r", "d4 1b", "e5 1", red="cards=under")
    assert refused(match, "!under:d4", "5.5")
    play(match, "!under:d5")
    assert heights(match)["d5"] == 2
    assert player(match, 0)["stacks"] == [3, 3, 3, 2]
    assert match.view()["position"]["stack"] is None  # the turn's stack is not bound
    assert legal(match, "+d6/3")


def test_5_5_within_area_and_never_joining() -> None:
    assert refused(board("d5 2r", "d4 1", red="cards=under"), "!under:d5", "4.8")
    assert refused(board("d5 0r", "d4 1", "d6 1", red="cards=under"), "!under:d5", "4.7")


def test_5_5_on_the_ground_it_extends_or_founds() -> None:
    match = play(board("d5 0r", "d4 1", red="cards=under"), "!under:d5")
    assert match.view()["position"]["areas"]["d5"] == 2
    alone = board("d5 0r", "e4 1", red="cards=under")  # the corner does not matter
    count = position(alone).castle_count()
    play(alone, "!under:d5")
    assert position(alone).castle_count() == count + 1
    assert alone.view()["position"]["areas"]["d5"] == 1


def test_5_5_from_any_stack_also_the_one_in_hand() -> None:
    match = play(board("d5 1r", "d4 1", red="cards=under stacks=3,2,1,1"), "+c5/3")
    assert {m for m in match.legal_moves() if m.startswith("!under")} == {
        "!under:d5/hand",
        "!under:d5/1",
        "!under:d5/2",
    }
    assert refused(match, "!under:d5/3", "5.5")
    emptied = play(board("d5 1r", "d4 1", red="cards=under stacks=3,2,1,1"), "!under:d5/1")
    assert player(emptied, 0)["stacks"] == [3, 2, 1, 0]
    play(match, "!under:d5/hand")
    assert match.view()["position"]["stack"] == 1
    assert refused(board("d5 1r", "d4 1", red="cards=under stacks=0,0,0,0"), "!under:d5", "5.5")


CASTLES = ("a8 1", "c8 1", "a6 1", "a4 1", "a2 1")  # with the king's, six


def test_5_6_a_single_empty_block_goes_to_empty_ground() -> None:
    match = board("d5 1", "d4 2", "e5 1r", "g8 0b", *CASTLES, red="cards=moveblock")
    assert refused(match, "!moveblock:d4-g4", "5.6")
    assert refused(match, "!moveblock:e5-g4", "1.4")
    assert refused(match, "!moveblock:g4-g5", "5.6")
    assert refused(match, "!moveblock:a8-g8", "1.4")
    assert refused(match, "!moveblock:a8-d4", "5.6")
    match = board("d5 1", "d4 2", "e4 1r", *CASTLES, red="cards=moveblock")
    play(match, "!moveblock:d5-g4")
    assert "d5" not in heights(match)
    assert match.view()["position"]["areas"]["g4"] == 1


def test_5_6_it_extends_one_castle_or_founds_one_but_joins_none() -> None:
    match = board("d5 1", "d4 1", "f5 1", "a1 0r", *CASTLES, red="cards=moveblock")
    assert refused(match, "!moveblock:d4-e5", "4.7")
    assert legal(match, "!moveblock:d4-d6")
    assert legal(match, "!moveblock:d4-f6")
    assert legal(match, "!moveblock:d5-e5")  # away from d4, so beside f5 only


def test_5_6_its_castle_stays_whole_and_within_its_area() -> None:
    match = board("c5 1", "d5 1", "e5 1", "a1 0r", red="cards=moveblock")
    assert refused(match, "!moveblock:d5-g7", "5.6")
    ring = board("c5 1", "d5 1", "e5 1", "c4 1", "d4 1", "e4 1", "a1 0r", red="cards=moveblock")
    assert legal(ring, "!moveblock:d5-g7")
    high = board("c5 1", "d5 2", "a1 0r", red="cards=moveblock")
    assert refused(high, "!moveblock:c5-g7", "5.6")
    assert legal(high, "!moveblock:c5-d6")
    play(high, "!moveblock:c5-d6")
    assert refused(high, "+d5", "4.8")  # back at area 2, so at its full height again


def test_5_6_six_castles_remain() -> None:
    match = board(*CASTLES, "a1 0r", red="cards=moveblock")
    assert position(match).castle_count() == 6
    assert refused(match, "!moveblock:a8-h2", "5.6")
    assert legal(match, "!moveblock:a8-e4")
    assert legal(match, "!moveblock:c8-d8")  # a lone block may shift by one cell
    seven = board(*CASTLES, "e5 1", "a1 0r", red="cards=moveblock")
    assert legal(seven, "!moveblock:e5-h2")


def test_5_6_option_stack_lets_it_climb() -> None:
    cells = ("c5 1", "d5 1", "f5 1", "g5 1", "g8 0r", *CASTLES)
    assert refused(board(*cells, red="cards=moveblock"), "!moveblock:c5-g5", "5.6")
    match = board(*cells, red="cards=moveblock", moveblock="stack")
    assert refused(match, "!moveblock:c5-d5", "4.8")  # the area is one then
    assert refused(match, "!moveblock:c5-c5", "5.6")
    play(match, "!moveblock:c5-g5")
    assert heights(match)["g5"] == 2
    six = board(*CASTLES, "h2 1", "g8 0r", red="cards=moveblock", moveblock="stack")
    assert refused(six, "!moveblock:a8-h2", "5.6")


def test_5_7_a_knight_moves_beside_another() -> None:
    match = board("d5 1r", "d4 2", "e5 1", "a1 0r", "d7 0b", red="cards=relocate")
    assert targets(match, "a1", "relocate") == {"e5", "c5", "d6"}
    assert targets(match, "d5", "relocate") == {"a2", "b1"}
    assert refused(match, "!relocate:a1-d4", "4.2")
    assert refused(match, "!relocate:a1-b1", "5.7")  # beside itself only
    assert refused(match, "!relocate:d7-d6", "5.7")
    assert refused(board("d5 1r", red="cards=relocate"), "!relocate:d5-d4", "5.7")


def test_5_8_a_diagonal_step() -> None:
    match = board("d5 1r", "e6 2", "e5 1", "c4 3", "c3 1", "b4 1", "c6 1b", red="cards=diagonal")
    assert targets(match, "d5", "diagonal") == {"e6", "e4"}
    assert refused(match, "!diagonal:d5-c4", "5.8")
    assert refused(match, "!diagonal:d5-d4", "5.8")
    assert refused(match, "!diagonal:d5-c6", "1.4")
    down = board("d5 4r", "d4 1", "c5 1", "c4 1", red="cards=diagonal")
    assert legal(down, "!diagonal:d5-e6")


def test_5_9_a_door_move_to_any_level() -> None:
    match = board("c4 0r", "c5 1", "d5 2", "e5 3", "f5 4", red="cards=door")
    assert {"c5", "d5", "e5"} <= targets(match, "c4", "door")
    assert refused(match, "!door:c4-f5", "5.9")  # a summit has no door onto it
    assert refused(match, "!door:c4-a1", "5.9")
    assert refused(board("d5 2r", "e5 1", red="cards=door"), "!door:d5-f5", "5.9")


def test_5_9_the_path_option_does_not_bind_it() -> None:
    cells = ("b5 2r", "c5 3", "d5 1", "e5 1", "f5 3", "g5 2")
    match = board(*cells, red="cards=door", doors="path")
    assert refused(match, "b5-g5", "4.5")
    assert legal(match, "!door:b5-g5")


def test_5_10_over_one_knight() -> None:
    match = board("d5 1r", "d6 3b", "d7 2", "e5 1b", "f5 1", "g5 1", "d4 1r", "c5 1K", red="cards=jump")
    assert targets(match, "d5", "jump") == {"d7", "f5", "d3"}
    assert refused(match, "!jump:d5-b5", "5.10")  # the king
    assert refused(match, "!jump:d5-g5", "5.10")
    assert refused(match, "!jump:d5-e6", "5.10")
    high = board("d5 1r", "d6 1b", "d7 3", "d8 1", "e7 1", red="cards=jump")
    assert refused(high, "!jump:d5-d7", "5.10")
    assert refused(board("d5 1r", "d6 1b", "d7 1b", red="cards=jump"), "!jump:d5-d7", "1.4")


def test_5_10_not_round_the_edge_of_the_board() -> None:
    match = board("g5 1r", "h5 1b", red="cards=jump")
    assert targets(match, "g5", "jump") == set()
    assert targets(board("b5 0r", "a5 0b", red="cards=jump"), "b5", "jump") == set()


def test_5_11_exactly_two_levels_up() -> None:
    match = board("d5 1r", "d6 3", "e5 2", "c5 4", "d7 1", red="cards=leap")
    assert targets(match, "d5", "leap") == {"d6"}
    assert refused(match, "!leap:d5-e5", "5.11")
    assert refused(match, "!leap:d5-c5", "5.11")
    assert refused(match, "!leap:d5-d7", "5.11")
    play(match, "!leap:d5-d6")
    assert player(match, 0)["knights"] == ["d6"]
