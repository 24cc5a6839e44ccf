"""What `donjon show` and `donjon analyse` look at: a record, or the fresh opening of a game."""

import argparse
from pathlib import Path

from donjon import Match, list_games
from donjon.inputs import read_file, settings


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="players of a fresh opening")
    parser.add_argument("--seed", help="of a fresh opening")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="of a fresh opening")


def is_opening(what: str) -> bool:
    """What is no file is meant as a game, so that a name with a mistake in it is refused as one."""
    return what in list_games() or not Path(what).exists()


def match_of(what: str, chosen: argparse.Namespace) -> Match:
    if is_opening(what):
        return Match(what, chosen.seats, chosen.seed, settings(chosen.option))
    return Match.from_record(read_file(what))
