"""Bots are found by name, they share out their time, and the stronger ones beat the weaker."""

import math

import pytest

from donjon import bots, list_games
from donjon.arena.playing import play
from donjon.arena.schedule import schedule
from donjon.bots.glance import FIRST_SIGHT
from donjon.bots.playout import COMPILED
from donjon.bots.search import Limit
from donjon.bots.thinker import FINE, SECOND, Thinker
from donjon.core.errors import DonjonError
from donjon.core.game import choose
from donjon.core.random import Random
from donjon.core.registry import find
from donjon.core.sense import Sense, sense_of
from donjon.core.skill import PLAIN, skill_of
from tests.bots.positions import begun


def test_every_level_has_its_time() -> None:
    seconds = {name: bots.level(name).seconds for name in bots.names()}
    assert seconds == {"random": 0, "greedy": 0, "novice": 1, "casual": 1, "club": 1, "expert": 1, "master": 4}


def test_an_unknown_bot_is_one_sentence() -> None:
    with pytest.raises(DonjonError, match="no bot is called 'mister'; did you mean master"):
        bots.find("mister")


@pytest.mark.parametrize(("scale", "threads"), [(-1, 1), (0, 1), (math.nan, 1), (math.inf, 1), (1, 0), (1, -2)])
def test_a_time_or_a_number_of_threads_that_makes_no_sense_is_one_sentence(scale: float, threads: int) -> None:
    wrong = threads if threads < 1 else scale
    with pytest.raises(DonjonError, match=f"above 0, not {wrong}$"):
        bots.find("club", scale, threads)


@pytest.mark.parametrize("level", bots.names())
def test_a_bot_moves_only_for_the_seat_to_move(level: str) -> None:
    match = begun("towers", 3, 20)
    seat = match.to_move
    assert seat is not None
    other = (seat + 1) % 3
    with pytest.raises(DonjonError, match=f"{level} cannot move for seat {other}: seat {seat} is to move"):
        bots.find(level)(match.imagined(seat, 1), other, Random(1))
    dealing = find("towers").start(3, {"height": "5"})
    with pytest.raises(DonjonError, match=f"{level} cannot move for seat 0: chance is to move"):
        bots.find(level)(dealing, 0, Random(1))
    while not match.over:
        match.play(match.legal_moves()[0])
    with pytest.raises(DonjonError, match=f"{level} cannot move for seat 0: the game is over"):
        bots.find(level)(match.imagined(0, 1), 0, Random(1))


@pytest.mark.skipif(not COMPILED, reason="playouts are too slow uncompiled")
def test_small_moves_share_the_time_of_a_turn() -> None:
    match = begun("torres", 2, 20)
    seat = match.to_move
    assert seat is not None
    bot, random, left = Thinker(Limit(seconds=0.2)), Random(1), []
    while match.to_move == seat:
        world = match.imagined(seat, random.next())
        match.play(match.game.write(world, bot(world, seat, random)))
        left.append(bot._left)
    assert len(left) > 2
    assert left == sorted(left, reverse=True)


def choices(slip: float) -> set[tuple[int, bool]]:
    """What a bot does in one position with forty seeds: the rank of its move among the candidates, and if serious."""
    match = begun("torres", 2, 20)
    seat = match.to_move
    assert seat is not None
    made = set()
    for seed in range(40):
        bot = Thinker(Limit(playouts=60), slip=slip)
        move = bot(match.imagined(seat, 1), seat, Random(seed))
        tried = bot.search.candidates()
        place = [candidate.move for candidate in tried].index(move)
        made.add((place, tried[place].visits >= SECOND * tried[0].visits))
    return made


@pytest.mark.skipif(not COMPILED, reason="playouts are too slow uncompiled")
def test_who_slips_plays_another_serious_candidate_and_who_does_not_the_favourite() -> None:
    assert choices(slip=0) == {(0, True)}
    slipped = choices(slip=1)
    assert len(slipped) > 2
    assert all(serious for _, serious in slipped)


def test_who_slips_where_moves_come_in_any_order_plays_what_he_sees_first() -> None:
    match = begun("highlanders", 2, 30)
    seat = match.to_move
    assert seat is not None
    world = match.imagined(seat, 1)
    for seed in range(10):
        bot, random = Thinker(Limit(playouts=4), slip=1.0), Random(seed)
        move = bot(world, seat, random)
        random = Random(seed)
        random.below(FINE)  # whether it slips
        assert move == FIRST_SIGHT(world, seat, random)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", list_games())
def test_every_level_thinks_more_than_the_one_below(name: str, seats: int) -> None:
    position = find(name).start(seats, choose(find(name), seats, {}))
    skills = [skill_of(position, level) for level in PLAIN]
    work = [(skill.playouts, -skill.slip if skill.playouts else -skill.error) for skill in skills]
    assert work == sorted(set(work))


@pytest.mark.skipif(not COMPILED, reason="whole games with bots take too long uncompiled")
@pytest.mark.parametrize("name", list_games())
def test_casual_players_beat_greedy_ones(name: str) -> None:
    options = choose(find(name), 2, {})
    won = 0.0
    for fixture in schedule(name, options, [("casual", "greedy")], 2, 8, 1, 1.0):
        result = play(fixture)
        won += result.ranks[fixture.bots.index("casual")] == 1
    assert won >= 6


@pytest.mark.parametrize("level", bots.names())
def test_a_game_without_a_sense_of_its_own_can_be_played(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("donjon.core.sense.find_spec", lambda name: None)
    match = begun("torres", 3, 20)
    assert type(sense_of(match._position)) is Sense
    seat = match.to_move
    assert seat is not None
    world = match.imagined(seat, 1)
    move = bots.find(level, time_scale=0.02)(world, seat, Random(1))
    assert match.explain(match.game.write(world, move)) is None
