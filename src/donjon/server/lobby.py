"""The list of public tables, kept current for everybody who follows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from donjon.server.answers import Gone, TableNews, Tables, read_answer, write
from donjon.server.parts import TableCard

if TYPE_CHECKING:
    from donjon.server.cluster.callers import Caller
    from donjon.server.guest import Guest
    from donjon.server.table import Table

OFTEN = 0.25  # seconds: what changes meanwhile is told once
MOST = 300  # tables in a list, the newest


class PublicTables:
    """Public tables that are open or being played at: our own, and those of other processes."""

    def __init__(self) -> None:
        self.followers: set[Guest] = set()
        self.doors: set[Caller] = set()  # other processes, whose guests want to know of our tables
        self._far: dict[str, dict[str, TableCard]] = {}  # by process
        self._listed: dict[str, Table] = {}
        self._changed: dict[str, Table] = {}
        self._timer: asyncio.TimerHandle | None = None

    def touch(self, table: Table) -> None:
        """Something about a table has changed."""
        if not table.sheet.public:
            return
        table_id = table.sheet.table_id
        if table.sheet.ending is None:
            self._listed[table_id] = table
        elif self._listed.pop(table_id, None) is None:
            return
        if self.followers or self.doors:
            self._changed[table_id] = table
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(OFTEN, self._tell)

    def _tell(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, {}
        for table_id, table in changed.items():
            news = write(TableNews(table=table.card()) if table_id in self._listed else Gone(table_id=table_id))
            for guest in self.followers:
                guest.post(news)
            for door in self.doors:
                door.post(news)

    def own_cards(self) -> list[TableCard]:
        """Our own, the newest first and open ones before all others."""
        newest = list(self._listed.values())[::-1]
        newest.sort(key=lambda table: table.sheet.stage != "open")
        return [table.card() for table in newest[:MOST]]

    def tables(self, to: int = 0) -> Tables:
        """The newest public tables, open ones first."""
        cards = self.own_cards()
        if self._far:
            cards += [card for far in self._far.values() for card in far.values()]
            cards.sort(key=lambda card: (card.stage != "open", -card.created))
        return Tables(to=to, of="lobby", tables=cards[:MOST])

    def __len__(self) -> int:
        return len(self._listed)

    # What other processes say.

    def heard(self, node: str, text: str) -> None:
        """News of another process."""
        news = read_answer(text)
        if isinstance(news, TableNews):
            self._far.setdefault(node, {})[news.table.table_id] = news.table
        elif isinstance(news, Gone):
            self._far.get(node, {}).pop(news.table_id, None)
        for guest in self.followers:
            guest.post(text.encode())

    def lost(self, node: str) -> None:
        """Another process is gone. Whoever takes its tables over will list them again."""
        for table_id in self._far.pop(node, {}):
            if table_id not in self._listed and not any(table_id in far for far in self._far.values()):
                news = write(Gone(table_id=table_id))
                for guest in self.followers:
                    guest.post(news)
