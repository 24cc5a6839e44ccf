"""Game of Towers as numbers (docs/tensors.md): the vocabulary of moves, and what stands where in an observation."""

from enum import IntEnum

from donjon.games.towers.pieces import BEGIN, CELLS, COLOURS, COLUMNS, DEAL, DECLINE, ROWS, STREETS, TALLEST

WIDTH = 512  # the most legal moves


class Plane(IntEnum):
    """The first plane of each group. Colours are counted from the observer's; neutral ones keep their place."""

    LAYERS = 0  # level * 4 + colour: tiles of the lowest five levels
    SYMBOL = 20  # by symbol: stacks
    TOP = 24  # by colour: stacks that show it
    LOCKED = 28  # by seat: the neutral stack that only this seat may move
    HEIGHT = 32  # tiles in the stack
    HIGHER = 33  # levels 6 to 20, four levels a plane and two bits a level; only without a limit


class Flat(IntEnum):
    """Numbers after the planes and the head."""

    BONUS = 0
    BUILT = 1  # this turn has stacked or settled something
    QUIET = 2
    ENDING = 3
    WON = 4  # the district that ended the game, from 1


PLANES = 37
SHAPE = (PLANES, ROWS, COLUMNS)
FLAT = len(Flat)


def _lines(cell: int) -> list[int]:
    """The other cells of its row, then of its column."""
    row, column = divmod(cell, COLUMNS)
    along = [row * COLUMNS + i for i in range(COLUMNS) if i != column]
    return along + [i * COLUMNS + column for i in range(ROWS) if i != row]


def actions() -> list[int]:
    """80 streets, and 20 places on the lines of each; then the bonus declined."""
    return [source * CELLS + target for source in STREETS for target in _lines(source)] + [DECLINE]


def outcomes() -> list[int]:
    return [DEAL + kind for kind in range(16)] + [BEGIN + seat for seat in range(len(COLOURS))]


HIGHEST = TALLEST  # levels that have planes of their own
