"""Tune the numbers of a game's sense:  python -m tools.tune GAME --minutes 8 --processes 16 --out FILE

This is SPSA on paired deals. A try moves every number one scale up or down at random, and plays the result against the
opposite move: each against the other, or both against the same opponent on the same deals. Then all numbers follow the
better one. The result is the mean of the second half of all tries. At the end come matches on other deals: the tuned
numbers against the present ones, and both against every opponent. FILE gets one line for each try, and a stopped run
continues from there.

--minutes 0 plays only the matches, so `--start FILE` can try out other numbers.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from donjon.core import registry
from donjon.core.game import choose
from donjon.inputs import count, settings
from donjon.workers import Hands, each
from tools import command
from tools.bouts import Bout, Outcome, Player, play, told
from tools.weights import Numbers, moved, present, read, scales

GAIN = 0.12  # at first, how many scales a number moves for a try that was won outright
STEADY = 300  # tries after which the moves are half as long
MIRROR = 0.5  # the share of tries against the opposite move; the others are against an opponent
OTHER_DEALS = 1_000_000  # the first seed of the matches


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tune", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE")
    parser.add_argument("--processes", type=count, default=1)
    parser.add_argument("--minutes", type=float, default=8.0, help="for everything, the matches included")
    parser.add_argument("--seconds", type=float, default=0.04, help="a turn, the processor's")
    parser.add_argument("--start", type=Path, metavar="FILE", help="numbers to begin with; else the present ones")
    parser.add_argument(
        "--opponent", action="append", default=[], metavar="NAME|FILE", help="thrifty, a level, numbers"
    )
    parser.add_argument("--keep", default="", metavar="NAMES", help="numbers that are not tuned, with commas")
    parser.add_argument("--games", type=count, default=200, help="of each match at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    return parser.parse_args()


class Tuning:
    """The numbers so far, and the file with all tries."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.game = registry.find(chosen.game)
        self.options = dict(choose(self.game, chosen.seats, settings(chosen.option)))
        self.present = present(chosen.game)
        self.start = read(chosen.game, chosen.start) if chosen.start else self.present
        self.scales = scales(self.start, set(filter(None, chosen.keep.split(","))))
        self.opponents: dict[str, Player] = {name: self._opponent(name) for name in chosen.opponent}
        self.steps: list[Numbers] = []
        self.tries = 0
        self._resume()

    def _opponent(self, name: str) -> Player:
        if name == "present":
            return self.present
        return read(self.chosen.game, Path(name)) if name.endswith(".json") else name

    def _resume(self) -> None:
        lines = self.chosen.out.read_text().splitlines() if self.chosen.out.exists() else []
        self.steps = [told["step"] for line in lines if (told := _whole(line)) and "step" in told]
        self.tries = len(self.steps)

    @property
    def numbers(self) -> Numbers:
        return moved(self.start, self.steps[-1] if self.steps else {})

    def tuned(self) -> Numbers:
        """The mean of the second half."""
        half = self.steps[len(self.steps) // 2 :]
        return moved(self.start, {name: fmean(step[name] for step in half) for name in self.scales} if half else {})

    def note(self, **line: Any) -> None:
        with self.chosen.out.open("a") as file:
            file.write(json.dumps(line) + "\n")

    def bout(self, one: Player, other: Player, seed: int) -> Bout:
        return Bout(self.chosen.game, self.chosen.seats, self.options, seed, self.chosen.seconds, one, other)

    # Tries.

    def next(self, number: int) -> tuple[Numbers, list[Bout]]:
        """The signs of a try, and its bouts: one against the opposite move, or two against an opponent."""
        dice = random.Random(f"{self.chosen.seed} {number}")
        signs = {name: dice.choice((-1.0, 1.0)) for name in self.scales}
        now = self.steps[-1] if self.steps else dict.fromkeys(self.scales, 0.0)
        up, down = (
            moved(self.start, {name: now[name] + side * signs[name] * self.scales[name] for name in self.scales})
            for side in (1.0, -1.0)
        )
        seed = self.chosen.seed * 10_000 + number
        if not self.opponents or dice.random() < MIRROR:
            return signs, [self.bout(up, down, seed)]
        name = dice.choice(sorted(self.opponents))
        return signs, [self.bout(side, self.opponents[name], seed) for side in (up, down)]

    def learn(self, signs: Numbers, outcomes: list[Outcome]) -> None:
        """Follow the better move, in smaller steps as time goes on."""
        margin = self.start["margin"]
        values = [outcome.value(margin) for outcome in outcomes]
        better = 2.0 * values[0] - 1.0 if len(values) == 1 else values[0] - values[1]
        gain = GAIN / (1.0 + self.tries / STEADY) ** 0.6
        now = self.steps[-1] if self.steps else dict.fromkeys(self.scales, 0.0)
        step = {name: now[name] + gain * better * signs[name] * scale for name, scale in self.scales.items()}
        self.steps.append(step)
        self.tries += 1
        self.note(better=round(better, 4), step={name: round(value, 5) for name, value in step.items()})

    # Matches.

    def matches(self) -> list[tuple[str, Player, Player]]:
        found: list[tuple[str, Player, Player]] = [("tuned against present", self.tuned(), self.present)]
        for name, player in self.opponents.items():
            if player != self.present:
                found += [
                    (f"tuned against {name}", self.tuned(), player),
                    (f"present against {name}", self.present, player),
                ]
        return found


def _whole(line: str) -> dict[str, Any]:
    """A line of the file; empty if it was cut short."""
    try:
        found: dict[str, Any] = json.loads(line)
    except ValueError:
        return {}
    return found


def tried(tuning: Tuning, until: float) -> None:
    """Run tries until then."""
    spent, games, began = 0.0, 0, time.monotonic()

    def tries() -> Iterator[tuple[Numbers, list[Bout]]]:
        number = tuning.tries
        while _more(tuning, began, until, spent, games):
            yield tuning.next(number)
            number += 1

    for (signs, _), outcomes, _ in each(_all, tries(), Hands(tuning.chosen.processes)):
        tuning.learn(signs, outcomes)
        spent += sum(outcome.seconds for outcome in outcomes)
        games += 2 * len(outcomes)
        if tuning.tries % 50 == 0:
            print(f"{time.monotonic() - began:5.0f} s, {tuning.tries} tries: {_short(tuning.numbers)}", flush=True)


def _more(tuning: Tuning, began: float, until: float, spent: float, games: int) -> bool:
    """Is there time for another try, and for the matches after it?"""
    each = spent / games if games else 0.0
    last = len(tuning.matches()) * tuning.chosen.games * each / tuning.chosen.processes + 4 * each
    return bool(time.monotonic() + last < until)


def _all(task: tuple[Numbers, list[Bout]]) -> list[Outcome]:
    return [play(bout) for bout in task[1]]


def _one(task: tuple[str, Bout]) -> Outcome:
    return play(task[1])


def verified(tuning: Tuning) -> None:
    """The matches, each deal twice."""
    deals = -(-tuning.chosen.games // 2)
    found: dict[str, list[Outcome]] = {name: [] for name, _, _ in tuning.matches()}
    tasks = [
        (name, tuning.bout(one, other, OTHER_DEALS + deal))
        for deal in range(deals)
        for name, one, other in tuning.matches()
    ]
    for (name, _), outcome, _ in each(_one, tasks, Hands(tuning.chosen.processes)):
        found[name].append(outcome)
        if len(found[name]) in (deals // 2, deals):
            shares, leads = [o.share for o in found[name]], [o.lead for o in found[name]]
            turns = sorted(o.turns for o in found[name])[len(shares) // 2]
            line = f"{name}: {told(shares)}, {fmean(leads):+.1f} points, median of {turns:g} turns"
            print(line, flush=True)
            tuning.note(match=line)


def _short(numbers: Numbers) -> str:
    return " ".join(f"{name} {value:.3g}" for name, value in numbers.items())


def main() -> None:
    chosen = arguments()
    began = time.monotonic()
    tuning = Tuning(chosen)
    print(f"{chosen.game}, {chosen.seats} seats, from {_short(tuning.start)}", flush=True)
    if chosen.minutes:
        tried(tuning, began + 60 * chosen.minutes)
        tuning.note(tuned=tuning.tuned())
        print(f"tuned, {tuning.tries} tries: {json.dumps({n: round(v, 3) for n, v in tuning.tuned().items()})}")
    verified(tuning)


if __name__ == "__main__":
    command.run("tune", main)
