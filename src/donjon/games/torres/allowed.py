"""What may be done in Torres, and why not (RULES 3 to 8): the sets of cells that `legal` lists and `refuse` asks.

Types are in allowed.pxd. Every `refuse_` returns 0 or the number of a codes.Reason.
"""

import cython

from donjon.games.torres import pieces
from donjon.games.torres.codes import Reason, Stage

if not cython.compiled:  # compiled, these come from allowed.pxd
    from donjon.core.bits import lowest
    from donjon.games.torres.decks import among

MASTER_VERSION = cython.declare(cython.int, pieces.VERSIONS.index("master"))
CELLS = cython.declare(cython.int, pieces.CELLS)
KINDS = cython.declare(cython.int, pieces.KINDS)
MOST_BOUGHT = cython.declare(cython.int, pieces.MOST_BOUGHT)
FEWEST_CASTLES = cython.declare(cython.int, pieces.FEWEST_CASTLES)
NEAR = cython.declare(cython.ulonglong[64], pieces.NEAR)
CORNERS = cython.declare(cython.ulonglong[64], pieces.CORNERS)
ZONE = cython.declare(cython.ulonglong[64], pieces.ZONE)
ONE = cython.declare(cython.ulonglong, 1)
BOARD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
KNIGHT = cython.declare(cython.int, pieces.KNIGHT)
BLOCK = cython.declare(cython.int, pieces.BLOCK)
KING = cython.declare(cython.int, pieces.KING)
BUY = cython.declare(cython.int, pieces.BUY)
ADVANCE = cython.declare(cython.int, pieces.ADVANCE)
END = cython.declare(cython.int, pieces.END)
IN_HAND = cython.declare(cython.int, pieces.IN_HAND)
PUT = cython.declare(cython.int, pieces.PUT)
KEEP = cython.declare(cython.int, pieces.KEEP)
DRAW = cython.declare(cython.int, pieces.DRAW)
MASTER = cython.declare(cython.int, pieces.MASTER)
LAST_MASTER = cython.declare(cython.int, pieces.LAST_MASTER)
CARD = cython.declare(cython.int, pieces.CARD)
ONLY = cython.declare(cython.int, pieces.ONLY)
AP7 = cython.declare(cython.int, pieces.AP7)
EXTRA = cython.declare(cython.int, pieces.EXTRA)
UNDER = cython.declare(cython.int, pieces.UNDER)
MOVEBLOCK = cython.declare(cython.int, pieces.MOVEBLOCK)
RELOCATE = cython.declare(cython.int, pieces.RELOCATE)
DIAGONAL = cython.declare(cython.int, pieces.DIAGONAL)
DOOR = cython.declare(cython.int, pieces.DOOR)
JUMP = cython.declare(cython.int, pieces.JUMP)
AT_MASTER = cython.declare(cython.int, Stage.MASTER)
AT_CASTLES = cython.declare(cython.int, Stage.CASTLES)
AT_KNIGHTS = cython.declare(cython.int, Stage.KNIGHTS)
AT_TURN = cython.declare(cython.int, Stage.TURN)
AT_DRAW = cython.declare(cython.int, Stage.DRAW)
AT_KEEP = cython.declare(cython.int, Stage.KEEP)
AT_LEFTOVER = cython.declare(cython.int, Stage.LEFTOVER)
AT_KING_MOVES = cython.declare(cython.int, Stage.KING_MOVES)
AT_END = cython.declare(cython.int, Stage.OVER)
GAME_OVER = cython.declare(cython.int, Reason.GAME_OVER)
CHANCE_DECIDES = cython.declare(cython.int, Reason.CHANCE_DECIDES)
NOT_NOW = cython.declare(cython.int, Reason.NOT_NOW)
NO_POINTS = cython.declare(cython.int, Reason.NO_POINTS)
NOT_YOUR_KNIGHT = cython.declare(cython.int, Reason.NOT_YOUR_KNIGHT)
OCCUPIED = cython.declare(cython.int, Reason.OCCUPIED)
TOO_FAR = cython.declare(cython.int, Reason.TOO_FAR)
TOO_HIGH = cython.declare(cython.int, Reason.TOO_HIGH)
NO_PASSAGE = cython.declare(cython.int, Reason.NO_PASSAGE)
NO_KNIGHT_LEFT = cython.declare(cython.int, Reason.NO_KNIGHT_LEFT)
NO_NEIGHBOUR = cython.declare(cython.int, Reason.NO_NEIGHBOUR)
ABOVE_NEIGHBOUR = cython.declare(cython.int, Reason.ABOVE_NEIGHBOUR)
NOT_A_CASTLE = cython.declare(cython.int, Reason.NOT_A_CASTLE)
NO_BLOCK_LEFT = cython.declare(cython.int, Reason.NO_BLOCK_LEFT)
NO_SUCH_STACK = cython.declare(cython.int, Reason.NO_SUCH_STACK)
WHICH_STACK = cython.declare(cython.int, Reason.WHICH_STACK)
ONE_STACK = cython.declare(cython.int, Reason.ONE_STACK)
APART = cython.declare(cython.int, Reason.APART)
MERGES = cython.declare(cython.int, Reason.MERGES)
AREA = cython.declare(cython.int, Reason.AREA)
TOO_CLOSE = cython.declare(cython.int, Reason.TOO_CLOSE)
DECK_EMPTY = cython.declare(cython.int, Reason.DECK_EMPTY)
TWO_BOUGHT = cython.declare(cython.int, Reason.TWO_BOUGHT)
NO_BUYING = cython.declare(cython.int, Reason.NO_BUYING)
ONE_CARD = cython.declare(cython.int, Reason.ONE_CARD)
NOT_IN_HAND = cython.declare(cython.int, Reason.NOT_IN_HAND)
JUST_BOUGHT = cython.declare(cython.int, Reason.JUST_BOUGHT)
NOT_SINGLE = cython.declare(cython.int, Reason.NOT_SINGLE)
SPLITS = cython.declare(cython.int, Reason.SPLITS)
SIX_CASTLES = cython.declare(cython.int, Reason.SIX_CASTLES)
LEFT_TOO_HIGH = cython.declare(cython.int, Reason.LEFT_TOO_HIGH)
NOT_GROUND = cython.declare(cython.int, Reason.NOT_GROUND)
NOT_DIAGONAL = cython.declare(cython.int, Reason.NOT_DIAGONAL)
NO_DOOR = cython.declare(cython.int, Reason.NO_DOOR)
NO_EXIT = cython.declare(cython.int, Reason.NO_EXIT)
NOT_OVER_A_KNIGHT = cython.declare(cython.int, Reason.NOT_OVER_A_KNIGHT)
NOT_BESIDE = cython.declare(cython.int, Reason.NOT_BESIDE)
NOT_TWO_UP = cython.declare(cython.int, Reason.NOT_TWO_UP)
NOT_DRAWN = cython.declare(cython.int, Reason.NOT_DRAWN)
TOP_OR_UNDER = cython.declare(cython.int, Reason.TOP_OR_UNDER)
NO_SUCH_CARD = cython.declare(cython.int, Reason.NO_SUCH_CARD)


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
    if table.stage == AT_END:
        return GAME_OVER
    if DRAW <= move < CARD:
        return refuse_chance(table, move)
    if table.stage == AT_MASTER or table.stage == AT_DRAW:
        return CHANCE_DECIDES
    if table.stage != AT_TURN:
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
        return 0 if table.points else NO_POINTS
    return refuse_end(table, move - END) if END <= move < PUT else NOT_NOW


