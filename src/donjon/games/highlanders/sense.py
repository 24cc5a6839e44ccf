"""What is good in Highlanders, for the bots. Types are in sense.pxd.

Swords count, but a castle is only as good as its defence against the musters in reach. An army is worth the castles it
can take soon: it must be large enough when it gets there, and one large army takes what two small ones never will.
A shield that nobody has seen counts as the average of what it may be.
"""

import cython

from donjon.games.highlanders import pieces

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.highlanders.position import HighlandersPosition

KNIGHTS = cython.declare(cython.int, pieces.KNIGHTS)
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
NEIGHBOURS = cython.declare(cython.ulonglong[52], pieces.NEIGHBOURS)
AVERAGE_SHIELD = cython.declare(cython.int, 1)
FAR = cython.declare(cython.int, 30)


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


def fading(share):
    """[n]: what is left after n turns or steps."""
    return [share**times for times in range(32)]


DISTANCE = cython.declare(cython.uchar[936], distances())
SOON = cython.declare(cython.double[32], fading(0.8))  # what a sword is worth that can be had in so many turns
NEAR = cython.declare(cython.double[32], fading(0.7))  # how much a castle draws an army so many steps away

# The kinds of good things; what each is worth stands at the end of this file.
KINDS = cython.declare(cython.int, 9)
HELD = cython.declare(cython.int, 0)  # swords of castles that nobody can storm within a turn
RISKED = cython.declare(cython.int, 1)  # swords of castles that somebody can
REACH = cython.declare(cython.int, 2)  # swords of others' and free castles, the less the longer they take to get
FIELD = cython.declare(cython.int, 3)  # knights in camps and on banners
ARMY = cython.declare(cython.int, 4)  # knights of the largest army
GARRISON = cython.declare(cython.int, 5)  # knights in castles
SHIELDS = cython.declare(cython.int, 6)  # in reserve
HUNTED = cython.declare(cython.int, 7)  # knights in camps that a larger army stands beside
MARCHING = cython.declare(cython.int, 8)  # it is the clan's turn


@cython.final
@cython.cclass
class HighlandersSense(Sense):
    """Castles, armies, and how many turns lie between them."""

    def evaluate(self, position, values):
        self._evaluate(cython.cast(HighlandersPosition, position), values)

    def _evaluate(self, loch, values):
        features = cython.declare(cython.double[45])
        seat: cython.int
        kind: cython.int
        worth: cython.double
        self._features(loch, features)
        for seat in range(loch.seats):
            worth = 0.0
            for kind in range(KINDS):
                worth += features[seat * KINDS + kind] * self.worth[kind]
            values.items[seat] = worth

    def _features(self, loch, features):
        """How much of each kind every seat has, both clans of a seat added: features[seat * KINDS + kind]."""
        i: cython.int
        for i in range(5 * KINDS):
            features[i] = 0.0
        self._castles(loch, features)
        self._armies(loch, features)
        if not loch.ending:
            features[loch.seat_of(loch.clan) * KINDS + MARCHING] = 1.0

    def _castles(self, loch, features):
        """Who holds what, and who can have it in how many turns."""
        castle: cython.int
        clan: cython.int
        owner: cython.int
        turns: cython.double
        soonest: cython.double
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            owner = loch.owner[castle]
            soonest = 30.0
            for clan in range(loch.clans):
                if clan == owner:
                    continue
                turns = self._turns(loch, clan, castle)
                if owner == NOBODY or loch.seat_of(clan) != loch.seat_of(owner):
                    features[loch.seat_of(clan) * KINDS + REACH] += (
                        SWORDS[castle] * SOON[cython.cast(cython.int, turns)]
                    )
                    soonest = min(soonest, turns)
            if owner != NOBODY:
                features[loch.seat_of(owner) * KINDS + (RISKED if soonest < 1.0 else HELD)] += SWORDS[castle]
                features[loch.seat_of(owner) * KINDS + GARRISON] += loch.knights[castle]

    def _needed(self, loch, castle):
        """5.1, 6.1: how many knights storm a castle."""
        defence: cython.int = loch.knights[castle]
        if loch.owner[castle] == NOBODY:
            return 2 * SWORDS[castle]
        if loch.unseen >> castle & 1:
            defence += AVERAGE_SHIELD
        elif loch.shield[castle] != NO_SHIELD:
            defence += loch.shield[castle]
        return max(1, 2 * defence)

    def _turns(self, loch, clan, castle):
        """About how many turns of its own a clan needs to take a castle: the way, and the knights it still lacks."""
        space: cython.int
        steps: cython.int
        lacking: cython.int
        needed: cython.int = self._needed(loch, castle)
        turns: cython.double
        best: cython.double = 30.0
        word: cython.ulonglong = loch.stands[clan]
        while word:
            space = lowest(word)
            word &= word - 1
            if space >= FIRST_CASTLE and space < FIRST_BANNER:
                continue
            steps = DISTANCE[space * 18 + castle - FIRST_CASTLE]
            lacking = needed - (1 if space >= FIRST_BANNER else loch.knights[space])
            if clan == loch.clan:
                steps = max(0, steps - loch.steps)
            turns = steps / 3.0
            if lacking > 0:
                turns += 1.0 + lacking
            best = min(best, turns)
        return best

    def _armies(self, loch, features):
        clan: cython.int
        seat: cython.int
        space: cython.int
        largest: cython.int
        word: cython.ulonglong
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
                    features[seat * KINDS + FIELD] += loch.knights[space]
                    largest = max(largest, loch.knights[space])
                    features[seat * KINDS + HUNTED] += self._hunters(loch, space)
            features[seat * KINDS + ARMY] += min(largest, 12)
            features[seat * KINDS + SHIELDS] += loch.shields_left(clan)

    def _hunters(self, loch, camp):
        """The knights of a camp, if a larger army of another player stands beside it; else none."""
        space: cython.int
        word: cython.ulonglong = NEIGHBOURS[camp]
        while word:
            space = lowest(word)
            word &= word - 1
            if space >= FIRST_BANNER or loch.owner[space] == NOBODY:
                continue
            if loch.seat_of(loch.owner[space]) != loch.seat_of(loch.owner[camp]):
                if loch.knights[space] > loch.knights[camp]:
                    return loch.knights[camp]
        return 0.0

    def spread(self, position):
        return self._spread(cython.cast(HighlandersPosition, position))

    def _spread(self, loch):
        """The fewer castles are free, the nearer the end and the surer the guess."""
        return 3.0 + 0.2 * popcount(loch.free_castles)

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


# Found by regression on bots' own games, then tried against each other, and rounded.
WORTH = [0.8, 0.5, 0.25, 0.3, 0.3, 0.6, 0.0, -0.4, 0.0]

SENSE = HighlandersSense(0, 6.0, WORTH)
