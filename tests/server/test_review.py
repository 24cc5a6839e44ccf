"""The report of a finished game: over every game, from the record alone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.bots.search import hides
from donjon.core import registry
from donjon.match import Match
from donjon.server import looks, socket
from donjon.server.answers import Error, read_answer
from donjon.server.asks import Report
from donjon.server.guest import Guest, OpenedRecord
from donjon.server.handlers import looking_back
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.server.reviews import Finished
from donjon.server.settings import Settings
from donjon.server.sheet import Reviewed
from donjon.study.review import Balance, Review, as_told, in_words, places, review
from tests.server.databases import Databases, claimed
from tests.server.support import Client, Serving, get


@pytest.mark.parametrize("name", registry.names())
def test_a_game_is_looked_through(name: str) -> None:
    match, bot = Match(name, registry.find(name).seats[0], seed=2), donjon.bot("greedy", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    told: list[float] = []
    found = review(Match.from_record(match.record()), 8, told.append)
    assert len(found.chances) == match.ply + 1
    for row in found.chances:
        assert sum(row) == pytest.approx(1, abs=0.01)
    assert [one.loss for one in found.mistakes] == sorted((one.loss for one in found.mistakes), reverse=True)
    for blunder in found.mistakes:
        made = match.played[blunder.ply : blunder.ply + len(blunder.played)]
        assert tuple(played.text for played in made) == blunder.played != blunder.better
        assert in_words(match, blunder.ply, blunder.better, "en").endswith(".")
        assert len(places(match, blunder.ply, blunder.better)) == len(blunder.better)
    assert [shift.ply for shift in found.turning] == sorted(shift.ply for shift in found.turning)
    for one in found.balance:
        assert one.start + one.luck + one.own + one.others + one.unseen == one.result
    assert told[-1] == 1.0


def test_what_was_played_is_told_as_in_the_log() -> None:
    match, names = Match("towers", 2, seed=11), ("Ada", "Bob")
    ply, seat = match.ply, match.to_move
    assert seat is not None
    match.play(match.legal_moves()[0])
    log = [event["text"] for event in match.events(None, ply, "en", names) if event["ply"] == ply and event["text"]]
    assert log[0].startswith(f"{names[seat]} settles ") and as_told(match, ply, ply + 1, "en", names) == " ".join(log)


def test_a_turn_that_only_ends_is_told_too() -> None:
    match, bot = Match("highlanders", 2, seed=1), donjon.bot("random", seed=1)
    while "." not in match.legal_moves():
        match.play(bot.choose(match))
    match.play(".")
    ended = next(ply for ply, played in enumerate(match.played) if played.text == ".")
    assert as_told(match, ended, ended + 1, "de") == "Der Zug endet ohne Aktion."


def finished(client: Client) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table at which bots have played, and its last board."""
    made = client.create("elbrus", [{"bot": "random"}] * 2)
    board = client.join(made["watch"]["token"], wants=[])["board"]
    while not board["over"]:
        board = client.hear("update")["board"]
    return made, board


def test_the_report_comes_over_the_wire(client: Client) -> None:
    made, board = finished(client)
    told = client.ask("report", "reported", table_id=made["table_id"], id=4)
    assert told["to"] == 4
    for seat, score in enumerate(board["scores"]):
        assert sum(one["points"] for one in told["points"] if one["seat"] == seat) == score
    assert len(told["chances"]) == board["ply"] + 1
    for row in told["balance"]:
        assert row["start"] + row["luck"] + row["own"] + row["others"] + row["unseen"] == row["result"]
    for mistake in told["mistakes"]:
        assert mistake["said"].startswith("Jester (") and mistake["said"].endswith(".")  # what one of the two did
        assert mistake["better_said"].endswith(".") and "Jester" not in mistake["better_said"].split(" ")[0]
    assert [point["ply"] for point in told["turning"]] == sorted(point["ply"] for point in told["turning"])
    for point in told["turning"]:
        assert point["said"].endswith(".") and sum(point["change"]) == pytest.approx(0, abs=0.01)


