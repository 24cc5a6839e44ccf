"""What is good in Elbrus Castle, for the bots. Types are in sense.pxd.

A placement scores at once, so points are sure. Two other things count: the best arch left open, with whose turn it is
to take it, and the tall pieces kept for the end, when the castle is high enough for them to pay.
"""

import cython

from donjon.games.elbrus.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest
    from donjon.core.sense import Sense
    from donjon.games.elbrus.pieces import *
    from donjon.games.elbrus.placing import ahead
    from donjon.games.elbrus.position import ElbrusPosition
    from donjon.games.elbrus.scoring import arch_points
    from donjon.games.elbrus.traits import *


@cython.final
@cython.cclass
class ElbrusSense(Sense):
    """There are no secrets and no chance: what matters is which arch is open to which player."""

    def traits(self, position, traits):
        self._traits(cython.cast(ElbrusPosition, position), traits)
        return TRAITS

    def _traits(self, castle, traits):
        """How much of each kind every seat has: traits[seat * TRAITS + kind]."""
        best = cython.declare(cython.int[8])  # best and second best arch of each kind of piece
        raised = cython.declare(cython.ulonglong[2])  # the cells that are not on the ground
        i: cython.int
        seat: cython.int
        kind: cython.int
        first: cython.int
        second: cython.int
        for i in range(4 * TRAITS):
            traits[i] = 0.0
        raised[0] = raised[1] = 0
        for i in range(castle.planes):
            raised[0] |= castle.height_bits[2 * i]
            raised[1] |= castle.height_bits[2 * i + 1]
        self._best(castle, raised, best)
        for seat in range(castle.seats):
            first = second = 0
            for kind in range(STOCK_KINDS):
                traits[seat * TRAITS + Trait.BRIDGES + kind] = castle.stock[4 * seat + kind]
                if castle.stock[4 * seat + kind]:
                    second = max(second, min(first, best[2 * kind]), best[2 * kind + 1])
                    first = max(first, best[2 * kind])
            traits[seat * TRAITS + Trait.POINTS] = castle.points[seat]
            traits[seat * TRAITS + Trait.STAIRS] = castle.held[seat]
            if seat == castle.player:
                traits[seat * TRAITS + Trait.TAKING] = first
                traits[seat * TRAITS + Trait.MOVING] = 1.0
            elif seat == (castle.player + 1) % castle.seats:
                traits[seat * TRAITS + Trait.WAITING] = second
            else:
                traits[seat * TRAITS + Trait.HOPING] = second

    def _best(self, castle, raised, best):
        """The two highest arches of every kind of piece that somebody has left."""
        kind: cython.int
        i: cython.int
        left: cython.int = 0
        for i in range(4 * castle.seats):
            if castle.stock[i]:
                left |= 1 << MODEL[i % STOCK_KINDS]
        for kind in range(STOCK_KINDS):
            best[2 * kind] = best[2 * kind + 1] = 0
            if left >> kind & 1:
                self._arches(castle, kind, raised, best)
        for kind in range(STOCK_KINDS):
            if MODEL[kind] != kind:
                for i in range(2):
                    best[2 * kind + i] = max(0, best[2 * MODEL[kind] + i] - LOWER_BY[kind])

    def _arches(self, castle, kind, raised, best):
        """The two highest arches that a kind of piece could make now. Those with both feet on the ground bring none.
        Nor does one whose span is blocked: its deck is no higher than what is under it, so nobody need ask first."""
        shape: cython.int
        half: cython.int
        gain: cython.int
        word: cython.ulonglong
        for shape in range(4 * kind, 4 * kind + 4):
            if TURNED[shape]:
                continue
            for half in range(2):
                word = raised[half] | ahead(raised[half], 0 if half else raised[1], FAR[shape])
                if word:
                    word &= castle.stands(shape, half)
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


SENSE = ElbrusSense(0, 5.0, [*WORTH.values()], curiosity=2.6)
