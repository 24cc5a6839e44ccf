"""One game between bots, through the match like any other."""

import hashlib
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from donjon import Match, bots
from donjon.arena.schedule import Fixture
from donjon.core.random import Random

GRACE = 10.0  # seconds more than its time before a bot is taken to hang


class Result(msgspec.Struct, frozen=True):
    """How a fixture ended: points and ranks by seat, moves made, and turns begun (0 where nobody counted them)."""

    fixture: Fixture
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    plies: int
    turns: int = 0


def play(fixture: Fixture) -> Result:
    """Play it out. Every bot sees only the worlds its seat may imagine.

    Thinking time is the processor's, so what else a machine does weakens nobody.
    """
    match = Match(fixture.game, len(fixture.bots), fixture.seed, fixture.options)
    players = [bots.find(name, fixture.scale, clock=time.thread_time) for name in fixture.bots]
    numbers = [Random(_seed(fixture, seat)) for seat in range(match.seats)]
    while not match.over:
        seat = match.to_move
        assert seat is not None
        world = match.imagined(seat, numbers[seat].next())
        with ended_after(bots.level(fixture.bots[seat]).seconds * fixture.scale + GRACE):
            move = players[seat](world, seat, numbers[seat])
        match.play(match.game.write(world, move))
    return Result(fixture, tuple(match.scores), tuple(match.ranks), match.ply, match.turns)


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """The system ends this process when it has worked for so long. Nothing else stops compiled code that hangs."""
    if not hasattr(signal, "setitimer"):  # not every system can
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _seed(fixture: Fixture, seat: int) -> int:
    """Random numbers of a bot: its own in every game and seat."""
    digest = hashlib.sha256(f"{fixture.key} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
