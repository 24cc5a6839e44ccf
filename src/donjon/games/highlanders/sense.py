"""What is good in Highlanders, for the bots. Types are in sense.pxd.

Early in the game, knights are what counts. Whoever strikes first with more knights loses nobody, so an army is worth
what it can reach and what cannot reach it. With fewer free castles the end is nearer, and the swords held count more. A
castle is worth less if somebody can soon be at its gate with enough knights.
"""

import cython

from donjon.games.highlanders.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import ONE, lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.highlanders.codes import Phase
    from donjon.games.highlanders.pieces import *
    from donjon.games.highlanders.position import HighlandersPosition
    from donjon.games.highlanders.traits import *


@cython.final
@cython.cclass
class HighlandersSense(Sense):
    """Castles, armies, and how many turns lie between them."""

    def evaluate(self, position, values):
        self._evaluate(cython.cast(HighlandersPosition, position), values)

    def _evaluate(self, loch, values):
        traits = cython.declare(cython.double[50])
        seat: cython.int
        kind: cython.int
        worth: cython.double
        total: cython.double = 0.0
        late: cython.double = 1.0 - (popcount(loch.free_castles) - 1) / 17.0
        self._traits(loch, traits)
        for seat in range(loch.seats):
            worth = 0.0
            for kind in range(TRAITS):
                worth += traits[seat * TRAITS + kind] * (
                    self.worth[kind] + late * (self.worth[TRAITS + kind] - self.worth[kind])
                )
            values.items[seat] = worth
            total += worth
        for seat in range(loch.seats):  # the gaps between players stay; in the end every sword belongs to somebody
            values.items[seat] += (ALL_SWORDS - total) / loch.seats

    def _traits(self, loch, traits):
        """How much of each kind every seat has, both clans of a seat added: traits[seat * TRAITS + kind]."""
        i: cython.int
        for i in range(5 * TRAITS):
            traits[i] = 0.0
        self._castles(loch, traits)
        self._armies(loch, traits)

    def _steps(self, loch, clan):
        """The steps a clan has in its turn: in this one, if it is its turn."""
        return loch.steps if clan == loch.clan and loch.phase >= Phase.MARCH else STEPS

    # Castles: who holds what, who can storm it in a turn, who can have it in how many.

    def _castles(self, loch, traits):
        castle: cython.int
        clan: cython.int
        owner: cython.int
        needed: cython.int
        danger: cython.int
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            owner = loch.owner[castle]
            needed = self._needed(loch, castle)
            danger = Trait.HELD
            for clan in range(loch.clans):
                if owner != NOBODY and loch.seat_of(clan) == loch.seat_of(owner):
                    continue
                if self._storms(loch, clan, castle, needed):
                    danger = Trait.FALLING if clan == loch.clan or danger == Trait.FALLING else Trait.RISKED
                traits[loch.seat_of(clan) * TRAITS + Trait.REACH] += (
                    SWORDS[castle] * SOON[self._wait(loch, clan, castle, needed)]
                )
            if owner != NOBODY:
                traits[loch.seat_of(owner) * TRAITS + danger] += SWORDS[castle]
                traits[loch.seat_of(owner) * TRAITS + Trait.GARRISON] += loch.knights[castle]

    def _needed(self, loch, castle):
        """How many knights it takes to storm a castle, in this imagined world."""
        return loch.needed(castle, 0 if loch.shield[castle] == NO_SHIELD else loch.shield[castle])

    def _storms(self, loch, clan, castle, needed):
        """Can a clan have this many knights at a gate of the castle, and a step left to go in?"""
        gate: cython.int
        steps: cython.int = self._steps(loch, clan) - 1
        word: cython.ulonglong = NEIGHBOURS[castle]
        crowd: cython.int
        while word and steps >= 0:
            gate = lowest(word)
            word &= word - 1
            crowd = loch.knights[gate] if loch.owner[gate] == clan else 0
            if crowd < needed and steps:
                crowd += self._muster(loch, clan, gate, steps)
                if loch.owner[gate] != NOBODY and loch.owner[gate] != clan and crowd <= loch.knights[gate]:
                    continue
            if crowd >= needed:
                return True
        return False

    def _wait(self, loch, clan, castle, needed):
        """About how long a clan needs to take a castle, in sixths of a turn: the way of its nearest groups that
        are enough together, half of it for those that the farthest may pick up, and the knights still missing."""
        far: cython.int
        steps: cython.int
        beyond: cython.int = 0
        way: cython.int = 0
        word: cython.ulonglong
        for far in range(1, MOST_STEPS):
            word = loch.stands[clan] & AWAY[(castle - FIRST_CASTLE) * MOST_STEPS + far]
            while word and needed > 0:
                needed -= 1 if lowest(word) >= FIRST_BANNER else loch.knights[lowest(word)]
                word &= word - 1
                way += far
                beyond = far
            if needed <= 0:
                break
        steps = way + beyond
        if clan == loch.clan:
            steps = max(0, steps - 2 * loch.steps)
        if needed > 0:
            steps += 6 + 6 * needed
        return min(steps, LAST)

    def progress(self, position, seat):
        return self._progress(cython.cast(HighlandersPosition, position), seat)

    def _progress(self, loch, seat):
        """The castles taken, and how soon the seat's clans can take the next one."""
        castle: cython.int
        clan: cython.int
        soonest: cython.int
        soon: cython.double = 0.0
        for clan in range(loch.clans):
            if loch.seat_of(clan) == seat:
                soonest = LAST
                for castle in range(FIRST_CASTLE, FIRST_BANNER):
                    if loch.owner[castle] == NOBODY:
                        soonest = min(soonest, self._wait(loch, clan, castle, self._needed(loch, castle)))
                soon += SOON[soonest]
        return (18 - popcount(loch.free_castles) + soon) / 20.0  # at most 18 castles, and two clans of a seat

    # Musters: how many knights a clan can bring into a camp in a turn. Whoever strikes first with more loses nobody.

    def _muster(self, loch, clan, camp, steps):
        """The most knights a clan can bring into a camp from elsewhere in so many steps, one to three.

        Groups come one by one from beside it, or one picks up others on its way.
        """
        near: cython.int
        group: cython.int
        beside: cython.ulonglong = NEIGHBOURS[camp] & loch.stands[clan]
        word: cython.ulonglong = NEIGHBOURS[camp] & CAMP_BITS
        best: cython.int = self._largest(loch, beside, steps)
        while word and steps > 1:
            near = lowest(word)
            word &= word - 1
            group = self._group(loch, clan, near)
            if group >= 0:
                group += self._follow(loch, clan, near, camp, steps, self._largest(loch, beside & ~(ONE << near), 1))
                best = max(best, group)
        return best

    def _follow(self, loch, clan, near, camp, steps, beside):
        """The most knights that come through a camp `near` the target in all steps but one; those `beside` may join."""
        other: cython.int
        group: cython.int
        elsewhere: cython.ulonglong = loch.stands[clan] & ~(ONE << camp)
        word: cython.ulonglong = NEIGHBOURS[near] & CAMP_BITS & ~(ONE << camp)
        best: cython.int = self._largest(loch, NEIGHBOURS[near] & elsewhere, 1)
        if steps == 2:
            return best
        best = max(best + beside, self._largest(loch, NEIGHBOURS[near] & elsewhere, 2))
        while word:
            other = lowest(word)
            word &= word - 1
            group = self._group(loch, clan, other)
            if group >= 0:
                best = max(best, group + self._largest(loch, NEIGHBOURS[other] & elsewhere & ~(ONE << near), 1))
        return best

    def _group(self, loch, clan, camp):
        """The knights that somebody passing through a camp can pick up, or -1 where strangers bar the way."""
        if loch.owner[camp] == clan:
            return loch.knights[camp]
        return 0 if loch.owner[camp] == NOBODY else -1

    def _largest(self, loch, word, groups):
        """How many knights may leave these spaces in so many groups, one to three."""
        size: cython.int
        first: cython.int = 0
        second: cython.int = 0
        third: cython.int = 0
        while word:
            size = loch.may_leave(lowest(word))
            word &= word - 1
            if size > first:
                first, second, third = size, first, second
            elif size > second:
                second, third = size, second
            elif size > third:
                third = size
        return first + (second if groups > 1 else 0) + (third if groups > 2 else 0)

    # Armies: how large, and whether somebody can strike them.

    def _armies(self, loch, traits):
        strike = cython.declare(cython.int[5])
        clan: cython.int
        seat: cython.int
        space: cython.int
        largest: cython.int
        word: cython.ulonglong
        for clan in range(5):
            strike[clan] = 0
        for clan in range(loch.clans):
            seat = loch.seat_of(clan)
            largest = 0
            word = loch.stands[clan]
            while word:
                space = lowest(word)
                word &= word - 1
                if space >= FIRST_BANNER:
                    traits[seat * TRAITS + Trait.FIELD] += 1
                elif space < FIRST_CASTLE:
                    largest = max(largest, loch.knights[space])
                    traits[seat * TRAITS + self._danger(loch, space, strike)] += loch.knights[space]
            traits[seat * TRAITS + Trait.ARMY] += min(largest, 12)
        for clan in range(loch.clans):
            traits[loch.seat_of(clan) * TRAITS + Trait.STRIKE] += strike[clan]

    def _danger(self, loch, camp, strike):
        """Who can beat a camp: somebody in their turn, the clan whose turn it is, or nobody."""
        clan: cython.int
        steps: cython.int
        danger: cython.int = Trait.FIELD
        for clan in range(loch.clans):
            steps = self._steps(loch, clan)
            if loch.seat_of(clan) == loch.seat_of(loch.owner[camp]) or not steps:
                continue
            if self._muster(loch, clan, camp, steps) > loch.knights[camp]:
                strike[clan] = max(strike[clan], loch.knights[camp])
                danger = Trait.DOOMED if clan == loch.clan or danger == Trait.DOOMED else Trait.HUNTED
        return danger

    # Move ordering: castles that fall, beaten camps, knights coming together, whole armies rather than parts of them.

    def prior(self, position, moves, weights):
        i: cython.int
        for i in range(moves.count):
            weights.items[i] = self._promise(cython.cast(HighlandersPosition, position), moves.items[i])

    def _promise(self, loch, move):
        if move < END_TURN:
            return self._step(loch, move >> 12, (move >> 6) & 63, move & 63)
        if move == END_TURN:
            return 0.3
        if move < LEAVE_BARE:  # one or two go in; the army goes on
            return 3.0 / (move - GO_IN)
        return 2.0 if move == LAY_SHIELD else 1.0

    def _step(self, loch, source, target, knights):
        here: cython.int = 1 if source >= FIRST_BANNER else loch.knights[source]
        promise: cython.double
        if not knights:
            promise = 4.0 + 4.0 * SWORDS[target]
            if loch.unseen >> target & 1 and here < self._needed(loch, target):
                promise *= 0.1
            return promise
        if target >= FIRST_CASTLE:
            return 0.05
        promise = self._pull(loch, target) / (0.1 + self._pull(loch, source))
        if source >= FIRST_BANNER:
            promise += 2.0
        elif source >= FIRST_CASTLE:
            promise *= 0.5
        elif knights < here:
            promise *= 0.15 if knights * 2 < here else 0.3
        if loch.owner[target] == loch.clan:
            promise += 2.0
        elif loch.owner[target] != NOBODY:
            promise += 1.0 + loch.knights[target]
            if loch.seat_of(loch.owner[target]) == loch.seat_of(loch.clan):
                promise *= 0.1
        return promise

    def _pull(self, loch, space):
        """How strongly the castles it could still take draw the clan to a space."""
        castle: cython.int
        pull: cython.double = 0.0
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            if loch.owner[castle] == NOBODY or loch.seat_of(loch.owner[castle]) != loch.seat_of(loch.clan):
                pull += SWORDS[castle] * NEAR[DISTANCE[space * 18 + castle - FIRST_CASTLE]]
        return pull


# The judgement already knows what others can do next, and a tree finds their long turns too late. A search that looked
# past its own turn took the others for harmless and stood still, and more so the longer it thought.
EARLY, LATE = zip(*WORTH.values(), strict=True)
SENSE = HighlandersSense(0, 5.0, [*EARLY, *LATE], curiosity=0.3, horizon=1, any_order=True, haste=1.0)
