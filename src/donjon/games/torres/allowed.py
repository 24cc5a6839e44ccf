"""What may be done in Torres, and why not (RULES 3 to 8): the sets of cells that `legal` lists and `refuse` asks.

Types are in allowed.pxd. Every `refuse_` returns 0 or the number of a codes.Reason.
"""

import cython

if not cython.compiled:  # compiled, these come from allowed.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.games.torres.codes import Reason, Stage
    from donjon.games.torres.decks import among
    from donjon.games.torres.pieces import *


# Where things may go: what `legal` lists and `refuse` lets through.


def founding(table):
    """8.1: cells at least three steps from every castle."""
    word: cython.ulonglong = table.castles.above[0]
    taken: cython.ulonglong = 0
    while word:
        taken |= ZONE[lowest(word)]
        word &= word - 1
    return BOARD & ~taken


def walk(table, cell):
    """4.3, 4.4: steps and door moves together; where both lead to a cell they are one move."""
    return table.castles.steps(cell, table.empty) | table.castles.exits(cell, table.empty, table.path, False)


def liftable(table):
    """5.5: own knights that a block may be put under."""
    ground: cython.ulonglong = ~table.castles.above[0] & ~table.castles.twice
    return table.knights[table.player] & (table.castles.room | ground)


def movable(table):
    """5.6: single blocks with nobody on them."""
    return table.castles.above[0] & ~table.castles.above[1] & table.empty


def card_targets(table, kind, source):
    """5.7 to 5.11: where the card takes a knight."""
    if kind == RELOCATE:
        return table.castles.beside(table.knights[table.player] & ~(ONE << source), table.empty)
    if kind == DIAGONAL:
        return table.castles.diagonal(source, table.empty)
    if kind == DOOR:
        return table.castles.exits(source, table.empty, False, True)
    if kind == JUMP:
        return table.castles.jumps(source, all_knights(table), table.empty)
    return table.castles.leaps(source, table.empty)


def all_knights(table):
    return table.knights[0] | table.knights[1] | table.knights[2] | table.knights[3]


def has_stack(table, size):
    """Is there a block in a stack of this size, 0 being the one in hand?"""
    return table.bound and table.left > 0 if size == 0 else table.stacks[table.player * 4 + size] > 0


def stack_not_full(table):
    """Is there a stack a left-over block could go on?"""
    at: cython.int = table.player * 4
    return table.stacks[at] + table.stacks[at + 1] + table.stacks[at + 2] > 0


# Refusing moves.


def refuse(table, move):
    if table.stage == Stage.OVER:
        return Reason.GAME_OVER
    if DRAW <= move < CARD:
        return refuse_chance(table, move)
    if table.stage == Stage.MASTER or table.stage == Stage.DRAW:
        return Reason.CHANCE_DECIDES
    if table.stage != Stage.TURN:
        return refuse_elsewhere(table, move)
    if move >= CARD:
        return refuse_card(table, (move - CARD) >> 12, (move - CARD) & 4095)
    if move < KNIGHT:
        return refuse_step(table, move >> 6, move & 63)
    if move < BLOCK:
        return refuse_knight(table, move - KNIGHT)
    if move < KING:
        return refuse_block(table, (move - BLOCK) >> 2, (move - BLOCK) & 3)
    if move == BUY:
        return refuse_buy(table)
    if move == ADVANCE:
        return 0 if table.points else Reason.NO_POINTS
    return refuse_end(table, move - END) if END <= move < PUT else Reason.NOT_NOW


def refuse_chance(table, move):
    if move >= MASTER:
        return 0 if table.stage == Stage.MASTER and move < LAST_MASTER else Reason.NOT_NOW
    if table.stage != Stage.DRAW:
        return Reason.NOT_NOW
    return 0 if table.decks.weight(table.player, move - DRAW) else Reason.NO_SUCH_CARD


def refuse_elsewhere(table, move):
    """Anything but spending action points."""
    cell: cython.int
    if move == END + IN_HAND:
        return 0 if table.stage == Stage.LEFTOVER or table.stage == Stage.KING_MOVES else Reason.NOT_NOW
    if table.stage == Stage.CASTLES:
        if not BLOCK <= move < KING or (move - BLOCK) & 3:
            return Reason.NOT_NOW
        return 0 if founding(table) >> ((move - BLOCK) >> 2) & 1 else Reason.TOO_CLOSE
    if table.stage == Stage.LEFTOVER:
        if not PUT <= move < KEEP:
            return Reason.NOT_NOW
        return 0 if table.stacks[table.player * 4 + move - PUT] else Reason.NO_SUCH_STACK
    if table.stage == Stage.KEEP:
        return refuse_keep(table, move) if KEEP <= move < DRAW else Reason.NOT_NOW
    cell = move - (KNIGHT if table.stage == Stage.KNIGHTS else KING)
    if not 0 <= cell < CELLS:
        return Reason.NOT_NOW
    if not table.empty >> cell & 1:
        return Reason.OCCUPIED
    return 0 if table.castles.above[0] >> cell & 1 else Reason.NOT_A_CASTLE


def refuse_keep(table, move):
    """7.2: one of the drawn cards; the others on top or under, unless that is the same place."""
    kind: cython.int = (move - KEEP) // 3
    where: cython.int = move - KEEP - kind * 3
    if not among(table.decks.drawn, kind):
        return Reason.NOT_DRAWN
    return 0 if (where == ONLY) == (table.decks.size(table.player) == 0) else Reason.TOP_OR_UNDER


