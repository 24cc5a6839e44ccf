"""How long games between equal bots last:  python -m tools.lengths GAME --seats 2,3,4 --bots club,expert --games 20

For each bot and number of seats, it prints the turns of the shortest, the median and the longest game.
"""

import argparse
import json
from pathlib import Path
from statistics import median

from donjon import bots
from donjon.arena.playing import play
from donjon.arena.schedule import Fixture
from donjon.core import registry
from donjon.core.game import choose
from donjon.inputs import count, seconds, settings
from donjon.workers import Hands, each
from tools import command


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="lengths", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", default="2,3,4", metavar="NUMBERS")
    parser.add_argument("--bots", default="novice,casual,club,expert,master", metavar="NAMES")
    parser.add_argument("--games", type=count, default=20, help="for each bot and number of seats")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE")
    parser.add_argument("--time-scale", type=seconds, default=0.05, metavar="X")
    parser.add_argument("--processes", type=count, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="the results, a line for each bot and number of seats")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    game = registry.find(chosen.game)
    for seats in map(int, chosen.seats.split(",")):
        options = choose(game, seats, settings(chosen.option))
        for bot in chosen.bots.split(","):
            bots.level(bot)
            deals = range(chosen.seed, chosen.seed + chosen.games)
            fixtures = [Fixture(game.name, options, (bot,) * seats, deal, chosen.time_scale) for deal in deals]
            turns = sorted(done.answer.turns for done in each(play, fixtures, Hands(chosen.processes)))
            print(
                f"{bot}, {seats} seats: {turns[0]} … {median(turns):g} … {turns[-1]} turns, {len(turns)} games",
                flush=True,
            )
            if chosen.out:
                with chosen.out.open("a") as file:
                    file.write(
                        json.dumps({"bot": bot, "seats": seats, "scale": chosen.time_scale, "turns": turns}) + "\n"
                    )


if __name__ == "__main__":
    command.run("lengths", main)
