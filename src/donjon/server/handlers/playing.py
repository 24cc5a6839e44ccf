"""Moves made and taken back."""

from __future__ import annotations

import asyncio

from donjon.core.errors import IllegalMove
from donjon.server.asks import Play, Undo
from donjon.server.clock import now
from donjon.server.house import House
from donjon.server.table import Presence, Table
from donjon.server.tell import tell_ballot, tell_update


async def play(house: House, table: Table, presence: Presence, ask: Play) -> None:
    begun = asyncio.get_running_loop().time()
    seat = table.mover(presence, ask.ply)
    refused = table.playing.refusal(ask.move)
    if refused is not None:
        why = table.playing.sentence(refused, presence.guest.language, table.names)
        raise IllegalMove(ask.move, why, refused.rule)
    answered = _answers_take_back(table)
    await house.keep(table, table.play(seat, ask.move, now()), sheet=answered)
    if answered:
        tell_ballot(table, passed=False)
    tell_update(house, table, ask.ply)
    house.metrics.count("moves")
    house.metrics.time_move(asyncio.get_running_loop().time() - begun)
    house.wake(table)


async def undo(house: House, table: Table, presence: Presence, ask: Undo) -> None:
    seat = table.mover(presence, ask.ply)
    entry = table.undo(seat, now())
    await house.keep(table, entry)
    tell_update(house, table, entry.ply)


def _answers_take_back(table: Table) -> bool:
    """Whether there was such a question: a move made is an answer, too."""
    if table.sheet.ballot is None or table.sheet.ballot.matter != "take_back":
        return False
    table.sheet.ballot = None
    return True
