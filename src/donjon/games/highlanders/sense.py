"""What is good in Highlanders, for the bots. Types are in sense.pxd.

Early, knights are what counts: whoever strikes first with more loses nobody, so an army is worth what it can reach and
what cannot reach it. The fewer castles are free, the nearer the end, and the more count the swords one holds. A castle
is worth the less the sooner somebody can be at its gate with enough knights.
"""

import cython

from donjon.games.highlanders import pieces
from donjon.games.highlanders.codes import Phase

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.highlanders.position import HighlandersPosition

STEPS = cython.declare(cython.int, pieces.STEPS)
NOBODY = cython.declare(cython.int, pieces.NOBODY)
NO_SHIELD = cython.declare(cython.int, pieces.NO_SHIELD)
FIRST_CASTLE = cython.declare(cython.int, pieces.FIRST_CASTLE)
FIRST_BANNER = cython.declare(cython.int, pieces.FIRST_BANNER)
END_TURN = cython.declare(cython.int, pieces.END_TURN)
GO_IN = cython.declare(cython.int, pieces.GO_IN)
LEAVE_BARE = cython.declare(cython.int, pieces.LEAVE_BARE)
LAY_SHIELD = cython.declare(cython.int, pieces.LAY_SHIELD)
SWORDS = cython.declare(cython.uchar[52], pieces.SWORDS)
ALL_SWORDS = cython.declare(cython.double, sum(pieces.SWORDS))
NEIGHBOURS = cython.declare(cython.ulonglong[52], pieces.NEIGHBOURS)
CAMPS = cython.declare(cython.ulonglong, pieces.CAMP_BITS)
ONE = cython.declare(cython.ulonglong, 1)
MARCHES = cython.declare(cython.int, Phase.MARCH)


def distances():
    """[space * 18 + castle]: steps from a space into a castle over free camps, the assault included."""
    table = [30] * (52 * 18)
    for castle in range(18):
        reached = {28 + castle}
        steps = 0
        edge = [28 + castle]
        while edge:
            steps += 1
            beyond = []
            for space in edge:
                for other in range(52):
                    if pieces.NEIGHBOURS[space] >> other & 1 and other not in reached:
                        reached.add(other)
                        table[other * 18 + castle] = steps
                        if other < 28:
                            beyond.append(other)
            edge = beyond
    return table


def away():
    """[castle * 13 + steps]: the spaces so many steps from a castle."""
    table = [0] * (18 * 13)
    for castle in range(18):
        for space in range(52):
            if DISTANCE[space * 18 + castle] < 13 and not 28 <= space < 46:
                table[castle * 13 + DISTANCE[space * 18 + castle]] |= 1 << space
    return table


def fading(share, times):
    """[n]: what is left after n times."""
    return [share**time for time in range(times)]


DISTANCE = cython.declare(cython.uchar[936], distances())
AWAY = cython.declare(cython.ulonglong[234], away())
LAST = cython.declare(cython.int, 127)
SOON = cython.declare(cython.double[128], fading(0.8 ** (1.0 / 6.0), 128))  # what a sword is worth, by sixths of a turn
NEAR = cython.declare(cython.double[32], fading(0.7, 32))  # how much a castle draws an army so many steps away

# The kinds of good things; what each is worth stands at the end of this file.
KINDS = cython.declare(cython.int, 10)
HELD = cython.declare(cython.int, 0)  # swords of castles that nobody can storm in a turn
RISKED = cython.declare(cython.int, 1)  # swords of castles that somebody can
FALLING = cython.declare(cython.int, 2)  # swords of castles that the clan whose turn it is can
REACH = cython.declare(cython.int, 3)  # swords of others' and free castles, the less the longer they take to get
FIELD = cython.declare(cython.int, 4)  # knights on banners, and in camps that nobody can beat in a turn
HUNTED = cython.declare(cython.int, 5)  # knights in camps that somebody can
DOOMED = cython.declare(cython.int, 6)  # knights in camps that the clan whose turn it is can
ARMY = cython.declare(cython.int, 7)  # knights of each clan's largest army
GARRISON = cython.declare(cython.int, 8)  # knights in castles
STRIKE = cython.declare(cython.int, 9)  # the most knights that each clan can beat at once in a turn