def refuse_step(table, source, target):
    if not table.points:
        return Reason.NO_POINTS
    if not table.knights[table.player] >> source & 1:
        return Reason.NOT_YOUR_KNIGHT
    if walk(table, source) >> target & 1:
        return 0
    if not table.empty >> target & 1:
        return Reason.OCCUPIED
    if NEAR[source] >> target & 1:
        return Reason.TOO_HIGH
    return Reason.NO_PASSAGE if table.castles.entrances(source) else Reason.TOO_FAR


def refuse_knight(table, cell):
    if table.points < 2:
        return Reason.NO_POINTS
    if not table.reserve[table.player]:
        return Reason.NO_KNIGHT_LEFT
    return refuse_beside(table, cell, table.knights[table.player])


def refuse_beside(table, cell, knights):
    """4.2, 5.7: why a knight may not stand here next to these."""
    if table.castles.beside(knights, table.empty) >> cell & 1:
        return 0
    if not table.empty >> cell & 1:
        return Reason.OCCUPIED
    return Reason.ABOVE_NEIGHBOUR if NEAR[cell] & knights else Reason.NO_NEIGHBOUR


def refuse_block(table, cell, size):
    reason: cython.int
    if not table.points:
        return Reason.NO_POINTS
    if table.bound and size:
        return Reason.ONE_STACK
    reason = refuse_stack(table, size)
    return reason if reason else refuse_place(table, cell)


def refuse_stack(table, size):
    """Why no block can come from a stack of this size, 0 being the one in hand."""
    at: cython.int = table.player * 4
    if has_stack(table, size):
        return 0
    if size:
        return Reason.NO_SUCH_STACK
    if table.bound or not (table.stacks[at + 1] or table.stacks[at + 2] or table.stacks[at + 3]):
        return Reason.NO_BLOCK_LEFT
    return Reason.WHICH_STACK


def refuse_place(table, cell):
    if table.castles.buildable(table.empty) >> cell & 1:
        return 0
    if not table.empty >> cell & 1:
        return Reason.OCCUPIED
    if table.castles.height[cell]:
        return Reason.AREA
    return Reason.MERGES if table.castles.once >> cell & 1 else Reason.APART


def refuse_buy(table):
    if table.version == MASTER_VERSION:
        return Reason.NO_BUYING
    if not table.points:
        return Reason.NO_POINTS
    if table.bought == MOST_BOUGHT:
        return Reason.TWO_BOUGHT
    return 0 if table.decks.size(table.player) else Reason.DECK_EMPTY


def refuse_end(table, size):
    if table.bound:
        return 0 if size == IN_HAND else Reason.ONE_STACK
    if size == IN_HAND:
        return Reason.WHICH_STACK
    return 0 if table.stacks[table.player * 4 + size] else Reason.NO_SUCH_STACK


def refuse_card(table, kind, rest):
    if table.carded:
        return Reason.ONE_CARD
    if not table.decks.playable(table.player) >> kind & 1:
        return Reason.JUST_BOUGHT if table.decks.hand[table.player * KINDS + kind] else Reason.NOT_IN_HAND
    if kind <= AP7:
        return 0
    if kind == EXTRA:
        return refuse_place(table, rest & 63)
    if kind == UNDER:
        return refuse_under(table, rest >> 2 & 63, rest & 3)
    if kind == MOVEBLOCK:
        return refuse_moveblock(table, rest >> 6, rest & 63)
    return refuse_card_move(table, kind, rest >> 6, rest & 63)


def refuse_under(table, cell, size):
    reason: cython.int
    if not table.knights[table.player] >> cell & 1:
        return Reason.NOT_YOUR_KNIGHT
    reason = refuse_stack(table, size)
    if reason or liftable(table) >> cell & 1:
        return reason
    return Reason.AREA if table.castles.height[cell] else Reason.MERGES


def refuse_moveblock(table, source, target):
    if not movable(table) >> source & 1:
        return Reason.NOT_SINGLE if table.castles.height[source] != 1 else Reason.OCCUPIED
    if table.castles.splits(source):
        return Reason.SPLITS
    if table.castles.landing(source, table.empty, table.stacking) >> target & 1:
        return 0
    if not table.empty >> target & 1:
        return Reason.OCCUPIED
    if table.castles.height[target] and (source == target or not table.stacking):
        return Reason.NOT_GROUND
    if table.castles.castles[table.castles.castle_at[source]] & ~(ONE << source) & ~table.castles.room:
        return Reason.LEFT_TOO_HIGH
    if table.castles.area_at(source) == 1 and table.castles.count <= FEWEST_CASTLES:
        return Reason.SIX_CASTLES
    return Reason.AREA if table.castles.height[target] else Reason.MERGES


def refuse_card_move(table, kind, source, target):
    """Which rule of the card is in the way."""
    between: cython.int = (source + target) >> 1
    if not table.knights[table.player] >> source & 1:
        return Reason.NOT_YOUR_KNIGHT
    if card_targets(table, kind, source) >> target & 1:
        return 0
    if not table.empty >> target & 1:
        return Reason.OCCUPIED
    if kind == RELOCATE:
        return refuse_beside(table, target, table.knights[table.player] & ~(ONE << source))
    if kind == DIAGONAL:
        return Reason.TOO_HIGH if CORNERS[source] >> target & 1 else Reason.NOT_DIAGONAL
    if kind == DOOR:
        return Reason.NO_EXIT if table.castles.entrances(source) else Reason.NO_DOOR
    if kind == JUMP:
        if NEAR[source] >> between & NEAR[target] >> between & all_knights(table) >> between & 1:
            return Reason.TOO_HIGH
        return Reason.NOT_OVER_A_KNIGHT
    return Reason.NOT_TWO_UP if NEAR[source] >> target & 1 else Reason.NOT_BESIDE
