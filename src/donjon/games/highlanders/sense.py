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
    from donjon.games.highlanders.castles import needed
    from donjon.games.highlanders.codes import Phase
    from donjon.games.highlanders.pieces import *
    from donjon.games.highlanders.position import HighlandersPosition
    from donjon.games.highlanders.traits import *


@cython.final
@cython.cclass
class HighlandersSense(Sense):
    """Castles, armies, and how many turns lie between them."""

    def traits(self, position, traits):
        self._traits(cython.cast(HighlandersPosition, position), traits)
        return TRAITS

    def weigh(self, position, traits, count, values):
        self._weigh(cython.cast(HighlandersPosition, position), traits, values)

    def _weigh(self, loch, traits, values):
        """Traits change their worth as castles are taken."""
        seat: cython.int
        kind: cython.int
        worth: cython.double
        total: cython.double = 0.0
        late: cython.double = 1.0 - (popcount(loch.free_castles) - 1) / 17.0
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
        crowds = cython.declare(cython.int[52])
        leaving = cython.declare(cython.int[52])
        for i in range(5 * TRAITS):
            traits[i] = 0.0
        self._count(loch, crowds, leaving)
        self._castles(loch, crowds, leaving, traits)
        self._armies(loch, leaving, traits)

    def _count(self, loch, crowds, leaving):
        """By space: the knights of a clan that stands there, and how many of them may leave."""
        space: cython.int
        for space in range(FIRST_BANNER):
            crowds[space] = leaving[space] = loch.knights[space]
        for space in range(FIRST_BANNER, FIRST_BANNER + 6):
            crowds[space] = leaving[space] = 1
        for space in range(FIRST_CASTLE, FIRST_BANNER):
            if loch.shield[space] == NO_SHIELD:  # RULES 5.6
                leaving[space] -= 1

    def _steps(self, loch, clan):
        """The steps a clan has in its turn: in this one, if it is its turn."""
        return loch.steps if clan == loch.clan and loch.phase >= Phase.MARCH else STEPS

    # Castles: who holds what, who can storm it in a turn, who can have it in how many.

    def _castles(self, loch, crowds, leaving, traits):
        castle: cython.int
        clan: cython.int
        owner: cython.int
        seat: cython.int
        needed: cython.int
        danger: cython.int
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            owner = loch.owner[castle]
            needed = self._needed(loch, castle)
            danger = Trait.HELD
            for clan in range(loch.clans):
                seat = SEAT_OF[loch.seats * CLANS + clan]
                if owner != NOBODY and seat == SEAT_OF[loch.seats * CLANS + owner]:
                    continue
                if owner != NOBODY and danger != Trait.FALLING and self._storms(loch, leaving, clan, castle, needed):
                    danger = Trait.FALLING if clan == loch.clan else Trait.RISKED
                traits[seat * TRAITS + Trait.REACH] += (
                    SWORDS[castle] * SOON[self._wait(loch, crowds, clan, castle, needed)]
                )
            if owner != NOBODY:
                seat = SEAT_OF[loch.seats * CLANS + owner]
                traits[seat * TRAITS + danger] += SWORDS[castle]
                traits[seat * TRAITS + Trait.GARRISON] += loch.knights[castle]

    def _needed(self, loch, castle):
        """How many knights it takes to storm a castle, in this imagined world."""
        return needed(loch, castle, 0 if loch.shield[castle] == NO_SHIELD else loch.shield[castle])

    def _storms(self, loch, leaving, clan, castle, needed):
        """Can a clan have this many knights at a gate of the castle, and a step left to go in?"""
        gate: cython.int
        steps: cython.int = self._steps(loch, clan) - 1
        word: cython.ulonglong = NEIGHBOURS[castle]
        missing: cython.int
        while word and steps >= 0:
            gate = lowest(word)
            word &= word - 1
            missing = needed
            if loch.owner[gate] == clan:
                missing -= loch.knights[gate]
                if missing <= 0:
                    return True
            elif loch.owner[gate] != NOBODY:
                missing = max(missing, loch.knights[gate] + 1)
            if steps and self._brings(loch, leaving, clan, gate, steps, missing):
                return True
        return False

    def _wait(self, loch, crowds, clan, castle, needed):
        """About how long a clan needs to take a castle, in sixths of a turn: the way of its nearest groups that
        are enough together, half of it for those that the farthest may pick up, and the knights still missing."""
        space: cython.int
        place: cython.int
        steps: cython.int
        beyond: cython.int = 0
        way: cython.int = 0
        near: cython.ulonglong = 0
        base: cython.int = (castle - FIRST_CASTLE) * OUTSIDE
        word: cython.ulonglong = loch.stands[clan] & ~CASTLE_BITS
        while word:  # the nearest first
            space = lowest(word)
            word &= word - 1
            near |= ONE << PLACE_OF[(castle - FIRST_CASTLE) * 52 + space]
        while near and needed > 0:
            place = base + lowest(near)
            near &= near - 1
            needed -= crowds[NEAREST[place]]
            beyond = WAY[place]
            way += beyond
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
        crowds = cython.declare(cython.int[52])
        leaving = cython.declare(cython.int[52])
        self._count(loch, crowds, leaving)
        for clan in range(loch.clans):
            if SEAT_OF[loch.seats * CLANS + clan] == seat:
                soonest = LAST
                for castle in range(FIRST_CASTLE, FIRST_BANNER):
                    if loch.owner[castle] == NOBODY:
                        soonest = min(soonest, self._wait(loch, crowds, clan, castle, self._needed(loch, castle)))
                soon += SOON[soonest]
        return (18 - popcount(loch.free_castles) + soon) / 20.0  # at most 18 castles, and two clans of a seat

    # Musters: how many knights a clan can bring into a camp in a turn. Whoever strikes first with more loses nobody.

    def _brings(self, loch, leaving, clan, camp, steps, wanted):
        """Can a clan bring so many knights into a camp from elsewhere in one to three steps?

        Groups come one by one from beside it, or one picks up others on its way.
        """
        near: cython.int
        group: cython.int
        beside: cython.ulonglong = NEIGHBOURS[camp] & loch.stands[clan]
        word: cython.ulonglong = loch.stands[clan] & WITHIN[camp * STEPS + steps - 1]
        around: cython.int = self._largest(leaving, beside, 1) if steps == STEPS else 0  # `_follow` may count it twice
        while word and around < wanted:
            around += leaving[lowest(word)]
            word &= word - 1
        if around < wanted:  # mostly there are not even enough of them near
            return False
        if self._largest(leaving, beside, steps) >= wanted:
            return True
        word = NEIGHBOURS[camp] & CAMP_BITS
        while word and steps > 1:
            near = lowest(word)
            word &= word - 1
            group = self._group(loch, clan, near)
            if group >= 0:
                beside = NEIGHBOURS[camp] & loch.stands[clan] & ~(ONE << near)
                group += self._follow(loch, leaving, clan, near, camp, steps, self._largest(leaving, beside, 1))
                if group >= wanted:
                    return True
        return False

    def _follow(self, loch, leaving, clan, near, camp, steps, beside):
        """The most knights that come through a camp `near` the target in all steps but one; those `beside` may join."""
        other: cython.int
        group: cython.int
        elsewhere: cython.ulonglong = loch.stands[clan] & ~(ONE << camp)
        word: cython.ulonglong = NEIGHBOURS[near] & CAMP_BITS & ~(ONE << camp)
        best: cython.int = self._largest(leaving, NEIGHBOURS[near] & elsewhere, 1)
        if steps == 2:
            return best
        best = max(best + beside, self._largest(leaving, NEIGHBOURS[near] & elsewhere, 2))
        while word:
            other = lowest(word)
            word &= word - 1
            group = self._group(loch, clan, other)
            if group >= 0:
                best = max(best, group + self._largest(leaving, NEIGHBOURS[other] & elsewhere & ~(ONE << near), 1))
        return best

    def _group(self, loch, clan, camp):
        """The knights that somebody passing through a camp can pick up, or -1 where strangers bar the way."""
        if loch.owner[camp] == clan:
            return loch.knights[camp]
        return 0 if loch.owner[camp] == NOBODY else -1

    def _largest(self, leaving, word, groups):
        """How many knights may leave these spaces in so many groups, one to three."""
        size: cython.int
        first: cython.int = 0
        second: cython.int = 0
        third: cython.int = 0
        while word:
            size = leaving[lowest(word)]
            word &= word - 1
            if size > first:
                first, second, third = size, first, second
            elif size > second:
                second, third = size, second
            elif size > third:
                third = size
        return first + (second if groups > 1 else 0) + (third if groups > 2 else 0)

    # Armies: how large, and whether somebody can strike them.

    def _armies(self, loch, leaving, traits):
        strike = cython.declare(cython.int[5])
        clan: cython.int
        seat: cython.int
        space: cython.int
        largest: cython.int
        word: cython.ulonglong
        for clan in range(5):
            strike[clan] = 0
        for clan in range(loch.clans):
            seat = SEAT_OF[loch.seats * CLANS + clan]
            largest = 0
            word = loch.stands[clan]
            while word:
                space = lowest(word)
                word &= word - 1
                if space >= FIRST_BANNER:
                    traits[seat * TRAITS + Trait.FIELD] += 1
                elif space < FIRST_CASTLE:
                    largest = max(largest, loch.knights[space])
                    traits[seat * TRAITS + self._danger(loch, leaving, seat, space, strike)] += loch.knights[space]
            traits[seat * TRAITS + Trait.ARMY] += min(largest, 12)
        for clan in range(loch.clans):
            traits[SEAT_OF[loch.seats * CLANS + clan] * TRAITS + Trait.STRIKE] += strike[clan]

    def _danger(self, loch, leaving, seat, camp, strike):
        """Who can beat a camp of a seat: somebody in their turn, the clan whose turn it is, or nobody."""
        clan: cython.int
        steps: cython.int
        danger: cython.int = Trait.FIELD
        for clan in range(loch.clans):
            steps = self._steps(loch, clan)
            if SEAT_OF[loch.seats * CLANS + clan] == seat or not steps:
                continue
            if self._brings(loch, leaving, clan, camp, steps, loch.knights[camp] + 1):
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
            if SEAT_OF[loch.seats * CLANS + loch.owner[target]] == SEAT_OF[loch.seats * CLANS + loch.clan]:
                promise *= 0.1
        return promise

    def _pull(self, loch, space):
        """How strongly the castles it could still take draw the clan to a space."""
        castle: cython.int
        owner: cython.int
        seat: cython.int = SEAT_OF[loch.seats * CLANS + loch.clan]
        pull: cython.double = 0.0
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            owner = loch.owner[castle]
            if owner == NOBODY or SEAT_OF[loch.seats * CLANS + owner] != seat:
                pull += SWORDS[castle] * NEAR[DISTANCE[space * 18 + castle - FIRST_CASTLE]]
        return pull


# The judgement already knows what others can do next, and a tree finds their long turns too late. A search that looked
# past its own turn took the others for harmless and stood still, and more so the longer it thought.
EARLY, LATE = zip(*WORTH.values(), strict=True)
SENSE = HighlandersSense(0, 5.0, [*EARLY, *LATE], curiosity=0.3, horizon=1, any_order=True, haste=1.0)