def test_an_opened_record_has_a_report_too(client: Client) -> None:
    match, bot = Match("towers", 2, seed=11), donjon.bot("greedy", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    client.ask("report", "error", table_id="record", id=3)
    client.ask("open", "opened", record=match.record(), id=4)
    told = client.ask("report", "reported", table_id="record", id=5)
    for seat, score in enumerate(match.scores):
        assert sum(one["points"] for one in told["points"] if one["seat"] == seat) == score
    assert len(told["chances"]) == match.ply + 1
    assert [row["result"] for row in told["balance"]] == [1_000_000 if rank == 1 else 0 for rank in match.ranks]


def shares(client: Client) -> list[float]:
    """How much was done, as it was told."""
    return [one["share"] for one in client.heard if one["kind"] == "reviewing"]


def test_a_review_is_made_once_and_stored_with_the_game(serving: Serving, databases: Databases) -> None:
    database = databases.new("reviews")
    with serving(database) as server, server.client() as client:
        made, _ = finished(client)
        first = client.ask("report", "reported", table_id=made["table_id"], id=1)
        told = shares(client)
        assert told == sorted(told) and len(told) > 5 and (told[0], told[-1]) == (0.0, 1.0)
        record = get(f"{server.url}/records/{made['watch']['token']}").text
    with serving(database) as server, server.client() as client:
        client.join(made["watch"]["token"], wants=[])
        assert client.ask("report", "reported", table_id=made["table_id"], id=1) == first
        assert client.ask("open", "opened", record=record)["reviewed"]
        shared = client.ask("report", "reported", table_id="record", id=1)
        assert {**shared, "table_id": ""} == {**first, "table_id": ""} | _nameless(shared)
        changed = record.replace('[Seed "', '[Seed "0')  # somebody else's game says it was played here
        assert "reviewed" not in client.ask("open", "opened", record=changed)
        assert not shares(client)  # nothing was made again


def _nameless(shared: dict[str, Any]) -> dict[str, Any]:
    """What is told of a record has colours for names."""
    return {name: shared[name] for name in ("turning", "mistakes") if name in shared}


def test_more_depth_on_wish(client: Client) -> None:
    made, _ = finished(client)
    assert "deep" not in client.ask("report", "reported", table_id=made["table_id"])
    assert client.ask("report", "reported", table_id=made["table_id"], deep=True)["deep"]
    before = len(shares(client))
    assert client.ask("report", "reported", table_id=made["table_id"])["deep"]  # the deepest there is
    assert len(shares(client)) == before


class Reader(Guest):
    """A guest with an opened record who hears at once."""

    def __init__(self) -> None:
        async def later(message: dict[str, Any]) -> None:
            raise AssertionError(message)

        super().__init__(later, self.hear, "here", Settings(), 0.0)
        self.record = OpenedRecord(Finished("", ""), 0)
        self.heard: list[Any] = []

    def hear(self, json: bytes) -> bool:
        self.heard.append(read_answer(json))
        return True


def with_a_house(tmp_path: Path, act: Callable[[House, Reader], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(Settings(), claimed(str(tmp_path / "reports.sqlite")))
        await act(house, Reader())
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize("failure", [Refused("broken", "broken"), RuntimeError("a fault")])
def test_a_report_that_fails_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
    async def fails(*arguments: object) -> None:
        raise failure

    async def act(house: House, guest: Reader) -> None:
        monkeypatch.setattr(house.thinkers, "look", fails)
        await looking_back.report_of_record(house, guest, Report(table_id="record", id=7))
        assert guest.reporting is not None
        await guest.reporting
        (told,) = guest.heard
        assert isinstance(told, Error) and (told.to, told.code, told.table_id) == (7, "broken", "record")

    with_a_house(tmp_path, act)


def test_one_report_at_a_time_and_none_for_somebody_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: House, guest: Reader) -> None:
        asked: list[asyncio.Future[None]] = []

        async def look(*arguments: object) -> None:
            asked.append(asyncio.get_running_loop().create_future())
            await asked[-1]

        monkeypatch.setattr(house.thinkers, "look", look)
        for number in (1, 2):
            await looking_back.report_of_record(house, guest, Report(table_id="record", id=number))
            while len(asked) < number:
                await asyncio.sleep(0)
        (told,) = guest.heard
        assert isinstance(told, Error) and (told.to, told.code) == (1, "not_now")
        assert [one.cancelled() for one in asked] == [True, False]
        guest.closing = True
        socket.depart_from_all(house, guest)
        assert guest.reporting is not None
        await asyncio.wait([guest.reporting])
        assert asked[1].cancelled() and len(guest.heard) == 1

    with_a_house(tmp_path, act)


def test_the_review_of_a_record_ends_when_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, guest: Reader) -> None:
        wanted: list[Callable[[], bool]] = []
        begun = asyncio.Event()

        async def review(*arguments: Any) -> None:
            wanted.append(arguments[-1])
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(house.thinkers, "review", review)
        asking = asyncio.ensure_future(house.reviews.get(Finished("a record", ""), 1, "here", lambda share: None))
        await begun.wait()
        assert wanted[0]()
        asking.cancel()
        await asyncio.wait([asking])
        assert not wanted[0]()

    with_a_house(tmp_path, act)


def test_what_fails_in_the_background_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise RuntimeError("a fault")

    async def act(house: House, guest: Reader) -> None:
        await asyncio.wait([house.start(fails())])
        await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR, "donjon"):
        with_a_house(tmp_path, act)
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["a fault"]


