"""Real server processes and real websocket clients, for the tests."""

from __future__ import annotations

import atexit
import contextlib
import functools
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx2 as httpx
from websockets.sync.client import connect

from donjon.measure.load import cpu
from donjon.server.answers import read_answer

LIMITS = ("rate", "burst", "address-rate", "address-work", "address-thinking", "address-tables", "address-chat")
PATIENCE = 120.0  # seconds: the machine may be busy
DOORS = int(os.environ.get("DONJON_DOORS", "1"))  # servers in place of one, all on one database

get = functools.partial(httpx.get, timeout=PATIENCE)
post = functools.partial(httpx.post, timeout=PATIENCE)

LOGS = tempfile.TemporaryDirectory(prefix="donjon-logs-")
atexit.register(LOGS.cleanup)


def line_of(process: subprocess.Popen[str]) -> str:
    """The next line that a program writes. Nothing if it has ended, or is silent for too long: then it is ended."""
    assert process.stdout is not None
    end = threading.Timer(PATIENCE, process.kill)
    end.start()
    try:
        return process.stdout.readline()
    finally:
        end.cancel()


class Server:
    """`donjon serve` as a process of its own."""

    def __init__(self, database: Path | str, *flags: str, own_limits: bool = False) -> None:
        """With limits that tests do not meet, unless they are about the server's own."""
        self.database = database
        self.flags = ["--port", "0", "--bot-pause", "0", "--watch-pause", "0", "--bot-processes", "1"]
        if not own_limits:
            for name in LIMITS:
                self.flags += [f"--{name}", "100000"]
            self.flags += ["--queue-messages", "1000000", "--queue-bytes", "1000000000"]  # tests may read slowly
            self.flags += ["--away", "0"]
        self.flags += flags
        self.errors = Path(tempfile.mkstemp(".log", dir=LOGS.name)[1])
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "donjon", "serve", "--database", str(self.database), *self.flags]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        line = line_of(self.process)
        if "http://" not in line:
            self.kill()
            raise AssertionError(f"the server did not start: {self.errors.read_text()[-2000:]}")
        self.url = line.split()[3]
        self.seconds_to_start = cpu(self.process.pid)  # of the processor: the machine may be busy

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def client(self, address: str = "127.0.0.1", **headers: str) -> Client:
        """Somebody who connects, from any address of the loopback."""
        return Client(self.url, headers, address)

    @property
    def pids(self) -> list[int]:
        return [self.process.pid]

    def said(self) -> str:
        return self.errors.read_text()

    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.said().splitlines() if line.startswith("{")]


class Doors:
    """Several servers on one PostgreSQL database, as if they were one. Clients come to one door after the other, and
    their tables are made at another one, so that what they do there is forwarded."""

    def __init__(self, database: Path | str, *flags: str, own_limits: bool = False) -> None:
        self.database = _shared(database)
        self.servers = [Server(self.database, *flags, own_limits=own_limits) for _ in range(DOORS)]
        self.flags = self.servers[0].flags
        self._next = itertools.cycle(self.servers)

    @property
    def url(self) -> str:
        """One door after the other."""
        return next(self._next).url

    @property
    def process(self) -> subprocess.Popen[str]:
        return self.servers[0].process

    def start(self) -> None:
        for server in self.servers:
            server.flags = self.flags
            server.start()

    def kill(self) -> None:
        for server in self.servers:
            server.kill()

    def stop(self) -> int:
        return max([server.stop() for server in self.servers if server.process.poll() is None])

    def client(self, address: str = "127.0.0.1", **headers: str) -> Client:
        door = next(self._next)
        other = self.servers[self.servers.index(door) - 1]
        return Client(door.url, headers, address, makes_at=other.url)

    @property
    def pids(self) -> list[int]:
        return [server.process.pid for server in self.servers]

    def said(self) -> str:
        return "".join(server.said() for server in self.servers)

    def log(self) -> list[dict[str, Any]]:
        return [line for server in self.servers for line in server.log()]


@functools.cache
def _cluster() -> Any:
    from tests.server.databases import Cluster

    cluster = Cluster()
    atexit.register(cluster.close)
    return cluster


@functools.cache
def _shared(database: Path | str) -> str:
    """A file's place in PostgreSQL."""
    from tests.server.databases import Postgreses

    return str(database) if "://" in str(database) else Postgreses(_cluster()).new(Path(database).stem)


Running = TypeVar("Running", Server, Doors)


@contextlib.contextmanager
def running(server: Running) -> Iterator[Running]:
    """A server that was started, to its end. It must not have logged an error."""
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        broken = [line for line in server.log() if line["level"] == "error"]
        assert not broken, broken


