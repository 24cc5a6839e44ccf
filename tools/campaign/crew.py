"""A campaign is done in lots, by several processes. A lot is known by its seed: the same seed does the same again."""

import json
import platform
import resource
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import donjon
from donjon.core import position
from donjon.inputs import progress_bar
from donjon.workers import Hands, Pace, each

Figures = Counter[str]
Lot = Callable[[str, int], Figures]
"""Does `count` pieces of work from a seed and counts what it saw. It raises if anything is wrong."""

ENOUGH = 20  # faults; then the campaign ends


@dataclass(frozen=True)
class Campaign:
    """What is done, what its pieces are called, and how many make a lot."""

    name: str
    what: str
    pieces: str
    lot: Lot
    size: int
    full: int


@dataclass
class Outcome:
    """What a campaign has counted, and the lots that failed."""

    done: int = 0
    figures: Figures = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def try_lot(task: tuple[Lot, str, int]) -> tuple[int, Figures, str]:
    """One lot, in a process of the crew. A fault comes back as text, with the seed that repeats it."""
    lot, seed, count = task
    try:
        return count, lot(seed, count), ""
    except Exception as error:
        last = "".join(traceback.format_tb(error.__traceback__)[-3:])
        return 0, Counter(), f"seed {seed!r}, {count} pieces: {type(error).__name__}: {error}\n{last}"


def run(campaign: Campaign, count: int, seconds: float, seed: str, workers: int) -> Outcome:
    """All lots, or as many as can begin in that time."""
    outcome, until = Outcome(), time.monotonic() + seconds

    def tasks() -> Iterator[tuple[Lot, str, int]]:
        for number, size in _lots(count, campaign.size, seed):
            if time.monotonic() >= until or len(outcome.faults) >= ENOUGH:
                return
            yield campaign.lot, number, size

    with progress_bar(Pace()) as bar:
        task = bar.add_task(campaign.name, total=count)
        for _, (done, figures, fault), number in each(try_lot, tasks(), Hands(workers), lambda lot: f"seed {lot[1]!r}"):
            outcome.done += done
            outcome.figures += figures
            outcome.faults += [fault] if fault else []
            bar.update(task, advance=done, workers=number)
    return outcome


def _lots(count: int, size: int, seed: str) -> Iterator[tuple[str, int]]:
    for number, start in enumerate(range(0, count, size)):
        yield f"{seed} {number}", min(size, count - start)


def told(campaign: Campaign, outcome: Outcome, seconds: float, seed: str, workers: int) -> dict[str, Any]:
    """The figures of a campaign, as they are kept."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF)]
    return {
        "campaign": campaign.name,
        "at": time.strftime("%Y-%m-%d", time.gmtime()),
        "version": donjon.__version__,
        "python": platform.python_version(),
        "compiled": not position.__file__.endswith(".py"),
        "seed": seed,
        "workers": workers,
        "seconds": round(seconds),
        "core_seconds": round(sum(one.ru_utime + one.ru_stime for one in used)),
        "done": outcome.done,
        "faults": len(outcome.faults),
        "figures": dict(sorted(outcome.figures.items())),
    }


def line(kept: dict[str, Any], pieces: str) -> str:
    """The same in one line, for people."""
    seen = ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in kept["figures"].items())
    build = "" if kept["compiled"] else " on the uncompiled build"
    time_taken = f"{kept['seconds']:,} s on {kept['workers']} processes, {kept['core_seconds']:,} s of processor time"
    return f"{kept['campaign']}: {kept['done']:,} {pieces}{build}, {kept['faults']} faults, {time_taken} ({seen})"


def keep(book: Path, kept: dict[str, Any]) -> None:
    book.parent.mkdir(parents=True, exist_ok=True)
    with book.open("a", encoding="utf-8") as file:
        file.write(json.dumps(kept) + "\n")


def complain(outcome: Outcome) -> None:
    for fault in outcome.faults:
        print(fault, file=sys.stderr)
