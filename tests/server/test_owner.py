"""One owner of the database, and its migrations."""

import asyncio
import os
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from donjon.server import migrations
from donjon.server.house import House
from donjon.server.settings import Settings
from donjon.server.sheet import Entry, Summary
from donjon.server.sqlite import Sqlite
from donjon.server.storage import StorageError
from tests.server.support import serving
from tests.server.test_durability import donjon

ENTRY = Entry(0, 0, "", None, 0, Summary())


def test_a_second_server_says_who_holds_the_database(tmp_path: Path) -> None:
    database = tmp_path / "one.sqlite"
    with serving(database) as server:
        for words in (["serve", "--database", str(database), "--port", "0"], ["db", "import", str(database), "none"]):
            refused = donjon(*words)
            assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
            assert f"process {server.process.pid} on " in refused.stderr
        server.kill()
        server.start()  # who was killed holds nothing


def test_who_has_lost_the_lease_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lost.sqlite"
    storage = Sqlite(str(path))
    storage.claim()
    storage.write([("a", ENTRY)])
    os.unlink(f"{path}-lease")  # as somebody might who tidies up
    heir = Sqlite(str(path))
    heir.claim()
    with pytest.raises(StorageError, match="belongs to another server"):
        storage.write([("b", ENTRY)])
    heir.write([("c", ENTRY)])
    assert [len(heir.entries(table_id)) for table_id in "abc"] == [1, 0, 1]
    storage.close()
    heir.close()


def test_moves_behind_a_lock_are_written_together(tmp_path: Path) -> None:
    path = str(tmp_path / "locked.sqlite")

    async def run() -> None:
        house = House(Settings(), Sqlite(path))
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        threading.Timer(11.0, other.execute, ("COMMIT",)).start()  # longer than one attempt waits
        begun = time.monotonic()
        await asyncio.gather(*(house.journal.commit((f"t{n}", ENTRY)) for n in range(50)))
        assert time.monotonic() - begun < 20
        await house.close()
        other.close()

    asyncio.run(run())


@pytest.mark.parametrize("version", range(migrations.NEWEST + 1))
def test_every_earlier_schema_becomes_the_newest(tmp_path: Path, version: int) -> None:
    path = tmp_path / "old.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    for number in range(1, version + 1):
        connection.executescript(migrations.STEPS[number].read_text(encoding="utf-8"))
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    Sqlite(str(path)).close()
    new = tmp_path / "new.sqlite"
    Sqlite(str(new)).close()
    assert _schema(path) == _schema(new)


def _schema(path: Path) -> tuple[int, list[str]]:
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return version, [row[0].replace("IF NOT EXISTS ", "") for row in rows]


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite"
    Sqlite(str(path)).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {migrations.NEWEST + 1}")
    connection.close()
    for words in (["db", "check", str(path)], ["serve", "--database", str(path)]):
        refused = donjon(*words)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert f"version {migrations.NEWEST + 1}" in refused.stderr


def test_check_opens_read_only_and_tells_a_corrupt_page(tmp_path: Path) -> None:
    path = tmp_path / "bad.sqlite"
    storage = Sqlite(str(path))
    storage.write([(f"t{n}", ENTRY) for n in range(2000)])
    storage.close()
    before = path.read_bytes()
    assert donjon("db", "check", str(path)).returncode == 0
    assert path.read_bytes() == before
    path.write_bytes(before[:20_000] + b"\xff" * 4096 + before[24_096:])
    found = donjon("db", "check", str(path))
    assert (found.returncode, found.stderr) == (1, "")
    assert found.stdout.startswith("the file is damaged: ")


def test_serve_says_in_one_line_that_a_file_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "bad.sqlite"
    storage = Sqlite(str(path))
    storage.secret()
    root = storage._reader.execute("SELECT rootpage FROM sqlite_master WHERE name = 'facts'").fetchone()[0]
    storage.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xff" * 4096)
    refused = donjon("serve", "--database", str(path), "--port", "0")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert refused.stderr.splitlines()[-1] == "donjon: the server did not start: database disk image is malformed"


def test_serve_names_the_reason(tmp_path: Path) -> None:
    with serving(tmp_path / "first.sqlite") as server:
        port = server.url.rsplit(":", 1)[1]
        refused = donjon("serve", "--database", str(tmp_path / "second.sqlite"), "--port", port)
        assert refused.returncode == 2
        assert "address already in use" in refused.stderr
