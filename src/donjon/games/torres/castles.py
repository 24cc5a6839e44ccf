"""Castles: their heights and areas, their doors, and where knights and blocks may go. Types are in castles.pxd.

The board is one 64-bit word, cells in reading order from a8. Everything that a rule asks of a castle is kept up to date
block by block, so that each answer is a few masks: no search for a castle's cells while moves are listed.
"""

import cython

if not cython.compiled:  # compiled, these come from castles.pxd
    from donjon.core.bits import ONE, lowest, popcount
    from donjon.games.torres.pieces import *

    def spread(word):
        """All cells beside a set of cells, along rows and columns."""
        across = (word & 0x7F7F7F7F7F7F7F7F) << 1 | (word & 0xFEFEFEFEFEFEFEFE) >> 1
        return (word << 8 | word >> 8 | across) & 0xFFFFFFFFFFFFFFFF


@cython.final
@cython.cclass
class Castles:
    """All blocks on the board."""

    def __init__(self):
        self.height = [0] * 64
        self.castle_at = [NOWHERE] * 64
        self.above = [0] * 66
        self.castles = [0] * 32
        self.count = 0
        self.room = self.ledges = self.once = self.twice = self.thrice = 0

    def assign(self, other):
        self.height = other.height[:]
        self.castle_at = other.castle_at[:]
        self.above = other.above[:]
        self.castles = other.castles[:]
        self.count = other.count
        self.room = other.room
        self.ledges = other.ledges
        self.once = other.once
        self.twice = other.twice
        self.thrice = other.thrice

    # Building.

    def add(self, cell):
        """One more block on a cell: it raises its castle, extends the castle beside it or founds a new one."""
        bit: cython.ulonglong = ONE << cell
        near: cython.ulonglong = NEAR[cell]
        level: cython.int = self.height[cell]
        number: cython.int = self.castle_at[cell]
        touched: cython.ulonglong = 0
        if not level:
            if near & self.above[0]:
                number = self.castle_at[lowest(near & self.above[0])]
                touched = spread(self.castles[number])
            else:
                number = 0
                while self.castles[number]:
                    number += 1
                self.count += 1
            self.castle_at[cell] = number
            self.castles[number] |= bit
            self._touch(near & ~touched)
        self.height[cell] = level + 1
        self.above[level] |= bit
        self.room &= ~bit
        self.room |= self.castles[number] & ~self.above[popcount(self.castles[number]) - 1]
        self.ledges |= near & ~self.above[level]
        self.ledges &= ~bit
        if near & self.above[level + 1]:
            self.ledges |= bit

    def lift(self, cell):
        """Take away the only block of a cell."""
        bit: cython.ulonglong = ONE << cell
        number: cython.int = self.castle_at[cell]
        rest: cython.ulonglong = self.castles[number] & ~bit
        i: cython.int
        word: cython.ulonglong = NEAR[cell] | bit
        self.castles[number] = rest
        self.castle_at[cell] = NOWHERE
        self.height[cell] = 0
        self.above[0] &= ~bit
        self.room &= ~bit
        if rest:
            self.room &= ~(rest & self.above[popcount(rest) - 1])
        else:
            self.count -= 1
        self.ledges &= ~word
        while word:
            i = lowest(word)
            word &= word - 1
            if NEAR[i] & self.above[self.height[i]]:
                self.ledges |= ONE << i
        self.once = self.twice = self.thrice = 0
        for i in range(MOST_CASTLES):
            if self.castles[i]:
                self._touch(spread(self.castles[i]))

    def survey(self):
        """Work everything out from the heights alone: for positions that were not built block by block."""
        cell: cython.int
        i: cython.int
        cells: cython.ulonglong
        grown: cython.ulonglong
        self.count = 0
        self.room = self.ledges = self.once = self.twice = self.thrice = 0
        for i in range(LEVELS):
            self.above[i] = 0
        for i in range(MOST_CASTLES):
            self.castles[i] = 0
        for cell in range(CELLS):
            self.castle_at[cell] = NOWHERE
            for i in range(self.height[cell]):
                self.above[i] |= ONE << cell
        for cell in range(CELLS):
            if NEAR[cell] & self.above[self.height[cell]]:
                self.ledges |= ONE << cell
            if self.height[cell] and self.castle_at[cell] == NOWHERE:
                cells = 0
                grown = ONE << cell
                while grown != cells:
                    cells = grown
                    grown |= spread(cells) & self.above[0]
                self.castles[self.count] = cells
                for i in range(CELLS):
                    if cells >> i & 1:
                        self.castle_at[i] = self.count
                self.room |= cells & ~self.above[popcount(cells) - 1]
                self._touch(spread(cells))
                self.count += 1

    def _touch(self, cells):
        """One more castle lies beside these cells. Castle cells among them do no harm: only ground is asked for."""
        self.thrice |= self.twice & cells
        self.twice |= self.once & cells
        self.once |= cells

    def area_at(self, cell):
        """The area of the castle on a cell, 0 on the ground."""
        return popcount(self.castles[self.castle_at[cell]]) if self.height[cell] else 0

    def buildable(self, empty):
        """4.6 to 4.9: ground beside exactly one castle, and castle cells that may still rise."""
        return empty & (self.room | (self.once & ~self.twice & ~self.above[0]))

    # 4. Moving and setting knights.

    def steps(self, cell, empty):
        """4.3: beside the cell, one level up at most."""
        return NEAR[cell] & empty & ~self.above[self.height[cell] + 1]

    def entrances(self, cell):
        """4.4: the higher columns beside the cell, whose doors open at its level."""
        return NEAR[cell] & self.above[self.height[cell]]

    def exits(self, cell, empty, path, any_level):
        """4.4, 5.9: where a knight comes out that enters by a door of this cell.

        Every ground cell beside a castle has a door; a cell of the castle has one if it is a ledge.
        """
        level: cython.int = self.height[cell]
        doors: cython.ulonglong = NEAR[cell] & self.above[level]
        castle: cython.ulonglong
        out: cython.ulonglong = 0
        if not doors:
            return 0
        if path and not any_level:
            return self._path_exits(cell) & empty
        while doors:
            castle = self.castles[self.castle_at[lowest(doors)]]
            doors &= ~castle
            out |= spread(castle) & ~self.above[0]
            if any_level:
                out |= castle & self.ledges
            elif level:
                out |= castle & self.ledges & ~self.above[level]
        return out & empty & ~(ONE << cell)

    def _path_exits(self, cell):
        """4.5: the floor never rises on the way, so exits of a level lie beside columns joined above that level."""
        level: cython.int = self.height[cell]
        within: cython.ulonglong = NEAR[cell] & self.above[level]
        cells: cython.ulonglong
        out: cython.ulonglong = 0
        while level >= 0:
            cells = 0
            while within != cells:
                cells = within
                within |= spread(cells) & self.above[level]
            cells = spread(within) & ~self.above[level]
            out |= cells & self.above[level - 1] if level else cells
            level -= 1
        return out & ~(ONE << cell)

    def beside(self, knights, empty):
        """4.2, 5.7: cells next to one of these knights and not above it."""
        cell: cython.int
        out: cython.ulonglong = 0
        while knights:
            cell = lowest(knights)
            knights &= knights - 1
            out |= NEAR[cell] & ~self.above[self.height[cell]]
        return out & empty

    # 5. Action cards.

    def diagonal(self, cell, empty):
        """5.8: one cell diagonally, one level up at most."""
        return CORNERS[cell] & empty & ~self.above[self.height[cell] + 1]

    def jumps(self, cell, knights, empty):
        """5.10: straight over a knight beside the cell to the cell behind it, one level up at most."""
        bit: cython.ulonglong = ONE << cell
        out: cython.ulonglong = (((bit << 8) & knights) << 8) | (((bit >> 8) & knights) >> 8)
        out |= (((bit & NOT_EAST) << 1) & knights & NOT_EAST) << 1
        out |= (((bit & NOT_WEST) >> 1) & knights & NOT_WEST) >> 1
        return out & empty & ~self.above[self.height[cell] + 1]

    def leaps(self, cell, empty):
        """5.11: beside the cell, exactly two levels up."""
        level: cython.int = self.height[cell]
        return NEAR[cell] & empty & self.above[level + 1] & ~self.above[level + 2]

    def splits(self, cell):
        """5.6: would its castle fall apart without this cell?"""
        rest: cython.ulonglong = self.castles[self.castle_at[cell]] & ~(ONE << cell)
        beside: cython.ulonglong = NEAR[cell] & rest
        seen: cython.ulonglong = beside & (~beside + 1)
        grown: cython.ulonglong = 0
        while beside & ~seen:
            grown = seen | (spread(seen) & rest)
            if grown == seen:
                return True
            seen = grown
        return False

    def landing(self, cell, empty, stack):
        """5.6: where the single block of a cell may go. Neighbours and areas are judged after it is lifted."""
        castle: cython.ulonglong = self.castles[self.castle_at[cell]]
        rest: cython.ulonglong = castle & ~(ONE << cell)
        around: cython.ulonglong = spread(castle)
        own: cython.ulonglong = spread(rest)
        ground: cython.ulonglong = empty & ~self.above[0]
        others: cython.ulonglong = (self.twice & around) | (self.once & ~around)  # beside at least one other castle
        crowd: cython.ulonglong = (self.thrice & around) | (self.twice & ~around)  # beside at least two
        out: cython.ulonglong
        if rest & ~self.room:
            return ground & own & ~others  # a tower as high as the whole area: the block must come back to its castle
        if not rest and self.count <= FEWEST_CASTLES:
            return ground & ~others
        out = ground & ~(crowd | (own & others))
        if stack:
            out |= empty & self.room & ~castle
            if rest:
                out |= empty & rest & ~self.above[popcount(rest) - 1]
        return out
