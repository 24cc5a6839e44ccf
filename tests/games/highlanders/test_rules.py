"""One test or more for each numbered paragraph of RULES.md, named by it: chapters 2 to 4, 7 and 8."""

import pytest

from donjon import Match
from donjon.core.game import for_people
from donjon.core.registry import find
from donjon.games.highlanders.pieces import CASTLES
from tests.games.highlanders.loch import banners, camps, castles, clan, imagined, loch, play
from tests.games.reasons import refused

# 2. A turn


def test_2_1_a_roll_then_steps() -> None:
    match = play(Match("highlanders", 4, chance="script"), "first-red")
    assert match.legal_moves() == ["roll1", "roll2", "roll3", "roll4", "roll5", "roll6"]
    assert refused(match, ".", "2.1", "roll-first")
    play(match, "roll4")
    assert match.to_move == 0
    assert match.legal_moves() == ["F4-SA1", "F4-SB1", "."]
    assert refused(match, "roll4", "2.1", "already-rolled")
    assert refused(match, "draw0", "5.4", "nothing-to-draw")


def test_2_2_a_knight_comes_in_on_the_banner_of_the_die() -> None:
    for die in range(1, 7):
        match = play(loch("NA4=r1", phase="roll"), f"roll{die}")
        assert banners(match) == f"F{die}=r"
        assert clan(match, "red")["supply"] == 40


def test_2_3_no_knight_where_one_stands_and_no_second_roll() -> None:
    match = play(loch(banners="F4=r", phase="roll"), "roll4")
    assert banners(match) == "F4=r"
    assert clan(match, "red")["supply"] == 41
    assert match.view(0)["position"]["steps"] == 3
    assert match.events()[-1]["kind"] == "barred"


def test_2_3_no_knight_from_an_empty_supply() -> None:
    match = play(loch("NA4=r42", phase="roll"), "roll4")
    assert banners(match) == ""
    assert match.to_move == 0
    assert match.events()[-1]["details"]["why"] == "supply-empty"


def test_2_4_clans_share_a_banner_in_peace() -> None:
    match = play(loch(banners="F2=byg", phase="roll"), "roll2")
    assert banners(match) == "F2=rbyg"
    play(match, "F2-NB3")
    assert banners(match) == "F2=byg"


def test_2_5_no_step_leads_to_a_banner() -> None:
    match = loch("NA1=r2", banners="F1=r F4=b")
    assert refused(match, "NA1-F1", "2.5")
    assert refused(match, "F1-F2", "2.5")
    assert not any(move.endswith(("F1", "F4")) for move in match.legal_moves())


def test_2_6_three_steps_shared_freely_and_fewer_if_you_like() -> None:
    match = play(loch("NA3=r2 SA3=r1 NA6=b1"), "1NA3-NA4 SA3-SA4 1NA3-NA2")
    assert camps(match) == "NA2=r1 NA4=r1 NA6=b1 SA4=r1"
    assert match.view()["position"]["clan"] == "blue"
    for steps in (1, 2, 3):
        match = play(loch("NA3=r2", steps=steps), ".")
        assert match.view()["position"]["clan"] == "blue"
        assert match.view()["turn"] == 2


# 3. Marching


def test_3_1_any_number_goes_one_space_along_a_road() -> None:
    match = loch("NA6=r3")
    steps = [f"{some}NA6-{to}" for to in ("NA5", "NA7", "NB5", "X2") for some in ("1", "2", "")]
    assert match.legal_moves() == [*steps, "."]
    assert camps(play(match, "2NA6-NB5")) == "NA6=r1 NB5=r2"


def test_3_1_what_a_step_is_not() -> None:
    match = loch("NA3=r3 NA7=b1")
    assert refused(match, "NA3-NA5", "3.1")
    assert refused(match, "NB3-NB4", "3.1")
    assert refused(match, "4NA3-NA4", "3.1")
    assert refused(match, "NA7-NA6", "3.1")
    assert refused(match, "NB1-NB2", "3.1")
    assert "only 3" in str(match.explain("4NA3-NA4"))


def test_3_2_one_clan_in_a_camp_and_no_way_through() -> None:
    match = loch("NA3=r1 NA4=b1 NA5=g2")
    assert refused(match, "NA3-NA4", "4.1")
    assert refused(match, "NA3-NA5", "3.1")
    assert camps(play(match, "NA3-NB3")) == "NA4=b1 NA5=g2 NB3=r1"


def test_3_3_in_and_out_of_an_own_castle_is_a_step_each() -> None:
    match = play(loch("NB3=r4", "NK5=r1", steps=2), "NB3-NK5")
    assert castles(match) == "NK5=r5"
    play(match, "4NK5-NB4")
    assert (camps(match), castles(match)) == ("NB4=r4", "NK5=r1")
    assert match.view()["position"]["clan"] == "blue"


# 4. Battles in camps


