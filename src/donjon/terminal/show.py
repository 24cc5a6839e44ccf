"""donjon show FILE|GAME [--svg OUT]"""

import argparse

from donjon.core.catalogue import texts
from donjon.inputs import language, write_new
from donjon.pictures import svg
from donjon.terminal import looked_at
from donjon.terminal.replay import FOLDER, standing


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="FILE|GAME", help="a record, or a game's name for a fresh opening")
    parser.add_argument("--svg", metavar="OUT", help="draw it into this new file")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="of the drawing")
    looked_at.arguments(parser)


def run(chosen: argparse.Namespace) -> int:
    match = looked_at.match_of(chosen.what, chosen)
    if chosen.svg:
        write_new(chosen.svg, svg(match.picture(), theme=chosen.theme))
        print(f"drawn into {chosen.svg}")
    else:
        print(match.text(language=language()))
        print(standing(match, texts(FOLDER, language())))
    return 0
