"""The test vectors of the fact sheet, in its order."""

import pytest

from donjon import Match
from tests.games.highlanders.loch import banners, camps, castles, clan, loch, play
from tests.games.highlanders.test_rules import held_but
from tests.games.reasons import refused


def test_die_four_twice() -> None:
    match = play(Match("highlanders", 3, chance="script"), "first-red roll4 .")
    assert banners(match) == "F4=r"
    play(match, "roll1 . roll1 . roll4")
    assert banners(match) == "F1=by F4=r"
    assert clan(match, "red")["supply"] == 41


@pytest.mark.parametrize(
    ("groups", "moves", "steps"),
    [
        ("NA2=r3", "NA2xNA3", 1),
        ("NA2=r1 NA4=r2", "NA2+NA3 NA4xNA3", 2),
        ("NA2=r1 NA4=r1 NB3=r1", "NA2+NA3 NA4+NA3 NB3xNA3", 3),
    ],
)
def test_three_knights_beat_two_from_one_two_or_three_spaces(groups: str, moves: str, steps: int) -> None:
    match = play(loch(f"{groups} NA3=b2"), moves)
    assert camps(match) == "NA3=r3"
    assert match.view()["position"]["steps"] == (3 - steps if steps < 3 else 0)


@pytest.mark.parametrize("groups", ["NA2=r2", "NA2=r1 NA4=r1"])
def test_two_knights_do_not_beat_two(groups: str) -> None:
    match = loch(f"{groups} NA3=b2")
    assert refused(match, "NA2-NA3", "4.1")
    assert not any(move.endswith("NA3") for move in match.legal_moves())


@pytest.mark.parametrize(("camp", "castle", "swords"), [("SA5", "SK6", 1), ("SB5", "SK7", 2), ("X2", "I2", 3)])
def test_a_free_castle_needs_two_four_six(camp: str, castle: str, swords: int) -> None:
    assert f"{camp}x{castle}" in loch(f"{camp}=r{2 * swords}").legal_moves()
    assert refused(loch(f"{camp}=r{2 * swords - 1}"), f"{camp}x{castle}", "5.1")


def test_six_knights_need_a_step_left_to_go_in() -> None:
    third = play(loch("NA4=r6"), "NA4-NA3 NA3-NA2 NA2-NA1")
    assert third.view()["position"]["clan"] == "blue"
    assert castles(third) == ""
    second = play(loch("NA3=r6"), "NA3-NA2 NA2-NA1 NA1xNK1 in6 bare")
    assert castles(second) == "NK1=r6"


@pytest.mark.parametrize(("inside", "needs"), [(2, (4, 6, 8, 10)), (0, (1, 2, 4, 6))])
@pytest.mark.parametrize("value", [0, 1, 2, 3])
def test_what_a_hidden_shield_asks_for(inside: int, needs: tuple[int, ...], value: int) -> None:
    needed = needs[value]
    won = play(loch(f"NA3=r{needed}", f"NK3=b{inside}?{value}"), "NA3xNK3 in1 bare")
    assert castles(won) == "NK3=r1"
    if needed > 1:
        failed = play(loch(f"NA3=r{needed - 1}", f"NK3=b{inside}?{value}"), "NA3xNK3")
        assert castles(failed) == f"NK3=b{inside}!{value}"


def test_nine_against_two_and_three_fail_and_ten_win() -> None:
    assert castles(play(loch("NA3=r9", "NK3=b2?3"), "NA3xNK3")) == "NK3=b2!3"
    won = play(loch("NA3=r10", "NK3=b2?3"), "NA3xNK3")
    assert clan(won, "blue", 1)["reserve"] == [0, 0, 0, 1, 2, 3]


def test_the_last_knight_leaves_only_a_shielded_castle() -> None:
    assert refused(loch("NA7=r1", "NK3=r1"), "NK3-NA3", "5.6")
    for value in range(4):
        assert "NK3-NA3" in loch("NA7=r1", f"NK3=r1?{value}").legal_moves()


def test_banners_and_enemy_camps_are_no_way() -> None:
    match = loch("NA1=r2 NB1=b3 NA2=b3", banners="F1=r")
    assert refused(match, "F1-F4", "2.5")
    assert refused(match, "NA1-F1", "2.5")
    assert refused(match, "F1-NB1", "4.1")
    assert refused(match, "NA1-NA2", "4.1")
    assert refused(match, "NA1-NA3", "3.1")


def test_through_the_pass_in_two_steps() -> None:
    match = play(loch("NB3=r1", "NK5=r1", steps=2), "NB3-NK5 1NK5-NB4")
    assert (camps(match), castles(match)) == ("NB4=r1", "NK5=r1")
    assert match.view()["position"]["clan"] == "blue"
    assert refused(loch("NB3=r1"), "NB3-NB4", "3.1")


def test_the_seventeenth_castle_brings_the_eighteenth() -> None:
    match = play(loch("X1=r6", held_but("I1", "I2")), "X1xI1")
    assert match.over
    assert match.scores == [6, 30, 0, 0]
    assert castles(match).endswith("I1=r1 I2=r0")
