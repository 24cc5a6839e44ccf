"""Nothing is lost: restarts, reconnecting, failing disks, and what `donjon db` and `donjon verify` say of it."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from donjon.match import Match
from donjon.measure.load import cpu
from donjon.server import clock, db
from donjon.server.asks import Create, Play, Propose
from donjon.server.engines import open_database
from donjon.server.handlers.playing import play
from donjon.server.handlers.voting import propose
from donjon.server.house import ALIVE, House
from donjon.server.parts import Live, SeatPlan
from donjon.server.refused import Refused
from donjon.server.settings import Settings
from donjon.server.sheet import Change, Entry, SeatSheet, Sheet, Summary, line
from donjon.server.sqlite import Sqlite
from donjon.server.storage import Clash, Storage
from donjon.server.table import Presence
from tests.server.databases import Databases, claimed
from tests.server.support import PATIENCE, Client, Server, Serving, get


def donjon(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "donjon", *words], capture_output=True, text=True, timeout=PATIENCE)


def stored(storage: Storage, tables: int, moves: int, seconds: int = 600) -> None:
    """Games in progress, written as the server writes them."""
    match, dice = Match("towers", 2, seed="s"), random.Random(1)
    entries = [_entry(match, 0, 0)]
    while len(entries) <= moves and not match.over:
        ply = match.ply
        match.play(dice.choice(match.legal_moves()))
        entries.append(_entry(match, ply, len(entries)))
    seats = [SeatSheet("Ada", "", True), SeatSheet("Grace", "", True)]
    now = clock.now()
    changes: list[Change] = []
    for number in range(tables):
        name = f"m{number:07}"
        sheet = Sheet(
            name, "towers", 1, {"height": "5"}, seats, Live(seconds), True, "bot", True, "random", "s", now, "playing"
        )
        changes += [sheet, *((name, entry) for entry in entries)]
    storage.write(changes)


def _entry(match: Match, ply: int, number: int) -> Entry:
    words = " ".join(p.text if p.seat is not None else f"({p.text})" for p in match.played[ply:])
    after = Summary(match.ply, match.to_move, match.scores, [600_000, 600_000])
    return Entry(number, ply, words, None, clock.now(), after)


@pytest.mark.one_server("it measures how one server starts with all tables")
def test_a_thousand_open_games_are_ready_within_three_seconds(serving: Serving, databases: Databases) -> None:
    many = databases.new("many")
    storage = claimed(many)
    stored(storage, tables=1000, moves=60)
    storage.beat(clock.now())
    storage.close()
    empty = Server(databases.new("empty"))
    empty.stop()
    with serving(many) as server, server.client() as client:
        assert server.seconds_to_start - empty.seconds_to_start < 1.5  # of starting, most is Python's own
        assert "donjon_tables_playing 1000" in get(f"{server.url}/metrics").text
        client.ask("hello", "welcome")  # it has read all languages
        begun = cpu(server.process.pid)
        state = client.join("m0000500")
        assert cpu(server.process.pid) - begun < 1
        assert state["board"]["number"] == 61
        assert state["clock"]["running"] == state["board"]["to_move"]
        assert state["clock"]["left"][state["clock"]["running"]] > 500_000


def test_clocks_go_on_from_stored_time(serving: Serving, databases: Databases) -> None:
    with serving(databases.new("clock")) as server:
        with server.client() as client:
            made = client.create("towers", [{"mine": True}] * 2, clock={"kind": "live", "base": 600}, absent="lose")
            tokens = [link["token"] for link in made["seats"]]
            begun = time.time()
            before = client.join(*tokens)["clock"]
        server.kill()
        time.sleep(3)  # time has to pass while the server is down: this is what is measured
        server.start()
        with server.client() as client:
            after = client.join(*tokens)["clock"]
        spent = before["left"][before["running"]] - after["left"][before["running"]]
        passed = (time.time() - begun) * 1000
        assert after["running"] == before["running"]
        assert 0 <= spent <= passed - 3_000 + ALIVE + 1  # all but what passed since the last sign of life


def test_coming_back_tells_what_happened_meanwhile(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}])
    with server.client() as other:
        client.join(made["seats"][0]["token"])
        theirs = other.sit(made["invitations"][0]["token"])
        mine = client.hear("state")
        client.close()
        tokens = [made["seats"][0]["token"], other.token]
        with server.client() as both:
            board = both.join(*tokens)["board"]
            for _ in range(5):
                board = both.play(made["table_id"], board)
        seen = [other.hear("update")["board"] for _ in range(5)]
        told = [event for one in seen for event in one["events"]]
        with server.client() as again:
            state = again.join(tokens[0], since=mine["board"]["number"])
            assert state["board"]["since"] == mine["board"]["ply"]
            assert state["board"]["events"] == told
            assert state["board"]["number"] == theirs["board"]["number"] + 5
            nothing_new = again.join(tokens[0], since=state["board"]["number"])
            assert nothing_new["board"]["events"] == []


def test_an_open_question_survives_being_killed(serving: Serving, databases: Databases) -> None:
    with serving(databases.new("asked")) as server:
        with server.client() as client, server.client() as other:
            made = client.create("towers", [{"mine": True}] * 2)
            table_id, tokens = made["table_id"], [link["token"] for link in made["seats"]]
            boards = [client.join(tokens[0])["board"], other.join(tokens[1])["board"]]
            start, mover = boards[0]["ply"], boards[0]["to_move"]
            (client, other)[mover].play(table_id, boards[mover])
            client.send("propose", table_id=table_id, matter="take_back", ply=start)
            asked = other.hear("ballot")["ballot"]
            server.kill()
        server.start()
        with server.client() as client, server.client() as other:
            assert client.join(tokens[0])["ballot"] == other.join(tokens[1])["ballot"] == asked
            other.send("vote", table_id=table_id, yes=True)
            assert client.hear("update")["board"]["ply"] == start
            assert "ballot" not in client.join(tokens[0])


def test_graceful_shutdown_says_good_bye_and_loses_nothing(serving: Serving, databases: Databases) -> None:
    with serving(databases.new("bye")) as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2)
        tokens = [link["token"] for link in made["seats"]]
        board = client.play(made["table_id"], client.join(*tokens)["board"])
        assert server.stop() == 0
        client.hear("bye")
        server.start()
        with server.client() as again:
            assert again.join(*tokens)["board"]["ply"] == board["ply"]


class Failing(Sqlite):
    """A disk that can be full."""

    full = False

    def write(self, changes: object) -> None:
        if self.full:
            raise OSError("no space left on device")
        super().write(changes)  # type: ignore[arg-type]


def test_a_move_that_cannot_be_written_is_not_made(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Failing(str(tmp_path / "full.sqlite"))
        storage.claim()
        house = House(Settings(), storage)
        made = await house.create(Create(game="towers", seats=[SeatPlan(mine=True)] * 2), "here")
        table, _ = await house.find(made.seats[0].token)
        match = await house.load(table)
        assert match is not None
        reader = type(
            "Reader", (), {"language": "en", "address": "here", "post": lambda self, text: told.append(text)}
        )()
        told: list[str] = []
        presence = Presence(reader, (0, 1), False, ())
        table.presences[reader] = presence
        ply, move = match.ply, match.legal_moves()[0]
        ask = Play(table_id=made.table_id, ply=ply, move=move)
        storage.full = True
        with pytest.raises(Refused):
            await play(house, table, presence, ask)
        assert table.match is None
        assert not told
        assert house.journal.failed
        storage.full = False
        again = await house.load(table)
        assert again is not None and again.ply == ply
        await play(house, table, presence, ask)
        assert len(told) == 1
        assert not house.journal.failed
        await house.close()

    asyncio.run(run())


def test_a_vote_that_cannot_be_written_is_told_to_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Failing(str(tmp_path / "vote.sqlite"))
        storage.claim()
        house = House(Settings(), storage)
        made = await house.create(Create(game="towers", seats=[SeatPlan(mine=True)] * 2), "here")
        table, _ = await house.find(made.seats[0].token)
        await house.load(table)
        told: list[bytes] = []
        reader = type(
            "Reader", (), {"language": "en", "address": "here", "post": lambda self, text: told.append(text)}
        )()
        presence = table.presences[reader] = Presence(reader, (0, 1), False, ())
        storage.full = True
        with pytest.raises(Refused):
            await propose(house, table, presence, Propose(table_id=made.table_id, matter="abandon"))
        assert (told, table.sheet.stage) == ([], "playing")
        storage.full = False
        await house.load(table)
        await propose(house, table, presence, Propose(table_id=made.table_id, matter="abandon"))
        assert (b'"passed":true' in told[0], table.sheet.stage) == (True, "abandoned")
        await house.close()

    asyncio.run(run())


def test_one_bad_change_harms_no_other_in_its_batch(databases: Databases) -> None:
    async def run() -> None:
        house = House(Settings(), claimed(databases.new("batch")))
        entry = Entry(0, 0, "", None, 0, Summary())
        await house.journal.commit(("m", entry))
        done = await asyncio.gather(
            house.journal.commit(("a", entry)),
            house.journal.commit(("m", entry)),  # there already
            house.journal.commit(("b", entry)),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), Clash, type(None)]
        assert [len(house.storage.entries(table_id)) for table_id in "amb"] == [1, 1, 1]
        await house.close()

    asyncio.run(run())


def test_undone_moves_leave_the_line() -> None:
    summary = Summary()
    entries = [
        Entry(0, 0, "(rA) (gC)", None, 0, summary),
        Entry(1, 2, "c3-c7", 0, 0, summary),
        Entry(2, 3, "d4-d2 (x)", 0, 0, summary),
        Entry(3, 3, "", 0, 0, summary),
        Entry(4, 3, ".", 0, 0, summary),
        Entry(5, 2, "", None, 0, summary),
    ]
    assert line(entries) == ["rA", "gC"]
    assert line(entries[:5]) == ["rA", "gC", "c3-c7", "."]


@pytest.fixture(scope="module")
def games(serving: Serving, databases: Databases) -> tuple[str, str]:
    """A database with a finished game and one going on; and the finished one's record, as downloaded."""
    database = databases.new("games")
    with serving(database) as server, server.client() as client:
        open_one = client.create("towers", [{"mine": True}] * 2)
        board = client.join(*(link["token"] for link in open_one["seats"]))["board"]
        for _ in range(10):
            board = client.play(open_one["table_id"], board)
        if board.get("can_undo"):
            client.ask("undo", "update", table_id=open_one["table_id"], ply=board["ply"])
        client.send("chat", table_id=open_one["table_id"], text="hm")
        done = client.create("towers", [{"bot": "random"}] * 2)
        board = client.join(done["watch"]["token"], wants=[])["board"]
        while not board["over"]:
            board = client.hear("update")["board"]
        record = get(f"{server.url}/records/{done['watch']['token']}").text
    return database, record


