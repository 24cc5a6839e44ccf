"""Who serves a database, and who owns which table: the rows behind leases, burials and heirs.

A process enters under a new random name each time it starts, so its name is its own fence: every write checks, in its
own statement, that the name is still there (postgres.py). Whoever has not beaten for the length of a lease is buried,
which waits for a batch that is being written. Only then are its tables free. Only the database's clock counts.
"""

import os
import secrets
import socket
import time
from typing import NamedTuple

from donjon.server.clock import now
from donjon.server.line import Line
from donjon.server.postgres import BURY, LEAVE, ME, ONE_AT_A_TIME, UNTIL
from donjon.server.storage import LeaseLost, StorageError

MOST = 500  # tables inherited at once
FREE = "(owner IS NULL OR owner IN (SELECT node FROM gone))"  # nobody is taken for dead who is not among the dead
ENTER = f"""
INSERT INTO nodes (node, process, host, since, until, address, pulse) VALUES (%s, %s, %s, %s, {UNTIL}, %s, %s)
"""
# A sign of life need not be on the disk: a database that loses it has lost time, too.
BEAT = f"""
WITH mine AS (UPDATE nodes SET until = {UNTIL}, pulse = %s WHERE node = %s RETURNING 1),
quick AS (SELECT set_config('synchronous_commit', 'off', true))
SELECT node, address, extract(epoch FROM until - clock_timestamp())::float FROM nodes, mine, quick
"""
TAKE = f"""
WITH {ME},
free AS (
    SELECT tables.match, tables.owner FROM tables, me WHERE {{which}} AND {FREE}
    ORDER BY born LIMIT {MOST} FOR UPDATE OF tables SKIP LOCKED),
taken AS (
    UPDATE tables SET owner = %(node)s FROM free WHERE tables.match = free.match
    RETURNING tables.match, stage, free.owner AS former),
since AS (
    SELECT taken.match, coalesce(
        nullif(gone.pulse, 0), (SELECT convert_from(value, 'UTF8')::bigint FROM facts WHERE name = 'pulse')) AS pulse
    FROM taken LEFT JOIN gone ON gone.node = former WHERE stage = 'playing'),
paused AS (INSERT INTO pauses (match, since, until) SELECT match, pulse, %(now)s FROM since WHERE pulse < %(now)s)
SELECT match FROM taken
"""
INHERIT = TAKE.format(which="stage IN ('open', 'playing')")
TAKE_ONE = TAKE.format(which="tables.match = %(table_id)s")


class Neighbour(NamedTuple):
    """One of those that share the database: where it is reached, and for how many seconds it still has its lease."""

    address: str
    left: float


class Nodes:
    """The one process that we are, and what it knows of the others. Not for several threads at a time."""

    def __init__(self, database: str) -> None:
        self._line = Line(database)
        self.node = secrets.token_hex(8)

    def enter(self, address: str) -> None:
        """Be one of the servers, unless somebody needs the database for themselves."""
        with self._line.transaction() as run:
            run(ONE_AT_A_TIME, ("claim",))
            alone = run("SELECT process, host FROM nodes WHERE address = '' AND until > clock_timestamp()")
            if alone:
                raise StorageError(f"{self._line.name} is in use by process {alone[0][0]} on {alone[0][1]}")
            at = time.time_ns() // 1_000_000
            run(ENTER, (self.node, os.getpid(), socket.gethostname(), at, address, now()))

    def beat(self, pulse: int) -> dict[str, Neighbour]:
        """Keep the lease: we have run until then. Returns all the others, by name."""
        found = {node: Neighbour(*rest) for node, *rest in self._line.rows(BEAT, (pulse, self.node))}
        if not found:
            raise LeaseLost(f"{self._line.name}: the others have taken over from this server")
        return {node: one for node, one in found.items() if one.address and node != self.node}

    def bury(self) -> None:
        """Take those for dead who have not beaten for the length of a lease."""
        self._line.rows(f"{BURY} SELECT 1")

    def inherit(self) -> list[str]:
        """Some unfinished tables that have no owner; they are ours now."""
        return self._taken(INHERIT)

    def take(self, table_id: str) -> bool:
        """Own this table, unless somebody else does."""
        return bool(self._taken(TAKE_ONE, table_id))

    def _taken(self, ask: str, table_id: str = "") -> list[str]:
        rows = self._line.rows(ask, {"node": self.node, "now": now(), "table_id": table_id})
        return [row[0] for row in rows]

    def leave(self) -> None:
        """Let others take the tables. Nothing is written after this."""
        self._line.rows(LEAVE, (self.node,))

    def close(self) -> None:
        self._line.close()
