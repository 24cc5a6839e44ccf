"""Storage in one SQLite file, in WAL mode: readers never wait, and a commit is on the disk."""

import fcntl
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO

import msgspec

from donjon.server.migrations import REVIEWS, known, migrate
from donjon.server.parts import Remark
from donjon.server.sheet import Change, Entry, Reviewed, Sheet, read_entry, read_sheet, read_tables, write_sheet
from donjon.server.storage import WAIT, Busy, Clash, LeaseLost, Owner, Pause, StorageError

MINE = "SELECT 1 FROM lease WHERE holder = ?"
ENTRY = "number, ply, words, seat, at, after"
PUT_SHEET = "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET stage = ?2, sheet = ?3"
PUT_REVIEW = """INSERT INTO reviews VALUES (?, ?, ?) ON CONFLICT (match)
DO UPDATE SET playouts = ?2, review = ?3 WHERE playouts <= ?2"""
FIELDS = ", ".join(f"json_extract(value, '$[{number}]')" for number in range(7))
PUT_ENTRIES = f"INSERT INTO steps SELECT {FIELDS} FROM json_each(?)"

encode = msgspec.json.Encoder().encode
read_remark = msgspec.json.Decoder(Remark).decode
read_review = msgspec.json.Decoder(Reviewed).decode


