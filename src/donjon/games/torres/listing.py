"""The moves of Torres in the order they are listed. Types are in listing.pxd. allowed.py says which moves there are."""

import cython

if not cython.compiled:  # compiled, these come from listing.pxd
    from donjon.core.bits import lowest
    from donjon.games.torres import castles, decks
    from donjon.games.torres.allowed import (
        card_targets,
        founding,
        has_stack,
        liftable,
        movable,
        recruits,
        refuse_buy,
        refuse_keep,
        walk,
    )
    from donjon.games.torres.codes import Stage
    from donjon.games.torres.pieces import *


def list_moves(state, moves):
    """In this order, cells always in reading order: walks by knight, then new knights, blocks (by cell, then by
    stack), `$`, `^`, cards by kind, ends of the turn by stack. Elsewhere: cells, then `.`; kinds of cards."""
    moves.clear()
    if state.stage == Stage.TURN:
        list_turn(state, moves)
    elif state.stage != Stage.OVER:
        list_elsewhere(state, moves)


def list_turn(state, moves):
    cell: cython.int
    size: cython.int
    word: cython.ulonglong = state.knights[state.player]
    if state.actions:
        while word:
            cell = lowest(word)
            word &= word - 1
            moves.add_each(cell * CELLS, walk(state, cell), 1)
        moves.add_each(KNIGHT, recruits(state), 1)
        list_blocks(state, moves)
        if not refuse_buy(state):
            moves.add(BUY)
        moves.add(ADVANCE)
    if not state.carded:
        list_cards(state, moves)
    if state.bound:
        moves.add(END + IN_HAND)
    else:
        for size in range(TALLEST_STACK + 1):
            if state.stacks[state.player * 4 + size]:
                moves.add(END + size)


def list_blocks(state, moves):
    size: cython.int
    cell: cython.int
    cells: cython.ulonglong
    sizes: cython.int = 0
    only: cython.int = 0
    if state.bound:
        if not state.left:
            return
    else:
        for size in range(1, TALLEST_STACK + 1):
            if state.stacks[state.player * 4 + size]:
                sizes += 1
                only = size
        if not sizes:
            return
    cells = castles.buildable(state)
    if sizes < 2:
        moves.add_each(BLOCK + only, cells, 4)
        return
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        for size in range(1, TALLEST_STACK + 1):
            if state.stacks[state.player * 4 + size]:
                moves.add(BLOCK + cell * 4 + size)


def list_cards(state, moves):
    kinds: cython.uint = decks.playable(state, state.player)
    while kinds:
        list_card(state, moves, lowest(kinds))
        kinds &= kinds - 1


def list_card(state, moves, kind):
    base: cython.int = CARD + kind * CELLS * CELLS
    size: cython.int
    cell: cython.int
    word: cython.ulonglong
    targets: cython.ulonglong
    if kind <= AP7:
        moves.add(base)
        return
    if kind == EXTRA:
        moves.add_each(base, castles.buildable(state), 1)
        return
    if kind == UNDER:
        word = liftable(state)
        while word:
            cell = lowest(word)
            word &= word - 1
            for size in range(TALLEST_STACK + 1):
                if has_stack(state, size):
                    moves.add(base + cell * 4 + size)
        return
    if kind == MOVEBLOCK:
        word = movable(state)
        while word:
            cell = lowest(word)
            word &= word - 1
            if not castles.splits(state, cell):
                targets = castles.landing(state, cell)
                moves.add_each(base + cell * CELLS, targets, 1)
        return
    word = state.knights[state.player]
    while word:
        cell = lowest(word)
        word &= word - 1
        moves.add_each(base + cell * CELLS, card_targets(state, kind, cell), 1)


def list_elsewhere(state, moves):
    """Set-up, draws, cards to keep, left-over blocks and the king's journey."""
    i: cython.int
    if state.stage == Stage.MASTER:
        for i in range(MASTER, LAST_MASTER):
            moves.add(i)
    elif state.stage == Stage.CASTLES:
        moves.add_each(BLOCK, founding(state), 4)
    elif state.stage == Stage.KNIGHTS:
        moves.add_each(KNIGHT, state.above[0] & state.empty, 1)
    elif state.stage == Stage.DRAW:
        for i in range(KINDS):
            if decks.weight(state, state.player, i):
                moves.add(DRAW + i)
    elif state.stage == Stage.KEEP:
        for i in range(KEEP, DRAW):
            if not refuse_keep(state, i):
                moves.add(i)
    elif state.stage == Stage.LEFTOVER:
        for i in range(TALLEST_STACK):
            if state.stacks[state.player * 4 + i]:
                moves.add(PUT + i)
    else:  # Stage.KING, Stage.KING_MOVES
        moves.add_each(KING, state.above[0] & state.empty, 1)
    if state.stage == Stage.LEFTOVER or state.stage == Stage.KING_MOVES:
        moves.add(END + IN_HAND)
