"""Many tasks, done in this process, by processes beside it, or by a Ray cluster. The answers are the same.

`donjon arena`, `train`, `puzzles` and `analyse --review` have three options for it: `--workers`, `--ray`, `--shard`.
"""

import argparse
import importlib
import logging
import math
import os
import platform
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NamedTuple, TypeVar

from rich.progress import ProgressColumn, Task
from rich.text import Text

from donjon import __version__
from donjon.bots.playout import COMPILED
from donjon.bots.worker import Failed, Lost, Worker
from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.core.extras import need
from donjon.inputs import shard

TRIES = 3  # at one task whose process is lost

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Hands(NamedTuple):
    """Who does the work: so many processes (none: this one), or the Ray cluster at an address."""

    workers: int = 1
    ray: str | None = None


class Done(NamedTuple, Generic[Asked, Answer]):
    """A task with its answer, and how many workers there were."""

    task: Asked
    answer: Answer
    workers: int


class Build(NamedTuple):
    """What must be the same on every machine for the same game to be played."""

    version: str
    compiled: bool
    rules: dict[str, int]

    def __str__(self) -> str:
        rules = ", ".join(f"{game} {version}" for game, version in self.rules.items())
        return f"donjon {self.version}, {'compiled' if self.compiled else 'uncompiled'}, rules of {rules}"


def this_build() -> Build:
    return Build(__version__, COMPILED, {name: registry.find(name).version for name in registry.names()})


def each(
    function: Callable[[Asked], Answer],
    tasks: Iterable[Asked],
    hands: Hands,
    name: Callable[[Asked], str] = str,
    seconds: float = math.inf,
    in_order: bool = False,
) -> Iterator[Done[Asked, Answer]]:
    """The tasks with their answers, as they come in, or in their order. When the time is up, the rest is given up.

    A task is taken when somebody is free to do it. If a process is lost, its task is done again. `function` must be
    picklable, so it is defined in a module; `name` tells a task in a sentence.
    """
    if in_order:
        return _sorted(function, tasks, hands, name, seconds)
    end = time.monotonic() + seconds
    if hands.ray is not None:
        return _on_ray(function, iter(tasks), hands.ray, name, end)
    if hands.workers:
        return _in_processes(function, iter(tasks), hands.workers, name, end)
    return _here(function, tasks, end)


def _sorted(
    function: Callable[[Asked], Answer],
    tasks: Iterable[Asked],
    hands: Hands,
    name: Callable[[Asked], str],
    seconds: float,
) -> Iterator[Done[Asked, Answer]]:
    """Answers in the order of their tasks: those that come early wait."""
    begun, early = deque[Asked](), dict[Asked, Done[Asked, Answer]]()

    def noted() -> Iterator[Asked]:
        for task in tasks:
            begun.append(task)
            yield task

    for done in each(function, noted(), hands, name, seconds):
        early[done.task] = done
        while begun and begun[0] in early:
            yield early.pop(begun.popleft())


def _here(function: Callable[[Asked], Answer], tasks: Iterable[Asked], end: float) -> Iterator[Done[Asked, Answer]]:
    for task in tasks:
        if time.monotonic() >= end:
            return
        yield Done(task, function(task), 1)


def _in_processes(
    function: Callable[[Asked], Answer], coming: Iterator[Asked], count: int, name: Callable[[Asked], str], end: float
) -> Iterator[Done[Asked, Answer]]:
    busy: dict[Connection, tuple[Worker, Asked, int]] = {}
    again = deque[tuple[Asked, int]]()

    def begin(worker: Worker | None = None) -> None:
        for task, tries in [again.popleft()] if again else [(task, 0) for task in islice(coming, 1)]:
            worker = worker or Worker()
            busy[worker.connection] = worker, task, tries + 1
            with suppress(Lost):  # then waiting for its answer says so
                worker.ask(function, task)
            return
        if worker:
            worker.end()

    try:
        for _ in range(count):
            begin()
        while busy:
            ready = wait(list(busy), _left(end))
            if not ready:
                return
            for connection in ready:
                assert isinstance(connection, Connection)
                worker, task, tries = busy.pop(connection)
                try:
                    answer = worker.answer()
                except Failed as error:
                    raise DonjonError(f"{name(task)} broke off: {error}") from error
                except Lost as error:
                    worker.end()
                    if tries == TRIES:
                        raise DonjonError(f"{name(task)} was not done to its end in {TRIES} tries") from error
                    print(f"{name(task)} ended early ({error}), and is done again", file=sys.stderr)
                    again.append((task, tries))
                    begin()
                else:
                    yield Done(task, answer, count)
                    begin(worker)
    finally:
        for worker, _, _ in busy.values():
            worker.end()


def _left(end: float) -> float | None:
    return None if math.isinf(end) else max(0.0, end - time.monotonic())


def _on_ray(
    function: Callable[[Asked], Answer], coming: Iterator[Asked], address: str, name: Callable[[Asked], str], end: float
) -> Iterator[Done[Asked, Answer]]:
    """One task is one task of Ray, on one processor. Nothing is kept in the cluster."""
    ray = _connect(address)
    work = ray.remote(num_cpus=1, max_retries=TRIES)(_checked)
    build, ahead = this_build(), dict[Any, Asked]()
    try:
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 0)))
            for task in islice(coming, max(0, 2 * workers - len(ahead))):
                ahead[work.remote(build, function, task)] = task
            if not ahead:
                return
            ready, _ = ray.wait(list(ahead), num_returns=1, timeout=_left(end))
            if not ready:
                return
            task = ahead.pop(ready[0])
            try:
                answer = ray.get(ready[0])
            except ray.exceptions.RayTaskError as error:
                raise DonjonError(f"{name(task)} broke off: {error.cause}") from error
            except ray.exceptions.RayError as error:
                raise DonjonError(f"{name(task)} was not done to its end in {1 + TRIES} tries") from error
            yield Done(task, answer, workers)
    finally:
        for asked in ahead:
            ray.cancel(asked, force=True)
        ray.shutdown()


def _connect(address: str) -> Any:
    """The module `ray`, connected. It must not send figures of ours to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = importlib.import_module("ray")
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise DonjonError(f"there is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from error
    return ray


def _checked(build: Build, function: Callable[[Asked], Answer], task: Asked) -> Answer:
    """On a worker: its answer, if it has the same Donjon as the one who asks."""
    if (mine := this_build()) != build:
        raise DonjonError(f"worker {platform.node()} has {mine}; needed is {build}")
    return function(task)


def arguments(parser: argparse.ArgumentParser, sharded: str) -> None:
    """The options of a command that works by `each`."""
    parser.add_argument("--workers", type=_workers, default=1, help="processes (1); 0: all in this one")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="work on a Ray cluster: auto, HOST:PORT, or local for a new one"
    )
    parser.add_argument("--shard", type=shard, metavar="K/N", help=f"only every Nth {sharded}, beginning with the Kth")


def _workers(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a number of processes is needed, not {text!r}")
    return int(text)


def hands(chosen: argparse.Namespace) -> Hands:
    """What the options ask for."""
    if chosen.ray is not None:
        need("ray", "--ray", "ray")
    return Hands(chosen.workers, chosen.ray)


class Pace(ProgressColumn):
    """In a progress bar: how many work, and how much they get done. Tasks have a field `workers`."""

    def render(self, task: Task) -> Text:
        workers = task.fields.get("workers", 0)
        if not workers:
            return Text("")
        rate = f", {task.speed:.2g}/s" if task.speed else ""
        return Text(f"{workers} worker{'s' if workers > 1 else ''}{rate}")
