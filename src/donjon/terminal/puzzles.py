"""donjon puzzles make|check|play GAME"""

import argparse
import datetime
import random
import shlex
import sys
import time
from pathlib import Path

from donjon import list_games
from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.inputs import count, progress_bar, seconds
from donjon.study import making, rating
from donjon.study.checking import faults
from donjon.study.daily import puzzle_of
from donjon.study.puzzle import Puzzle, find, path_of, puzzles, read, row
from donjon.terminal.solve import Solver

EASY = 3  # at most one puzzle in so many may be one that every bot finds


def arguments(parser: argparse.ArgumentParser) -> None:
    words = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    make = words.add_parser("make", help="let bots play, and keep positions where one turn is clearly best")
    make.add_argument("game", metavar="GAME")
    make.add_argument("--count", type=count, default=60, help="how many the file is to have (60)")
    make.add_argument("--seconds", type=seconds, default=600.0, help="stop after so many, whatever was found (600)")
    make.add_argument("--workers", type=count, default=1, help="processes (1)")
    make.add_argument("--first", type=count, help="number of the first bots' game (the one after those in the file)")
    make.add_argument("--into", type=Path, metavar="FILE", help="append to this file (the game's own)")
    check = words.add_parser("check", help="check puzzles again, with other random numbers")
    check.add_argument("games", metavar="GAME", nargs="*", help="(all)")
    check.add_argument("--sample", type=count, metavar="N", help="only so many of each game (all)")
    check.add_argument("--seed", type=int, default=1, help="of the random numbers and the sample (1)")
    check.add_argument("--workers", type=count, default=1, help="processes (1)")

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
    end, games = time.monotonic() + chosen.seconds, 0
    with progress_bar() as bar, path.open("a", encoding="utf-8") as file:
        task = bar.add_task(f"making puzzles of {chosen.game}", total=chosen.count, completed=len(known))
        for _, found in making.make(chosen.game, first, chosen.workers, chosen.seconds):
            games += 1
            for puzzle in found:
                if puzzle.id not in known and len(known) < chosen.count and _wanted(puzzle, known, chosen.count):
                    known[puzzle.id] = puzzle
                    print(row(puzzle), file=file, flush=True)
            bar.update(task, completed=len(known))
            if len(known) >= chosen.count or time.monotonic() > end:
                break
        command = "donjon " + shlex.join(sys.argv[1:])
        print(f"# {games} games from number {first}, margin {rating.MARGIN:.0%}: {command}", file=file)
    print(f"{len(known)} puzzles in {path.name}, after {games} games")
    return 0


def _wanted(puzzle: Puzzle, known: dict[str, Puzzle], most: int) -> bool:
    """Not too many that everybody finds."""
    easy = sum(other.difficulty == 1 for other in known.values())
    return puzzle.difficulty > 1 or easy < most // EASY


def _check(chosen: argparse.Namespace) -> int:
    wrong = checked = 0
    for game in chosen.games or list_games():
        found = list(puzzles(game))
        if chosen.sample:
            found = random.Random(chosen.seed).sample(found, min(chosen.sample, len(found)))
        for puzzle, told in making.each(faults_of, [(puzzle, chosen.seed) for puzzle in found], chosen.workers):
            checked += 1
            for fault in told:
                wrong += 1
                print(f"{game} {puzzle[0].id}: {fault}")
    if not checked:
        raise DonjonError("there are no puzzles to check")
    print(f"{checked} puzzles checked, {wrong} faults")
    return 1 if wrong else 0


def faults_of(asked: tuple[Puzzle, int]) -> list[str]:
    return faults(*asked)
