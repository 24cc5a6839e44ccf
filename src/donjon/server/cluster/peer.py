"""Another process, as the owner of tables: we dial it, forward what our guests say, and wait until it is dealt with."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

from donjon.server.cluster.channel import Broken, Channel, Dealt, Frame, LobbyNews, Post, ToDoor, dial


class Peer:
    """A connection that we have dialled."""

    def __init__(self, node: str, channel: Channel[ToDoor]) -> None:
        self.node = node
        self.lost = False
        self.met = False  # whether it was among those who beat
        self._channel = channel
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Dealt]] = {}

    @classmethod
    async def reach(cls, node: str, address: str, name: str, key: bytes) -> Peer:
        return cls(node, await dial(address, name, key, ToDoor))

    def tell(self, frame: Frame) -> None:
        self._channel.send(frame)

    async def ask(self, frame: Callable[[int], Frame]) -> Dealt:
        """The answer to a frame with a number; `Broken` if the process is lost before it comes."""
        if self.lost:
            raise Broken(self.node)
        number = next(self._numbers)
        answer: asyncio.Future[Dealt] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            self._channel.send(frame(number))
            return await answer
        finally:
            del self._waiting[number]

    async def listen(self, heard: Callable[[Post | LobbyNews], None]) -> None:
        """Hand on what comes, until the connection ends."""
        try:
            async for frame in self._channel.frames():
                if isinstance(frame, Dealt):
                    answer = self._waiting.get(frame.number)
                    if answer is not None and not answer.done():
                        answer.set_result(frame)
                else:
                    heard(frame)
        finally:
            self.lost = True
            self._channel.abort()
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(Broken(self.node))

    def close(self) -> None:
        self._channel.abort()
