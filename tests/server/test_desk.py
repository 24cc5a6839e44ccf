"""Bots for everybody: a fair queue, a share of thinking time for each address, and nobody's turn lost."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from donjon.server import bot_turns
from donjon.server.asks import Create
from donjon.server.desk import Desk, NotWanted, Question
from donjon.server.house import House
from donjon.server.limits import Buckets
from donjon.server.parts import SeatPlan
from donjon.server.settings import Settings
from tests.server.support import PATIENCE, Client, Serving
from tests.server.test_durability import Failing

MANY = 41  # tables of one guest


def work(seconds: float) -> int:
    """In the worker process."""
    time.sleep(seconds)
    return os.getpid()


def question(address: str, seconds: float = 0.05, **more: object) -> Question:
    return Question(address, 10.0, work, (seconds,), **more)  # type: ignore[arg-type]


def test_one_address_with_many_questions_keeps_nobody_else_waiting() -> None:
    async def run() -> None:
        desk = Desk(Buckets(100, 100))
        order: list[str] = []

        async def ask(address: str) -> None:
            await desk.ask(question(address))
            order.append(address)

        greedy = [asyncio.ensure_future(ask("greedy")) for _ in range(41)]
        while not order:
            await asyncio.sleep(0)
        await asyncio.gather(*(ask("modest") for _ in range(3)))
        assert order.count("greedy") <= 5  # by turns, from when the others asked
        for task in greedy:
            task.cancel()
        desk.close()

    asyncio.run(run())


def test_whoever_has_used_up_their_share_waits_until_it_is_refilled() -> None:
    async def run() -> None:
        now = [0.0]
        shares = Buckets(10, 500, lambda: now[0])
        desk = Desk(shares)
        shares.spend("greedy", 502)
        waiting = asyncio.ensure_future(desk.ask(question("greedy", 0)))
        for now[0] in (0.0, 0.1, 0.19):
            await desk.ask(question("modest", 0))
            assert not waiting.done()
        now[0] = 0.21
        async with asyncio.timeout(PATIENCE):
            await waiting
        desk.close()

    asyncio.run(run())


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def run() -> None:
        desk = Desk(Buckets(100, 100))
        here = True
        first = asyncio.ensure_future(desk.ask(question("a", 0.1)))
        behind = asyncio.ensure_future(desk.ask(question("a", 60, wanted=lambda: here)))
        await asyncio.sleep(0)
        here = False
        await first
        with pytest.raises(NotWanted):
            await behind
        desk.close()

    asyncio.run(run())


def test_who_stops_waiting_disturbs_nobody() -> None:
    async def run() -> None:
        desk = Desk(Buckets(100, 100))
        process = await desk.ask(question("a", 0))
        leaving = asyncio.ensure_future(desk.ask(question("a", 0.3)))
        behind = asyncio.ensure_future(desk.ask(question("b", 0)))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await behind == process
        desk.close()

    asyncio.run(run())


def test_a_bot_whose_move_could_not_be_written_moves_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "FIRST_PAUSE", 0.05)

    async def run() -> None:
        storage = Failing(str(tmp_path / "full.sqlite"))
        storage.claim()
        house = House(Settings(bot_pause=0), storage)
        seats = [SeatPlan(mine=True), SeatPlan(bot="random"), SeatPlan(bot="random")]
        while True:  # chance says who begins
            made = await house.create(Create(game="towers", seats=seats), "here")
            table, _ = await house.find(made.owner)
            if table.bot_to_move:
                break
        storage.full = True
        before = table.number
        async with asyncio.timeout(PATIENCE):
            while not house.journal.failed:
                await asyncio.sleep(0.01)
            storage.full = False
            while table.number <= before:
                await asyncio.sleep(0.01)
        await house.close()

    asyncio.run(run())


def until_my_turn(client: Client, table_id: str, board: dict[str, Any]) -> dict[str, Any]:
    """Move if it is one's turn, then wait for the bot; the board when it is one's turn again."""
    while board["to_move"] == 0:
        board = client.play(table_id, board)
    while board["to_move"] != 0:
        board = client.hear("update")["board"]
    return board


def test_one_guest_with_many_tables_of_masters_does_not_keep_others_waiting(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "masters.sqlite") as server:
        with server.client("127.0.0.2") as greedy, server.client("127.0.0.3") as modest:
            mine = modest.create("towers", [{"mine": True}, {"bot": "casual"}])
            board = modest.join(mine["seats"][0]["token"], wants=[])["board"]
            board = until_my_turn(modest, mine["table_id"], board)  # the process that thinks is there
            for _ in range(MANY):
                made = greedy.create("torres", [{"bot": "master"}] * 2)
                greedy.join(made["watch"]["token"], wants=[])
            greedy.hear("update")  # they are at it
            for _ in range(3):
                greedy.settle()
                board = until_my_turn(modest, mine["table_id"], board)
                moved = {message["table_id"] for message in greedy.settle() if message["kind"] == "update"}
                assert len(moved) < MANY - 1  # not behind all of them
        # The many tables are left: nothing is thought for them any more.
        with server.client("127.0.0.4") as late:
            made = late.create("towers", [{"bot": "casual"}] * 2)
            late.join(made["watch"]["token"], wants=[])
            late.hear("update")
