"""The rules of Quarry, in the order of RULES.md. Types are declared in position.pxd."""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.position import CHANCE, OVER, become, clone, note, rank_by_score
    from quarry.codes import Happening, Reason
    from quarry.pieces import *
    from quarry.scoring import prize
    from quarry.state import QuarryState


@cython.final
@cython.no_gc
@cython.cclass
class QuarryPosition(QuarryState):
    """One position: what stands where (state.py), and what may be done with it."""

    def turn(self):
        if not self.begun:
            return CHANCE
        return self.player if self._standing() else OVER

    # 1. The lot, 2. carrying off.

    def legal(self, moves):
        """Who may begin, in order of seats. Later: tower by tower, the largest load first."""
        move: cython.int
        moves.clear()
        for move in range(MOVES):
            if not self.refuse(move):
                moves.add(move)

    def refuse(self, move):
        if not self.begun:
            return 0 if move >= FIRST else Reason.LOT_DECIDES
        if not self._standing():
            return Reason.GAME_OVER
        if move >= FIRST:
            return Reason.NOT_NOW
        return self._refuse_load(move // TALLEST, move % TALLEST)

    def _refuse_load(self, tower, level):
        """2.1 to 2.3: this stone and all above it."""
        if level >= self.height[tower]:
            return Reason.GONE
        return Reason.TOO_MANY if self.height[tower] - level > LOAD else 0

    def play(self, move):
        if move >= FIRST:
            self.begun = True
            self.player = move - FIRST
            self.turns += 1
            note(self, Happening.BEGAN, self.player, 0, 0, 0, 0)
        else:
            self._carry(move // TALLEST, move % TALLEST)

    def _carry(self, tower, level):
        load: cython.int = self.height[tower] - level
        self.height[tower] = level
        self.carried[self.player] += load
        note(self, Happening.CARRIED, self.player, tower, load, level, 0)
        if self._standing():
            self.player = 1 - self.player
            self.turns += 1
        else:
            self._end()

    def weight(self, move):
        return 1

    # 3. The end.

    def _standing(self):
        """Stones that are left."""
        i: cython.int
        stones: cython.int = 0
        for i in range(TOWERS):
            stones += self.height[i]
        return stones

    def _end(self):
        seat: cython.int
        for seat in range(self.seats):
            if self.score(seat):
                note(self, Happening.WON, seat, 0, 0, 0, self.score(seat))

    def score(self, seat):
        return 0 if self._standing() else prize(self.player, self.cursed, seat)

    def rank(self, seat):
        return rank_by_score(self, seat)

    # The rest of the contract.

    def imagine(self, seat, random):
        """Nothing is hidden in this game."""

    def assign(self, other):
        become(self, other)

    def copy(self):
        return clone(self)

    def key(self):
        return self.fingerprint()
