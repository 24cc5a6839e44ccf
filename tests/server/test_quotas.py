"""Quotas and ends: what is kept has bounds, and nothing is dropped silently."""

import asyncio
import contextlib
import json
import os
import stat
from pathlib import Path

import pytest

from donjon.server import clock, db
from donjon.server.asks import Create
from donjon.server.deserted import give_up
from donjon.server.engines import open_database
from donjon.server.house import House
from donjon.server.parts import SeatPlan
from donjon.server.settings import Settings
from tests.server.databases import Databases, claimed
from tests.server.support import Serving
from tests.server.test_durability import donjon


def test_a_watcher_cannot_fill_the_disk_with_talk(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "talk.sqlite", "--address-chat", "5") as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2)
        client.join(made["watch"]["token"])
        for number in range(5):
            client.send("chat", table_id=made["table_id"], text=str(number))
            client.hear("said")
        client.send("chat", table_id=made["table_id"], text="more")
        assert client.hear("error")["code"] == "too_fast"


@pytest.mark.one_server("each server counts the open tables that were made at its own door")
def test_talk_undos_and_open_tables_have_bounds(serving: Serving, tmp_path: Path) -> None:
    flags = ["--table-remarks", "3", "--table-undos", "2", "--address-open-tables", "2"]
    with serving(tmp_path / "bounds.sqlite", *flags) as server, server.client() as client:
        made = client.create("torres", [{"mine": True}] * 2)
        board = client.join(*(link["token"] for link in made["seats"]))["board"]
        for _ in range(3):
            client.send("chat", table_id=made["table_id"], text="hm")
            client.hear("said")
        client.send("chat", table_id=made["table_id"], text="hm")
        assert client.hear("error")["code"] == "not_now"
        undone = 0
        for _ in range(200):
            board = client.play(made["table_id"], board)
            if board.get("can_undo"):
                client.send("undo", table_id=made["table_id"], ply=board["ply"])
                answer = client.hear("update", "error")
                if answer["kind"] == "error":
                    break
                board, undone = answer["board"], undone + 1
        assert (undone, answer["code"]) == (2, "too_fast")
        for _ in range(2):
            client.create("towers", [{}, {}])
        client.send("create", game="towers", seats=[{}, {}])
        assert client.hear("error")["code"] == "too_fast"


def test_watchers_cannot_silence_the_players(serving: Serving, tmp_path: Path) -> None:
    server = serving(tmp_path / "rooms.sqlite", "--table-remarks", "2")
    with server as house, house.client() as watcher, house.client() as player:
        made = player.create("towers", [{"mine": True}] * 2)
        player.join(made["seats"][0]["token"])
        watcher.join(made["watch"]["token"])
        for speaker in (watcher, player):
            for _ in range(2):
                speaker.send("chat", table_id=made["table_id"], text="hm")
                speaker.hear("said")
            speaker.send("chat", table_id=made["table_id"], text="hm")
            assert speaker.hear("error")["code"] == "not_now"


def test_what_is_taken_back_by_vote_counts_too(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "votes.sqlite", "--table-undos", "2") as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2)
        board = client.join(*(link["token"] for link in made["seats"]))["board"]
        for _ in range(2):
            board = client.play(made["table_id"], board)
            client.send("propose", table_id=made["table_id"], matter="take_back")
            board = client.hear("update")["board"]
        client.play(made["table_id"], board)
        client.send("propose", table_id=made["table_id"], matter="take_back")
        assert client.hear("error")["code"] == "too_fast"


def test_a_table_for_which_nobody_comes_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(open_days=1), claimed(str(tmp_path / "open.sqlite")))
        made = await house.create(Create(game="towers", seats=[SeatPlan(mine=True), SeatPlan()], public=True), "here")
        table, _ = await house.find(made.owner)
        await give_up(house)
        stages = [table.sheet.stage]
        table.sheet.created -= 2 * clock.DAY
        await give_up(house)
        stages.append(table.sheet.stage)
        assert stages == ["open", "abandoned"]
        assert len(house.lobby) == 0
        await house.close()

    asyncio.run(run())


def test_a_game_that_nobody_plays_any_more_is_given_up(tmp_path: Path) -> None:
    """Else games that somebody sets up and leaves would fill the memory for ever."""

    async def run() -> None:
        house = House(Settings(idle_days=1), claimed(str(tmp_path / "idle.sqlite")))
        made = await house.create(Create(game="towers", seats=[SeatPlan(mine=True)] * 2), "here")
        table, _ = await house.find(made.owner)
        await give_up(house)
        stages = [table.sheet.stage]
        table.since -= 2 * clock.DAY
        await give_up(house)
        stages.append(table.sheet.stage)
        assert stages == ["playing", "abandoned"]
        assert table.sheet.ending is not None and table.sheet.ending.why == "abandoned"
        await house.close()

    asyncio.run(run())
    with contextlib.closing(open_database(str(tmp_path / "idle.sqlite"), read_only=True)) as storage:
        assert db.check_all(storage) == 0


def test_nothing_is_dropped_before_its_copy_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage, done, sync = claimed(str(tmp_path / "safe.sqlite")), list[str](), os.fsync

    def synced(opened: int) -> None:
        sync(opened)
        done.append("folder" if stat.S_ISDIR(os.fstat(opened).st_mode) else "file")

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(storage, "drop", lambda tables: done.append("dropped"))
    assert db.drop_old(storage, 30, str(tmp_path / "old.jsonl")) == 0
    assert done == ["file", "folder", "dropped"]
    storage.close()


def test_old_finished_games_are_exported_and_dropped(serving: Serving, databases: Databases, tmp_path: Path) -> None:
    database, out = databases.new("old"), tmp_path / "old.jsonl"
    with serving(database) as server, server.client() as client:
        tables = [client.create("towers", [{"mine": True}] * 2) for _ in range(3)]
        for made in tables[:2]:
            client.join(made["seats"][0]["token"])
            client.send("resign", table_id=made["table_id"])
            client.hear("ended")
    for made in (tables[0], tables[2]):  # the first and the last are old
        databases.run(database, "UPDATE steps SET at = 1000 WHERE match = ?", made["table_id"])
        ((sheet,),) = databases.run(database, "SELECT sheet FROM tables WHERE match = ?", made["table_id"])
        old = json.dumps(json.loads(sheet) | {"created": 1000})
        databases.run(database, "UPDATE tables SET sheet = ? WHERE match = ?", old, made["table_id"])
    said = donjon("db", "tidy", database, "--days", "30", "--output", str(out))
    assert said.returncode == 0, said.stderr
    assert "1 tables dropped" in said.stdout
    assert donjon("db", "check", database).stdout == "2 tables checked, 0 differ\n"
    again = donjon("db", "tidy", database, "--days", "30", "--output", str(out))
    assert again.returncode == 2  # the file is there already
    assert donjon("db", "import", database, str(out)).stdout.startswith("1 tables brought in")
    assert donjon("db", "check", database).stdout == "3 tables checked, 0 differ\n"
