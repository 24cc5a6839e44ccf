"""Quarry as numbers (docs/tensors.md): the vocabulary of moves, and what stands where in an observation."""

from enum import IntEnum

from quarry.pieces import FIRST, HEIGHTS, SEATS, TALLEST, TOWERS

WIDTH = 9  # the most legal moves: three of each tower


class Flat(IntEnum):
    """The first of each group of numbers, after the plane and the head."""

    CARRIED = 0  # by seat, the observer first
    LAST = 2  # whether the observer took the last stone


SHAPE = (1, TOWERS, TALLEST)  # the stones that stand
FLAT = 3


def actions() -> list[int]:
    """Every stone can be the lowest of a load."""
    return [tower * TALLEST + level for tower in range(TOWERS) for level in range(HEIGHTS[tower])]


def outcomes() -> list[int]:
    return [FIRST + seat for seat in range(SEATS)]
