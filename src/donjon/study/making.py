"""Make puzzles: bots play, and the rater looks at every turn."""

from __future__ import annotations

import random
import time
from functools import partial

from donjon import bots
from donjon.core import registry
from donjon.core.game import Options
from donjon.match import Match
from donjon.match.player import ComputerPlayer
from donjon.study.puzzle import Puzzle
from donjon.study.rating import rate

PLAYERS = ("novice", "casual")  # bots that play well enough for sensible positions, and badly enough for chances
FIRST = 4  # turns before the first puzzle
APART = 5  # turns between two puzzles of a game
MOST_SEATS = 4  # more would be too much to see through
EASY = 3  # only one game in so many may have puzzles that every bot finds: they are common, and one soon has enough


def from_game(name: str, number: int, options: Options | None = None) -> list[Puzzle]:
    """The puzzles in the bots' game of that number. They are the same on every machine."""
    game, dice = registry.find(name), random.Random(f"puzzles {name} {number}")
    seats = dice.choice([seats for seats in game.seats if seats <= MOST_SEATS])
    match = Match(name, seats, f"puzzles {number}", options)
    players = [_player(dice.choice(PLAYERS), dice.getrandbits(64)) for _ in range(match.seats)]
    found, due = list[Puzzle](), FIRST
    turn = 0
    while (seat := match.to_move) is not None:
        if match.turns != turn and match.turns >= due:
            puzzle = rate(game, game.from_diagram(match.diagram()), number, easy=number % EASY == 0)
            if puzzle:
                found.append(puzzle)
                due = match.turns + APART
        turn = match.turns
        match.play(players[seat].choose(match))
    return found


def _player(level: str, seed: int) -> ComputerPlayer:
    return ComputerPlayer(partial(bots.find, level, clock=time.thread_time), seed)
