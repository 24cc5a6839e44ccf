"""Moves made and taken back."""

from __future__ import annotations

import asyncio

from donjon.server.asks import Play, Undo
from donjon.server.clock import now
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.server.sheet import Entry, taken_back
from donjon.server.table import Presence, Table
from donjon.server.tell import tell_ballot, tell_update


async def play(house: House, table: Table, presence: Presence, ask: Play) -> None:
    begun = asyncio.get_running_loop().time()
    seat = table.mover(presence, ask.ply)
    await _made(house, table, table.play(seat, ask.move, now()))
    house.metrics.moves.inc()
    house.metrics.move_seconds.observe(asyncio.get_running_loop().time() - begun)
    house.wake(table, presence.guest.address)


async def undo(house: House, table: Table, presence: Presence, ask: Undo) -> None:
    seat = table.mover(presence, ask.ply)
    await may_undo(house, table)
    await _made(house, table, table.undo(seat, now()))


async def may_undo(house: House, table: Table) -> None:
    """Moves are not taken back for ever, whether by one or by all."""
    if table.undos < 0:
        table.undos = taken_back(await house.entries(table))
    if table.undos >= house.settings.table_undos:
        raise Refused("too_fast", "too-many-undos", most=house.settings.table_undos)


async def _made(house: House, table: Table, entry: Entry) -> None:
    """Keep and tell what was done. It answers the question whether to take back, too."""
    asked = table.sheet.ballot is not None and table.sheet.ballot.matter == "take_back"
    if asked:
        table.sheet.ballot = None
    await house.keep(table, entry, sheet=asked)
    if asked:
        tell_ballot(table, passed=False)
    tell_update(house, table, entry.ply)
