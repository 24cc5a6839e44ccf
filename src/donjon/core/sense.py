"""What makes a position good, for the bots. A game's `sense.py` subclasses `Sense`; search does not know the game.

Types are declared in sense.pxd. Everything here runs without the GIL.
"""

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Self

import cython

if not cython.compiled:  # compiled, these come from sense.pxd
    from math import exp

    from donjon.core.position import MOST_MOVES, OVER, Position

    MOST_SEATS = 6
    MOST_KINDS = 48

TO_THE_END = -1  # a `cut` that never cuts
ENDLESS = 1000000  # a `horizon` that nobody reaches
PLACE = cython.declare(cython.double, 0.9)  # share of a reward that is rank; the rest is the lead


@cython.final
@cython.cclass
class Values:
    """A reusable list of numbers: one for each seat from `evaluate`, one for each move from `prior`."""

    def __init__(self):
        if not cython.compiled:
            self.items = [0.0] * MOST_MOVES

    def at(self, index):
        return self.items[index]


@cython.cclass
class Sense:
    """The contract. The one trait that this class itself knows is points: enough for a game without its own sense.

    cut        how many turns a playout lasts before `evaluate` judges it; TO_THE_END never cuts one short
    margin     a clear win, in points
    horizon    how many turns the tree looks ahead, including this one; `evaluate` judges what comes after
    any_order  whether the moves of a turn can mostly be made in any order
    curiosity  how often a promising move is tried even though others did better so far
    par        a good score, where people play for points as much as to win; 0 where only the result counts
    haste      how much the thinking seat likes `progress`; 0 where games always end by themselves
    worth      what each of the game's traits is worth in points, in the order of its `Trait`
    """

    def __init__(
        self,
        cut: cython.int = TO_THE_END,
        margin: cython.double = 10.0,
        worth: Sequence[float] = (1.0,),
        curiosity: cython.double = 0.8,
        par: cython.double = 0.0,
        horizon: cython.int = ENDLESS,
        any_order: cython.bint = False,
        haste: cython.double = 0.0,
    ):
        self.cut = cut
        self.margin = margin
        self.curiosity = curiosity
        self.par = par
        self.horizon = horizon
        self.any_order = any_order
        self.haste = haste
        self.worth = [*worth, *[0.0] * (MOST_KINDS - len(worth))]

    def traits(self, position, traits):
        """Write what each seat has to traits[seat * count + number], and return the count."""
        seat: cython.int
        for seat in range(position.seats):
            traits[seat] = position.score(seat)
        return 1

    def weigh(self, position, traits, count, values):
        """The points that each seat can expect at the end of the game, from its traits."""
        seat: cython.int
        number: cython.Py_ssize_t
        first: cython.Py_ssize_t
        worth: cython.double
        for seat in range(position.seats):
            first = seat * count
            worth = 0.0
            for number in range(count):
                worth += traits[first + number] * self.worth[number]
            values.items[seat] = worth

    def evaluate(self, position, values):
        """The points that each seat can expect at the end of the game."""
        traits = cython.declare(cython.double[288])  # MOST_SEATS * MOST_KINDS
        self.weigh(position, traits, self.traits(position, traits), values)

    def spread(self, position):
        """The lead, by `evaluate`, that makes a win about three times as likely as a loss."""
        return self.margin

    def progress(self, position, seat):
        """How far a seat has brought the game towards its end: 0 at the beginning, 1 when it is over."""
        return 0.0

    def prior(self, position, moves, weights):
        """How promising each legal move is: numbers above 0, of which only the ratios count."""
        i: cython.int
        for i in range(moves.count):
            weights.items[i] = 1.0

    def for_thread(self, position: Position) -> Self:
        """What one thread of a search uses: this sense, since it has no memory that threads could spoil."""
        return self


def sense_of(position: Position) -> Sense:
    """The sense of a position's game, from `sense.py` beside its `position.py`; a plain `Sense` if there is none."""
    module = type(position).__module__.rpartition(".")[0] + ".sense"
    return importlib.import_module(module).SENSE if find_spec(module) else Sense()


