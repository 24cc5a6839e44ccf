"""RULES.md of Quarry, paragraph by paragraph."""

import pytest

from donjon import BadDiagram, IllegalMove, Match

WHOLE = "quarry turn=red\na #####\nb ####\nc ###\n"
CHAPEL = "quarry last={} turn=red number=5 blue=4\na\nb\nc ###\n"


def ruin(text: str = WHOLE) -> Match:
    return Match.from_diagram("quarry", text)


def test_1_1_three_towers_stand() -> None:
    assert Match("quarry", seed=1).text() == "a  # # # # #  keep\nb  # # # #  gatehouse\nc  # # #  chapel"


def test_1_2_two_play() -> None:
    match = Match("quarry", seed=1)
    assert match.game.colours == ("red", "blue") and match.game.seats == (2,)


def test_1_3_the_lot_decides_who_goes_first() -> None:
    match = Match("quarry", chance="script")
    assert match.legal_moves() == ["first-red", "first-blue"]
    with pytest.raises(IllegalMove, match=r"the lot decides who goes first \(rule 1.3\)"):
        match.play("a5")
    match.play("first-blue")
    assert match.to_move == 1


def test_1_4_the_two_take_turns() -> None:
    match = ruin()
    match.play("a5")
    assert match.to_move == 1
    match.play("a4")
    assert match.to_move == 0
    with pytest.raises(IllegalMove, match=r"the lot has been drawn \(rule 1.4\)"):
        match.play("first-red")


def test_2_1_stones_come_off_one_tower_from_its_top() -> None:
    match = ruin()
    assert match.legal_moves() == ["a3", "a4", "a5", "b2", "b3", "b4", "c1", "c2", "c3"]
    match.play("b3")
    assert match.text() == "a  # # # # #  keep\nb  # #  gatehouse\nc  # # #  chapel"


def test_2_2_at_most_three() -> None:
    with pytest.raises(IllegalMove, match=r"a2: you can carry 3 stones, not 4 \(rule 2.2\)"):
        ruin().play("a2")


def test_2_3_stones_do_not_come_back() -> None:
    match = ruin()
    match.play("c3")
    with pytest.raises(IllegalMove, match=r"this stone is gone already \(rule 2.3\)"):
        match.play("c3")


def test_3_1_the_game_ends_with_the_last_stone() -> None:
    match = ruin(CHAPEL.format("wins"))
    match.play("c2")
    assert not match.over
    match.play("c1")
    assert match.over
    assert "the game is over (rule 3.1)" in str(match.explain("c1"))


@pytest.mark.parametrize(("last", "scores"), [("wins", [1, 0]), ("loses", [0, 1])])
def test_3_2_and_3_3_who_scores_for_the_last_stone(last: str, scores: list[int]) -> None:
    match = ruin(CHAPEL.format(last))
    match.play("c1")
    assert match.scores == scores
    assert sorted(match.ranks) == [1, 2] and match.ranks[scores.index(1)] == 1


def test_3_3_a_cursed_stone_is_left_to_the_other() -> None:
    match = ruin(CHAPEL.format("loses"))
    assert match.analyse(playouts=50, seconds=60)[0].move == "c2"


def test_4_1_a_move_is_the_lowest_stone_taken() -> None:
    match = ruin()
    match.play("a3")
    assert match.text().startswith("a  # #  keep\n")
    with pytest.raises(IllegalMove, match=r"zzz: not a move: .* \(rule 4.1\)"):
        match.play("zzz")


def test_4_2_the_lot_is_written_down() -> None:
    assert "first-" in Match("quarry", seed=1).record()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("quarry\na #\nb #\n", "one line for each tower, a to c"),
        ("quarry\na ######\nb #\nc #\n", "no tower; write up to 5 stones as #####"),
        ("quarry turn=green\na #\nb #\nc #\n", "turn=green: must be red or blue"),
        ("quarry red=1\na #\nb #\nc #\n", "red=1: must be a number from 9 to 9"),
    ],
)
def test_4_3_a_bad_diagram_gets_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadDiagram, match=why):
        ruin(text)
