"""Bots at tables: they go on after a restart, fail without stopping a game, and die with their server."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from donjon import bots
from donjon.core import registry
from donjon.match import Match
from donjon.server import thinkers as thinkers_module
from donjon.server.desk import Process, Question
from donjon.server.limits import Buckets
from donjon.server.logs import log
from donjon.server.thinkers import ADVISER, HINT, LITTLE, ROOM, SEATED, Thinkers, Thought, seated, think, thought
from tests.server.support import PATIENCE, Serving

PLENTY, HERE = Buckets(1000, 1000), "here"


def children(pid: int) -> list[int]:
    return [
        int(child) for thread in Path(f"/proc/{pid}/task").glob("*/children") for child in thread.read_text().split()
    ]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "casual"])
def test_a_bot_answers_with_a_legal_move(name: str, bot: str) -> None:
    match = Match(name, seed=4)
    assert think(bot, thought("m", match)) in match.legal_moves()


def test_a_process_remembers_bots_by_the_room_their_trees_take() -> None:
    SEATED.clear()
    masters = [seated("master", f"table {number}", 0) for number in range(3)]
    assert seated("master", "table 2", 0) is masters[2]
    assert seated("master", "table 0", 0) is not masters[0]
    for number in range(500):
        seated("casual", f"table {number}", 0)
    rooms = [max(bot.nodes, LITTLE) for bot in SEATED.values()]
    assert sum(rooms) <= ROOM and len(rooms) > 100
    SEATED.clear()


def test_a_bot_that_fails_is_replaced_for_the_move() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, PLENTY)
        match = Match("towers", 2, seed=1)
        assert await thinkers.choose("no such bot", thought("m", match), HERE) in match.legal_moves()
        assert await thinkers.choose("greedy", thought("m", match), HERE) in match.legal_moves()
        process = thinkers._here[0]._mind
        assert isinstance(process, Process) and process._worker is not None
        process._worker._process.kill()
        assert await thinkers.choose("greedy", thought("m", match), HERE) in match.legal_moves()
        assert await thinkers.choose("greedy", thought("m", match), HERE) in match.legal_moves()
        thinkers.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", registry.names())
def test_a_hint_takes_less_than_a_second_of_thinking(name: str) -> None:
    """Counted in processor time: other programs on the machine are not the bot's fault."""
    question = thought("m hint", Match(name, seed=4))._replace(scale=HINT / bots.level(ADVISER).seconds)
    began = time.thread_time()
    think(ADVISER, question)
    assert time.thread_time() - began < 0.95
    SEATED.clear()


class Pondering:
    """A mind that comes to no end."""

    async def answer(self, question: Question) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    def end(self) -> None:
        pass


def test_a_hint_waits_for_no_bot_at_a_table() -> None:
    async def run() -> None:
        thinkers = Thinkers(0, PLENTY)
        thinkers.join([Pondering()])
        match = Match("torres", seed=4)
        at_table = asyncio.ensure_future(thinkers.choose("master", thought("m", match), HERE))
        assert (await thinkers.advise("greedy", thought("m hint", match), HERE)).move in match.legal_moves()
        assert not at_table.done()
        at_table.cancel()
        thinkers.close()

    asyncio.run(run())


MARK = "DONJON_TEST_MARK"  # in the environment, which worker processes inherit


def hang_once(bot: str, question: Thought) -> str:
    """In the worker process: never answers the first time, as compiled code in an endless loop would not."""
    try:
        Path(os.environ[MARK]).unlink()
    except FileNotFoundError:
        return think(bot, question)
    while True:
        pass


def test_a_bot_that_hangs_is_ended_and_asked_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mark = tmp_path / "once"
    monkeypatch.setenv(MARK, str(mark))
    monkeypatch.setattr(thinkers_module, "GRACE", 5.0)  # of the first question only

    async def run() -> str:
        thinkers = Thinkers(1, PLENTY, hang_once)
        mark.touch()
        waiting = asyncio.ensure_future(thinkers.choose("greedy", thought("first", match), HERE))
        await asyncio.sleep(0)
        monkeypatch.setattr(thinkers_module, "GRACE", PATIENCE)
        behind = asyncio.ensure_future(thinkers.choose("greedy", thought("second", match), HERE))
        assert await behind in match.legal_moves()
        move = await waiting
        thinkers.close()
        return move

    match = Match("towers", 2, seed=1)
    assert asyncio.run(run()) in match.legal_moves()
    assert not mark.exists()
    assert [record.__dict__["why"] for record in caplog.records if record.name == log.name] == ["TimeoutError()"]


def _is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def test_bots_go_on_after_a_restart_and_die_with_their_server(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "bots.sqlite", "--bot-pause", "0") as server:
        with server.client() as client:
            made = client.create("towers", [{"mine": True}, {"bot": "random"}, {"bot": "random"}])
            board = client.join(made["seats"][0]["token"], wants=[])["board"]
            workers: list[int] = []
            while not workers or board["to_move"] != 0:  # chance may let the person begin
                if board["to_move"] == 0:
                    client.send("play", table_id=made["table_id"], ply=board["ply"], move=board["legal"][-1]["move"])
                board = client.hear("update")["board"]
                workers = [child for pid in server.pids for child in children(pid) if _is_worker(child)]
            client.send("play", table_id=made["table_id"], ply=board["ply"], move=board["legal"][0]["move"])
            client.hear("update")
        server.kill()
        until = time.monotonic() + PATIENCE
        while any(_alive(worker) for worker in workers):
            assert time.monotonic() < until, "a bot has outlived its server"
            time.sleep(0.05)
        server.start()
        with server.client() as client:
            client.ask("mine", "tables", tokens=[made["seats"][0]["token"]])
            table = client.heard[-1]["tables"][0]
            while table["to_move"] != 0 and table["stage"] == "playing":
                table = client.hear("table")["table"]
        assert table["ply"] > board["ply"]


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


def test_a_bot_is_handed_an_imagined_world_only() -> None:
    """The question to a bot is a diagram of a world its seat may imagine: asked twice, hidden things differ."""
    for name in registry.names():
        match = Match(name, seed=4)
        questions = [thought("m", match) for _ in range(8)]
        assert all(isinstance(question, Thought) for question in questions)
        seat = match.to_move
        assert seat is not None
        worlds = [match.game.from_diagram(question.diagram) for question in questions]
        assert all(match.game.view(world, seat) == match.sight(seat).position for world in worlds)
        imagined = {match.imagined(seat, seed).key() for seed in range(20)}
        assert len({question.diagram for question in questions}) > 1 or len(imagined) == 1
    assert "random" in bots.names()
