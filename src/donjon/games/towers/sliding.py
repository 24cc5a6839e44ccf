"""Moving and towers (RULES 2, 3 and 7): which stacks may be lifted, how far they slide, where they may stop.

A stack sees two lines, its row and its column, and a line is a few bits. So "where may this stack go" takes two masks:
what it can reach, and where it may stop. `list_slides` and `refuse_slide` ask the same. Types: sliding.pxd.
"""

import cython

if not cython.compiled:  # compiled, these come from sliding.pxd
    from donjon.core.bits import ONE, highest, lowest, popcount
    from donjon.core.position import Moves
    from donjon.games.towers.codes import Reason
    from donjon.games.towers.pieces import *
    from donjon.games.towers.state import TowersState


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def along(line: cython.uint, place: cython.int) -> cython.uint:
    """Places of a row reached from one of them: up to and including the first blocker on either side."""
    here: cython.uint = cython.cast(cython.uint, 1) << place
    east: cython.uint = line ^ (
        line - 2 * here
    )  # the subtraction borrows from the first blocker, or from beyond the row
    west: cython.uint = here - (cython.cast(cython.uint, 1) << highest((line & (here - 1)) | 1))
    return (east & ROW) | west


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def reach(state: TowersState, cell: cython.Py_ssize_t) -> cython.uint:
    """2.2, 2.3, 7.3: cells along the row (low 14 bits) and column (next 8), up to the first foreign stack."""
    row: cython.Py_ssize_t = cell // COLUMNS
    column: cython.Py_ssize_t = cell - row * COLUMNS
    colour: cython.Py_ssize_t = state.top[cell]
    line: cython.uint = 0
    across: cython.uint = 0
    if colour < state.seats:  # a neutral slides over everything
        line = state.taken_rows[row] & ~state.colour_rows[colour * ROWS + row]
        across = state.taken_columns[column] & ~state.colour_columns[colour * COLUMNS + column]
    across = COLUMN_REACH[row * 256 + across]
    return along(line, column) | across << COLUMNS


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def stops(state: TowersState, cell: cython.Py_ssize_t) -> cython.uint:
    """2.4, 3.3, 4.1, 7.3: where along these lines the stack may stop, in the form of `reach`."""
    row: cython.Py_ssize_t = cell // COLUMNS
    column: cython.Py_ssize_t = cell - row * COLUMNS
    across: cython.uint = state.stop_columns[column * LANDINGS + state.landing[cell]]
    return state.stop_rows[row * LANDINGS + state.landing[cell]] | across << COLUMNS


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def add_cells(moves: Moves, count: cython.Py_ssize_t, base: cython.int, cells: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """A move for each of up to eight cells in a line, looked up all at once: eight are always written, but only those
    that exist are counted. So there is no loop whose end the processor would have to guess."""
    i: cython.Py_ssize_t
    for i in range(EIGHT):
        moves.items[count + i] = base + CELLS_OF[cells * EIGHT + i]
    return count + popcount(cells % LISTS)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def add_targets(
    moves: Moves, count: cython.Py_ssize_t, cell: cython.Py_ssize_t, bits: cython.uint
) -> cython.Py_ssize_t:
    """A move for each target, column first."""
    base: cython.Py_ssize_t = cell * CELLS
    row: cython.Py_ssize_t = cell // COLUMNS * COLUMNS
    count = add_cells(moves, count, base + cell - row, LISTS + (bits >> COLUMNS))
    count = add_cells(moves, count, base + row, bits % LISTS)
    return add_cells(moves, count, base + row + EIGHT, (bits & ROW) >> EIGHT)


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


def targets(state, cell):
    """Where the stack may go, no matter who is to move, in the form of `reach`."""
    return reach(state, cell) & stops(state, cell)


def list_slides(state, moves):
    """By source in reading order; then up and down its column from row 8, then along its row from a."""
    half: cython.Py_ssize_t
    cell: cython.Py_ssize_t
    count: cython.Py_ssize_t = moves.count
    word: cython.ulonglong
    for half in range(2):
        word = movable(state, half)
        while word:
            cell = lowest(word) + half * HALF
            word &= word - 1
            count = add_targets(moves, count, cell, reach(state, cell) & stops(state, cell))
    moves.count = count


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
