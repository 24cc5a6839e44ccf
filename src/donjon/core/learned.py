"""A game's sense, corrected by what was learned from bots' own games. Types are in learned.pxd.

The features that nets read are the same in every game: the traits of a seat, the mean of the others' traits, and the
spread of the judgement, which shrinks towards the end of a game. `donjon train` collects them by the functions below.
"""

from typing import Self

import cython

if not cython.compiled:  # compiled, these come from learned.pxd
    from math import exp

    from donjon.core.net import Net
    from donjon.core.position import OVER, Moves, Position
    from donjon.core.sense import Sense, Values

    LOOKS = 8  # moves of a position that the ordering looks at

FURTHEST = cython.declare(cython.double, 4.0)  # a net makes a move at most exp(4) times as promising, or as dull


@cython.final
@cython.cclass
class Learned(Sense):
    """Either net may be missing. `judgement` is added to the points that a seat can expect. `ordering` looks at the
    most promising moves once more, at what each of them leads to; to play them all would take longer than it saves."""

    def __init__(self, known: Sense, judgement: Net | None = None, ordering: Net | None = None):
        self.cut = known.cut
        self.margin = known.margin
        self.curiosity = known.curiosity
        self.par = known.par
        self.horizon = known.horizon
        self.any_order = known.any_order
        self.haste = known.haste
        self.known = known
        self.judgement = judgement
        self.ordering = ordering
        self.after = None

    def for_thread(self, position: Position) -> Self:
        """A copy, with a position of its own to play moves on."""
        mine: Learned = Learned(self.known, self.judgement, self.ordering)
        mine.after = position.copy()
        return mine

    def traits(self, position, traits):
        return self.known.traits(position, traits)

    def weigh(self, position, traits, count, values):
        seat: cython.int
        spread: cython.double
        features = cython.declare(cython.float[128])  # MOST_WIDTH
        self.known.weigh(position, traits, count, values)
        if self.judgement is not None:
            spread = self.known.spread(position)
            for seat in range(position.seats):
                put_features(position, traits, count, spread, seat, features)
                values.items[seat] += self.judgement.output(features)

    def spread(self, position):
        return self.known.spread(position)

    def progress(self, position, seat):
        return self.known.progress(position, seat)

    def prior(self, position, moves, weights):
        self.known.prior(position, moves, weights)
        if self.ordering is not None:
            self._look_again(position, moves, weights)

    def _look_again(self, position, moves, weights):
        """Share out anew what the moves looked at have together. So they cannot take the search away from all others,
        of which the net knows nothing. Moves that end the game show nothing, and stay as they are."""
        i: cython.int
        seen: cython.int = 0
        correction: cython.double
        before: cython.double = 0.0
        now: cython.double = 0.0
        best = cython.declare(cython.int[8])  # LOOKS
        features = cython.declare(cython.float[128])  # MOST_WIDTH
        count: cython.int = best_moves(moves, weights, best)
        for i in range(count):
            if look_after(self.known, position, self.after, moves.items[best[i]], features):
                correction = self.ordering.output(features)
                before += weights.items[best[i]]
                weights.items[best[i]] *= exp(max(-FURTHEST, min(FURTHEST, correction)))
                now += weights.items[best[i]]
                best[seen] = best[i]
                seen += 1
        for i in range(seen):
            weights.items[best[i]] *= before / now


def best_moves(moves, weights, best):
    """Write the indexes of the LOOKS most promising moves, the first of equal ones first. Return their number."""
    i: cython.int
    count: cython.int = 0
    last: cython.int
    found: cython.int
    while count < LOOKS and count < moves.count:
        last = best[count - 1] if count else -1
        found = -1
        for i in range(moves.count):
            if last >= 0 and (
                weights.items[i] > weights.items[last] or (weights.items[i] == weights.items[last] and i <= last)
            ):
                continue  # it is among them
            if found < 0 or weights.items[i] > weights.items[found]:
                found = i
        best[count] = found
        count += 1
    return count


def look_after(sense, position, after, move, features):
    """Write the features of the mover after a move. False if the game is over then, and there is nothing to judge."""
    traits = cython.declare(cython.double[288])  # MOST_SEATS * MOST_KINDS
    count: cython.int
    after.assign(position)
    after.play(move)
    if after.turn() == OVER:
        return False
    count = sense.traits(after, traits)
    put_features(after, traits, count, sense.spread(after), position.turn(), features)
    return True


def put_features(position, traits, count, spread, seat, features):
    """Write the features of a seat, and return their number."""
    other: cython.int
    number: cython.int
    total: cython.double
    for number in range(count):
        total = 0.0
        for other in range(position.seats):
            if other != seat:
                total += traits[other * count + number]
        features[number] = traits[seat * count + number]
        features[count + number] = total / (position.seats - 1)
    features[2 * count] = spread
    return 2 * count + 1


# For Python.


def features_of(sense: Sense, position: Position) -> list[list[float]]:
    """The features of each seat."""
    seat: cython.int
    size: cython.int
    traits = cython.declare(cython.double[288])  # MOST_SEATS * MOST_KINDS
    features = cython.declare(cython.float[128])  # MOST_WIDTH
    count: cython.int = sense.traits(position, traits)
    found = []
    for seat in range(position.seats):
        size = put_features(position, traits, count, sense.spread(position), seat, features)
        found.append([features[i] for i in range(size)])
    return found


def second_looks(sense: Sense, position: Position, moves: Moves) -> list[tuple[int, list[float]]]:
    """The moves that an ordering would look at: their indexes, and the mover's features after them; none at the end."""
    i: cython.int
    best = cython.declare(cython.int[8])  # LOOKS
    features = cython.declare(cython.float[128])  # MOST_WIDTH
    weights = Values()
    after: Position = position.copy()
    size: cython.int = len(features_of(sense, position)[0])
    mine: Sense = sense.for_thread(position)
    mine.prior(position, moves, weights)
    count: cython.int = best_moves(moves, weights, best)
    found = []
    for i in range(count):
        seen: cython.bint = look_after(sense, position, after, moves.items[best[i]], features)
        found.append((best[i], [features[j] for j in range(size)] if seen else []))
    return found


def promises(sense: Sense, position: Position, moves: Moves) -> list[float]:
    """How promising the sense finds each of these moves, as shares of 1."""
    weights = Values()
    mine: Sense = sense.for_thread(position)
    mine.prior(position, moves, weights)
    found = [weights.at(i) for i in range(moves.count)]
    return [weight / sum(found) for weight in found]
