"""Games in their own processes: one that hangs or dies is played again, and one that cannot be played is reported."""

import os
import signal
import time
from pathlib import Path

import pytest

from donjon.arena.playing import Result, ended_after, play
from donjon.arena.pool import played
from donjon.arena.schedule import Fixture, schedule
from donjon.core.errors import DonjonError

MARK = "DONJON_TEST_MARK"  # in the environment, which worker processes inherit


def fixtures(games: int) -> list[Fixture]:
    return list(schedule("elbrus", {}, [("random", "greedy")], 2, games, 1, 1.0))


def hang_once(fixture: Fixture) -> Result:
    """In the worker process: one game begins with an endless loop."""
    if _first():
        with ended_after(0.5):
            while True:
                pass
    return play(fixture)


def die_once(fixture: Fixture) -> Result:
    if _first():
        os.kill(os.getpid(), signal.SIGKILL)
    return play(fixture)


def always_die(fixture: Fixture) -> Result:
    os._exit(3)


def _first() -> bool:
    try:
        Path(os.environ[MARK]).unlink()
    except FileNotFoundError:
        return False
    return True


@pytest.mark.parametrize(("trouble", "code"), [(hang_once, -signal.SIGPROF), (die_once, -signal.SIGKILL)])
def test_a_lost_game_is_played_again(
    trouble: object, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "once"))
    (tmp_path / "once").touch()
    found = list(played(fixtures(6), 2, trouble))  # type: ignore[arg-type]
    assert sorted(r.fixture.key for r in found) == sorted(f.key for f in fixtures(6))
    assert {r.fixture.key: r.scores for r in found} == {f.key: play(f).scores for f in fixtures(6)}
    assert f"ended early (exit code {code}), and is played again" in capsys.readouterr().err


def test_a_game_that_never_ends_is_told() -> None:
    with pytest.raises(DonjonError, match=r"elbrus, .* was not played to its end in 3 tries"):
        list(played(fixtures(2), 1, always_die))


def test_the_time_of_a_bot_is_its_own() -> None:
    """Waiting does not count, and what comes after is not watched."""
    with ended_after(0.2):
        time.sleep(0.4)
    until = time.process_time() + 0.4
    while time.process_time() < until:
        pass