def refuse_chance(table, move):
    if move >= MASTER:
        return 0 if table.stage == AT_MASTER and move < LAST_MASTER else NOT_NOW
    if table.stage != AT_DRAW:
        return NOT_NOW
    return 0 if table.decks.weight(table.player, move - DRAW) else NO_SUCH_CARD


def refuse_elsewhere(table, move):
    """Anything but spending action points."""
    cell: cython.int
    if move == END + IN_HAND:
        return 0 if table.stage == AT_LEFTOVER or table.stage == AT_KING_MOVES else NOT_NOW
    if table.stage == AT_CASTLES:
        if not BLOCK <= move < KING or (move - BLOCK) & 3:
            return NOT_NOW
        return 0 if founding(table) >> ((move - BLOCK) >> 2) & 1 else TOO_CLOSE
    if table.stage == AT_LEFTOVER:
        if not PUT <= move < KEEP:
            return NOT_NOW
        return 0 if table.stacks[table.player * 4 + move - PUT] else NO_SUCH_STACK
    if table.stage == AT_KEEP:
        return refuse_keep(table, move) if KEEP <= move < DRAW else NOT_NOW
    cell = move - (KNIGHT if table.stage == AT_KNIGHTS else KING)
    if not 0 <= cell < CELLS:
        return NOT_NOW
    if not table.empty >> cell & 1:
        return OCCUPIED
    return 0 if table.castles.above[0] >> cell & 1 else NOT_A_CASTLE


def refuse_keep(table, move):
    """7.2: one of the drawn cards; the others on top or under, unless that is the same place."""
    kind: cython.int = (move - KEEP) // 3
    where: cython.int = move - KEEP - kind * 3
    if not among(table.decks.drawn, kind):
        return NOT_DRAWN
    return 0 if (where == ONLY) == (table.decks.size(table.player) == 0) else TOP_OR_UNDER


