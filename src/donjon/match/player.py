"""Computer players for matches: `donjon.bot("club").choose(match)` is a move.

A bot itself (`donjon.bots`) is handed a position that its seat may imagine, random numbers, and answers with a number.
Here is all that lies between that and a match.
"""

from __future__ import annotations

import secrets
import weakref
from collections.abc import Callable
from functools import partial

from donjon import bots
from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.core.position import Position
from donjon.core.random import Random
from donjon.match.match import Match


class ComputerPlayer:
    """Plays any seat of any match. Every seat has a bot of its own, which may keep its search from move to move.

    With a seed its random numbers, and so the moves of bots that look at no clock, are the same again.
    """

    def __init__(self, make: Callable[[], bots.Chooser], seed: int | None = None) -> None:
        self._make = make
        self._random = Random(secrets.randbits(64) if seed is None else seed)
        self._match: weakref.ref[Match] | None = None
        self._seats: dict[int, bots.Chooser] = {}

    def choose(self, match: Match) -> str:
        """The move it makes for whoever is to move, knowing only what that seat may know."""
        seat = match.to_move
        if seat is None:
            why = "the game is over" if match.over else "chance is, and it is scripted"
            raise DonjonError(f"nobody is to move: {why}")
        if self._match is None or self._match() is not match:
            self._match, self._seats = weakref.ref(match), {}
        if seat not in self._seats:
            self._seats[seat] = self._make()
        world = match.imagined(seat, self._random.next())
        return reply(self._seats[seat], match.game, world, seat, self._random)


def reply(bot: bots.Chooser, game: Game, world: Position, seat: int, random: Random) -> str:
    """The move a bot makes in a world that its seat imagines, as text."""
    return game.write(world, bot(world, seat, random))


def bot(name: str, time_scale: float = 1.0, threads: int = 1, seed: int | None = None) -> ComputerPlayer:
    """A computer player by name, weakest first: random, greedy, novice, casual, club, expert, master.

    `time_scale` is the share of its usual time it thinks, `threads` the number of threads it does so in.
    """
    make = partial(bots.find, name, time_scale, threads)
    make()  # says what is wrong with any of it now
    return ComputerPlayer(make, seed)
