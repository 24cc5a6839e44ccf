"""Make puzzles: bots play, and the rater looks at every turn."""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from donjon import bots
from donjon.bots.worker import Worker
from donjon.core import registry
from donjon.match import Match
from donjon.match.player import ComputerPlayer
from donjon.study.puzzle import Puzzle
from donjon.study.rating import rate

Task = TypeVar("Task")
Answer = TypeVar("Answer")

PLAYERS = ("casual", "club")  # bots that play well enough for sensible positions, and badly enough for chances
FIRST = 4  # turns before the first puzzle
APART = 5  # turns between two puzzles of a game
MOST_SEATS = 4  # more would be too much to see through


def make(game: str, first: int, workers: int, seconds: float) -> Iterator[tuple[int, list[Puzzle]]]:
    """The bots' games from this number on, each with its puzzles, as they are finished, until the time is up."""
    numbers = ((game, number) for number in itertools.count(first))
    for (_, number), found in each(_from_game, numbers, workers, seconds):
        yield number, found


def each(
    function: Callable[[Task], Answer], tasks: Iterable[Task], workers: int, seconds: float = math.inf
) -> Iterator[tuple[Task, Answer]]:
    """The tasks with their answers, as they come in. Processes that are not done when the time is up are ended.

    With one worker everything happens here.
    """
    coming, end = iter(tasks), time.monotonic() + seconds
    if workers == 1:
        yield from ((task, function(task)) for task in itertools.takewhile(lambda _: time.monotonic() < end, coming))
        return
    busy: dict[Connection, tuple[Worker, Task]] = {}

    def begin(worker: Worker | None = None) -> None:
        for task in itertools.islice(coming, 1):
            worker = worker or Worker()
            busy[worker.connection] = worker, task
            worker.ask(function, task)
            return
        if worker:
            worker.end()

    try:
        for _ in range(workers):
            begin()
        while busy:
            left = None if math.isinf(end) else max(0.0, end - time.monotonic())
            if not (finished := wait(list(busy), left)):
                return
            for ready in finished:
                assert isinstance(ready, Connection)
                worker, task = busy.pop(ready)
                yield task, worker.answer()
                begin(worker)
    finally:
        for worker, _ in busy.values():
            worker.end()


def _from_game(task: tuple[str, int]) -> list[Puzzle]:
    return from_game(*task)


def from_game(name: str, number: int) -> list[Puzzle]:
    """The puzzles in the bots' game of that number. They are the same on every machine."""
    game, dice = registry.find(name), random.Random(f"puzzles {name} {number}")
    match = Match(name, dice.choice([seats for seats in game.seats if seats <= MOST_SEATS]), f"puzzles {number}")
    players = [_player(dice.choice(PLAYERS), dice.getrandbits(64)) for _ in range(match.seats)]
    found, due = list[Puzzle](), FIRST
    turn = 0
    while (seat := match.to_move) is not None:
        if match.turns != turn and match.turns >= due:
            puzzle = rate(game, game.from_diagram(match.diagram()), number)
            if puzzle:
                found.append(puzzle)
                due = match.turns + APART
        turn = match.turns
        match.play(players[seat].choose(match))
    return found


def _player(level: str, seed: int) -> ComputerPlayer:
    return ComputerPlayer(partial(bots.find, level, clock=time.thread_time), seed)