def refuse_step(table, source, target):
    if not table.points:
        return NO_POINTS
    if not table.knights[table.player] >> source & 1:
        return NOT_YOUR_KNIGHT
    if walk(table, source) >> target & 1:
        return 0
    if not table.empty >> target & 1:
        return OCCUPIED
    if NEAR[source] >> target & 1:
        return TOO_HIGH
    return NO_PASSAGE if table.castles.entrances(source) else TOO_FAR


def refuse_knight(table, cell):
    if table.points < 2:
        return NO_POINTS
    if not table.reserve[table.player]:
        return NO_KNIGHT_LEFT
    return refuse_beside(table, cell, table.knights[table.player])


def refuse_beside(table, cell, knights):
    """4.2, 5.7: why a knight may not stand here next to these."""
    if table.castles.beside(knights, table.empty) >> cell & 1:
        return 0
    if not table.empty >> cell & 1:
        return OCCUPIED
    return ABOVE_NEIGHBOUR if NEAR[cell] & knights else NO_NEIGHBOUR


def refuse_block(table, cell, size):
    reason: cython.int
    if not table.points:
        return NO_POINTS
    if table.bound and size:
        return ONE_STACK
    reason = refuse_stack(table, size)
    return reason if reason else refuse_place(table, cell)


def refuse_stack(table, size):
    """Why no block can come from a stack of this size, 0 being the one in hand."""
    at: cython.int = table.player * 4
    if has_stack(table, size):
        return 0
    if size:
        return NO_SUCH_STACK
    if table.bound or not (table.stacks[at + 1] or table.stacks[at + 2] or table.stacks[at + 3]):
        return NO_BLOCK_LEFT
    return WHICH_STACK


def refuse_place(table, cell):
    if table.castles.buildable(table.empty) >> cell & 1:
        return 0
    if not table.empty >> cell & 1:
        return OCCUPIED
    if table.castles.height[cell]:
        return AREA
    return MERGES if table.castles.once >> cell & 1 else APART


def refuse_buy(table):
    if table.version == MASTER_VERSION:
        return NO_BUYING
    if not table.points:
        return NO_POINTS
    if table.bought == MOST_BOUGHT:
        return TWO_BOUGHT
    return 0 if table.decks.size(table.player) else DECK_EMPTY


def refuse_end(table, size):
    if table.bound:
        return 0 if size == IN_HAND else ONE_STACK
    if size == IN_HAND:
        return WHICH_STACK
    return 0 if table.stacks[table.player * 4 + size] else NO_SUCH_STACK


def refuse_card(table, kind, rest):
    if table.carded:
        return ONE_CARD
    if not table.decks.playable(table.player) >> kind & 1:
        return JUST_BOUGHT if table.decks.hand[table.player * KINDS + kind] else NOT_IN_HAND
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
        return NOT_YOUR_KNIGHT
    reason = refuse_stack(table, size)
    if reason or liftable(table) >> cell & 1:
        return reason
    return AREA if table.castles.height[cell] else MERGES


def refuse_moveblock(table, source, target):
    if not movable(table) >> source & 1:
        return NOT_SINGLE if table.castles.height[source] != 1 else OCCUPIED
    if table.castles.splits(source):
        return SPLITS
    if table.castles.landing(source, table.empty, table.stacking) >> target & 1:
        return 0
    if not table.empty >> target & 1:
        return OCCUPIED
    if table.castles.height[target] and (source == target or not table.stacking):
        return NOT_GROUND
    if table.castles.castles[table.castles.castle_at[source]] & ~(ONE << source) & ~table.castles.room:
        return LEFT_TOO_HIGH
    if table.castles.area_at(source) == 1 and table.castles.count <= FEWEST_CASTLES:
        return SIX_CASTLES
    return AREA if table.castles.height[target] else MERGES


def refuse_card_move(table, kind, source, target):
    """Which rule of the card is in the way."""
    between: cython.int = (source + target) >> 1
    if not table.knights[table.player] >> source & 1:
        return NOT_YOUR_KNIGHT
    if card_targets(table, kind, source) >> target & 1:
        return 0
    if not table.empty >> target & 1:
        return OCCUPIED
    if kind == RELOCATE:
        return refuse_beside(table, target, table.knights[table.player] & ~(ONE << source))
    if kind == DIAGONAL:
        return TOO_HIGH if CORNERS[source] >> target & 1 else NOT_DIAGONAL
    if kind == DOOR:
        return NO_EXIT if table.castles.entrances(source) else NO_DOOR
    if kind == JUMP:
        if NEAR[source] >> between & NEAR[target] >> between & all_knights(table) >> between & 1:
            return TOO_HIGH
        return NOT_OVER_A_KNIGHT
    return NOT_TWO_UP if NEAR[source] >> target & 1 else NOT_BESIDE
