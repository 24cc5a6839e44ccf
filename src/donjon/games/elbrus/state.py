"""What lies where in Elbrus Castle: every fact of a position, to copy, to compare, to read and to set up. No rules.

Types are in state.pxd; the rules are in position.py.
"""

import cython

if not cython.compiled:  # compiled, these come from state.pxd
    from donjon.core.bits import MASK64
    from donjon.core.position import Position
    from donjon.core.random import mix
    from donjon.games.elbrus.pieces import *


@cython.no_gc
@cython.cclass
class ElbrusState(Position):
    """A cell is row * 10 + column on fields of all sizes. Pieces are numbered in the order they come."""

    def __init__(
        self, seats: cython.int, field: cython.int, stairs: cython.bint, penalties: cython.bint, scenario: cython.int
    ):
        i: cython.int
        self.seats = seats
        self.turns = self.reveals = 0
        self.log = None
        self.field = field
        self.stairs = stairs
        self.penalties = penalties
        self.scenario = scenario
        self.player = self.offered = self.ending = self.count = self.tallest = 0
        self.planes = 2
        self.begun = False
        self.points = [0] * 4
        self.stock = [0] * 16
        self.held = [0] * 4
        self.height = [0] * 100
        self.top = [NONE] * 100
        self.owner = [0] * 80
        self.shape = [0] * 80
        self.anchor = [0] * 80
        self.deck = [0] * 80
        self.under = [NONE] * 160
        self.height_bits = [0] * 12
        self.single_bits = [0] * 8
        self.grey_bits = [0] * 2
        for i in range(4 * seats):
            self.stock[i] = COPIES[i & 3]

    def fingerprint(self):
        """A hash of everything. Pieces count as a set: the order in which they came does not matter to the game."""
        i: cython.int
        h: cython.ulonglong = mix(self.seats * 16 + self.field, self.scenario * 4 + self.stairs * 2 + self.penalties)
        board: cython.ulonglong = 0
        h = mix(h, self.turns * 8 + self.player)
        h = mix(h, self.offered * 8 + self.ending * 2 + self.begun)
        for i in range(self.seats):
            h = mix(h, (self.points[i] + 1024) * 2 + self.held[i])
        for i in range(self.count):
            board += mix(self.anchor[i] * 256 + self.shape[i], self.owner[i] * 256 + self.deck[i])
            board &= MASK64
        return mix(h, board)

    # What the human half asks, and how `from_diagram` builds.

    def height_at(self, cell: cython.int) -> int:
        return self.height[cell]

    def top_at(self, cell: cython.int) -> int:
        """The piece on top of a cell, or NONE."""
        return self.top[cell]

    def stock_of(self, seat: cython.int, kind: cython.int) -> int:
        return self.stock[4 * seat + kind]

    def stairs_of(self, seat: cython.int) -> int:
        """Staircases made and not yet placed."""
        return self.held[seat]

    def owner_of(self, piece: cython.int) -> int:
        """A seat, or NOBODY for a grey piece."""
        return self.owner[piece]

    def shape_of(self, piece: cython.int) -> int:
        """Kind * 4 + direction."""
        return self.shape[piece]

    def anchor_of(self, piece: cython.int) -> int:
        """The cell of the first foot."""
        return self.anchor[piece]

    def deck_of(self, piece: cython.int) -> int:
        return self.deck[piece]

    def set_points(self, seat: cython.int, points: cython.int) -> None:
        self.points[seat] = points
