"""One test or more for each numbered paragraph of RULES.md, named by it: castles and shields, chapters 5 and 6."""

from collections import Counter

import pytest

from donjon import Match
from donjon.games.highlanders.pieces import SPACES
from donjon.games.highlanders.view import view
from tests.games.highlanders.loch import camps, castles, clan, imagined, loch, play, position
from tests.games.reasons import refused

# 5. Free castles


@pytest.mark.parametrize(("camp", "castle", "needed"), [("NA3", "NK3", 2), ("NB2", "NK2", 4), ("NA1", "NK1", 6)])
def test_5_1_twice_the_swords_at_the_drawbridge(camp: str, castle: str, needed: int) -> None:
    assert f"{camp}x{castle}" in loch(f"{camp}=r{needed}").legal_moves()
    assert refused(loch(f"{camp}=r{needed - 1}"), f"{camp}x{castle}", "5.1")


def test_5_1_two_gates_are_not_added() -> None:
    assert refused(loch("NB3=r3 NB4=r3"), "NB3xNK5", "5.1")
    assert "NB4xNK5" in loch("NB3=r3 NB4=r4").legal_moves()


def test_5_2_the_whole_camp_storms_and_nobody_is_lost() -> None:
    match = loch("NA3=r3")
    assert refused(match, "2NA3xNK3", "5.2")
    play(match, "NA3xNK3")
    assert clan(match, "red")["supply"] == 39


def test_5_3_one_to_all_go_in_by_the_same_step() -> None:
    match = play(loch("NA3=r3", steps=2), "NA3xNK3")
    assert match.legal_moves() == ["in1", "in2", "in3"]
    assert refused(match, "in4", "5.3")
    assert refused(match, ".", "5.3")
    assert refused(match, "NA3-NA4", "5.3")
    assert refused(match, "shield", "5.3")
    play(match, "in2 bare")
    assert (camps(match), castles(match)) == ("NA3=r1", "NK3=r2")
    assert match.view()["position"]["steps"] == 1
    assert refused(match, "in1", "5.3")
    play(match, "1NK3-NA3")
    assert (camps(match), castles(match)) == ("NA3=r2", "NK3=r1")


def test_5_3_the_rest_march_on_at_once() -> None:
    match = play(loch("NA3=r5"), "NA3xNK3 in1 bare NA3-NA4 NA4xNK4 in4 bare")
    assert (camps(match), castles(match)) == ("", "NK3=r1 NK4=r4")
    assert match.scores == [2, 0, 0, 0]


def test_5_4_a_shield_is_drawn_blind_and_known_to_its_owner() -> None:
    match = play(loch("NA3=r2"), "NA3xNK3 in1 shield")
    assert match.to_move is None
    assert match.legal_moves() == ["draw0", "draw1", "draw2", "draw3"]
    assert [match._position.weight(match.game.read(match._position, move)) for move in match.legal_moves()] == [
        3,
        1,
        1,
        1,
    ]
    for move in (".", "shield", "in1", "roll1"):
        assert refused(match, move, "5.4", "draw-first")
    play(match, "draw3")
    shields = [match.view(seat)["position"]["castles"]["NK3"] for seat in (0, 1, None)]
    assert [(shield["shield"], shield["value"]) for shield in shields] == [
        ("hidden", 3),
        ("hidden", None),
        ("hidden", None),
    ]
    assert clan(match, "red", 0)["reserve"] == [0, 0, 0, 1, 2]
    assert clan(match, "red", 1)["reserve"] is None
    assert clan(match, "blue", 0)["reserve"] == [0, 0, 0, 1, 2, 3]
    told = [[event for event in match.events(seat) if event["kind"] in ("laid", "drawn")] for seat in (0, 1, None)]
    assert [events[0]["details"].get("value") for events in told] == [3, None, None]


