"""The list of public tables, kept current for everybody who follows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from donjon.server.answers import Gone, TableNews, Tables, write

if TYPE_CHECKING:
    from donjon.server.guest import Guest
    from donjon.server.table import Table

OFTEN = 0.25  # seconds: what changes meanwhile is told once
MOST = 300  # tables in a list, the newest


class PublicTables:
    """Public tables that are open or being played at."""

    def __init__(self) -> None:
        self.followers: set[Guest] = set()
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
        if self.followers:
            self._changed[table_id] = table
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(OFTEN, self._tell)

    def _tell(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, {}
        for table_id, table in changed.items():
            news = TableNews(table=table.card()) if table_id in self._listed else Gone(table_id=table_id)
            text = write(news).decode()
            for guest in self.followers:
                guest.post(text)

    def tables(self, to: int = 0) -> Tables:
        """The newest public tables, open ones first."""
        newest = list(self._listed.values())[::-1]
        newest.sort(key=lambda table: table.sheet.stage != "open")
        return Tables(to=to, of="lobby", tables=[table.card() for table in newest[:MOST]])

    def __len__(self) -> int:
        return len(self._listed)
