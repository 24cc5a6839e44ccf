"""Malformed, oversized, binary, out-of-order and hostile messages: one clear error each, nobody else disturbed."""

import contextlib
import json
import random
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from donjon.server.answers import read_answer
from tests.server.support import PATIENCE, Client, Server, Serving, memory, post, rested
from tools.campaign import hostile


def raw(client: Client, message: str | bytes) -> Any:
    """Send anything; the answer is one error, which is read as strictly as any."""
    client.socket.send(message)
    text = client.socket.recv(timeout=PATIENCE)
    read_answer(text)
    return json.loads(text)


@pytest.mark.parametrize(
    "message",
    [
        "", "x", "[]", "null", "{}", '{"kind":"play"}', '{"kind":"fly"}', '{"kind":["play"]}', "[" * 5000, "{" * 20_000,
        '{"kind":"play","table_id":"x","ply":-1,"move":"a"}', '{"kind":"play","table_id":"x","ply":1e99,"move":"a"}',
        '{"kind":"chat","table_id":"x","text":""}', '{"kind":"hello","language":"tlh"}', '{"kind":"ping","extra":1}',
        '{"kind":"join","keys":[]}', '{"kind":"mine","tokens":"x"}', '{"kind":"hello","name":"' + "x" * 50 + '"}',
        '{"kind":"create","game":"towers","seats":[{"mine":true},{}],"clock":{"kind":"live","base":0}}',
        '{"kind":"ping","id":"\ud83d"}'.encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
        b"\x00\x01", b'{"kind":"ping"}',
    ],
)  # fmt: skip
def test_what_is_no_message_gets_one_clear_error(client: Client, message: str | bytes) -> None:
    error = raw(client, message)
    assert (error["kind"], error["code"]) == ("error", "malformed")
    assert len(error["text"]) < 400
    client.ask("ping", "pong")


def test_too_long_is_said_or_cut_off(server: Server, client: Client) -> None:
    error = raw(client, json.dumps({"kind": "chat", "table_id": "x", "text": "y" * 70_000}))
    assert error["code"] == "too_big"
    client.ask("ping", "pong")
    with server.client() as huge, contextlib.suppress(ConnectionClosed):
        huge.socket.send("x" * 2_000_000)
        with pytest.raises(ConnectionClosed):
            huge.socket.recv(timeout=PATIENCE)
    client.ask("ping", "pong")


def test_messages_out_of_order_are_refused(client: Client) -> None:
    for kind, fields in (
        ("play", {"ply": 0, "move": "a1-a2"}),
        ("undo", {"ply": 0}),
        ("vote", {"yes": True}),
        ("rematch", {}),
        ("chat", {"text": "hello?"}),
    ):
        client.send(kind, table_id="nowhere", **fields)
        assert client.hear("error")["code"] == "forbidden"
    made = client.create("towers", [{"mine": True}, {}])
    client.join(made["seats"][0]["token"])
    for kind, fields in (
        ("play", {"ply": 0, "move": "a1-a2"}),
        ("undo", {"ply": 0}),
        ("resign", {}),
        ("moment", {"ply": 0}),
        ("come_back", {}),
        ("what_if", {"ply": 0, "moves": []}),
    ):
        client.send(kind, table_id=made["table_id"], **fields)
        assert client.hear("error")["code"] == "not_now", kind


def test_messages_and_requests_of_every_kind_break_nothing(tmp_path: Path) -> None:
    """`python -m tools.campaign hostile` is the long form."""
    server = Server(tmp_path / "hostile.sqlite", "--address-open-tables", "1000000")
    try:
        seen = hostile.attack(server, 20_000, random.Random("test"))
    finally:
        server.stop()
    assert seen["messages"] + seen["requests"] == 20_000
    assert seen["answers"] > seen["refusals"] > 10_000


def test_a_disturbed_table_disturbs_no_other(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2)
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    with server.client() as noisy:
        for _ in range(200):
            raw(noisy, "nonsense")
            board = client.play(made["table_id"], board) if not board["over"] and noisy.dice.random() < 0.1 else board
    assert client.settle() == []


def test_too_many_messages_are_told_then_let_go(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "rate.sqlite", "--rate", "1", "--burst", "10") as server:
        with server.client() as client:
            with contextlib.suppress(ConnectionClosed):  # while we still talk
                for _ in range(60):
                    client.send("ping")
            with pytest.raises(ConnectionClosed) as closed:
                client.hear("nothing of the kind", wanted_errors=True)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert {message.get("code") for message in client.heard} == {None, "too_fast"}


def test_too_many_connections_and_tables_of_one_address(serving: Serving, tmp_path: Path) -> None:
    flags = ["--address-connections", "3"]
    with serving(tmp_path / "many.sqlite", *flags) as server, contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(server.client())
        with pytest.raises(InvalidStatus) as refused:
            server.client()
        assert refused.value.response.status_code == 429


def test_tables_of_one_address_are_counted(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    server.stop()
    server.flags[server.flags.index("--address-tables") + 1] = "3"
    server.start()
    codes = [post(f"{server.url}/tables", json={"game": "towers", "seats": [{}, {}]}).status_code for _ in range(5)]
    server.stop()
    assert codes == [201, 201, 201, 429, 429]


@pytest.mark.one_server("a page comes from the server it connects to, or from the balancer before both")
def test_pages_of_other_origins_are_refused(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.client(Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with server.client(Origin=server.url) as own:
        own.ask("ping", "pong")
    body = {"game": "towers", "seats": [{}, {}]}
    assert post(f"{server.url}/tables", json=body, headers={"Origin": "https://evil.example"}).status_code == 403


def test_a_slow_reader_is_let_go_and_harms_nobody(serving: Serving, tmp_path: Path) -> None:
    """He joins a busy table and never reads. The others play on, and the server's memory stays bounded."""
    flags = ["--queue-messages", "50", "--queue-bytes", "200000"]
    with serving(tmp_path / "slow.sqlite", *flags) as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2)
        board = client.join(*(link["token"] for link in made["seats"]))["board"]
        slow = _mute(server, made["watch"]["token"])
        while client.hear("table")["table"]["watchers"] == 0:
            pass
        before = rested(server)
        for _ in range(60):
            if board["over"] or _watchers(client) == 0:
                break
            board = client.play(made["table_id"], board)
        while _watchers(client) > 0:
            client.hear("table")
        assert memory(server.process.pid) - before < 20_000_000
        slow.close()


def _watchers(client: Client) -> int:
    """How many watch, as far as the client was told."""
    cards = [message["table"] for message in client.heard if message["kind"] == "table"]
    return int(cards[-1]["watchers"])


def _mute(server: Server, token: str) -> socket.socket:
    """A websocket client that asks for the heaviest view and then reads nothing at all."""
    host, port = server.url.removeprefix("http://").split(":")
    mute = socket.create_connection((host, int(port)))
    mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    mute.sendall(
        f"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in mute.recv(4096)
    asked = json.dumps({"kind": "join", "keys": [token], "wants": ["scene", "position", "text"]}).encode()
    for _ in range(400):
        mute.sendall(bytes([0x81, 0x80 | 126]) + len(asked).to_bytes(2, "big") + b"\0\0\0\0" + asked)
    return mute


def test_who_connects_and_says_nothing_is_let_go(server: Server) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as silent:
        silent.settimeout(PATIENCE)
        silent.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionResetError):
            assert silent.recv(100) == b""
