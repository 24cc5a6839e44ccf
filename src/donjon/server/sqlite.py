"""Storage in one SQLite file, in WAL mode: readers never wait, and a commit is on the disk."""

import secrets
import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from donjon.server.parts import Remark
from donjon.server.sheet import Change, Entry, Sheet, Summary
from donjon.server.storage import StorageError

VERSION = 1
# The columns `match` hold ids of tables, the rows of `steps` their entries: names of files that are kept.
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (match TEXT PRIMARY KEY, stage TEXT NOT NULL, sheet BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS unfinished ON tables (stage) WHERE stage IN ('open', 'playing');
CREATE TABLE IF NOT EXISTS steps (
    match TEXT NOT NULL, number INTEGER NOT NULL, ply INTEGER NOT NULL, words TEXT NOT NULL,
    seat INTEGER, at INTEGER NOT NULL, after BLOB NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS remarks (
    match TEXT NOT NULL, number INTEGER NOT NULL, remark BLOB NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pauses (since INTEGER NOT NULL, until INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value BLOB NOT NULL);
"""
ENTRY = "number, ply, words, seat, at, after"
PUT_SHEET = "INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT (match) DO UPDATE SET stage = ?2, sheet = ?3"
FIELDS = ", ".join(f"json_extract(value, '$[{number}]')" for number in range(7))
PUT_ENTRIES = f"INSERT INTO steps SELECT {FIELDS} FROM json_each(?)"

encode = msgspec.json.Encoder().encode
read_sheet = msgspec.json.Decoder(Sheet).decode
read_summary = msgspec.json.Decoder(Summary).decode
read_remark = msgspec.json.Decoder(Remark).decode


class Sqlite:
    """The one `Storage` there is. One connection writes, another reads."""

    def __init__(self, path: str) -> None:
        try:
            self._writer = self._connect(path)
            self._writer.executescript(SCHEMA)
            self._check_version(path)
            self._reader = self._connect(path)
        except sqlite3.Error as error:
            raise StorageError(f"cannot use {path} as a database: {error}") from error

    @staticmethod
    def _connect(path: str) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a commit survives a power cut, too
        return connection

    def _check_version(self, path: str) -> None:
        found = self._writer.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, VERSION):
            raise StorageError(f"{path} is a database of version {found}; this Donjon knows version {VERSION}")
        self._writer.execute(f"PRAGMA user_version = {VERSION}")

    def write(self, changes: Sequence[Change]) -> None:
        """Steps go in by one statement: after each one the thread waits for Python's lock, and a batch has many."""
        entries: list[tuple[object, ...]] = []
        rest: list[Sheet | tuple[str, Remark]] = []
        for change in changes:
            if isinstance(change, Sheet):
                rest.append(change)
            elif isinstance(change[1], Entry):
                entries.append((change[0], *_row(change[1])))
            else:
                rest.append((change[0], change[1]))
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for one in rest:
                self._put(one)
            if entries:
                self._writer.execute(PUT_ENTRIES, (encode(entries).decode(),))
            self._writer.execute("COMMIT")
        except BaseException:
            self._writer.execute("ROLLBACK")
            raise

    def _put(self, change: Sheet | tuple[str, Remark]) -> None:
        if isinstance(change, Sheet):
            self._writer.execute(PUT_SHEET, (change.table_id, change.stage, encode(change)))
        else:
            table_id, remark = change
            self._writer.execute("INSERT INTO remarks VALUES (?, ?, ?)", (table_id, remark.number, encode(remark)))

    def open_tables(self) -> Iterable[tuple[Sheet, Entry | None]]:
        last = "(SELECT max(number) FROM steps WHERE steps.match = tables.match)"
        rows = self._reader.execute(
            f"SELECT sheet, {ENTRY} FROM tables LEFT JOIN steps ON steps.match = tables.match AND number = {last} "
            "WHERE stage IN ('open', 'playing') ORDER BY tables.rowid"
        )
        for sheet, *entry in rows:
            yield read_sheet(sheet), None if entry[0] is None else _entry(entry)

    def table_ids(self) -> list[str]:
        return [row[0] for row in self._reader.execute("SELECT match FROM tables ORDER BY rowid")]

    def sheet(self, table_id: str) -> Sheet | None:
        row = self._reader.execute("SELECT sheet FROM tables WHERE match = ?", (table_id,)).fetchone()
        return read_sheet(row[0]) if row else None

    def entries(self, table_id: str, number: int = 0) -> list[Entry]:
        ask = f"SELECT {ENTRY} FROM steps WHERE match = ? AND number >= ? ORDER BY number"
        rows = self._reader.execute(ask, (table_id, number))
        return [_entry(row) for row in rows]

    def remarks(self, table_id: str) -> list[Remark]:
        rows = self._reader.execute("SELECT remark FROM remarks WHERE match = ? ORDER BY number", (table_id,))
        return [read_remark(row[0]) for row in rows]

    def secret(self) -> bytes:
        self._writer.execute("INSERT OR IGNORE INTO facts VALUES ('secret', ?)", (secrets.token_bytes(32),))
        return self._fact("secret") or b""

    def _fact(self, name: str) -> bytes | None:
        row = self._writer.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return bytes(row[0]) if row else None

    def pulse(self, until: int) -> None:
        self._writer.execute("INSERT OR REPLACE INTO facts VALUES ('pulse', ?)", (str(until).encode(),))

    def last_sign(self) -> int:
        return int(self._fact("pulse") or 0)

    def pauses(self) -> list[tuple[int, int]]:
        return list(self._reader.execute("SELECT since, until FROM pauses ORDER BY since"))

    def note_pause(self, now: int) -> None:
        last = self.last_sign()
        if 0 < last < now:
            self._writer.execute("INSERT INTO pauses VALUES (?, ?)", (last, now))
        self.pulse(now)

    def close(self) -> None:
        self._reader.close()
        self._writer.close()


def _row(entry: Entry) -> tuple[object, ...]:
    return entry.number, entry.ply, entry.words, entry.seat, entry.at, encode(entry.after).decode()


def _entry(row: Sequence[object]) -> Entry:
    number, ply, words, seat, at, after = row
    return Entry(number, ply, words, seat, at, read_summary(after))  # type: ignore[arg-type]
