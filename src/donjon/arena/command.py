"""donjon arena GAME --bots a,b,c --seats N --games G"""

import argparse
import json
import math
import shlex
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations, product, takewhile
from pathlib import Path

from rich.progress import Progress

from donjon import bots
from donjon.arena.playing import Result
from donjon.arena.pool import played
from donjon.arena.ratings import SHOWN, Duel, Rating, duel, ratings, sprt
from donjon.arena.results import Book, this_run
from donjon.arena.schedule import Fixture, Pairing, ladder, schedule
from donjon.bots.levels import RUNGS
from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.core.game import choose
from donjon.foreign.program import is_foreign, path_of
from donjon.inputs import count, progress_bar, seconds, settings

# Beside the ladder's own pairings. Where greedy stands among the glances depends on the game, so that it meets all.
BESIDES = [
    *product(("random", "greedy"), ("novice", "casual")),
    *(("greedy", rung.name) for rung in RUNGS[2:]),
]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    who = parser.add_mutually_exclusive_group(required=True)
    named = ", ".join(bots.names())
    who.add_argument("--bots", help=f"two or more of {named}, or paths of your own, with commas: each plays each")
    who.add_argument("--ladder", action="store_true", help="all bots, each against those up to two steps stronger")
    parser.add_argument("--seats", type=count, default=2, help="players at a table (2)")
    parser.add_argument(
        "--games", type=count, required=True, help="for each pairing; whole deals, so it may be a few more"
    )
    parser.add_argument("--workers", type=count, default=1, help="processes (1)")
    parser.add_argument(
        "--minutes", type=seconds, metavar="M", help="begin no game after so many; --resume goes on from there"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first deal; the others follow it (1)")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="append results here; what is there is not played again"
    )
    parser.add_argument("--sprt", action="store_true", help="stop as soon as one of two bots is shown to be better")
    parser.add_argument(
        "--time-scale", type=seconds, default=1.0, metavar="X", help="share of its time each bot gets (1)"
    )
    parser.add_argument("--json", action="store_true", help="as data")


def run(chosen: argparse.Namespace) -> int:
    names, pairings = _pairings(chosen)
    game = registry.find(chosen.game)
    options = choose(game, chosen.seats, settings(chosen.option))
    game.start(chosen.seats, options)
    fixtures = list(schedule(game.name, options, pairings, chosen.seats, chosen.games, chosen.seed, chosen.time_scale))
    book = Book(chosen.resume, this_run("donjon " + shlex.join(sys.argv[1:])))
    results = [book.known[fixture.key] for fixture in fixtures if fixture.key in book.known]
    todo = [fixture for fixture in fixtures if fixture.key not in book.known]
    with progress_bar() as bar:
        task = bar.add_task("playing", total=len(fixtures), completed=len(results))
        for result in played(_until(todo, chosen.minutes), chosen.workers):
            book.add(result)
            if result.forfeit:
                print(f"deal {result.fixture.seed}, lost by forfeit: {result.forfeit}", file=sys.stderr)
            results.append(result)
            _advance(bar, task, results, names)
            if chosen.sprt and abs(sprt(results, names[0], names[1])) > SHOWN:
                break
    _tell(chosen, names, results)
    return 0


def _pairings(chosen: argparse.Namespace) -> tuple[list[str], list[Pairing]]:
    """Who takes part, and who plays whom."""
    names = list(bots.ladder()) if chosen.ladder else [name.strip() for name in chosen.bots.split(",")]
    for name in names:
        _known(name)
    if len(set(names)) != len(names) or len(names) < 2:
        raise DonjonError("an arena needs two or more different bots, like --bots greedy,club")
    if chosen.sprt and len(names) != 2:
        raise DonjonError("--sprt compares exactly two bots")
    return names, ladder(names) + BESIDES if chosen.ladder else list(combinations(names, 2))


def _known(name: str) -> None:
    """An error that says so if there is no such bot."""
    if is_foreign(name):
        path_of(name)
    else:
        bots.level(name)


def _until(fixtures: list[Fixture], minutes: float | None) -> Iterator[Fixture]:
    """The fixtures, as long as there is time to start one."""
    end = time.monotonic() + 60 * minutes if minutes else math.inf
    return takewhile(lambda _: time.monotonic() < end, fixtures)


def _advance(bar: Progress, task: object, results: list[Result], names: list[str]) -> None:
    """One more game. With two bots, show the score so far."""
    found = duel(results, *names) if len(names) == 2 else None
    what = f"playing, {names[0]} {found.score:.0%}" if found else "playing"
    bar.update(task, advance=1, description=what)  # type: ignore[arg-type]


def _tell(chosen: argparse.Namespace, names: list[str], results: list[Result]) -> None:
    table = ratings(results, names)
    duels = [found for a, b in combinations(names, 2) if (found := duel(results, b, a))]
    odds = sprt(results, names[0], names[1]) if chosen.sprt else None
    if chosen.json:
        told = {
            "game": chosen.game,
            "seats": chosen.seats,
            "time_scale": chosen.time_scale,
            "games": len(results),
            "ratings": [asdict(rating) for rating in table],
            "duels": [asdict(found) for found in duels],
            "sprt": odds,
        }
        print(json.dumps(told, indent=2))
        return
    print(f"{chosen.game}, {chosen.seats} players, {len(results)} games, {chosen.time_scale:g} of each bot's time")
    for rating in table:
        print(_line(rating))
    for found in duels:
        print(_versus(found))
    if odds is not None:
        print(verdict(odds, names))


def _line(rating: Rating) -> str:
    interval = f"{rating.low:+.0f} … {rating.high:+.0f}"
    return f"  {rating.bot:<10}{rating.elo:>+7.0f} Elo   95 %: {interval:<18}{rating.points:>8.1f} points a game"


def _versus(found: Duel) -> str:
    interval = f"{found.low:+.0f} … {found.high:+.0f}"
    score = f"{found.score:.1%} of {found.games} games"
    return f"  {found.one} against {found.other}: {score}, {found.elo:+.0f} Elo, 95 %: {interval}"


def verdict(odds: float, names: list[str]) -> str:
    if odds > SHOWN:
        return f"{names[0]} is better (SPRT, 5 % error)"
    if odds < -SHOWN:
        return f"{names[1]} is better (SPRT, 5 % error)"
    return f"not decided: the log odds are {odds:+.2f}, {SHOWN:.2f} either way would be enough"
