"""Points of Elbrus Castle (RULES 3, 4.3, 6 and 7): the one place that counts. Types are in scoring.pxd."""

import cython

if not cython.compiled:  # compiled, these come from scoring.pxd
    from donjon.games.elbrus.pieces import *


def arch_points(first, second, deck, highest):
    """3.2, 3.3: storeys from the deck down to the highest thing under the span. 0 if both feet are on the ground."""
    if first == 0 and second == 0:
        return 0
    return deck - highest


def stands_higher(owner, deck, count, one, two):
    """4.3: does `one` win a tie against `two`? Decks are compared from the highest down, and more of them wins."""
    i: cython.int
    more: cython.int
    level: cython.int
    above: cython.int = 255
    while above:
        level = more = 0
        for i in range(count):
            if (owner[i] == one or owner[i] == two) and level < deck[i] < above:
                level = deck[i]
        for i in range(count):
            if deck[i] == level:
                more += (owner[i] == one) - (owner[i] == two)
        if more:
            return more > 0
        above = level
    return False


def lone(under, count, piece):
    """6.2: does the piece rest on no other and carry none?"""
    i: cython.int
    if under[2 * piece] != NONE or under[2 * piece + 1] != NONE:
        return False
    for i in range(2 * count):
        if under[i] == piece:
            return False
    return True


def piers_used(owner, under, count, seat):
    """7.3: grey piers on which a column of the seat stands directly, each once."""
    i: cython.int
    used: cython.uint = 0
    piers: cython.int = 0
    for i in range(2 * count):
        if owner[i >> 1] == seat and under[i] != NONE and owner[under[i]] == NOBODY:
            used |= cython.cast(cython.uint, 1) << under[i]
    while used:
        used &= used - 1
        piers += 1
    return piers


def well_owner(owner, top):
    """7.5: who has the topmost deck over the well; NOBODY if it is open or grey."""
    piece: cython.int = top[MIDDLE * STRIDE + MIDDLE]
    return NOBODY if piece == NONE else owner[piece]


def corner_owner(owner, top, height, first):
    """7.7: the one owner of the highest decks in the corner whose first cell is `first`; NOBODY if they are level."""
    i: cython.int
    cell: cython.int
    highest: cython.int = 0
    found: cython.int = NOBODY
    for i in range(9):
        cell = first + i // 3 * STRIDE + i % 3
        if height[cell] > highest:
            highest = height[cell]
            found = owner[top[cell]]
        elif highest and height[cell] == highest and owner[top[cell]] != found:
            found = NOBODY
    return found


def wall_pieces(owner, shape, anchor, count, seat):
    """7.9: how many pieces of the seat span a cell of the middle row or column."""
    i: cython.int
    k: cython.int
    cell: cython.int
    step: cython.int
    found: cython.int = 0
    for i in range(count):
        if owner[i] != seat:
            continue
        step = STEP[shape[i]]
        if shape[i] & 2:
            step = -step
        for k in range(1, LENGTH[shape[i]] - 1):
            cell = anchor[i] + k * step
            if cell // STRIDE == MIDDLE or cell % STRIDE == MIDDLE:
                found += 1
                break
    return found
