"""Where chance moves come from: the seed and the number of the draw, nothing else.

Each draw is hashed anew, so nobody can work out the seed from what was drawn, nothing in memory runs ahead, and anybody
who is shown the seed after the game can check every draw.
"""

import hashlib

from donjon.core.position import Moves, Position, draw_chance
from donjon.core.random import Random


def draw(seed: int | str, number: int, position: Position, moves: Moves) -> int:
    """The chance move that draw `number` of this seed makes, by weight."""
    digest = hashlib.sha256(f"donjon {seed} {number}".encode()).digest()
    return draw_chance(position, moves, Random(int.from_bytes(digest[:8], "big")))


def luck_hash(seed: int | str) -> str:
    """What is shown of the seed before the end, so that nobody can exchange it later."""
    return hashlib.sha256(f"donjon seed {seed}".encode()).hexdigest()
