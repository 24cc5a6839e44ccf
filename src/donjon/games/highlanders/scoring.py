"""Points of Highlanders (RULES 7.4, 7.5): the one place that counts. Types are in scoring.pxd."""

import cython

if not cython.compiled:  # compiled, it comes from scoring.pxd
    from donjon.core.bits import popcount
    from donjon.games.highlanders.pieces import *


def swords(castles):
    """7.4: the swords of a set of castles. Each counts once for every number of swords it has at least."""
    return popcount(castles & WORTH_BITS[0]) + popcount(castles & WORTH_BITS[1]) + popcount(castles & WORTH_BITS[2])


def standing(points, knights):
    """7.5: points first, then knights on the board (at most 84 of them), as one number to compare by."""
    return points * 128 + knights
