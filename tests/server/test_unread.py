"""Answers that nobody reads: whoever leaves much unread is not served until they read."""

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from donjon.server import guest, socket
from donjon.server.house import House
from donjon.server.settings import Settings
from tests.server.databases import claimed

QUESTIONS = 200
ALL = Settings(rate=1e6, burst=1_000_000, address_rate=1e6, address_work=1e6)


class Deaf:
    """A connection whose client asks, but does not read before it is told to."""

    def __init__(self) -> None:
        self.asked, self.sent, self.reads = 0, 0, asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        self.asked += 1
        if self.asked == 1:
            return {"type": "websocket.connect"}
        if self.asked > QUESTIONS:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": '{"kind":"hello"}'}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            await self.reads.wait()
            self.sent += len(message["text"])

    async def stuck(self) -> int:
        """After how many questions nothing more is asked."""
        asked, since = self.asked, 0
        while since < 1_000:
            await asyncio.sleep(0)
            asked, since = self.asked, since + 1 if asked == self.asked else 0
        return asked


def test_whoever_does_not_read_is_not_served(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(ALL, claimed(str(tmp_path / "unread.sqlite")))
        await house.languages
        client = Deaf()
        scope = {"type": "websocket", "client": ("here", 1)}
        served = asyncio.ensure_future(socket.attend(house, scope, client.receive, client.send))
        asked = await client.stuck()
        (there,) = house.guests
        assert asked < QUESTIONS
        assert guest.MUCH < there._behind < 2 * guest.MUCH
        client.reads.set()
        await served
        assert client.asked > QUESTIONS and client.sent > guest.MUCH
        await house.close()

    asyncio.run(run())
