"""What is good in Elbrus Castle, for the bots. Types are in sense.pxd.

A placement scores at once, so points are sure; what counts besides is the best arch left standing open, and whose turn
it is to take it, and the tall pieces kept for the end, when the castle is high enough for them to pay.
"""

import cython

from donjon.games.elbrus import pieces

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest
    from donjon.core.sense import Sense
    from donjon.games.elbrus.position import ElbrusPosition
    from donjon.games.elbrus.scoring import arch_points

HALF = cython.declare(cython.int, pieces.HALF)
ANCHORS = cython.declare(cython.int, pieces.ANCHORS)
SHAPE_MOVES = cython.declare(cython.int, pieces.SHAPE_MOVES)
JOIN = cython.declare(cython.int, pieces.JOIN)
LOWER_EAST = cython.declare(cython.int, pieces.LOWER * 4)
STOCK_KINDS = cython.declare(cython.int, pieces.STOCK_KINDS)
LENGTH = cython.declare(cython.uchar[24], pieces.LENGTH)
STEP = cython.declare(cython.uchar[24], pieces.STEP)
FAR = cython.declare(cython.uchar[24], pieces.FAR)
FIRST = cython.declare(cython.uchar[24], pieces.FIRST)
TURNED = cython.declare(cython.uchar[24], pieces.TURNED)
LOW_LEG = cython.declare(cython.uchar[24], pieces.LOW_LEG)

# The kinds of good things; what each is worth stands at the end of this file.
KINDS = cython.declare(cython.int, 10)
POINTS = cython.declare(cython.int, 0)  # scored so far
TAKING = cython.declare(cython.int, 1)  # the best arch open to the seat, if it is to move
WAITING = cython.declare(cython.int, 2)  # the second best arch open to the seat, if it moves next
HOPING = cython.declare(cython.int, 3)  # the same, for the seats after it
BRIDGES = cython.declare(cython.int, 4)  # and windows, portal, balcony after it: pieces in hand
STAIRS = cython.declare(cython.int, 8)  # staircases in hand
MOVING = cython.declare(cython.int, 9)  # it is the seat's turn


@cython.final
@cython.cclass
class ElbrusSense(Sense):
    """Nothing is hidden, nothing is chance: what matters is which arch is open to whom."""

    def evaluate(self, position, values):
        self._evaluate(cython.cast(ElbrusPosition, position), values)

    def _evaluate(self, castle, values):
        features = cython.declare(cython.double[40])
        seat: cython.int
        kind: cython.int
        worth: cython.double
        self._features(castle, features)
        for seat in range(castle.seats):
            worth = 0.0
            for kind in range(KINDS):
                worth += features[seat * KINDS + kind] * self.worth[kind]
            values.items[seat] = worth

    def _features(self, castle, features):
        """How much of each kind every seat has: features[seat * KINDS + kind]."""
        best = cython.declare(cython.int[8])  # best and second best arch of each kind of piece
        i: cython.int
        seat: cython.int
        kind: cython.int
        first: cython.int
        second: cython.int
        for i in range(4 * KINDS):
            features[i] = 0.0
        for kind in range(STOCK_KINDS):
            self._arches(castle, kind, best)
        for seat in range(castle.seats):
            first = second = 0
            for kind in range(STOCK_KINDS):
                features[seat * KINDS + BRIDGES + kind] = castle.stock[4 * seat + kind]
                if castle.stock[4 * seat + kind]:
                    second = max(second, min(first, best[2 * kind]), best[2 * kind + 1])
                    first = max(first, best[2 * kind])
            features[seat * KINDS + POINTS] = castle.points[seat]
            features[seat * KINDS + STAIRS] = castle.held[seat]
            if seat == castle.player:
                features[seat * KINDS + TAKING] = first
                features[seat * KINDS + MOVING] = 1.0
            elif seat == (castle.player + 1) % castle.seats:
                features[seat * KINDS + WAITING] = second
            else:
                features[seat * KINDS + HOPING] = second

    def _arches(self, castle, kind, best):
        """The two highest arches that a kind of piece could make now."""
        shape: cython.int
        half: cython.int
        gain: cython.int
        word: cython.ulonglong
        best[2 * kind] = best[2 * kind + 1] = 0
        for shape in range(4 * kind, 4 * kind + 4):
            if TURNED[shape]:
                continue
            for half in range(2):
                word = castle._fits(shape, half)
                while word:
                    gain = self._gain(castle, shape, lowest(word) + half * HALF)
                    word &= word - 1
                    if gain > best[2 * kind]:
                        best[2 * kind + 1] = best[2 * kind]
                        best[2 * kind] = gain
                    elif gain > best[2 * kind + 1]:
                        best[2 * kind + 1] = gain

    def _gain(self, castle, shape, low):
        """The points of an arch with its low cell here."""
        i: cython.int
        highest: cython.int = 0
        for i in range(1, LENGTH[shape] - 1):
            highest = max(highest, castle.height[low + i * STEP[shape]])
        first: cython.int = castle.height[low]
        return arch_points(first, castle.height[low + FAR[shape]], first + LOW_LEG[shape], highest)

    def spread(self, position):
        return self._spread(cython.cast(ElbrusPosition, position))

    def _spread(self, castle):
        """The more bridges are still to come, the less a lead means."""
        return (0.5 + 0.1 * castle.stock[4 * castle.player]) * (0.4 + 0.3 * castle.seats)

    # Move ordering: points first; a tall piece only where it pays more than a bridge would.

    def prior(self, position, moves, weights):
        i: cython.int
        for i in range(moves.count):
            weights.items[i] = self._promise(cython.cast(ElbrusPosition, position), moves.items[i])

    def _promise(self, castle, move):
        shape: cython.int = move // SHAPE_MOVES
        gain: cython.int
        promise: cython.double
        if move >= JOIN:
            return 1.0
        if shape >= LOWER_EAST:
            return 3.0
        gain = self._gain(castle, shape, move % ANCHORS - FIRST[shape])
        promise = 0.5 + gain * gain
        return promise if shape < 4 else 0.6 * promise


# Found by regression on bots' own games, then tried against each other, and rounded.
WORTH = [1.0, 0.5, 0.3, 0.05, 0.8, 2.4, 3.2, 2.5, 2.0, -0.5]

SENSE = ElbrusSense(0, 5.0, WORTH)
