"""The rules of Elbrus Castle, in the order of RULES.md. Types are declared in position.pxd.

The field is two words (five rows of ten cells each). Where an arch may stand is asked of the masks in placing.py, for
all cells at once: `legal` puts them together, `refuse` asks them one by one.
"""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.position import CHANCE, OVER, become, clone, note
    from donjon.games.elbrus.codes import Ending, Happening, Reason
    from donjon.games.elbrus.pieces import *
    from donjon.games.elbrus.placing import barred, clear, cover, level
    from donjon.games.elbrus.scoring import (
        arch_points,
        corner_owner,
        lone,
        piers_used,
        stands_higher,
        wall_pieces,
        well_owner,
    )
    from donjon.games.elbrus.state import ElbrusState


@cython.final
@cython.no_gc
@cython.cclass
class ElbrusPosition(ElbrusState):
    """One position: what lies where (state.py), and what may be done with it."""

    # 1. The start: the scenario's bridges stand, chance names the first player.

    def set_up(self):
        """7.2: the field before the first move."""
        i: cython.int
        move: cython.int
        for i in range(GREY_COUNT[self.scenario]):
            move = GREY_MOVES[self.scenario * GREY_BRIDGES + i]
            self._put(NOBODY, move // SHAPE_MOVES, move % ANCHORS)

    def turn(self):
        if self.ending:
            return OVER
        return self.player if self.begun else CHANCE

    def weight(self, move):
        return 1

    # 2. Placing: both feet level, the span clear, not on one single piece. Masks are by the low cell of a shape.

    def _fits(self, shape, half):
        """All placements of a shape in one half of the field."""
        fits: cython.ulonglong = self.stands(shape, half)
        return fits & clear(self.height_bits, self.planes, shape, half) if fits else 0

    def stands(self, shape, half):
        """Where both feet of a shape could stand, whatever is under its span."""
        line: cython.int = 2 * (shape & 1) + LENGTH[shape] - 3
        feet: cython.ulonglong = ROOM[8 * (self.field - 8) + 2 * line + half]
        if shape < UPPER_EAST:  # the upper bridge stands on the lower one and on something else
            feet &= ~self.single_bits[2 * line + half]
        if self.scenario:
            feet &= ~barred(self.grey_bits, self.scenario, shape, half)
        return feet & level(self.height_bits, self.planes, shape, half)

    def _climbs(self, lower, upper, half):
        """5.4, 5.5: cells where the lower bridge of a staircase can end and the upper one begin."""
        return self._meeting(lower, FAR[lower] - FIRST[lower], half) & self._meeting(upper, FIRST[upper], half)

    def _meeting(self, shape, foot, half):
        """All placements of a shape, by one of its feet instead of its low cell."""
        if half:
            return ((self._fits(shape, 1) << foot) | (self._fits(shape, 0) >> (HALF - foot))) & FULL
        return (self._fits(shape, 0) << foot) & FULL

    def legal(self, moves):
        """By piece (bridge, window, portal, balcony, stairs), then by direction (E, S, W, N; of the lower bridge of
        stairs, then of the upper), then by the first foot's cell in reading order. With a staircase offered: join, `.`.
        """
        shape: cython.int
        upper: cython.int
        half: cython.int
        base: cython.int
        moves.clear()
        if self.ending:
            return
        if not self.begun:
            for shape in range(self.seats):
                moves.add(BEGIN + shape)
            return
        if self.offered:
            moves.add(JOIN)
            moves.add(DECLINE)
            return
        for shape in range(LOWER_EAST):
            if self.stock[4 * self.player + (shape >> 2)] and not TURNED[shape]:
                base = shape * SHAPE_MOVES + FIRST[shape]
                moves.add_each(base, self._fits(shape, 0), 1)
                moves.add_each(base + HALF, self._fits(shape, 1), 1)
        if self.held[self.player]:
            for shape in range(LOWER_EAST, UPPER_EAST):
                for upper in range(4):
                    if (upper ^ shape) & 3 != 2:
                        for half in range(2):
                            base = shape * SHAPE_MOVES + upper * ANCHORS + half * HALF
                            base += 2 * FIRST[shape] - FAR[shape]  # back from where the two bridges meet
                            moves.add_each(base, self._climbs(shape, UPPER_EAST + upper, half), 1)

    def _can_place(self):
        """4.1: has the player any placement at all?"""
        shape: cython.int
        upper: cython.int
        for shape in range(LOWER_EAST):
            if self.stock[4 * self.player + (shape >> 2)] and not TURNED[shape]:
                if self._fits(shape, 0) or self._fits(shape, 1):
                    return True
        if self.held[self.player]:
            for shape in range(LOWER_EAST, UPPER_EAST):
                for upper in range(4):
                    if (upper ^ shape) & 3 != 2:
                        if self._climbs(shape, UPPER_EAST + upper, 0) or self._climbs(shape, UPPER_EAST + upper, 1):
                            return True
        return False

    def refuse(self, move):
        if self.ending:
            return Reason.GAME_OVER
        if move >= BEGIN:
            if self.begun:
                return Reason.ALREADY_DRAWN
            return 0 if move < BEGIN + self.seats else Reason.NOT_PLAYING
        if not self.begun:
            return Reason.CHANCE_DECIDES
        if move >= JOIN:
            return 0 if self.offered else self._refuse_answer(move)
        if self.offered:
            return Reason.STAIRS_OFFERED
        if move >= LOWER_EAST * SHAPE_MOVES:
            if not self.held[self.player]:
                return Reason.NO_STAIRS if self.stairs else Reason.STAIRS_OFF
        elif not self.stock[4 * self.player + move // (4 * SHAPE_MOVES)]:
            return Reason.NONE_LEFT
        return self.refuse_place(move)

    def _refuse_answer(self, move):
        """Why there is no staircase to make or to decline. Without an offer, `.` would be a pass."""
        if move == DECLINE:
            return Reason.NO_PASSING
        return Reason.NOTHING_OFFERED if self.stairs else Reason.STAIRS_OFF

    def refuse_place(self, move):
        """Why a piece cannot stand there, no matter who has it in hand. 0 if it can."""
        shape: cython.int = move // SHAPE_MOVES
        upper: cython.int = move // ANCHORS & 3
        anchor: cython.int = move % ANCHORS
        reason: cython.int = self._refuse_arch(shape, anchor)
        if reason or shape < LOWER_EAST:
            return reason
        if (upper ^ shape) & 3 == 2:
            return Reason.FOLDED_BACK
        anchor += FAR[shape] - 2 * FIRST[shape]
        reason = self._refuse_arch(UPPER_EAST + upper, anchor)
        if reason == Reason.OFF_FIELD:
            return Reason.UPPER_OFF_FIELD
        if reason == Reason.HANGING_COLUMN:
            return Reason.UPPER_HANGS
        return Reason.UPPER_BLOCKED if reason == Reason.SPAN_BLOCKED else reason

    def _refuse_arch(self, shape, anchor):
        """The masks of `_fits`, one by one, at the low cell of one arch."""
        row: cython.int = anchor // STRIDE
        column: cython.int = anchor % STRIDE
        far: cython.int = LENGTH[shape] - 1
        low: cython.int = anchor - FIRST[shape]
        line: cython.int = 2 * (shape & 1) + LENGTH[shape] - 3
        half: cython.int
        if shape & 2:
            far = -far
        if row >= self.field or column >= self.field:
            return Reason.OFF_FIELD
        row += far if shape & 1 else 0
        column += 0 if shape & 1 else far
        if row < 0 or column < 0 or row >= self.field or column >= self.field:
            return Reason.OFF_FIELD
        if TURNED[shape]:
            return Reason.OTHER_END
        half = 1 if low >= HALF else 0
        low -= half * HALF
        if not level(self.height_bits, self.planes, shape, half) >> low & 1:
            return Reason.HANGING_COLUMN
        if not clear(self.height_bits, self.planes, shape, half) >> low & 1:
            return Reason.SPAN_BLOCKED
        if barred(self.grey_bits, self.scenario, shape, half) >> low & 1:
            return Reason.ON_THE_WALL if NO_WALL[self.scenario] else Reason.IN_THE_WELL
        if shape < UPPER_EAST and self.single_bits[2 * line + half] >> low & 1:
            return Reason.ON_ONE_PIECE
        return 0

    def play(self, move):
        if move >= BEGIN:
            self.player = move - BEGIN
            self.begun = True
            self.turns = 1
            note(self, Happening.BEGAN, self.player, 0, 0, 0, 0)
        elif move == JOIN:
            note(self, Happening.JOINED, self.player, self.offered, 0, 0, 0)
            self.set_stairs(self.player)
            self._next_player()
        elif move == DECLINE:
            note(self, Happening.DECLINED, self.player, self.offered, 0, 0, 0)
            self._next_player()
        else:
            self._place(move)

    # 3. Scoring: every arch at once.

    def _place(self, move):
        gained: cython.int = self.set_piece(self.player, move)
        if self.stairs and gained and self._hits_mark():
            self.offered = self.points[self.player]
            note(self, Happening.OFFERED, self.player, self.offered, 0, 0, 0)
        else:
            self._next_player()

    def set_piece(self, seat, move):
        """Place a piece, or both bridges of a staircase, from a seat's hand. Returns its points. The turn goes on."""
        shape: cython.int = move // SHAPE_MOVES
        anchor: cython.int = move % ANCHORS
        gained: cython.int = self._put(seat, shape, anchor)
        upper: cython.int = 0
        if shape >= LOWER_EAST:
            self.held[seat] -= 1
            anchor += FAR[shape] - 2 * FIRST[shape]
            upper = self._put(seat, UPPER_EAST + (move // ANCHORS & 3), anchor)
            note(self, Happening.CLIMBED, seat, move, gained, upper, gained + upper)
        else:
            self.stock[4 * seat + (shape >> 2)] -= 1
            note(self, Happening.PLACED, seat, move, self.deck[self.count - 1], 0, gained)
        self.points[seat] += gained + upper
        return gained + upper

    def _put(self, owner, shape, anchor):
        """Set one piece on the field and return the points of its arch."""
        low: cython.int = anchor - FIRST[shape]
        other: cython.int = low + FAR[shape] - FIRST[shape]
        deck: cython.int = self.height[anchor] + RISE[shape]
        highest: cython.int = 0
        points: cython.int
        i: cython.int
        self.owner[self.count] = owner
        self.shape[self.count] = shape
        self.anchor[self.count] = anchor
        self.deck[self.count] = deck
        self.under[2 * self.count] = self.top[anchor]
        self.under[2 * self.count + 1] = self.top[other]
        for i in range(1, LENGTH[shape] - 1):
            highest = max(highest, self.height[low + i * STEP[shape]])
        points = arch_points(self.height[anchor], self.height[other], deck, highest)
        cover(self, shape, low, deck, owner == NOBODY)
        self.count += 1
        return points

    # 4. The end of a turn and of the game.

    def _next_player(self):
        self.offered = 0
        self.player = (self.player + 1) % self.seats
        self.turns += 1
        if not self._can_place():
            self._end()

    def _end(self):
        i: cython.int
        left: cython.int = self.held[self.player]
        for i in range(STOCK_KINDS):
            left += self.stock[4 * self.player + i]
        self.ending = Ending.NO_ROOM if left else Ending.NO_PIECES
        note(self, Happening.ENDED, self.player, self.ending, 0, 0, 0)
        self._count_scenario()
        if self.penalties:
            for i in range(self.seats):
                self._count_penalties(i)

    def score(self, seat):
        return self.points[seat]

    def rank(self, seat):
        """4.2, 4.3: by points, then by the highest decks."""
        i: cython.int
        rank: cython.int = 1
        for i in range(self.seats):
            if self.points[i] > self.points[seat]:
                rank += 1
            elif i != seat and self.points[i] == self.points[seat]:
                rank += stands_higher(self.owner, self.deck, self.count, i, seat)
        return rank

    # 5. Staircases.

    def _hits_mark(self):
        """5.1, 5.3: does the player's total stand on a mark, with two bridges in stock and no staircase in hand?"""
        total_points: cython.int = self.points[self.player]
        return (
            FIRST_MARK <= total_points <= LAST_MARK
            and total_points % FIRST_MARK == 0
            and self.stock[4 * self.player + BRIDGE] >= 2
            and not self.held[self.player]
        )

    def set_stairs(self, seat):
        """Two bridges of the stock become a staircase in hand."""
        self.stock[4 * seat + BRIDGE] -= 2
        self.held[seat] += 1

    # 6. Penalties.

    def _count_penalties(self, seat):
        i: cython.int
        for i in range(BRIDGE + 1, STOCK_KINDS):
            if self.stock[4 * seat + i]:
                self._earn(Happening.LEFT, seat, i, self.stock[4 * seat + i], -PENALTY * self.stock[4 * seat + i])
        if self.held[seat]:
            self._earn(Happening.LEFT, seat, STAIRS, self.held[seat], -PENALTY * self.held[seat])
        for i in range(self.count):
            if self.owner[i] == seat and lone(self.under, self.count, i):
                self._earn(Happening.STRANDED, seat, self.shape[i], self.anchor[i], -PENALTY)

    # 7. Scenarios: what they give at the end.

    def _count_scenario(self):
        i: cython.int
        found: cython.int
        points: cython.int = SCENARIO_POINTS[self.scenario]
        if self.scenario == WELL:
            found = well_owner(self.owner, self.top)
            if found != NOBODY:
                self._earn(Happening.CROWNED, found, WELL_CELL, 0, points)
        elif self.scenario == CORNERS:
            for i in range(4):
                found = corner_owner(self.owner, self.top, self.height, CORNER_CELLS[i])
                if found != NOBODY:
                    self._earn(Happening.TOWERED, found, CORNER_CELLS[i], 0, points)
        for i in range(self.seats):
            if self.scenario == PIERS:
                found = piers_used(self.owner, self.under, self.count, i)
                if found:
                    self._earn(Happening.PIERED, i, found, 0, points * found)
            elif self.scenario == WALL:
                found = wall_pieces(self.owner, self.shape, self.anchor, self.count, i)
                if found:
                    self._earn(Happening.WALLED, i, found, 0, points * found)

    def _earn(self, kind, seat, a, b, points):
        self.points[seat] += points
        note(self, kind, seat, a, b, 0, points)

    # The rest of the contract.

    def imagine(self, seat, random):
        """Nothing is hidden in this game."""

    def assign(self, other):
        become(self, other)

    def copy(self):
        return clone(self)

    def key(self):
        return self.fingerprint()