def test_5_4_now_or_never_and_one_a_castle() -> None:
    match = play(loch("NA3=r2", steps=2), "NA3xNK3 in1 bare")
    assert refused(match, "shield", "5.4")
    assert refused(match, "bare", "5.4")
    match = play(loch("NA3=r2", steps=2), "NA3xNK3 in1")
    assert match.legal_moves() == ["bare", "shield"]
    assert refused(match, ".", "5.4")
    assert refused(match, "in1", "5.4")
    play(match, "shield draw0")
    assert castles(match) == "NK3=r1?0"
    assert refused(match, "shield", "5.4")


def test_5_5_no_shield_without_one_in_reserve() -> None:
    lying = "NK1=r0?0 NK2=r0?0 NK4=r0?0 NK5=r0?1 NK6=r0?2"
    match = play(loch("NA3=r2", lying), "NA3xNK3 in1 shield")
    assert match.legal_moves() == ["draw3"]
    assert refused(match, "draw0", "5.5")
    match = play(loch("NA3=r2", lying + " NK7=r0?3", steps=2), "NA3xNK3 in1")
    assert castles(match).startswith("NK1=r0?0 NK2=r0?0 NK3=r1 ")
    assert refused(match, "shield", "5.5", "reserve-empty")
    assert refused(match, "bare", "5.4", "no-shield-now")
    assert match.view()["position"]["phase"] == "march"


def test_5_6_a_knight_or_a_shield_stays() -> None:
    match = loch("NA7=r1", "NK3=r1")
    assert refused(match, "NK3-NA3", "5.6")
    match = loch("NA7=r1", "NK3=r3")
    assert refused(match, "3NK3-NA3", "5.6")
    assert camps(play(match, "NK3-NA3")) == "NA3=r2 NA7=r1"
    match = play(loch("", "NK3=r1?0"), "NK3-NA3")
    assert (camps(match), castles(match)) == ("NA3=r1", "NK3=r0?0")


def test_5_7_a_castle_once_taken_is_never_free_again() -> None:
    match = play(loch("NA3=r9", "NK3=b0?0"), "NA3xNK3 in1 bare")
    assert refused(match, "NK3-NA3", "5.6")
    assert match.scores == [1, 0, 0, 0]


# 6. Held castles


@pytest.mark.parametrize(("shield", "needed"), [("", 4), ("!0", 4), ("!1", 6), ("!2", 8), ("!3", 10)])
def test_6_1_twice_knights_and_shield_whatever_the_swords(shield: str, needed: int) -> None:
    for camp, castle in (("NA3", "NK3"), ("NA1", "NK1")):
        assert f"{camp}x{castle}" in loch(f"{camp}=r{needed}", f"{castle}=b2{shield}").legal_moves()
        assert refused(loch(f"{camp}=r{needed - 1}", f"{castle}=b2{shield}"), f"{camp}x{castle}", "6.2")


def test_6_2_a_known_defence_must_fall_an_unseen_shield_may_be_tried() -> None:
    assert refused(loch("NA3=r1", "NK3=b1"), "NA3xNK3", "6.2")
    assert refused(loch("NA3=r1", "NK3=b1!0"), "NA3xNK3", "6.2")
    for value in range(4):
        assert "NA3xNK3" in loch("NA3=r1", f"NK3=b5?{value}").legal_moves()


@pytest.mark.parametrize("failed", ["lost", "repulse"])
def test_6_3_an_assault_shows_the_shield_to_all(failed: str) -> None:
    match = loch("NA3=r3", "NK3=b1?1", failed_assault=failed)
    assert match.view(2)["position"]["castles"]["NK3"]["value"] is None
    before = position(match).reveals
    play(match, "NA3xNK3")
    assert position(match).reveals == before + 1
    assert not match.can_undo
    assert castles(match) == "NK3=b1!1"
    for seat in (None, 0, 1, 2, 3):
        shown = match.view(seat)["position"]["castles"]["NK3"]
        assert (shown["shield"], shown["value"]) == ("shown", 1)
    assert [event["details"]["value"] for event in match.events() if event["kind"] == "shown"] == [1]


