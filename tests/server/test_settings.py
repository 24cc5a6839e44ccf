"""Settings by file, environment and flag; the command line's manners; the load generator."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from donjon.core.errors import DonjonError
from donjon.server import settings
from donjon.server.clock import DAY, begin, face, resumed, spend
from donjon.server.limits import Bucket, Buckets
from donjon.server.parts import Correspondence, Live
from donjon.server.settings import Settings, gather
from donjon.server.sheet import Summary
from tests.server.support import Server


def test_flags_beat_environment_beats_file(tmp_path: Path) -> None:
    file = tmp_path / "donjon.toml"
    file.write_text('port = 1\nhost = "::1"\nrate = 3.5\norigins = ["https://a.example"]\n')
    environment = {"DONJON_PORT": "2", "DONJON_RATE": "4", "DONJON_ORIGINS": "https://b.example, https://c.example"}
    found = gather({"settings": str(file), "port": "3"}, environment)
    assert (found.port, found.host, found.rate) == (3, "::1", 4.0)
    assert found.origins == ["https://b.example", "https://c.example"]
    assert gather({}, {}) == Settings()


@pytest.mark.parametrize(
    ("flags", "environment"),
    [
        ({"port": "many"}, {}),
        ({"port": "65536"}, {}),
        ({"port": "-1"}, {}),
        ({}, {"DONJON_PORT": "x"}),
        ({"log": "loud"}, {}),
        ({"link": "127.0.0.1:65536"}, {}),  # some event loops would listen on another port
        ({"thinkers_at": "127.0.0.1"}, {}),
        ({"address_chat": "0"}, {}),  # nothing would ever be refilled
        ({"address_work": "inf"}, {}),
        ({"address_thinking": "nan"}, {}),
        ({"bot_processes": "-1"}, {}),
        ({"away": "nan"}, {}),
        ({"open_days": "1e400"}, {}),
        ({"queue_bytes": "-1"}, {}),
        ({"settings": "nowhere.toml"}, {}),
    ],
)
def test_a_bad_setting_is_told_in_one_sentence(flags: dict[str, str], environment: dict[str, str]) -> None:
    with pytest.raises(DonjonError):
        gather(flags, environment)


def test_a_file_of_nonsense_is_told(tmp_path: Path) -> None:
    for text in ("port = ", "speed = 3", "port = 'x'"):
        (tmp_path / "bad.toml").write_text(text)
        with pytest.raises(DonjonError):
            gather({"settings": str(tmp_path / "bad.toml")}, {})


def test_every_setting_has_its_help() -> None:
    assert set(settings.HELP) == set(Settings.__struct_fields__)


def test_serve_says_what_is_wrong_in_one_line(tmp_path: Path, server: Server) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database, but long enough to be taken for one at first sight")
    port = server.url.rpartition(":")[2]
    for words in (
        ["--database", str(tmp_path / "text.sqlite")],
        ["--database", str(tmp_path / "no/x")],
        ["--port", port],
    ):
        database = [] if "--database" in words else ["--database", str(tmp_path / "fine.sqlite")]
        command = [sys.executable, "-m", "donjon", "serve", "--log", "error", *words, *database]
        refused = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert refused.returncode == 2, refused
        last = refused.stderr.strip().splitlines()[-1]
        assert last.startswith(("donjon: cannot", "donjon: the server did not start: cannot"))


def test_the_load_generator_measures() -> None:
    command = [sys.executable, "-m", "donjon", "load", "--tables", "3", "--rate", "0", "--seconds", "3", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    figures = json.loads(done.stdout)
    assert figures["connections"] == 9
    assert figures["moves"] > 3
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert figures["kilobytes_per_connection"] > 0


@pytest.mark.parametrize("url", ["ftp://127.0.0.1", "http://127.0.0.1:1"])
def test_the_load_generator_says_that_nobody_answers(url: str) -> None:
    command = [sys.executable, "-m", "donjon", "load", "--url", url, "--tables", "1", "--seconds", "1"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert refused.returncode == 2, refused
    assert refused.stderr.startswith("donjon: cannot connect to ") and refused.stderr.count("\n") == 1


def test_live_clocks() -> None:
    clock = Live(60, 5)
    left = begin(clock, 2)
    assert left == [60_000, 60_000]
    assert spend(clock, left, 0, 10_000, 1) == [55_000, 60_000]  # the increment comes with the end of the turn
    assert spend(clock, left, 0, 10_000, 0) == [50_000, 60_000]
    assert spend(clock, left, 0, 99_000, 1) == [5_000, 60_000]
    assert spend(clock, left, None, 10_000, 1) == left  # bots do not use time
    shown = face(Summary(left=left), 1_000, 1, 31_000)
    assert shown is not None
    assert (shown.left, shown.running) == ([60_000, 30_000], 1)


def test_correspondence_clocks_start_anew_with_every_turn() -> None:
    clock = Correspondence(2)
    assert spend(clock, [DAY, DAY // 2], 0, 1_000, 1) == [DAY - 1_000, 2 * DAY]
    assert spend(clock, [DAY, DAY], 0, 1_000, 0) == [DAY - 1_000, DAY]
    assert begin(None, 2) == []


def test_time_the_server_was_away_is_given_back() -> None:
    pauses = [(100, 200), (500, 900)]
    assert resumed(50, pauses) == 50 + 100 + 400
    assert resumed(150, pauses) == 150 + 50 + 400
    assert resumed(300, pauses) == 700
    assert resumed(1_000, pauses) == 1_000


def test_buckets() -> None:
    bucket = Bucket(rate=1, full=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(5)
    for _ in range(10):
        bucket.take(5)
    assert bucket.hopeless
    time = [0.0]
    buckets = Buckets(1, 2, lambda: time[0])
    assert [buckets.take("a"), buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, True, False, True]
    time[0] = 1000
    buckets.take("c")
    assert set(buckets._of) == {"c"}
