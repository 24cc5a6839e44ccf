"""What docs/hosting.md tells people to do."""

import configparser
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from donjon.server.settings import Settings
from tests.server.balancer import PAGE
from tests.server.support import PATIENCE, Server, Serving, get
from tests.server.test_durability import donjon


@pytest.mark.one_server("it copies a file, which only one server has")
def test_a_copy_is_made_while_the_server_runs_and_can_be_restored(serving: Serving, tmp_path: Path) -> None:
    (command,) = re.findall(r'^python3 -c "(.*)"$', PAGE, re.MULTILINE)
    with serving(tmp_path / "donjon.sqlite") as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2)
        tokens = [link["token"] for link in made["seats"]]
        board = client.play(made["table_id"], client.join(*tokens)["board"])
        subprocess.run([sys.executable, "-c", command], cwd=tmp_path, check=True, timeout=PATIENCE)
        client.play(made["table_id"], board)  # play goes on
        backup = tmp_path / "backup.sqlite"
        assert donjon("db", "check", str(backup)).stdout == "1 tables checked, 0 differ\n"
        client.close()
        server.stop()
        for ending in ("", "-wal", "-shm"):
            (tmp_path / f"donjon.sqlite{ending}").unlink(missing_ok=True)
        shutil.copy(backup, tmp_path / "donjon.sqlite")
        server.start()
        with server.client() as again:
            assert again.join(*tokens)["board"]["ply"] == board["ply"]


def test_behind_a_proxy_names_and_addresses_are_the_visitors(serving: Serving, tmp_path: Path) -> None:
    """As nginx and Caddy pass them on."""
    with serving(tmp_path / "proxied.sqlite", "--proxies", "127.0.0.1", "--address-connections", "1") as server:
        host, port = server.url.removeprefix("http://").split(":")
        with _visit(host, int(port), "203.0.113.1") as one, _visit(host, int(port), "203.0.113.2") as other:
            for visitor in (one, other):
                visitor.send('{"kind":"ping"}')
                assert '"pong"' in str(visitor.recv(timeout=PATIENCE))


def _visit(host: str, port: int, visitor: str) -> ClientConnection:
    line = socket.create_connection((host, port))
    headers = {"Origin": "https://games.example", "X-Forwarded-For": visitor, "X-Forwarded-Proto": "https"}
    return connect("ws://games.example/socket", sock=line, proxy=None, additional_headers=headers)


def test_the_unit_names_settings_that_there_are() -> None:
    (unit,) = re.findall(r"```ini\n(.*?)```", PAGE, re.DOTALL)
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit)
    told = re.findall(r"DONJON_(\w+)=", parser["Service"]["Environment"])
    assert {name.lower() for name in told} <= set(Settings.__struct_fields__)
    assert parser["Service"]["ExecStart"].endswith("donjon serve")


def test_every_figure_is_told_of_and_every_figure_told_of_is_there(server: Server) -> None:
    there = set(re.findall(r"^# TYPE (\w+)", get(f"{server.url}/metrics").text, re.MULTILINE))
    told = {name.removesuffix("_bucket") for name in re.findall(r"\bdonjon_\w+", PAGE)}
    assert told == there