def test_the_deepest_review_is_kept(databases: Databases) -> None:
    storage = claimed(databases.new("depths"))
    assert storage.review("t") is None
    made = {n: Reviewed(n, Review([[n / 10]], [], [], [Balance(n, 0, 0, 0, 0, n)])) for n in (1, 3, 5)}
    storage.write([("t", made[3]), ("u", made[1])])
    storage.write([("t", made[1])])
    assert (storage.review("t"), storage.review("u")) == (made[3], made[1])
    storage.write([("t", made[5]), ("t", made[1])])
    assert storage.review("t") == made[5]
    storage.drop(["t"])
    assert (storage.review("t"), storage.review("u")) == (None, made[1])
    storage.close()


def test_trying_another_turn_from_a_finished_game(client: Client) -> None:
    made, _ = finished(client)
    record = get(f"{client.url}/records/{made['watch']['token']}").text
    match = Match.from_record(record)
    ply = next(ply for ply in range(10, match.ply) if match.played[ply].seat == 1)
    client.ask("open", "opened", record=record)
    for table_id in (made["table_id"], "record"):
        tried = client.ask("play_from", "created", table_id=table_id, ply=ply, bot="random")
        assert [link["seat"] for link in tried["seats"]] == [1]
        state = client.join(tried["seats"][0]["token"])
        then = match.resumed([played.text for played in match.played[:ply]])
        assert state["board"]["scores"] == then.scores
        assert [choice["move"] for choice in state["board"]["legal"]] == then.legal_moves()
        assert client.ask("moment", "moment", table_id=tried["table_id"], ply=0)["board"]["scores"] == then.scores
        board = client.play(tried["table_id"], state["board"])
        while not board["over"]:  # to its end, and that game has a record, too
            board = client.play(tried["table_id"], board) if board.get("legal") else client.hear("update")["board"]
        assert "[Diagram" in get(f"{client.url}/records/{tried['seats'][0]['token']}").text
    chance = next(ply for ply, played in enumerate(match.played) if played.seat is None)
    assert "nobody had a choice" in client.ask("play_from", "error", table_id="record", ply=chance)["text"]


def test_nothing_is_tried_while_a_game_is_on(client: Client) -> None:
    made = client.create("highlanders", [{"mine": True}, {"bot": "random"}])
    client.join(made["seats"][0]["token"])
    assert client.ask("play_from", "error", table_id=made["table_id"], ply=0)["code"] == "not_now"


@pytest.mark.parametrize("name", registry.names())
def test_what_could_not_be_known_is_dealt_anew(name: str) -> None:
    """A try looks to its player as the game did, and other tries have other hidden things, where there are any."""
    match, bot = Match(name, registry.find(name).seats[0], seed=2), donjon.bot("greedy", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    decisions = [ply for ply, played in enumerate(match.played) if played.seat is not None]
    ply = decisions[len(decisions) // 2]
    then = match.resumed([played.text for played in match.played[:ply]], draw=False)
    tries = [looks.fork(match.record(), ply, seed) for seed in range(8)]
    for one in tries:
        assert one is not None and one.seat == then.to_move
        assert (
            Match.from_diagram(name, one.diagram, chance="script").view(one.seat)["position"]
            == then.view(one.seat)["position"]
        )
    if hides(then._position, tries[0].seat if tries[0] else 0):
        assert len({one.diagram for one in tries if one}) > 1
