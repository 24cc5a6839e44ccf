"""The machine half of a game, which is all that search sees. Small integers, no Python objects, no GIL.

Types are declared in position.pxd. This file is plain Python and also runs uncompiled.
"""

import importlib
from collections.abc import Iterator

import cython

MOST_HASH = 0x7FFFFFFFFFFFFFFF  # what Python takes as a hash

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
        """Note what happened, if a log is attached."""
        if position.log is not None:
            position.log.note(kind, seat, a, b, c, points)


@cython.final
@cython.cclass
class Moves:
    """A reusable list of moves. A full list ignores further moves; the laws check that no game fills one."""

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
            """Add a move for each set bit: base + number of the bit * step."""
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
    """What happened, as small integers (kind, seat, three details, points). Search attaches no log."""

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


@cython.no_gc
@cython.cclass
class Position:
    """The contract. A game's final class overrides every method; it inherits no behaviour, only how Python compares,
    copies and pickles objects, which is the same in every game.

    A game adds numbers and arrays of numbers, never objects, because they are copied as one block of memory.

    seats    how many people play
    turns    how many turns have begun; undo stays within a turn, and bots spread their time over one
    reveals  how often something hidden became known; undo never goes back past that
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
        """0 if this well-formed move is legal, else the number of the reason why it is not."""
        return 0

    def play(self, move):
        """Make a legal move. This trusts its caller; `match` has checked the move."""

    def weight(self, move):
        """In how many ways chance can make this move."""
        return 1

    def assign(self, other):
        """Become a copy of `other`, a position of the same game, except for the log. Every game calls `become`."""

    def copy(self):
        """A new, independent position without a log. Every game calls `clone`."""
        return self

    def imagine(self, seat, random):
        """Deal again, in place, everything that `seat` cannot know."""

    def score(self, seat):
        """The seat's points so far."""
        return 0

    def rank(self, seat):
        """The seat's rank by points so far. 1 is the leader, and ties share a rank."""
        return 1

    def key(self):
        """A 64-bit hash of the whole position, hidden things included."""
        return 0

    # Python's own protocols. A position can change, so do not play on with one that is in a set or a key of a dict.

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return self.key() & MOST_HASH

    def __copy__(self) -> object:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> object:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as a diagram, which later versions can read too. Like a copy it has no log."""
        game = _game_of(type(self).__module__)
        return _from_diagram, (type(self).__module__, game.diagram(self), self.reveals)


def _game_of(module: str):
    """The game that a module of its package belongs to."""
    return importlib.import_module(module.rpartition(".")[0]).GAME


def _from_diagram(module: str, diagram: str, reveals: int) -> Position:
    """The position that was pickled. How often something was revealed is history, which diagrams do not show."""
    position = _game_of(module).from_diagram(diagram)
    position.reveals = reveals
    return position


def draw_chance(position, moves, random):
    """Pick one of the chance moves listed in `moves`, by weight."""
    i: cython.int
    weights = cython.declare(cython.uint[4096])
    total: cython.uint = 0
    pick: cython.uint
    for i in range(moves.count):
        weights[i] = position.weight(moves.items[i])
        total += weights[i]
    pick = random.below(total)
    for i in range(moves.count):
        if pick < weights[i]:
            return moves.items[i]
        pick -= weights[i]
    return moves.items[0]


def gain(position, move):
    """The points a move brings at once to its player; 0 if it reveals something, because nobody can know them yet, and
    for a move of chance."""
    seat: cython.int = position.turn()
    return _gained(position, position.copy(), move, seat, position.score(seat)) if seat >= 0 else 0


def gains(position: Position, moves: Moves) -> list[int]:
    """The same of each of these moves."""
    i: cython.int
    seat: cython.int = position.turn()
    if seat < 0:
        return [0] * moves.count
    before: cython.int = position.score(seat)
    after: Position = position.copy()
    found = []
    for i in range(moves.count):
        found.append(_gained(position, after, moves.items[i], seat, before))
    return found


def _gained(position, after, move, seat, before):
    after.assign(position)
    after.play(move)
    return after.score(seat) - before if after.reveals == position.reveals else 0


def rank_by_score(position, seat):
    """Rank by points alone: one more than the number of seats with more points."""
    i: cython.int
    rank: cython.int = 1
    mine: cython.int = position.score(seat)
    for i in range(position.seats):
        if position.score(i) > mine:
            rank += 1
    return rank
