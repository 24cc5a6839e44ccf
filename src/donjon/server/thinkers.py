"""Where bots think: in processes of their own, so that the server never waits for them.

A worker is handed an imagined world as a diagram and gives back a move as text: it could not cheat if it would.
"""

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from donjon import bots
from donjon.core import registry
from donjon.core.random import Random
from donjon.match import Match
from donjon.server.logs import log

LONGEST = 60.0  # seconds for one move


Thought = tuple[str, str, int, int]
"""What a bot is asked: game, imagined world as a diagram, its seat, a seed."""


def thought(match: Match) -> Thought:
    """The question to whoever is to move."""
    seat = match.to_move
    assert seat is not None
    world = match.imagined(seat, secrets.randbits(60))
    return match.game.name, match.game.diagram(world), seat, secrets.randbits(60)


class Thinkers:
    """A pool of bot processes, started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, thought: Thought) -> str:
        """The move that bot makes there. If its process fails, any legal move."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=_die_with_parent)
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, bot, *thought)), LONGEST)
        except (BrokenExecutor, TimeoutError) as error:
            log.error("bot failed", extra={"bot": bot, "game": thought[0], "why": repr(error)})
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
            return think("random", *thought)

    def close(self) -> None:
        if self._pool is not None:
            for process in multiprocessing.active_children():
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)


def think(bot: str, game: str, diagram: str, seat: int, seed: int) -> str:
    """One move, in the worker process."""
    rules = registry.find(game)
    world = rules.from_diagram(diagram)
    return rules.write(world, bots.find(bot)(world, seat, Random(seed)))


def _die_with_parent() -> None:
    """A killed server leaves no processes behind: the pool's pipes alone would not end them."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    watched = parent

    def wait() -> None:
        watched.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
