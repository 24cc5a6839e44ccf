"""Bots to measure others by: one that plays at random, one that takes the most points now, and some in between."""

from donjon.core.position import Moves, Position
from donjon.core.random import Random

FINE = 1 << 30


def uniform(position: Position, seat: int, random: Random) -> int:
    """Any legal move, all equally likely."""
    moves = Moves()
    position.legal(moves)
    return moves.at(random.below(len(moves)))


def greedy(position: Position, seat: int, random: Random) -> int:
    """The move with the best lead over the strongest opponent right after it; a random one of the best."""
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
    """Some of its moves are greedy, the others random."""

    def __init__(self, share: float) -> None:
        self.share = share

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        return (greedy if random.below(FINE) < self.share * FINE else uniform)(position, seat, random)


def lead(position: Position, seat: int) -> int:
    """The lead of a seat over the best other seat."""
    return position.score(seat) - max(position.score(other) for other in range(position.seats) if other != seat)
