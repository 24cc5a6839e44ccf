"""Play fixtures in several processes. If a process dies, or is ended because a bot hangs, only its game is lost."""

import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait

from donjon.arena.playing import Result, play
from donjon.arena.schedule import Fixture
from donjon.bots.worker import Failed, Lost, Worker
from donjon.core.errors import DonjonError

TRIES = 3  # at one game


def played(fixtures: Iterable[Fixture], workers: int, play: Callable[[Fixture], Result] = play) -> Iterator[Result]:
    """The results as they come in. A fixture is only taken when a process is free to play it."""
    coming, again, tries = iter(fixtures), deque[Fixture](), Counter[tuple[object, ...]]()
    busy: dict[Connection, tuple[Worker, Fixture]] = {}

    def begin(worker: Worker | None = None) -> None:
        fixture = next(coming, None) or (again.popleft() if again else None)
        if fixture is None:
            if worker is not None:
                worker.end()
            return
        worker = worker or Worker()
        tries[fixture.key] += 1
        busy[worker.connection] = worker, fixture
        worker.ask(play, fixture)

    try:
        for _ in range(workers):
            begin()
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                worker, fixture = busy.pop(ready)
                try:
                    result = worker.answer()
                except Failed as error:
                    raise DonjonError(f"{_name(fixture)} broke off: {error}") from error
                except Lost as error:
                    worker.end()
                    _lost(fixture, tries[fixture.key], error)
                    again.append(fixture)
                    begin()
                else:
                    yield result
                    begin(worker)
    finally:
        for worker, _ in busy.values():
            worker.end()


def _lost(fixture: Fixture, times: int, error: Lost) -> None:
    if times == TRIES:
        raise DonjonError(f"{_name(fixture)} was not played to its end in {TRIES} tries") from error
    print(f"{_name(fixture)} ended early ({error}), and is played again", file=sys.stderr)


def _name(fixture: Fixture) -> str:
    return f"{fixture.game}, {' against '.join(fixture.bots)}, deal {fixture.seed}"
