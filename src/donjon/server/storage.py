"""What the server asks of a database. SQLite is one (sqlite.py); another has to do no more than this."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from donjon.core.errors import DonjonError
from donjon.server.parts import Remark
from donjon.server.sheet import Change, Entry, Sheet


class StorageError(DonjonError):
    """The database cannot be used, or holds something that cannot be."""


class Busy(StorageError):
    """Somebody else holds the database: to be tried again."""


class Storage(Protocol):
    """Writes come from one thread, reads from another."""

    def claim(self) -> None:
        """Be the one server that writes, or say who is. Every write checks it."""

    def write(self, changes: Sequence[Change]) -> None:
        """Write all of it or nothing; when this returns it is safe, whatever happens to the machine."""

    def open_tables(self) -> Iterable[tuple[Sheet, Entry | None]]:
        """Every table not finished, with its last entry."""

    def table_ids(self) -> list[str]:
        """The ids of all tables, oldest first."""

    def sheet(self, table_id: str) -> Sheet | None:
        """That table, if there is one."""

    def entries(self, table_id: str, number: int = 0) -> list[Entry]:
        """Its entries from that number on, in order."""

    def remarks(self, table_id: str) -> list[Remark]:
        """All that was said, in order."""

    def secret(self) -> bytes:
        """What tokens are made with: drawn once for a database and kept in it."""

    def pulse(self, until: int) -> None:
        """Note that the server is alive until then."""

    def last_sign(self) -> int:
        """The last such note; 0 if there is none."""

    def pauses(self) -> list[tuple[int, int]]:
        """When the server was not running, from and to, oldest first."""

    def note_pause(self, now: int) -> None:
        """The server starts: it was away since the last pulse."""

    def drop(self, table_ids: Sequence[str]) -> None:
        """Forget these tables altogether."""

    def close(self) -> None:
        """Nothing comes after this."""
