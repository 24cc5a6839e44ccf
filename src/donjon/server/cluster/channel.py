"""Connections between processes: how they begin, and frames in both directions.

A process dials every other one. Over that connection it is a door: it forwards what its guests say, and the owner
answers. Whoever does not know the key of the house is not let in. Nothing is encrypted: use a network of your own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

HELLO = 5.0  # seconds to prove who one is
CHUNK = 262_144
LONGEST = 16_000_000  # bytes in a frame
MOST_UNREAD = 64_000_000  # bytes that wait for a process that does not read
NONCE, PROOF, NAME = 16, 32, 16  # bytes
# A dead network, or one that forgets connections on which nothing is said, is noticed within ten seconds.
ALIVE = {"TCP_KEEPIDLE": 4, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 10_000}
F = TypeVar("F")


class Frame(Struct, array_like=True, tag=True):
    """Something that one process tells another."""


class Enter(Frame):
    """A guest at the door, or what has changed about them."""

    guest: int
    address: str
    language: str
    name: str


class Forward(Frame):
    """What a guest said, as it came. `number` is for the answer `Dealt`."""

    number: int
    guest: int
    text: str


class Follow(Frame):
    """A guest follows their own tables here, by these tokens. The answer is `Dealt` with the cards."""

    number: int
    guest: int
    tokens: list[str]


class Show(Frame):
    """The card of the table that a key opens, for whoever asks over HTTP."""

    number: int
    key: str


class Departed(Frame):
    """A guest has gone away."""

    guest: int


class Dealt(Frame):
    """A message has been dealt with. `at`: the guest is at that table now. `moves`: nothing was done, because the table
    gets another owner. `joined`: they have come to it by this message."""

    number: int
    seconds: float = 0.0
    at: bool = False
    moves: bool = False
    body: str = ""
    joined: bool = False


class Post(Frame):
    """A message for these guests."""

    guests: list[int]
    text: str


class LobbyNews(Frame):
    """News for everybody who follows the list of public tables."""

    text: str


ToOwner = Enter | Forward | Follow | Show | Departed
ToDoor = Dealt | Post | LobbyNews
encode = msgspec.msgpack.Encoder().encode


class Broken(Exception):
    """The other process cannot be reached, or is not who it should be."""


class Unreachable(Broken):
    """There is nobody at that address, or nobody who speaks as we do."""


class Channel(Generic[F]):
    """Frames over a connection: four bytes of length, then MessagePack. What is sent in one go is written in one go."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, frames: Any) -> None:
        self._reader, self._writer = reader, writer
        _watch(writer.get_extra_info("socket"))
        self._decode: Callable[[bytes | memoryview], F] = msgspec.msgpack.Decoder(frames).decode
        self._waiting: list[Frame] = []
        self._last: tuple[bytes, Post] | None = None

    def send(self, frame: Frame) -> None:
        """Never waits. Whoever does not read is cut off."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(frame)
        self._last = None

    def post(self, guest: int, json: bytes) -> None:
        """What several guests are told at once crosses once."""
        if self._last is not None and self._last[0] is json:
            self._last[1].guests.append(guest)
            return
        frame = Post([guest], json.decode())
        self.send(frame)
        self._last = json, frame

    def _flush(self) -> None:
        frames, self._waiting, self._last = self._waiting, [], None
        data = [part for frame in map(encode, frames) for part in (len(frame).to_bytes(4), frame)]
        if self._writer.transport.get_write_buffer_size() > MOST_UNREAD:
            self.abort()
        elif not self._writer.transport.is_closing():
            self._writer.write(b"".join(data))

    async def frames(self) -> AsyncIterator[F]:
        """What comes, until the connection ends."""
        rest = b""
        with contextlib.suppress(OSError):
            while data := await self._reader.read(CHUNK):
                data, start = rest + data, 0
                while len(data) - start >= 4:
                    length = int.from_bytes(data[start : start + 4])
                    if length > LONGEST:
                        return
                    if len(data) - start - 4 < length:
                        break
                    yield self._decode(data[start + 4 : start + 4 + length])
                    start += 4 + length
                rest = data[start:]

    def close(self) -> None:
        """What was sent is still written."""
        if self._waiting:
            self._flush()
        self._writer.close()

    def abort(self) -> None:
        self._writer.transport.abort()


def _watch(line: socket.socket) -> None:
    """Let the system see whether the other side is still there."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in ALIVE.items():
        if hasattr(socket, name):  # not every system has all of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def proof(key: bytes, role: bytes, *parts: bytes) -> bytes:
    return hmac.digest(key, b" ".join([role, *(part.hex().encode() for part in parts)]), hashlib.sha256)


async def dial(address: str, name: str, key: bytes, frames: Any) -> Channel[Any]:
    """Reach another process, and prove to each other that both know the key."""
    try:
        async with asyncio.timeout(HELLO):
            host, _, port = address.rpartition(":")
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            try:
                theirs, ours = await reader.readexactly(NONCE), secrets.token_bytes(NONCE)
                writer.write(name.encode() + ours + proof(key, b"dials", name.encode(), theirs, ours))
                if not hmac.compare_digest(await _proven(reader), proof(key, b"answers", ours, theirs)):
                    raise Broken(f"{address} does not take this key")
            except BaseException:
                writer.transport.abort()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()
                raise
    except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise Unreachable(f"{address} cannot be reached") from error
    return Channel(reader, writer, frames)


async def _proven(reader: asyncio.StreamReader) -> bytes:
    """What the other side proves by. Whoever hangs up in place of it does not take our key."""
    try:
        return await reader.readexactly(PROOF)
    except (OSError, asyncio.IncompleteReadError):
        return b""


async def welcome(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, key: bytes, frames: Any
) -> tuple[str, Channel[Any]] | None:
    """Whoever has dialled: their name, if they know the key. Others are let go without a word."""
    with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, UnicodeDecodeError):
        async with asyncio.timeout(HELLO):
            ours = secrets.token_bytes(NONCE)
            writer.write(ours)
            name, theirs = await reader.readexactly(NAME), await reader.readexactly(NONCE)
            if hmac.compare_digest(await reader.readexactly(PROOF), proof(key, b"dials", name, ours, theirs)):
                writer.write(proof(key, b"answers", theirs, ours))
                return name.decode(), Channel(reader, writer, frames)
    writer.transport.abort()
    return None
