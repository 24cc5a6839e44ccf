"""Points of Game of Towers (RULES 6): the one place that counts. Types are in scoring.pxd."""

import cython

if not cython.compiled:  # compiled, these come from scoring.pxd
    from donjon.games.towers.pieces import *


def site_points(top, height, colour, won):
    """6.1: every tile of a site stack counts for the colour on top. 6.2: twice in the district that ended the game."""
    i: cython.int
    cell: cython.int
    points: cython.int = 0
    for i in range(32):
        cell = SITES[i]
        if height[cell] and top[cell] == colour:
            points += height[cell]
    if won >= 0:
        points += district_points(top, height, colour, won)
    return points


def district_points(top, height, colour, district):
    """6.1 for one district."""
    i: cython.int
    cell: cython.int
    points: cython.int = 0
    for i in range(32):
        cell = SITES[i]
        if SITE_DISTRICT[cell] == district and height[cell] and top[cell] == colour:
            points += height[cell]
    return points
