"""One websocket from its first message to its last: read, check, hand on, answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.types import Receive, Scope, Send

from donjon.core.errors import DonjonError
from donjon.server import asks
from donjon.server.guest import POLICY, WRITE, Guest, never
from donjon.server.handlers import (
    asking,
    attending,
    dealing,
    entering,
    learning,
    lobby,
    looking_back,
    playing,
    puzzling,
    trying,
    voting,
)
from donjon.server.house import House
from donjon.server.limits import group
from donjon.server.logs import log
from donjon.server.meter import Meter
from donjon.server.refused import Refused, Stale
from donjon.server.tell import refuse, tell_state

Handler = Callable[..., Awaitable[None]]
T = TypeVar("T")

ANYWHERE: dict[type[asks.Ask], Handler] = {
    asks.Hello: lobby.hello,
    asks.Lobby: lobby.lobby,
    asks.Mine: lobby.mine,
    asks.Create: lobby.create,
    asks.Sit: entering.sit,
    asks.Join: entering.join,
    asks.Open: looking_back.open_record,
    asks.Learn: learning.learn,
    asks.Solve: puzzling.solve,
    asks.Deal: dealing.deal,
    asks.PlayDeal: dealing.play_deal,
    asks.Ping: lobby.ping,
}
AT_A_TABLE: dict[type[asks.Ask], Handler] = {
    asks.Leave: attending.leave,
    asks.Start: attending.start,
    asks.Chat: attending.chat,
    asks.Resign: attending.resign,
    asks.ComeBack: attending.come_back,
    asks.Rematch: attending.rematch,
    asks.Play: playing.play,
    asks.Undo: playing.undo,
    asks.Propose: voting.propose,
    asks.Vote: voting.vote,
    asks.WhatIf: asking.what_if,
    asks.Sayings: asking.sayings,
    asks.Explain: asking.explain,
    asks.Hint: asking.hint,
    asks.PlayFrom: trying.play_from,
    asks.Report: looking_back.report,
}

RECORD: dict[type[asks.Ask], Handler] = {  # at the table "record": the one opened last
    asks.Moment: looking_back.moment_of_record,
    asks.PlayFrom: trying.play_from_record,
    asks.Report: looking_back.report_of_record,
}


def address_of(scope: Scope) -> str:
    """Whose connection it is."""
    return group(scope["client"][0]) if scope.get("client") else ""


async def attend(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a connection until it ends."""
    address = address_of(scope)
    write = scope.get("extensions", {}).get(WRITE, {}).get("write", never)
    loop = asyncio.get_running_loop()
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    scope["headers"] = []  # read at the door, and kept by the server for as long as the connection lasts
    guest = Guest(send, write, address, house.settings, loop.time())
    guest.reading = asyncio.current_task()
    house.guests.add(guest)
    house.addresses[address] = house.addresses.get(address, 0) + 1
    try:
        while not guest.closing:
            await guest.caught_up()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                break
            guest.busy = True
            await measured(house, guest.address, obey(house, guest, message, loop.time()))
            guest.busy = guest.closing
        await guest.drained()
    except asyncio.CancelledError:
        if not guest.closing:
            raise
    finally:
        guest.closing = True
        forget(house, guest)


async def measured(house: House, address: str, work: Coroutine[Any, Any, T]) -> T:
    """Let somebody's message be dealt with, and count its cost. Whoever costs more than their share has to wait for the
    next one; others get their turn between any two messages."""
    meter = Meter()
    try:
        return await meter.run(work)
    finally:
        house.work.spend(address, meter.seconds)
        await asyncio.sleep(max(0.0, -house.work.left(address) / house.work.rate))


def forget(house: House, guest: Guest) -> None:
    """Somebody is gone."""
    house.guests.discard(guest)
    house.lobby.followers.discard(guest)
    depart_from_all(house, guest)
    if house.cluster is not None:
        house.cluster.visits.forget(guest)
    house.addresses[guest.address] -= 1
    if not house.addresses[guest.address]:
        del house.addresses[guest.address]


def depart_from_all(house: House, guest: Guest) -> None:
    """Somebody is at no table any more, follows none, and waits for no review."""
    lobby.unfollow(house, guest)
    if guest.reporting is not None:
        guest.reporting.cancel()
    for table in list(guest.tables.values()):
        entering.depart(house, guest, table)


async def obey(house: House, guest: Guest, message: Any, now: float) -> None:
    """Do what one message asks, or say why not."""
    text = message.get("text")
    try:
        ask = read(house, guest, text, now)
    except DonjonError as error:
        refuse(house, guest, error)
        return
    if house.cluster is None or not await house.cluster.visits.forwarded(guest, ask, text):
        await serve(house, guest, ask)


async def serve(house: House, guest: Guest, ask: Any) -> None:
    """Do what is asked here, or say why not. Whatever is wrong with it harms nobody else."""
    to, table_id = ask.id, getattr(ask, "table_id", "")
    try:
        try:
            await hand_on(house, guest, ask)
        except Stale as error:
            refuse(house, guest, error, to, table_id)
            to = 0  # that is the answer
            await _tell_how_it_stands(house, guest, table_id)
    except DonjonError as error:
        refuse(house, guest, error, to, table_id)
    except Exception:
        log.exception("broken", extra={"kind": type(ask).__name__})
        refuse(house, guest, Refused("broken", "broken"), to, table_id)


async def _tell_how_it_stands(house: House, guest: Guest, table_id: str) -> None:
    table = guest.tables.get(table_id)
    if table is not None:
        async with table.lock:
            await house.recall(table)
            tell_state(house, table, table.presences[guest])


def read(house: House, guest: Guest, text: str | None, now: float) -> asks.Asks:
    """The message, if it is one and its sender may still send."""
    if not guest.bucket.take(now) or not house.messages.take(guest.address):
        if guest.bucket.hopeless:
            guest.close(POLICY, "too many messages")
        raise Refused("too_fast", "too-many-messages")
    if text is None:
        raise Refused("malformed", "binary")
    if len(text) > house.settings.message_bytes:
        raise Refused("too_big", "message-too-big", most=house.settings.message_bytes)
    try:
        ask: asks.Asks = asks.read_ask(text)
        asks.clean(ask)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("malformed", "no-message", why=why(error)) from error
    return ask


def why(error: Exception) -> str:
    """What is wrong, in characters that can be sent."""
    return str(error).encode("ascii", "backslashreplace").decode()[:200]


async def hand_on(house: House, guest: Guest, ask: asks.Asks) -> None:
    handler = ANYWHERE.get(type(ask))
    if handler is not None:
        await handler(house, guest, ask)
    elif isinstance(ask, asks.At) and ask.table_id == "record" and type(ask) in RECORD:
        await RECORD[type(ask)](house, guest, ask)
    elif isinstance(ask, asks.At) and ask.table_id == learning.TABLE:
        await learning.asked(house, guest, ask)
    elif isinstance(ask, asks.At) and ask.table_id == puzzling.TABLE:
        await puzzling.asked(house, guest, ask)
    else:
        assert isinstance(ask, asks.At)
        table = guest.tables.get(ask.table_id)
        if table is None:
            raise Refused("forbidden", "not-at-table")
        if isinstance(ask, asks.Moment):  # looks at the table, and lets it go on
            async with table.lock:
                await house.load(table)
            await looking_back.moment(house, table, table.presences[guest], ask)
            return
        async with table.lock:
            presence = table.presences[guest]
            await house.load(table)
            await AT_A_TABLE[type(ask)](house, table, presence, ask)
