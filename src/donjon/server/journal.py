"""Group commit: whatever waits to be written when the disk is free goes into one transaction."""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Sequence

from donjon.server.sheet import Change
from donjon.server.storage import Busy, Storage

MOST = 500  # commits in one transaction
PATIENCE = 20.0  # seconds to wait for whoever has locked the database

Waiting = tuple[Sequence[Change], asyncio.Future[None]]


class Journal:
    """One thread that writes. `commit` returns when the changes are safe."""

    def __init__(self, storage: Storage, loop: asyncio.AbstractEventLoop) -> None:
        self.storage = storage
        self.loop = loop
        self.commits = 0
        self.written = 0
        self.failed = False  # whether the last commit failed: /healthz says so
        self._queue: queue.SimpleQueue[Waiting | int | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def commit(self, *changes: Change) -> None:
        """Wait until these are written, or raise what went wrong; then none of them is."""
        done = self.loop.create_future()
        self._queue.put((changes, done))
        await done

    def pulse(self, now: int) -> None:
        """Note, at leisure, that the server is alive."""
        self._queue.put(now)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        items: list[Waiting | int | None] = []
        while None not in items:
            items = self._gather()
            self._write([item for item in items if isinstance(item, tuple)])
            for now in [item for item in items if isinstance(item, int)][-1:]:
                with contextlib.suppress(Exception):
                    self.storage.pulse(now)

    def _gather(self) -> list[Waiting | int | None]:
        """Everything that waits, at least one item."""
        items = [self._queue.get()]
        with contextlib.suppress(queue.Empty):
            while len(items) < MOST:
                items.append(self._queue.get_nowait())
        return items

    def _write(self, batch: list[Waiting]) -> None:
        """All at once; if that fails each alone, so that one bad change harms nobody else."""
        if not batch:
            return
        error = self._patiently([change for changes, _ in batch for change in changes])
        if error is None or isinstance(error, Busy):
            outcomes: list[tuple[asyncio.Future[None], Exception | None]] = [(done, error) for _, done in batch]
        elif len(batch) == 1:
            outcomes = [(batch[0][1], error)]
        else:
            outcomes = [(done, self._try(changes)) for changes, done in batch]
        self.commits += 1
        self.written += len(batch)
        self.failed = outcomes[-1][1] is not None
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits
            self.loop.call_soon_threadsafe(_settle, outcomes)

    def _patiently(self, changes: Sequence[Change]) -> Exception | None:
        """What waits behind somebody else's lock is tried again, all together."""
        until = time.monotonic() + PATIENCE
        error = self._try(changes)
        while isinstance(error, Busy) and time.monotonic() < until:
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
