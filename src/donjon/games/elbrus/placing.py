"""Where an arch may stand (RULES 2.4, 2.5 and the scenarios' conditions): one mask a rule. Types are in placing.pxd.

`cover` keeps the bitboards that the masks are made from.

A mask has a bit for every cell of one half of the field (five rows of ten cells): may the low cell of a shape, the
first of its cells in reading order, be here? Heights are stored bit by bit: plane p of `heights` holds bit p of the
height of every cell, in two words. So heights are added and compared digit by digit, for all cells at once.
"""

import cython

if not cython.compiled:  # compiled, these come from placing.pxd
    from donjon.core.bits import ONE
    from donjon.games.elbrus.pieces import *


def ahead(word, following, cells):
    """What a bitboard shows so many cells further on, for every cell of one half. Rows run on into each other."""
    return ((word >> cells) | (following << (HALF - cells))) & FULL


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def total(word: cython.ulonglong, added: cython.ulonglong, carry: cython.ulonglong) -> cython.ulonglong:
    """One digit of a sum."""
    return word ^ added ^ carry


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def carried(word: cython.ulonglong, added: cython.ulonglong, carry: cython.ulonglong) -> cython.ulonglong:
    """What one digit of a sum hands on to the next."""
    return (word & carry) | (added & (word | carry))


def level(heights, planes, shape, half):
    """2.4: where both columns of a shape, set upright, reach the same deck."""
    plane: cython.int
    here: cython.ulonglong
    there: cython.ulonglong
    low_leg: cython.ulonglong
    high_leg: cython.ulonglong
    low_carry: cython.ulonglong = 0
    high_carry: cython.ulonglong = 0
    found: cython.ulonglong = FULL
    equal: cython.bint = LOW_LEG[shape] == HIGH_LEG[shape]  # then what is under them is equal, too
    for plane in range(planes):
        here = heights[2 * plane + half]
        there = ahead(here, 0 if half else heights[2 * plane + 1], FAR[shape])
        if equal:
            found &= ~(here ^ there)
            continue
        low_leg = FULL if LOW_LEG[shape] >> plane & 1 else 0
        high_leg = FULL if HIGH_LEG[shape] >> plane & 1 else 0
        found &= ~(total(here, low_leg, low_carry) ^ total(there, high_leg, high_carry))
        low_carry = carried(here, low_leg, low_carry)
        high_carry = carried(there, high_leg, high_carry)
    return found


def clear(heights, planes, shape, half):
    """2.5: where nothing under the span reaches up to the deck."""
    span: cython.int
    plane: cython.int
    here: cython.ulonglong
    under: cython.ulonglong
    leg: cython.ulonglong
    deck: cython.ulonglong
    carry: cython.ulonglong
    lower: cython.ulonglong
    found: cython.ulonglong = FULL
    for span in range(1, LENGTH[shape] - 1):
        carry = lower = 0
        for plane in range(planes):  # from the lowest digit up: a higher one that differs decides
            here = heights[2 * plane + half]
            under = ahead(here, 0 if half else heights[2 * plane + 1], span * STEP[shape])
            leg = FULL if LOW_LEG[shape] >> plane & 1 else 0
            deck = total(here, leg, carry)
            carry = carried(here, leg, carry)
            lower = (deck & ~under) | (lower & ~(deck ^ under))
        found &= lower
    return found


def barred(grey, scenario, shape, half):
    """7.4, 7.8: where the scenario's condition forbids a shape. An upper bridge never has both feet on grey."""
    feet: cython.ulonglong = NO_FOOT[2 * scenario + half]
    found: cython.ulonglong = feet | ahead(feet, 0 if half else NO_FOOT[2 * scenario + 1], FAR[shape])
    if NO_WALL[scenario] and shape < UPPER_EAST:
        found |= grey[half] & ahead(grey[half], 0 if half else grey[1], FAR[shape])
    return found


def cover(state, shape, low, deck, grey):
    """The piece's deck becomes the top of its cells: heights, tops and all bitboards."""
    i: cython.int
    half: cython.int
    cell: cython.int
    north: cython.ulonglong = 0
    south: cython.ulonglong = 0
    word: cython.ulonglong
    following: cython.ulonglong
    if deck > state.tallest:
        state.tallest = deck
        while deck + 3 >> state.planes:  # legs have up to three storeys
            state.planes += 1
    for i in range(LENGTH[shape]):
        cell = low + i * STEP[shape]
        state.height[cell] = deck
        state.top[cell] = state.count
        if cell < HALF:
            north |= ONE << cell
        else:
            south |= ONE << (cell - HALF)
    for half in range(2):
        word = south if half else north
        following = 0 if half else south
        for i in range(state.planes):
            if deck >> i & 1:
                state.height_bits[2 * i + half] |= word
            else:
                state.height_bits[2 * i + half] &= ~word
        state.grey_bits[half] &= ~word
        if grey:
            state.grey_bits[half] |= word
        for i in range(4):  # 2.6: no two of these cells share their old piece; pairs [line * 2 + span - 1]
            cell = (i % 2 + 2) * (STRIDE if i >= 2 else 1)
            state.single_bits[2 * i + half] &= ~(word | ahead(word, following, cell))
    for i in range(LENGTH[shape] - 2):  # ... but two or three cells apart along it, they share this one
        _share(state, 2 * (shape & 1), low + i * STEP[shape])
    if LENGTH[shape] > 3:
        _share(state, 2 * (shape & 1) + 1, low)


def _share(state, line, low):
    """Both feet of a piece with this line and low cell would stand on the same piece."""
    if low < HALF:
        state.single_bits[2 * line] |= ONE << low
    else:
        state.single_bits[2 * line + 1] |= ONE << (low - HALF)
