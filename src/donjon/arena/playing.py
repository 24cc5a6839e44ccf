"""One game between bots, as an ordinary match."""

import hashlib
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec

from donjon import Match, bots
from donjon.arena.schedule import Fixture
from donjon.match.player import ComputerPlayer

GRACE = 10.0  # how many seconds over its time before a bot counts as hanging


class Result(msgspec.Struct, frozen=True):
    """How a fixture ended: points and ranks by seat, moves, and turns (0 if nobody counted them)."""

    fixture: Fixture
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    plies: int
    turns: int = 0


def play(fixture: Fixture) -> Result:
    """Play it to the end. Bots only see worlds that their seat may imagine.

    Thinking time is processor time, so other work on the machine makes no bot weaker.
    """
    match = Match(fixture.game, len(fixture.bots), fixture.seed, fixture.options)
    players = [_player(fixture, seat) for seat in range(match.seats)]
    while (seat := match.to_move) is not None:
        with ended_after(bots.level(fixture.bots[seat]).seconds * max(1.0, fixture.scale) + GRACE):
            move = players[seat].choose(match)
        match.play(move)
    return Result(fixture, tuple(match.scores), tuple(match.ranks), match.ply, match.turns)


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """Have the system end this process after that much work. Nothing else stops compiled code that hangs."""
    if not hasattr(signal, "setitimer"):  # not every system can do this
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _player(fixture: Fixture, seat: int) -> ComputerPlayer:
    """A bot with its own random numbers for each game and seat."""
    digest = hashlib.sha256(f"{fixture.key} {seat}".encode()).digest()
    make = partial(bots.find, fixture.bots[seat], fixture.scale, clock=time.thread_time)
    return ComputerPlayer(make, int.from_bytes(digest[:8], "big"))
