"""How strong a bot is with so much thinking:  python -m tools.rungs GAME 30 100/0.3 1000 1s --deals 50 --processes 16

This is how the levels in each game's `levels.py` were chosen. Each player meets those up to two places after it. With
`--against`, all meet only that one. A player is a number of playouts and how often it slips (1000/0.3); seconds a turn
(1s), with another number in its sense (1s@haste=0); a look one move ahead with its error (look/2.0); or the name of a
bot or of a sparring partner.
"""

import argparse
from collections import defaultdict

from donjon.arena.fit import fit
from donjon.arena.schedule import Pairing, ladder
from donjon.core import registry
from donjon.core.game import choose
from donjon.inputs import count, settings
from donjon.workers import Hands, each
from tools import command
from tools.bouts import Bout, play, told


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="rungs", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("players", nargs="+", metavar="PLAYER", help="weakest first")
    parser.add_argument("--against", metavar="PLAYER", help="all play this one, and not each other")
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--deals", type=count, default=50, help="for each pairing, played twice with swapped seats (50)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--processes", type=count, default=1)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    options = choose(registry.find(chosen.game), chosen.seats, settings(chosen.option))
    pairings: list[Pairing] = ladder(chosen.players)
    if chosen.against:
        pairings = [(chosen.against, player) for player in chosen.players]
    bouts = [
        Bout(chosen.game, chosen.seats, options, chosen.seed + deal, 0.0, other, one)
        for deal in range(chosen.deals)
        for one, other in pairings
    ]
    shares: dict[Pairing, list[float]] = defaultdict(list)
    for done in each(play, bouts, Hands(chosen.processes), _name):
        shares[str(done.task.other), str(done.task.one)].append(done.answer.share)
    for one, other in pairings:
        print(f"{chosen.game}, {chosen.seats} players: {other} against {one}: {told(shares[one, other])}")
    players = list({player: None for pairing in pairings for player in pairing})
    elo = dict(zip(players, fit(players, {(b, a): s for (a, b), s in shares.items()}, 2 * len(bouts)).elo, strict=True))
    lowest = min(elo.values())
    print("  ".join(f"{player} {value - lowest:+.0f}" for player, value in sorted(elo.items(), key=lambda one: one[1])))


def _name(bout: Bout) -> str:
    return f"{bout.one} against {bout.other}, deal {bout.seed}"


if __name__ == "__main__":
    command.run("rungs", main)
