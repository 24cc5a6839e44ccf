"""Elbrus Castle as numbers (docs/tensors.md): the vocabulary of moves, and what stands where in an observation."""

from enum import IntEnum

from donjon.games.elbrus.pieces import (
    BEGIN,
    CELLS,
    COLOURS,
    DECLINE,
    JOIN,
    MOST_PIECES,
    STRIDE,
    UPPER_EAST,
    place_move,
)

WIDTH = 1024  # the most legal moves


class Plane(IntEnum):
    """The first plane of each group. Fields of less than ten cells a side fill the upper left corner."""

    HEIGHT = 0
    OWNER = 1  # of the deck on top, by seat from the observer; the fifth is nobody
    KIND = 6  # of the piece on top
    EAST = 12  # the next cell to the east has the same piece on top
    SOUTH = 13


class Flat(IntEnum):
    """The first of each group of numbers, after the planes and the head."""

    OFFERED = 0
    ENDING = 1
    PLAYER = 2  # whose turn, as a seat counted from the observer
    STOCK = 3  # seat * 5 + kind, staircases last
    PIECES = 23  # each piece on the field in the order they came: owner plus 1, shape, first foot, deck


PLANES = 14
SHAPE = (PLANES, STRIDE, STRIDE)
FLAT = Flat.PIECES + 4 * MOST_PIECES


def actions() -> list[int]:
    """20 shapes, four directions of an upper bridge (the first, where there is none), 100 cells; then both answers."""
    placing = [
        place_move(shape, cell, upper) for shape in range(UPPER_EAST) for upper in range(4) for cell in range(CELLS)
    ]
    return [*placing, JOIN, DECLINE]


def outcomes() -> list[int]:
    return [BEGIN + seat for seat in range(len(COLOURS))]
