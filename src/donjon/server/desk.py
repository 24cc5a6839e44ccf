"""Somebody who thinks for others, and the fair queue before them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from donjon.bots.worker import Lost, Worker
from donjon.server.limits import Buckets

LEAST = 0.02  # seconds that any question counts as: asking and telling take time, too


class NotWanted(Exception):
    """Nobody waits for the answer any more, so it was never thought about."""


class NobodyThere(Exception):
    """Whoever was asked is not there any more: ask somebody else."""


def always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and for whom. Its seconds count from when somebody begins to think about it."""

    address: str
    seconds: float
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    wanted: Callable[[], bool] = always
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Mind(Protocol):
    """Who thinks at a desk: a process here (`Process`), or one on another machine (`machines.py`)."""

    async def answer(self, question: Question) -> Any:
        """The answer; `TimeoutError` if it takes longer, `Lost` if the process ends, `Failed` if the function does, and
        `NobodyThere` if there is nobody any more."""

    def end(self) -> None:
        """Stop thinking at once."""


class Desk:
    """One mind, one question at a time.

    Addresses come by turns, each with its oldest question, so that one guest with forty tables of masters keeps nobody
    else waiting. Whoever has used up their share of thinking time waits until it is refilled.
    """

    def __init__(self, shares: Buckets, mind: Mind | None = None) -> None:
        """Without a mind, a process here, started when it is needed."""
        self._shares = shares
        self._mind = mind or Process()
        self._waiting: dict[str, deque[Question]] = {}
        self._working: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def ask(self, question: Question) -> Any:
        """The answer of the mind, or what it raises.

        Whoever stops waiting disturbs nobody: a question that is being thought about is thought about to its end.
        """
        self._waiting.setdefault(question.address, deque()).append(question)
        self._go_on()
        return await question.answer

    @property
    def depth(self) -> int:
        """How many questions wait."""
        return sum(map(len, self._waiting.values()))

    @property
    def load(self) -> int:
        """How many questions wait or are being thought about."""
        return self.depth + (self._working is not None)

    def _go_on(self) -> None:
        if self._working is None:
            question = self._next()
            if question is not None:
                self._working = asyncio.ensure_future(self._work(question))

    def _next(self) -> Question | None:
        """The question that is due, if any; those that nobody waits for are dropped."""
        wanted = {address: deque(filter(_still_wanted, queue)) for address, queue in self._waiting.items()}
        self._waiting = {address: queue for address, queue in wanted.items() if queue}
        left = {address: self._shares.left(address) for address in self._waiting}
        for address, share in left.items():
            if share > 0:
                queue = self._waiting.pop(address)
                question = queue.popleft()
                if queue:
                    self._waiting[address] = queue  # behind all others
                return question
        if left:
            self._wait((LEAST - max(left.values())) / self._shares.rate)
        return None

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._go_on)

    async def _work(self, question: Question) -> None:
        begun = time.monotonic()
        try:
            answer = await self._mind.answer(question)
            if not question.answer.done():
                question.answer.set_result(answer)
        except Exception as error:
            if not question.answer.done():
                question.answer.set_exception(error)
        finally:
            question.answer.cancel()  # matters only if the server stops meanwhile: else it is settled
            self._shares.spend(question.address, max(LEAST, time.monotonic() - begun))
            self._working = None
            self._go_on()

    def dismiss(self) -> None:
        """The mind has gone: whoever waits here is told so, and asks elsewhere."""
        for question in [one for queue in self._waiting.values() for one in queue]:
            if not question.answer.done():
                question.answer.set_exception(NobodyThere())
        self._stop_waiting()
        self._mind.end()

    def close(self) -> None:
        self._stop_waiting()
        if self._working is not None:
            self._working.cancel()
        self._mind.end()

    def _stop_waiting(self) -> None:
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()


class Process:
    """A process on this machine, started when it is needed. One that hangs is ended, and the next question gets a new
    one."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None  # waits for the process, so that nobody else has to
        self._worker: Worker | None = None

    async def answer(self, question: Question) -> Any:
        loop = asyncio.get_running_loop()
        self._thread = self._thread or ThreadPoolExecutor(1)
        try:
            if self._worker is None:
                self._worker = await loop.run_in_executor(self._thread, _started, question.function.__module__)
            self._worker.ask(question.function, *question.arguments)
            async with asyncio.timeout(question.seconds):
                return await loop.run_in_executor(self._thread, self._worker.answer)
        except (TimeoutError, Lost, asyncio.CancelledError):
            self._end_worker()
            raise

    def _end_worker(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def end(self) -> None:
        self._end_worker()
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None


def _still_wanted(question: Question) -> bool:
    if question.answer.done():  # whoever asked has stopped waiting
        return False
    if not question.wanted():
        question.answer.set_exception(NotWanted())
        return False
    return True


def _started(module: str) -> Worker:
    """A new process that has loaded what it needs. Loading takes time, but it is not thinking."""
    worker = Worker()
    worker.ask(_load, module)
    worker.answer()
    return worker


def _load(module: str) -> None:
    import_module(module)
