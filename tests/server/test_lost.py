"""What is lost comes back: a database that goes away, a connection to it, the answer to a batch, the lease."""

import asyncio
import contextlib
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from donjon.server.engines import open_database
from donjon.server.house import House
from donjon.server.line import HANG, Line
from donjon.server.postgres import Postgres
from donjon.server.settings import Settings
from donjon.server.sheet import Entry, Summary
from donjon.server.storage import Away, Clash
from tests.server.databases import Cluster, Databases, Postgreses, claimed
from tests.server.support import PATIENCE, Server, Serving, get, running
from tests.server.test_durability import donjon

ENTRY = Entry(0, 0, "x", None, 1, Summary())
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'"


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    with contextlib.closing(Cluster()) as cluster:
        yield cluster


def until_ready(server: Server) -> None:
    begun = time.monotonic()
    while get(f"{server.url}/readyz").text != "ready":
        assert time.monotonic() - begun < PATIENCE


def who_said(server: Server, event: str) -> list[str]:
    return sorted(line["process"] for line in server.log() if line["event"] == event)


def test_a_lost_database_is_told_in_words_and_recovered_from(serving: Serving, own_cluster: Cluster) -> None:
    database = own_cluster.address
    with serving(database) as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2)
        state = client.join(*(link["token"] for link in made["seats"]))
        board = client.play(made["table_id"], state["board"])
        own_cluster.stop(signal.SIGQUIT)
        move = board["legal"][0]["move"]
        client.send("play", table_id=made["table_id"], ply=board["ply"], move=move)
        told = client.hear("error")
        assert (told["code"], told["text"]) == ("away", "the server cannot reach its database; try again in a moment")
        client.send("join", keys=[link["token"] for link in made["seats"]])
        assert client.hear("error")["code"] == "away"  # what is stored is not sure, and cannot be read
        client.settle()  # nobody was disconnected
        assert 'code="broken"' not in get(f"{server.url}/metrics").text  # that would be a fault of the server
        until = time.monotonic() + PATIENCE
        while "database is away" not in [line["event"] for line in server.log()]:
            assert time.monotonic() < until, server.log()
        assert get(f"{server.url}/readyz").status_code == 503
        own_cluster.start()
        until_ready(server)
        board = client.play(made["table_id"], board, move)
        assert client.join(*(link["token"] for link in made["seats"]))["board"]["ply"] == board["ply"]
        until = time.monotonic() + PATIENCE
        while (away := who_said(server, "database is away")) != who_said(server, "database is back"):
            assert time.monotonic() < until, server.log()
        assert len(away) == len(set(away))  # each of them once
    assert donjon("db", "check", database).stdout == "1 tables checked, 0 differ\n"


def test_without_owner_and_database_nobody_waits_for_ever(own_cluster: Cluster) -> None:
    """Whoever waits too long is not read from, and would be taken for lost."""
    with running(Server(own_cluster.address)) as door, running(Server(own_cluster.address)) as owner:
        with owner.client() as maker:
            made = maker.create("towers", [{"mine": True}] * 2)
        with door.client() as guest:
            board = guest.join(*(link["token"] for link in made["seats"]))["board"]
            own_cluster.stop(signal.SIGQUIT)
            owner.kill()
            for _ in range(3):  # longer than a connection lives that does not answer
                guest.send("play", table_id=made["table_id"], ply=board["ply"], move=board["legal"][0]["move"])
                assert guest.hear("error")["code"] == "away"
                guest.settle()
            own_cluster.start()
            assert guest.hear("state")["board"]["ply"] == board["ply"]


def test_a_lost_connection_costs_nobody_a_move(cluster: Cluster) -> None:
    postgres = Postgreses(cluster)
    database = postgres.new("cut")

    async def run() -> None:
        house = House(Settings(), claimed(database))
        for number in range(3):
            postgres.run(cluster.address, CUT)
            await house.journal.commit((f"t{number}", ENTRY))
            assert await house.read(house.storage.entries, f"t{number}") == [ENTRY]
        assert not house.journal.lost
        await house.close()

    asyncio.run(run())


LOCKS = """
WITH node AS (SELECT 1 FROM nodes WHERE process = {} FOR KEY SHARE),
held AS (SELECT 1 FROM tables WHERE match = '{}' FOR UPDATE)
SELECT repeat('x', 1000) FROM node, held, generate_series(1, {})
"""


def silent(database: str, process: int, table_id: str) -> Line:
    """A session as a frozen server may leave it: in a transaction that locks its own row and that of a table."""
    line = Line(database)
    line.rows("BEGIN")
    assert line.rows(LOCKS.format(process, table_id, 1))
    return line


def deaf(database: str, process: int, table_id: str) -> Line:
    """The same in a statement, because nobody reads the answer."""
    line = Line(database)
    connection = line._open()
    connection.pgconn.send_query(LOCKS.format(process, table_id, 100_000).encode())
    connection.pgconn.flush()
    assert select.select([connection], [], [], PATIENCE)[0]  # the answer begins, so the rows are locked
    return line


def test_sessions_of_a_frozen_server_hold_up_no_heir(cluster: Cluster) -> None:
    database = Postgreses(cluster).new("frozen")
    with running(Server(database)) as heir, running(Server(database)) as owner, heir.client() as guest:
        with owner.client() as maker:
            tables = [maker.create("towers", [{"mine": True}] * 2) for _ in range(2)]
            for made in tables:
                board = maker.join(*(link["token"] for link in made["seats"]))["board"]
                maker.play(made["table_id"], board)
        with contextlib.ExitStack() as stack:
            for hang, made in zip((silent, deaf), tables, strict=True):
                stack.enter_context(contextlib.closing(hang(database, owner.process.pid, made["table_id"])))
            owner.kill()
            states = [guest.join(*(link["token"] for link in made["seats"])) for made in tables]
            assert [state["board"]["number"] for state in states] == [2, 2]