class Sqlite:
    """One connection writes, another reads."""

    readers = 0
    several = False

    def __init__(self, path: str, read_only: bool = False) -> None:
        self.name = self.path = path
        self._lease = f"{os.path.realpath(path)}-lease"  # one for the file, whatever links lead to it
        self._lock: IO[str] | None = None
        self._holder = ""
        try:
            self._writer = self._connect(path, read_only)
            if read_only:
                self._readable = known(self._version(), path)
            else:
                self._readable = migrate("sqlite", path, self._version, self._step)
            self._reader = self._connect(path, read_only)
        except sqlite3.Error as error:
            raise StorageError(f"cannot use {path} as a database: {error}") from error

    @staticmethod
    def _connect(path: str, read_only: bool) -> sqlite3.Connection:
        where = f"{Path(path).absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
        connection = sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False, timeout=WAIT)
        if not read_only:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")  # a commit survives a power cut, too
        return connection

    def _version(self) -> int:
        found: int = self._writer.execute("PRAGMA user_version").fetchone()[0]
        return found

    def _step(self, number: int, script: str) -> None:
        try:
            self._writer.executescript(f"BEGIN EXCLUSIVE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        except BaseException:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise

    def claim(self) -> None:
        """Own the database until `close`, or until this process ends, however it ends."""
        lock = self._take_lock()
        if lock is None:
            who = next(iter(self._holders()), "another server")
            raise StorageError(f"{self.path} is in use by {who}")
        self._lock, self._holder = lock, secrets.token_hex(8)
        row = (self._holder, os.getpid(), socket.gethostname(), time.time_ns() // 1_000_000)
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            self._writer.execute("DELETE FROM lease")
            self._writer.execute("INSERT INTO lease VALUES (?, ?, ?, ?)", row)
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            raise StorageError(f"cannot use {self.path} as a database: {error}") from error

    def _take_lock(self) -> IO[str] | None:
        """The lock, unless another process has it. Only a process that lives has one."""
        try:
            lock = open(self._lease, "a")  # noqa: SIM115 - held for as long as the storage is open
        except OSError as error:
            raise StorageError(f"cannot open {self._lease}: {(error.strerror or str(error)).lower()}") from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return None
        return lock

    def _holders(self, alive: bool = True) -> list[Owner]:
        rows = self._reader.execute("SELECT process, host, since FROM lease")
        return [Owner(process, host, since, alive) for process, host, since in rows]

    def owners(self) -> list[Owner]:
        held = os.path.exists(self._lease)
        if held and (lock := self._take_lock()) is not None:
            lock.close()
            held = False
        return self._holders(alive=held)

    def _fence(self) -> None:
        """Nothing is written for a server that does not hold the lease."""
        if not self._writer.execute(MINE, (self._holder,)).fetchone():
            raise LeaseLost(f"{self.path} belongs to another server now")

    def damage(self) -> str:
        """What is wrong with the file itself, or nothing."""
        try:
            found = self._reader.execute("PRAGMA integrity_check(3)").fetchall()
        except sqlite3.DatabaseError as error:
            return str(error)
        return "" if found == [("ok",)] else "; ".join(str(row[0]) for row in found)

    def write(self, changes: Sequence[Change]) -> None:
        """Steps go in by one statement: after each one the thread waits for Python's lock, and a batch has many."""
        entries: list[tuple[object, ...]] = []
        rest: list[Change] = []
        for change in changes:
            if not isinstance(change, Sheet) and isinstance(change[1], Entry):
                entries.append((change[0], *_row(change[1])))
            else:
                rest.append(change)
        try:
            self._writer.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            raise Busy(f"{self.path} is locked by somebody else: {error}") from error
        try:
            self._fence()
            for one in rest:
                self._put(one)
            if entries:
                self._writer.execute(PUT_ENTRIES, (encode(entries).decode(),))
            self._writer.execute("COMMIT")
        except BaseException as error:
            self._writer.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Clash(f"{self.path}: {error}") from error
            raise

    def _put(self, change: Change) -> None:
        match change:
            case Sheet():
                self._writer.execute(PUT_SHEET, (change.table_id, change.stage, write_sheet(change), change.day))
            case table_id, Remark() as remark:
                self._writer.execute("INSERT INTO remarks VALUES (?, ?, ?)", (table_id, remark.number, encode(remark)))
            case table_id, Reviewed() as made:
                self._writer.execute(PUT_REVIEW, (table_id, made.playouts, encode(made)))

    def open_tables(self) -> Iterable[tuple[Sheet, Entry | None]]:
        return self._tables("stage IN ('open', 'playing')")

    def dealt(self, day: str) -> list[tuple[Sheet, Entry | None]]:
        return list(self._tables("day = ? AND day <> ''", day))

    def is_dealt(self, day: str) -> bool:
        ask = "SELECT 1 FROM tables WHERE day = ? AND day <> '' LIMIT 1"
        return self._reader.execute(ask, (day,)).fetchone() is not None

    def _tables(self, which: str, *values: str) -> Iterable[tuple[Sheet, Entry | None]]:
        last = "(SELECT max(number) FROM steps WHERE steps.match = tables.match)"
        rows = self._reader.execute(
            f"SELECT tables.match, sheet, {ENTRY} FROM tables "
            f"LEFT JOIN steps ON steps.match = tables.match AND number = {last} WHERE {which} ORDER BY tables.rowid",
            values,
        )
        return read_tables(rows)

    def table_ids(self) -> list[str]:
        return [row[0] for row in self._reader.execute("SELECT match FROM tables ORDER BY rowid")]

    def sheet(self, table_id: str) -> Sheet | None:
        row = self._reader.execute("SELECT sheet FROM tables WHERE match = ?", (table_id,)).fetchone()
        return read_sheet(row[0]) if row else None

    def entries(self, table_id: str, number: int = 0) -> list[Entry]:
        ask = f"SELECT {ENTRY} FROM steps WHERE match = ? AND number >= ? ORDER BY number"
        rows = self._reader.execute(ask, (table_id, number))
        return [read_entry(row) for row in rows]

    def last(self, table_id: str) -> Entry | None:
        ask = f"SELECT {ENTRY} FROM steps WHERE match = ? ORDER BY number DESC LIMIT 1"
        row = self._reader.execute(ask, (table_id,)).fetchone()
        return read_entry(row) if row else None

    def remarks(self, table_id: str) -> list[Remark]:
        rows = self._reader.execute("SELECT remark FROM remarks WHERE match = ? ORDER BY number", (table_id,))
        return [read_remark(row[0]) for row in rows]

    def review(self, table_id: str) -> Reviewed | None:
        if self._readable < REVIEWS:
            return None
        row = self._reader.execute("SELECT review FROM reviews WHERE match = ?", (table_id,)).fetchone()
        return read_review(row[0]) if row else None

    def secret(self) -> bytes:
        self._writer.execute("INSERT OR IGNORE INTO facts VALUES ('secret', ?)", (secrets.token_bytes(32),))
        return self._fact("secret") or b""

    def _fact(self, name: str) -> bytes | None:
        row = self._writer.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return bytes(row[0]) if row else None

    def beat(self, until: int) -> None:
        self._fence()
        self._writer.execute("INSERT OR REPLACE INTO facts VALUES ('pulse', ?)", (str(until).encode(),))

    def last_sign(self) -> int:
        return int(self._fact("pulse") or 0)

    def pauses(self, table_ids: Sequence[str] | None = None) -> list[Pause]:
        which = "" if table_ids is None else "WHERE match IN (SELECT value FROM json_each(?))"
        wanted = () if table_ids is None else (encode(["", *table_ids]).decode(),)
        return list(self._reader.execute(f"SELECT match, since, until FROM pauses {which} ORDER BY since", wanted))

    def note_pause(self, now: int) -> None:
        last = self.last_sign()
        if 0 < last < now:
            self._writer.execute("INSERT INTO pauses (since, until) VALUES (?, ?)", (last, now))
        self.beat(now)

    def adopt(self, secret: bytes, last_sign: int, pauses: Sequence[Pause]) -> None:
        self._writer.execute("INSERT OR REPLACE INTO facts VALUES ('secret', ?)", (secret,))
        self._writer.executemany("INSERT INTO pauses (match, since, until) VALUES (?, ?, ?)", pauses)
        self.beat(last_sign)

    def drop(self, table_ids: Sequence[str]) -> None:
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            self._fence()
            for kind in ("tables", "steps", "remarks", "reviews", "pauses"):
                self._writer.executemany(f"DELETE FROM {kind} WHERE match = ?", [(one,) for one in table_ids])
            self._writer.execute("COMMIT")
        except BaseException:
            self._writer.execute("ROLLBACK")
            raise
        self._writer.execute("VACUUM")

    def close(self) -> None:
        self._reader.close()
        self._writer.close()
        if self._lock is not None:
            self._lock.close()


def _row(entry: Entry) -> tuple[object, ...]:
    return entry.number, entry.ply, entry.words, entry.seat, entry.at, encode(entry.after).decode()
