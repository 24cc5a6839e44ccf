"""donjon arena GAME --bots a,b,c --seats N --games G; donjon arena --merge FILE FILE ..."""

import argparse
import json
from dataclasses import asdict
from itertools import combinations, product
from pathlib import Path

from donjon import bots, workers
from donjon.arena.contest import contest
from donjon.arena.playing import Result, net_of
from donjon.arena.ratings import SHOWN, Duel, Rating, duel, ratings, sprt
from donjon.arena.results import Book, check_alike, joined, read, runs, setting_of
from donjon.arena.schedule import Pairing, ladder, schedule
from donjon.bots import nets
from donjon.bots.levels import RUNGS
from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.core.game import choose
from donjon.foreign.program import is_foreign, path_of
from donjon.inputs import count, seconds, settings

# Beside the ladder's own pairings. Where greedy stands among the glances depends on the game, so that it meets all.
BESIDES = [
    *product(("random", "greedy"), ("novice", "casual")),
    *(("greedy", rung.name) for rung in RUNGS[2:]),
]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    who = parser.add_mutually_exclusive_group(required=True)
    named = ", ".join(bots.names())
    who.add_argument(
        "--bots", help=f"two or more of {named}, paths of your own, or master@NET, with commas: each plays each"
    )
    who.add_argument(
        "--ladder",
        nargs="?",
        const=bots.names()[-1],
        metavar="BOT",
        help="all bots, or those up to this one, each against those up to two steps stronger",
    )
    who.add_argument(
        "--merge", type=Path, nargs="+", metavar="FILE", help="play nothing: join files, of shards for example"
    )
    parser.add_argument("--seats", type=count, default=2, help="players at a table (2)")
    parser.add_argument("--games", type=count, help="for each pairing; whole deals, so it may be a few more")
    workers.arguments(parser, "deal")
    parser.add_argument(
        "--minutes", type=seconds, metavar="M", help="begin no deal after so many; --resume goes on from there"
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
    if chosen.merge:
        return _merge(chosen)
    if chosen.game is None or chosen.games is None:
        raise DonjonError(
            "an arena needs a game, bots and how many games, like donjon arena towers --games 40 --ladder"
        )
    names, pairings = _pairings(chosen)
    game = registry.find(chosen.game)
    options = choose(game, chosen.seats, settings(chosen.option))
    game.start(chosen.seats, options)
    every = schedule(game.name, options, pairings, chosen.seats, chosen.games, chosen.seed, chosen.time_scale)
    fixtures = [one for one in every if not chosen.shard or chosen.shard.has(one.seed - chosen.seed + 1)]
    results: list[Result] = []
    for results in contest(game.name, fixtures, Book(chosen.resume), workers.hands(chosen), names, chosen.minutes):
        if chosen.sprt and abs(sprt(results, names[0], names[1])) > SHOWN:
            break
    _tell(chosen, names, results)
    return 0


def _merge(chosen: argparse.Namespace) -> int:
    """Join files of one arena; with --resume, into a file that such a run can go on with."""
    book, pairs = Book(chosen.resume), joined(chosen.merge)
    results = [result for _, result in pairs]
    check_alike(run for path in chosen.merge for run in runs(read(path)))
    if len(arenas := {setting_of(result) for result in results}) != 1:
        raise DonjonError(f"--merge joins files of one arena, and these are of {len(arenas)}")
    ((chosen.game, chosen.seats, _, chosen.time_scale),) = arenas
    for run, result in pairs:
        if result.fixture.key not in book.known:
            book.add(result, run)
    order, met = bots.ladder(), {name for result in results for name in result.fixture.bots}
    _tell(chosen, [*(name for name in order if name in met), *sorted(met - set(order))], results)
    return 0


def _pairings(chosen: argparse.Namespace) -> tuple[list[str], list[Pairing]]:
    """Who takes part, and who plays whom."""
    names = _up_to(chosen.ladder) if chosen.ladder else [name.strip() for name in chosen.bots.split(",")]
    for name in names:
        _check(chosen.game, name)
    if len(set(names)) != len(names) or len(names) < 2:
        raise DonjonError("an arena needs two or more different bots, like --bots greedy,club")
    if chosen.sprt and len(names) != 2:
        raise DonjonError("--sprt compares exactly two bots")
    if not chosen.ladder:
        return names, list(combinations(names, 2))
    return names, [pairing for pairing in ladder(names) + BESIDES if {*pairing} <= {*names}]


def _up_to(top: str) -> list[str]:
    """The bots of the ladder up to this one."""
    every = bots.ladder()
    return list(every[: every.index(bots.level(top).name) + 1])


def _check(game: str, name: str) -> None:
    """An error that says so if there is no such bot."""
    if net := net_of(name):
        nets.learned(game, net)
    elif is_foreign(name):
        path_of(name)
    else:
        bots.level(name)


def _tell(chosen: argparse.Namespace, names: list[str], results: list[Result]) -> None:
    """Ratings and duels. They do not depend on the order in which games ended."""
    results = sorted(results, key=lambda result: (result.fixture.seed, result.fixture.bots))
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