def test_6_3_nothing_is_revealed_where_nothing_was_hidden() -> None:
    match = play(loch("NA3=r4", "NK3=b1!1"), "NA3xNK3")
    assert position(match).reveals == 0
    assert match.can_undo


def test_6_3_others_imagine_any_shield_the_owner_may_have_and_nothing_else() -> None:
    match = loch("NA3=r3", "NK3=b1?1 NK4=b0?2 NK6=b0!3 SK3=g0?0")
    drawn: Counter[tuple[int, int]] = Counter()
    for seed in range(600):
        world = imagined(match, 0, seed)
        assert world.shield_at(33) == 3
        drawn[world.shield_at(30), world.shield_at(31)] += 1
        assert match.game.view(world, 0) == match.game.view(match._position, 0)
        assert imagined(match, 1, seed).shield_at(30) == 1
    values = [0, 0, 0, 1, 2]
    chances = Counter((a, b) for i, a in enumerate(values) for j, b in enumerate(values) if i != j)
    assert set(drawn) == set(chances)
    for pair, ways in chances.items():
        assert abs(drawn[pair] - 600 * ways / 20) < 4.5 * (600 * ways / 20) ** 0.5, pair


def test_6_3_a_shield_that_lay_there_while_the_only_three_was_seen_is_no_three() -> None:
    match = play(loch("NA4=r6", "NK3=b1?1 NK4=b0?3 SK3=g0?2"), "NA4xNK4 in1 bare")
    assert castles(match) == "NK3=b1?1~3 NK4=r1 SK3=g0?2"
    assert match.view(2)["position"]["castles"]["NK3"]["not"] == [3]
    drawn = Counter(imagined(match, 0, seed).shield_at(30) for seed in range(500))
    assert set(drawn) == {0, 1, 2}
    assert abs(drawn[0] - 300) < 50
    assert {imagined(match, 0, seed).shield_at(38) for seed in range(200)} == {0, 1, 2, 3}


def test_6_3_three_zeros_in_sight_leave_no_fourth() -> None:
    seen = play(loch("NA4=r1", "NK3=b1?1 NK4=b1?0 NK6=b0!0 SK3=b0!0"), "NA4xNK4")
    assert castles(seen) == "NK3=b1?1~0 NK4=b1!0 NK6=b0!0 SK3=b0!0"
    two = play(loch("NA4=r1", "NK3=b1?1 NK4=b1?0 NK6=b0!0"), "NA4xNK4")
    assert castles(two) == "NK3=b1?1 NK4=b1!0 NK6=b0!0"


def test_6_3_a_shield_laid_while_the_only_three_is_in_sight_is_no_three_now_and_later() -> None:
    start = loch("NA3=r4 NA1=b20", "NK1=r2!3", seats=3, number=10, die=1)
    match = play(start, "NA3xNK3 in1 shield draw0 .")
    assert castles(match) == "NK1=r2!3 NK3=r1?0~3"
    play(match, "roll1 NA1xNK1 in1 bare .")
    assert castles(match) == "NK1=b1 NK3=r1?0~3"
    for seat in (1, 2):
        assert match.view(seat)["position"]["castles"]["NK3"]["not"] == [3]
        assert match.view(seat)["position"]["needs"]["NK3"] == [2, 6]
        assert {imagined(match, seat, seed).shield_at(30) for seed in range(200)} == {0, 1, 2}


def test_6_3_a_diagram_need_not_say_what_all_can_see() -> None:
    match = loch("NA3=r3", "NK3=b1?1 NK4=b0?2 NK6=b0!3 NK7=g0?3 SK3=g0?0")
    assert castles(match) == "NK3=b1?1~3 NK4=b0?2~3 NK6=b0!3 NK7=g0?3 SK3=g0?0"


