"""What may be done in Torres, and why not (RULES 3 to 8): the sets of cells that `legal` lists and `refuse` asks.

Types are in allowed.pxd. Every `refuse_` returns 0 or the number of a codes.Reason.
"""

import cython

if not cython.compiled:  # compiled, these come from allowed.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.games.torres import castles, decks
    from donjon.games.torres.codes import Reason, Stage
    from donjon.games.torres.decks import among
    from donjon.games.torres.pieces import *


# Where things may go: what `legal` lists and `refuse` lets through.


def founding(state):
    """8.1: cells at least three steps from every castle."""
    word: cython.ulonglong = state.above[0]
    taken: cython.ulonglong = 0
    while word:
        taken |= ZONE[lowest(word)]
        word &= word - 1
    return BOARD & ~taken


def walk(state, cell):
    """4.3, 4.4: steps and door moves together. If both lead to the same cell, they are one move."""
    return castles.steps(state, cell) | castles.exits(state, cell, False)


def recruits(state):
    """4.2: cells where a new knight may stand."""
    if state.actions < KNIGHT_PRICE or not state.reserve[state.player]:
        return 0
    return castles.beside(state, state.knights[state.player])


def liftable(state):
    """5.5: own knights that a block may be put under."""
    ground: cython.ulonglong = ~state.above[0] & ~state.twice
    return state.knights[state.player] & (state.room | ground)


def movable(state):
    """5.6: single blocks with nobody on them."""
    return state.above[0] & ~state.above[1] & state.empty


def card_targets(state, kind, source):
    """5.7 to 5.11: where the card takes a knight."""
    if kind == RELOCATE:
        return castles.beside(state, state.knights[state.player] & ~(ONE << source))
    if kind == DIAGONAL:
        return castles.diagonal(state, source)
    if kind == DOOR:
        return castles.exits(state, source, True)
    if kind == JUMP:
        return castles.jumps(state, source, all_knights(state))
    return castles.leaps(state, source)


def all_knights(state):
    return state.knights[0] | state.knights[1] | state.knights[2] | state.knights[3]


def has_stack(state, size):
    """Is there a block in a stack of this size? 0 is the stack in hand."""
    return state.bound and state.left > 0 if size == 0 else state.stacks[state.player * 4 + size] > 0


def stack_not_full(state):
    """Is there a stack a left-over block could go on?"""
    at: cython.int = state.player * 4
    return state.stacks[at] + state.stacks[at + 1] + state.stacks[at + 2] > 0


# Refusing moves.


def refuse(state, move):
    if state.stage == Stage.OVER:
        return Reason.GAME_OVER
    if DRAW <= move < CARD:
        return refuse_chance(state, move)
    if state.stage == Stage.MASTER or state.stage == Stage.DRAW:
        return Reason.NOT_NOW
    if state.stage != Stage.TURN:
        return refuse_elsewhere(state, move)
    if move >= CARD:
        return refuse_card(state, (move - CARD) >> 12, (move - CARD) & 4095)
    if move < KNIGHT:
        return refuse_step(state, move >> 6, move & 63)
    if move < BLOCK:
        return refuse_knight(state, move - KNIGHT)
    if move < KING:
        return refuse_block(state, (move - BLOCK) >> 2, (move - BLOCK) & 3)
    if move == BUY:
        return refuse_buy(state)
    if move == ADVANCE:
        return 0 if state.actions else Reason.NO_POINTS
    if END <= move < PUT:
        return refuse_end(state, move - END)
    if move < BUY:
        return Reason.KING_STAYS
    return Reason.TURN_GOES_ON if move < KEEP else Reason.NOTHING_DRAWN


def refuse_chance(state, move):
    if state.stage == Stage.TURN:
        return Reason.NO_MASTER_CARD if move >= MASTER else Reason.NOTHING_BOUGHT
    if move >= MASTER:
        return 0 if state.stage == Stage.MASTER and move < LAST_MASTER else Reason.NOT_NOW
    if state.stage != Stage.DRAW:
        return Reason.NOT_NOW
    return 0 if decks.weight(state, state.player, move - DRAW) else Reason.NO_SUCH_CARD


