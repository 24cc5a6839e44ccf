"""Moving and towers (RULES 2, 3 and 7): which stacks may be lifted, how far they slide, where they may stop.

The board is two 56-bit words (four rows each), so "where may this stack go" takes a few masks: what it can reach along
its row and column, and where it may stop. `list_slides` and `refuse_slide` ask the same. Types: sliding.pxd.
"""

import cython

if not cython.compiled:  # compiled, these come from sliding.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.core.position import Moves
    from donjon.games.towers.codes import Reason
    from donjon.games.towers.pieces import *


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def gather(north: cython.ulonglong, south: cython.ulonglong, column: cython.int) -> cython.uint:
    """The eight bits of one column, side by side. The shifts bring bit 14 i (and, from the south, 14 i + 4) to i."""
    word: cython.ulonglong = ((north >> column) & COLUMN) | ((south >> column) & COLUMN) << 4
    word |= word >> 13
    word |= word >> 26
    return word & 255


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def along(line: cython.uint, place: cython.int) -> cython.uint:
    """Places of a row reached from one of them: up to and including the first blocker on either side."""
    below: cython.uint = (cython.cast(cython.uint, 1) << place) - 1
    east: cython.uint = line & ~below & ~(below + 1)
    west: cython.uint = line & below
    west |= west >> 1  # smear the highest blocker down
    west |= west >> 2
    west |= west >> 4
    west |= west >> 8
    return ((east ^ (east - 1)) & ROW & ~below & ~(below + 1)) | (below & ~(west >> 1))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def add_targets(moves: Moves, cell: cython.int, bits: cython.uint) -> cython.void:
    """A move for each target. Most stacks have few, so four are written at a time and only those that exist count:
    a jump less to guess wrong."""
    i: cython.int
    base: cython.int = cell * CELLS
    count: cython.int = moves.count
    bits = bits >> COLUMNS | (bits & ROW) << ROWS  # the column first
    while bits:
        for i in range(4):
            moves.items[count] = base + TARGET[cell * LINES + lowest(bits | ONE << LINES - 1)]
            count += bits != 0
            bits &= bits - 1
    moves.count = count


def movable(state, half):
    """2.1, 4.2, 7.2, 7.5: the stacks of one half that the player may lift."""
    i: cython.int
    word: cython.ulonglong = state.colour_bits[state.player * 2 + half]
    for i in range(state.seats, 4):
        word |= state.colour_bits[i * 2 + half]
    if state.seats < 4:
        for i in range(state.seats):
            if i != state.player and state.locked[i] != NOWHERE and (state.locked[i] >= HALF) == half:
                word &= ~(ONE << (state.locked[i] - half * HALF))
    return word & STREET_BITS[half]


def reach(state, cell):
    """2.2, 2.3, 7.3: cells along the row (low 14 bits) and column (next 8), up to the first foreign stack."""
    half: cython.int = 1 if cell >= HALF else 0
    row: cython.int = cell // COLUMNS
    column: cython.int = cell - row * COLUMNS
    north: cython.ulonglong = 0
    south: cython.ulonglong = 0
    if state.top[cell] < state.seats:  # a neutral slides over everything
        north = state.occupied[0] & ~state.colour_bits[state.top[cell] * 2]
        south = state.occupied[1] & ~state.colour_bits[state.top[cell] * 2 + 1]
    return along(((south if half else north) >> ((row - 4 * half) * COLUMNS)) & ROW, column) | (
        cython.cast(cython.uint, COLUMN_REACH[row * 256 + gather(north, south, column)]) << COLUMNS
    )


def landing(state, cell, half):
    """2.4, 3.3, 4.1, 7.3: cells of one half where the stack may stop, no matter where it comes from."""
    symbol: cython.int = state.symbol[cell] * 2 + half
    spare: cython.int = TALLEST - state.height[cell]
    free: cython.ulonglong = ~state.occupied[half] & STOPS[symbol]
    if state.top[cell] >= state.seats:
        return free
    if state.unlimited:
        return free | state.symbol_bits[symbol]
    return free | (state.symbol_bits[symbol] & state.low_bits[spare * 2 + half])


def targets(state, cell):
    """Reach and landing together, in the form of `reach`: where the stack may go, no matter who is to move."""
    half: cython.int = 1 if cell >= HALF else 0
    row: cython.int = cell // COLUMNS
    column: cython.int = cell - row * COLUMNS
    north: cython.ulonglong = landing(state, cell, 0)
    south: cython.ulonglong = landing(state, cell, 1)
    line: cython.uint = ((south if half else north) >> ((row - 4 * half) * COLUMNS)) & ROW
    line |= gather(north, south, column) << COLUMNS
    return line & reach(state, cell)


def list_slides(state, moves):
    """By source in reading order; then up and down its column from row 8, then along its row from a."""
    half: cython.int
    cell: cython.int
    word: cython.ulonglong
    for half in range(2):
        word = movable(state, half)
        while word:
            cell = lowest(word) + half * HALF
            word &= word - 1
            add_targets(moves, cell, targets(state, cell))


def can_slide(state):
    """Has the player any move at all?"""
    half: cython.int
    word: cython.ulonglong
    for half in range(2):
        word = movable(state, half)
        while word:
            if targets(state, lowest(word) + half * HALF):
                return True
            word &= word - 1
    return False


def refuse_slide(state, source, target):
    """Why the player may not make this move: the stack stays, the way is barred, or it may not stop there."""
    row: cython.int = target // COLUMNS
    column: cython.int = target - row * COLUMNS
    bit: cython.uint
    if not movable(state, 1 if source >= HALF else 0) >> (source % HALF) & 1:
        return _refuse_lift(state, source)
    if (row == source // COLUMNS) == (column == source - source // COLUMNS * COLUMNS):
        return Reason.NOT_STRAIGHT
    bit = cython.cast(cython.uint, 1) << (column if row == source // COLUMNS else row + COLUMNS)
    if not reach(state, source) & bit:
        return Reason.BLOCKED if state.top[blocker(state, source, target)] < state.seats else Reason.BLOCKED_BY_NEUTRAL
    if not targets(state, source) & bit:
        return _refuse_landing(state, source, target)
    return 0


def _refuse_lift(state, cell):
    """Why the player may not move the stack on this cell."""
    if not state.height[cell]:
        return Reason.EMPTY
    if SITE_SYMBOL[cell] != NOWHERE:
        return Reason.ON_SITE
    return Reason.NOT_YOURS if state.top[cell] < state.seats else Reason.LOCKED


def _refuse_landing(state, source, target):
    """Which of the landing rules is in the way."""
    if not state.height[target]:
        return Reason.OTHER_SITE
    if state.top[source] >= state.seats:
        return Reason.NEUTRAL_STACKS
    if state.symbol[source] != state.symbol[target]:
        return Reason.OTHER_SYMBOL
    return Reason.TOO_TALL


def blocker(state, source, target):
    """2.3, 7.4: the first stack in line that a player's stack cannot pass on its way, or the target."""
    row: cython.int = target // COLUMNS
    step: cython.int = 1 if row == source // COLUMNS else COLUMNS
    cell: cython.int = source
    if target < source:
        step = -step
    while True:
        cell += step
        if cell == target or (state.height[cell] and state.top[cell] != state.top[source]):
            return cell
