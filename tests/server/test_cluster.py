"""Several servers on one database: whatever door somebody comes through, it is one house."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import psycopg
import pytest

from donjon.server.cluster.channel import Broken, ToDoor, ToOwner, dial, welcome
from tests.server.databases import Cluster, Postgreses
from tests.server.ports import free_port
from tests.server.support import PATIENCE, Server, get, line_of, running
from tests.server.test_durability import donjon

House = tuple[Server, Server]


@pytest.fixture(scope="module")
def doors(cluster: Cluster) -> Iterator[House]:
    """Two doors to one house."""
    database = Postgreses(cluster).new("doors")
    with running(Server(database)) as one, running(Server(database)) as other:
        yield one, other


def test_a_game_is_played_through_two_doors(doors: House) -> None:
    one, other = doors
    with one.client() as ada, other.client() as ben, other.client() as watcher:
        made = ada.create("towers", [{"mine": True}, {}])
        table_id = made["table_id"]
        ada.join(made["seats"][0]["token"])
        ben.sit(made["invitations"][0]["token"], "Ben")
        state = watcher.join(made["watch"]["token"])
        assert [seat["here"] for seat in state["table"]["seats"]] == [True, True]
        boards = [ada.hear("state")["board"], ben.heard[-1]["board"]]
        for _ in range(6):
            mover = boards[0]["to_move"]
            player, waiting = (ada, ben) if mover == 0 else (ben, ada)
            own = player.play(table_id, boards[mover])
            boards = [own, waiting.hear("update")["board"]]
            boards = boards if mover == 0 else boards[::-1]
            assert watcher.hear("update")["board"]["ply"] == own["ply"]
        ben.send("chat", table_id=table_id, text="hm")
        assert ada.hear("said")["remark"]["text"] == "hm"
        ben.close()
        assert "here" not in ada.hear("table")["table"]["seats"][1]


def test_the_lobby_shows_the_tables_of_all(doors: House) -> None:
    one, other = doors
    with one.client() as ada, other.client() as ben:
        ben.ask("lobby", "tables")
        made = ada.create("towers", [{"mine": True}, {}], public=True)
        assert ben.hear("table")["table"]["table_id"] == made["table_id"]
        for server in doors:
            assert made["table_id"] in [card["table_id"] for card in get(f"{server.url}/tables").json()]
        ada.join(made["seats"][0]["token"], made["owner"])
        ada.send("propose", table_id=made["table_id"], matter="abandon")
        assert ben.hear("gone")["table_id"] == made["table_id"]


def test_ones_own_tables_are_found_wherever_they_are(doors: House) -> None:
    one, other = doors
    with one.client() as ada, other.client() as ben:
        tables = [guest.create("towers", [{"mine": True}, {}]) for guest in (ada, ben)]
        tokens = [made["seats"][0]["token"] for made in tables]
        mine = ada.ask("mine", "tables", tokens=tokens)
        assert {card["table_id"] for card in mine["tables"]} == {made["table_id"] for made in tables}
        ben.sit(tables[1]["invitations"][0]["token"], "Ben")
        news = ada.hear("table")["table"]
        assert (news["table_id"], news["stage"]) == (tables[1]["table_id"], "playing")
        for server in doors:
            assert get(f"{server.url}/tables/{tokens[0]}").json()["table_id"] == tables[0]["table_id"]
        assert get(f"{other.url}/tables/{tokens[0]}x").status_code == 404


def test_others_come_while_the_owner_of_a_table_is_looked_for(doors: House, cluster: Cluster) -> None:
    one, other = doors
    looking = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%LEFT JOIN gone%'"
    with one.client() as maker, other.client() as first, other.client() as second, other.client() as third:
        keys = [maker.create("towers", [{"mine": True}, {}])["watch"]["token"] for _ in range(2)]
        with psycopg.connect(str(one.database)) as lock:
            lock.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            first.send("join", keys=keys[:1])
            until = time.monotonic() + PATIENCE
            while not Postgreses(cluster).run(cluster.address, looking):
                assert time.monotonic() < until
            second.send("join", keys=keys[1:])
            third.settle()  # the server has read what came before
        for guest, key in zip((first, second), keys, strict=True):
            assert guest.hear("state")["table"]["table_id"] == key.partition(".")[0]


def test_a_bad_key_harms_nobody(doors: House) -> None:
    one, other = doors
    with one.client() as maker, other.client() as guest:
        made = maker.create("towers", [{"mine": True}, {}])
        for key in ("é", "a\0b", "no.such.key", "x" * 60, "abc"):
            guest.send("join", keys=[key])
            assert guest.hear("error")["code"] in ("unknown", "malformed"), key
        guest.send("join", keys=[made["watch"]["token"], "abc"])
        assert guest.hear("error")["code"] == "bad_choice"
        guest.join(made["watch"]["token"])


def test_a_refused_join_does_not_keep_somebody_from_the_next_owner(cluster: Cluster) -> None:
    database = Postgreses(cluster).new("again")
    with running(Server(database)) as heir, running(Server(database)) as owner, heir.client() as guest:
        with owner.client() as maker:
            made = maker.create("towers", [{"mine": True}, {}])
        token = made["seats"][0]["token"]
        guest.join(token)
        for key in (f"{made['table_id']}.0.nonsense", made["table_id"]):
            guest.send("join", keys=[key])
            assert guest.hear("error")["code"] == "unknown"
        owner.stop()
        assert guest.hear("state")["held"] == [0]


def test_one_command_looks_after_several_servers(cluster: Cluster) -> None:
    database = Postgreses(cluster).new("command")
    words = ["cluster", "--processes", "2", "--thinkers", "1", "--port", "0", "--database", database]
    words += ["--link", f"127.0.0.1:{free_port()}"]  # the second one links at the port after it
    command = [sys.executable, "-m", "donjon", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            said = [line_of(process) for _ in range(4)]
            urls = [line.split()[3] for line in said if line.startswith("Donjon is at")]
            assert sum(line.startswith("Thinking for") for line in said) == 2  # one machine, which has joined both
            servers = owners(database)
            assert len(servers) == len(set(urls)) == 2
            os.kill(servers[0], signal.SIGKILL)
            again = [line_of(process) for _ in range(2)]  # it is started again, and joined again
            assert sorted(line.split()[0] for line in again) == ["Donjon", "Thinking"]
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        finally:
            process.terminate()
    assert set(owners(database)) <= {servers[0]}  # the lease of a server that was killed lapses by itself


def owners(database: str) -> list[int]:
    """The processes that `donjon doctor` names as owners."""
    told = donjon("doctor", "--database", database).stdout
    return [int(found) for found in re.findall(r"^owned by process (\d+)", told, re.MULTILINE)]


def test_the_load_generator_measures_several_servers(cluster: Cluster) -> None:
    words = ["--tables", "3", "--rate", "0", "--seconds", "3", "--processes", "2", "--json"]
    done = donjon("load", "--database", Postgreses(cluster).new("load"), *words)
    figures = json.loads(done.stdout)
    assert figures["moves"] > 3
    assert figures["server_cpu_ms_per_move"] > 0


@pytest.mark.parametrize("words", [["cluster"], ["load", "--processes", "2"]])
def test_several_servers_need_postgresql(words: list[str]) -> None:
    refused = donjon(*words, "--database", "donjon.sqlite")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "PostgreSQL" in refused.stderr


def test_a_cluster_whose_server_cannot_listen_ends(cluster: Cluster) -> None:
    """It would not be able to listen the next time, either."""
    database = Postgreses(cluster).new("taken")
    port = free_port()
    with socket.create_server(("127.0.0.1", port + 1)):
        refused = donjon("cluster", "--port", str(port), "--database", database)
    told = [line for line in refused.stderr.splitlines() if not line.startswith("{")]  # between the lines of the log
    why = f"cannot listen on 127.0.0.1 port {port + 1}: address already in use"
    assert (refused.returncode, told) == (2, [f"donjon: the server did not start: {why}"])
    assert "\nowned by" not in donjon("doctor", "--database", database).stdout  # the other one has left in order


def test_ports_in_a_row_end_where_ports_end() -> None:
    refused = donjon("cluster", "--port", "65535", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (refused.returncode, refused.stderr) == (2, "donjon: settings: port is 0 to 65535, not 65536\n")
    refused = donjon("cluster", "--link", "10.0.0.3:65535", "--database", "postgresql://nobody@127.0.0.1:1/none")
    told = "donjon: settings: link is an address like 10.0.0.3:7000, not '10.0.0.3:65536'\n"
    assert (refused.returncode, refused.stderr) == (2, told)


def test_who_does_not_know_the_key_is_not_let_in() -> None:
    async def run() -> None:
        met: list[object] = []
        writers: list[asyncio.StreamWriter] = []

        async def called(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writers.append(writer)
            met.append(await welcome(reader, writer, b"key", ToOwner))

        listener = await asyncio.start_server(called, "127.0.0.1", 0)
        address = f"127.0.0.1:{listener.sockets[0].getsockname()[1]}"
        with pytest.raises(Broken):
            await dial(address, "0123456789abcdef", b"another", ToDoor)
        while not met:
            await asyncio.sleep(0.01)
        assert met == [None]
        channel = await dial(address, "0123456789abcdef", b"key", ToDoor)
        while len(met) < 2:
            await asyncio.sleep(0.01)
        assert met[1] is not None
        for writer in (channel._writer, writers[1]):  # a network that is gone is noticed, though nothing is said
            line = writer.get_extra_info("socket")
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 10_000
        for writer in (channel._writer, *writers):
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        listener.close()

    asyncio.run(run())
