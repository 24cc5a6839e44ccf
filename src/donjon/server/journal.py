"""Group commit: whatever waits to be written when the disk is free goes into one transaction."""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Sequence

from donjon.server.sheet import Change
from donjon.server.storage import Away, Busy, LeaseLost, Storage

MOST = 500  # commits in one transaction
# Seconds to wait for somebody's lock, and for a database that is started again.
PATIENCE: dict[type, float] = {Busy: 20.0, Away: 3.0}
AGAIN = 0.1  # seconds between two attempts to reach a database

Waiting = tuple[Sequence[Change], asyncio.Future[None]]


class Journal:
    """One thread that writes. `commit` returns when the changes are safe."""

    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop) -> None:
        self.storage = storage
        self.loop = loop
        self.commits = 0
        self.written = 0
        self.failed = False  # whether the last commit or beat failed: /healthz says so
        self.lost = False  # whether another server has taken over
        self.beaten = time.monotonic()
        self._queue: queue.SimpleQueue[Waiting | int | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def commit(self, *changes: Change) -> None:
        """Wait until these are written, or raise what went wrong; then none of them is."""
        done = self.loop.create_future()
        self._queue.put((changes, done))
        await done

    def beat(self, until: int) -> None:
        """Note, at leisure, that the server is alive until then."""
        self._queue.put(until)

    @property
    def depth(self) -> int:
        """How many commits wait."""
        return self._queue.qsize()

    @property
    def lease_age(self) -> float:
        """Seconds since the last beat that the database has noted."""
        return time.monotonic() - self.beaten

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        items: list[Waiting | int | None] = []
        while None not in items:
            items = self._gather()
            self._write([item for item in items if isinstance(item, tuple)])
            for until in [item for item in items if isinstance(item, int)][-1:]:
                self._beat(until)

    def _gather(self) -> list[Waiting | int | None]:
        """Everything that waits, at least one item."""
        items = [self._queue.get()]
        with contextlib.suppress(queue.Empty):
            while len(items) < MOST:
                items.append(self._queue.get_nowait())
        return items

    def _beat(self, until: int) -> None:
        try:
            self.storage.beat(until)
        except Exception as error:
            self.note_beat(error)
        else:
            self.note_beat(None)

    def note_beat(self, error: Exception | None) -> None:
        """How the last beat went."""
        self.failed = error is not None
        self.lost |= isinstance(error, LeaseLost)
        if error is None:
            self.beaten = time.monotonic()

    def _write(self, batch: list[Waiting]) -> None:
        """All at once; if that fails each alone, so that one bad change harms nobody else."""
        if not batch:
            return
        error = self._patiently([change for changes, _ in batch for change in changes])
        if error is None or isinstance(error, (Busy, Away, LeaseLost)):
            outcomes: list[tuple[asyncio.Future[None], Exception | None]] = [(done, error) for _, done in batch]
        elif len(batch) == 1:
            outcomes = [(batch[0][1], error)]
        else:
            outcomes = [(done, self._try(changes)) for changes, done in batch]
        self.commits += 1
        self.written += len(batch)
        self.failed = outcomes[-1][1] is not None
        self.lost |= isinstance(error, LeaseLost)
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits
            self.loop.call_soon_threadsafe(_settle, outcomes)

    def _patiently(self, changes: Sequence[Change]) -> Exception | None:
        """What waits for somebody else's lock or a lost database is tried again, all together."""
        begun = time.monotonic()
        error = self._try(changes)
        while time.monotonic() - begun < PATIENCE.get(type(error), 0.0):
            if isinstance(error, Away):
                time.sleep(AGAIN)
            error = self._try(changes)
        return error

    def _try(self, changes: Sequence[Change]) -> Exception | None:
        try:
            self.storage.write(changes)
        except Exception as error:
            return error
        return None


def _settle(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, error in outcomes:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
