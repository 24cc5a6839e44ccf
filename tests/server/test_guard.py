"""A guard in front: what may come before anybody has said a word, and for how long."""

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from uvicorn.server import ServerState

from donjon.server import app, protocols, serve
from donjon.server.limits import Buckets, Guard, group
from donjon.server.settings import Settings
from tests.server.support import PATIENCE, Client, Server, Serving, get, memory, rested

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@contextlib.contextmanager
def dialled(server: Server, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), source_address=(address, 0)) as line:
        line.settimeout(PATIENCE)
        yield line


def rest(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while chunk := line.recv(65_536):
            found += chunk
    return found


@pytest.mark.parametrize(
    "head",
    [b"X: " + b"x" * 33_000_000, b"".join(b"X-%d: y\r\n" % n for n in range(1_000_000))],
    ids=["one long header", "many headers"],
)
def test_megabytes_of_headers_cost_little(server: Server, head: bytes) -> None:
    before = rested(server)
    with dialled(server) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + head)
        assert b"200 OK" not in rest(line)
    assert memory(server.process.pid) - before < 20_000_000
    assert get(f"{server.url}/healthz").text == "ok"


def test_too_many_small_headers_are_refused(server: Server) -> None:
    with dialled(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 100 + b"\r\n")
        assert rest(line).startswith(b"HTTP/1.1 400")


def let_go(server: Server, why: str) -> int:
    """How many connections were closed for that so far."""
    found = re.search(rf'^donjon_let_go_total{{why="{why}"}} (\d+)', get(f"{server.url}/metrics").text, re.MULTILINE)
    return int(found[1]) if found else 0


@pytest.mark.one_server("each server counts what it closes")
def test_whoever_sends_too_many_headers_is_counted(server: Server) -> None:
    before = let_go(server, "headers")
    with dialled(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 100 + b"\r\n")
        rest(line)
    assert let_go(server, "headers") == before + 1


def test_requests_before_the_answer_leave_no_traceback(server: Server) -> None:
    """The log is looked at when the server stops."""
    for _ in range(5):
        with dialled(server) as line:
            line.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n" * 2 + b"nonsense\r\n\r\n")
            rest(line)
    assert get(f"{server.url}/healthz").text == "ok"


@pytest.mark.one_server("each server counts what it closes")
def test_requests_that_do_not_wait_for_an_answer_are_refused(server: Server) -> None:
    """Each would cost memory before the first one is answered."""
    memory_before, before = rested(server), let_go(server, "requests")
    with dialled(server) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n" * 20_000)
        rest(line)
    assert let_go(server, "requests") == before + 1
    assert memory(server.process.pid) - memory_before < 20_000_000


@pytest.mark.one_server("each server counts what it closes")
@pytest.mark.parametrize("kind", [0x00, 0x8A], ids=["pieces of a message", "answers to pings"])
def test_frames_that_are_no_messages_are_bounded(server: Server, kind: int) -> None:
    """They need no answer, so nothing else would stop whoever sends them without end."""
    before = let_go(server, "frames")
    with dialled(server) as line:
        line.sendall(UPGRADE + b"\r\n")
        assert b"101" in line.recv(4096)
        with contextlib.suppress(ConnectionError):
            line.sendall(bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([kind, 0x80, 0, 0, 0, 0]) * 1_000_000)
        rest(line)
    assert let_go(server, "frames") == before + 1


def test_messages_are_read_as_they_are_dealt_with(tmp_path: Path) -> None:
    """Nobody reads thousands of messages in one go: others would wait meanwhile."""

    class Line(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__()
            self.closed = False

        def write(self, data: object) -> None:
            pass

        def is_closing(self) -> bool:
            return self.closed

        def pause_reading(self) -> None:
            pass

        def resume_reading(self) -> None:
            pass

        def close(self) -> None:
            self.closed = True

    async def run() -> None:
        config = serve.config(Settings(database=str(tmp_path / "none.sqlite")))
        config.load()
        protocol, told = protocols.Socket(config, ServerState(), {}), list[str]()

        async def told_by(scope: object, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            ready.set()
            while (message := await receive())["type"] == "websocket.receive":
                told.append(message["text"])

        ready = asyncio.Event()
        protocol.app = told_by
        protocol.connection_made(Line())
        protocol.data_received(UPGRADE + b"\r\n")
        await ready.wait()
        messages = [str(number) for number in range(10_000)]
        sent = [message.encode() for message in messages]
        protocol.data_received(b"".join(bytes([0x81, 0x80 | len(one)]) + b"\0\0\0\0" + one for one in sent))
        assert protocol.queue.qsize() < 1_000
        while len(told) < len(messages):
            await asyncio.sleep(0)
        assert told == messages
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)

    asyncio.run(run())


def test_an_upgrade_with_a_long_header_is_answered(server: Server) -> None:
    for header, status in ((b"Cookie: " + b"c" * 9_000, b"101"), (b"Origin: " + b"o" * 9_000, b"431")):
        with dialled(server) as line:
            line.sendall(UPGRADE + header + b"\r\n\r\n")
            assert line.recv(100).split()[1] == status


SLOW = (
    b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n",
    UPGRADE,
)


def test_300_slow_clients_do_not_stay(server: Server, client: Client) -> None:
    """A byte now and then keeps nobody connected: there is one deadline for the whole request. Others play on."""
    made = client.create("highlanders", [{"mine": True}] * 2)
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(dialled(server, f"127.0.3.{1 + number % 3}")) for number in range(300)]
        for number, line in enumerate(lines):
            line.sendall(SLOW[number % len(SLOW)])
        until = time.monotonic() + protocols.WHOLE_REQUEST + PATIENCE
        while lines and time.monotonic() < until:
            board = client.play(made["table_id"], board)
            lines = [line for line in lines if stays(line)]
            time.sleep(0.5)  # slowly: this is what is tried
        assert not lines
    assert get(f"{server.url}/healthz").text == "ok"


