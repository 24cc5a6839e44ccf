"""A bot that looks one move ahead: how a beginner plays who sees what a move does but not what comes after it."""

from donjon.bots.playout import playout
from donjon.core.position import CHANCE, Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Outlook, sense_of

FINE = 1 << 30


class Glance:
    """Weighs a share of the moves by how the position after each looks, a little wrongly, and takes the best."""

    def __init__(self, sight: float, error: float) -> None:
        self.sight = sight  # the chance that a move is noticed
        self.error = error  # how wrong it may be about a move, as a share of a whole win

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        moves, sense, outlook = Moves(), sense_of(position), Outlook()
        position.legal(moves)
        after, scratch = position.copy(), Moves()
        best, most = moves.at(random.below(len(moves))), -1.0
        if len(moves) == 1:
            return best
        for move in moves:
            if _chance(random) > self.sight:
                continue
            after.assign(position)
            after.play(move)
            while after.turn() == CHANCE:
                playout(after, scratch, random, 1)
            outlook.judge(sense, after)
            value = outlook.reward_of(seat) + self.error * _chance(random)
            if value > most:
                best, most = move, value
        return best


def _chance(random: Random) -> float:
    return random.below(FINE) / FINE
