"""The deal of the day: the same on every server, with luck that nobody is told."""

import asyncio
import datetime
import json
from pathlib import Path
from typing import Any, cast

import pytest

from donjon import Match
from donjon.core import registry
from donjon.match.verify import unfair
from donjon.server.answers import Answer, DealShown
from donjon.server.asks import Deal, PlayDeal
from donjon.server.clock import now
from donjon.server.handlers import dealing
from donjon.server.house import House
from donjon.server.parts import DealResult, Ending
from donjon.server.settings import Settings
from donjon.server.sheet import Entry, SeatSheet, Sheet, Summary
from donjon.study.daily import deal_of, puzzle_of, seed_of
from tests.server.databases import Databases, claimed
from tests.server.support import PATIENCE, Client, Server, Serving

DAY = datetime.datetime.now(datetime.UTC).date().isoformat()


def test_every_game_has_its_day() -> None:
    days = [datetime.date(2026, 11, 1) + datetime.timedelta(days=n) for n in range(len(registry.names()))]
    assert sorted(deal_of(day).game for day in days) == sorted(registry.names())
    assert len({deal_of(day).seed for day in days}) == len(days)
    assert puzzle_of(days[0]) == puzzle_of(days[0])


def play(client: Client, moves: int) -> tuple[dict[str, Any], list[str]]:
    """The deal, begun; the first legal move so often. The last board, and everything that was heard."""
    made = client.ask("play_deal", "created", day=DAY)
    board = client.join(made["seats"][0]["token"], wants=["position"])["board"]
    while board["ply"] < moves and not board["over"]:
        move = board["legal"][0]["move"] if board.get("legal") else None
        board = client.play(made["table_id"], board, move) if move else client.hear("update")["board"]
    return board, [json.dumps(message) for message in client.heard]


def test_two_servers_deal_the_same(serving: Serving, server: Server, tmp_path: Path) -> None:
    with serving(tmp_path / "other.sqlite") as other, server.client() as here, other.client() as there:
        assert here.ask("deal", "deal", day=DAY)["game"] == there.ask("deal", "deal", day=DAY)["game"]
        first, heard = play(here, 1)
        second, _ = play(there, 1)
        assert first["position"] == second["position"]
        assert not [text for text in heard if seed_of(DAY) in text]  # nobody is told what will come


def test_equal_choices_have_equal_luck() -> None:
    for name in registry.names():
        match = Match(name, seed=seed_of(DAY))
        other = Match(name, seed=seed_of(DAY))
        for _ in range(40):
            if match.over:
                break
            move = match.legal_moves()[0]
            match.play(move)
            other.play(move)
        assert [played.text for played in match.played] == [played.text for played in other.played]
        assert not unfair(match, seed_of(DAY))


def test_results_are_compared(serving: Serving, databases: Databases) -> None:
    database, found = databases.new("deals"), deal_of(datetime.date.fromisoformat(DAY))
    storage = claimed(database)
    for number, (name, bot, score) in enumerate([("Ada", "", 12), ("Grace", "", 30), ("", "club", 20), ("Joe", "", 1)]):
        seats = [SeatSheet(name, bot, not bot), SeatSheet("", "casual")]
        ending = Ending("resigned" if name == "Joe" else "played", [1 if score > 15 else 2, 1], found.seed)
        sheet = Sheet(
            f"t{number}", found.game, 1, found.options, seats, None, False, "vote", False, "casual", found.seed, now(),
            "over", ending, day=DAY,
        )  # fmt: skip
        storage.write([sheet, (f"t{number}", Entry(0, 0, "", None, now(), Summary(0, None, [score, 15])))])
    storage.close()
    with serving(database) as server, server.client() as client:
        shown = client.ask("deal", "deal", day=DAY, table_id="t0")
    assert [(one.get("name"), one.get("bot"), one["scores"][0]) for one in shown["results"]] == [
        ("Grace", None, 30),
        (None, "club", 20),
        ("Ada", None, 12),
    ]
    assert [one["rank"] for one in shown["results"]] == [1, 1, 2]
    assert [one.get("own", False) for one in shown["results"]] == [False, False, True]


class Reader:
    """As much of a guest as a deal needs."""

    address, name = "there", ""

    def __init__(self) -> None:
        self.told: list[Answer] = []

    def tell(self, answer: Answer) -> None:
        self.told.append(answer)


def test_bots_play_the_same_deal(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(), claimed(str(tmp_path / "bots.sqlite")))
        reader: Any = Reader()
        for _ in range(2):  # they play it once, however many people do
            await dealing.play_deal(house, reader, PlayDeal(day=DAY))
        tables = list(house.tables.values())
        alone = [table for table in tables if not any(seat.person for seat in table.sheet.seats)]
        assert sorted(table.sheet.seats[0].bot for table in alone) == sorted(dealing.COMPARED)
        assert len(tables) == len(alone) + 2
        first = tables[0].sheet
        for table in tables:
            sheet = table.sheet
            assert (sheet.day, sheet.seed, sheet.options) == (DAY, first.seed, first.options)
        async with asyncio.timeout(PATIENCE):
            while not all(table.number > 1 for table in alone):
                await asyncio.wait([table.thinking for table in alone if table.thinking], timeout=0.1)
        await house.close()

    asyncio.run(run())


def test_results_are_read_once_until_another_game_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        storage = claimed(str(tmp_path / "kept.sqlite"))
        house = House(Settings(bot_processes=0), storage)
        monkeypatch.setattr(house, "wake", lambda table: None)  # nobody thinks
        reader, asked = Reader(), list[str]()
        dealt = storage.dealt

        def counted(day: str) -> object:
            asked.append(day)
            return dealt(day)

        monkeypatch.setattr(storage, "dealt", counted)

        async def results() -> list[DealResult]:
            await dealing.deal(house, cast(Any, reader), Deal(day=DAY))
            shown = reader.told[-1]
            assert isinstance(shown, DealShown)
            return shown.results

        await dealing.play_deal(house, cast(Any, reader), PlayDeal(day=DAY))
        tables = list(house.tables.values())
        assert not await results()
        for ended, table in enumerate(tables, 1):
            async with table.lock:
                table.end("played")
                await house.keep(table, sheet=True)
            before = len(asked)
            for _ in range(3):
                assert len(await results()) == ended
            assert len(asked) == before + 1
        await house.close()

    asyncio.run(run())


def test_bots_of_a_day_count_for_whoever_plays_it_first(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(bot_processes=0), claimed(str(tmp_path / "first.sqlite")))
        before = house.creations.left(Reader.address)
        await dealing.play_deal(house, cast(Any, Reader()), PlayDeal(day=DAY))
        assert {table.made_by for table in house.tables.values()} == {Reader.address}
        assert before - house.creations.left(Reader.address) > len(dealing.COMPARED)
        await house.close()

    asyncio.run(run())


def test_only_deals_of_these_days_are_played(client: Client) -> None:
    for day in ("0001-01-01", "2025-01-01"):
        assert client.ask("play_deal", "error", day=day)["code"] == "bad_choice"
        assert not client.ask("deal", "deal", day=day).get("results")


def test_no_deal_of_days_to_come(client: Client) -> None:
    for day in ("2126-01-01", "nonsense"):
        for kind in ("deal", "play_deal"):
            assert client.ask(kind, "error", day=day)["code"] == "bad_choice"
