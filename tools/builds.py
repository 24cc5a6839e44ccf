"""This build against another:  python -m tools.builds GAME PLAYER --other ../earlier --deals 50 --processes 2

The other build is a checkout, compiled. The same player (as for tools.rungs) thinks with both, each in a process of its
own, which gets every world as a diagram. This one is the referee: both must have the same rules and diagrams.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import msgspec

from donjon import Match
from donjon.bots import Chooser
from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.core.game import choose
from donjon.core.random import Random
from donjon.inputs import count, settings
from donjon.workers import Hands, each
from tools import command
from tools.bouts import Bout, bot, share, told

HERE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Meeting:
    """A bout of a player of this build with the same player of the build in a folder."""

    bout: Bout
    folder: Path

    def __str__(self) -> str:
        return f"deal {self.bout.seed}"


class Question(msgspec.Struct):
    """What a build is asked: a move for a seat, in a world that this seat may imagine."""

    bout: Bout
    seat: int
    world: str


class Build:
    """A process of a build. It remembers its bots, one for each seat of one game."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(HERE)])}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tools.builds", "--answer"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, question: Question) -> str:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise DonjonError("a build ended before it answered; is it compiled, and has it the same rules?")
        return answer.decode().strip()

    def end(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def answer() -> None:
    """Answer as this build, one question a line, until there are no more."""
    seats: dict[int, tuple[Chooser, Random]] = {}
    for line in sys.stdin:
        asked = msgspec.json.decode(line, type=Question)
        game = registry.find(asked.bout.game)
        world = game.from_diagram(asked.world)
        if asked.seat not in seats:
            seats[asked.seat] = bot(asked.bout, True), Random(asked.bout.seed * 100 + asked.seat)
        chooser, random = seats[asked.seat]
        print(game.write(world, chooser(world, asked.seat, random)), flush=True)


def meet(meeting: Meeting) -> float:
    """The share of the seats that this build finished ahead of, over both seatings of a deal."""
    return fmean(_game(meeting, first) for first in (0, 1))


def _game(meeting: Meeting, first: int) -> float:
    bout, random = meeting.bout, Random(meeting.bout.seed)
    match = Match(bout.game, bout.seats, bout.seed, bout.options)
    mine = [seat % 2 == first for seat in range(bout.seats)]
    with _running(HERE) as ours, _running(meeting.folder) as theirs:
        while (seat := match.to_move) is not None:
            world = match.game.diagram(match.imagined(seat, random.next()))
            match.play((ours if mine[seat] else theirs).ask(Question(bout, seat, world)))
    return share(match, mine)


@contextmanager
def _running(folder: Path) -> Iterator[Build]:
    build = Build(folder)
    try:
        yield build
    finally:
        build.end()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="builds", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("player", metavar="PLAYER")
    parser.add_argument("--other", type=Path, required=True, metavar="FOLDER", help="the checkout of the other build")
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--deals", type=count, default=50, help="each is played twice, with swapped seats (50)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--processes", type=count, default=1)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    options = dict(choose(registry.find(chosen.game), chosen.seats, settings(chosen.option)))
    folder = chosen.other.resolve()
    if not (folder / "src" / "donjon").is_dir():
        raise DonjonError(f"{chosen.other} is no checkout of Donjon")
    meetings = [
        Meeting(Bout(chosen.game, chosen.seats, options, seed, 0.0, chosen.player, chosen.player), folder)
        for seed in range(chosen.seed, chosen.seed + chosen.deals)
    ]
    shares = [done.answer for done in each(meet, meetings, Hands(chosen.processes))]
    print(f"{chosen.game}, {chosen.seats} players, {chosen.player}: this build scores {told(shares)}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer()
    else:
        command.run("builds", main)