@pytest.fixture
def played(games: tuple[str, str], databases: Databases) -> tuple[str, str]:
    """The same, to do anything to."""
    return databases.copy(games[0], "played"), games[1]


def test_db_check_replays_every_game_and_names_any_that_differ(played: tuple[str, str], databases: Databases) -> None:
    database, _ = played
    assert donjon("db", "check", database).stdout == "2 tables checked, 0 differ\n"
    table_id, words = databases.run(database, "SELECT match, words FROM steps WHERE number = 0")[0]
    draws = words.split()
    other = next(place for place, draw in enumerate(draws) if draw != draws[0])
    draws[0], draws[other] = draws[other], draws[0]
    databases.run(database, "UPDATE steps SET words = ? WHERE match = ? AND number = 0", " ".join(draws), table_id)
    found = donjon("db", "check", database)
    assert found.returncode == 1
    assert found.stdout.startswith(f"{table_id}: ")
    assert "1 differ" in found.stdout


def test_db_export_and_import(played: tuple[str, str], databases: Databases, tmp_path: Path) -> None:
    database, _ = played
    out, copy, new = tmp_path / "all.jsonl", databases.new("copy"), databases.new("new")
    assert donjon("db", "export", database, "--output", str(out)).returncode == 0
    assert donjon("db", "import", copy, str(out)).stdout == "2 tables brought in, 0 were there already\n"
    assert donjon("db", "import", copy, str(out)).stdout == "0 tables brought in, 2 were there already\n"
    assert donjon("db", "export", copy).stdout == out.read_text()
    one = donjon("db", "export", database, "--table", table_ids(database)[0]).stdout
    assert one == out.read_text().splitlines(keepends=True)[0]
    for words in (["db", "export", copy, "--table", "nowhere"], ["db", "check", f"{copy}_nowhere"]):
        refused = donjon(*words)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    (tmp_path / "bad.jsonl").write_text(out.read_text() + "{}\n")
    refused = donjon("db", "import", new, str(tmp_path / "bad.jsonl"))
    assert refused.returncode == 2
    assert "line 3" in refused.stderr
    assert table_ids(new) == []


