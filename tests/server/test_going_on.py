"""Whatever is wrong with one table, the house goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from donjon.core.errors import UnknownGame
from donjon.server import clock, socket
from donjon.server.asks import Create, Play
from donjon.server.deserted import give_up
from donjon.server.handlers import lobby
from donjon.server.house import House
from donjon.server.parts import SeatPlan
from donjon.server.settings import Settings
from donjon.server.storage import StorageError
from donjon.server.table import Presence
from tests.server.databases import Databases, claimed
from tests.server.test_review import Reader

TWO = [SeatPlan(mine=True), SeatPlan()]


def test_a_table_of_a_game_that_is_gone_harms_no_other(databases: Databases) -> None:
    database = databases.new("gone")

    async def before() -> str:
        house = House(Settings(), claimed(database))
        kept = await house.create(Create(game="towers", seats=TWO, public=True), "here")
        gone = await house.create(Create(game="elbrus", seats=TWO, public=True), "here")
        sheet = house.tables[gone.table_id].sheet
        sheet.game = "chess"  # installed once
        await house.write(sheet)
        await house.close()
        return f"{kept.table_id} {gone.owner}"

    kept, key = asyncio.run(before()).split(" ")

    async def after() -> None:
        house = House(Settings(), claimed(database))
        assert [card.table_id for card in house.lobby.tables().tables] == [kept]
        guest: Any = type("Follower", (), {"follows": []})()
        assert await lobby.follow(house, guest, [key]) == []
        with pytest.raises(UnknownGame):
            await house.find(key)
        assert [card.table_id for card in house.lobby.tables().tables] == [kept]
        await house.close()

    asyncio.run(after())


def test_a_table_that_cannot_be_read_harms_no_other(databases: Databases, caplog: pytest.LogCaptureFixture) -> None:
    """The server starts with the others, and its log names this one."""
    database = databases.new("unreadable")

    async def before() -> tuple[str, str]:
        house = House(Settings(), claimed(database))
        tables = [(await house.create(Create(game="towers", seats=TWO), "here")).table_id for _ in "ab"]
        await house.close()
        return tables[0], tables[1]

    bad, good = asyncio.run(before())
    databases.run(database, f"UPDATE tables SET sheet = '{{}}' WHERE match = '{bad}'")

    async def after() -> None:
        house = House(Settings(), claimed(database))
        assert [*house.tables] == [good]
        await house.close()

    asyncio.run(after())
    assert [vars(line)["table_id"] for line in caplog.records if line.message == "table cannot be read"] == [bad]


def test_signs_of_life_never_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("donjon.server.house.PULSE", 0.001)

    async def run() -> None:
        house = House(Settings(), claimed(str(tmp_path / "life.sqlite")))
        beats, often = list[int](), asyncio.Event()

        def beat(until: int) -> None:
            beats.append(until)
            if len(beats) == 3:
                often.set()
            raise RuntimeError("a fault")

        monkeypatch.setattr(house.journal, "beat", beat)
        await often.wait()
        monkeypatch.undo()
        await house.close()

    asyncio.run(run())


def test_a_table_that_somebody_comes_to_is_not_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(open_days=1), claimed(str(tmp_path / "late.sqlite")))
        made = await house.create(Create(game="towers", seats=TWO), "here")
        table, guest = house.tables[made.table_id], Reader()
        table.sheet.created -= 2 * clock.DAY
        async with table.lock:
            giving_up = asyncio.ensure_future(give_up(house))
            await asyncio.sleep(0)
            table.presences[guest] = Presence(guest, (0,), True, ())
        await giving_up
        assert table.sheet.stage == "open"
        await house.close()

    asyncio.run(run())


def test_a_late_move_is_answered_though_the_database_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = House(Settings(), claimed(str(tmp_path / "stale.sqlite")))
        made = await house.create(Create(game="towers", seats=[SeatPlan(mine=True)] * 2), "here")
        table, guest = house.tables[made.table_id], Reader()
        table.presences[guest] = Presence(guest, (0, 1), False, ())
        guest.tables[made.table_id] = table

        def away(table_id: str) -> None:
            raise StorageError("the disk is gone")

        monkeypatch.setattr(house.storage, "remarks", away)
        await socket.serve(house, guest, Play(table_id=made.table_id, ply=999, move=".", id=5))
        assert [(told.code, told.to) for told in guest.heard] == [("stale", 5), ("broken", 0)]
        await house.close()

    asyncio.run(run())
