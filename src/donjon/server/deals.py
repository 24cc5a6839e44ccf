"""How everybody did in the deals of the day. Every visit of the lobby asks, so it is read once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from donjon.server.parts import DealResult

if TYPE_CHECKING:
    from donjon.server.house import House

KEPT = 8  # days


class FinishedDeal(NamedTuple):
    table_id: str
    result: DealResult


class Deals:
    """Results by day, the best first. Where other servers end games, too, they are read anew each time, in a thread."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._of: dict[str, list[FinishedDeal]] = {}  # the day asked for last at the end

    async def results(self, day: str) -> list[FinishedDeal]:
        found = self._of.pop(day, None)
        if found is None:
            found = await self._read(day)
        if found and self._house.cluster is None:
            self._of[day] = found
            while len(self._of) > KEPT:
                del self._of[next(iter(self._of))]
        return found

    async def _read(self, day: str) -> list[FinishedDeal]:
        found = []
        for sheet, last in await self._house.read(self._house.storage.dealt, day):
            if last and sheet.ending and sheet.ending.why == "played":
                seat = sheet.seats[0]
                told = DealResult(last.after.scores, sheet.ending.ranks[0], seat.name, seat.bot, False)
                found.append(FinishedDeal(sheet.table_id, told))
        return sorted(found, key=lambda one: (-one.result.scores[0], one.result.rank))

    def forget(self, day: str) -> None:
        """Another game of that day has ended."""
        self._of.pop(day, None)
