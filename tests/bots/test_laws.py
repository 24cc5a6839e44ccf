"""Every bot, in every game and with every number of players: its moves are legal, on time, and the same next time."""

import time

import pytest

from donjon import bots, list_games
from donjon.bots.playout import COMPILED
from donjon.bots.search import Limit
from donjon.bots.thinker import Thinker
from donjon.core.position import Moves
from donjon.core.random import Random
from donjon.match import Match
from tests.bots.positions import begun, tables

MIDDLE = 20  # moves into a game
SHORT = 0.02  # of their time: the tests do not depend on it


def play_on(match: Match, names: list[str], plies: int) -> None:
    """Let bots play some moves; the match refuses an illegal one."""
    players = [bots.find(name, SHORT) for name in names]
    random = Random(5)
    for _ in range(plies):
        seat = match.to_move
        if seat is None:
            break
        world = match.imagined(seat, random.next())
        moves = Moves()
        world.legal(moves)
        move = players[seat](world, seat, random)
        assert move in list(moves), f"{names[seat]} made a move that is not legal"
        match.play(match.game.write(world, move))


@pytest.mark.parametrize(("name", "seats"), tables())
@pytest.mark.parametrize("plies", [0, MIDDLE])
def test_no_bot_ever_makes_an_illegal_move(name: str, seats: int, plies: int) -> None:
    levels = bots.names()
    for first in range(0, len(levels), seats):
        names = [levels[(first + seat) % len(levels)] for seat in range(seats)]
        play_on(begun(name, seats, plies), names, 4 * seats)


def spent(match: Match, level: str) -> float:
    """The seconds a bot takes for its turn, in this thread's own time: other programs are not the bot's fault."""
    seat, turn, random, found = match.to_move, match.turns, Random(3), 0.0
    bot = bots.find(level, clock=time.thread_time)
    while seat is not None and match.to_move == seat and match.turns == turn:
        world = match.imagined(seat, random.next())
        began = time.thread_time()
        move = bot(world, seat, random)
        found += time.thread_time() - began
        match.play(match.game.write(world, move))
    return found


@pytest.mark.skipif(not COMPILED, reason="a single playout uncompiled takes longer than a turn may")
@pytest.mark.parametrize(("name", "seats"), tables())
@pytest.mark.parametrize("plies", [0, MIDDLE])
def test_a_turn_takes_no_longer_than_it_may(name: str, seats: int, plies: int) -> None:
    assert spent(begun(name, seats, plies), "club") <= allowed("club")


@pytest.mark.skipif(not COMPILED, reason="a single playout uncompiled takes longer than a turn may")
@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("level", bots.names())
def test_no_level_oversteps_its_time(name: str, level: str) -> None:
    assert spent(begun(name, 2, MIDDLE), level) <= allowed(level)


def allowed(level: str) -> float:
    """Its time, plus 20 milliseconds or a twentieth. A bot that answers at once has a tenth of a second."""
    seconds = bots.level(level).seconds
    return seconds + max(0.02, 0.05 * seconds) if seconds else 0.1


@pytest.mark.parametrize(("name", "seats"), tables())
def test_with_a_seed_and_playouts_the_choice_is_always_the_same(name: str, seats: int) -> None:
    match = begun(name, seats, MIDDLE)
    seat = match.to_move
    assert seat is not None
    limit = Limit(playouts=200 if COMPILED else 10)
    chosen = {Thinker(limit)(match.imagined(seat, 1), seat, Random(9)) for _ in range(3)}
    assert len(chosen) == 1


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_bot_uses_nothing_its_seat_cannot_know(name: str, seats: int) -> None:
    """Two worlds that a seat cannot tell apart get the same search, no matter what is hidden in them."""
    match = begun(name, seats, MIDDLE)
    seat = match.to_move
    assert seat is not None
    limit = Limit(playouts=200 if COMPILED else 10)
    searched = []
    for world in (match._position.copy(), match.imagined(seat, 1), match.imagined(seat, 2)):
        thinker = Thinker(limit)
        thinker(world, seat, Random(9))
        searched.append([(c.move, c.visits, c.value) for c in thinker.search.candidates()])
    assert searched[0] == searched[1] == searched[2]


def forced(name: str) -> Match | None:
    """The first position of a random game with only one legal move, if there is one."""
    match, random = Match(name, seed=1), Random(2)
    while not match.over:
        legal = match.legal_moves()
        if len(legal) == 1:
            return match
        match.play(legal[random.below(len(legal))])
    return None


@pytest.mark.parametrize("level", bots.names())
def test_a_single_legal_move_is_made_at_once(level: str) -> None:
    matches = [match for name in list_games() if (match := forced(name))]
    assert len(matches) >= 2
    for match in matches:
        seat = match.to_move
        assert seat is not None
        began = time.thread_time()
        move = bots.find(level)(match.imagined(seat, 1), seat, Random(1))
        assert time.thread_time() - began < 0.1
        assert match.game.write(match._position, move) == match.legal_moves()[0]


def test_the_tables_hold_every_game() -> None:
    assert {name for name, _ in tables()} == set(list_games())
