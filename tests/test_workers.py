"""Many tasks by many hands: all ways give the same answers, and a process that hangs or dies costs no task."""

import argparse
import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress

from donjon.arena.playing import PlayedDeal, ended_after, play_deal
from donjon.arena.schedule import Deal, deals, name_of, schedule
from donjon.core.errors import DonjonError
from donjon.inputs import shard
from donjon.workers import Hands, Pace, _checked, each, this_build

MARK = "DONJON_TEST_MARK"  # in the environment, which worker processes inherit
DEALS = deals(schedule("elbrus", {}, [("random", "greedy")], 2, 6, 1, 1.0))


def hang_once(deal: Deal) -> PlayedDeal:
    """In the worker process: one deal begins with an endless loop."""
    if _first():
        with ended_after(0.5):
            while True:
                pass
    return play_deal(deal)


def die_once(deal: Deal) -> PlayedDeal:
    if _first():
        os.kill(os.getpid(), signal.SIGKILL)
    return play_deal(deal)


def always_die(deal: Deal) -> PlayedDeal:
    os._exit(3)


def squared(number: int) -> int:
    if number < -10:
        raise DonjonError("not that low")
    if number < 0:
        raise ValueError("numbers only")
    return number * number


def _first() -> bool:
    try:
        Path(os.environ[MARK]).unlink()
    except FileNotFoundError:
        return False
    return True


@pytest.mark.parametrize(("trouble", "code"), [(hang_once, -signal.SIGPROF), (die_once, -signal.SIGKILL)])
def test_a_lost_deal_is_played_again(
    trouble: Callable[[Deal], PlayedDeal],
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "once"))
    (tmp_path / "once").touch()
    found = list(each(trouble, DEALS, Hands(2), name_of))
    assert {name_of(done.task): done.answer.results for done in found} == {
        name_of(deal): play_deal(deal).results for deal in DEALS
    }
    assert len(found) == len(DEALS)
    assert f" ended early (exit code {code}), and is done again" in capsys.readouterr().err


def test_a_deal_that_never_ends_is_told() -> None:
    with pytest.raises(DonjonError, match=r"elbrus, .* was not done to its end in 3 tries"):
        list(each(always_die, DEALS, Hands(1), name_of))


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_answers_come_in_order_where_that_is_wanted(workers: int) -> None:
    found = list(each(squared, range(20), Hands(workers), in_order=True))
    assert [(done.task, done.answer) for done in found] == [(number, number * number) for number in range(20)]
    assert {done.workers for done in found} == {max(1, workers)}


def test_what_breaks_off_is_told_with_its_task() -> None:
    with pytest.raises(DonjonError, match=r"^-1 broke off: (?s:.*)numbers only"):
        list(each(squared, [-1], Hands(1)))
    with pytest.raises(DonjonError, match=r"^-11 broke off: not that low$"):
        list(each(squared, [-11], Hands(1)))
    with pytest.raises(ValueError, match="numbers only"):
        list(each(squared, [-1], Hands(0)))


def test_a_task_is_taken_when_somebody_is_free() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    answers = each(squared, tasks(), Hands(2))
    next(answers)
    answers.close()  # type: ignore[attr-defined]
    assert len(taken) <= 3


def test_no_time_no_answers() -> None:
    for workers in (0, 2):
        assert list(each(squared, range(5), Hands(workers), seconds=0)) == []


def test_a_worker_with_another_build_refuses() -> None:
    build = this_build()
    assert _checked(build, squared, 3) == 9
    for other in (build._replace(version="9.9"), build._replace(rules={**build.rules, "towers": 99})):
        with pytest.raises(
            DonjonError, match=f"^worker .* has {re.escape(str(build))}; needed is {re.escape(str(other))}$"
        ):
            _checked(other, squared, 3)


def test_a_shard_is_every_nth() -> None:
    parts = [[number for number in range(1, 12) if shard(f"{part}/3").has(number)] for part in (1, 2, 3)]
    assert parts == [[1, 4, 7, 10], [2, 5, 8, 11], [3, 6, 9]]
    for wrong in ("0/3", "4/3", "3", "a/b", "1/0", ""):
        with pytest.raises(argparse.ArgumentTypeError, match="a shard is written K/N"):
            shard(wrong)


def test_the_progress_bar_tells_workers_and_rate() -> None:
    clock = iter(range(100))
    bar = Progress(Pace(), console=Console(width=80), get_time=lambda: float(next(clock)))
    task = bar.add_task("", total=100)
    assert Pace().render(bar.tasks[0]).plain == ""
    bar.update(task, workers=1)
    assert Pace().render(bar.tasks[0]).plain == "1 worker"
    for _ in range(3):
        bar.update(task, advance=5, workers=8)
    assert Pace().render(bar.tasks[0]).plain.startswith("8 workers, ")
    assert Pace().render(bar.tasks[0]).plain.endswith("/s")
