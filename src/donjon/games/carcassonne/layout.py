"""Carcassonne as numbers (docs/tensors.md): what stands where in an observation.

The board has no edge, so the planes show a window around the first tile. Nor do moves have a vocabulary: an action is
the place of a move in the list of legal ones.
"""

from enum import IntEnum

from donjon.games.carcassonne.pieces import COLOURS, COPIES, DRAW

WIDTH = 1024  # the most legal moves
REACH = 21  # how far the window goes each way
ACROSS = 2 * REACH + 1
WINDOW = ACROSS * ACROSS


class Plane(IntEnum):
    """The first plane of each group. Seats are counted from the observer."""

    TILE = 0  # kind plus 1
    TURN = 1
    SIDE = 2  # side * 3 + field, road or city
    SIGN = 14  # monastery, volcano, dragon, portal, tower
    OPEN = 19  # a place where some tile could be
    FIGURES = 20  # by seat: how many
    SLOT = 26  # by segment, the top of the tower last: seat * 4 + kind of figure, plus 1
    TOWER = 35  # pieces
    DRAGON = 36
    VISITED = 37  # by the dragon in this flight
    FAIRY = 38  # segment of the follower it is with plus 1, or 16
    LATEST = 39  # the tile placed last


class Flat(IntEnum):
    """The first of each group of numbers, after the planes and the head."""

    STEP = 0  # seven of them: which step it is
    PLAYER = 7  # whose turn, as a seat counted from the observer
    TILE = 8  # in hand: kind plus 1
    SECOND = 9
    RANSOMED = 10
    FLOWN = 11
    LEFT = 12
    ASLEEP = 13
    BUILT = 14  # the tower built on last, plus 1, while somebody may be captured
    RIVAL = 15  # with whom an exchange is made, plus 1
    HOME = 16  # seat * 4 + kind: figures in the supply
    PIECES = 40  # by seat: tower pieces
    GOODS = 46  # seat * 3 + good
    PRISONERS = 64  # (jailer * 6 + owner) * 2 + kind
    BAG = 136  # by kind of tile: how many are left; then how many were thrown away


PLANES = 40
SHAPE = (PLANES, ACROSS, ACROSS)
FLAT = Flat.BAG + 2 * len(COPIES)


def outcomes() -> list[int]:
    return [DRAW << 22 | kind for kind in range(len(COPIES))]


SEATS_SEEN = len(COLOURS)