def evaluation(sense: Sense, position: Position) -> list[float]:
    """The points that each seat can expect at the end of the game, for Python."""
    values = Values()
    sense.evaluate(position, values)
    return [values.at(seat) for seat in range(position.seats)]


def bend(lead):
    """A lead, measured in clear wins, as a number between 0 and 1."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


@cython.final
@cython.cclass
class Outlook:
    """What a position is worth to each seat, by its result or by a sense: reward, chance to win, expected points.

    A reward is between 0 and 1. Rank comes first; the lead only decides between equal ranks.
    """

    def __init__(self):
        self.values = Values()
        if not cython.compiled:
            self.reward = [0.0] * MOST_SEATS
            self.win = [0.0] * MOST_SEATS
            self.points = [0.0] * MOST_SEATS

    def judge(self, sense, position):
        if position.turn() == OVER:
            self._final(position)
        else:
            self._guess(sense, position)
        self._reward(sense, position.seats)

    def _final(self, position):
        """The game is over: ranks and points are final."""
        seat: cython.int
        other: cython.int
        firsts: cython.int = 0
        rank: cython.int
        beaten: cython.double
        for seat in range(position.seats):
            firsts += position.rank(seat) == 1
        for seat in range(position.seats):
            rank = position.rank(seat)
            beaten = 0.0
            for other in range(position.seats):
                if other != seat:
                    beaten += 1.0 if rank < position.rank(other) else 0.5 if rank == position.rank(other) else 0.0
            self.points[seat] = position.score(seat)
            self.win[seat] = 1.0 / firsts if rank == 1 else 0.0
            self.reward[seat] = beaten / (position.seats - 1)

    def _guess(self, sense, position):
        """The game goes on: turn the points of the sense into odds."""
        seat: cython.int
        other: cython.int
        seats: cython.int = position.seats
        most: cython.double
        total: cython.double = 0.0
        beaten: cython.double
        spread: cython.double = sense.spread(position)
        sense.evaluate(position, self.values)
        most = self.values.items[0]
        for seat in range(1, seats):
            most = max(most, self.values.items[seat])
        for seat in range(seats):
            self.points[seat] = self.values.items[seat]
            self.win[seat] = exp((self.points[seat] - most) / spread) + 1e-12
            total += self.win[seat]
        for seat in range(seats):
            beaten = 0.0
            for other in range(seats):
                if other != seat:
                    beaten += self.win[seat] / (self.win[seat] + self.win[other])
            self.reward[seat] = beaten / (seats - 1)
        for seat in range(seats):
            self.win[seat] /= total

    def _reward(self, sense, seats):
        """Winning, then rank, then the lead over the best other seat. With a par, the seat's own points are half."""
        seat: cython.int
        other: cython.int
        best: cython.double
        lead: cython.double
        for seat in range(seats):
            best = -1e9
            for other in range(seats):
                if other != seat:
                    best = max(best, self.points[other])
            lead = bend((self.points[seat] - best) / sense.margin)
            self.reward[seat] = PLACE * 0.5 * (self.win[seat] + self.reward[seat]) + (1.0 - PLACE) * lead
        if sense.par > 0.0:
            for seat in range(seats):
                lead = bend((self.points[seat] - sense.par) / sense.margin)
                self.reward[seat] = 0.5 * (self.reward[seat] + lead)

    def hasten(self, sense, position, seat):
        """Among positions that are about equally good, the thinking seat prefers those nearer to the end."""
        progress: cython.double
        if sense.haste > 0.0:
            progress = 1.0 if position.turn() == OVER else sense.progress(position, seat)
            self.reward[seat] = (self.reward[seat] + sense.haste * progress) / (1.0 + sense.haste)

    def reward_of(self, seat):
        return self.reward[seat]

    def win_of(self, seat):
        return self.win[seat]

    def points_of(self, seat):
        return self.points[seat]
