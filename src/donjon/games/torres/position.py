"""The rules of Torres, in the order of RULES.md. Types are declared in position.pxd.

What is on the table is in table.py, what a castle lets through in castles.py, the cards in decks.py, the points in
scoring.py. Here is who may do what and when. `legal` and `refuse` ask the same sets of cells.
"""

import cython

from donjon.games.torres import pieces
from donjon.games.torres.codes import Happening, Reason, Stage

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.core.position import CHANCE, OVER, rank_by_score
    from donjon.games.torres.castles import Castles
    from donjon.games.torres.decks import Decks, among, length
    from donjon.games.torres.scoring import castle_points, highest, king_points, master_points
    from donjon.games.torres.table import Table

BASIC = cython.declare(cython.int, pieces.VERSIONS.index("basic"))
MASTER_VERSION = cython.declare(cython.int, pieces.VERSIONS.index("master"))
CELLS = cython.declare(cython.int, pieces.CELLS)
KINDS = cython.declare(cython.int, pieces.KINDS)
TALLEST_STACK = cython.declare(cython.int, pieces.TALLEST_STACK)
ACTION_POINTS = cython.declare(cython.int, pieces.ACTION_POINTS)
MOST_BOUGHT = cython.declare(cython.int, pieces.MOST_BOUGHT)
FEWEST_CASTLES = cython.declare(cython.int, pieces.FEWEST_CASTLES)
PHASES = cython.declare(cython.int, pieces.PHASES)
CASTLES_AT_START = cython.declare(cython.int, len(pieces.MARKED))
NOWHERE = cython.declare(cython.int, pieces.NOWHERE)
MARKED = cython.declare(cython.int[8], pieces.MARKED)
DEALT = cython.declare(cython.int[36], pieces.DEALT)
ROUNDS = cython.declare(cython.int[9], pieces.ROUNDS)
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
BENEATH = cython.declare(cython.int, pieces.BENEATH)
ONLY = cython.declare(cython.int, pieces.ONLY)

AP6 = cython.declare(cython.int, pieces.AP6)
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
AT_KING = cython.declare(cython.int, Stage.KING)
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

MASTER_CARD = cython.declare(cython.int, Happening.MASTER_CARD)
FOUNDED = cython.declare(cython.int, Happening.FOUNDED)
ENLISTED = cython.declare(cython.int, Happening.ENLISTED)
CROWNED = cython.declare(cython.int, Happening.CROWNED)
KING_STAYED = cython.declare(cython.int, Happening.KING_STAYED)
MOVED = cython.declare(cython.int, Happening.MOVED)
BUILT = cython.declare(cython.int, Happening.BUILT)
BOUGHT = cython.declare(cython.int, Happening.BOUGHT)
DREW = cython.declare(cython.int, Happening.DREW)
KEPT = cython.declare(cython.int, Happening.KEPT)
ADVANCED = cython.declare(cython.int, Happening.ADVANCED)
CARD_PLAYED = cython.declare(cython.int, Happening.CARD_PLAYED)
RAISED = cython.declare(cython.int, Happening.RAISED)
SHIFTED = cython.declare(cython.int, Happening.SHIFTED)
STORED = cython.declare(cython.int, Happening.STORED)
RETURNED = cython.declare(cython.int, Happening.RETURNED)
TURN_ENDED = cython.declare(cython.int, Happening.TURN_ENDED)
CASTLE_SCORED = cython.declare(cython.int, Happening.CASTLE_SCORED)
PUSHED = cython.declare(cython.int, Happening.PUSHED)
KING_BONUS = cython.declare(cython.int, Happening.KING_BONUS)
MASTER_BONUS = cython.declare(cython.int, Happening.MASTER_BONUS)
PHASE_ENDED = cython.declare(cython.int, Happening.PHASE_ENDED)
PHASE_BEGAN = cython.declare(cython.int, Happening.PHASE_BEGAN)
GAME_ENDED = cython.declare(cython.int, Happening.GAME_ENDED)


