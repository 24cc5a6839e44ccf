"""donjon puzzles make|check|play GAME"""

import argparse
import datetime
import itertools
import random
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

from donjon import list_games, workers
from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.inputs import count, progress_bar, seconds, settings
from donjon.study import rating
from donjon.study.checking import faults
from donjon.study.daily import puzzle_of
from donjon.study.making import EASY, from_game
from donjon.study.puzzle import Puzzle, find, path_of, puzzles, read, row
from donjon.terminal.solve import Solver

Task = tuple[str, int, tuple[tuple[str, str], ...]]  # a game, the number of the bots' game, and its options


def arguments(parser: argparse.ArgumentParser) -> None:
    words = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    make = words.add_parser("make", help="let bots play, and keep positions where one turn is clearly best")
    make.add_argument("game", metavar="GAME")
    make.add_argument("--count", type=count, default=60, help="how many the file is to have (60)")
    make.add_argument("--seconds", type=seconds, default=600.0, help="stop after so many, whatever was found (600)")
    workers.arguments(make, "bots' game")
    make.add_argument("--first", type=count, help="number of the first bots' game (the one after those in the file)")
    make.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the bots' games")
    make.add_argument("--into", type=Path, metavar="FILE", help="append to this file (the game's own)")
    make.add_argument(
        "--merge", type=Path, nargs="+", metavar="FILE", help="play nothing: take the puzzles of files, of shards"
    )
    check = words.add_parser("check", help="check puzzles again, with other random numbers")
    check.add_argument("games", metavar="GAME", nargs="*", help="(all)")
    check.add_argument("--sample", type=count, metavar="N", help="only so many of each game (all)")
    check.add_argument("--seed", type=int, default=1, help="of the random numbers and the sample (1)")
    workers.arguments(check, "puzzle")
    play = words.add_parser("play", help="solve puzzles in the terminal")
    play.add_argument("game", metavar="GAME", nargs="?", help="(the puzzle of the day)")
    play.add_argument("--id", help="one puzzle (from the easiest on)")


def run(chosen: argparse.Namespace) -> int:
    if chosen.what == "play":
        return _play(chosen)
    return _make(chosen) if chosen.what == "make" else _check(chosen)


def _play(chosen: argparse.Namespace) -> int:
    if chosen.game is None:
        found = [puzzle_of(datetime.date.today())]
    else:
        found = [find(chosen.game, chosen.id)] if chosen.id else list(puzzles(chosen.game))
    if not found:
        raise DonjonError(f"{chosen.game} has no puzzles")
    for puzzle in found:
        if not Solver(puzzle).solve():
            break
    return 0


def _make(chosen: argparse.Namespace) -> int:
    path = chosen.into or path_of(registry.find(chosen.game))
    known = {puzzle.id: puzzle for puzzle in read(path)} if path.exists() else {}
    first = chosen.first or max((puzzle.number for puzzle in known.values()), default=0) + 1
    hands, games = workers.hands(chosen), 0
    with progress_bar(workers.Pace()) as bar, path.open("a", encoding="utf-8") as file:
        task = bar.add_task(f"making puzzles of {chosen.game}", total=chosen.count, completed=len(known))
        for found, number in _merged(chosen) if chosen.merge else _played(chosen, first, hands):
            games += 1
            for puzzle in found:
                if puzzle.id not in known and len(known) < chosen.count and _wanted(puzzle, known, chosen.count):
                    known[puzzle.id] = puzzle
                    print(row(puzzle), file=file, flush=True)
            bar.update(task, completed=len(known), workers=number)
            if len(known) >= chosen.count:
                break
        command = "donjon " + shlex.join(sys.argv[1:])
        print(f"# {games} games from number {first}, margin {rating.MARGIN:.0%}: {command}", file=file)
    print(f"{len(known)} puzzles in {path.name}, after {games} games")
    return 0


def _played(chosen: argparse.Namespace, first: int, hands: workers.Hands) -> Iterator[tuple[list[Puzzle], int]]:
    """The puzzles of each bots' game from that number on, and how many workers look for them.

    They come in the order of the games, so that the same ones are chosen however many work on it.
    """
    numbers = (number for number in itertools.count(first) if _mine(chosen, number))
    options = tuple(settings(chosen.option).items())
    tasks = ((chosen.game, number, options) for number in numbers)
    for _, found, number in workers.each(puzzles_of, tasks, hands, _name, chosen.seconds, in_order=True):
        yield found, number


def _merged(chosen: argparse.Namespace) -> Iterator[tuple[list[Puzzle], int]]:
    """The same, from files of puzzles."""
    found = sorted((puzzle for path in chosen.merge for puzzle in read(path)), key=lambda puzzle: puzzle.number)
    if others := {puzzle.game for puzzle in found} - {chosen.game}:
        raise DonjonError(
            f"puzzles of {chosen.game} are wanted, and these files have some of {', '.join(sorted(others))}"
        )
    for _, several in itertools.groupby(found, lambda puzzle: puzzle.number):
        yield list(several), 0


def puzzles_of(task: Task) -> list[Puzzle]:
    game, number, options = task
    return from_game(game, number, dict(options))


def _name(task: Task) -> str:
    return f"{task[0]}, bots' game {task[1]}"


def _wanted(puzzle: Puzzle, known: dict[str, Puzzle], most: int) -> bool:
    """At most one puzzle in EASY may be one that every bot finds."""
    easy = sum(other.difficulty == 1 for other in known.values())
    return puzzle.difficulty > 1 or easy < most // EASY


def _check(chosen: argparse.Namespace) -> int:
    asked = [(puzzle, chosen.seed) for game in chosen.games or list_games() for puzzle in _asked(chosen, game)]
    if not asked:
        raise DonjonError("there are no puzzles to check")
    wrong = 0
    with progress_bar(workers.Pace()) as bar:
        task = bar.add_task("checking puzzles", total=len(asked))
        for (puzzle, _), told, number in workers.each(faults_of, asked, workers.hands(chosen), _checking):
            bar.update(task, advance=1, workers=number)
            for fault in told:
                wrong += 1
                print(f"{puzzle.game} {puzzle.id}: {fault}", flush=True)
    print(f"{len(asked)} puzzles checked, {wrong} faults")
    return 1 if wrong else 0


def _asked(chosen: argparse.Namespace, game: str) -> list[Puzzle]:
    """The puzzles of the game that are to be checked."""
    found = list(puzzles(game))
    if chosen.sample:
        found = random.Random(chosen.seed).sample(found, min(chosen.sample, len(found)))
    return [puzzle for number, puzzle in enumerate(found, 1) if _mine(chosen, number)]


def _mine(chosen: argparse.Namespace, number: int) -> bool:
    return not chosen.shard or chosen.shard.has(number)


def _checking(asked: tuple[Puzzle, int]) -> str:
    return f"{asked[0].game}, puzzle {asked[0].id}"


def faults_of(asked: tuple[Puzzle, int]) -> list[str]:
    return faults(*asked)
