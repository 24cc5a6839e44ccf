"""Castles: their heights and areas, their doors, and where knights and blocks may go. Types are in castles.pxd.

The board is one 64-bit word, with cells in reading order from a8. Everything that a rule asks about a castle is kept up
to date block by block. Each answer is then a few masks, and listing moves never searches for a castle's cells.
"""

import cython

if not cython.compiled:  # compiled, these come from castles.pxd
    from donjon.core.bits import ONE, lowest, popcount
    from donjon.games.torres.pieces import *

    def spread(word):
        """All cells beside a set of cells, along rows and columns."""
        return (word << 8 | word >> 8 | (word & NOT_EAST) << 1 | (word & NOT_WEST) >> 1) & BOARD


# Building.


def add(state, cell):
    """One more block on a cell: it raises its castle, extends the castle beside it or founds a new one."""
    bit: cython.ulonglong = ONE << cell
    near: cython.ulonglong = NEAR[cell]
    level: cython.int = state.height[cell]
    number: cython.int = state.castle_at[cell]
    touched: cython.ulonglong = 0
    if not level:
        if near & state.above[0]:
            number = state.castle_at[lowest(near & state.above[0])]
            touched = spread(state.castles[number])
        else:
            number = 0
            while state.castles[number]:
                number += 1
            state.castles_standing += 1
        state.castle_at[cell] = number
        state.castles[number] |= bit
        _touch(state, near & ~touched)
    state.height[cell] = level + 1
    state.above[level] |= bit
    state.room &= ~bit
    state.room |= state.castles[number] & ~state.above[popcount(state.castles[number]) - 1]
    state.ledges |= near & ~state.above[level]
    state.ledges &= ~bit
    if near & state.above[level + 1]:
        state.ledges |= bit


def lift(state, cell):
    """Take away the only block of a cell."""
    bit: cython.ulonglong = ONE << cell
    number: cython.int = state.castle_at[cell]
    rest: cython.ulonglong = state.castles[number] & ~bit
    i: cython.int
    word: cython.ulonglong = NEAR[cell] | bit
    state.castles[number] = rest
    state.castle_at[cell] = NOWHERE
    state.height[cell] = 0
    state.above[0] &= ~bit
    state.room &= ~bit
    if rest:
        state.room &= ~(rest & state.above[popcount(rest) - 1])
    else:
        state.castles_standing -= 1
    state.ledges &= ~word
    while word:
        i = lowest(word)
        word &= word - 1
        if NEAR[i] & state.above[state.height[i]]:
            state.ledges |= ONE << i
    state.once = state.twice = state.thrice = 0
    for i in range(MOST_CASTLES):
        if state.castles[i]:
            _touch(state, spread(state.castles[i]))


def survey(state):
    """Work everything out from the heights alone, for positions that were not built block by block."""
    cell: cython.int
    i: cython.int
    cells: cython.ulonglong
    grown: cython.ulonglong
    state.castles_standing = 0
    state.room = state.ledges = state.once = state.twice = state.thrice = 0
    for i in range(LEVELS):
        state.above[i] = 0
    for i in range(MOST_CASTLES):
        state.castles[i] = 0
    for cell in range(CELLS):
        state.castle_at[cell] = NOWHERE
        for i in range(state.height[cell]):
            state.above[i] |= ONE << cell
    for cell in range(CELLS):
        if NEAR[cell] & state.above[state.height[cell]]:
            state.ledges |= ONE << cell
        if state.height[cell] and state.castle_at[cell] == NOWHERE:
            cells = 0
            grown = ONE << cell
            while grown != cells:
                cells = grown
                grown |= spread(cells) & state.above[0]
            state.castles[state.castles_standing] = cells
            for i in range(CELLS):
                if cells >> i & 1:
                    state.castle_at[i] = state.castles_standing
            state.room |= cells & ~state.above[popcount(cells) - 1]
            _touch(state, spread(cells))
            state.castles_standing += 1


def _touch(state, cells):
    """One more castle lies beside these cells. Castle cells among them do no harm: only ground is asked for."""
    state.thrice |= state.twice & cells
    state.twice |= state.once & cells
    state.once |= cells


def area_at(state, cell):
    """The area of the castle on a cell, 0 on the ground."""
    return popcount(state.castles[state.castle_at[cell]]) if state.height[cell] else 0


def buildable(state):
    """4.6 to 4.9: ground beside exactly one castle, and castle cells that may still rise."""
    return state.empty & (state.room | (state.once & ~state.twice & ~state.above[0]))


# 4. Moving and setting knights.


