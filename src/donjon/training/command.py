"""donjon train GAME --games N --minutes M --workers W --into DIR"""

import argparse
from pathlib import Path

from donjon import workers
from donjon.core.extras import need
from donjon.inputs import count, seconds


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--into", type=Path, required=True, metavar="DIR", help="for games and nets; a stopped run goes on"
    )
    parser.add_argument("--games", type=count, default=1000, help="to learn from (1000)")
    parser.add_argument("--minutes", type=seconds, metavar="M", help="begin no more of these games after so many")
    parser.add_argument("--playouts", type=count, default=200, help="a bot's, for each move of these games (200)")
    parser.add_argument("--seats", type=count, default=2, help="players at a table (2)")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--gate", type=count, default=400, metavar="GAMES", help="of the match that decides (400)")
    parser.add_argument(
        "--time-scale", type=seconds, default=0.0125, metavar="X", help="share of master's time in that match (0.0125)"
    )
    workers.arguments(parser, "file of games")


def run(chosen: argparse.Namespace) -> int:
    need("train", "donjon train", "numpy", *(() if chosen.shard else ("torch",)))
    from donjon.training.pipeline import train  # needs numpy

    train(chosen)
    return 0
