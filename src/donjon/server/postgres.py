"""Storage in PostgreSQL, for a house that outgrows one file.

One statement writes a whole batch, and checks in itself that the lease is still held. Only the database's clock counts.
"""

import os
import queue
import secrets
import socket
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from msgspec import Struct

from donjon.server.line import Line
from donjon.server.migrations import NODES, REVIEWS, known, migrate
from donjon.server.parts import Remark
from donjon.server.sheet import Change, Entry, Reviewed, Sheet, read_entry, read_sheet, read_tables, write_sheet
from donjon.server.storage import LEASE, Away, Clash, LeaseLost, Owner, Pause, StorageError

ENTRY = "number, ply, words, seat, at, after"
LAST = f"SELECT {ENTRY} FROM steps WHERE steps.match = tables.match ORDER BY number DESC LIMIT 1"
UNTIL = f"clock_timestamp() + interval '{LEASE} seconds'"
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext('donjon'), hashtext(%s))"
# A share of the key lets beats pass, and lets whoever buries this server wait until the batch is written.
ME = "me AS (SELECT 1 FROM nodes WHERE node = %(node)s FOR KEY SHARE)"
# Whoever has not beaten for the length of a lease is taken for dead. Nobody waits for a row that somebody holds.
LATE = "SELECT node FROM nodes WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED"
BURY = f"""
WITH dead AS (DELETE FROM nodes WHERE node IN ({LATE}) RETURNING node, pulse),
buried AS (INSERT INTO gone SELECT node, pulse FROM dead)
"""
LEAVE = """
WITH went AS (DELETE FROM nodes WHERE node = %s RETURNING node, pulse) INSERT INTO gone SELECT node, pulse FROM went
"""
WRITE = f"""
WITH {ME},
put_sheets AS (
    INSERT INTO tables (match, stage, sheet, day, owner)
    SELECT u.*, %(node)s
    FROM me, unnest(%(sheet_of)s::text[], %(stage)s::text[], %(sheet)s::text[], %(day)s::text[]) u
    ON CONFLICT (match) DO UPDATE SET stage = excluded.stage, sheet = excluded.sheet),
put_entries AS (
    INSERT INTO steps
    SELECT u.* FROM me, unnest(%(entry_of)s::text[], %(number)s::int[], %(ply)s::int[], %(words)s::text[],
                               %(seat)s::int[], %(at)s::bigint[], %(after)s::text[]) u),
put_remarks AS (
    INSERT INTO remarks
    SELECT u.* FROM me, unnest(%(remark_of)s::text[], %(remark_number)s::int[], %(remark)s::text[]) u),
put_reviews AS (
    INSERT INTO reviews
    SELECT u.* FROM me, unnest(%(review_of)s::text[], %(playouts)s::int[], %(review)s::text[]) u
    ON CONFLICT (match) DO UPDATE SET playouts = excluded.playouts, review = excluded.review
    WHERE reviews.playouts <= excluded.playouts)
SELECT count(*) FROM me
"""

HELD = """
SELECT match, owner, address, owner IS NULL OR gone.node IS NOT NULL
FROM tables LEFT JOIN nodes ON nodes.node = owner LEFT JOIN gone ON gone.node = owner WHERE match = ANY(%s)
"""

encode = msgspec.json.Encoder().encode
read_remark = msgspec.json.Decoder(Remark).decode
read_review = msgspec.json.Decoder(Reviewed).decode


class Held(Struct):
    """Who has a table: a server and where the others reach it, or nobody."""

    node: str
    address: str
    free: bool


