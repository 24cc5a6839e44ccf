"""Games as numbers, for programs that learn: dense numbers for moves, and what a seat sees as bytes.

A game's `tensor.py` subclasses `Tensor`, and its `layout.py` says what stands where. docs/tensors.md shows it.
Types are declared in tensor.pxd. Everything here runs without the GIL.
"""

import importlib
from collections.abc import Sequence

import cython

if not cython.compiled:  # compiled, these come from tensor.pxd
    from donjon.core.position import CHANCE, OVER, Moves, Position

    HEAD = 22
    HEAD_SEATS = 6
    POINTS_FROM = 256

    def blank(out, size):
        """Nothing is seen yet."""
        out[:size] = bytes(size)

    def relative(seat, observer, seats):
        """How many seats after the observer."""
        return (seat - observer + seats) % seats

    def put_number(out, at, value):
        """A number in two bytes, the high one first."""
        out[at] = value >> 8
        out[at + 1] = value & 255


@cython.final
@cython.cclass
class Vocabulary:
    """Numbers a set of moves from 0 on, without holes."""

    def __init__(self, moves: Sequence[int]):
        i: cython.int
        move: cython.int
        self.count = len(moves)
        self.lowest = min(moves)
        self.span = max(moves) - self.lowest + 1
        if cython.compiled:
            self.meanings = cython.cast(cython.p_int, malloc(self.count * cython.sizeof(cython.int)))
            self.numbers = cython.cast(cython.pointer(cython.ushort), calloc(self.span, cython.sizeof(cython.ushort)))
            if not self.meanings or not self.numbers:
                raise MemoryError
        else:
            self.meanings = [0] * self.count
            self.numbers = [0] * self.span
        for i in range(self.count):
            move = moves[i]
            self.meanings[i] = move
            self.numbers[move - self.lowest] = i + 1

    def __dealloc__(self):
        free(self.meanings)
        free(self.numbers)

    def action(self, move):
        """The number of a move, or -1 if it is none of these."""
        if move < self.lowest or move >= self.lowest + self.span:
            return -1
        return self.numbers[move - self.lowest] - 1

    def move(self, action):
        """The move with that number."""
        return self.meanings[action]

    def __len__(self) -> int:
        return self.count


@cython.cclass
class Tensor:
    """The contract: what a game looks like to a program that learns.

    actions   numbers for the moves of players. None: a number is the place in the list of legal moves
    outcomes  numbers for the moves of chance
    width     the most legal moves that a position has; the laws check it
    shape     of the planes: how many, rows, columns. They come first, then a head (`put_head`), then plain numbers
    size      of an observation, in bytes
    """

    def __init__(
        self,
        actions: Sequence[int] | None,
        outcomes: Sequence[int],
        width: cython.int,
        shape: tuple[int, int, int],
        flat: cython.int,
    ):
        self.actions = None if actions is None else Vocabulary(actions)
        self.outcomes = Vocabulary(outcomes)
        self.width = width
        self.shape = shape
        self.size = shape[0] * shape[1] * shape[2] + HEAD + flat

    def observe(self, position, seat, out):
        """Write what the seat may see into `size` bytes: the same bytes in every world that it may imagine."""


def action_of(tensor, moves, index):
    """The action, or the outcome, of a move in a list of legal ones."""
    number: cython.int
    if tensor.actions is None:
        number = tensor.outcomes.action(moves.items[index])
        return index if number < 0 else number
    number = tensor.actions.action(moves.items[index])
    return tensor.outcomes.action(moves.items[index]) if number < 0 else number


def put_mask(tensor, moves, out):
    """Write 1 at the number of each legal move; the rest of `out` stays as it is."""
    i: cython.int
    for i in range(moves.count):
        out[action_of(tensor, moves, i)] = 1


def put_head(position, seat, out, at):
    """What every game tells first: whose turn it is, which turn, and the points. Returns the place after it."""
    other: cython.int
    turn: cython.int = position.turn()
    if turn == CHANCE:
        out[at + HEAD_SEATS] = 1
    elif turn == OVER:
        out[at + HEAD_SEATS + 1] = 1
    else:
        out[at + relative(turn, seat, position.seats)] = 1
    put_number(out, at + 8, position.turns)
    for other in range(position.seats):
        put_number(out, at + 10 + 2 * relative(other, seat, position.seats), position.score(other) + POINTS_FROM)
    return at + HEAD


# For Python.


def tensor_of(name: str) -> Tensor:
    """The tensor of a game, from `tensor.py` in its folder."""
    from donjon.core.registry import package_of

    return importlib.import_module(f"{package_of(name)}.tensor").TENSOR


def action_count(tensor: Tensor) -> int:
    """How many actions there are."""
    return tensor.width if tensor.actions is None else len(tensor.actions)


def action_numbers(tensor: Tensor, moves: Moves) -> list[int]:
    """The actions, or the outcomes, of these legal moves."""
    return [action_of(tensor, moves, i) for i in range(moves.count)]


def move_of(tensor: Tensor, moves: Moves, action: cython.int) -> int:
    """The move of an action where these moves are legal."""
    return moves.at(action) if tensor.actions is None else tensor.actions.move(action)


def observation(tensor: Tensor, position: Position, seat: cython.int) -> bytearray:
    """What a seat sees, as bytes."""
    out: bytearray = bytearray(tensor.size)
    tensor.observe(position, seat, out)
    return out
