"""Points of Torres (RULES 6 and 8): the one place that counts. Types are in scoring.pxd."""

import cython

if not cython.compiled:  # compiled, these come from scoring.pxd
    from donjon.core.bits import ONE, lowest, popcount
    from donjon.core.position import note
    from donjon.games.torres.castles import area_at, spread
    from donjon.games.torres.codes import Happening
    from donjon.games.torres.pieces import *


# 6. Castles and the king.


def highest(state, knights):
    """The cell of the highest of these knights, the first in reading order among equals."""
    cell: cython.int
    best: cython.int = lowest(knights)
    while knights:
        cell = lowest(knights)
        knights &= knights - 1
        if state.height[cell] > state.height[best]:
            best = cell
    return best


def castle_points(state, cell):
    """6.2: area times level of the knight on this cell."""
    return area_at(state, cell) * state.height[cell]


def king_points(state, king, knights, phase):
    """6.4: 5, 10, 15 for a knight in the king's castle exactly on level 1, 2, 3. Phases are counted from 0."""
    level: cython.ulonglong = state.above[phase] & ~state.above[phase + 1]
    return 5 * (phase + 1) if knights & level & state.castles[state.castle_at[king]] else 0


# 6. The end of a phase.


def score_phase(state):
    """6.1: castles, then the king's bonus, then the master card, each in the turn order of the phase."""
    i: cython.int
    seat: cython.int
    points: cython.int
    for i in range(state.seats):
        _score_castles(state, (state.first + i) % state.seats)
    for i in range(state.seats):
        seat = (state.first + i) % state.seats
        points = king_points(state, state.king, state.knights[seat], state.phase)
        _award(state, Happening.KING_BONUS, seat, state.phase + 1, 0, points)
    if state.master >= 0:
        for i in range(state.seats):
            seat = (state.first + i) % state.seats
            points = master_points(state, state.master, state.phase, state.knights, state.seats, seat)
            _award(state, Happening.MASTER_BONUS, seat, state.master, state.phase + 1, points)


def _score_castles(state, seat):
    """6.2, 6.3: every castle counts for the highest knight in it. The marker moves once for all of them."""
    word: cython.ulonglong = state.knights[seat] & state.above[0]
    castle: cython.ulonglong
    cell: cython.int
    points: cython.int
    sum: cython.int = 0
    while word:
        castle = state.castles[state.castle_at[lowest(word)]]
        cell = highest(state, word & castle)
        word &= ~castle
        points = castle_points(state, cell)
        sum += points
        note(state, Happening.CASTLE_SCORED, seat, cell, area_at(state, cell), state.height[cell], points)
    if sum:
        points = advance(state, seat, sum)
        if points > sum:
            note(state, Happening.PUSHED, seat, 0, 0, 0, points - sum)


def _award(state, kind, seat, a, b, points):
    """A bonus. Taken spaces of the track are skipped here, too."""
    gained: cython.int
    if points:
        note(state, kind, seat, a, b, 0, points)
        gained = advance(state, seat, points)
        if gained > points:
            note(state, Happening.PUSHED, seat, 0, 0, 0, gained - points)


def advance(state, seat, points):
    """4.12, 6.3: forward on the track, and on past taken spaces. Returns how far it went."""
    other: cython.int
    old: cython.int = state.total[seat]
    new: cython.int = old + points
    taken: cython.bint = True
    while taken:
        taken = False
        for other in range(state.seats):
            if other != seat and state.total[other] == new:
                taken = True
                new += 1
    state.total[seat] = new
    return new - old


# 8. Master cards.


def master_points(state, card, phase, knights, seats, seat):
    """8.5 to 8.13: what the master card brings a seat after a phase."""
    points: cython.int = MASTER_POINTS[card * 3 + phase]
    own: cython.ulonglong = knights[seat]
    earned: cython.bint = False
    if card == BORDER:
        return _on_cells(EDGE_CELLS, points, knights, seats, seat)
    if card == DIAGONALS:
        return _on_cells(DIAGONAL_CELLS, points, knights, seats, seat)
    if card == MANY_CASTLES:
        earned = castles_held(state, own) >= CASTLES_NEEDED[phase]
    elif not points:
        return 0
    elif card == SQUARE:
        earned = square(own)
    elif popcount(own) < KNIGHTS:  # 8.9: "all knights" means all six
        return 0
    elif card == NEIGHBOURS:
        earned = joined(own)
    elif card == LEVELS_APART:
        earned = levels_differ(state, own)
    elif card == ROW:
        earned = in_line(own)
    elif card == SAME_LEVEL:
        earned = levels_equal(state, own)
    return points if earned else 0


def _on_cells(cells, points, knights, seats, seat):
    """8.6, 8.7: points for each knight on these cells, and once more for strictly the most."""
    other: cython.int
    count: cython.int = popcount(knights[seat] & cells)
    if not count:
        return 0
    for other in range(seats):
        if other != seat and popcount(knights[other] & cells) >= count:
            return points * count
    return points * (count + 1)


def castles_held(state, knights):
    """8.8: in how many castles these knights stand."""
    count: cython.int = 0
    cell: cython.int
    knights &= state.above[0]
    while knights:
        cell = lowest(knights)
        knights &= ~state.castles[state.castle_at[cell]]
        count += 1
    return count


def joined(knights):
    """8.9: do they make one group, side by side?"""
    seen: cython.ulonglong = 0
    grown: cython.ulonglong = ONE << lowest(knights)
    while grown != seen:
        seen = grown
        grown |= spread(seen) & knights
    return seen == knights


def levels_differ(state, knights):
    """8.10: is every knight on a level of its own?"""
    seen: cython.ulonglong = 0
    level: cython.ulonglong
    while knights:
        level = ONE << state.height[lowest(knights)]
        knights &= knights - 1
        if seen & level:
            return False
        seen |= level
    return True


def in_line(knights):
    """8.11: are all in one row or in one column?"""
    first: cython.int = lowest(knights)
    return not (knights & ~ROW_CELLS[first >> 3]) or not (knights & ~COLUMN_CELLS[first & 7])


def square(knights):
    """8.12: are four of them the corners of an upright square, of any size?"""
    word: cython.ulonglong = knights
    cell: cython.int
    size: cython.int
    last: cython.int
    while word:
        cell = lowest(word)
        word &= word - 1
        last = 7 - ((cell & 7) if (cell & 7) > (cell >> 3) else (cell >> 3))
        for size in range(1, last + 1):
            if knights >> (cell + size) & knights >> (cell + 8 * size) & knights >> (cell + 9 * size) & 1:
                return True
    return False


def levels_equal(state, knights):
    """8.13: are all on one level?"""
    level: cython.int = state.height[lowest(knights)]
    while knights:
        if state.height[lowest(knights)] != level:
            return False
        knights &= knights - 1
    return True
