"""What lies where in Game of Towers: every fact of a position, to copy, to compare, to read and to set up. No rules.

Types are in state.pxd; the rules are in position.py.
"""

import cython

from donjon.games.towers import pieces

if not cython.compiled:  # compiled, these come from state.pxd
    from donjon.core.position import Position
    from donjon.core.random import mix
    from donjon.games.towers.codes import Ending
    from donjon.games.towers.pieces import *


@cython.no_gc
@cython.cclass
class TowersState(Position):
    """Cells are counted in reading order from a8; colours and seats have the same numbers."""

    def __init__(self, seats: cython.int, unlimited: cython.bint):
        self.seats = seats
        self.turns = self.reveals = 0
        self.log = None
        self.unlimited = unlimited
        self.player = self.dealt = self.quiet = 0
        self.begun = self.bonus = self.built = False
        self.ending = Ending.RUNNING
        self.won = -1
        self.bag = [COPIES] * 16
        self.street = [0] * 4
        self.locked = [NOWHERE] * 4
        self.height = [0] * 112
        self.top = [0] * 112
        self.symbol = [0] * 112
        self.layers = [0] * 112
        self.occupied = [0] * 2
        self.colour_bits = [0] * 8
        self.taken_rows = [0] * 8
        self.taken_columns = [0] * 14
        self.colour_rows = [0] * 32
        self.colour_columns = [0] * 56
        self.landing = [0] * 112
        self.stop_rows = list(pieces.FREE_ROWS)
        self.stop_columns = list(pieces.FREE_COLUMNS)

    def fingerprint(self):
        """A hash of everything."""
        i: cython.int
        h: cython.ulonglong = mix(self.seats, self.unlimited)
        h = mix(h, self.turns)
        h = mix(h, self.player * 8 + self.begun * 4 + self.bonus * 2 + self.built)
        h = mix(h, self.dealt * 256 + self.quiet)
        h = mix(h, self.ending * 16 + self.won + 1)
        for i in range(4):
            h = mix(h, self.locked[i])
        for i in range(CELLS):
            if self.height[i]:
                h = mix(h, (self.layers[i] << 16) | (i << 8) | (self.symbol[i] << 5) | self.height[i])
        return h

    # What the human half asks.

    def stacks(self) -> list[int]:
        """Every stack in reading order, as one number: its height in five bits, its symbol in two, its cell in seven,
        and its layers in two bits a tile, lowest tile first. There are 20 tiles of a symbol, so there is room."""
        i: cython.int
        found = []
        for i in range(CELLS):
            if self.height[i]:
                found.append(self.height[i] | self.symbol[i] << 5 | i << 7 | self.layers[i] << 14)
        return found

    def height_at(self, cell: cython.int) -> int:
        return self.height[cell]

    def symbol_at(self, cell: cython.int) -> int:
        return self.symbol[cell]

    def layer_at(self, cell: cython.int, level: cython.int) -> int:
        """The colour of one tile of a stack, 0 = lowest."""
        return (self.layers[cell] >> (2 * level)) & 3

    def locked_by(self, seat: cython.int) -> int:
        """The cell of the neutral that only this seat may move, or NOWHERE."""
        return self.locked[seat]

    def in_bag(self, kind: cython.int) -> int:
        """Tiles of a kind (colour * 4 + symbol) not yet dealt."""
        return self.bag[kind]

    def set_lock(self, seat: cython.int, cell: cython.int) -> None:
        self.locked[seat] = cell