@cython.final
@cython.cclass
class HighlandersSense(Sense):
    """Castles, armies, and how many turns lie between them."""

    def evaluate(self, position, values):
        self._evaluate(cython.cast(HighlandersPosition, position), values)

    def _evaluate(self, loch, values):
        features = cython.declare(cython.double[50])
        seat: cython.int
        kind: cython.int
        worth: cython.double
        total: cython.double = 0.0
        late: cython.double = 1.0 - (popcount(loch.free_castles) - 1) / 17.0
        self._features(loch, features)
        for seat in range(loch.seats):
            worth = 0.0
            for kind in range(KINDS):
                worth += features[seat * KINDS + kind] * (
                    self.worth[kind] + late * (self.worth[KINDS + kind] - self.worth[kind])
                )
            values.items[seat] = worth
            total += worth
        for seat in range(loch.seats):  # who leads whom stays; all swords are somebody's in the end
            values.items[seat] += (ALL_SWORDS - total) / loch.seats

    def _features(self, loch, features):
        """How much of each kind every seat has, both clans of a seat added: features[seat * KINDS + kind]."""
        i: cython.int
        for i in range(5 * KINDS):
            features[i] = 0.0
        self._castles(loch, features)
        self._armies(loch, features)

    def _steps(self, loch, clan):
        """The steps a clan has in its turn: in this one, if it is its turn."""
        return loch.steps if clan == loch.clan and loch.phase >= MARCHES else STEPS

    # Castles: who holds what, who can storm it in a turn, who can have it in how many.

    def _castles(self, loch, features):
        castle: cython.int
        clan: cython.int
        owner: cython.int
        needed: cython.int
        danger: cython.int
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            owner = loch.owner[castle]
            needed = self._needed(loch, castle)
            danger = HELD
            for clan in range(loch.clans):
                if owner != NOBODY and loch.seat_of(clan) == loch.seat_of(owner):
                    continue
                if self._storms(loch, clan, castle, needed):
                    danger = FALLING if clan == loch.clan or danger == FALLING else RISKED
                features[loch.seat_of(clan) * KINDS + REACH] += (
                    SWORDS[castle] * SOON[self._wait(loch, clan, castle, needed)]
                )
            if owner != NOBODY:
                features[loch.seat_of(owner) * KINDS + danger] += SWORDS[castle]
                features[loch.seat_of(owner) * KINDS + GARRISON] += loch.knights[castle]

    def _needed(self, loch, castle):
        """How many knights storm a castle, in this imagined world."""
        return loch.needed(castle, 0 if loch.shield[castle] == NO_SHIELD else loch.shield[castle])

    def _storms(self, loch, clan, castle, needed):
        """Can a clan have so many knights at a gate of the castle and a step left to go in?"""
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
        """About how long a clan needs to take a castle, in sixths of a turn: the way of its nearest groups that are
        enough together, half of it for those that the farthest may pick up, and the knights it still lacks."""
        far: cython.int
        steps: cython.int
        beyond: cython.int = 0
        way: cython.int = 0
        word: cython.ulonglong
        for far in range(1, 13):
            word = loch.stands[clan] & AWAY[(castle - FIRST_CASTLE) * 13 + far]
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

    # Musters: how many knights a clan can bring into a camp in a turn. Whoever strikes first with more loses nobody.

    def _muster(self, loch, clan, camp, steps):
        """The most knights a clan can bring into a camp from elsewhere in so many steps, one to three.

        Groups come one by one from beside it, or one picks up others on its way.
        """
        near: cython.int
        group: cython.int
        beside: cython.ulonglong = NEIGHBOURS[camp] & loch.stands[clan]
        word: cython.ulonglong = NEIGHBOURS[camp] & CAMPS
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
        word: cython.ulonglong = NEIGHBOURS[near] & CAMPS & ~(ONE << camp)
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

    def _armies(self, loch, features):
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
                    features[seat * KINDS + FIELD] += 1
                elif space < FIRST_CASTLE:
                    largest = max(largest, loch.knights[space])
                    features[seat * KINDS + self._danger(loch, space, strike)] += loch.knights[space]
            features[seat * KINDS + ARMY] += min(largest, 12)
        for clan in range(loch.clans):
            features[loch.seat_of(clan) * KINDS + STRIKE] += strike[clan]

    def _danger(self, loch, camp, strike):
        """Who can beat a camp: somebody in his turn, the clan whose turn it is, or nobody."""
        clan: cython.int
        steps: cython.int
        danger: cython.int = FIELD
        for clan in range(loch.clans):
            steps = self._steps(loch, clan)
            if loch.seat_of(clan) == loch.seat_of(loch.owner[camp]) or not steps:
                continue
            if self._muster(loch, clan, camp, steps) > loch.knights[camp]:
                strike[clan] = max(strike[clan], loch.knights[camp])
                danger = DOOMED if clan == loch.clan or danger == DOOMED else HUNTED
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
        """How much the castles still to be had draw the clan to a space."""
        castle: cython.int
        pull: cython.double = 0.0
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            if loch.owner[castle] == NOBODY or loch.seat_of(loch.owner[castle]) != loch.seat_of(loch.clan):
                pull += SWORDS[castle] * NEAR[DISTANCE[space * 18 + castle - FIRST_CASTLE]]
        return pull


# Found by regression on bots' own games, then tried against each other, and rounded. What a kind is worth while all
# castles are free, and when only one is.
EARLY = [0.2, 0.1, 0.0, 0.25, 0.6, 0.3, 0.0, 0.4, 0.8, 0.3]
LATE = [1.0, 0.8, 0.6, 0.4, 0.3, 0.1, -0.2, 0.5, 0.2, 0.1]

# What others can do next is in the judgement already, and a tree finds their long turns too late: one that looked past
# its own turn took strangers for harmless and stood still, the more the longer it thought.
SENSE = HighlandersSense(0, 5.0, [*EARLY, *LATE], curiosity=0.3, horizon=1, any_order=True)
