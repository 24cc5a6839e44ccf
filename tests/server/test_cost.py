"""No message blocks the loop: what costs much is done elsewhere or made once, and whoever costs more waits."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.requests import Request

from donjon.core import registry
from donjon.match import Match
from donjon.server import looks
from donjon.server.answers import write
from donjon.server.app import qr
from donjon.server.asks import Create
from donjon.server.boards import Boards
from donjon.server.guest import Guest
from donjon.server.handlers import lobby
from donjon.server.house import House
from donjon.server.limits import Buckets
from donjon.server.meter import Meter
from donjon.server.parts import SeatPlan
from donjon.server.settings import Settings
from donjon.server.socket import measured, obey
from donjon.server.stories import Tale
from tests.server.databases import Databases, claimed

WANTS = ("scene", "position", "text")


def played(name: str, plies: int) -> Match:
    match, dice = Match(name, seed="long"), random.Random(3)
    while not match.over and match.ply < plies:
        match.play(dice.choice(match.legal_moves()))
    return match


@pytest.mark.parametrize("name", registry.names())
def test_a_moment_looks_the_same_from_another_process(name: str) -> None:
    match = played(name, 60)
    for ply in (0, 1, match.ply // 2, match.ply):
        then = match.resumed([one.text for one in match.played[:ply]], draw=False)
        for eyes in (None, 0):
            board = write(Boards(then, 0, max(0, ply - 1)).board(eyes, "en", WANTS))
            assert looks.moment(looks.line(match, ply), eyes, "en", WANTS, ()) == board


@pytest.mark.parametrize("name", registry.names())
def test_a_story_kept_is_the_story_told(name: str) -> None:
    match, told = played(name, 80), Tale()
    for number, since in ((5, 0), (5, match.ply // 4), (6, 0)):
        for eyes in (None, 0, 1):
            kept = write(Boards(match, number, since, told=told).board(eyes, "de", ()))
            assert kept == write(Boards(match, number, since).board(eyes, "de", ()))


def test_a_meter_counts_work_and_not_waiting() -> None:
    now = 0.0

    def passes(seconds: float) -> None:
        nonlocal now
        now += seconds

    async def work() -> str:
        passes(0.05)
        asyncio.get_running_loop().call_soon(passes, 0.2)  # others have their turn
        await asyncio.sleep(0)
        with pytest.raises(ValueError, match="no"):
            await failing()
        return "done"

    async def failing() -> None:
        await asyncio.sleep(0)
        passes(0.01)
        raise ValueError("no")

    async def run() -> None:
        meter = Meter(lambda: now)
        assert await meter.run(work()) == "done"
        assert meter.seconds == pytest.approx(0.06)
        assert now == pytest.approx(0.26)

    asyncio.run(run())


async def held_up(work: Coroutine[Any, Any, object]) -> float:
    """The longest that others wait for their turn meanwhile, in seconds of the loop's own processor time."""
    times: list[float] = []

    def clock() -> float:
        times.append(time.thread_time())
        return times[-1]

    await Meter(clock).run(work)
    return max(after - before for before, after in zip(times[::2], times[1::2], strict=True))


def cost(look: Callable[..., object], *arguments: object) -> float:
    """What it takes, wherever it is done."""
    begun = time.thread_time()
    look(*arguments)
    return time.thread_time() - begun


