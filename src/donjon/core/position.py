"""The machine half of a game: what search sees. Small integers, no Python objects, no GIL.

Types are declared in position.pxd; this file reads as plain Python and also runs as such.
"""

from collections.abc import Iterator

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.bits import lowest

    CHANCE = -1
    OVER = -2
    MOST_MOVES = 4096
    MOST_NOTES = 512
    NOTE_SIZE = 6

    def become(position, other):
        """Copy everything but the log."""
        for name, value in vars(other).items():
            if name != "log":
                setattr(position, name, value[:] if isinstance(value, list) else value)

    def clone(position):
        """A new position without a log."""
        new = type(position).__new__(type(position))
        become(new, position)
        return new

    def note(position, kind, seat, a, b, c, points):
        """Write down what happened, if somebody reads it."""
        if position.log is not None:
            position.log.note(kind, seat, a, b, c, points)


@cython.final
@cython.cclass
class Moves:
    """A reusable list of moves. A full one takes no more: the laws check that no game comes near."""

    def __init__(self):
        self.count = 0
        if not cython.compiled:
            self.items = [0] * MOST_MOVES

    def clear(self):
        self.count = 0

    def add(self, move):
        if self.count < MOST_MOVES:
            self.items[self.count] = move
            self.count += 1

    if not cython.compiled:

        def add_each(self, base, bits, step):
            """For each of these bits a move: base + number of the bit * step."""
            while bits:
                self.add(base + lowest(bits) * step)
                bits &= bits - 1

    def at(self, index):
        return self.items[index]

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[int]:
        return iter([self.items[i] for i in range(self.count)])


@cython.final
@cython.cclass
class Log:
    """What happened, as small integers (kind, seat, three details, points). Search attaches none."""

    def __init__(self):
        self.count = 0
        if not cython.compiled:
            self.items = [0] * (MOST_NOTES * NOTE_SIZE)

    def clear(self):
        self.count = 0

    def note(self, kind, seat, a, b, c, points):
        i: cython.int = self.count * NOTE_SIZE
        if self.count < MOST_NOTES:
            self.items[i] = kind
            self.items[i + 1] = seat
            self.items[i + 2] = a
            self.items[i + 3] = b
            self.items[i + 4] = c
            self.items[i + 5] = points
            self.count += 1

    def notes(self) -> list[tuple[int, int, int, int, int, int]]:
        """The notes as tuples, oldest first."""
        return [tuple([self.items[i * NOTE_SIZE + k] for k in range(NOTE_SIZE)]) for i in range(self.count)]


@cython.cclass
class Position:
    """The contract. A game subclasses it, final, and overrides every method; nothing is inherited but the names.

    What a game declares of its own are numbers and arrays of numbers, never objects: they are copied as one block.

    seats    how many people play
    turns    how many turns have begun: undo stays within one, bots share their time over one
    reveals  how often something hidden became known: undo never goes back past one
    log      where `play` notes what happened, or None
    """

    if not cython.compiled:
        seats = turns = reveals = 0
        log = None

    def turn(self):
        """The seat to move, CHANCE or OVER."""
        return OVER

    def legal(self, moves):
        """Clear `moves` and fill it with all legal moves, in the game's documented order."""
        moves.clear()

    def refuse(self, move):
        """0 when the well-formed `move` is legal here, else the number of the reason why not."""
        return 0

    def play(self, move):
        """Make a legal move. Trusts its caller: legality is checked once, in match."""

    def weight(self, move):
        """How many ways chance has to make this move."""
        return 1

    def assign(self, other):
        """Become a copy of `other`, a position of the same game, but for the log: `become`, in every game."""

    def copy(self):
        """A new, independent position without a log: `clone`, in every game."""
        return self

    def imagine(self, seat, random):
        """Re-deal, in place, everything that `seat` cannot know."""

    def score(self, seat):
        """The seat's points as they stand."""
        return 0

    def rank(self, seat):
        """The seat's rank by the points as they stand, 1 = leading; ties share."""
        return 1

    def key(self):
        """A 64-bit hash of everything that makes this position what it is, hidden things included."""
        return 0


def draw_chance(position, moves, random):
    """Pick one of the chance moves listed in `moves`, by weight."""
    i: cython.int
    total: cython.uint = 0
    pick: cython.uint
    for i in range(moves.count):
        total += position.weight(moves.items[i])
    pick = random.below(total)
    for i in range(moves.count):
        total = position.weight(moves.items[i])
        if pick < total:
            return moves.items[i]
        pick -= total
    return moves.items[0]


def rank_by_score(position, seat):
    """Rank by points alone: one more than the number of seats that have more."""
    i: cython.int
    rank: cython.int = 1
    mine: cython.int = position.score(seat)
    for i in range(position.seats):
        if position.score(i) > mine:
            rank += 1
    return rank
