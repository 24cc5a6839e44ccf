"""Another process, as a door: it forwards what its guests say, and we serve them as if they were our own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from donjon.core.errors import DonjonError
from donjon.server import asks, socket
from donjon.server.answers import TableNews, write
from donjon.server.cluster.channel import (
    Channel,
    Dealt,
    Departed,
    Enter,
    Follow,
    Forward,
    LobbyNews,
    Show,
    ToOwner,
)
from donjon.server.guest import Guest
from donjon.server.handlers import lobby
from donjon.server.logs import log
from donjon.server.meter import Meter

if TYPE_CHECKING:
    from donjon.server.house import House


async def _nothing(message: dict[str, Any]) -> None:
    """Messages of a forwarded guest never wait to be sent: the door lets go of those who read too slowly."""


class Caller:
    """A door that has dialled us, and its guests."""

    def __init__(self, house: House, channel: Channel[ToOwner]) -> None:
        self.house = house
        self.busy = 0  # messages that are being dealt with
        self._channel = channel
        self._guests: dict[int, Guest] = {}

    async def serve(self) -> None:
        """Serve its guests until the connection ends."""
        for card in self.house.lobby.own_cards():
            self.post(write(TableNews(table=card)))
        self.house.lobby.doors.add(self)
        try:
            async for frame in self._channel.frames():
                self._heard(frame)
        finally:
            self.house.lobby.doors.discard(self)
            for number in list(self._guests):
                self._forget(number)

    def post(self, json: bytes) -> None:
        """News of the lobby."""
        self._channel.send(LobbyNews(json.decode()))

    def close(self) -> None:
        self._channel.close()

    def _heard(self, frame: ToOwner) -> None:
        match frame:
            case Enter():
                guest = self._guests.get(frame.guest) or self._guest(frame)
                guest.language, guest.name = frame.language, frame.name
            case Departed():
                self._forget(frame.guest)
            case Forward():
                self.house.start(self._answer(frame.number, self._deal(frame)))
            case Follow():
                self.house.start(self._answer(frame.number, self._follow(frame)))
            case Show():
                self.house.start(self._answer(frame.number, self._show(frame)))

    def _guest(self, frame: Enter) -> Guest:
        number = frame.guest

        def write_at_once(json: bytes) -> bool:
            self._channel.post(number, json)
            return True

        now = asyncio.get_running_loop().time()
        guest = self._guests[number] = Guest(_nothing, write_at_once, frame.address, self.house.settings, now)
        return guest

    def _forget(self, number: int) -> None:
        guest = self._guests.pop(number, None)
        if guest is not None:
            guest.closing = True
            socket.depart_from_all(self.house, guest)

    async def _answer(self, number: int, work: Coroutine[Any, Any, Dealt]) -> None:
        """The door waits for an answer, whatever happens."""
        self.busy += 1
        dealt = Dealt(number)
        try:
            dealt = await work
        except Exception:
            log.exception("broken")
        finally:
            self.busy -= 1
            self._channel.send(dealt)

    async def _deal(self, frame: Forward) -> Dealt:
        """What is wrong about a message is told to its guest, as everywhere."""
        guest = self._guests.get(frame.guest)
        if guest is None or self.house.down:
            return Dealt(frame.number, moves=True)
        meter = Meter()
        ask = asks.read_ask(frame.text)
        asks.clean(ask)
        table_id = ask.keys[0].partition(".")[0] if isinstance(ask, asks.Join) else getattr(ask, "table_id", "")
        former = guest.presence(table_id)
        await meter.run(socket.serve(self.house, guest, ask))
        presence = guest.presence(table_id)
        return Dealt(frame.number, meter.seconds, presence is not None, joined=presence is not former)

    async def _follow(self, frame: Follow) -> Dealt:
        guest, cards = self._guests.get(frame.guest), b"[]"
        if guest is not None:
            cards = write(await lobby.follow(self.house, guest, frame.tokens))
        return Dealt(frame.number, body=cards.decode())

    async def _show(self, frame: Show) -> Dealt:
        try:
            table, _ = await self.house.find(frame.key)
        except DonjonError:  # no such key
            return Dealt(frame.number)
        return Dealt(frame.number, body=write(table.card()).decode())
