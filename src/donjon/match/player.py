"""Computer players for matches: `donjon.bot("club").choose(match)` is a move.

A bot (`donjon.bots`) gets a position that its seat may imagine, and random numbers. Its answer is a move.
This module connects bots to matches.
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
    """Plays any seat of any match. Each seat gets its own bot, which can keep its search from move to move.

    With a seed, random numbers are the same every time, and so are the moves of bots that do not use a clock.
    """

    def __init__(self, make: Callable[[], bots.Chooser], seed: int | None = None) -> None:
        self._make = make
        self._random = Random(secrets.randbits(64) if seed is None else seed)
        self._match: weakref.ref[Match] | None = None
        self._seats: dict[int, bots.Chooser] = {}

    def choose(self, match: Match) -> str:
        """A move for the seat to move. It only uses what that seat may know."""
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
    """The move that a bot makes in a world its seat may imagine, as text."""
    return game.write(world, bot(world, seat, random))


def bot(name: str, time_scale: float = 1.0, threads: int = 1, seed: int | None = None) -> ComputerPlayer:
    """A computer player by name, weakest first: random, greedy, novice, casual, club, expert, master.

    `time_scale` multiplies its usual thinking time, and `threads` is the number of threads it thinks in.
    """
    make = partial(bots.find, name, time_scale, threads)
    make()  # fail now if any of it is wrong
    return ComputerPlayer(make, seed)
