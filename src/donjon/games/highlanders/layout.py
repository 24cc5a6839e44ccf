"""Highlanders as numbers (docs/tensors.md): the vocabulary of moves, and what stands where in an observation.

The board is a graph of 52 spaces, so a "plane" is a row of spaces. `roads` are its edges.
"""

from enum import IntEnum

from donjon.games.highlanders.pieces import (
    BEGIN,
    COLOURS,
    DRAW,
    END_TURN,
    GO_IN,
    KNIGHTS,
    LAY_SHIELD,
    LEAVE_BARE,
    NEIGHBOURS,
    ROLL,
    SPACES,
    STEP,
)

WIDTH = 512  # the most legal moves
BOARD_SPACES = len(SPACES)


class Plane(IntEnum):
    """The first plane of each group. Clans are counted from the observer's first one."""

    CLAN = 0  # by clan: it stands there, or owns the castle
    KNIGHTS = 5
    HIDDEN = 6  # a shield that only its owner knows
    SHOWN = 7
    VALUE = 8  # of the shield, plus 1, if the observer knows it
    NOT = 9  # by value: a hidden shield that everybody knows is not this
    MUSTERED = 13  # knights mustered there, plus 64 for the second group
    TARGET = 14  # the camp mustered against, or the castle just taken
    GATE = 15  # the camp it was taken from


class Flat(IntEnum):
    """The first of each group of numbers, after the planes and the head."""

    PHASE = 0  # seven of them: which phase it is
    CLAN = 7  # five of them: whose turn it is
    DIE = 12
    STEPS = 13
    ENDING = 14
    SUPPLY = 15  # by clan: knights not on the board
    SHIELDS = 20  # by clan: shields left
    KNOWN = 25  # by clan: whether the observer knows which; then
    RESERVE = 30  # clan * 4 + value: how many


PLANES = 16
SHAPE = (PLANES, 1, BOARD_SPACES)
FLAT = 50


def roads() -> list[tuple[int, int]]:
    """Every road in both directions, as numbers of spaces."""
    spaces = range(BOARD_SPACES)
    return [(source, target) for source in spaces for target in spaces if NEIGHBOURS[source] >> target & 1]


def actions() -> list[int]:
    """136 roads with 0 (all of them storm) to 42 knights; the end of a turn; 0 to 42 go in; bare, or with a shield."""
    steps = [(source * STEP + target) * STEP + knights for source, target in roads() for knights in range(KNIGHTS + 1)]
    return [*steps, END_TURN, *range(GO_IN, GO_IN + KNIGHTS + 1), LEAVE_BARE, LAY_SHIELD]


def outcomes() -> list[int]:
    return [*range(ROLL + 1, ROLL + 7), *range(DRAW, DRAW + 4), *range(BEGIN, BEGIN + len(COLOURS))]