class Postgres:
    """One connection writes, two more read."""

    readers = 2
    several = True

    def __init__(self, address: str, read_only: bool = False) -> None:
        self.address = address
        self._writer = Line(address, read_only)
        self.name = self._writer.name
        self._idle: queue.LifoQueue[Line] = queue.LifoQueue()
        for _ in range(self.readers):
            self._idle.put(Line(address, read_only=True))
        self._node = ""
        self._doubtful = False  # whether the last batch may have been written or not
        try:
            if read_only:
                self._readable = known(self._version(), self.name)
            else:
                self._readable = migrate("postgres", self.name, self._version, self._step)
        except Away as error:
            raise StorageError(f"cannot use {self.name} as a database: {error}") from error

    def _version(self) -> int:
        if self._writer.rows("SELECT to_regclass('version')") == [(None,)]:
            return 0
        ((found,),) = self._writer.rows("SELECT number FROM version")
        return int(found)

    def _step(self, number: int, script: str) -> None:
        with self._writer.transaction() as run:
            run(ONE_AT_A_TIME, ("migrate",))
            if self._version() < number:
                run(script)
                run("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")
                run("DELETE FROM version")
                run("INSERT INTO version VALUES (%s)", (number,))

    # The lease.

    def join(self, node: str) -> None:
        """Write as one of several servers, under a name that cluster/nodes.py has entered."""
        self._node = node

    def claim(self) -> None:
        """Own the whole database. A server that was killed still has its lease for a while: see whether it beats."""
        seen = None
        while True:
            with self._writer.transaction() as run:
                run(ONE_AT_A_TIME, ("claim",))
                run(f"{BURY} SELECT 1")
                found = run("SELECT node, until FROM nodes")
                if not found:
                    self._node = secrets.token_hex(8)
                    new = (self._node, os.getpid(), socket.gethostname(), time.time_ns() // 1_000_000)
                    run(f"INSERT INTO nodes (node, process, host, since, until) VALUES (%s, %s, %s, %s, {UNTIL})", new)
                    return
            if seen not in (None, found[0]):
                raise StorageError(f"{self.name} is in use by {self.owners()[0]}")
            seen = found[0]
            time.sleep(0.2)

    def beat(self, until: int) -> None:
        sign = "INSERT INTO facts VALUES ('pulse', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        with self._writer.transaction() as run:
            if not run(f"UPDATE nodes SET until = {UNTIL} WHERE node = %s RETURNING 1", (self._node,)):
                raise self._lost()
            run(sign, (str(until).encode(),))

    def _lost(self) -> LeaseLost:
        return LeaseLost(f"{self.name} belongs to another server now")

    def owners(self) -> list[Owner]:
        own = "SELECT count(*) FROM tables WHERE owner = node AND stage IN ('open', 'playing')"
        own = own if self._readable >= NODES else "NULL"
        rows = self._read(f"SELECT process, host, since, until > clock_timestamp(), ({own}) FROM nodes ORDER BY since")
        return [Owner(*row) for row in rows]

    # Writing.

    def write(self, changes: Sequence[Change]) -> None:
        batch = Columns(changes)
        try:
            if self._doubtful and self._is_there(batch):
                held = 1
            else:
                ((held,),) = self._writer.rows(WRITE, batch.columns(self._node))
        except Away:
            self._doubtful = True
            raise
        except Clash:
            if not (self._doubtful and self._is_there(batch)):
                raise
            held = 1
        self._doubtful = False
        if not held:
            raise self._lost()

    def _is_there(self, batch: "Columns") -> bool:
        """Whether a batch, whose answer was lost, was written. All of it was if any of it was."""
        ask = "SELECT 1 FROM steps WHERE match = %s AND number = %s AND words = %s AND at = %s"
        for table_id, entry in batch.entries[:1]:
            return bool(self._writer.rows(ask, (table_id, entry.number, entry.words, entry.at)))
        ask = "SELECT 1 FROM remarks WHERE match = %s AND number = %s AND remark = %s"
        for table_id, remark in batch.remarks[:1]:
            return bool(self._writer.rows(ask, (table_id, remark.number, encode(remark).decode())))
        return False  # sheets and reviews may be written twice

    def drop(self, table_ids: Sequence[str]) -> None:
        with self._writer.transaction() as run:
            if not run(f"WITH {ME} SELECT 1 FROM me", {"node": self._node}):
                raise self._lost()
            for kind in ("tables", "steps", "remarks", "reviews", "pauses"):
                run(f"DELETE FROM {kind} WHERE match = ANY(%s)", (list(table_ids),))

    # Reading.

    def _read(self, ask: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Reads may be done twice: a connection that was lost while nobody used it is opened again."""
        with self._reader() as line:
            try:
                return line.rows(ask, values)
            except Away:
                return line.rows(ask, values)

    @contextmanager
    def _reader(self) -> Iterator[Line]:
        line = self._idle.get()
        try:
            yield line
        finally:
            self._idle.put(line)

    def open_tables(self, table_ids: Sequence[str] | None = None) -> Iterable[tuple[Sheet, Entry | None]]:
        """All, or of these."""
        if table_ids is None:
            return self._tables("stage IN ('open', 'playing')")
        return self._tables("stage IN ('open', 'playing') AND match = ANY(%s)", list(table_ids))

    def dealt(self, day: str) -> list[tuple[Sheet, Entry | None]]:
        return list(self._tables("day = %s AND day <> ''", day))

    def is_dealt(self, day: str) -> bool:
        return bool(self._read("SELECT 1 FROM tables WHERE day = %s AND day <> '' LIMIT 1", (day,)))

    def _tables(self, which: str, *values: object) -> Iterable[tuple[Sheet, Entry | None]]:
        rows = self._read(
            f"SELECT tables.match, sheet, last.* FROM tables LEFT JOIN LATERAL ({LAST}) last ON true "
            f"WHERE {which} ORDER BY born",
            values,
        )
        return read_tables(rows)

    def table_ids(self) -> list[str]:
        return [row[0] for row in self._read("SELECT match FROM tables ORDER BY born")]

    def sheet(self, table_id: str) -> Sheet | None:
        rows = self._read("SELECT sheet FROM tables WHERE match = %s", (table_id,))
        return read_sheet(rows[0][0]) if rows else None

    def entries(self, table_id: str, number: int = 0) -> list[Entry]:
        ask = f"SELECT {ENTRY} FROM steps WHERE match = %s AND number >= %s ORDER BY number"
        return [read_entry(row) for row in self._read(ask, (table_id, number))]

    def last(self, table_id: str) -> Entry | None:
        rows = self._read(f"SELECT {ENTRY} FROM steps WHERE match = %s ORDER BY number DESC LIMIT 1", (table_id,))
        return read_entry(rows[0]) if rows else None

    def remarks(self, table_id: str) -> list[Remark]:
        rows = self._read("SELECT remark FROM remarks WHERE match = %s ORDER BY number", (table_id,))
        return [read_remark(row[0]) for row in rows]

    def review(self, table_id: str) -> Reviewed | None:
        if self._readable < REVIEWS:
            return None
        rows = self._read("SELECT review FROM reviews WHERE match = %s", (table_id,))
        return read_review(rows[0][0]) if rows else None

    def held(self, table_ids: Sequence[str]) -> dict[str, Held]:
        """Who has these tables. Ids of no table are left out."""
        rows = self._read(HELD, (list(table_ids),))
        return {table_id: Held(node or "", address or "", free) for table_id, node, address, free in rows}

    # Facts.

    def secret(self) -> bytes:
        new = secrets.token_bytes(32)
        self._writer.rows("INSERT INTO facts VALUES ('secret', %s) ON CONFLICT DO NOTHING", (new,))
        return self._fact("secret") or b""

    def _fact(self, name: str) -> bytes | None:
        rows = self._writer.rows("SELECT value FROM facts WHERE name = %s", (name,))
        return bytes(rows[0][0]) if rows else None

    def last_sign(self) -> int:
        signs = self._read("SELECT pulse FROM gone UNION SELECT pulse FROM nodes")
        kept = self._read("SELECT value FROM facts WHERE name = 'pulse'")
        return max([0, *(int(sign) for (sign,) in [*signs, *kept])])

    def pauses(self, table_ids: Sequence[str] | None = None) -> list[Pause]:
        which = "" if table_ids is None else "WHERE match = ANY(%s)"
        wanted = () if table_ids is None else (["", *table_ids],)
        rows = self._read(f"SELECT match, since, until FROM pauses {which} ORDER BY since", wanted)
        return [(match, since, until) for match, since, until in rows]

    def note_pause(self, now: int) -> None:
        last = self.last_sign()
        if 0 < last < now:
            self._writer.rows("INSERT INTO pauses (since, until) VALUES (%s, %s)", (last, now))
        self.beat(now)

    def adopt(self, secret: bytes, last_sign: int, pauses: Sequence[Pause]) -> None:
        with self._writer.transaction() as run:
            run("DELETE FROM facts WHERE name = 'secret'")
            run("INSERT INTO facts VALUES ('secret', %s)", (secret,))
            for pause in pauses:
                run("INSERT INTO pauses (match, since, until) VALUES (%s, %s, %s)", pause)
        self.beat(last_sign)

    def damage(self) -> str:
        """PostgreSQL looks after its files itself."""
        return ""

    def close(self) -> None:
        with suppress(StorageError):
            self._writer.rows(LEAVE, (self._node,))
        self._writer.close()
        for _ in range(self.readers):
            self._idle.get().close()


class Columns:
    """Changes by kind, as columns."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self.sheets: dict[str, Sheet] = {}
        self.entries: list[tuple[str, Entry]] = []
        self.remarks: list[tuple[str, Remark]] = []
        self.reviews: dict[str, Reviewed] = {}
        for change in changes:
            match change:
                case Sheet():
                    self.sheets[change.table_id] = change
                case table_id, Entry() as entry:
                    self.entries.append((table_id, entry))
                case table_id, Remark() as remark:
                    self.remarks.append((table_id, remark))
                case table_id, Reviewed() as made:
                    if table_id not in self.reviews or self.reviews[table_id].playouts <= made.playouts:
                        self.reviews[table_id] = made

    def columns(self, node: str) -> dict[str, object]:
        sheets, entries = self.sheets.values(), [entry for _, entry in self.entries]
        return {
            "node": node,
            "sheet_of": list(self.sheets),
            "stage": [sheet.stage for sheet in sheets],
            "sheet": [write_sheet(sheet).decode() for sheet in sheets],
            "day": [sheet.day for sheet in sheets],
            "entry_of": [table_id for table_id, _ in self.entries],
            "number": [entry.number for entry in entries],
            "ply": [entry.ply for entry in entries],
            "words": [entry.words for entry in entries],
            "seat": [entry.seat for entry in entries],
            "at": [entry.at for entry in entries],
            "after": [encode(entry.after).decode() for entry in entries],
            "remark_of": [table_id for table_id, _ in self.remarks],
            "remark_number": [remark.number for _, remark in self.remarks],
            "remark": [encode(remark).decode() for _, remark in self.remarks],
            "review_of": list(self.reviews),
            "playouts": [made.playouts for made in self.reviews.values()],
            "review": [encode(made).decode() for made in self.reviews.values()],
        }