def refuse_elsewhere(state, move):
    """Anything but spending action points."""
    cell: cython.int
    if move == END + IN_HAND:
        return 0 if state.stage == Stage.LEFTOVER or state.stage == Stage.KING_MOVES else Reason.NOT_NOW
    if state.stage == Stage.CASTLES:
        if not BLOCK <= move < KING or (move - BLOCK) & 3:
            return Reason.NOT_NOW
        return 0 if founding(state) >> ((move - BLOCK) >> 2) & 1 else Reason.TOO_CLOSE
    if state.stage == Stage.LEFTOVER:
        if not PUT <= move < KEEP:
            return Reason.NOT_NOW
        return 0 if state.stacks[state.player * 4 + move - PUT] else Reason.NO_SUCH_STACK
    if state.stage == Stage.KEEP:
        return refuse_keep(state, move) if KEEP <= move < DRAW else Reason.NOT_NOW
    cell = move - (KNIGHT if state.stage == Stage.KNIGHTS else KING)
    if not 0 <= cell < CELLS:
        return Reason.NOT_NOW
    if not state.empty >> cell & 1:
        return Reason.OCCUPIED
    return 0 if state.above[0] >> cell & 1 else Reason.NOT_A_CASTLE


def refuse_keep(state, move):
    """7.2: keep one of the drawn cards. The others go on top or under, unless that is the same place."""
    kind: cython.int = (move - KEEP) // 3
    where: cython.int = move - KEEP - kind * 3
    if not among(state.drawn, kind):
        return Reason.NOT_DRAWN
    return 0 if (where == ONLY) == (decks.size(state, state.player) == 0) else Reason.TOP_OR_UNDER


def refuse_step(state, source, target):
    if not state.actions:
        return Reason.NO_POINTS
    if not state.knights[state.player] >> source & 1:
        return Reason.NOT_YOUR_KNIGHT
    if walk(state, source) >> target & 1:
        return 0
    if not state.empty >> target & 1:
        return Reason.OCCUPIED
    if NEAR[source] >> target & 1:
        return Reason.TOO_HIGH
    if castles.doors(state, source, False) >> target & 1:
        return Reason.WAY_LEADS_UP
    return Reason.NO_PASSAGE if castles.entrances(state, source) else Reason.TOO_FAR


def refuse_knight(state, cell):
    if state.actions < KNIGHT_PRICE:
        return Reason.NO_POINTS
    if not state.reserve[state.player]:
        return Reason.NO_KNIGHT_LEFT
    return refuse_beside(state, cell, state.knights[state.player], Reason.NO_NEIGHBOUR)


def refuse_beside(state, cell, knights, nobody):
    """4.2, 5.7: why a knight may not stand here next to these."""
    if castles.beside(state, knights) >> cell & 1:
        return 0
    if not state.empty >> cell & 1:
        return Reason.OCCUPIED
    return Reason.ABOVE_NEIGHBOUR if NEAR[cell] & knights else nobody


def refuse_block(state, cell, size):
    reason: cython.int
    if not state.actions:
        return Reason.NO_POINTS
    if state.bound and size:
        return Reason.ONE_STACK
    reason = refuse_stack(state, size)
    return reason if reason else refuse_place(state, cell)


def refuse_stack(state, size):
    """Why no block can come from a stack of this size. 0 is the stack in hand."""
    at: cython.int = state.player * 4
    if has_stack(state, size):
        return 0
    if size:
        return Reason.NO_SUCH_STACK
    if state.bound or not (state.stacks[at + 1] or state.stacks[at + 2] or state.stacks[at + 3]):
        return Reason.NO_BLOCK_LEFT
    return Reason.WHICH_STACK


def refuse_place(state, cell):
    if castles.buildable(state) >> cell & 1:
        return 0
    if not state.empty >> cell & 1:
        return Reason.OCCUPIED
    if state.height[cell]:
        return Reason.AREA
    return Reason.MERGES if state.once >> cell & 1 else Reason.APART


def refuse_buy(state):
    if state.version == PLAIN:
        return Reason.NO_CARDS
    if state.version == MASTER_VERSION:
        return Reason.NO_BUYING
    if not state.actions:
        return Reason.NO_POINTS
    if state.bought == MOST_BOUGHT:
        return Reason.TWO_BOUGHT
    return 0 if decks.size(state, state.player) else Reason.DECK_EMPTY


