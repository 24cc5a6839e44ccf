"""donjon show FILE|GAME [--svg OUT]"""

import argparse
from pathlib import Path

from donjon import Match, list_games
from donjon.core.catalogue import texts
from donjon.inputs import language, read_file, settings, write_new
from donjon.pictures import svg
from donjon.terminal.replay import FOLDER, standing


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="FILE|GAME", help="a record, or a game's name for a fresh opening")
    parser.add_argument("--svg", metavar="OUT", help="draw it into this new file")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="of the drawing")
    parser.add_argument("--seats", type=int, help="players of a fresh opening")
    parser.add_argument("--seed", help="of a fresh opening")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="of a fresh opening")


def run(chosen: argparse.Namespace) -> int:
    if chosen.what in list_games() or not Path(chosen.what).exists():
        match = Match(chosen.what, chosen.seats, chosen.seed, settings(chosen.option))
    else:
        match = Match.from_record(read_file(chosen.what))
    if chosen.svg:
        write_new(chosen.svg, svg(match.picture(), theme=chosen.theme))
        print(f"drawn into {chosen.svg}")
    else:
        print(match.text(language=language()))
        print(standing(match, texts(FOLDER, language())))
    return 0
