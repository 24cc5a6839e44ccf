"""Where bots think: in processes of their own, so that the server never waits for them.

A worker is handed an imagined world as a diagram and gives back a move as text: it could not cheat if it would.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import NamedTuple

from donjon import bots
from donjon.core import registry
from donjon.core.random import Random
from donjon.match import Match
from donjon.server.logs import log
from donjon.server.parts import Mistake
from donjon.server.review import review

LONGEST = 60.0  # seconds for one move
REVIEW = 300.0  # seconds for a review, waiting for others included
ROOM = 16_000_000  # nodes, below a GiB: the trees of the bots that a process remembers have room in it
LITTLE = 100_000  # what a bot without a tree counts as
STAND_IN, ADVISER = "casual", "expert"  # unless a table or a question names another


class Thought(NamedTuple):
    """What a bot is asked: for which seat of which table, in what imagined world (as a diagram), with what luck."""

    match: str
    game: str
    diagram: str
    seat: int
    seed: int


def thought(name: str, match: Match) -> Thought:
    """The question to whoever is to move at that table."""
    seat = match.to_move
    assert seat is not None
    world = match.imagined(seat, secrets.randbits(60))
    return Thought(name, match.game.name, match.game.diagram(world), seat, secrets.randbits(60))


class Thinkers:
    """Processes that bots think in, each started when it is needed. A table always asks the same one, so that a bot can
    keep its search from move to move and share its time over a turn."""

    def __init__(self, processes: int) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, processes)
        self._reviewer: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, question: Thought) -> str:
        """The move that bot makes there. If its process fails, any legal move."""
        place = hash(question.match) % len(self._pools)
        pool = self._pools[place]
        if pool is None:
            pool = self._pools[place] = _process()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, bot, question)), LONGEST)
        except Exception as error:  # whatever is wrong with a bot, people want to play on
            log.error("bot failed", extra={"bot": bot, "game": question.game, "why": repr(error)})
            if isinstance(error, BrokenExecutor | TimeoutError) and self._pools[place] is pool:
                self._pools[place] = None
                pool.shutdown(wait=False, cancel_futures=True)
            return think("random", question)

    async def review(self, record: str) -> tuple[list[list[float]], list[Mistake]]:
        """A finished game looked through, in a process that no bot waits for. Nothing if that fails."""
        if self._reviewer is None:
            self._reviewer = _process()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._reviewer.submit(review, record)), REVIEW)
        except Exception as error:
            log.error("review failed", extra={"why": repr(error)})
            if isinstance(error, BrokenExecutor | TimeoutError):
                self._reviewer = None
            return [], []

    def close(self) -> None:
        for process in multiprocessing.active_children():
            process.terminate()
        for pool in (*self._pools, self._reviewer):
            if pool is not None:
                pool.shutdown(wait=True, cancel_futures=True)


def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_die_with_parent)


SEATED: dict[tuple[str, str, int], bots.Bot] = {}  # in a worker process, the one asked last at the end


def seated(bot: str, match: str, seat: int) -> bots.Bot:
    """A bot at its place, in the worker process. Those not asked for longest make room, and begin anew when asked."""
    key = (bot, match, seat)
    SEATED[key] = found = SEATED.pop(key, None) or bots.find(bot)
    while len(SEATED) > 1 and sum(getattr(one, "nodes", LITTLE) for one in SEATED.values()) > ROOM:
        del SEATED[next(iter(SEATED))]
    return found


def think(bot: str, question: Thought) -> str:
    """One move, in the worker process."""
    rules = registry.find(question.game)
    world = rules.from_diagram(question.diagram)
    choose = seated(bot, question.match, question.seat)
    return rules.write(world, choose(world, question.seat, Random(question.seed)))


def _die_with_parent() -> None:
    """A killed server leaves no processes behind: the pool's pipes alone would not end them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    parent = multiprocessing.parent_process()
    assert parent is not None
    watched = parent

    def wait() -> None:
        watched.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
