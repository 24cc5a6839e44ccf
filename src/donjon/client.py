"""A small async client of a match server: sit, join, play, watch, chat. Messages are as docs/wire.md has them.

async with donjon.client.connect("http://127.0.0.1:8000") as server:
    state = await server.join(token)
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from donjon.core.changes import fill, follow
from donjon.core.errors import DonjonError
from donjon.core.extras import need

if TYPE_CHECKING:
    from websockets import ClientConnection

Message = dict[str, Any]


class ServerRefused(DonjonError):
    """The server answered with an error. `code` is for programs; docs/wire.md lists them."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message["text"]))
        self.code = str(message["code"])


class ConnectionLost(DonjonError):
    """The connection has ended. Connect and join again to go on."""


@contextlib.asynccontextmanager
async def connect(url: str, name: str = "", language: str = "en") -> AsyncIterator[Connected]:
    """A connection to the server at this address, with a name to be called by."""
    need("server", "donjon.client", "websockets")
    from websockets import connect as open_socket
    from websockets.exceptions import WebSocketException

    if not url.startswith(("http://", "https://")):
        raise DonjonError(f"the address of a server is like https://donjon.example, not {url}")
    address = url.rstrip("/").replace("http", "ws", 1) + "/socket"
    try:
        socket = await open_socket(address, max_size=None)
    except (OSError, TimeoutError, WebSocketException, ValueError) as error:
        raise DonjonError(f"cannot connect to {url}: {error}") from error
    server = Connected(socket)
    try:
        await server.ask("hello", name=name, language=language)
        yield server
    finally:
        await server.close()


class Follower:
    """Follows boards and plans that come by what has changed (`"wants":["changes"]`), and fills in the rest."""

    def __init__(self) -> None:
        self._told: dict[str, Message] = {}  # by table: the scene and the legal moves told last

    def fill_in(self, message: Message) -> None:
        """A message of the server, in place: it has its scene and its legal moves in full then."""
        kind = message["kind"]
        table_id = message["table"]["table_id"] if kind == "state" else message.get("table_id", "")
        last = {} if kind == "state" else self._told.get(table_id, {})
        told = message.get("board", {}) if kind in ("state", "update") else message
        if "scene_change" in told:
            told["scene"] = follow(last["scene"], told.pop("scene_change"))
        if "legal_change" in told:
            told["legal"] = fill(told.pop("legal_change"), last["legal"])
        if kind in ("state", "update"):
            self._told[table_id] = last | {name: told[name] for name in ("scene", "legal") if name in told}
        elif kind == "left":
            self._told.pop(table_id, None)


class Connected:
    """One connection. Questions wait for their answers; everything else is news."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self._moving: dict[str, int] = {}  # by table: the question that waits for the update its move causes
        self._news: asyncio.Queue[Message | None] = asyncio.Queue()
        self._follower = Follower()
        self._lost = "the connection to the server is lost"
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        from websockets.exceptions import ConnectionClosed

        text: str | bytes = ""
        try:
            async for text in self._socket:
                self._hear(msgspec.json.decode(text))
        except ConnectionClosed:
            pass
        except (msgspec.DecodeError, LookupError, TypeError, AttributeError):
            self._lost = f"this is no match server: it said {text[:60]!r}"
        for waiting in self._waiting.values():
            waiting.cancel()
        self._news.put_nowait(None)

    def _hear(self, message: Message) -> None:
        """Give a message to whoever waits for it; what nobody asked for is news."""
        self._follower.fill_in(message)
        moved = self._moving.pop(message["table_id"], 0) if message["kind"] == "update" else 0
        waiting = self._waiting.pop(message.get("to", moved or self._unread(message)), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        if waiting is None or moved:
            self._news.put_nowait(message)

    def _unread(self, message: Message) -> int:
        """The question that the server refused without reading it, and so cannot name: the only one that waits."""
        only = list(self._waiting) if message["kind"] == "error" else []
        return only[0] if len(only) == 1 else 0

    async def tell(self, kind: str, **fields: Any) -> None:
        """Send a message and wait for nothing."""
        from websockets.exceptions import ConnectionClosed

        try:
            await self._socket.send(msgspec.json.encode({"kind": kind, **fields}), text=True)
        except ConnectionClosed:
            raise ConnectionLost(self._lost) from None

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a question and wait for its answer. An error of the server is a `ServerRefused`."""
        self._asked += 1
        answer = self._waiting[self._asked] = asyncio.get_running_loop().create_future()
        if kind == "play":
            self._moving[fields["table_id"]] = self._asked
        await self.tell(kind, id=self._asked, **fields)
        try:
            message: Message = await answer
        except asyncio.CancelledError:
            if self._reader.done():
                raise ConnectionLost(self._lost) from None
            raise
        if message["kind"] == "error":
            raise ServerRefused(message)
        return message

    async def create(self, game: str, seats: Sequence[Message], **fields: Any) -> Message:
        """Set up a table: `created`, with tokens and invitations."""
        return await self.ask("create", game=game, seats=list(seats), **fields)

    async def sit(self, key: str, name: str = "") -> str:
        """Take the seat of an invitation, or a free one of a public table: its token."""
        seated = await self.ask("sit", key=key, name=name)
        return str(seated["link"]["token"])

    async def join(self, *keys: str, wants: Sequence[str] = ()) -> Message:
        """Come to a table, to play by the token of a seat or to watch: its `state`."""
        return await self.ask("join", keys=list(keys), wants=[*wants, "changes"])

    async def play(self, table_id: str, ply: int, move: str) -> Message:
        """Make a move where the board is at `ply`: the `update` it causes, which is news, too."""
        return await self.ask("play", table_id=table_id, ply=ply, move=move)

    async def chat(self, table_id: str, text: str) -> None:
        await self.tell("chat", table_id=table_id, text=text)

    async def leave(self, table_id: str) -> None:
        await self.ask("leave", table_id=table_id)

    async def news(self) -> AsyncIterator[Message]:
        """Whatever the server says that nobody asked for, until the connection ends."""
        while (message := await self._news.get()) is not None:
            yield message

    async def close(self) -> None:
        """Hang up. Whoever is stopped meanwhile waits for nobody, and leaves nothing open."""
        try:
            await self._socket.close()
            await self._reader
        except asyncio.CancelledError:
            self._socket.transport.abort()
            raise