def steps(state, cell):
    """4.3: beside the cell, one level up at most."""
    return NEAR[cell] & state.empty & ~state.above[state.height[cell] + 1]


def entrances(state, cell):
    """4.4: the higher columns beside the cell, whose doors open at its level."""
    return NEAR[cell] & state.above[state.height[cell]]


def exits(state, cell, any_level):
    """4.4, 4.5, 5.9: where a knight that enters by a door of this cell comes out."""
    return _path_exits(state, cell) & state.empty if state.path and not any_level else doors(state, cell, any_level)


def doors(state, cell, any_level):
    """4.4, 5.9: the same, however high the floors in between are.

    Every ground cell beside a castle has a door; a cell of the castle has one if it is a ledge.
    """
    level: cython.int = state.height[cell]
    inwards: cython.ulonglong = NEAR[cell] & state.above[level]
    castle: cython.ulonglong
    out: cython.ulonglong = 0
    while inwards:
        castle = state.castles[state.castle_at[lowest(inwards)]]
        inwards &= ~castle
        out |= spread(castle) & ~state.above[0]
        if any_level:
            out |= castle & state.ledges
        elif level:
            out |= castle & state.ledges & ~state.above[level]
    return out & state.empty & ~(ONE << cell)


def _path_exits(state, cell):
    """4.5: the floor never rises on the way, so exits of a level lie beside columns joined above that level."""
    level: cython.int = state.height[cell]
    within: cython.ulonglong = NEAR[cell] & state.above[level]
    cells: cython.ulonglong
    out: cython.ulonglong = 0
    while level >= 0:
        cells = 0
        while within != cells:
            cells = within
            within |= spread(cells) & state.above[level]
        cells = spread(within) & ~state.above[level]
        out |= cells & state.above[level - 1] if level else cells
        level -= 1
    return out & ~(ONE << cell)


def beside(state, knights):
    """4.2, 5.7: cells next to one of these knights and not above it."""
    cell: cython.int
    out: cython.ulonglong = 0
    while knights:
        cell = lowest(knights)
        knights &= knights - 1
        out |= NEAR[cell] & ~state.above[state.height[cell]]
    return out & state.empty


# 5. Action cards.


def diagonal(state, cell):
    """5.8: one cell diagonally, one level up at most."""
    return CORNERS[cell] & state.empty & ~state.above[state.height[cell] + 1]


def jumps(state, cell, knights):
    """5.10: straight over a knight beside the cell, to the cell behind it, one level up at most."""
    bit: cython.ulonglong = ONE << cell
    out: cython.ulonglong = (((bit << 8) & knights) << 8) | (((bit >> 8) & knights) >> 8)
    out |= (((bit & NOT_EAST) << 1) & knights & NOT_EAST) << 1
    out |= (((bit & NOT_WEST) >> 1) & knights & NOT_WEST) >> 1
    return out & state.empty & ~state.above[state.height[cell] + 1]


def leaps(state, cell):
    """5.11: beside the cell, exactly two levels up."""
    level: cython.int = state.height[cell]
    return NEAR[cell] & state.empty & state.above[level + 1] & ~state.above[level + 2]


def splits(state, cell):
    """5.6: would its castle fall apart without this cell?"""
    rest: cython.ulonglong = state.castles[state.castle_at[cell]] & ~(ONE << cell)
    beside: cython.ulonglong = NEAR[cell] & rest
    seen: cython.ulonglong = beside & (~beside + 1)
    grown: cython.ulonglong = 0
    while beside & ~seen:
        grown = seen | (spread(seen) & rest)
        if grown == seen:
            return True
        seen = grown
    return False


def landing(state, cell):
    """5.6: where the single block of a cell may go. Neighbours and areas are those after it is lifted."""
    castle: cython.ulonglong = state.castles[state.castle_at[cell]]
    rest: cython.ulonglong = castle & ~(ONE << cell)
    around: cython.ulonglong = spread(castle)
    own: cython.ulonglong = spread(rest)
    ground: cython.ulonglong = state.empty & ~state.above[0]
    others: cython.ulonglong = (state.twice & around) | (state.once & ~around)  # beside at least one other castle
    crowd: cython.ulonglong = (state.thrice & around) | (state.twice & ~around)  # beside at least two
    out: cython.ulonglong
    if rest & ~state.room:
        return ground & own & ~others  # a tower as high as the whole area: the block must come back to its castle
    if not rest and state.castles_standing <= FEWEST_CASTLES:
        return ground & ~others
    out = ground & ~(crowd | (own & others))
    if state.stacking:
        out |= state.empty & state.room & ~castle
        if rest:
            out |= state.empty & rest & ~state.above[popcount(rest) - 1]
    return out
