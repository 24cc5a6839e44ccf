"""A bot that looks one move ahead, like a beginner who sees what a move does but not what comes after it."""

from statistics import pstdev

from donjon.bots.playout import playout
from donjon.core.position import CHANCE, Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Outlook, sense_of

FINE = 1 << 30
EAGER = 100  # progress counts for more here than in a search, because a glance sees only one step of it


class Glance:
    """Notices some of the moves, judges each by the position right after it, a little wrongly, and takes the best.

    The error is scaled to how much the moves differ, so it blurs close choices but never hides a blunder.
    """

    def __init__(self, sight: float, error: float) -> None:
        self.sight = sight  # the chance that a move is noticed
        self.error = error  # the error of a judgement, in standard deviations of the moves' values

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        moves = Moves()
        position.legal(moves)
        noticed = [move for move in moves if _chance(random) < self.sight] or [moves.at(random.below(len(moves)))]
        if len(noticed) == 1:
            return noticed[0]
        values, progress = zip(*self._judge(position, seat, noticed, random), strict=True)
        error = self.error * pstdev(values)
        felt = [value + error * _normal(random) + gain for value, gain in zip(values, progress, strict=True)]
        return noticed[felt.index(max(felt))]

    def _judge(self, position: Position, seat: int, noticed: list[int], random: Random) -> list[tuple[float, float]]:
        """The lead in expected points after each move, before chance moves, plus what its progress is worth."""
        sense, outlook, after, scratch = sense_of(position), Outlook(), position.copy(), Moves()
        found = []
        for move in noticed:
            after.assign(position)
            after.play(move)
            while after.turn() == CHANCE:
                playout(after, scratch, random, 1)
            outlook.judge(sense, after)
            others = [outlook.points_of(other) for other in range(position.seats) if other != seat]
            progress = EAGER * sense.haste * sense.margin * sense.progress(after, seat) if sense.haste else 0.0
            found.append((outlook.points_of(seat) - max(others), progress))
        return found


FIRST_SIGHT = Glance(sight=1.0, error=0.3)


def _chance(random: Random) -> float:
    return random.below(FINE) / FINE


def _normal(random: Random) -> float:
    """Close to a normally distributed number: the sum of twelve uniform ones."""
    return sum(_chance(random) for _ in range(12)) - 6
