"""Looking back: former moments of a game, records opened, reports of finished games."""

from __future__ import annotations

import asyncio
from typing import cast

from msgspec import Raw

from donjon.core.errors import DonjonError
from donjon.server import looks
from donjon.server.answers import MomentShown, Opened, Reported
from donjon.server.asks import Moment, Open, Report
from donjon.server.boards import Names
from donjon.server.guest import Guest, OpenedRecord
from donjon.server.house import House
from donjon.server.parts import Board, Points
from donjon.server.refused import Refused, Stale
from donjon.server.table import Looking, Presence, Table


async def open_record(house: House, guest: Guest, ask: Open) -> None:
    found = await house.thinkers.look(guest.address, looks.opened, ask.record, guest.language)
    if isinstance(found, str):
        raise DonjonError(found)
    headers, plies, colours = found
    guest.record = OpenedRecord(ask.record, plies)
    guest.tell(Opened(to=ask.id, headers=headers, plies=plies, colours=colours))


async def moment(house: House, table: Table, presence: Presence, ask: Moment) -> None:
    """Nothing is changed, so the table goes on meanwhile."""
    if table.match is None:
        raise Refused("not_now", "not-begun")
    if ask.ply > table.match.ply:
        raise Stale(ask.ply, table.match.ply)
    guest, line = presence.guest, looks.line(table.match, ask.ply)
    board = house.thinkers.look(
        guest.address, looks.moment, line, presence.eyes, guest.language, ask.wants, table.names
    )
    _show(guest, ask, await board)


async def moment_of_record(house: House, guest: Guest, ask: Moment) -> None:
    if guest.record is None:
        raise Refused("not_now", "no-record")
    if ask.ply > guest.record.plies:
        raise Stale(ask.ply, guest.record.plies)
    look = (looks.moment_of_record, guest.record.text, ask.ply, guest.language, ask.wants)
    _show(guest, ask, await house.thinkers.look(guest.address, *look))


def _show(guest: Guest, ask: Moment, board: bytes) -> None:
    guest.tell(MomentShown(to=ask.id, table_id=ask.table_id, board=cast(Board, Raw(board))))


async def report(house: House, table: Table, presence: Presence, ask: Report) -> None:
    """A bot reviews the game once, however many ask. The table goes on meanwhile."""
    if table.sheet.ending is None or table.match is None:
        raise Refused("not_now", "report-later")
    if table.review is None:
        table.review = asyncio.ensure_future(house.thinkers.review(table.match.record(), presence.guest.address))
    if table.points is None:
        table.points = looks.points(table.match)
    line = looks.line(table.match, table.match.ply)
    house.start(_report(house, table.review, presence.guest, ask, table.points, line, table.names))


async def report_of_record(house: House, guest: Guest, ask: Report) -> None:
    """The report of an opened record. It is not kept."""
    if guest.record is None:
        raise Refused("not_now", "no-record")
    text = guest.record.text
    house.start(_report_of_record(house, guest, ask, text))


async def _report_of_record(house: House, guest: Guest, ask: Report, text: str) -> None:
    points = await house.thinkers.look(guest.address, looks.points_of_record, text)
    found = await house.thinkers.review(text, guest.address)
    told = Reported(to=ask.id, table_id=ask.table_id, points=points)
    if found:
        told.chances, told.turning, told.balance = found.chances, found.turning, found.balance
        told.mistakes = await house.thinkers.look(
            guest.address, looks.mistakes_of_record, text, found.mistakes, guest.language
        )
    guest.tell(told)


async def _report(
    house: House, review: Looking, guest: Guest, ask: Report, points: list[Points], line: looks.Line, names: Names
) -> None:
    """The mistakes are told in the words of whoever asked."""
    found = await asyncio.shield(review)
    told = Reported(to=ask.id, table_id=ask.table_id, points=points)
    if found:
        told.chances, told.turning, told.balance = found.chances, found.turning, found.balance
        told.mistakes = await house.thinkers.look(
            guest.address, looks.mistakes, line, found.mistakes, guest.language, names
        )
    guest.tell(told)
