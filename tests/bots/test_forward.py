"""Games between equal bots end without help, at every level."""

from functools import partial
from statistics import median

import pytest

from donjon import bots
from donjon.bots import Chooser
from donjon.bots.playout import COMPILED
from donjon.bots.search import Limit
from donjon.bots.thinker import Thinker
from donjon.core.position import Moves
from donjon.core.random import Random
from donjon.core.sense import Sense, sense_of
from donjon.match import Match
from donjon.match.player import ComputerPlayer
from tools.weights import changed, sense

LEVELS = ("novice", "casual", "club", "expert", "master")
MOST = 150  # clan turns, in half of the games
GUARD = 300  # a game is given up after so many, since nothing else would end it
GAMES = 5
PLAYOUTS = 300  # for a move of master, in place of its seconds, so that every run plays the same games


@pytest.mark.skipif(not COMPILED, reason="whole games with bots take too long uncompiled")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_highlanders_between_equals_ends(level: str, seats: int) -> None:
    """Without a cap; nobody waits at a gate forever."""
    turns = [_turns(level, seats, deal) for deal in range(1, GAMES + 1)]
    assert median(turns) <= MOST, f"{level}: {turns} clan turns"


@pytest.mark.skipif(not COMPILED, reason="whole games with bots take too long uncompiled")
def test_without_haste_they_do_not() -> None:
    """So the games above would show a search that no longer prefers progress."""
    patient = sense("highlanders", changed("highlanders", {"haste": 0.0}))
    turns = [_turns("master", 2, deal, patient) for deal in range(1, GAMES + 1)]
    assert median(turns) > MOST, f"{turns} clan turns"


def _turns(level: str, seats: int, deal: int, own: Sense | None = None) -> int:
    """How long a game between equals lasts."""
    match = Match("highlanders", seats, deal, {"turn_cap": "none"})
    players = [ComputerPlayer(partial(_bot, level, own), 100 * deal + seat) for seat in range(seats)]
    while match.to_move is not None and match.turns < GUARD:
        match.play(players[match.to_move].choose(match))
    return match.turns


def _bot(level: str, own: Sense | None) -> Chooser:
    return Thinker(Limit(playouts=PLAYOUTS), sense=own) if level == "master" else bots.find(level)


def test_progress_is_the_castles_taken_and_the_way_to_the_next() -> None:
    match, random = Match("highlanders", 2, 3), Random(3)
    sense, moves, ways = sense_of(match._position), Moves(), set()
    while not match.over:
        taken = len(match.game.view(match._position, None)["castles"])
        for seat in range(2):
            way = 20 * sense.progress(match._position, seat) - taken
            assert 0 < way <= 2.001
            ways.add(round(way, 1))
        match._position.legal(moves)
        match.play(match.game.write(match._position, moves.at(random.below(len(moves)))))
    assert len(ways) > 5