def refuse_end(state, size):
    if state.bound:
        return 0 if size == IN_HAND else Reason.ONE_STACK
    if size == IN_HAND:
        return Reason.WHICH_STACK
    return 0 if state.stacks[state.player * 4 + size] else Reason.NO_SUCH_STACK


def refuse_card(state, kind, rest):
    if state.version == PLAIN:
        return Reason.NO_CARDS
    if state.carded:
        return Reason.ONE_CARD
    if not decks.playable(state, state.player) >> kind & 1:
        return Reason.JUST_BOUGHT if state.hand[state.player * KINDS + kind] else Reason.NOT_IN_HAND
    if kind <= AP7:
        return 0
    if kind == EXTRA:
        return refuse_place(state, rest & 63)
    if kind == UNDER:
        return refuse_under(state, rest)
    if kind == MOVEBLOCK:
        return refuse_moveblock(state, rest >> 6, rest & 63)
    return refuse_card_move(state, kind, rest >> 6, rest & 63)


def refuse_under(state, rest):
    """5.5: the stack is checked last: where a block may not go, no stack helps."""
    cell: cython.int = rest >> 2 & 63
    size: cython.int = rest & 3
    at: cython.int = state.player * 4
    if not state.knights[state.player] >> cell & 1:
        return Reason.NOT_YOUR_KNIGHT
    if not liftable(state) >> cell & 1:
        return Reason.AREA if state.height[cell] else Reason.MERGES
    if rest & UNNAMED:
        return Reason.WHICH_STACK
    if has_stack(state, size):
        return 0
    if size:
        return Reason.NO_SUCH_STACK
    if not (state.stacks[at + 1] or state.stacks[at + 2] or state.stacks[at + 3]):
        return Reason.NO_BLOCK_ANYWHERE
    return Reason.HAND_EMPTY if state.bound else Reason.NO_STACK_IN_USE


def refuse_moveblock(state, source, target):
    rest: cython.ulonglong
    if not movable(state) >> source & 1:
        return Reason.NOT_SINGLE if state.height[source] != 1 else Reason.OCCUPIED
    rest = state.castles[state.castle_at[source]] & ~(ONE << source)
    if castles.splits(state, source):
        return Reason.SPLITS
    if castles.landing(state, source) >> target & 1:
        return 0
    if not state.empty >> target & 1:
        return Reason.OCCUPIED
    if state.height[target] and (source == target or not state.stacking):
        return Reason.NOT_GROUND
    if rest & ~state.room and not (castles.spread(rest) & ~state.above[0]) >> target & 1:
        return Reason.LEFT_TOO_HIGH
    if castles.area_at(state, source) == 1 and state.castles_standing <= FEWEST_CASTLES:
        return Reason.SIX_CASTLES
    return Reason.AREA if state.height[target] else Reason.MERGES


def refuse_card_move(state, kind, source, target):
    """Which rule of the card is in the way."""
    between: cython.int = (source + target) >> 1
    if not state.knights[state.player] >> source & 1:
        return Reason.NOT_YOUR_KNIGHT
    if card_targets(state, kind, source) >> target & 1:
        return 0
    if not state.empty >> target & 1:
        return Reason.OCCUPIED
    if kind == RELOCATE:
        return refuse_beside(state, target, state.knights[state.player] & ~(ONE << source), Reason.NO_OTHER_NEIGHBOUR)
    if kind == DIAGONAL:
        return Reason.TOO_HIGH if CORNERS[source] >> target & 1 else Reason.NOT_DIAGONAL
    if kind == DOOR:
        return Reason.NO_EXIT if castles.entrances(state, source) else Reason.NO_DOOR
    if kind == JUMP:
        if NEAR[source] >> between & NEAR[target] >> between & all_knights(state) >> between & 1:
            return Reason.TOO_HIGH
        return Reason.NOT_OVER_A_KNIGHT
    return Reason.NOT_TWO_UP if NEAR[source] >> target & 1 else Reason.NOT_BESIDE
