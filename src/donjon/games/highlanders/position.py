"""The rules of Highlanders, in the order of RULES.md. Types are declared in position.pxd.

The board is one word of 52 spaces: camps, castles, banners. What knights do on it is in marching.py and castles.py.
"""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.bits import ONE
    from donjon.core.position import CHANCE, OVER, become, clone, note
    from donjon.games.highlanders import castles, marching
    from donjon.games.highlanders.codes import Ending, Happening, Phase, Reason
    from donjon.games.highlanders.pieces import *
    from donjon.games.highlanders.scoring import standing, swords
    from donjon.games.highlanders.state import HighlandersState


@cython.final
@cython.no_gc
@cython.cclass
class HighlandersPosition(HighlandersState):
    """One position: what lies where (state.py), and what may be done with it."""

    def turn(self):
        if self.ending:
            return OVER
        if self.phase < Phase.MARCH:
            return CHANCE
        return SEAT_OF[self.seats * CLANS + self.clan]

    # 1. Setting up, 2. a turn: chance names the first seat, then rolls for every turn.

    def _begin(self, seat):
        self.clan = seat
        self.turns = 1
        self.phase = Phase.ROLL
        note(self, Happening.BEGAN, SEAT_OF[self.seats * CLANS + seat], 0, 0, seat, 0)

    def _roll(self, die):
        """2.2, 2.3: a knight at the banner with that many crests, unless one stands there or the supply is empty."""
        seat: cython.int = SEAT_OF[self.seats * CLANS + self.clan]
        banner: cython.int = FIRST_BANNER + die - 1
        bit: cython.ulonglong = ONE << banner
        self.die = die
        self.steps = STEPS
        self.phase = Phase.MARCH
        note(self, Happening.ROLLED, seat, die, 0, self.clan, 0)
        if self.stands[self.clan] & bit or not self.supply[self.clan]:
            note(self, Happening.BARRED, seat, banner, 0 if self.stands[self.clan] & bit else 1, self.clan, 0)
        else:
            self.supply[self.clan] -= 1
            self.stands[self.clan] |= bit
            note(self, Happening.ENTERED, seat, banner, 0, self.clan, 0)

    def weight(self, move):
        if DRAW <= move < BEGIN:
            return self.reserve[self.clan * 4 + move - DRAW]
        return 1

    def _end_turn(self):
        """2.6, 7.3: the next clan is to roll, unless the turn cap is reached."""
        self.die = self.steps = 0
        if self.turns == self.turn_cap:
            self._end(Ending.TURN_CAP)
            return
        self.turns += 1
        self.clan = self.clan + 1 if self.clan + 1 < self.clans else 0
        self.phase = Phase.ROLL

    # What may be done: one list, one refusal, the same predicates.

    def legal(self, moves):
        """Steps in the order of marching.py, `.` last; otherwise by number."""
        moves.clear()
        if self.ending:
            return
        if self.phase == Phase.MARCH:
            marching.list_steps(self, moves)
            moves.add(END_TURN)
        elif self.phase == Phase.MUSTER:
            marching.list_muster(self, moves)
        elif self.phase == Phase.GO_IN:
            moves.add_each(GO_IN + 1, (ONE << self.knights[self.gate]) - 1, 1)
        elif self.phase == Phase.SHIELD:
            moves.add(LEAVE_BARE)
            moves.add(LAY_SHIELD)
        else:
            self._list_chance(moves)

    def _list_chance(self, moves):
        """1.7 any seat to begin, 2.2 any face of the die, 5.4 any shield in the reserve."""
        i: cython.int
        if self.phase == Phase.ROLL:
            moves.add_each(ROLL + 1, (ONE << 6) - 1, 1)
        elif self.phase == Phase.BEGIN:
            moves.add_each(BEGIN, (ONE << self.seats) - 1, 1)
        else:
            for i in range(4):
                if self.reserve[self.clan * 4 + i]:
                    moves.add(DRAW + i)

    def refuse(self, move):
        if self.ending:
            return Reason.GAME_OVER
        if move >= ROLL:
            return self._refuse_chance(move)
        if self.phase < Phase.MARCH:
            return self._due_first()
        if move >= GO_IN:
            return self._refuse_castle_choice(move)
        if self.phase == Phase.GO_IN:
            return Reason.GO_IN_FIRST
        if self.phase == Phase.SHIELD:
            return Reason.SHIELD_FIRST
        if move == END_TURN:
            return Reason.MUSTERING if self.phase == Phase.MUSTER else 0
        return marching.refuse_step(self, move >> 12, (move >> 6) & 63, move & 63)

    def _refuse_chance(self, move):
        if move >= BEGIN and self.phase != Phase.BEGIN:
            return Reason.ALREADY_BEGUN
        if move >= BEGIN:
            return 0 if move < BEGIN + self.seats else Reason.NOT_PLAYING
        if self.phase == Phase.BEGIN:
            return Reason.BEGIN_FIRST
        if move < DRAW:
            if self.phase == Phase.ROLL:
                return 0 if move > ROLL else Reason.ROLL_FIRST
            return Reason.DRAW_FIRST if self.phase == Phase.DRAW else Reason.ALREADY_ROLLED
        if self.phase != Phase.DRAW:
            return Reason.NOTHING_TO_DRAW
        return 0 if self.reserve[self.clan * 4 + move - DRAW] else Reason.NOT_IN_RESERVE

    def _due_first(self):
        """What chance has to decide before anybody does anything."""
        if self.phase == Phase.BEGIN:
            return Reason.BEGIN_FIRST
        return Reason.ROLL_FIRST if self.phase == Phase.ROLL else Reason.DRAW_FIRST

    def _refuse_castle_choice(self, move):
        """5.3, 5.4: first how many go in, then the shield."""
        if move < LEAVE_BARE:
            if self.phase != Phase.GO_IN:
                return Reason.SHIELD_FIRST if self.phase == Phase.SHIELD else Reason.NOTHING_TAKEN
            return 0 if GO_IN < move <= GO_IN + self.knights[self.gate] else Reason.NOT_AT_GATE
        if self.phase == Phase.SHIELD:
            return 0
        if move == LAY_SHIELD and not castles.shields_left(self, self.clan):
            return Reason.RESERVE_EMPTY
        return Reason.GO_IN_FIRST if self.phase == Phase.GO_IN else Reason.NO_SHIELD_NOW

    def play(self, move):
        if move < END_TURN:
            self._step(move >> 12, (move >> 6) & 63, move & 63)
        elif move == END_TURN:
            note(self, Happening.ENDED_TURN, SEAT_OF[self.seats * CLANS + self.clan], self.steps, 0, self.clan, 0)
            self._end_turn()
        elif move < LEAVE_BARE:
            self._go_in(move - GO_IN)
        elif move == LEAVE_BARE:
            note(self, Happening.LEFT_BARE, SEAT_OF[self.seats * CLANS + self.clan], self.target, 0, self.clan, 0)
            self._after_step()
        elif move == LAY_SHIELD:
            self.phase = Phase.DRAW
        elif move < DRAW:
            self._roll(move - ROLL)
        elif move < BEGIN:
            castles.draw_shield(self, move - DRAW)
            self._after_step()
        else:
            self._begin(move - BEGIN)

    # 3. Marching, 4. battles in camps, 5. free castles, 6. held castles: one step, and what follows it.

    def _step(self, source, target, knights):
        owner: cython.int = self.owner[target]
        self.steps -= 1
        if target >= FIRST_CASTLE and owner != self.clan:
            self._storm(source, target)
        elif owner == NOBODY or owner == self.clan:
            marching.march(self, source, target, knights)
            self._after_step()
        elif self.force + knights > self.knights[target]:
            marching.strike(self, source, target, knights)
            self._after_step()
        else:
            marching.muster(self, source, target, knights)
            self.phase = Phase.MUSTER

    def _after_step(self):
        """2.6: go on with the steps that are left; without any the turn is over."""
        self.target = self.gate = 0
        self.phase = Phase.MARCH
        if not self.steps:
            self._end_turn()

    def _storm(self, camp, castle):
        """7.1, 7.2: the last but one free castle brings the last one and ends the game; one knight goes in."""
        free: cython.bint = self.owner[castle] == NOBODY
        if not castles.storm(self, camp, castle):
            self._after_step()
        elif free and not self.free_castles & (self.free_castles - 1):
            castles.go_in(self, 1)
            castles.give_last(self)
            self._end(Ending.CASTLES)
        else:
            self.phase = Phase.GO_IN

    def _go_in(self, knights):
        """5.3, 5.5: then the shield is asked for, if there is one to draw."""
        castles.go_in(self, knights)
        if castles.shields_left(self, self.clan):
            self.phase = Phase.SHIELD
        else:
            self._after_step()

    # 7. The end.

    def _end(self, ending):
        self.ending = ending
        self.die = self.steps = self.target = self.gate = 0
        self.phase = Phase.ROLL
        note(self, Happening.ENDED, -1, ending, 0, 0, 0)

    def score(self, seat):
        i: cython.int
        points: cython.int = 0
        for i in range(self.clans):
            if SEAT_OF[self.seats * CLANS + i] == seat:
                points += swords(self.castles[i])
        return points

    def _on_board(self, seat):
        """7.5: knights in camps, in castles and on banners."""
        i: cython.int
        knights: cython.int = 0
        for i in range(self.clans):
            if SEAT_OF[self.seats * CLANS + i] == seat:
                knights += KNIGHTS - self.supply[i]
        return knights

    def rank(self, seat):
        i: cython.int
        rank: cython.int = 1
        mine: cython.int = standing(self.score(seat), self._on_board(seat))
        for i in range(self.seats):
            if standing(self.score(i), self._on_board(i)) > mine:
                rank += 1
        return rank

    # The rest of the contract.

    def imagine(self, seat, random):
        """6.3, 8.3: others' unseen shields go back to the reserves and are drawn again until they fit what all saw."""
        clan: cython.int
        for clan in range(self.clans):
            if SEAT_OF[self.seats * CLANS + clan] != seat:
                while not castles.redeal(self, clan, random):  # the true shields fit, so it ends
                    pass

    def assign(self, other):
        become(self, other)

    def copy(self):
        return clone(self)

    def key(self):
        return self.fingerprint()

    # What the human half and the bots ask of the chapters.

    def seat_of(self, clan):
        return SEAT_OF[self.seats * CLANS + clan]

    def swords_of(self, clan):
        return swords(self.castles[clan])

    def knights_of(self, clan, space):
        if not self.stands[clan] >> space & 1:
            return 0
        return 1 if space >= FIRST_BANNER else self.knights[space]

    def may_leave(self, space):
        return marching.may_leave(self, space)

    def reach(self, clan, source, steps, storming):
        return marching.reach(self, clan, source, steps, storming)

    def needed(self, castle, shield):
        return castles.needed(self, castle, shield)

    def shields_left(self, clan):
        return castles.shields_left(self, clan)

    def lay(self, castle, value, unseen):
        castles.lay(self, castle, value, unseen)

    def deduce(self, clan):
        castles.deduce(self, clan)
