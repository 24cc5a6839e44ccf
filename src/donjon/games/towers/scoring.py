"""Points of Game of Towers (RULES 6): the one place that counts. Types are in scoring.pxd."""

import cython

if not cython.compiled:  # compiled, these come from scoring.pxd
    from donjon.core.bits import lowest
    from donjon.games.towers.pieces import *


def site_points(colour_bits, height, colour, won):
    """6.1: every tile of a site stack counts for the colour on top. 6.2: twice in the district that ended the game."""
    points: cython.int = tiles(colour_bits, height, colour, 0, SITE_BITS[0]) + tiles(
        colour_bits, height, colour, 1, SITE_BITS[1]
    )
    return points + district_points(colour_bits, height, colour, won) if won >= 0 else points


def district_points(colour_bits, height, colour, district):
    """6.1 for one district."""
    return tiles(colour_bits, height, colour, 0, DISTRICT_BITS[district * 2]) + tiles(
        colour_bits, height, colour, 1, DISTRICT_BITS[district * 2 + 1]
    )


def tiles(colour_bits, height, colour, half, sites):
    """The tiles of all stacks with this colour on top at these sites of one half of the board."""
    bits: cython.ulonglong = colour_bits[colour * 2 + half] & sites
    points: cython.int = 0
    while bits:
        points += height[half * HALF + lowest(bits)]
        bits &= bits - 1
    return points
