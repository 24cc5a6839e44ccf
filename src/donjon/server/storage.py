"""What the server asks of a database. SQLite is one (sqlite.py), PostgreSQL another (postgres.py)."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from donjon.core.errors import DonjonError
from donjon.server.parts import Remark
from donjon.server.sheet import Change, Entry, Reviewed, Sheet

WAIT = 10.0  # seconds that one attempt waits for somebody else's lock
LEASE = 5.0  # seconds that a beat counts for, where beats hold the lease


class StorageError(DonjonError):
    """The database cannot be used, or holds something that cannot be."""


class Busy(StorageError):
    """Somebody else holds the database: try again."""


class Away(StorageError):
    """The database cannot be reached. What was being written may be in it or not."""


class Clash(StorageError):
    """There is something else under that number already."""


class LeaseLost(StorageError):
    """Another server has taken over: this one writes nothing more."""


class Owner(Struct):
    """A server that holds a database, or held it last."""

    process: int
    host: str
    since: int
    alive: bool
    tables: int | None = None  # unfinished ones that it owns, where several servers share a database

    def __str__(self) -> str:
        return f"process {self.process} on {self.host}"


Pause = tuple[str, int, int]
"""When nobody looked after a table (or, without an id, after any), from and to. Clocks stood still."""


class Storage(Protocol):
    """Writes come from one thread, reads from others."""

    name: str
    """How people know it. No password is in it."""

    readers: int
    """How many may read at a time, each in a thread; 0 if reads are so quick that nobody needs one."""

    several: bool
    """Whether several servers may use it at a time: see cluster/nodes.py."""

    def claim(self) -> None:
        """Be the one server that writes, or say who is. Every write checks it."""

    def beat(self, until: int) -> None:
        """Note that the server is alive until then, and keep the lease."""

    def owners(self) -> list[Owner]:
        """Who holds the database."""

    def write(self, changes: Sequence[Change]) -> None:
        """Write all of it or nothing; when this returns it is safe, whatever happens to the machine."""

    def open_tables(self) -> Iterable[tuple[Sheet, Entry | None]]:
        """Every table not finished, with its last entry."""

    def dealt(self, day: str) -> list[tuple[Sheet, Entry | None]]:
        """Every table of the deal of that day, with its last entry."""

    def is_dealt(self, day: str) -> bool:
        """Whether there is such a table."""

    def table_ids(self) -> list[str]:
        """The ids of all tables, oldest first."""

    def sheet(self, table_id: str) -> Sheet | None:
        """That table, if there is one."""

    def entries(self, table_id: str, number: int = 0) -> list[Entry]:
        """Its entries from that number on, in order."""

    def last(self, table_id: str) -> Entry | None:
        """Its last entry, if it has begun."""

    def remarks(self, table_id: str) -> list[Remark]:
        """All that was said, in order."""

    def review(self, table_id: str) -> Reviewed | None:
        """The deepest review of that game, if there is one."""

    def secret(self) -> bytes:
        """What tokens are made with: drawn once for a database and kept in it."""

    def last_sign(self) -> int:
        """Until when the last beat counts; 0 if there is none."""

    def pauses(self, table_ids: Sequence[str] | None = None) -> list[Pause]:
        """All of them, or those of the house and of these tables; oldest first."""

    def note_pause(self, now: int) -> None:
        """The server starts: it was away since the last beat."""

    def adopt(self, secret: bytes, last_sign: int, pauses: Sequence[Pause]) -> None:
        """Be the copy of another database: its links open here, and its clocks go on."""

    def drop(self, table_ids: Sequence[str]) -> None:
        """Forget these tables altogether."""

    def damage(self) -> str:
        """What is wrong with the database itself, or nothing."""

    def close(self) -> None:
        """Free the lease. Nothing comes after this."""
