"""donjon bench [GAME ...] [--seats N] [--option NAME=VALUE ...] [--seconds S] [--turns N,N,...] [--search] [--json]"""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from donjon.bots import playout
from donjon.core import registry
from donjon.core.game import Game, choose, usual_seats
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.inputs import count, progress, seconds, settings
from donjon.measure.search_speed import measure_search, tell


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--seats", type=count, help="players (four, or as many as the game takes)")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seconds", type=seconds, default=2.0, help="how long to measure each line (2)")
    parser.add_argument(
        "--turns", type=turns, default=(), metavar="N,N,...", help="also what a move costs in these turns"
    )
    parser.add_argument("--search", action="store_true", help="measure the bots' search instead")
    parser.add_argument("--json", action="store_true", help="as data")


def run(chosen: argparse.Namespace) -> int:
    lines = list(_lines(chosen))
    if chosen.json:
        print(json.dumps(lines, indent=2))
        return 0
    if chosen.search:
        tell(lines)
        return 0
    print("whole random games from the start, legal moves listed at every step, one core")
    print(f"{'game':<14}{'seats':>5}{'games/s':>12}{'moves/s':>14}{'copy ns':>10}  compiled")
    for line in lines:
        speed = f"{line['games_per_s']:>12,.0f}{line['moves_per_s']:>14,.0f}{line['copy_ns']:>10.0f}"
        compiled = "yes" if line["compiled"] else "no"
        print(f"{line['game']:<14}{line['seats']:>5}{speed}  {compiled}")
        for turn, cost in line.get("move_ns", {}).items():
            print(f"{'':<14}turn {turn}: " + (f"{cost:.0f} ns a move" if cost else "no game gets there"))
    return 0


def turns(text: str) -> tuple[int, ...]:
    """Turn numbers separated by commas, for argparse."""
    return tuple(count(part) for part in text.split(","))


def _lines(chosen: argparse.Namespace) -> Iterator[dict[str, Any]]:
    tables = []
    for name in chosen.games or registry.names():
        game = registry.find(name)
        seats = chosen.seats or usual_seats(game)
        tables.append((game, seats, choose(game, seats, settings(chosen.option))))
    for number in progress("measuring", range(len(tables)), len(tables)):
        game, seats, options = tables[number]
        found = (measure_search if chosen.search else measure)(game, seats, options, chosen.seconds)
        if chosen.turns:
            found["move_ns"] = {turn: _move_time(game, seats, options, turn) for turn in chosen.turns}
        yield {"game": game.name, "seats": seats, "options": options, **found}


def measure(game: Game, seats: int, options: dict[str, str], limit: float) -> dict[str, Any]:
    """Random games for `limit` seconds, through the interface of the search; then copies of a late position."""
    start = game.start(seats, options)
    work, moves, random = start.copy(), Moves(), Random(1)
    batch = 1
    began = time.perf_counter()
    games = played = 0
    while time.perf_counter() - began < limit:
        played += playout.play_games(start, work, moves, random, batch, game.bound)
        games += batch
        batch = max(1, min(10_000, int(games / (time.perf_counter() - began) * 0.1)))
    passed = time.perf_counter() - began
    return {
        "games_per_s": round(games / passed, 1),
        "moves_per_s": round(played / passed, 1),
        "copy_ns": round(_copy_time(work), 1),
        "compiled": playout.COMPILED,
    }


def _copy_time(position: Position) -> float:
    """Nanoseconds for a copy: the best of many runs, each too short for another program to get in between."""
    times, best = 500, float("inf")
    for _ in range(200):
        began = time.perf_counter()
        playout.copy_times(position, times)
        best = min(best, (time.perf_counter() - began) / times * 1e9)
    return best


def _move_time(game: Game, seats: int, options: dict[str, str], turn: int) -> float | None:
    """Nanoseconds for a random move in the next five turns, the best of ten runs; None if no game gets that far."""
    moves, random, best = Moves(), Random(turn), float("inf")
    for _ in range(10):
        positions = [game.start(seats, options) for _ in range(100)]
        for position in positions:
            playout.play_turns(position, moves, random, turn)
        positions = [position for position in positions if position.turns == turn]
        began = time.perf_counter()
        played = sum(playout.play_turns(position, moves, random, turn + 5) for position in positions)
        if played:
            best = min(best, (time.perf_counter() - began) / played * 1e9)
    return round(best, 1) if best < float("inf") else None