@cython.final
@cython.cclass
class TorresPosition(Table):
    """One position: the table, and the rules for what may happen on it."""

    def turn(self):
        if self.stage == AT_TURN:
            return self.player
        if self.stage == AT_END:
            return OVER
        return CHANCE if self.stage == AT_MASTER or self.stage == AT_DRAW else self.player

    def weight(self, move):
        return self.decks.weight(self.player, move - DRAW) if DRAW <= move < MASTER else 1

    # Listing moves.

    def legal(self, moves):
        """In this order, cells always in reading order: walks by knight, then new knights, blocks (by cell, then by
        stack), `$`, `^`, cards by kind, ends of the turn by stack. Elsewhere: cells, then `.`; kinds of cards."""
        moves.clear()
        if self.stage == AT_TURN:
            self._legal_turn(moves)
        elif self.stage != AT_END:
            self._legal_elsewhere(moves)

    def _list(self, moves, count, base, cells, step):
        """Add a move for each of these cells: base + cell * step."""
        while cells:
            moves.items[count] = base + lowest(cells) * step
            cells &= cells - 1
            count += 1
        return count

    def _legal_turn(self, moves):
        cell: cython.int
        size: cython.int
        count: cython.int = 0
        word: cython.ulonglong = self.knights[self.player]
        if self.points:
            while word:
                cell = lowest(word)
                word &= word - 1
                count = self._list(moves, count, cell * CELLS, self._walk(cell), 1)
            if self.points > 1 and self.reserve[self.player]:
                word = self.castles.beside(self.knights[self.player], self.empty)
                count = self._list(moves, count, KNIGHT, word, 1)
            count = self._legal_blocks(moves, count)
            if not self._refuse_buy():
                moves.items[count] = BUY
                count += 1
            moves.items[count] = ADVANCE
            count += 1
        if not self.carded:
            count = self._legal_cards(moves, count)
        if self.bound:
            moves.items[count] = END + IN_HAND
            count += 1
        else:
            for size in range(TALLEST_STACK + 1):
                if self.stacks[self.player * 4 + size]:
                    moves.items[count] = END + size
                    count += 1
        moves.count = count

    def _legal_blocks(self, moves, count):
        size: cython.int
        cell: cython.int
        cells: cython.ulonglong
        sizes: cython.int = 0
        only: cython.int = 0
        if self.bound:
            if not self.left:
                return count
        else:
            for size in range(1, TALLEST_STACK + 1):
                if self.stacks[self.player * 4 + size]:
                    sizes += 1
                    only = size
            if not sizes:
                return count
        cells = self.castles.buildable(self.empty)
        if sizes < 2:
            return self._list(moves, count, BLOCK + only, cells, 4)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            for size in range(1, TALLEST_STACK + 1):
                if self.stacks[self.player * 4 + size]:
                    moves.items[count] = BLOCK + cell * 4 + size
                    count += 1
        return count

    def _legal_cards(self, moves, count):
        kind: cython.int
        for kind in range(KINDS):
            if self.decks.playable(self.player, kind):
                count = self._legal_card(moves, count, kind)
        return count

    def _legal_card(self, moves, count, kind):
        base: cython.int = CARD + kind * CELLS * CELLS
        size: cython.int
        cell: cython.int
        word: cython.ulonglong
        if kind == AP6 or kind == AP7:
            moves.items[count] = base
            return count + 1
        if kind == EXTRA:
            return self._list(moves, count, base, self.castles.buildable(self.empty), 1)
        if kind == UNDER:
            word = self._liftable()
            while word:
                cell = lowest(word)
                word &= word - 1
                for size in range(TALLEST_STACK + 1):
                    if self._has_stack(size):
                        moves.items[count] = base + cell * 4 + size
                        count += 1
            return count
        if kind == MOVEBLOCK:
            word = self._movable()
            while word:
                cell = lowest(word)
                word &= word - 1
                if not self.castles.splits(cell):
                    count = self._list(
                        moves, count, base + cell * CELLS, self.castles.landing(cell, self.empty, self.stacking), 1
                    )
            return count
        word = self.knights[self.player]
        while word:
            cell = lowest(word)
            word &= word - 1
            count = self._list(moves, count, base + cell * CELLS, self._card_targets(kind, cell), 1)
        return count

    def _legal_elsewhere(self, moves):
        """Set-up, draws, cards to keep, left-over blocks and the king's journey."""
        i: cython.int
        count: cython.int = 0
        if self.stage == AT_MASTER:
            for i in range(MASTER, LAST_MASTER):
                moves.items[count] = i
                count += 1
        elif self.stage == AT_CASTLES:
            count = self._list(moves, count, BLOCK, self._founding(), 4)
        elif self.stage == AT_KNIGHTS:
            count = self._list(moves, count, KNIGHT, self.castles.above[0] & self.empty, 1)
        elif self.stage == AT_DRAW:
            for i in range(KINDS):
                if self.decks.weight(self.player, i):
                    moves.items[count] = DRAW + i
                    count += 1
        elif self.stage == AT_KEEP:
            for i in range(KEEP, DRAW):
                if not self._refuse_keep(i):
                    moves.items[count] = i
                    count += 1
        elif self.stage == AT_LEFTOVER:
            for i in range(TALLEST_STACK):
                if self.stacks[self.player * 4 + i]:
                    moves.items[count] = PUT + i
                    count += 1
        else:  # AT_KING, AT_KING_MOVES
            count = self._list(moves, count, KING, self.castles.above[0] & self.empty, 1)
        if self.stage == AT_LEFTOVER or self.stage == AT_KING_MOVES:
            moves.items[count] = END + IN_HAND
            count += 1
        moves.count = count

    # Where things may go: what `legal` lists and `refuse` lets through.

    def _founding(self):
        """8.1: cells at least three steps from every castle."""
        word: cython.ulonglong = self.castles.above[0]
        taken: cython.ulonglong = 0
        while word:
            taken |= ZONE[lowest(word)]
            word &= word - 1
        return BOARD & ~taken

    def _walk(self, cell):
        """4.3, 4.4: steps and door moves together; where both lead to a cell they are one move."""
        return self.castles.steps(cell, self.empty) | self.castles.exits(cell, self.empty, self.path, False)

    def _liftable(self):
        """5.5: own knights that a block may be put under."""
        ground: cython.ulonglong = ~self.castles.above[0] & ~self.castles.twice
        return self.knights[self.player] & (self.castles.room | ground)

    def _movable(self):
        """5.6: single blocks with nobody on them."""
        return self.castles.above[0] & ~self.castles.above[1] & self.empty

    def _card_targets(self, kind, source):
        """5.7 to 5.11: where the card takes a knight."""
        if kind == RELOCATE:
            return self.castles.beside(self.knights[self.player] & ~(ONE << source), self.empty)
        if kind == DIAGONAL:
            return self.castles.diagonal(source, self.empty)
        if kind == DOOR:
            return self.castles.exits(source, self.empty, False, True)
        if kind == JUMP:
            return self.castles.jumps(source, self._all_knights(), self.empty)
        return self.castles.leaps(source, self.empty)

    def _all_knights(self):
        return self.knights[0] | self.knights[1] | self.knights[2] | self.knights[3]

    def _has_stack(self, size):
        """Is there a block in a stack of this size, 0 being the one in hand?"""
        return self.bound and self.left > 0 if size == 0 else self.stacks[self.player * 4 + size] > 0

    def _stack_not_full(self):
        """Is there a stack a left-over block could go on?"""
        at: cython.int = self.player * 4
        return self.stacks[at] + self.stacks[at + 1] + self.stacks[at + 2] > 0

    # Refusing moves.

    def refuse(self, move):
        if self.stage == AT_END:
            return GAME_OVER
        if DRAW <= move < CARD:
            return self._refuse_chance(move)
        if self.stage == AT_MASTER or self.stage == AT_DRAW:
            return CHANCE_DECIDES
        if self.stage != AT_TURN:
            return self._refuse_elsewhere(move)
        if move >= CARD:
            return self._refuse_card((move - CARD) >> 12, (move - CARD) & 4095)
        if move < KNIGHT:
            return self._refuse_step(move >> 6, move & 63)
        if move < BLOCK:
            return self._refuse_knight(move - KNIGHT)
        if move < KING:
            return self._refuse_block((move - BLOCK) >> 2, (move - BLOCK) & 3)
        if move == BUY:
            return self._refuse_buy()
        if move == ADVANCE:
            return 0 if self.points else NO_POINTS
        return self._refuse_end(move - END) if END <= move < PUT else NOT_NOW

    def _refuse_chance(self, move):
        if move >= MASTER:
            return 0 if self.stage == AT_MASTER and move < LAST_MASTER else NOT_NOW
        if self.stage != AT_DRAW:
            return NOT_NOW
        return 0 if self.decks.weight(self.player, move - DRAW) else NO_SUCH_CARD

    def _refuse_elsewhere(self, move):
        """Anything but spending action points."""
        cell: cython.int
        if move == END + IN_HAND:
            return 0 if self.stage == AT_LEFTOVER or self.stage == AT_KING_MOVES else NOT_NOW
        if self.stage == AT_CASTLES:
            if not BLOCK <= move < KING or (move - BLOCK) & 3:
                return NOT_NOW
            return 0 if self._founding() >> ((move - BLOCK) >> 2) & 1 else TOO_CLOSE
        if self.stage == AT_LEFTOVER:
            if not PUT <= move < KEEP:
                return NOT_NOW
            return 0 if self.stacks[self.player * 4 + move - PUT] else NO_SUCH_STACK
        if self.stage == AT_KEEP:
            return self._refuse_keep(move) if KEEP <= move < DRAW else NOT_NOW
        cell = move - (KNIGHT if self.stage == AT_KNIGHTS else KING)
        if not 0 <= cell < CELLS:
            return NOT_NOW
        if not self.empty >> cell & 1:
            return OCCUPIED
        return 0 if self.castles.above[0] >> cell & 1 else NOT_A_CASTLE

    def _refuse_keep(self, move):
        """7.2: one of the drawn cards; the others on top or under, unless that is the same place."""
        kind: cython.int = (move - KEEP) // 3
        where: cython.int = move - KEEP - kind * 3
        if not among(self.decks.drawn, kind):
            return NOT_DRAWN
        return 0 if (where == ONLY) == (self.decks.size(self.player) == 0) else TOP_OR_UNDER

    def _refuse_step(self, source, target):
        if not self.points:
            return NO_POINTS
        if not self.knights[self.player] >> source & 1:
            return NOT_YOUR_KNIGHT
        if self._walk(source) >> target & 1:
            return 0
        if not self.empty >> target & 1:
            return OCCUPIED
        if NEAR[source] >> target & 1:
            return TOO_HIGH
        return NO_PASSAGE if self.castles.entrances(source) else TOO_FAR

    def _refuse_knight(self, cell):
        if self.points < 2:
            return NO_POINTS
        if not self.reserve[self.player]:
            return NO_KNIGHT_LEFT
        return self._refuse_beside(cell, self.knights[self.player])

    def _refuse_beside(self, cell, knights):
        """4.2, 5.7: why a knight may not stand here next to these."""
        if self.castles.beside(knights, self.empty) >> cell & 1:
            return 0
        if not self.empty >> cell & 1:
            return OCCUPIED
        return ABOVE_NEIGHBOUR if NEAR[cell] & knights else NO_NEIGHBOUR

    def _refuse_block(self, cell, size):
        reason: cython.int
        if not self.points:
            return NO_POINTS
        if self.bound and size:
            return ONE_STACK
        reason = self._refuse_stack(size)
        return reason if reason else self._refuse_place(cell)

    def _refuse_stack(self, size):
        """Why no block can come from a stack of this size, 0 being the one in hand."""
        at: cython.int = self.player * 4
        if self._has_stack(size):
            return 0
        if size:
            return NO_SUCH_STACK
        return WHICH_STACK if self.stacks[at + 1] + self.stacks[at + 2] + self.stacks[at + 3] and not self.bound else NO_BLOCK_LEFT

    def _refuse_place(self, cell):
        if self.castles.buildable(self.empty) >> cell & 1:
            return 0
        if not self.empty >> cell & 1:
            return OCCUPIED
        if self.castles.height[cell]:
            return AREA
        return MERGES if self.castles.once >> cell & 1 else APART

    def _refuse_buy(self):
        if self.version == MASTER_VERSION:
            return NO_BUYING
        if not self.points:
            return NO_POINTS
        if self.bought == MOST_BOUGHT:
            return TWO_BOUGHT
        return 0 if self.decks.size(self.player) else DECK_EMPTY

    def _refuse_end(self, size):
        if self.bound:
            return 0 if size == IN_HAND else ONE_STACK
        if size == IN_HAND:
            return WHICH_STACK
        return 0 if self.stacks[self.player * 4 + size] else NO_SUCH_STACK

    def _refuse_card(self, kind, rest):
        if self.carded:
            return ONE_CARD
        if not self.decks.playable(self.player, kind):
            return JUST_BOUGHT if self.decks.hand[self.player * KINDS + kind] else NOT_IN_HAND
        if kind == AP6 or kind == AP7:
            return 0
        if kind == EXTRA:
            return self._refuse_place(rest & 63)
        if kind == UNDER:
            return self._refuse_under(rest >> 2 & 63, rest & 3)
        if kind == MOVEBLOCK:
            return self._refuse_moveblock(rest >> 6, rest & 63)
        return self._refuse_card_move(kind, rest >> 6, rest & 63)

    def _refuse_under(self, cell, size):
        reason: cython.int
        if not self.knights[self.player] >> cell & 1:
            return NOT_YOUR_KNIGHT
        reason = self._refuse_stack(size)
        if reason or self._liftable() >> cell & 1:
            return reason
        return AREA if self.castles.height[cell] else MERGES

    def _refuse_moveblock(self, source, target):
        if not self._movable() >> source & 1:
            return NOT_SINGLE if self.castles.height[source] != 1 else OCCUPIED
        if self.castles.splits(source):
            return SPLITS
        if self.castles.landing(source, self.empty, self.stacking) >> target & 1:
            return 0
        if not self.empty >> target & 1:
            return OCCUPIED
        if self.castles.height[target] and (source == target or not self.stacking):
            return NOT_GROUND
        if self.castles.castles[self.castles.castle_at[source]] & ~(ONE << source) & ~self.castles.room:
            return LEFT_TOO_HIGH
        if self.castles.area_at(source) == 1 and self.castles.count <= FEWEST_CASTLES:
            return SIX_CASTLES
        return AREA if self.castles.height[target] else MERGES

    def _refuse_card_move(self, kind, source, target):
        """Which rule of the card is in the way."""
        between: cython.int = (source + target) >> 1
        if not self.knights[self.player] >> source & 1:
            return NOT_YOUR_KNIGHT
        if self._card_targets(kind, source) >> target & 1:
            return 0
        if not self.empty >> target & 1:
            return OCCUPIED
        if kind == RELOCATE:
            return self._refuse_beside(target, self.knights[self.player] & ~(ONE << source))
        if kind == DIAGONAL:
            return TOO_HIGH if CORNERS[source] >> target & 1 else NOT_DIAGONAL
        if kind == DOOR:
            return NO_EXIT if self.castles.entrances(source) else NO_DOOR
        if kind == JUMP:
            if NEAR[source] >> between & NEAR[target] >> between & self._all_knights() >> between & 1:
                return TOO_HIGH
            return NOT_OVER_A_KNIGHT
        return NOT_TWO_UP if NEAR[source] >> target & 1 else NOT_BESIDE

    # Playing.

    def play(self, move):
        if move < KNIGHT:
            self.points -= 1
            self._move_knight(move >> 6, move & 63)
        elif self.stage < AT_TURN:
            self._play_set_up(move)
        elif move < BLOCK:
            self.points -= 2
            self._set_knight(move - KNIGHT)
        elif move < KING:
            self.points -= 1
            self._place_block((move - BLOCK) >> 2, (move - BLOCK) & 3)
        elif move < BUY:
            self._set_king(move - KING)
            self._end_king_move()
        elif move == BUY:
            self._buy()
        elif move == ADVANCE:
            self.points -= 1
            self._note(ADVANCED, self.player, 0, 0, 0, self._advance(self.player, 1))
        elif move < PUT:
            self._end_stack(move - END)
        elif move < KEEP:
            self._put(move - PUT)
        elif move < DRAW:
            self._keep((move - KEEP) // 3, (move - KEEP) % 3)
        elif move < MASTER:
            self.reveals += 1
            self.decks.draw(self.player, move - DRAW)
            self._note(DREW, self.player, move - DRAW, 0, 0, 0)
            self._draw_on()
        else:
            self._play_card((move - CARD) >> 12, (move - CARD) & 4095)

    # 2. Setting up, 8. in the master version.

    def set_up(self):
        """The board before the first move; diagrams do without."""
        i: cython.int
        self.stage = AT_KNIGHTS
        self.turns = 1
        if self.version == MASTER_VERSION:
            self.stage = AT_CASTLES
            self.master = self.chosen - 1
            if not self.chosen:
                self.stage = AT_MASTER
                self.turns = 0
        else:
            for i in range(CASTLES_AT_START):
                self.castles.add(MARKED[i])
                self.supply -= 1

    def _play_set_up(self, move):
        if self.stage == AT_MASTER:
            self.master = move - MASTER
            self.reveals += 1
            self._note(MASTER_CARD, -1, self.master, 0, 0, 0)
            self.stage = AT_CASTLES
        elif self.stage == AT_CASTLES:
            self.castles.add((move - BLOCK) >> 2)
            self.supply -= 1
            self._note(FOUNDED, self.player, (move - BLOCK) >> 2, 0, 0, 0)
            self.player = (self.player + 1) % self.seats
            if self.castles.count == CASTLES_AT_START:
                self.stage = AT_KNIGHTS
                self.player = 0
        elif self.stage == AT_KNIGHTS:
            self._set_knight(move - KNIGHT)
            if self.player == self.seats - 1:
                self.stage = AT_KING
                return  # the same player sets the king, in the same turn
            self.player += 1
        else:
            self._set_king(move - KING)
            self._deal_stacks()
            self._begin_phase(0)
            return
        self.turns += 1

    def _set_king(self, cell):
        if self.king != NOWHERE:
            self.empty |= ONE << self.king
        self.king = cell
        self.empty &= ~(ONE << cell)
        self._note(CROWNED, self.player, cell, self.castles.height[cell], 0, 0)

    # 3. Phases, rounds and turns.

    def _deal_stacks(self):
        """3.2: everybody takes the stacks of the phase card."""
        seat: cython.int
        size: cython.int
        at: cython.int = ((self.seats - 2) * PHASES + self.phase) * 4
        for seat in range(self.seats):
            for size in range(TALLEST_STACK + 1):
                self.stacks[seat * 4 + size] = DEALT[at + size]
                self.supply -= size * DEALT[at + size]

    def _begin_phase(self, starter):
        self.first = self.starter = starter
        self.round = 0
        self._note(PHASE_BEGAN, starter, self.phase + 1, 0, 0, 0)
        self._begin_turn(starter)

    def _begin_turn(self, seat):
        self.player = seat
        self.stage = AT_TURN
        self.points = ACTION_POINTS
        self.left = self.bought = 0
        self.bound = self.carded = False
        self.turns += 1

    def _end_stack(self, size):
        """3.3: the turn uses up one stack: the one in hand, or one of this size. Also `.` of other stages."""
        if self.stage == AT_KING_MOVES:
            self._note(KING_STAYED, self.player, self.king, 0, 0, 0)
            self._end_king_move()
            return
        if self.stage == AT_LEFTOVER:
            self._end_turn()
            return
        if not self.bound:
            self.bound = True
            self.left = size
            self.stacks[self.player * 4 + size] -= 1
        self._note(TURN_ENDED, self.player, 0, 0, 0, 0)
        self.stage = AT_LEFTOVER
        self._store_or_end()

    def _put(self, size):
        """3.4: a left-over block goes on another stack."""
        self.stacks[self.player * 4 + size] -= 1
        self.stacks[self.player * 4 + size + 1] += 1
        self.left -= 1
        self._note(STORED, self.player, size, 0, 0, 0)
        self._store_or_end()

    def _store_or_end(self):
        if not (self.left and self._stack_not_full()):
            self._end_turn()

    def _end_turn(self):
        """3.5: blocks still left go back to the heap. Then the next player, round or phase."""
        following: cython.int = (self.player + 1) % self.seats
        if self.left:
            self._note(RETURNED, self.player, self.left, 0, 0, 0)
        self.supply += self.left
        self.left = self.points = self.bought = 0
        self.bound = self.carded = False
        self.decks.end_turn()
        if following == self.starter:
            self.round += 1
            if self.round == ROUNDS[(self.seats - 2) * PHASES + self.phase]:
                self._end_phase()
                return
            if self.version == MASTER_VERSION:
                self.starter = self._leader()
            following = self.starter
        self._begin_turn(following)

    # 4. What action points buy.

    def _set_knight(self, cell):
        self.knights[self.player] |= ONE << cell
        self.empty &= ~(ONE << cell)
        self.reserve[self.player] -= 1
        self._note(ENLISTED, self.player, cell, self.castles.height[cell], 0, 0)

    def _move_knight(self, source, target):
        self.knights[self.player] ^= ONE << source | ONE << target
        self.empty ^= ONE << source | ONE << target
        self._note(MOVED, self.player, source, target, self.castles.height[target], 0)

    def _place_block(self, cell, size):
        """3.3: the first block of a turn takes its stack in hand."""
        if not self.bound:
            self.bound = True
            self.left = size
            self.stacks[self.player * 4 + size] -= 1
        self.left -= 1
        self.castles.add(cell)
        self._note(BUILT, self.player, cell, self.castles.height[cell], 0, 0)

    def _buy(self):
        self.points -= 1
        self._note(BOUGHT, self.player, 0, 0, 0, 0)
        if self.version == BASIC:
            self.stage = AT_DRAW
        else:
            self._draw_on()

    def _draw_on(self):
        """4.10, 7.1, 7.3: the common deck gives one card; from an own deck up to three are drawn."""
        if self.version == BASIC:
            self.bought += 1
            self.stage = AT_TURN
        elif self.decks.draw_known(self.player):
            self.stage = AT_DRAW
        elif self.decks.drawn >> 4:
            self.stage = AT_KEEP
        else:
            self._keep(cython.cast(cython.int, self.decks.drawn) - 1, ONLY)

    def _keep(self, kind, where):
        self._note(KEPT, self.player, kind, where, length(self.decks.drawn) - 1, 0)
        self.decks.keep(self.player, kind, where)
        self.bought += 1
        self.stage = AT_TURN

    def _advance(self, seat, points):
        """4.12, 6.3: forward on the track, and on past taken spaces. Returns how far it went."""
        other: cython.int
        old: cython.int = self.total[seat]
        new: cython.int = old + points
        taken: cython.bint = True
        while taken:
            taken = False
            for other in range(self.seats):
                if other != seat and self.total[other] == new:
                    taken = True
                    new += 1
        self.total[seat] = new
        return new - old

    # 5. Action cards.

    def _play_card(self, kind, rest):
        source: cython.int = rest >> 6
        target: cython.int = rest & 63
        if self.version != MASTER_VERSION:
            self.reveals += 1  # the others learn what was in the hand
        self.carded = True
        self.decks.spend(self.player, kind)
        self._note(CARD_PLAYED, self.player, kind, 0, 0, 0)
        if kind == AP6 or kind == AP7:
            self.points += 1 if kind == AP6 else 2
        elif kind == EXTRA:
            self.supply -= 1
            self.castles.add(target)
            self._note(BUILT, self.player, target, self.castles.height[target], 0, 0)
        elif kind == UNDER:
            target = rest >> 2
            self._take_from_stack(rest & 3)
            self.castles.add(target)
            self._note(RAISED, self.player, target, self.castles.height[target], 0, 0)
        elif kind == MOVEBLOCK:
            self.castles.lift(source)
            self.castles.add(target)
            self._note(SHIFTED, self.player, source, target, self.castles.height[target], 0)
        else:
            self._move_knight(source, target)

    def _take_from_stack(self, size):
        """5.5: from any stack; the others stay, even when one is empty now."""
        if size == 0:
            self.left -= 1
        else:
            self.stacks[self.player * 4 + size] -= 1
            self.stacks[self.player * 4 + size - 1] += 1

    # 6. Scoring, and the king's journey.

    def _end_phase(self):
        """6.1: castles, then the king's bonus, then the master card, each in turn order from who started the phase."""
        i: cython.int
        seat: cython.int
        self._note(PHASE_ENDED, -1, self.phase + 1, 0, 0, 0)
        for i in range(self.seats):
            self._score_castles((self.first + i) % self.seats)
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            self._award(KING_BONUS, seat, self.phase + 1, 0, king_points(self.castles, self.king, self.knights[seat], self.phase))
        if self.master >= 0:
            for i in range(self.seats):
                seat = (self.first + i) % self.seats
                self._award(
                    MASTER_BONUS,
                    seat,
                    self.master,
                    self.phase + 1,
                    master_points(self.castles, self.master, self.phase, self.knights, self.seats, seat),
                )
        if self.phase == PHASES - 1:
            self.stage = AT_END
            self._note(GAME_ENDED, -1, 0, 0, 0, 0)
            return
        self.phase += 1
        self.round = 0
        self._deal_stacks()
        self.stage = AT_KING_MOVES
        self.player = self._last()
        self.turns += 1

    def _score_castles(self, seat):
        """6.2, 6.3: every castle counts for the highest knight in it; the marker moves once for all of them."""
        word: cython.ulonglong = self.knights[seat] & self.castles.above[0]
        castle: cython.ulonglong
        cell: cython.int
        points: cython.int
        sum: cython.int = 0
        while word:
            castle = self.castles.castles[self.castles.castle_at[lowest(word)]]
            cell = highest(self.castles, word & castle)
            word &= ~castle
            points = castle_points(self.castles, cell)
            sum += points
            self._note(CASTLE_SCORED, seat, cell, self.castles.area_at(cell), self.castles.height[cell], points)
        if sum:
            points = self._advance(seat, sum)
            if points > sum:
                self._note(PUSHED, seat, 0, 0, 0, points - sum)

    def _award(self, kind, seat, a, b, points):
        """A bonus, with the same check for a taken space."""
        gained: cython.int
        if points:
            self._note(kind, seat, a, b, 0, points)
            gained = self._advance(seat, points)
            if gained > points:
                self._note(PUSHED, seat, 0, 0, 0, gained - points)

    def _last(self):
        """6.5: fewest points; among equals (only possible at 0) the latest in the phase's turn order."""
        i: cython.int
        seat: cython.int
        last: cython.int = self.first
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            if self.total[seat] <= self.total[last]:
                last = seat
        return last

    def _leader(self):
        """8.3: most points; while nobody has any, who started before."""
        seat: cython.int
        leader: cython.int = self.starter
        for seat in range(self.seats):
            if self.total[seat] > self.total[leader]:
                leader = seat
        return leader

    def _end_king_move(self):
        """6.6, 8.3: who had the king starts the phase; in the master version the leader does."""
        self._begin_phase(self._leader() if self.version == MASTER_VERSION else self.player)

    # The rest of the contract.

    def score(self, seat):
        return self.total[seat]

    def rank(self, seat):
        return rank_by_score(self, seat)

    def imagine(self, seat, random):
        """Hands in the basic game, hands and decks with own decks; the master version hides nothing."""
        self.decks.imagine(seat, self.player, random)

    def copy(self):
        new: TorresPosition = TorresPosition.__new__(TorresPosition)
        new.castles = Castles.__new__(Castles)
        new.decks = Decks.__new__(Decks)
        new._lay_out(self)
        return new

    def assign(self, other):
        self._lay_out(cython.cast(Table, other))

    def key(self):
        return self._fingerprint()

    def _note(self, kind, seat, a, b, c, points):
        if self.log is not None:
            self.log.note(kind, seat, a, b, c, points)