def test_4_1_strictly_more_knights_beat_a_camp() -> None:
    match = loch("NA2=r3 NA3=b2")
    assert "NA2xNA3" in match.legal_moves()
    assert refused(match, "2NA2-NA3", "4.1")
    assert camps(play(match, "NA2xNA3")) == "NA3=r3"


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_4_2_one_group_a_space_and_one_step_a_group(steps: int) -> None:
    match = loch("NA2=r1 NA4=r2 NA3=b2", steps=steps)
    if steps == 1:
        assert refused(match, "NA4-NA3", "4.1")
        return
    play(match, "NA2+NA3 NA4xNA3")
    assert camps(match) == "NA3=r3"
    assert match.view()["position"]["steps"] == (1 if steps == 3 else 0)


def test_4_2_a_space_sends_one_group_only() -> None:
    match = play(loch("NA2=r2 NA4=r2 NA3=b2"), "1NA2+NA3")
    assert refused(match, "1NA2-NA3", "4.2")
    assert match.legal_moves() == ["NA4xNA3"]


def test_4_2_knights_from_banners_and_castles_join() -> None:
    assert refused(loch("NB3=b2", "NK5=r2", "F2=r"), "F2+NB3", "4.1")
    match = play(loch("NB3=b2 NB2=r1", "NK5=r2", "F2=r"), "1NK5+NB3 F2+NB3 NB2xNB3")
    assert (camps(match), castles(match), banners(match)) == ("NB3=r3", "NK5=r1", "")


def test_4_2_a_castle_keeps_its_minimum() -> None:
    match = loch("NB3=b2 NB2=r1", "NK5=r2", "F2=r")
    assert refused(match, "2NK5-NB3", "5.6")


def test_4_3_a_muster_must_be_able_to_win_and_is_carried_through() -> None:
    match = loch("NA2=r1 NA4=r1 NA3=b2 SA4=r5")
    assert refused(match, "NA2-NA3", "4.1")
    match = loch("NA2=r1 NA4=r2 NA3=b2 SA4=r5")
    play(match, "NA2+NA3")
    assert match.legal_moves() == ["NA4xNA3"]
    assert refused(match, ".", "4.3")
    assert refused(match, "SA4-SA5", "4.3")
    assert refused(match, "1NA4-NA3", "4.1")
    assert camps(match) == "NA2=r1 NA3=b2 NA4=r2 SA4=r5"
    match.undo()
    assert "NA2+NA3" in match.legal_moves()


def test_4_4_the_beaten_go_back_to_supply_and_the_winner_loses_nobody() -> None:
    match = play(loch("NA2=r3 NA3=b2", phase="march"), "NA2xNA3")
    assert clan(match, "blue")["supply"] == 42
    assert clan(match, "red")["supply"] == 39
    play(match, ". roll3")
    assert banners(match) == "F3=b"


def test_4_4_a_group_not_needed_walks_in_afterwards() -> None:
    match = play(loch("NA2=r3 NA4=r2 NA3=b2"), "NA2xNA3 NA4-NA3")
    assert camps(match) == "NA3=r5"
    assert match.view()["position"]["steps"] == 1


def test_4_5_fights_are_at_once_and_the_rest_of_the_steps_follow() -> None:
    match = play(loch("NA2=r3 NA3=b2 NA4=g2"), "NA2xNA3 NA3xNA4 2NA4-NA5")
    assert camps(match) == "NA4=r1 NA5=r2"


# 7. The end


def held_but(*free: str, owner: str = "b") -> str:
    """All castles held by one knight each, except some."""
    return " ".join(f"{castle}={owner}1" for castle in CASTLES if castle not in free)


def test_7_1_the_last_but_one_free_castle_ends_the_game_at_once() -> None:
    match = play(loch("NA3=r2", held_but("NK3", "NK8")), "NA3xNK3")
    assert match.over
    assert match.legal_moves() == []
    assert refused(match, ".", "7.1")
    assert sum(match.scores) == 36


def test_7_1_taking_held_castles_brings_no_end() -> None:
    match = play(loch("NA3=r2", held_but("NK1", "NK8")), "NA3xNK3 in1 bare")
    assert not match.over
    match = play(loch("NA3=r2", held_but("NK3", "NK1", "NK8")), "NA3xNK3 in1 bare")
    assert not match.over


def test_7_2_the_last_castle_is_given_without_knights_or_shield() -> None:
    match = play(loch("NA3=r2", held_but("NK3", "NK8")), "NA3xNK3")
    assert "NK3=r1 " in castles(match)
    assert "NK8=r0 " in castles(match)
    assert camps(match) == "NA3=r1"
    assert match.scores == [4, 32, 0, 0]
    given = next(event for event in match.events() if event["kind"] == "given")
    assert (given["seat"], given["points"], *given["places"]) == (0, 3, "NK8")


