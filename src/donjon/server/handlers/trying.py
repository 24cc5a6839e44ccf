"""Playing on from a decision of a finished game, against bots."""

from __future__ import annotations

import secrets

from donjon.server import looks
from donjon.server.asks import Create, PlayFrom
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.parts import SeatPlan
from donjon.server.refused import Refused
from donjon.server.table import Presence, Table
from donjon.server.thinkers import STAND_IN


async def play_from(house: House, table: Table, presence: Presence, ask: PlayFrom) -> None:
    """While a game is on, this would show what is hidden."""
    if table.sheet.ending is None or table.match is None:
        raise Refused("not_now", "try-later")
    await _begin(house, presence.guest, ask, table.match.record())


async def play_from_record(house: House, guest: Guest, ask: PlayFrom) -> None:
    if guest.record is None:
        raise Refused("not_now", "no-record")
    await _begin(house, guest, ask, guest.record.game.record)


async def _begin(house: House, guest: Guest, ask: PlayFrom, record: str) -> None:
    found: looks.Fork | None = await house.thinkers.look(
        guest.address, looks.fork, record, ask.ply, secrets.randbits(60)
    )
    if found is None:
        raise Refused("bad_choice", "no-decision", ply=ask.ply)
    others = SeatPlan(bot=ask.bot or STAND_IN)
    seats = [SeatPlan(mine=True) if seat == found.seat else others for seat in range(found.seats)]
    table = Create(id=ask.id, game=found.game, seats=seats, options=found.options, name=guest.name)
    guest.tell(await house.create(table, guest.address, diagram=found.diagram))
