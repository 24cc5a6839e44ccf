"""Tables where nobody is: out of memory after a while, and given up after a long one."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from donjon.server.clock import DAY, now
from donjon.server.refused import Refused
from donjon.server.stories import Tale
from donjon.server.table import Table
from donjon.server.tell import tell_table

if TYPE_CHECKING:
    from donjon.server.house import House


def forget(house: House) -> None:
    """Forgets matches that nobody looks at, and whole tables once they are finished."""
    for table_id, table in list(house.tables.items()):
        if table.presences or table.thinking or table.lock.locked():
            continue
        table.match, table.remarks = None, None
        table.told = Tale()
        if table.sheet.ending is not None and not table.followers:
            del house.tables[table_id]


async def give_up(house: House) -> None:
    """Tables that nobody has joined, and games that nobody has played, for a long time are abandoned. They stay in the
    database."""
    for table in list(house.tables.values()):
        if _deserted(house, table):
            async with table.lock:
                with contextlib.suppress(Refused):
                    await _abandon(house, table)


def _deserted(house: House, table: Table) -> bool:
    if table.sheet.stage == "open":
        since, days = table.sheet.created, house.settings.open_days
    else:
        since, days = table.since, house.settings.idle_days
    return table.sheet.ending is None and not table.presences and since < now() - days * DAY


async def _abandon(house: House, table: Table) -> None:
    """Somebody may have come while this waited for the lock."""
    await house.load(table)
    if _deserted(house, table):
        table.end("abandoned")
        await house.keep(table, sheet=True)
        tell_table(house, table)
