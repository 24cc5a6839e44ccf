"""The moves of Torres in the order they are listed. Types are in listing.pxd; which they are, allowed.py says."""

import cython

if not cython.compiled:  # compiled, these come from listing.pxd
    from donjon.core.bits import lowest
    from donjon.games.torres.allowed import (
        card_targets,
        founding,
        has_stack,
        liftable,
        movable,
        refuse_buy,
        refuse_keep,
        walk,
    )
    from donjon.games.torres.codes import Stage
    from donjon.games.torres.pieces import *


def list_moves(table, moves):
    """In this order, cells always in reading order: walks by knight, then new knights, blocks (by cell, then by
    stack), `$`, `^`, cards by kind, ends of the turn by stack. Elsewhere: cells, then `.`; kinds of cards."""
    moves.clear()
    if table.stage == Stage.TURN:
        list_turn(table, moves)
    elif table.stage != Stage.OVER:
        list_elsewhere(table, moves)


def add_cells(moves, count, base, cells, step):
    """Add a move for each of these cells: base + cell * step."""
    while cells:
        moves.items[count] = base + lowest(cells) * step
        cells &= cells - 1
        count += 1
    return count


def list_turn(table, moves):
    cell: cython.int
    size: cython.int
    count: cython.int = 0
    word: cython.ulonglong = table.knights[table.player]
    if table.points:
        while word:
            cell = lowest(word)
            word &= word - 1
            count = add_cells(moves, count, cell * CELLS, walk(table, cell), 1)
        if table.points > 1 and table.reserve[table.player]:
            word = table.castles.beside(table.knights[table.player], table.empty)
            count = add_cells(moves, count, KNIGHT, word, 1)
        count = list_blocks(table, moves, count)
        if not refuse_buy(table):
            moves.items[count] = BUY
            count += 1
        moves.items[count] = ADVANCE
        count += 1
    if not table.carded:
        count = list_cards(table, moves, count)
    if table.bound:
        moves.items[count] = END + IN_HAND
        count += 1
    else:
        for size in range(TALLEST_STACK + 1):
            if table.stacks[table.player * 4 + size]:
                moves.items[count] = END + size
                count += 1
    moves.count = count


def list_blocks(table, moves, count):
    size: cython.int
    cell: cython.int
    cells: cython.ulonglong
    sizes: cython.int = 0
    only: cython.int = 0
    if table.bound:
        if not table.left:
            return count
    else:
        for size in range(1, TALLEST_STACK + 1):
            if table.stacks[table.player * 4 + size]:
                sizes += 1
                only = size
        if not sizes:
            return count
    cells = table.castles.buildable(table.empty)
    if sizes < 2:
        return add_cells(moves, count, BLOCK + only, cells, 4)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        for size in range(1, TALLEST_STACK + 1):
            if table.stacks[table.player * 4 + size]:
                moves.items[count] = BLOCK + cell * 4 + size
                count += 1
    return count


def list_cards(table, moves, count):
    kinds: cython.uint = table.decks.playable(table.player)
    while kinds:
        count = list_card(table, moves, count, lowest(kinds))
        kinds &= kinds - 1
    return count


def list_card(table, moves, count, kind):
    base: cython.int = CARD + kind * CELLS * CELLS
    size: cython.int
    cell: cython.int
    word: cython.ulonglong
    targets: cython.ulonglong
    if kind <= AP7:
        moves.items[count] = base
        return count + 1
    if kind == EXTRA:
        return add_cells(moves, count, base, table.castles.buildable(table.empty), 1)
    if kind == UNDER:
        word = liftable(table)
        while word:
            cell = lowest(word)
            word &= word - 1
            for size in range(TALLEST_STACK + 1):
                if has_stack(table, size):
                    moves.items[count] = base + cell * 4 + size
                    count += 1
        return count
    if kind == MOVEBLOCK:
        word = movable(table)
        while word:
            cell = lowest(word)
            word &= word - 1
            if not table.castles.splits(cell):
                targets = table.castles.landing(cell, table.empty, table.stacking)
                count = add_cells(moves, count, base + cell * CELLS, targets, 1)
        return count
    word = table.knights[table.player]
    while word:
        cell = lowest(word)
        word &= word - 1
        count = add_cells(moves, count, base + cell * CELLS, card_targets(table, kind, cell), 1)
    return count


def list_elsewhere(table, moves):
    """Set-up, draws, cards to keep, left-over blocks and the king's journey."""
    i: cython.int
    count: cython.int = 0
    if table.stage == Stage.MASTER:
        for i in range(MASTER, LAST_MASTER):
            moves.items[count] = i
            count += 1
    elif table.stage == Stage.CASTLES:
        count = add_cells(moves, count, BLOCK, founding(table), 4)
    elif table.stage == Stage.KNIGHTS:
        count = add_cells(moves, count, KNIGHT, table.castles.above[0] & table.empty, 1)
    elif table.stage == Stage.DRAW:
        for i in range(KINDS):
            if table.decks.weight(table.player, i):
                moves.items[count] = DRAW + i
                count += 1
    elif table.stage == Stage.KEEP:
        for i in range(KEEP, DRAW):
            if not refuse_keep(table, i):
                moves.items[count] = i
                count += 1
    elif table.stage == Stage.LEFTOVER:
        for i in range(TALLEST_STACK):
            if table.stacks[table.player * 4 + i]:
                moves.items[count] = PUT + i
                count += 1
    else:  # Stage.KING, Stage.KING_MOVES
        count = add_cells(moves, count, KING, table.castles.above[0] & table.empty, 1)
    if table.stage == Stage.LEFTOVER or table.stage == Stage.KING_MOVES:
        moves.items[count] = END + IN_HAND
        count += 1
    moves.count = count
