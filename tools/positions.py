"""Positions of random games as the page gets them, one line of JSON each: the tests of the page look at their marks.

    python tools/positions.py elbrus

Every number of seats and every value of every option has a game; equal calls print equal lines.
"""

from __future__ import annotations

import random
import sys

import msgspec

from donjon import Match
from donjon.core.game import allows
from donjon.core.registry import find

LOOKS = 2  # positions of a game, spread over all of it
LONGEST = 400  # plies


def tables(name: str) -> list[tuple[int, dict[str, str]]]:
    game = find(name)
    chosen: list[dict[str, str]] = [{}] + [
        {one.name: value} for one in game.options for value in one.values if value != one.default
    ]
    return [(seats, options) for options in chosen for seats in game.seats if allows(game, seats, options)]


def positions(name: str, seats: int, options: dict[str, str], seed: int) -> list[bytes]:
    """Some positions of one random game, one of each stretch of it."""
    dice = random.Random(seed)
    match = Match(name, seats, seed=seed, options=options)
    plays: list[str] = []
    while not match.over and len(plays) < LONGEST:
        plays.append(dice.choice(match.legal_moves()))
        match.play(plays[-1])
    wanted = {int((i + dice.random()) * len(plays) / LOOKS) for i in range(LOOKS)}
    again, found = Match(name, seats, seed=seed, options=options), []
    for ply, move in enumerate(plays):
        if ply in wanted:
            found.append(_seen(again, options))
        again.play(move)
    return found


def _seen(match: Match, options: dict[str, str]) -> bytes:
    seat = match.to_move
    sight = match.sight(seat)
    prices = {offer.kind: offer.price for offer in match.ask().actions}
    return msgspec.json.encode(
        {"ply": match.ply, "seats": match.seats, "options": options, "prices": prices}
        | {"scene": sight.scene, "legal": sight.legal}
    )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for number, (seats, options) in enumerate(tables(name)):
            for line in positions(name, seats, options, number):
                sys.stdout.buffer.write(line + b"\n")
