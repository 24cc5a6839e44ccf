"""The turns of bots: they think elsewhere, and their moves are written and told like anybody's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from donjon.core.errors import DonjonError
from donjon.server.clock import now
from donjon.server.desk import NotWanted
from donjon.server.logs import log
from donjon.server.refused import Refused
from donjon.server.table import Table
from donjon.server.tell import tell_update
from donjon.server.thinkers import thought

if TYPE_CHECKING:
    from donjon.server.house import House

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds before what could not be written is tried again


async def take_turns(house: House, table: Table) -> None:
    """Moves of bots until a person is to move. What fails is tried again: a bot's turn is never lost."""
    pause = FIRST_PAUSE
    try:
        while table.bot_to_move and table.awaited:
            try:
                await _move(house, table)
                pause = FIRST_PAUSE
            except Refused as error:
                if not error.passing:  # rules of another version: no use trying
                    raise
                await asyncio.sleep(pause)
                while house.journal.failed:  # no use thinking again before a move can be written
                    await asyncio.sleep(FIRST_PAUSE)
                pause = min(2 * pause, LONGEST_PAUSE)
    except NotWanted:
        pass
    except DonjonError as error:
        log.error("bot stopped", extra={"table_id": table.sheet.table_id, "why": str(error)})
    finally:
        table.thinking = None


async def _move(house: House, table: Table) -> None:
    """One move of a bot, not faster than those who are there can follow."""
    played = any(seat.person for seat in table.sheet.seats)
    pause = house.settings.bot_pause if played else house.settings.watch_pause
    until = asyncio.get_running_loop().time() + (pause if table.presences else 0)
    async with table.lock:
        match = await house.load(table)
        number, bot = table.number, table.bot_to_move
        if match is None or not bot:
            return
        question = thought(table.sheet.table_id, match)
    move = await house.thinkers.choose(bot, question, table.woken_by, lambda: table.awaited, hurry=played)
    await asyncio.sleep(max(0, until - asyncio.get_running_loop().time()))
    async with table.lock:
        await house.load(table)
        if table.number != number or table.bot_to_move != bot or table.summary.to_move is None:
            return
        ply = table.summary.ply
        await house.keep(table, table.play(table.summary.to_move, move, now()))
        house.metrics.bot_moves.inc()
        tell_update(house, table, ply)
