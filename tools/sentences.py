"""What the dock says in random games, one sentence a line: the tests of the page look whether there is room for them.

    python tools/sentences.py elbrus de

Equal calls print equal lines.
"""

from __future__ import annotations

import random
import sys

from donjon import Match
from donjon.match import words
from tools.positions import LONGEST, tables

EVERY = 13  # plies between two looks
MOVES = 4  # told at a look


def sentences(name: str, seats: int, options: dict[str, str], seed: int, language: str) -> set[str]:
    """What is asked, how an action goes on, and what a move that is pointed at does."""
    dice = random.Random(seed)
    match = Match(name, seats, seed=seed, options=options)
    found: set[str] = set()
    while not match.over and match.ply < LONGEST:
        legal = match.legal_moves()
        if not match.ply % EVERY:
            ask = match.ask(language)
            some = dice.sample(legal, min(MOVES, len(legal)))
            found |= {ask.text, *(offer.pick for offer in ask.actions)}
            phrases = [match.what_if([move]).said for move in some]
            found |= {words.say(match.game, said, language) for said in phrases if said}
        match.play(dice.choice(legal))
    return found


if __name__ == "__main__":
    name, language = sys.argv[1:]
    every = [sentences(name, *table, number, language) for number, table in enumerate(tables(name))]
    print("\n".join(sorted(set().union(*every) - {""})))
