"""How the database came to be as it is: numbered steps in SQL, each run once, in order."""

import sqlite3
from pathlib import Path

from donjon.server.storage import StorageError

STEPS = {int(path.name[:4]): path for path in sorted(Path(__file__).parent.glob("[0-9]*.sql"))}
NEWEST = max(STEPS)


def known(connection: sqlite3.Connection, path: str) -> int:
    """The version of a database, if it is one that we know."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if not 0 <= found <= NEWEST:
        raise StorageError(f"{path} is a database of version {found}; this Donjon knows versions up to {NEWEST}")
    return found


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Bring a database up to the newest version, step by step, each whole or not at all."""
    for number in range(known(connection, path) + 1, NEWEST + 1):
        script = STEPS[number].read_text(encoding="utf-8")
        try:
            connection.executescript(f"BEGIN EXCLUSIVE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if known(connection, path) < number:  # nobody else has done it meanwhile
                raise
