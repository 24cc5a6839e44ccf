"""What speed is worth:  python -m tools.faster GAME RATIO --seconds 0.1 --deals 200 --processes 16

A build that makes the same decisions RATIO times as fast does in a second what the slower one does in RATIO seconds. So
nobody has to run two builds against each other: the bot plays itself, and one side has its time divided by RATIO.
"""

import argparse
import sys

from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.core.game import choose
from donjon.inputs import count, seconds, settings
from donjon.workers import Hands, each
from tools.bouts import Bout, play, told
from tools.weights import present


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="faster", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("ratio", type=float, help="how many times as fast")
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seconds", type=seconds, default=0.1, help="a turn, for the faster side (0.1)")
    parser.add_argument("--deals", type=count, default=100, help="each is played twice, with swapped seats (100)")
    parser.add_argument("--processes", type=count, default=1)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    options = choose(registry.find(chosen.game), chosen.seats, settings(chosen.option))
    own = present(chosen.game)
    bouts = [
        Bout(chosen.game, chosen.seats, options, seed, chosen.seconds, own, own, 1.0 / chosen.ratio)
        for seed in range(chosen.deals)
    ]
    shares = [done.answer.share for done in each(play, bouts, Hands(chosen.processes))]
    print(f"{chosen.game}, {chosen.ratio:g} times as fast, {chosen.seconds:g} s a turn: {told(shares)}")


if __name__ == "__main__":
    try:
        main()
    except DonjonError as error:
        print(f"faster: {error}", file=sys.stderr)
        sys.exit(2)