def table_ids(database: str) -> list[str]:
    storage = open_database(database)
    found = storage.table_ids()
    storage.close()
    return found


def test_verify_proves_the_luck(played: tuple[str, str], tmp_path: Path) -> None:
    _, record = played
    file = tmp_path / "game.donjon"
    file.write_text(record)
    good = donjon("verify", str(file))
    assert good.returncode == 0, good.stdout
    hash_shown = record.split('[Luck "')[1][:64]
    assert hash_shown in good.stdout
    assert donjon("verify", str(file), "--luck", hash_shown).returncode == 0
    assert donjon("verify", str(file), "--luck", "0" * 64).returncode == 1
    seed = record.split('[Seed "')[1].split('"')[0]
    file.write_text(record.replace(seed, "f" * 32))
    forged = donjon("verify", str(file))
    assert forged.returncode == 1
    assert "the seed draws" in forged.stdout
    assert donjon("replay", str(file)).returncode == 0  # legal moves, but not this seed's


def test_rules_of_another_version_are_not_mixed(serving: Serving, databases: Databases) -> None:
    old = databases.new("old")
    storage = claimed(old)
    stored(storage, 1, 3)
    sheet = storage.sheet("m0000000")
    assert sheet is not None
    sheet.rules = 99
    storage.write([sheet])
    assert "rules version 99" in db.fault(db._kept(storage, "m0000000"))
    storage.close()
    with serving(old) as server, server.client() as client:
        client.send("join", keys=["m0000000"])
        error = client.hear("error")
        assert (error["code"], "version 99 of the rules" in error["text"]) == ("not_now", True)
