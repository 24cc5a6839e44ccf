"""The rules of Torres, in the order of RULES.md. Types are declared in position.pxd.

This file says what happens and when. state.py holds what lies where, castles.py the ways through castles, decks.py the
cards, allowed.py what may be done and why not, listing.py the order of the moves, scoring.py the points.
"""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.bits import ONE
    from donjon.core.position import CHANCE, OVER, become, clone, note, rank_by_score
    from donjon.games.torres import castles, decks
    from donjon.games.torres.allowed import refuse, stack_not_full
    from donjon.games.torres.codes import Happening, Stage
    from donjon.games.torres.decks import length
    from donjon.games.torres.listing import list_moves
    from donjon.games.torres.pieces import *
    from donjon.games.torres.scoring import advance, castle_points, score_phase
    from donjon.games.torres.state import TorresState


@cython.final
@cython.no_gc
@cython.cclass
class TorresPosition(TorresState):
    """One position: what lies where (state.py), and what may be done with it."""

    def turn(self):
        if self.stage == Stage.TURN:
            return self.player
        if self.stage == Stage.OVER:
            return OVER
        return CHANCE if self.stage == Stage.MASTER or self.stage == Stage.DRAW else self.player

    def weight(self, move):
        return decks.weight(self, self.player, move - DRAW) if DRAW <= move < MASTER else 1

    def legal(self, moves):
        """In the order of listing.py."""
        list_moves(self, moves)

    def refuse(self, move):
        """By the rules of allowed.py."""
        return refuse(self, move)

    # Playing.

    def play(self, move):
        if move < KNIGHT:
            self.actions -= 1
            self._move_knight(move >> 6, move & 63)
        elif self.stage < Stage.TURN:
            self._play_set_up(move)
        elif move < BLOCK:
            self.actions -= KNIGHT_PRICE
            self._set_knight(move - KNIGHT)
        elif move < KING:
            self.actions -= 1
            self._place_block((move - BLOCK) >> 2, (move - BLOCK) & 3)
        elif move < BUY:
            self._set_king(move - KING)
            self._end_king_move()
        elif move == BUY:
            self._buy()
        elif move == ADVANCE:
            self.actions -= 1
            note(self, Happening.ADVANCED, self.player, 0, 0, 0, advance(self, self.player, 1))
        elif move < PUT:
            self._end_stack(move - END)
        elif move < KEEP:
            self._put(move - PUT)
        elif move < DRAW:
            self._keep((move - KEEP) // 3, (move - KEEP) % 3)
        elif move < MASTER:
            self.reveals += 1
            decks.draw(self, self.player, move - DRAW)
            note(self, Happening.DREW, self.player, move - DRAW, 0, 0, 0)
            self._draw_on()
        else:
            self._play_card((move - CARD) >> 12, (move - CARD) & 4095)

    # 2. Setting up, 8. in the master version.

    def set_up(self):
        """The board before the first move. Diagrams do not need it."""
        i: cython.int
        self.stage = Stage.KNIGHTS
        self.turns = 1
        if self.version == MASTER_VERSION:
            self.stage = Stage.CASTLES
            self.master = self.chosen - 1
            if not self.chosen:
                self.stage = Stage.MASTER
                self.turns = 0
        else:
            for i in range(CASTLES_AT_START):
                castles.add(self, MARKED[i])
                self.supply -= 1

    def _play_set_up(self, move):
        if self.stage == Stage.MASTER:
            self.master = move - MASTER
            self.reveals += 1
            note(self, Happening.MASTER_CARD, -1, self.master, 0, 0, 0)
            self.stage = Stage.CASTLES
        elif self.stage == Stage.CASTLES:
            castles.add(self, (move - BLOCK) >> 2)
            self.supply -= 1
            note(self, Happening.FOUNDED, self.player, (move - BLOCK) >> 2, 0, 0, 0)
            self.player = (self.player + 1) % self.seats
            if self.castles_standing == CASTLES_AT_START:
                self.stage = Stage.KNIGHTS
                self.player = 0
        elif self.stage == Stage.KNIGHTS:
            self._set_knight(move - KNIGHT)
            if self.player == self.seats - 1:
                self.stage = Stage.KING
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
        note(self, Happening.CROWNED, self.player, cell, self.height[cell], 0, 0)

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
        note(self, Happening.PHASE_BEGAN, starter, self.phase + 1, 0, 0, 0)
        self._begin_turn(starter)

    def _begin_turn(self, seat):
        self.player = seat
        self.stage = Stage.TURN
        self.actions = ACTION_POINTS
        self.left = self.bought = 0
        self.bound = self.carded = False
        self.turns += 1

    def _end_stack(self, size):
        """3.3: the turn uses up one stack: the one in hand, or one of this size. Also `.` of other stages."""
        if self.stage == Stage.KING_MOVES:
            note(self, Happening.KING_STAYED, self.player, self.king, 0, 0, 0)
            self._end_king_move()
            return
        if self.stage == Stage.LEFTOVER:
            self._end_turn()
            return
        if not self.bound:
            self.bound = True
            self.left = size
            self.stacks[self.player * 4 + size] -= 1
        note(self, Happening.TURN_ENDED, self.player, 0, 0, 0, 0)
        self.stage = Stage.LEFTOVER
        self._store_or_end()

    def _put(self, size):
        """3.4: a left-over block goes on another stack."""
        self.stacks[self.player * 4 + size] -= 1
        self.stacks[self.player * 4 + size + 1] += 1
        self.left -= 1
        note(self, Happening.STORED, self.player, size, 0, 0, 0)
        self._store_or_end()

    def _store_or_end(self):
        if not (self.left and stack_not_full(self)):
            self._end_turn()

    def _end_turn(self):
        """3.5: blocks still left go back to the heap. Then the next player, round or phase."""
        following: cython.int = (self.player + 1) % self.seats
        if self.left:
            note(self, Happening.RETURNED, self.player, self.left, 0, 0, 0)
        self.supply += self.left
        self.left = self.actions = self.bought = 0
        self.bound = self.carded = False
        decks.end_turn(self)
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
        note(self, Happening.ENLISTED, self.player, cell, self.height[cell], 0, 0)

    def _move_knight(self, source, target):
        self.knights[self.player] ^= ONE << source | ONE << target
        self.empty ^= ONE << source | ONE << target
        note(self, Happening.MOVED, self.player, source, target, self.height[target], 0)

    def _place_block(self, cell, size):
        """3.3: the first block of a turn takes its stack in hand."""
        if not self.bound:
            self.bound = True
            self.left = size
            self.stacks[self.player * 4 + size] -= 1
        self.left -= 1
        castles.add(self, cell)
        note(self, Happening.BUILT, self.player, cell, self.height[cell], 0, 0)

    def _buy(self):
        self.actions -= 1
        note(self, Happening.BOUGHT, self.player, 0, 0, 0, 0)
        if self.version == BASIC:
            self.stage = Stage.DRAW
        else:
            self._draw_on()

    def _draw_on(self):
        """4.10, 7.1, 7.3: the common deck gives one card; from an own deck up to three are drawn."""
        if self.version == BASIC:
            self.bought += 1
            self.stage = Stage.TURN
        elif decks.draw_known(self, self.player):
            self.stage = Stage.DRAW
        elif self.drawn >> 4:
            self.stage = Stage.KEEP
        else:
            self._keep(cython.cast(cython.int, self.drawn) - 1, ONLY)

    def _keep(self, kind, where):
        note(self, Happening.KEPT, self.player, kind, where, length(self.drawn) - 1, 0)
        decks.keep(self, self.player, kind, where)
        self.bought += 1
        self.stage = Stage.TURN

    # 5. Action cards.

    def _play_card(self, kind, rest):
        source: cython.int = rest >> 6
        target: cython.int = rest & 63
        if self.version != MASTER_VERSION:
            self.reveals += 1  # the others learn what was in the hand
        self.carded = True
        decks.spend(self, self.player, kind)
        note(self, Happening.CARD_PLAYED, self.player, kind, 0, 0, 0)
        if kind == AP6 or kind == AP7:
            self.actions += 1 if kind == AP6 else 2
        elif kind == EXTRA:
            self.supply -= 1
            castles.add(self, target)
            note(self, Happening.BUILT, self.player, target, self.height[target], 0, 0)
        elif kind == UNDER:
            target = rest >> 2
            self._take_from_stack(rest & 3)
            castles.add(self, target)
            note(self, Happening.RAISED, self.player, target, self.height[target], 0, 0)
        elif kind == MOVEBLOCK:
            castles.lift(self, source)
            castles.add(self, target)
            note(self, Happening.SHIFTED, self.player, source, target, self.height[target], 0)
        else:
            self._move_knight(source, target)

    def _take_from_stack(self, size):
        """5.5: from any stack. The stack stays, even if it is empty now."""
        if size == 0:
            self.left -= 1
        else:
            self.stacks[self.player * 4 + size] -= 1
            self.stacks[self.player * 4 + size - 1] += 1

    # 6. Scoring, and the king's journey.

    def _end_phase(self):
        """6.1, 6.5: points for everybody. Then the player with the fewest moves the king, or the game is over."""
        note(self, Happening.PHASE_ENDED, -1, self.phase + 1, 0, 0, 0)
        score_phase(self)
        if self.phase == PHASES - 1:
            self.stage = Stage.OVER
            note(self, Happening.GAME_ENDED, -1, 0, 0, 0, 0)
            return
        self.phase += 1
        self.round = 0
        self._deal_stacks()
        self.stage = Stage.KING_MOVES
        self.player = self._last()
        self.turns += 1

    def worth_at(self, cell):
        """6.2: what a knight on this cell would bring if it were the highest of its colour in the castle."""
        return castle_points(self, cell)

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
        """8.3: the player with the most points. While nobody has any, the one who started before."""
        seat: cython.int
        leader: cython.int = self.starter
        for seat in range(self.seats):
            if self.total[seat] > self.total[leader]:
                leader = seat
        return leader

    def _end_king_move(self):
        """6.6, 8.3: the player who had the king starts the phase. In the master version, the leader does."""
        self._begin_phase(self._leader() if self.version == MASTER_VERSION else self.player)

    # The rest of the contract.

    def score(self, seat):
        return self.total[seat]

    def rank(self, seat):
        return rank_by_score(self, seat)

    def imagine(self, seat, random):
        """Hands in the basic game, hands and decks with own decks. The others hide nothing."""
        decks.imagine(self, seat, random)

    def assign(self, other):
        become(self, other)

    def copy(self):
        return clone(self)

    def key(self):
        return self.fingerprint()

    # What the human half asks.

    def survey(self):
        """Diagrams set heights; the castles follow from them."""
        castles.survey(self)

    def area_at(self, cell):
        """The area of the castle on a cell, 0 on the ground."""
        return castles.area_at(self, cell)

    def deck_size(self, seat):
        """Cards this seat could still buy."""
        return decks.size(self, seat)
