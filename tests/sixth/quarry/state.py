"""What stands where in Quarry: every fact of a position, to copy, to compare, to read and to set up. No rules.

Types are in state.pxd; the rules are in position.py.
"""

import cython

if not cython.compiled:  # compiled, these come from state.pxd
    from donjon.core.position import Position
    from donjon.core.random import mix
    from quarry.pieces import *


@cython.no_gc
@cython.cclass
class QuarryState(Position):
    """Towers are counted from the keep, levels of a tower from the ground."""

    def __init__(self, seats: cython.int, cursed: cython.bint):
        tower: cython.int
        self.seats = seats
        self.turns = self.reveals = 0
        self.log = None
        self.cursed = cursed
        self.begun = False
        self.player = 0
        self.height = [0] * 3
        self.carried = [0] * 2
        for tower in range(TOWERS):
            self.height[tower] = HEIGHTS[tower]

    def fingerprint(self):
        """A hash of everything."""
        i: cython.int
        h: cython.ulonglong = mix(self.seats, self.cursed)
        h = mix(h, self.turns)
        h = mix(h, self.begun * 2 + self.player)
        for i in range(TOWERS):
            h = mix(h, self.height[i])
        for i in range(SEATS):
            h = mix(h, self.carried[i])
        return h

    # What the human half asks and sets.

    def height_of(self, tower: cython.int) -> int:
        return self.height[tower]

    def carried_by(self, seat: cython.int) -> int:
        return self.carried[seat]

    def set_up(self, tower: cython.int, height: cython.int) -> None:
        self.height[tower] = height

    def set_carried(self, seat: cython.int, stones: cython.int) -> None:
        self.carried[seat] = stones
