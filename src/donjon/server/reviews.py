"""Reviews of finished games: each is made once, however many ask, and stored with its table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, NamedTuple

from donjon.server.desk import always
from donjon.server.refused import Refused
from donjon.server.sheet import Reviewed
from donjon.study.account import Progress

if TYPE_CHECKING:
    from donjon.server.house import House

ELSEWHERE = 100  # reviews of records whose games were not played here: kept in memory only


class Finished(NamedTuple):
    """A game to be reviewed. `table_id` is the table it was played at, if that was here."""

    record: str
    table_id: str


class Making:
    """A review in the making: how much of it is done, and who is told."""

    def __init__(self) -> None:
        self.share = 0.0
        self.told: list[Progress] = []
        self.done: asyncio.Future[Reviewed | None] = asyncio.get_running_loop().create_future()

    def wanted(self) -> bool:
        return bool(self.told)

    def tell(self, share: float) -> None:
        self.share = share
        for told in self.told:
            told(share)


class Reviews:
    """All reviews: stored, remembered, or in the making."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._making: dict[tuple[str, int], Making] = {}
        self._elsewhere: dict[str, Reviewed] = {}  # by record, the newest last

    async def made(self, game: Finished) -> Reviewed | None:
        """The deepest review there is."""
        if game.table_id:
            return await self._house.read(self._house.storage.review, game.table_id)
        return self._elsewhere.get(game.record)

    async def get(self, game: Finished, playouts: int, address: str, told: Progress) -> Reviewed | None:
        """A review at least that deep. It is made if there is none; nothing if that fails."""
        found = await self.made(game)
        if found and found.playouts >= playouts:
            return found
        key = (game.table_id or game.record, playouts)
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = Making()
            self._house.start(self._make(making, key, game, address))
        making.told.append(told)
        told(making.share)
        try:
            return await asyncio.shield(making.done)
        finally:
            making.told.remove(told)

    async def _make(self, making: Making, key: tuple[str, int], game: Finished, address: str) -> None:
        made = None
        try:
            # What is stored serves the next who asks, too. The review of a record is for those who wait for it.
            wanted = always if game.table_id else making.wanted
            review = await self._house.thinkers.review(game.record, key[1], address, making.tell, wanted)
            made = Reviewed(key[1], review) if review else None
            if made:
                await self._keep(game, made)
        finally:
            del self._making[key]
            making.done.set_result(made)

    async def _keep(self, game: Finished, made: Reviewed) -> None:
        """If it cannot be written, it is told all the same, and made again for the next who asks."""
        if game.table_id:
            with contextlib.suppress(Refused):
                await self._house.write((game.table_id, made))
            return
        self._elsewhere[game.record] = made
        while len(self._elsewhere) > ELSEWHERE:
            del self._elsewhere[next(iter(self._elsewhere))]
