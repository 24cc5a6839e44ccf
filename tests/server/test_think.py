"""Machines that think for a server: they are let in by key and version, keep their tables, and may be lost."""

import asyncio
import contextlib
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.match import Match
from donjon.server import think
from donjon.server.cluster.channel import dial
from donjon.server.desk import Desk, Question
from donjon.server.engines import open_database
from donjon.server.limits import Buckets
from donjon.server.machines import Answered, Assignment, Joining, Machines, ToMachine, key_of
from donjon.server.thinkers import Thinkers, Thought, thought
from donjon.workers import this_build
from tests.server.support import PATIENCE, Serving, get, line_of
from tests.server.test_bots import HERE, PLENTY, _is_worker, children
from tests.server.test_durability import donjon

ELSEWHERE = ("--bot-processes", "0", "--thinkers-at", "127.0.0.1:0")
THINK = [sys.executable, "-m", "donjon", "think", "--processes", "1"]


def joins(server: Any) -> list[str]:
    """The flags to join it, or all of its doors."""
    at = [line["at"] for line in server.log() if line["event"] == "thinkers may join"]
    return [word for one in at for word in ("--join", one)]


def key(server: Any) -> dict[str, str]:
    storage = open_database(str(server.database))
    try:
        return {**os.environ, "DONJON_KEY": key_of(storage.secret())}
    finally:
        storage.close()


