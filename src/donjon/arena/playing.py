"""One game between bots, as an ordinary match."""

import hashlib
import math
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from donjon import Match, bots
from donjon.arena.machine import Machine, this_machine
from donjon.arena.schedule import Deal, Fixture
from donjon.bots import nets
from donjon.bots.levels import MASTER, master
from donjon.foreign.player import MOVE_MS, ForeignPlayer
from donjon.foreign.program import ForeignFault, is_foreign
from donjon.match.player import ComputerPlayer

LEARNED = "master@"  # and the path of a net: master with what `donjon train` learned
GRACE = 10.0  # how many seconds over its time before a bot counts as hanging


class Result(msgspec.Struct, frozen=True):
    """How a fixture ended: points and ranks by seat, moves, and turns (0 if nobody counted them)."""

    fixture: Fixture
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    plies: int
    turns: int = 0
    forfeit: str = ""  # why a foreign bot lost the game before its end


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal, and the machine it was played on."""

    machine: Machine
    results: list[Result]


def play_deal(deal: Deal) -> PlayedDeal:
    """All its games, on one machine, since a bot's time is measured by the processor it has."""
    return PlayedDeal(this_machine(), [play(fixture) for fixture in deal])


def play(fixture: Fixture) -> Result:
    """Play it to the end. Bots only see worlds that their seat may imagine.

    Thinking time is processor time, so other work on the machine makes no bot weaker. A foreign bot is a program of its
    own and is timed by the clock; if it is late, dead or plays what is not legal, it loses by forfeit.
    """
    match = Match(fixture.game, len(fixture.bots), fixture.seed, fixture.options)
    players: list[ComputerPlayer | ForeignPlayer] = []
    forfeit, ranks = "", tuple(match.ranks)
    try:
        players += (_player(fixture, seat) for seat in range(match.seats))
        while (seat := match.to_move) is not None:
            with ended_after(_seconds(fixture, seat) + GRACE):
                move = players[seat].choose(match)
            match.play(move)
        ranks = tuple(match.ranks)
    except ForeignFault as fault:
        forfeit, ranks = str(fault), _without(match, match.to_move if len(players) == match.seats else len(players))
    finally:
        for player in players:
            if isinstance(player, ForeignPlayer):
                player.end(match)
    return Result(fixture, tuple(match.scores), ranks, match.ply, match.turns, forfeit)


def _without(match: Match, loser: int | None) -> tuple[int, ...]:
    """The ranks if a seat gives up: it is last, and the others have the places they hold."""
    ranks = [rank if seat != loser else match.seats + 1 for seat, rank in enumerate(match.ranks)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _seconds(fixture: Fixture, seat: int) -> float:
    """How long a bot of ours may think. A foreign one thinks in its own process, and has its own clock."""
    name = fixture.bots[seat]
    if net_of(name):
        return MASTER * max(1.0, fixture.scale)
    return math.inf if is_foreign(name) else bots.level(name).seconds * max(1.0, fixture.scale)


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """Have the system end this process after that much work. Nothing else stops compiled code that hangs."""
    if not hasattr(signal, "setitimer") or seconds == math.inf:  # not every system can do this
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def net_of(name: str) -> Path | None:
    """The net that a bot's name asks for."""
    return Path(name.removeprefix(LEARNED)).expanduser() if name.startswith(LEARNED) else None


def _player(fixture: Fixture, seat: int) -> ComputerPlayer | ForeignPlayer:
    """A bot with its own random numbers for each game and seat."""
    name, net = fixture.bots[seat], net_of(fixture.bots[seat])
    digest = hashlib.sha256(f"{fixture.key} {seat}".encode()).digest()
    seed = int.from_bytes(digest[:8], "big")
    if net:
        sense = nets.learned(fixture.game, net)
        return ComputerPlayer(partial(master, fixture.scale, 1, time.thread_time, sense), seed)
    if is_foreign(name):
        return ForeignPlayer(name, seed, round(MOVE_MS * fixture.scale))
    return ComputerPlayer(partial(bots.find, name, fixture.scale, clock=time.thread_time), seed)
