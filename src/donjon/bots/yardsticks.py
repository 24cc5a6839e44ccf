"""Bots to measure others by: one that plays anything, one that takes what it can get, and those in between."""

from donjon.bots.glance import FIRST_SIGHT
from donjon.core.position import Moves, Position
from donjon.core.random import Random

FINE = 1 << 30


def uniform(position: Position, seat: int, random: Random) -> int:
    """Any legal move, all alike."""
    moves = Moves()
    position.legal(moves)
    return moves.at(random.below(len(moves)))


def greedy(position: Position, seat: int, random: Random) -> int:
    """The move with the best lead over the strongest opponent right after it; any of the best."""
    moves = Moves()
    position.legal(moves)
    best: list[int] = []
    most = 0
    after = position.copy()
    for move in moves:
        after.assign(position)
        after.play(move)
        value = lead(after, seat)
        if not best or value > most:
            best, most = [], value
        if value == most:
            best.append(move)
    return best[random.below(len(best))]


class Mixed:
    """Looks one move ahead for some of its moves; the others are random."""

    def __init__(self, share: float) -> None:
        self.share = share

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        return (FIRST_SIGHT if random.below(FINE) < self.share * FINE else uniform)(position, seat, random)


def lead(position: Position, seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    return position.score(seat) - max(position.score(other) for other in range(position.seats) if other != seat)
