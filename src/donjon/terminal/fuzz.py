"""donjon fuzz GAME --games N [--seed S]"""

import argparse
import random
import traceback

from donjon import Match
from donjon.core import registry
from donjon.core.errors import BadOption
from donjon.inputs import count, progress, settings, write_new
from donjon.match.laws import play_lawfully


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=count, required=True, help="how many random games")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow it (0)")
    parser.add_argument("--seats", type=count, help="players (any)")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="fix an option (any value otherwise)")


def run(chosen: argparse.Namespace) -> int:
    registry.find(chosen.game)
    for seed in progress(f"fuzzing {chosen.game}", range(chosen.seed, chosen.seed + chosen.games), chosen.games):
        match = table(chosen.game, seed, chosen.seats, settings(chosen.option))
        try:
            play_lawfully(match, seed)
        except Exception as error:
            return _failed(chosen.game, seed, match, error)
    print(f"{chosen.games} games, every law kept")
    return 0


def table(name: str, seed: int, seats: int | None, fixed: dict[str, str], chance: str = "") -> Match:
    """A match with random seats, options and way to draw chance. Combinations that the game refuses are drawn again."""
    game = registry.find(name)
    dice = random.Random(f"{name} {seed}")
    while True:
        options = {option.name: dice.choice(option.values) for option in game.options} | fixed
        try:
            number, drawn = seats or dice.choice(game.seats), dice.choice(("seed", "script"))
            return Match(name, number, seed, options, chance or drawn)
        except BadOption:
            if seats and len(fixed) == len(game.options):
                raise


def _failed(name: str, seed: int, match: Match, error: Exception) -> int:
    """Say what broke, and save the game so that it can be replayed."""
    path = f"fuzz-{name}-{seed}.donjon"
    write_new(path, match.record())
    last = traceback.extract_tb(error.__traceback__)[-1]
    print(f"seed {seed}, {match.seats} players, move {match.ply}: {type(error).__name__}: {error}")
    print(f"at {last.name}, line {last.lineno}; the game so far is in {path}: donjon replay {path}")
    return 1
