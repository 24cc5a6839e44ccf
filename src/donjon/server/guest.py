"""One connection: what it may still send, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from donjon.server.answers import Answer, write
from donjon.server.limits import Bucket
from donjon.server.reviews import Finished
from donjon.server.settings import Settings
from donjon.study.solving import Solving
from donjon.teaching import Learning

if TYPE_CHECKING:
    from donjon.server.table import Presence, Table

Send = Callable[[dict[str, Any]], Awaitable[None]]
Write = Callable[[bytes], bool]
WRITE = "donjon.write"  # an ASGI extension of our own server: sends a message at once, or says that it cannot
TOO_SLOW = 1013
POLICY = 1008
MUCH = 256_000  # bytes unread before nothing more may be asked
FAREWELL = 2.0  # seconds to close a connection that does not read


def never(json: bytes) -> bool:
    """The fallback on other servers: every message waits in the queue."""
    return False


class OpenedRecord(NamedTuple):
    """A record that was opened: the game, and how many plies it has."""

    game: Finished
    plies: int


class Guest:
    """A connected client. `post` never waits: a client that reads too slowly is disconnected and may come back."""

    __slots__ = (
        "_behind", "_flusher", "_queue", "_send", "_settings", "_write", "address", "bucket", "busy", "closing",
        "follows", "hinting", "language", "lesson", "name", "puzzle", "reading", "record", "reporting", "seated",
        "tables",
    )  # fmt: skip

    def __init__(self, send: Send, write: Write, address: str, settings: Settings, now: float) -> None:
        self.address = address
        self.language = "en"
        self.name = ""
        self.tables: dict[str, Table] = {}
        self.follows: list[Table] = []
        self.seated: set[str] = set()  # tables where a free seat was taken from here
        self.record: OpenedRecord | None = None  # the one opened
        self.lesson: Learning | None = None  # the one taken up
        self.puzzle: Solving | None = None  # the one tried
        self.bucket = Bucket(settings.rate, settings.burst, now)
        self.reading: asyncio.Task[None] | None = None  # waits for messages of this guest
        self.reporting: asyncio.Task[None] | None = None  # makes the review asked for last
        self.hinting = False  # a bot is thinking about a hint for this guest
        self.busy = False  # one of this guest's messages is being handled
        self.closing = False
        self._settings = settings
        self._send = send
        self._write = write
        self._queue: deque[bytes] = deque()
        self._behind = 0
        self._flusher: asyncio.Task[None] | None = None

    def presence(self, table_id: str) -> Presence | None:
        """How they are at that table, if they are."""
        table = self.tables.get(table_id)
        return None if table is None else table.presences.get(self)

    def tell(self, answer: Answer) -> None:
        self.post(write(answer))

    def post(self, json: bytes) -> None:
        """Send a message as soon as the reader takes it."""
        if self.closing or (self._flusher is None and self._write(json)):
            return
        self._queue.append(json)
        self._behind += len(json)
        if len(self._queue) > self._settings.queue_messages or self._behind > self._settings.queue_bytes:
            self.close(TOO_SLOW, "you read too slowly; come back with since")
        elif self._flusher is None:
            self._flusher = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._queue:
                json = self._queue.popleft()
                self._behind -= len(json)
                await self._send({"type": "websocket.send", "text": json.decode()})
        except Exception:  # the connection is gone; its own reading notices, too
            self.closing = True
        finally:
            self._flusher = None

    async def caught_up(self) -> None:
        """Wait while much is unread: whoever asks reads the answers, or asks no more."""
        while self._behind > MUCH and self._flusher is not None and not self.closing:
            await asyncio.wait([self._flusher])

    async def drained(self) -> None:
        """Wait until everything is sent."""
        if self._flusher is not None:
            await asyncio.wait([self._flusher], timeout=FAREWELL + 1)

    def close(self, code: int, why: str) -> None:
        """Let go, dropping what waits."""
        if self.closing:
            return
        self.closing = True
        self._queue.clear()
        if self._flusher is not None:
            self._flusher.cancel()

        self._flusher = asyncio.get_running_loop().create_task(self._farewell(code, why))

    async def _farewell(self, code: int, why: str) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": code, "reason": why}), FAREWELL)
        if self.reading is not None and not self.busy:  # a guest who is being served leaves afterwards
            self.reading.cancel()
