"""One owner of the database, and its migrations."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from donjon.server import line, migrations, sqlite
from donjon.server.engines import open_database
from donjon.server.house import House
from donjon.server.settings import Settings
from donjon.server.sheet import Entry, SeatSheet, Sheet, Summary
from donjon.server.storage import LeaseLost, Storage
from tests.server.databases import Databases, claimed
from tests.server.support import PATIENCE, Serving
from tests.server.test_durability import donjon

ENTRY = Entry(0, 0, "", None, 0, Summary())


def sheet(table_id: str) -> Sheet:
    """Of a table that waits for players."""
    return Sheet(
        table_id, "towers", 1, {"height": "5"}, [SeatSheet()] * 2, None, False, "vote", True, "random", "5eed", 0
    )


STEPS = {engine: migrations.steps(engine) for engine in ("sqlite", "postgres")}


def test_a_second_server_says_who_holds_the_database(serving: Serving, databases: Databases) -> None:
    """In PostgreSQL it shares the database; but to import tables one has to be alone."""
    database = databases.new("one")
    with serving(database) as server:
        serve = [] if databases.engine == "postgres" else [["serve", "--database", database, "--port", "0"]]
        for words in (["db", "import", database, "none"], *serve):
            refused = donjon(*words)
            assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
            assert f"process {server.process.pid} on " in refused.stderr
        server.kill()
        server.start()  # who was killed holds nothing


@pytest.mark.one_server("only a file has several names")
def test_a_file_has_one_owner_by_whatever_name(serving: Serving, tmp_path: Path) -> None:
    database, link = tmp_path / "one.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(database)
    with serving(database) as server:
        refused = donjon("serve", "--database", str(link), "--port", "0")
        assert f"process {server.process.pid} on " in refused.stderr
        assert f"\nowned by process {server.process.pid} on " in donjon("doctor", "--database", str(link)).stdout


def test_who_has_lost_the_lease_writes_nothing(databases: Databases) -> None:
    database = databases.new("lost")
    storage = claimed(database)
    storage.write([("a", ENTRY)])
    databases.lapse(database)
    heir = claimed(database)
    with pytest.raises(LeaseLost, match="belongs to another server"):
        storage.write([("b", ENTRY)])
    with pytest.raises(LeaseLost):
        storage.beat(0)
    with pytest.raises(LeaseLost):
        storage.drop(["a"])
    heir.write([("c", ENTRY)])
    assert [len(heir.entries(table_id)) for table_id in "abc"] == [1, 0, 1]
    storage.close()
    heir.close()


@contextlib.contextmanager
def beating(storage: Storage) -> Iterator[None]:
    """It keeps its lease, however long something takes."""
    over = threading.Event()

    def beat() -> None:
        while not over.wait(0.5):
            storage.beat(0)

    thread = threading.Thread(target=beat)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def test_nobody_serves_a_database_that_is_being_imported_into(databases: Databases) -> None:
    database = databases.new("alone")
    with contextlib.closing(claimed(database)) as alone, beating(alone):
        refused = donjon("serve", "--database", database, "--port", "0")
    assert refused.returncode == 2
    assert f"is in use by process {os.getpid()} on " in refused.stderr.splitlines()[-1]


def test_moves_behind_a_lock_are_written_together(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (line, sqlite):
        monkeypatch.setattr(module, "WAIT", 0.5)
    database = databases.new("locked")

    async def run() -> None:
        house = House(Settings(), claimed(database))
        begun = time.monotonic()
        other = databases.lock(database)
        threading.Timer(2.0, other.close).start()  # longer than one attempt waits
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(house.journal.commit((f"t{n}", ENTRY)) for n in range(50)))
        assert time.monotonic() - begun >= 2.0
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize("version", range(migrations.NEWEST + 1))
def test_every_earlier_schema_becomes_the_newest(
    databases: Databases, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = databases.new("old"), databases.new("new")
    with monkeypatch.context() as then:
        then.setattr(migrations, "NEWEST", version)
        open_database(old).close()
    open_database(new).close()
    assert databases.schema(old) != databases.schema(new) or version == migrations.NEWEST
    said = donjon("db", "migrate", old)
    assert (said.returncode, said.stdout.rpartition(" ")[2]) == (0, f"{migrations.NEWEST}\n")
    assert databases.schema(old) == databases.schema(new)


def test_both_engines_have_the_same_versions() -> None:
    assert list(migrations.steps("sqlite")) == list(migrations.steps("postgres")) == [*range(1, migrations.NEWEST + 1)]


def test_a_newer_database_is_left_alone(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    path = databases.new("newer")
    newer = migrations.NEWEST + 1
    with monkeypatch.context() as then:
        then.setattr(migrations, "NEWEST", newer)
        then.setattr(migrations, "steps", lambda engine: dict.fromkeys(range(newer + 1), "SELECT 1;") | STEPS[engine])
        open_database(path).close()
    for words in (["db", "check", path], ["serve", "--database", path]):
        refused = donjon(*words)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert f"version {migrations.NEWEST + 1}" in refused.stderr


def test_check_opens_read_only_and_tells_a_corrupt_page(tmp_path: Path) -> None:
    path = tmp_path / "bad.sqlite"
    storage = claimed(str(path))
    storage.write([(f"t{n}", ENTRY) for n in range(2000)])
    storage.close()
    before = path.read_bytes()
    assert donjon("db", "check", str(path)).returncode == 0
    assert path.read_bytes() == before
    path.write_bytes(before[:20_000] + b"\xff" * 4096 + before[24_096:])
    found = donjon("db", "check", str(path))
    assert (found.returncode, found.stderr) == (1, "")
    assert found.stdout.startswith("the file is damaged: ")


@pytest.mark.parametrize(
    ("table", "what"), [("facts", "the server did not start"), ("lease", "cannot use {} as a database")]
)
def test_serve_says_in_one_line_that_a_file_is_damaged(table: str, what: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.sqlite"
    storage = sqlite.Sqlite(str(path))
    storage.secret()
    root = storage._reader.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    storage.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xff" * 4096)
    refused = donjon("serve", "--database", str(path), "--port", "0")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert refused.stderr.splitlines()[-1] == f"donjon: {what.format(path)}: database disk image is malformed"


def test_serve_names_the_reason(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "first.sqlite") as server:
        port = server.url.rsplit(":", 1)[1]
        refused = donjon("serve", "--database", str(tmp_path / "second.sqlite"), "--port", port)
        assert refused.returncode == 2
        assert "address already in use" in refused.stderr


@pytest.mark.one_server("one process is asked")
def test_asked_twice_to_stop_a_server_hurries_and_still_closes(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "hurried.sqlite") as server, server.client() as client:
        server.process.send_signal(signal.SIGTERM)
        client.hear("bye")
        assert server.stop() == 0


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["doctor"]], ids=["serve", "doctor"])
def test_a_lease_that_cannot_be_opened_is_told(words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "leased.sqlite"
    open_database(str(path)).close()
    Path(f"{path}-lease").mkdir()
    refused = donjon(*words, "--database", str(path))
    assert (refused.returncode, refused.stderr) == (2, f"donjon: cannot open {path}-lease: is a directory\n")


def test_a_table_that_cannot_be_read_is_named(databases: Databases) -> None:
    """`db check` goes on with the others."""
    path = databases.new("unreadable")
    storage = claimed(path)
    storage.write([sheet("bad"), sheet("good")])
    storage.close()
    databases.run(path, "UPDATE tables SET sheet = '{}' WHERE match = 'bad'")
    why = "what is stored of the table bad cannot be read: Object missing required field `match`"
    checked = donjon("db", "check", path)
    assert (checked.returncode, checked.stdout) == (1, f"bad: {why}\n2 tables checked, 1 differ\n")
    exported = donjon("db", "export", path)
    assert (exported.returncode, exported.stderr) == (2, f"donjon: {why}\n")


def test_an_export_that_fails_leaves_no_file(databases: Databases, tmp_path: Path) -> None:
    path, out = databases.new("empty"), tmp_path / "out.jsonl"
    open_database(path).close()
    refused = donjon("db", "export", path, "--table", "nowhere", "--output", str(out))
    assert (refused.returncode, refused.stderr) == (2, "donjon: there is no table nowhere\n")
    assert not out.exists()