def stays(line: socket.socket) -> bool:
    """Whether it is still connected after one more byte."""
    line.settimeout(0)
    try:
        line.send(b"{")
        return bool(line.recv(1000))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def test_whoever_asks_too_much_waits_for_every_answer(tmp_path: Path) -> None:
    """What is refused takes time, too: nobody may ask for refusals without end."""
    door = app.make(Settings(database=str(tmp_path / "refused.sqlite")))
    with TestClient(door, "http://127.0.0.1") as client:
        elsewhere = {"host": "elsewhere.example"}
        door.house.messages = Buckets(0.001, 4)
        assert client.get("/games", headers=elsewhere).status_code == 421
        assert client.delete("/games").status_code == 405
        assert client.get("/nowhere").status_code == 404
        with client.websocket_connect("/socket"):
            pass
        begun = time.monotonic()
        with pytest.raises(WebSocketDenialResponse) as refused, client.websocket_connect("/socket"):
            pass
        assert refused.value.status_code == 429
        assert client.get("/games").json()["code"] == "too_fast"
        assert client.get("/games", headers=elsewhere).status_code == 421
        assert client.get("/healthz").status_code == 200  # a balancer may come from the same address
        assert time.monotonic() - begun >= 4 * app.NOT_SO_FAST
        assert 'donjon_refusals_total{code="too_fast"} 5.0' in client.get("/metrics").text


@pytest.mark.one_server("each server counts its own connections")
def test_the_connections_of_an_address_are_bounded(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "many.sqlite", "--address-connections", "5") as server, contextlib.ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(dialled(server, "127.0.0.5"))
        with dialled(server, "127.0.0.5") as one_more:
            with contextlib.suppress(ConnectionError):
                one_more.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert rest(one_more) == b""
        assert get(f"{server.url}/healthz").text == "ok"  # from another address
        assert 'donjon_let_go_total{why="connections"} 1.0' in get(f"{server.url}/metrics").text
        stack.close()
        transport = httpx.HTTPTransport(local_address="127.0.0.5")
        with httpx.Client(transport=transport) as again:
            until = time.monotonic() + PATIENCE
            while True:
                with contextlib.suppress(httpx.TransportError):
                    assert again.get(f"{server.url}/healthz").text == "ok"
                    break
                assert time.monotonic() < until


def test_addresses_of_one_line_are_one() -> None:
    assert group("2001:db8:1:2:aaaa::1") == group("2001:db8:1:2:bbbb::9") != group("2001:db8:1:3::1")
    assert group("::ffff:10.0.0.1") == group("10.0.0.1") != group("10.0.0.2")
    assert group("fe80::1%eth0") == group("fe80::2")
    assert group("testclient") == "testclient"


def test_a_guard_counts() -> None:
    guard = Guard(2)
    assert [guard.enter("a"), guard.enter("a"), guard.enter("a"), guard.enter("b")] == [True, True, False, True]
    guard.leave("a")
    assert guard.enter("a")


def test_answers_to_pings_that_nobody_reads_are_bounded(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "pings.sqlite") as server, dialled(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(UPGRADE + b"\r\n")
        assert b"101" in line.recv(4096)
        before = rested(server)
        ping = bytes([0x89, 0x80 | 125]) + b"\0\0\0\0" + b"p" * 125
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.settimeout(5)
            for _ in range(200):
                line.sendall(ping * 1000)
        assert memory(server.process.pid) - before < 20_000_000
        assert get(f"{server.url}/healthz").text == "ok"


def test_sigterm_ends_cleanly_whatever_is_connected(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "end.sqlite") as server, contextlib.ExitStack() as stack, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2)
        tokens = [link["token"] for link in made["seats"]]
        board = client.play(made["table_id"], client.join(*tokens)["board"])
        for beginning in (
            b"",
            b"GET / HTTP/1.1\r\nHos",
            b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        ):
            for _ in range(10):
                stack.enter_context(dialled(server)).sendall(beginning)
        for _ in range(5):  # asks for much and reads nothing
            mute = stack.enter_context(dialled(server))
            mute.sendall(UPGRADE + b"\r\n")
            mute.recv(1000)
            asked = json.dumps({"kind": "join", "keys": [made["watch"]["token"]]}).encode()
            for _ in range(100):
                mute.sendall(bytes([0x81, 0x80 | len(asked)]) + b"\0\0\0\0" + asked)
        assert server.stop() == 0  # it waits for nobody who neither reads nor goes
        server.start()
        with server.client() as again:
            assert again.join(*tokens)["board"]["ply"] == board["ply"]
