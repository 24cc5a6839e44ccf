"""What is good in Quarry, for the bots. Types are in sense.pxd.

This is Nim with loads of up to three, so a tower counts for what is left when fours are taken away. If these numbers
cancel out, bit by bit, whoever is to move loses.
"""

import cython

from quarry.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.sense import Sense
    from quarry.pieces import *
    from quarry.position import QuarryPosition
    from quarry.traits import *


@cython.final
@cython.cclass
class QuarrySense(Sense):
    """Nothing is hidden, and after the lot nothing is left to chance. So it always knows who wins."""

    def traits(self, position, traits):
        seat: cython.int
        for seat in range(position.seats):
            traits[seat * TRAITS + Trait.WINNING] = self._wins(cython.cast(QuarryPosition, position), seat)
        return TRAITS

    def _wins(self, ruin, seat):
        """Whether this seat wins if both play well."""
        i: cython.int
        rest: cython.int
        left: cython.int = 0
        large: cython.bint = False
        for i in range(TOWERS):
            rest = ruin.height[i] & LOAD
            left ^= rest
            large = large or rest > 1
        # With a cursed stone the same is right, as long as some tower counts for more than one.
        mover: cython.bint = (left != 0) if large or not ruin.cursed else (left == 0)
        return mover == (seat == ruin.player)

    def spread(self, position):
        return self.margin

    def prior(self, position, moves, weights):
        """All moves alike: a look at what they lead to says everything."""
        i: cython.int
        for i in range(moves.count):
            weights.items[i] = 1.0


SENSE = QuarrySense(0, 1.0, [*WORTH.values()])
