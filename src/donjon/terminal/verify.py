"""donjon verify RECORD [--luck HASH]"""

import argparse

from donjon.inputs import read_file
from donjon.match.verify import verify


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", help="the record of a finished game")
    parser.add_argument("--luck", metavar="HASH", help="the hash that was shown when the game began")


def run(chosen: argparse.Namespace) -> int:
    found = verify(read_file(chosen.record), chosen.luck)
    for fault in found.faults:
        print(f"{chosen.record}: {fault}")
    if found.faults:
        return 1
    print(f"{chosen.record}: {found.draws} draws, every one from the seed, whose hash is {found.luck}")
    return 0