def test_a_server_whose_sessions_are_ended_plays_on(cluster: Cluster) -> None:
    postgres = Postgreses(cluster)
    database = postgres.new("ended")
    with running(Server(database)) as server:
        with server.client() as client:
            made = client.create("towers", [{"mine": True}] * 2)
            tokens = [link["token"] for link in made["seats"]]
            board = client.join(*tokens)["board"]
            for _ in range(5):
                postgres.run(cluster.address, CUT)
                board = client.play(made["table_id"], board)
            until_ready(server)
        server.kill()
        server.start()
        with server.client() as client:
            assert client.join(*tokens)["board"]["ply"] == board["ply"]


def test_a_transaction_that_was_ended_is_told_and_leaves_nothing(cluster: Cluster) -> None:
    postgres = Postgreses(cluster)
    storage = claimed(postgres.new("frozen"))
    assert isinstance(storage, Postgres)
    storage.write([("a", ENTRY)])

    def freeze(line: Line) -> None:
        with line.transaction() as run:
            ((session,),) = run("SELECT pg_backend_pid()")
            assert run("SHOW idle_in_transaction_session_timeout") == [(f"{HANG:g}s",)]
            run("DELETE FROM steps")
            run("SET LOCAL idle_in_transaction_session_timeout = '200ms'")  # the same, sooner
            until = time.monotonic() + PATIENCE
            while postgres.run(cluster.address, "SELECT 1 FROM pg_stat_activity WHERE pid = ?", session):
                assert time.monotonic() < until

    with pytest.raises(Away, match="idle-in-transaction timeout"):
        freeze(storage._writer)
    storage.write([("b", ENTRY)])
    assert [storage.entries(table_id) for table_id in "ab"] == [[ENTRY], [ENTRY]]
    storage.close()


def test_a_batch_whose_answer_was_lost_is_written_once(cluster: Cluster) -> None:
    storage = claimed(Postgreses(cluster).new("doubt"))
    assert isinstance(storage, Postgres)
    storage.write([("a", ENTRY), ("b", ENTRY)])
    with pytest.raises(Clash):
        storage.write([("a", ENTRY)])
    storage._doubtful = True  # as when the connection is lost between the commit and its answer
    storage.write([("a", ENTRY), ("b", ENTRY)])
    storage._doubtful = True
    with pytest.raises(Clash):  # another move under the same number is not the same batch
        storage.write([("a", Entry(0, 0, "y", None, 2, Summary()))])
    assert [storage.entries(table_id) for table_id in "ab"] == [[ENTRY], [ENTRY]]
    storage.close()


def test_a_server_that_lost_its_lease_stops(databases: Databases) -> None:
    database = databases.new("heir")
    server = Server(database)
    if databases.engine == "postgres":
        server.process.send_signal(signal.SIGSTOP)  # else it beats meanwhile, and has its lease again
    databases.lapse(database)
    heir = claimed(database)
    server.process.send_signal(signal.SIGCONT)
    assert server.process.wait(PATIENCE) == 2
    assert "another server has taken over the database" in server.errors.read_text()
    heir.write([("a", ENTRY)])
    heir.close()
    assert server.process.stdout is not None
    server.process.stdout.close()


def test_doctor_says_who_owns_the_database(serving: Serving, databases: Databases) -> None:
    database = databases.new("owned")
    with serving(database) as server:
        with server.client() as client:
            client.create("towers", [{"mine": True}, {}])
        said = donjon("doctor", "--database", database).stdout
        assert ": 1 tables, 1 of them not finished\nowned by process " in said
        assert all(f"owned by process {pid} on " in said for pid in server.pids)
        assert {line["process"].split()[0] for line in server.log()} == {str(pid) for pid in server.pids}
    assert "\nowned by" not in donjon("doctor", "--database", database).stdout


def test_a_file_needs_no_driver() -> None:
    look = "import donjon.server.serve, donjon.server.db, sys; print('psycopg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True).stdout == "False\n"


def test_a_bad_address_is_told_in_one_sentence_without_its_password() -> None:
    for address in ("postgresql://me:hush@127.0.0.1:1/none", "postgresql://me:hush@:x/none?what=1"):
        refused = donjon("serve", "--database", address)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert "hush" not in refused.stderr


@pytest.mark.one_server("it copies into a file, which only one server has")
def test_db_copy_moves_a_whole_house(serving: Serving, databases: Databases, tmp_path: Path) -> None:
    database, copy = databases.new("whole"), str(tmp_path / "copy.sqlite")
    with serving(database) as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2, clock={"kind": "live", "base": 600})
        token = made["seats"][0]["token"]
        client.join(token)
        client.send("chat", table_id=made["table_id"], text="hm")
        client.hear("said")
        assert "in use by process" in donjon("db", "copy", database, copy).stderr
    assert donjon("db", "copy", database, copy).stdout.startswith("1 tables copied")
    assert donjon("db", "copy", database, copy).stderr == f"donjon: {copy} has tables already\n"
    assert donjon("db", "export", copy).stdout == donjon("db", "export", database).stdout
    storages = [open_database(one) for one in (database, copy)]
    assert len({(one.secret(), one.last_sign(), tuple(one.pauses())) for one in storages}) == 1
    for storage in storages:
        storage.close()
    with serving(copy) as there, there.client() as client:
        assert client.join(token)["chat"][0]["text"] == "hm"