def test_6_3_what_was_ruled_out_ends_with_the_shield() -> None:
    match = play(loch("NA3=r1", "NK3=b5?1~23"), "NA3xNK3")
    assert castles(match) == "NK3=b5!1"


def test_6_4_the_fallen_go_to_supply_and_the_shield_to_its_owner() -> None:
    match = play(loch("NA3=r10", "NK3=b2?3"), "NA3xNK3")
    assert clan(match, "blue")["supply"] == 42
    assert clan(match, "blue", 1)["reserve"] == [0, 0, 0, 1, 2, 3]
    assert clan(match, "red")["supply"] == 32
    play(match, "in3 shield draw2")
    assert (camps(match), castles(match)) == ("NA3=r7", "NK3=r3?2")
    assert match.scores == [1, 0, 0, 0]


def test_6_5_after_a_failed_assault_the_knights_are_lost() -> None:
    match = play(loch("NA3=r9", "NK3=b2?3", steps=3), "NA3xNK3")
    assert (camps(match), castles(match)) == ("", "NK3=b2!3")
    assert clan(match, "red")["supply"] == 42
    assert match.view()["position"]["steps"] == 2


def test_6_5_or_thrown_back_by_option() -> None:
    match = play(loch("NA3=r9", "NK3=b2?3", steps=1, failed_assault="repulse"), "NA3xNK3")
    assert (camps(match), castles(match)) == ("NA3=r9", "NK3=b2!3")
    assert match.view()["position"]["clan"] == "blue"


def test_6_6_a_zero_shield_alone_is_no_defender() -> None:
    for mark in "?!":
        match = play(loch("NA3=r1", f"NK3=b0{mark}0"), "NA3xNK3 in1 bare")
        assert castles(match) == "NK3=r1"


def test_chance_plays_the_draw_by_itself() -> None:
    match = Match.from_diagram("highlanders", "highlanders\ncamps NA3=r2", seed=3)
    play(match, "NA3xNK3 in2 shield")
    assert match.to_move == 0
    assert match.view(1)["position"]["castles"]["NK3"]["shield"] == "hidden"


def _odds(match: Match, castle: str, seat: int = 0) -> list[list[int]]:
    found: dict[str, list[list[int]]] = match.view(seat)["position"]["odds"]
    return found.get(castle, [])


def test_6_3_the_odds_of_an_unseen_shield_count_the_shields_nobody_has_seen() -> None:
    """Value, knights it takes, ways: of 0, 0, 0, 1, 2, 3 one 0 and the 3 have been seen elsewhere."""
    match = loch("NA3=r4", "NK1=b1!3 NK2=b1!0 NK3=b1?2")
    assert _odds(match, "NK3") == [[0, 2, 2], [1, 4, 1], [2, 6, 1]]
    assert _odds(match, "NK1") == []  # everybody knows this one
    assert _odds(match, "NK3", seat=1) == []  # and its owner knows that one
    storm = next(move.words for move in match.moves() if move.words.startswith("Storm"))
    assert storm.endswith("You win in 3 of 4 cases.")


def test_6_3_the_odds_are_those_of_the_worlds_a_seat_may_imagine() -> None:
    """What is ruled out at one castle makes it likelier at another."""
    match = loch("NA3=r4", "NK2=b1?1~0 NK3=b1?2 SK1=b0?0", seats=3)
    expected = {value: ways for value, _, ways in _odds(match, "NK3")}
    worlds = [imagined(match, 0, seed) for seed in range(600)]
    seen = [world.shield_at(SPACES.index("NK3")) for world in worlds]
    for value, ways in expected.items():
        assert abs(seen.count(value) / len(seen) - ways / sum(expected.values())) < 0.06
    odds = {tuple(map(tuple, view(world, 0)["odds"]["NK3"])) for world in worlds[:50]}
    assert len(odds) == 1  # nothing of the true shield leaks into them
