"""Looking back: former moments of a game, records opened, reviews of finished games."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, TypeVar, cast

from msgspec import Raw

from donjon.core.errors import DonjonError
from donjon.match.story import Names
from donjon.server import looks
from donjon.server.answers import MomentShown, Opened, Reported, Reviewing
from donjon.server.asks import Moment, Open, Report
from donjon.server.guest import Guest, OpenedRecord
from donjon.server.house import House
from donjon.server.logs import log
from donjon.server.parts import Board
from donjon.server.refused import Refused, Stale
from donjon.server.reviews import Finished
from donjon.server.sheet import line
from donjon.server.table import Presence, Table
from donjon.server.tell import refuse
from donjon.study.review import DEEP, PLAYOUTS

T = TypeVar("T")


async def open_record(house: House, guest: Guest, ask: Open) -> None:
    found = await house.thinkers.look(guest.address, looks.opened, ask.record, guest.language)
    if isinstance(found, str):
        raise DonjonError(found)
    headers, moves, colours = found
    game = Finished(ask.record, await _table_of(house, headers, moves))
    guest.record = OpenedRecord(game, len(moves))
    reviewed = await house.reviews.made(game) is not None
    guest.tell(Opened(to=ask.id, headers=headers, plies=len(moves), colours=colours, reviewed=reviewed))


async def _table_of(house: House, headers: dict[str, str], moves: list[str]) -> str:
    """The finished table here that this is the record of, if it is one: nobody can make up its seed."""
    table_id = headers.get("Table", "")
    if not re.fullmatch("[a-z0-9]+", table_id):
        return ""
    sheet = await house.read(house.storage.sheet, table_id)
    if sheet is None or sheet.ending is None or sheet.seed != headers.get("Seed"):
        return ""
    return table_id if line(await house.read(house.storage.entries, table_id)) == moves else ""


async def moment(house: House, table: Table, presence: Presence, ask: Moment) -> None:
    """Nothing is changed, so the table goes on meanwhile."""
    if table.match is None:
        raise Refused("not_now", "not-begun")
    if ask.ply > table.match.ply:
        raise Stale(ask.ply, table.match.ply)
    guest, then = presence.guest, looks.line(table.match, ask.ply)
    board = house.thinkers.look(
        guest.address, looks.moment, then, presence.eyes, guest.language, ask.wants, table.names
    )
    _show(guest, ask, await board)


async def moment_of_record(house: House, guest: Guest, ask: Moment) -> None:
    if guest.record is None:
        raise Refused("not_now", "no-record")
    if ask.ply > guest.record.plies:
        raise Stale(ask.ply, guest.record.plies)
    look = (looks.moment_of_record, guest.record.game.record, ask.ply, guest.language, ask.wants)
    _show(guest, ask, await house.thinkers.look(guest.address, *look))


def _show(guest: Guest, ask: Moment, board: bytes) -> None:
    guest.tell(MomentShown(to=ask.id, table_id=ask.table_id, board=cast(Board, Raw(board))))


async def report(house: House, table: Table, presence: Presence, ask: Report) -> None:
    """The table goes on meanwhile."""
    if table.sheet.ending is None or table.match is None:
        raise Refused("not_now", "report-later")
    game = Finished(table.match.record(), table.sheet.table_id)
    _begin(house, presence.guest, ask, game, table.names)


async def report_of_record(house: House, guest: Guest, ask: Report) -> None:
    if guest.record is None:
        raise Refused("not_now", "no-record")
    _begin(house, guest, ask, guest.record.game, ())


def _begin(house: House, guest: Guest, ask: Report, game: Finished, names: Names) -> None:
    """One review at a time for each guest: a newer question takes the place of the last one."""
    if guest.reporting is not None:
        guest.reporting.cancel()
    guest.reporting = house.start(_report(house, guest, ask, game, names))


async def _report(house: House, guest: Guest, ask: Report, game: Finished, names: Names) -> None:
    """Whatever happens, there is an answer."""
    try:
        guest.tell(await _reported(house, guest, ask, game, names))
    except asyncio.CancelledError:
        if not house.down:
            refuse(house, guest, Refused("not_now", "other-report"), ask.id, ask.table_id)
        raise
    except DonjonError as error:
        refuse(house, guest, error, ask.id, ask.table_id)
    except Exception:
        log.exception("broken", extra={"kind": "Report"})
        refuse(house, guest, Refused("broken", "broken"), ask.id, ask.table_id)


async def _reported(house: House, guest: Guest, ask: Report, game: Finished, names: Names) -> Reported:
    """Everything is told in the words of whoever asked."""

    def progress(share: float) -> None:
        guest.tell(Reviewing(table_id=ask.table_id, share=round(share, 3)))

    async def look(function: Callable[..., T], *arguments: Any) -> T:
        found: T = await house.thinkers.look(guest.address, function, game.record, *arguments)
        return found

    told = Reported(to=ask.id, table_id=ask.table_id, points=await look(looks.points))
    made = await house.reviews.get(game, DEEP if ask.deep else PLAYOUTS, guest.address, progress)
    if made:
        found = made.review
        told.chances, told.balance, told.deep = found.chances, found.balance, made.playouts >= DEEP
        told.turning = await look(looks.turning, found.turning, guest.language, names)
        told.mistakes = await look(looks.mistakes, found.mistakes, guest.language, names)
    return told