def test_the_costliest_messages_hardly_hold_up_others(tmp_path: Path) -> None:
    """The least of several tries, each for something new. `python -m tools.attackers` measures it from outside."""
    records = [played("highlanders", plies).record() for plies in (1400, 1300, 1200)]
    texts = ["漢" * 400 + str(number) for number in range(3)]
    told: list[Any] = []

    def hear(text: bytes) -> bool:
        told.append(json.loads(text))
        return True

    async def run() -> None:
        house = House(Settings(rate=100_000, burst=100_000), claimed(str(tmp_path / "costly.sqlite")))
        await house.languages
        guest = Guest(never, hear, "here", house.settings, 0.0)

        async def sends(kind: str, **ask: Any) -> float:
            return await held_up(obey(house, guest, {"text": json.dumps({"kind": kind, **ask})}, 0.0))

        made = await house.create(Create(game="highlanders", seats=[SeatPlan(mine=True)] * 2), "here")
        keys, dice = [link.token for link in made.seats], random.Random(3)
        await sends("join", keys=keys)
        for _ in range(200):
            board = told[-1]["board"]
            move = dice.choice(board["legal"])["move"]
            await sends("play", table_id=made.table_id, ply=board["ply"], move=move)
        assert min([await sends("join", keys=keys, wants=WANTS) for _ in range(5)]) < 0.05  # the story is told once

        opened, moments = [], []
        for record in records:
            opened.append(await sends("open", record=record))
            moments.append(await sends("moment", table_id="record", ply=1000, wants=WANTS))
        assert [message["kind"] for message in told[-6:]] == ["opened", "moment"] * 3
        assert min(opened) < min(cost(looks.opened, record, "en") for record in records) / 2
        assert min(moments) < min(cost(looks.moment_of_record, record, 1000, "en", WANTS) for record in records) / 2

        asked = [Request({"type": "http", "query_string": f"text={quote(text)}".encode()}) for text in texts]
        drawn = [await held_up(qr(house, request)) for request in asked]
        assert min(drawn) < min(cost(looks.qr, text) for text in texts) / 2
        await house.close()

    asyncio.run(run())


async def never(message: Any) -> None:
    raise AssertionError(message)


def test_who_costs_more_than_their_share_waits(tmp_path: Path) -> None:
    order: list[str] = []

    async def nothing() -> None:
        pass

    async def be_dealt_with(house: House, who: str) -> None:
        await measured(house, who, nothing())
        order.append(who)

    async def run() -> None:
        house = House(Settings(), claimed(str(tmp_path / "share.sqlite")))
        house.work = Buckets(1.0, 10.0, lambda: 0.0)  # nothing is refilled meanwhile
        house.work.spend("greedy", 10.4)
        begun = time.monotonic()
        await asyncio.gather(be_dealt_with(house, "greedy"), be_dealt_with(house, "modest"))
        assert order == ["modest", "greedy"]
        assert time.monotonic() - begun >= 0.4
        await house.close()

    asyncio.run(run())


async def take_turns(taken: list[int]) -> None:
    """Somebody else, as often as the loop lets them."""
    while True:
        taken.append(1)
        await asyncio.sleep(0)


def test_keys_are_proved_before_more_than_a_sheet_is_read(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        storage = claimed(databases.new("keys"))
        house = House(Settings(), storage)
        made = await house.create(Create(game="towers", seats=[SeatPlan(mine=True)] * 2), "here")
        last = storage.entries(made.table_id)[-1]
        assert storage.last(made.table_id) == last and storage.last("nothing") is None
        house.tables.clear()
        read: list[str] = []
        monkeypatch.setattr(storage, "entries", read.append)

        def counted(table_id: str) -> object:
            read.append(table_id)
            return last

        monkeypatch.setattr(storage, "last", counted)
        guest: Any = type("Follower", (), {"follows": []})()
        token = made.seats[0].token
        turns: list[int] = []
        others = asyncio.ensure_future(take_turns(turns))
        assert await lobby.follow(house, guest, [token[:-1] + ("A" if token[-1] != "A" else "B")] * 200) == []
        others.cancel()
        assert not read and len(turns) >= 200  # others had theirs between any two tables
        assert len(await lobby.follow(house, guest, [token])) == 1
        assert read == [made.table_id]
        await house.close()

    asyncio.run(run())


def test_others_get_their_turn_while_a_long_game_is_played_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("donjon.server.table.AT_ONCE", 10)

    async def run() -> None:
        house = House(Settings(), claimed(str(tmp_path / "long.sqlite")))
        made = await house.create(Create(game="towers", seats=[SeatPlan(mine=True)] * 2), "here")
        table = house.tables[made.table_id]
        entries, dice = await house.entries(table), random.Random(1)
        while table.playing.ply < 60:
            match = table.playing
            assert match.to_move is not None
            entries.append(table.play(match.to_move, dice.choice(match.legal_moves()), 0))
        record, ply, table.match = table.playing.record(), table.playing.ply, None
        turns: list[int] = []
        others = asyncio.ensure_future(take_turns(turns))
        assert (await table.resume(entries)).record() == record
        others.cancel()
        assert len(turns) >= ply // 10
        await house.close()

    asyncio.run(run())
