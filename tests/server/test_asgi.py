"""The app under other ASGI servers than ours, and under Starlette's TestClient: the same game, by plain ASGI."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import InvalidStatus

from donjon.core.errors import DonjonError
from donjon.server import app, protocols, serve, settings
from tests.server.ports import free_port
from tests.server.support import PATIENCE, Client, get

APP = "donjon.server.asgi:app"
SERVERS = {
    "granian": ("--interface", "asgi", "--host", "127.0.0.1", "--port", "{port}", APP),
    "hypercorn": ("--bind", "127.0.0.1:{port}", APP),
    "uvicorn": ("--host", "127.0.0.1", "--port", "{port}", APP),
}
TABLE: dict[str, Any] = {"game": "elbrus", "seats": [{"mine": True}, {"bot": "random"}]}


@contextlib.contextmanager
def serving(name: str, folder: Path) -> Iterator[str]:
    """That server with our app, as a process; gives its address."""
    port = free_port()
    words = [word.format(port=port) for word in SERVERS[name]]
    environment = {"DONJON_DATABASE": str(folder / "games.sqlite"), "DONJON_BOT_PAUSE": "0", "DONJON_RATE": "100000"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", name, *words], env={**os.environ, **environment}, stdout=log, stderr=log
        )
    try:
        wait_for(process, f"http://127.0.0.1:{port}", folder / "log")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
    said = (folder / "log").read_text()
    assert "bot failed" not in said and "broken" not in said, said[-4000:]


def wait_for(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            if get(f"{address}/healthz").text == "ok":
                return
        time.sleep(0.05)
    raise AssertionError(f"the server did not start: {log.read_text()[-2000:]}")


def play_to_the_end(client: Client) -> None:
    made = client.create(**TABLE)
    board = client.join(made["seats"][0]["token"], wants=[])["board"]
    while not board["over"]:
        if board["to_move"] == board["eyes"]:
            move = client.dice.choice(board["legal"])["move"]
            client.send("play", table_id=made["table_id"], ply=board["ply"], move=move)
        board = client.hear("update")["board"]
    record = get(f"{client.url}/records/{made['seats'][0]['token']}").text
    assert record.count("\n") > board["ply"]


@pytest.mark.parametrize("name", SERVERS)
def test_a_game_under_another_server(name: str, tmp_path: Path) -> None:
    with contextlib.ExitStack() as kept, serving(name, tmp_path) as address:
        kept.enter_context(Client(address))  # who stays to the end does not keep the server from stopping
        with Client(address) as client:
            play_to_the_end(client)
        with pytest.raises(InvalidStatus) as refused:
            Client(address, {"Origin": "https://elsewhere.example"})
        assert refused.value.response.status_code == 403


def test_a_game_in_the_test_client(tmp_path: Path) -> None:
    made = app.make(settings.Settings(database=str(tmp_path / "games.sqlite"), bot_pause=0, rate=100_000))
    with TestClient(made) as http, http.websocket_connect("/socket") as talk:

        def hear(kind: str) -> dict[str, Any]:
            while (message := talk.receive_json())["kind"] != kind:
                assert message["kind"] != "error", message
            return dict(message)

        talk.send_json({"kind": "create", **TABLE})
        table = hear("created")
        talk.send_json({"kind": "join", "keys": [table["seats"][0]["token"]], "wants": []})
        board = hear("state")["board"]
        while not board["over"]:
            if board["to_move"] == board["eyes"]:
                move = board["legal"][0]["move"]
                talk.send_json({"kind": "play", "table_id": table["table_id"], "ply": board["ply"], "move": move})
            board = hear("update")["board"]
        assert http.get(f"/tables/{table['seats'][0]['token']}").json()["stage"] == "over"


def test_our_protocols_serve_where_uvicorn_is_as_we_know_it() -> None:
    assert serve.own_protocols() == {"http": protocols.Http, "ws": protocols.Socket}


def test_without_the_guard_no_stranger_may_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(protocols, "fitting", dict)
    database = str(tmp_path / "unguarded.sqlite")
    for host in ("0.0.0.0", "::", "192.0.2.1", "games.example"):
        with pytest.raises(DonjonError, match="guarded"):
            serve.config(settings.Settings(host=host, database=database))
        assert serve.config(settings.Settings(host=host, database=database, proxies="192.0.2.2")).host == host
    for host in ("127.0.0.1", "::1", "localhost"):
        assert serve.config(settings.Settings(host=host, database=database)).host == host


def test_another_uvicorn_serves_by_its_own() -> None:
    class Renamed:
        def __init__(self) -> None:
            self.closed = False

    assert protocols.as_expected({Renamed: ("closed",)})
    assert not protocols.as_expected({Renamed: ("closed", "close_sent")})