class Serving(Protocol):
    """The fixture `serving`."""

    def __call__(
        self, database: Path | str, *flags: str, own_limits: bool = False
    ) -> contextlib.AbstractContextManager[Server]: ...


def started(database: Path | str, *flags: str, own_limits: bool = False) -> contextlib.AbstractContextManager[Server]:
    """A server; or several, where the tests run again on them (`DONJON_DOORS=2`)."""
    kind: Any = Doors if DOORS > 1 else Server
    return running(kind(database, *flags, own_limits=own_limits))


class Client:
    """One websocket. Everything the server says is checked against the types."""

    def __init__(
        self, url: str, headers: dict[str, str] | None = None, source: str = "127.0.0.1", makes_at: str = ""
    ) -> None:
        """`makes_at`: another door, where tables are made."""
        address = url.replace("http", "ws") + "/socket"
        self._exit = contextlib.ExitStack()
        options: dict[str, Any] = {"compression": None, "max_size": None, "proxy": None, "source_address": (source, 0)}
        options |= {"ping_interval": None, "open_timeout": PATIENCE}  # who does not read for a while has lost no server
        self.socket = self._exit.enter_context(connect(address, additional_headers=headers, **options))
        self.url = url
        self.maker = self._exit.enter_context(Client(makes_at, headers, source)) if makes_at else None
        self.name = ""
        self.heard: list[dict[str, Any]] = []
        self.dice = random.Random(1)

    def send(self, kind: str, **fields: Any) -> None:
        self.name = fields.get("name", self.name) if kind == "hello" else self.name
        self.socket.send(json.dumps({"kind": kind, **fields}))

    def hear(self, *kinds: str, timeout: float = PATIENCE, wanted_errors: bool = False) -> dict[str, Any]:
        """The next message of these kinds; others are passed over, but an error nobody waits for fails."""
        until = time.monotonic() + timeout
        while True:
            text = self.socket.recv(timeout=max(0.01, until - time.monotonic()))
            read_answer(text)
            message: dict[str, Any] = json.loads(text)
            self.heard.append(message)
            if message["kind"] in kinds:
                return message
            assert message["kind"] != "error" or wanted_errors, message

    def ask(self, kind: str, expect: str, **fields: Any) -> dict[str, Any]:
        self.send(kind, **fields)
        return self.hear(expect)

    def create(self, game: str, seats: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
        if self.maker:
            self.heard.append(self.maker.create(game, seats, **{"name": self.name, **fields}))
            return self.heard[-1]
        return self.ask("create", "created", game=game, seats=seats, **fields)

    def join(self, *keys: str, **fields: Any) -> dict[str, Any]:
        return self.ask("join", "state", keys=list(keys), **fields)

    def sit(self, key: str, name: str = "", **fields: Any) -> dict[str, Any]:
        """Take a free seat, keep its token, and come to the table."""
        self.token: str = self.ask("sit", "seated", key=key, name=name)["link"]["token"]
        return self.join(self.token, **fields)

    def play(self, table_id: str, board: dict[str, Any], move: str | None = None) -> dict[str, Any]:
        """Any legal move, or this one; the board after it."""
        move = move or self.dice.choice(board["legal"])["move"]
        update = self.ask("play", "update", table_id=table_id, ply=board["ply"], move=move)
        assert update["board"]["ply"] > board["ply"]
        board_after: dict[str, Any] = update["board"]
        return board_after

    def quiet(self, seconds: float = 0.1) -> None:
        """Nothing comes."""
        with contextlib.suppress(TimeoutError):
            message = self.socket.recv(timeout=seconds)
            raise AssertionError(message)

    def settle(self, wanted_errors: bool = False) -> list[dict[str, Any]]:
        """Everything said so far: asks for a sign and reads up to it."""
        begun, sign = len(self.heard), len(self.heard) + 1
        self.send("ping", id=sign)
        while self.hear("pong", wanted_errors=wanted_errors).get("to") != sign:
            pass
        return self.heard[begun:-1]

    def close(self) -> None:
        self._exit.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()


def in_a_hurry(client: Client, other: Client, **fields: Any) -> tuple[str, int]:
    """A table where each has one second, and whose turn it is. Both are there when it begins, and miss nothing.

    Random bots do not end a game of Highlanders soon: it is still on when somebody wants their seat back.
    """
    made = client.create("highlanders", [{"mine": True}, {}], clock={"kind": "live", "base": 1}, **fields)
    client.join(made["seats"][0]["token"])
    other.sit(made["invitations"][0]["token"])
    late: int = client.hear("state")["board"]["to_move"]
    return made["table_id"], late


def rested(server: Server) -> int:
    """Resident bytes of a server that has read everything it reads at its start, all languages, too."""
    for _ in server.pids:
        with server.client() as guest:
            guest.ask("hello", "welcome")
    return memory(server.process.pid)


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
