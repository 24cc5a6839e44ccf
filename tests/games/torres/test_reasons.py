"""Why not: the reason that is in the way, its rule, and details that are true of this position."""

import pytest

from donjon import Match
from tests.games.reasons import refused, why
from tests.games.torres.board import board, legal, play, targets


def test_4_5_a_door_is_there_but_the_way_to_it_leads_up() -> None:
    cells = ("b5 2r", "c5 3", "d5 1", "e5 1", "f5 3", "g5 2")
    match = board(*cells, doors="path")
    for target in ("g5", "e5"):
        assert refused(match, f"b5-{target}", "4.5", "way-leads-up", source="b5", target=target)
        assert target in targets(board(*cells), "b5")
    assert why(match, "b5-f5")[:2] == ("no-passage", "4.4")  # a summit has no door onto it in any case
    assert why(match, "b5-a1")[:2] == ("no-passage", "4.4")


def test_5_5_a_block_under_a_knight_asks_which_stack() -> None:
    used_up = board("b5 1r", "c5 1", "d5 1", seats=3, stack=0, red="cards=under stacks=3,3,2")
    assert why(used_up, "!under:b5")[:2] == ("which-stack", "5.5")
    assert legal(used_up, "!under:b5/2") and legal(used_up, "!under:b5/3")
    assert why(used_up, "!under:b5/hand")[:2] == ("hand-empty", "5.5")
    in_hand = board("b5 1r", "c5 1", "d5 1", stack=1, red="cards=under stacks=3,3,3")
    assert why(in_hand, "!under:b5")[:2] == ("which-stack", "5.5")
    assert legal(in_hand, "!under:b5/hand") and legal(in_hand, "!under:b5/3")
    assert why(in_hand, "!under:b5/2")[:2] == ("no-such-stack", "5.5")
    assert refused(in_hand, "!under:c4", "5.5", "not-your-knight", source="c4")
    assert why(board("b5 1r", stack=1, red="stacks=3,3,3"), "!under:b5")[:2] == ("not-in-hand", "5.1")


def test_5_5_there_is_a_stack_in_use_only_after_a_block_was_placed() -> None:
    match = board("b5 1r", "c5 1", "d5 1", red="cards=under stacks=3,3,3,3")
    assert why(match, "!under:b5/hand")[:2] == ("no-stack-in-use", "5.5")
    assert match.legal_moves().count("!under:b5") == 1
    nothing = board("b5 1r", "c5 1", "d5 1", red="cards=under stacks=0,0,0,0")
    assert why(nothing, "!under:b5")[:2] == ("no-block-anywhere", "5.5")


def test_5_6_a_block_that_comes_back_may_still_join_two_castles() -> None:
    match = board("a8 1", "b8 1", "c8 3", "d7 1", "g4 1r", red="cards=moveblock")
    assert refused(match, "!moveblock:a8-d8", "4.7", "merges", target="d8")
    assert refused(match, "!moveblock:a8-g7", "5.6", "left-too-high", source="a8")
    assert legal(match, "!moveblock:a8-b7")


def test_5_6_the_area_is_told_with_the_block_lifted() -> None:
    match = board("a8 1", "b8 2", "c8 1", "g4 1r", moveblock="stack", red="cards=moveblock")
    assert refused(match, "!moveblock:a8-b8", "4.8", "area", target="b8", area=2)
    other = board("a8 1", "c8 1", "g4 1r", "e5 1", "d2 1", "f1 1", "a1 1", moveblock="stack", red="cards=moveblock")
    assert refused(other, "!moveblock:a8-c8", "4.8", "area", target="c8", area=1)


def test_5_7_a_knight_is_not_its_own_neighbour() -> None:
    match = board("b5 1r", red="cards=relocate")
    assert refused(match, "!relocate:b5-b6", "5.7", "no-other-neighbour", target="b6")
    assert refused(match, "!relocate:b5-f6", "5.7", "no-other-neighbour", target="f6")
    assert refused(match, "*f6", "4.2", "no-neighbour", target="f6")


