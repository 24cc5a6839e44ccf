"""A connection to PostgreSQL that is opened when it is needed, and again when it was lost."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import conninfo, errors

from donjon.server.storage import LEASE, WAIT, Away, Busy, Clash, StorageError

Values = Sequence[object] | Mapping[str, object]
Rows = list[tuple[Any, ...]]
Run = Callable[..., Rows]
# A dead network is noticed within ten seconds, and nobody waits longer for a lock.
DEFAULTS: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "tcp_user_timeout": 10_000,
}
# A server that hangs, or whose machine is gone, must not keep its locks from its heirs, whether it says nothing in a
# transaction or does not read an answer. PostgreSQL ends its session before its lease lapses.
HANG = 0.6 * LEASE
HANGING = ("idle_in_transaction_session_timeout", "tcp_user_timeout", "tcp_keepalives_idle")
WAITING = (errors.LockNotAvailable, errors.QueryCanceled, errors.DeadlockDetected, errors.SerializationFailure)


class Line:
    """Everything that goes wrong is told in the words of storage.py."""

    def __init__(self, address: str, read_only: bool = False) -> None:
        self._connection: psycopg.Connection | None = None
        try:
            parts = conninfo.conninfo_to_dict(address)
        except psycopg.ProgrammingError:
            raise StorageError("the address of a database is like postgresql://user@host/name") from None
        host = f"{parts.get('host') or 'localhost'}:{parts.get('port') or 5432}"
        self.name = f"postgresql://{host}/{parts.get('dbname') or parts.get('user') or ''}"
        self._settings = {**DEFAULTS, **parts, "options": f"{_session(read_only)} {parts.get('options') or ''}"}

    def rows(self, ask: str, values: Values = ()) -> Rows:
        """What the database answers, in a transaction of its own unless one is open."""
        with self._words():
            cursor = self._open().execute(ask, values or None)
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def transaction(self) -> Iterator[Run]:
        with self._words(), self._open().transaction():
            yield self.rows

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _open(self) -> psycopg.Connection:
        if self._connection is None or self._connection.closed:
            self._connection = psycopg.connect(conninfo.make_conninfo(**self._settings), autocommit=True)
        return self._connection

    @contextmanager
    def _words(self) -> Iterator[None]:
        try:
            yield
        except errors.IntegrityError as error:
            raise Clash(self._said(error)) from error
        except WAITING as error:
            raise Busy(self._said(error)) from error
        except psycopg.Error as error:
            if isinstance(error, errors.ReadOnlySqlTransaction):  # a standby: the one that writes is elsewhere now
                self.close()
            lost = self._connection is None or self._connection.closed
            raise (Away if lost else StorageError)(self._said(error)) from error

    def _said(self, error: psycopg.Error) -> str:
        """The first line of what is wrong. psycopg's lines never hold a password."""
        return f"{self.name}: {(str(error) or type(error).__name__).splitlines()[0]}"


def _session(read_only: bool) -> str:
    """What PostgreSQL is told about a session."""
    bounds = {"lock_timeout": WAIT} | dict.fromkeys(HANGING, HANG)
    settings = [f"{name}={seconds:g}s" for name, seconds in bounds.items()]
    settings.append(f"default_transaction_read_only={'on' if read_only else 'off'}")
    return " ".join(f"-c {setting}" for setting in settings)
