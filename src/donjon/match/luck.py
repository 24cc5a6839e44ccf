"""Where chance moves come from: the seed and the number of the draw, nothing else.

Each draw is a hash of its own. So nobody can work out the seed from the draws, nothing in memory knows future draws,
and anybody who sees the seed after the game can check every draw.
"""

import hashlib

from donjon.core.position import Moves, Position, draw_chance
from donjon.core.random import Random


def draw(seed: int | str, number: int, position: Position, moves: Moves) -> int:
    """The chance move that draw `number` of this seed makes, by weight."""
    digest = hashlib.sha256(f"donjon {seed} {number}".encode()).digest()
    return draw_chance(position, moves, Random(int.from_bytes(digest[:8], "big")))


def luck_hash(seed: int | str) -> str:
    """What people see of the seed before the end, so that nobody can replace it later."""
    return hashlib.sha256(f"donjon seed {seed}".encode()).hexdigest()
