"""How long a judgement and a copy take:  python -m tools.judging [GAME ...]

Positions come from random games. The time is the processor's, the best of some short runs, since other programs can
only slow them down.
"""

import argparse
import time

from donjon.bots import playout
from donjon.core import registry
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Outlook, sense_of
from donjon.match import Match
from tools import command

SEATS = 4
GAMES = 4
EACH = 12  # positions of a game
LONGEST = 400  # moves of a game that are looked at
RUNS, TIMES = 7, 40
COPY_RUNS, COPIES = 200, 500


def main() -> None:
    parser = argparse.ArgumentParser(prog="judging", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    for name in parser.parse_args().games or registry.names():
        found = [position for seed in range(1, GAMES + 1) for position in positions(name, seed)]
        print(f"{name:<14}{judging(found):6.2f} µs{copying(found[-1]):8.0f} ns", flush=True)


def positions(name: str, seed: int) -> list[Position]:
    """Some positions of a random game, from its beginning to its end."""
    match, random, moves, found = Match(name, SEATS, seed), Random(seed), Moves(), list[Position]()
    while match.to_move is not None and len(found) < LONGEST:
        found.append(match._position.copy())
        match._position.legal(moves)
        match.play(match.game.write(match._position, moves.at(random.below(len(moves)))))
    return found[:: max(1, len(found) // EACH)]


def judging(found: list[Position]) -> float:
    """Microseconds for a judgement."""
    outlook, pairs, best = Outlook(), [(sense_of(position), position) for position in found], float("inf")
    for _ in range(RUNS):
        began = time.process_time()
        for _ in range(TIMES):
            for sense, position in pairs:
                outlook.judge(sense, position)
        best = min(best, time.process_time() - began)
    return best / TIMES / len(pairs) * 1e6


def copying(late: Position) -> float:
    """Nanoseconds for a copy."""
    best = float("inf")
    for _ in range(COPY_RUNS):
        began = time.process_time()
        playout.copy_times(late, COPIES)
        best = min(best, time.process_time() - began)
    return best / COPIES * 1e9


if __name__ == "__main__":
    command.run("judging", main)
