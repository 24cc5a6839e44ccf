"""The rules of Highlanders, in the order of RULES.md. Types are declared in position.pxd.

The board is one word of 52 spaces: camps, castles, banners. `legal` and `refuse` ask the same predicates: how many may
leave a space (`may_leave`), how few may go to a camp (`_least`), whether a castle may be stormed (`_refuse_assault`).
"""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.core.position import CHANCE, OVER, become, clone, note
    from donjon.games.highlanders.codes import Ending, Happening, Phase, Reason
    from donjon.games.highlanders.pieces import *
    from donjon.games.highlanders.scoring import standing, swords
    from donjon.games.highlanders.state import HighlandersState


@cython.final
@cython.cclass
class HighlandersPosition(HighlandersState):
    """One position: what lies where (state.py), and what may be done with it."""

    def turn(self):
        if self.ending:
            return OVER
        return self.seat_of(self.clan) if self.phase >= Phase.MARCH else CHANCE

    def seat_of(self, clan):
        """8.1: with two players the clans belong to seats 0, 1, 0, 1."""
        return clan if clan < self.seats else clan - self.seats

    # 1. Setting up, 2. a turn: chance names the first seat, then rolls for every turn.

    def _begin(self, seat):
        self.clan = seat
        self.turns = 1
        self.phase = Phase.ROLL
        note(self, Happening.BEGAN, self.seat_of(seat), 0, 0, seat, 0)

    def _roll(self, die):
        """2.2, 2.3: a knight at the banner with that many crests, unless one stands there or the supply is empty."""
        banner: cython.int = FIRST_BANNER + die - 1
        bit: cython.ulonglong = ONE << banner
        self.die = die
        self.steps = STEPS
        self.phase = Phase.MARCH
        note(self, Happening.ROLLED, self.seat_of(self.clan), die, 0, self.clan, 0)
        if self.stands[self.clan] & bit or not self.supply[self.clan]:
            note(
                self,
                Happening.BARRED,
                self.seat_of(self.clan),
                banner,
                0 if self.stands[self.clan] & bit else 1,
                self.clan,
                0,
            )
        else:
            self.supply[self.clan] -= 1
            self.stands[self.clan] |= bit
            note(self, Happening.ENTERED, self.seat_of(self.clan), banner, 0, self.clan, 0)

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
        """By source, then by target, both in board order, then by size of the group; `.` last."""
        source: cython.int
        word: cython.ulonglong
        count: cython.int = 0
        moves.clear()
        if self.ending:
            return
        if self.phase == Phase.MARCH:
            word = self.stands[self.clan]
            while word:
                source = lowest(word)
                word &= word - 1
                count = self._steps_from(source, NEIGHBOURS[source] & LAND, moves, count)
            moves.items[count] = END_TURN
            moves.count = count + 1
        elif self.phase == Phase.MUSTER:
            moves.count = self._legal_muster(moves)
        elif self.phase == Phase.GO_IN:
            for count in range(self.knights[self.gate]):
                moves.items[count] = GO_IN + count + 1
            moves.count = self.knights[self.gate]
        elif self.phase == Phase.SHIELD:
            moves.items[0] = LEAVE_BARE
            moves.items[1] = LAY_SHIELD
            moves.count = 2
        else:
            moves.count = self._chance_moves(moves)

    def _chance_moves(self, moves):
        """1.7 any seat to begin, 2.2 any face of the die, 5.4 any shield in the reserve."""
        i: cython.int
        count: cython.int = 0
        if self.phase == Phase.ROLL:
            for i in range(6):
                moves.items[i] = ROLL + i + 1
            return 6
        if self.phase == Phase.BEGIN:
            for i in range(self.seats):
                moves.items[i] = BEGIN + i
            return self.seats
        for i in range(4):
            if self.reserve[self.clan * 4 + i]:
                moves.items[count] = DRAW + i
                count += 1
        return count

    def _steps_from(self, source, targets, moves, count):
        """All steps from one space to some of its neighbours."""
        target: cython.int
        knights: cython.int
        most: cython.int = self.may_leave(source)
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            if target >= FIRST_CASTLE and self.owner[target] != self.clan:
                if not self._refuse_assault(source, target):
                    moves.items[count] = (source * 64 + target) * 64
                    count += 1
            else:
                for knights in range(self._least(source, target), most + 1):
                    moves.items[count] = (source * 64 + target) * 64 + knights
                    count += 1
        return count

    def _legal_muster(self, moves):
        """4.2, 4.3: another group, from a space that has sent none yet."""
        source: cython.int
        count: cython.int = 0
        word: cython.ulonglong = NEIGHBOURS[self.target] & self.stands[self.clan] & ~self.mustered
        while word:
            source = lowest(word)
            word &= word - 1
            count = self._steps_from(source, ONE << self.target, moves, count)
        return count

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
        return self._refuse_step(move >> 12, (move >> 6) & 63, move & 63)

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
        if move == LAY_SHIELD and not self.shields_left(self.clan):
            return Reason.RESERVE_EMPTY
        return Reason.GO_IN_FIRST if self.phase == Phase.GO_IN else Reason.NO_SHIELD_NOW

    def _refuse_step(self, source, target, knights):
        if target >= FIRST_BANNER:
            return Reason.INTO_BANNER
        if not NEIGHBOURS[source] >> target & 1:
            return Reason.NO_ROAD
        if not self.stands[self.clan] >> source & 1:
            return Reason.NOBODY_THERE
        if self.phase == Phase.MUSTER and target != self.target:
            return Reason.MUSTERING
        if target >= FIRST_CASTLE and self.owner[target] != self.clan:
            return Reason.ALL_STORM if knights else self._refuse_assault(source, target)
        if self.mustered >> source & 1:
            return Reason.MUSTERED
        if not knights:
            return Reason.EMPTY_GROUP
        if knights > self.may_leave(source):
            return Reason.GARRISON if knights <= self.knights_of(self.clan, source) else Reason.TOO_MANY
        return Reason.TOO_WEAK if knights < self._least(source, target) else 0

    def play(self, move):
        if move < END_TURN:
            self._step(move >> 12, (move >> 6) & 63, move & 63)
        elif move == END_TURN:
            note(self, Happening.ENDED_TURN, self.seat_of(self.clan), self.steps, 0, self.clan, 0)
            self._end_turn()
        elif move < LEAVE_BARE:
            self._go_in(move - GO_IN)
        elif move == LEAVE_BARE:
            note(self, Happening.LEFT_BARE, self.seat_of(self.clan), self.target, 0, self.clan, 0)
            self._after_step()
        elif move == LAY_SHIELD:
            self.phase = Phase.DRAW
        elif move < DRAW:
            self._roll(move - ROLL)
        elif move < BEGIN:
            self._draw_shield(move - DRAW)
        else:
            self._begin(move - BEGIN)

    # 3. Marching.

    def knights_of(self, clan, space):
        if not self.stands[clan] >> space & 1:
            return 0
        return 1 if space >= FIRST_BANNER else self.knights[space]

    def may_leave(self, space):
        """3.1, 5.6: how many knights of the clan whose turn it is may leave a space it stands on."""
        if space >= FIRST_BANNER:
            return 1
        if space < FIRST_CASTLE or self.shield[space] != NO_SHIELD:
            return self.knights[space]
        return self.knights[space] - 1

    def _step(self, source, target, knights):
        owner: cython.int = self.owner[target]
        self.steps -= 1
        if target >= FIRST_CASTLE and owner != self.clan:
            self._assault(source, target)
        elif owner == NOBODY or owner == self.clan:
            note(self, Happening.MARCHED, self.seat_of(self.clan), source, target, knights * 8 + self.clan, 0)
            self._leave(source, knights)
            self._arrive(target, knights)
            self._after_step()
        elif self.force + knights > self.knights[target]:
            self._strike(source, target, knights)
        else:
            note(self, Happening.MUSTERED, self.seat_of(self.clan), source, target, knights * 8 + self.clan, 0)
            self.phase = Phase.MUSTER
            self.target = target
            self._join(source, knights)

    def _after_step(self):
        """2.6: go on with the steps that are left; without any the turn is over."""
        self.target = self.gate = 0
        self.phase = Phase.MARCH
        if not self.steps:
            self._end_turn()

    def _leave(self, space, knights):
        if space < FIRST_BANNER:
            self.knights[space] -= knights
            if self.knights[space]:
                return
            if space < FIRST_CASTLE:
                self.owner[space] = NOBODY
        self.stands[self.clan] &= ~(ONE << space)

    def _arrive(self, space, knights):
        self.owner[space] = self.clan
        self.knights[space] += knights
        self.stands[self.clan] |= ONE << space

    def reach(self, clan, source, steps, storming):
        """How far the knights of one space get together, as bits: where they march, or what they then beat or storm."""
        space: cython.int
        target: cython.int
        targets: cython.ulonglong
        crowd: cython.int = self.may_leave(source)
        bit: cython.ulonglong
        now: cython.ulonglong = ONE << source
        seen: cython.ulonglong = now
        beaten: cython.ulonglong = 0
        after: cython.ulonglong
        while steps and crowd:
            steps -= 1
            after = 0
            while now:
                space = lowest(now)
                now &= now - 1
                targets = NEIGHBOURS[space] & LAND & ~seen
                while targets:
                    target = lowest(targets)
                    bit = ONE << target
                    targets &= targets - 1
                    if self.owner[target] == clan or (target < FIRST_CASTLE and self.owner[target] == NOBODY):
                        after |= bit
                    elif self._falls(clan, source, space, target, crowd):
                        beaten |= bit
            seen |= after
            now = after
        return beaten if storming else seen & ~(ONE << source)

    def _falls(self, clan, source, space, target, crowd):
        """Would a crowd from `source`, now on `space`, beat the camp or storm the castle beside it?"""
        if space != source and self.owner[space] == clan:
            crowd += self.may_leave(space)
        return crowd > self.knights[target] if target < FIRST_CASTLE else not self._withstands(target, crowd)

    # 4. Battles in camps.

    def _least(self, source, target):
        """4.1, 4.3: the smallest group that may go to a camp, or to an own castle."""
        least: cython.int
        if self.owner[target] == NOBODY or self.owner[target] == self.clan:
            return 1
        least = self.knights[target] + 1 - self.force - self._help(source, target)
        return least if least > 1 else 1

    def _help(self, source, target):
        """4.2: the most knights that could still join from other spaces, one step each."""
        space: cython.int
        here: cython.int
        best: cython.int = 0
        second: cython.int = 0
        word: cython.ulonglong = NEIGHBOURS[target] & self.stands[self.clan] & ~self.mustered & ~(ONE << source)
        while word:
            space = lowest(word)
            word &= word - 1
            here = self.may_leave(space)
            if here > best:
                second = best
                best = here
            elif here > second:
                second = here
        if self.steps == STEPS:
            return best + second
        return best if self.steps > 1 else 0

    def _join(self, source, knights):
        """One more group of a muster. It stays where it is until the strike."""
        self.group_source[self.groups] = source
        self.group_size[self.groups] = knights
        self.mustered |= ONE << source
        self.force += knights
        self.groups += 1

    def _strike(self, source, target, knights):
        """4.4: all groups go in. The beaten knights go back to their supply."""
        i: cython.int
        note(
            self,
            Happening.BEATEN,
            self.seat_of(self.clan),
            target,
            self.clan,
            self.knights[target] * 8 + self.owner[target],
            0,
        )
        self._clear(target)
        for i in range(self.groups):
            note(
                self,
                Happening.MARCHED,
                self.seat_of(self.clan),
                self.group_source[i],
                target,
                self.group_size[i] * 8 + self.clan,
                0,
            )
            self._leave(self.group_source[i], self.group_size[i])
            self._arrive(target, self.group_size[i])
        note(self, Happening.MARCHED, self.seat_of(self.clan), source, target, knights * 8 + self.clan, 0)
        self._leave(source, knights)
        self._arrive(target, knights)
        self.groups = self.force = 0
        self.mustered = 0
        self._after_step()

    def _clear(self, space):
        """Send all knights of a camp or castle back to their supply."""
        owner: cython.int = self.owner[space]
        self.supply[owner] += self.knights[space]
        self.knights[space] = 0
        self.stands[owner] &= ~(ONE << space)
        if space < FIRST_CASTLE:
            self.owner[space] = NOBODY

    # 5. Free castles, 6. held castles.

    def _refuse_assault(self, camp, castle):
        """5.1, 6.1, 6.2: why the knights of a camp may not storm a castle."""
        return self._withstands(castle, self.knights[camp])

    def _withstands(self, castle, force):
        """Why this number of knights is too small. Against an unseen shield any number may try."""
        if self.owner[castle] != NOBODY and self.unseen >> castle & 1:
            return 0
        if force >= self.needed(castle, 0 if self.shield[castle] == NO_SHIELD else self.shield[castle]):
            return 0
        return Reason.SWORDS_HOLD if self.owner[castle] == NOBODY else Reason.DEFENDERS_HOLD

    def needed(self, castle, shield):
        """5.1, 6.1, 6.6: how many knights take a castle with such a shield: twice its swords or its defenders."""
        defence: cython.int = self.knights[castle] + shield
        if self.owner[castle] == NOBODY:
            return 2 * SWORDS[castle]
        return 2 * defence if defence else 1

    def _assault(self, camp, castle):
        """6.3: an unseen shield is shown, then the same rule as above decides."""
        owner: cython.int = self.owner[castle]
        note(self, Happening.STORMED, self.seat_of(self.clan), camp, castle, self.knights[camp] * 8 + self.clan, 0)
        if self.unseen >> castle & 1:
            self._show(castle)
        if self._refuse_assault(camp, castle):
            self._fail(camp, castle)
            return
        if owner != NOBODY:  # 6.4: knights to the supply, the shield to the reserve
            note(
                self, Happening.LOST, self.seat_of(owner), castle, 0, self.knights[castle] * 8 + owner, -SWORDS[castle]
            )
            self._clear(castle)
            self.castles[owner] &= ~(ONE << castle)
            if self.shield[castle] != NO_SHIELD:
                self.reserve[owner * 4 + self.shield[castle]] += 1
                self.shield[castle] = NO_SHIELD
        note(self, Happening.TOOK, self.seat_of(self.clan), castle, 0, self.clan, SWORDS[castle])
        self._take(camp, castle)

    def _show(self, castle):
        """6.3: everybody knows its value now."""
        value: cython.int
        owner: cython.int = self.owner[castle]
        note(self, Happening.SHOWN, self.seat_of(owner), castle, self.shield[castle], owner, 0)
        self.reveals += 1
        self.unseen &= ~(ONE << castle)
        for value in range(4):
            self.ruled_out[value] &= ~(ONE << castle)
        self.deduce(owner)

    def deduce(self, clan):
        """6.3: once all of a clan's shields of one value lie in sight, none of its unseen shields has that value."""
        castle: cython.int
        value: cython.int
        seen: cython.int
        for value in range(4):
            seen = 0
            for castle in range(FIRST_CASTLE, FIRST_BANNER):
                if self.owner[castle] == clan and self.shield[castle] == value and not self.unseen >> castle & 1:
                    seen += 1
            if seen == SHIELDS[value]:
                self.ruled_out[value] |= self.unseen & self.castles[clan]

    def _fail(self, camp, castle):
        """6.5: the step is spent; the knights are lost or thrown back."""
        crowd: cython.int = self.knights[camp] * 8 + self.clan
        if self.repulse:
            note(self, Happening.REPULSED, self.seat_of(self.clan), camp, castle, crowd, 0)
        else:
            note(self, Happening.PERISHED, self.seat_of(self.clan), camp, castle, crowd, 0)
            self._clear(camp)
        self._after_step()

    def _take(self, camp, castle):
        """The castle changes hands. 7.1, 7.2: the last but one free castle brings the last one and ends the game."""
        last: cython.bint = False
        left: cython.int
        if self.owner[castle] == NOBODY:
            self._hold(castle)
            last = not self.free_castles & (self.free_castles - 1)
        else:
            self._hold(castle)
        self.target = castle
        self.gate = camp
        self.phase = Phase.GO_IN
        if last:
            left = self.knights[camp] - 1
            note(self, Happening.WENT_IN, self.seat_of(self.clan), camp, castle, (left * STEP + 1) * 8 + self.clan, 0)
            self._leave(camp, 1)
            self._arrive(castle, 1)
            castle = lowest(self.free_castles)
            self._hold(castle)
            note(self, Happening.GIVEN, self.seat_of(self.clan), castle, 0, self.clan, SWORDS[castle])
            self._end(Ending.CASTLES)

    def _hold(self, castle):
        self.owner[castle] = self.clan
        self.castles[self.clan] |= ONE << castle
        self.free_castles &= ~(ONE << castle)

    def _go_in(self, knights):
        """5.3, 5.5: then the shield is asked for, if there is one to draw."""
        left: cython.int = self.knights[self.gate] - knights
        note(
            self,
            Happening.WENT_IN,
            self.seat_of(self.clan),
            self.gate,
            self.target,
            (left * STEP + knights) * 8 + self.clan,
            0,
        )
        self._leave(self.gate, knights)
        self._arrive(self.target, knights)
        if self.shields_left(self.clan):
            self.phase = Phase.SHIELD
        else:
            self._after_step()

    def shields_left(self, clan):
        i: cython.int = clan * 4
        return self.reserve[i] + self.reserve[i + 1] + self.reserve[i + 2] + self.reserve[i + 3]

    def lay(self, castle, value, unseen):
        """Lay a shield of the owner's reserve at a castle."""
        self.reserve[self.owner[castle] * 4 + value] -= 1
        self.shield[castle] = value
        if unseen:
            self.unseen |= ONE << castle

    def _draw_shield(self, value):
        """5.4: drawn blind, known to its owner."""
        self.lay(self.target, value, True)
        self.deduce(self.clan)
        note(self, Happening.LAID, self.seat_of(self.clan), self.target, value, self.clan, 0)
        self._after_step()

    # 7. The end.

    def _end(self, ending):
        self.ending = ending
        self.die = self.steps = self.target = self.gate = 0
        self.phase = Phase.ROLL
        note(self, Happening.ENDED, -1, ending, 0, 0, 0)

    def swords_of(self, clan):
        return swords(self.castles[clan])

    def score(self, seat):
        i: cython.int
        points: cython.int = 0
        for i in range(self.clans):
            if self.seat_of(i) == seat:
                points += swords(self.castles[i])
        return points

    def _on_board(self, seat):
        """7.5: knights in camps, in castles and on banners."""
        i: cython.int
        knights: cython.int = 0
        for i in range(self.clans):
            if self.seat_of(i) == seat:
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
            if self.seat_of(clan) != seat:
                while not self._redeal(clan, random):  # the true shields fit, so it ends
                    pass

    def _redeal(self, clan, random):
        """Draw a clan's unseen shields again, castle by castle. False if one has a value that was ruled out."""
        castle: cython.int
        value: cython.int
        pick: cython.int
        fits: cython.bint = True
        word: cython.ulonglong = self.unseen & self.castles[clan]
        while word:
            castle = lowest(word)
            word &= word - 1
            self.reserve[clan * 4 + self.shield[castle]] += 1
        word = self.unseen & self.castles[clan]
        while word:
            castle = lowest(word)
            word &= word - 1
            pick = random.below(self.shields_left(clan))
            value = 0
            while pick >= self.reserve[clan * 4 + value]:
                pick -= self.reserve[clan * 4 + value]
                value += 1
            self.lay(castle, value, True)
            if self.ruled_out[value] >> castle & 1:
                fits = False
        return fits

    def assign(self, other):
        become(self, other)

    def copy(self):
        return clone(self)

    def key(self):
        return self.fingerprint()
