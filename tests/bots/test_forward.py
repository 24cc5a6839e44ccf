"""Games between equal bots end without help, at every level."""

import pytest

from donjon import bots
from donjon.arena.playing import play
from donjon.arena.schedule import Fixture
from donjon.bots.playout import COMPILED
from donjon.core.position import Moves
from donjon.core.random import Random
from donjon.core.sense import sense_of
from donjon.match import Match

LEVELS = ("novice", "casual", "club", "expert", "master")
FAR = 350  # clan turns: more than twice what half the games take, since few games are played
SHORT = 0.05  # of their time


@pytest.mark.skipif(not COMPILED, reason="whole games with bots take too long uncompiled")
@pytest.mark.parametrize("level", LEVELS)
def test_highlanders_between_equals_ends(level: str) -> None:
    """Nobody waits at a gate forever, and nobody marches back and forth."""
    scale = SHORT if bots.level(level).seconds < 1 else SHORT / (5 * bots.level(level).seconds)
    options = {"failed_assault": "lost", "turn_cap": "800"}
    turns = [play(Fixture("highlanders", options, (level,) * 4, deal, scale)).turns for deal in range(1, 4)]
    assert sorted(turns)[1] < FAR, f"{level}: {turns} clan turns"


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