@pytest.fixture(scope="module")
def server(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One that leaves all thinking to others."""
    with serving(tmp_path_factory.mktemp("think") / "far.sqlite", *ELSEWHERE) as server:
        yield server


@contextlib.contextmanager
def thinking(server: Any) -> Iterator[subprocess.Popen[str]]:
    """A machine that has joined."""
    words = joins(server)
    with subprocess.Popen([*THINK, *words], env=key(server), stdout=subprocess.PIPE, text=True) as process:
        try:
            for _ in words[1::2]:
                assert line_of(process).startswith("Thinking for 127.0.0.1:")
            yield process
        finally:
            process.terminate()


def workers(process: subprocess.Popen[str]) -> list[int]:
    return [child for child in children(process.pid) if _is_worker(child)]


def test_a_bot_thinks_on_a_machine_that_has_joined(server: Any) -> None:
    with thinking(server) as machine:
        assert "\ndonjon_thinkers_joined 1.0\n" in get(f"{server.url}/metrics").text
        with server.client() as client:
            made = client.create("towers", [{"mine": True}, {"bot": "novice"}])
            board = client.join(made["seats"][0]["token"], wants=[])["board"]
            of_bot = 0
            while of_bot < 3:
                of_bot += board["to_move"] == 1
                mine = board["to_move"] == 0
                board = client.play(made["table_id"], board) if mine else client.hear("update")["board"]
        assert len(workers(machine)) == 1 and not workers(server.process)
        machine.terminate()
        assert machine.wait(PATIENCE) == 0


def test_a_machine_killed_in_the_middle_of_a_question_costs_no_move(server: Any) -> None:
    with thinking(server) as machine:
        before = len(server.log())
        with server.client() as client:
            made = client.create("towers", [{"mine": True}, {"bot": "master"}])
            board = client.join(made["seats"][0]["token"], wants=[])["board"]
            while board["to_move"] == 0:
                board = client.play(made["table_id"], board)
            until = time.monotonic() + PATIENCE
            while not workers(machine):  # it has begun with the question
                assert time.monotonic() < until
                time.sleep(0.005)
            machine.send_signal(signal.SIGKILL)
            assert client.hear("update")["board"]["ply"] > board["ply"]
        left = [line["asked_anew"] for line in server.log()[before:] if line["event"] == "thinker left"]
        assert sum(left) == 1


def test_a_machine_is_refused_in_one_sentence(server: Any, tmp_path: Path) -> None:
    old = "from donjon.server import think; from donjon import command, workers\n"
    old += "think.this_build = lambda: workers.Build('0.0.1', True, {'towers': 1})\nraise SystemExit(command.main())"
    printed = tmp_path / "key"
    printed.write_text(donjon("db", "key", str(server.database)).stdout)
    tries = {
        "does not take this key": (THINK, "0" * 64, []),
        "runs donjon 0.0.1, compiled, rules of towers 1": (
            [sys.executable, "-c", old, "think"],
            "",
            ["--key", str(printed)],
        ),
    }
    for sentence, (command, known, more) in tries.items():
        words = [*command, *joins(server)[:2], *more]
        environment = {**os.environ, "DONJON_KEY": known}
        said = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        assert (said.returncode, said.stderr.count("\n")) == (2, 1)
        assert sentence in said.stderr
    assert [line["event"] for line in server.log()].count("thinker refused") == 2


def test_without_a_key_nothing_is_dialled() -> None:
    with pytest.raises(DonjonError, match="has no key"):
        think._key(os.devnull)


@pytest.mark.parametrize("address", ["10.0.0.3", "10.0.0.3:port", "10.0.0.3:0", "10.0.0.3:65536", ":7100"])
def test_what_is_no_address_is_not_dialled(address: str) -> None:
    """Dialled again and again, it would never answer."""
    refused = donjon("think", "--join", address)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert f"argument --join: {address!r} is no address like 10.0.0.3:7100" in refused.stderr


class Tap:
    """A machine that has joined and writes down every byte that it is sent."""

    async def __aenter__(self) -> "Tap":
        self.thinkers = Thinkers(0, Buckets(1000, 1000))
        self._machines = Machines(self.thinkers, key_of(b"secret of the house"))
        await self._machines.listen("127.0.0.1:0")
        assert self._machines._listener is not None
        port = self._machines._listener.sockets[0].getsockname()[1]
        known = bytes.fromhex(key_of(b"secret of the house"))
        self._channel = await dial(f"127.0.0.1:{port}", secrets.token_hex(8), known, ToMachine)
        self._channel.send(Joining(1, str(this_build())))
        self.bytes = b""
        while not self.thinkers.joined:
            await asyncio.sleep(0.001)
        return self

    async def __aexit__(self, *gone: object) -> None:
        self._channel.abort()
        while self.thinkers.joined:
            await asyncio.sleep(0.001)
        self._machines.close()
        self.thinkers.close()

    async def asked(self) -> Assignment:
        """The next question."""
        decode = msgspec.msgpack.Decoder(ToMachine).decode
        while True:
            head = await self._channel._reader.readexactly(4)
            body = await self._channel._reader.readexactly(int.from_bytes(head))
            self.bytes += body
            frame = decode(body)
            if isinstance(frame, Assignment):
                return frame

    def answer(self, asked: Assignment, move: str) -> None:
        self._channel.send(Answered(asked.number, move))


@pytest.mark.parametrize("name", registry.names())
def test_a_machine_is_sent_imagined_worlds_only(name: str) -> None:
    seed = 0x5EED0F1ADE5EED0F
    match = Match(name, seed=seed)
    seat = match.to_move
    assert seat is not None
    hidden = len({match.imagined(seat, number).key() for number in range(20)}) > 1

    async def run() -> None:
        async with Tap() as tap:
            for _ in range(8):
                asking = asyncio.ensure_future(tap.thinkers.choose("club", thought("t", match), HERE))
                asked = await tap.asked()
                world = match.game.from_diagram(asked.question.diagram)
                assert match.game.view(world, seat) == match.sight(seat).position
                tap.answer(asked, match.legal_moves()[-1])
                assert await asking == match.legal_moves()[-1]
            assert tap.bytes.count(b"Assignment") == 8
            assert not hidden or tap.bytes.count(match.diagram().encode()) < 4
            for secret in (str(seed).encode(), f"{seed:x}".encode(), seed.to_bytes(8), b"secret of the house"):
                assert secret not in tap.bytes

    asyncio.run(run())


def test_what_is_no_legal_move_is_not_played() -> None:
    match = Match("towers", 2, seed=1)

    async def run() -> None:
        async with Tap() as tap:
            asking = asyncio.ensure_future(tap.thinkers.choose("club", thought("t", match), HERE))
            tap.answer(await tap.asked(), "to the moon")
            assert await asking in match.legal_moves()

    asyncio.run(run())


class Barren:
    """A mind on a machine that can start no more processes."""

    async def answer(self, question: Question) -> str:
        raise BlockingIOError("no more processes")

    def end(self) -> None:
        pass


def test_a_machine_that_can_start_no_process_costs_no_move() -> None:
    match = Match("towers", 2, seed=1)

    async def run() -> None:
        thinkers = Thinkers(0, PLENTY)
        known = key_of(b"secret of the house")
        machines = Machines(thinkers, known)
        await machines.listen("127.0.0.1:0")
        assert machines._listener is not None
        address = f"127.0.0.1:{machines._listener.sockets[0].getsockname()[1]}"
        serving = asyncio.ensure_future(think._serve(address, bytes.fromhex(known), [Desk(PLENTY, Barren())]))
        while not thinkers.joined:
            await asyncio.sleep(0.001)
        async with asyncio.timeout(PATIENCE):
            assert await thinkers.choose("club", thought("t", match), HERE) in match.legal_moves()
        serving.cancel()
        machines.close()
        thinkers.close()

    asyncio.run(run())


class Thinker:
    """A mind that answers with its own name, when it may."""

    def __init__(self, name: str) -> None:
        self.name, self.may = name, asyncio.Event()

    async def answer(self, question: Question) -> str:
        await self.may.wait()
        return self.name

    def end(self) -> None:
        pass


def test_a_table_keeps_its_thinker_as_long_as_it_is_there() -> None:
    async def run() -> None:
        thinkers = Thinkers(0, PLENTY)
        question = Thought("table", "towers", "", 0, 1)
        first, others = Thinker("first"), [Thinker(f"other {number}") for number in range(4)]
        for mind in (first, *others):
            mind.may.set()
        desks = thinkers.join([first])
        assert await thinkers.choose("club", question, HERE) == "first"
        thinkers.join(others)
        for _ in range(20):
            assert await thinkers.choose("club", question, HERE) == "first"
        first.may.clear()
        busy = asyncio.ensure_future(thinkers.choose("club", question, HERE))
        behind = asyncio.ensure_future(thinkers.choose("club", question, HERE))
        while thinkers.waiting != 1:
            await asyncio.sleep(0)
        thinkers.part(desks)
        assert (await behind).startswith("other")  # it had not begun: nothing is lost
        first.may.set()
        await busy
        thinkers.close()

    asyncio.run(run())