@pytest.mark.parametrize(
    ("card", "rule"), [("relocate", "5.7"), ("diagonal", "5.8"), ("door", "5.9"), ("jump", "5.10"), ("leap", "5.11")]
)
def test_5_1_a_card_says_itself_whose_knight_it_moves(card: str, rule: str) -> None:
    match = board("b5 1r", "d4 1b", red=f"cards={card}")
    assert refused(match, f"!{card}:d4-e5", rule, "not-your-knight", source="d4")


def test_5_8_and_5_10_a_card_says_itself_how_high_it_takes_a_knight() -> None:
    diagonal = board("d5 0r", "e6 2", "e7 1", red="cards=diagonal")
    assert why(diagonal, "!diagonal:d5-e6") == ("too-high", "5.8", {"level": 0, "height": 2})
    jump = board("d5 0r", "d6 0b", "d7 2", "d8 1", red="cards=jump")
    assert why(jump, "!jump:d5-d7") == ("too-high", "5.10", {"level": 0, "height": 2})
    assert why(board("d5 0r", "d6 2", "d7 1"), "d5-d6") == ("too-high", "4.3", {"level": 0, "height": 2})


def test_2_3_and_6_5_the_king_stands_on_castles() -> None:
    setting = play(Match("torres", seats=2, chance="script"), "*c6 *d8")
    assert refused(setting, "Kc5", "2.3", "not-a-castle", target="c5")
    moving = board("d5 1r", "c3 1b", stage="king-moves", phase=2)
    assert refused(moving, "Kc5", "6.5", "not-a-castle", target="c5")
    assert refused(Match("torres", seats=2, chance="script"), "*c5", "2.2", "not-a-castle", target="c5")


def test_3_4_left_over_blocks_go_on_stacks_there_are() -> None:
    match = play(board("d5 1r", "c3 1b", red="stacks=3,2,2,2"), "./2")
    assert why(match, ">0")[:2] == ("no-such-stack", "3.4")
    assert why(match, ">1")[:2] == ("no-such-stack", "3.4")
    assert legal(match, ">2")


def test_8_4_the_master_card_comes_first() -> None:
    match = Match("torres", seats=2, options={"version": "master"}, chance="script")
    for move in ("+a1", "*a1", ".", "leap"):
        assert why(match, move)[:2] == ("master-first", "8.4")
    drawing = play(board("d5 1r", version="basic"), "$")
    assert why(drawing, "^")[:2] == ("draw-first", "4.10")
    drawing = play(board("d5 1r", version="own"), "$")
    assert why(drawing, "^")[:2] == ("draw-first", "7.1")


@pytest.mark.parametrize(
    ("stage", "move", "rule"),
    [
        ("castles", "*a1", "8.1"),
        ("knights", "+a1", "2.2"),
        ("knights", ".", "2.2"),
        ("king", "*e1", "2.3"),
        ("leftover", "^", "3.4"),
        ("king-moves", "^", "6.5"),
        ("keep", "^", "7.2"),
    ],
)
def test_4_1_what_is_due_first_is_named_with_its_rule(stage: str, move: str, rule: str) -> None:
    assert why(at(stage), move) == (f"{stage}-first", rule, {})


def at(stage: str) -> Match:
    match stage:
        case "castles":
            return play(Match("torres", seats=2, options={"version": "master"}, chance="script"), "master-row")
        case "knights":
            return Match("torres", seats=2, chance="script")
        case "king":
            return play(at("knights"), "*c6 *d8")
        case "leftover":
            return play(board("d5 1r", "c3 1b", red="stacks=3,2,2,2"), "./2")
        case "keep":
            return play(board("d5 1r", version="own"), "$ leap door jump")
    return board("d5 1r", "c3 1b", stage="king-moves", phase=2)


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        ("Kd5", "king-stays", "6.6"),
        (">1", "turn-goes-on", "3.4"),
        ("=leap/top", "nothing-drawn", "7.2"),
        ("leap", "nothing-bought", "4.10"),
        ("master-row", "no-master-card", "8.4"),
    ],
)
def test_4_1_a_turn_says_when_other_moves_are_made(move: str, reason: str, rule: str) -> None:
    assert why(board("d5 1r", "e5 1"), move)[:2] == (reason, rule)