def test_7_3_refusals_say_how_the_game_ended() -> None:
    capped = play(loch("NA3=r2", "SK1=r1", number=400), ".")
    assert refused(capped, ".", "7.3", "game-over")
    assert refused(loch("NA3=r2", ended="turn-cap", number=400), "roll1", "7.3", "game-over")
    last = " ".join(f"{name}=b1" for name in CASTLES if name not in ("NK3", "NK8"))
    ended = play(loch("NA3=r2", last), "NA3xNK3")
    assert refused(ended, ".", "7.1", "game-over")


def test_7_3_people_play_without_a_cap_and_programs_with_one() -> None:
    game = find("highlanders")
    assert for_people(game) == {"failed_assault": "lost", "turn_cap": "none"}
    assert Match("highlanders").options == {"failed_assault": "lost", "turn_cap": "400"}
    endless = play(loch("NA3=r2", "NK3=b1 SK1=r1", turn_cap="none", number=5000), ". roll1 . roll1 .")
    assert not endless.over
    assert endless.options["turn_cap"] == endless.view()["position"]["turn_cap"] == "none"
    assert "turn_cap=none" in endless.diagram()
    assert Match.from_record(endless.record()).options == endless.options
    record = Match("highlanders", chance="script").record()
    unnamed = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("[Options"))
    assert unnamed != record and Match.from_record(unnamed).options["turn_cap"] == "400"


@pytest.mark.parametrize("cap", ["200", "400", "800"])
def test_7_3_the_turn_cap_counts_clan_turns(cap: str) -> None:
    match = play(loch("NA3=r2", "NK3=b1 SK1=r1", turn_cap=cap, number=int(cap) - 1), ". roll1")
    assert not match.over
    play(match, ".")
    assert match.over
    assert match.scores == [3, 1, 0, 0]
    assert match.view()["position"]["ended"] == "turn-cap"


def test_7_4_swords_count_for_who_holds_them() -> None:
    match = loch("NA3=r5", "NK3=r1 NK2=r1 NK1=r0?0 SK1=b9")
    assert match.scores == [6, 3, 0, 0]
    assert match.ranks == [1, 2, 3, 3]


def test_7_5_knights_on_the_board_break_ties() -> None:
    tied = loch("NA3=r5 SA3=b4", "NK3=r1 SK3=b2 SK4=y0?0 NK4=g0?0", "F1=g")
    assert tied.scores == [1, 1, 1, 1]
    assert tied.ranks == [1, 1, 4, 3]
    assert loch("NA3=r5 SA3=b5", "NK3=r1 SK3=b2 SK4=y0?3 NK4=g0?0").ranks == [2, 1, 3, 3]


# 8. Two players


def test_8_1_two_clans_each_in_turn() -> None:
    match = play(Match("highlanders", 2, chance="script"), "first-red")
    order = []
    for _ in range(5):
        play(match, "roll1")
        order.append((match.view()["position"]["clan"], match.to_move))
        play(match, ".")
    assert order == [("red", 0), ("blue", 1), ("yellow", 0), ("green", 1), ("red", 0)]
    assert banners(match) == "F1=rbyg"
    match = Match("highlanders", 2, chance="script")
    assert match.legal_moves() == ["first-red", "first-blue"]
    play(match, "first-blue roll1 . roll1")
    assert (match.view()["position"]["clan"], match.to_move) == ("yellow", 0)


def test_8_2_the_two_clans_of_a_player_are_strangers() -> None:
    match = loch("NA2=r2 NA3=y2", seats=2)
    assert refused(match, "NA2-NA3", "4.1")
    assert refused(match, "NA3-NA4", "3.1")
    match = play(loch("NA2=r3 NA3=y2", seats=2), "NA2xNA3")
    assert clan(match, "yellow")["supply"] == 42
    match = play(loch("NA3=r2", "NK3=y1", seats=2), "NA3xNK3")
    assert match.scores == [1, 0]


def test_8_2_a_failed_assault_on_the_own_other_clan_is_allowed_too() -> None:
    match = play(loch("NA3=r3", "NK3=y1?3", seats=2), "NA3xNK3")
    assert castles(match) == "NK3=y1!3"
    assert camps(match) == ""


def test_8_3_a_player_knows_the_shields_of_both_clans() -> None:
    match = loch("NA5=r1", "NK3=y1?3 NK4=r1?2 NK6=g0?1", seats=2)
    values = [{k: v["value"] for k, v in match.view(seat)["position"]["castles"].items()} for seat in (0, 1, None)]
    assert values == [
        {"NK3": 3, "NK4": 2, "NK6": None},
        {"NK3": None, "NK4": None, "NK6": 1},
        {"NK3": None, "NK4": None, "NK6": None},
    ]
    for seed in range(20):
        world = imagined(match, 0, seed)
        assert [world.shield_at(space) for space in (30, 31)] == [3, 2]


def test_8_4_swords_and_knights_of_both_clans_are_added() -> None:
    match = loch("NA5=r3 SA5=y2 NA3=b6", "NK3=y1 NK1=r1 SK1=g1 SK3=b1", seats=2)
    assert match.scores == [4, 4]
    assert match.ranks == [2, 1]
