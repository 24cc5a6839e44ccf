"""Torres as numbers (docs/tensors.md): the vocabulary of moves, and what stands where in an observation."""

from enum import IntEnum

from donjon.games.torres.pieces import (
    ADVANCE,
    AP6,
    AP7,
    BLOCK,
    BUY,
    CARD,
    CELLS,
    CORNERS,
    DIAGONAL,
    DOOR,
    DRAW,
    END,
    EXTRA,
    JUMP,
    KEEP,
    KINDS,
    KING,
    KNIGHT,
    LAST_MASTER,
    LEAP,
    MASTER,
    MOVEBLOCK,
    NEAR,
    RELOCATE,
    SIDE,
    STEP,
    UNDER,
)

WIDTH = 1024  # the most legal moves


class Plane(IntEnum):
    """The first plane of each group. Seats are counted from the observer."""

    HEIGHT = 0
    AREA = 1  # of the castle there
    KNIGHTS = 2  # by seat
    KING = 6
    EAST = 7  # the next cell to the east belongs to the same castle
    SOUTH = 8


class Flat(IntEnum):
    """The first of each group of numbers, after the planes and the head. What only the observer may know comes last."""

    STAGE = 0  # ten of them: which stage it is
    PLAYER = 10  # whose turn, as a seat counted from the observer
    PHASE = 11
    ROUND = 12
    FIRST = 13
    STARTER = 14
    ACTIONS = 15
    STACK = 16  # blocks left of the stack in hand, plus 1; 0 if none is in hand
    BOUGHT = 17
    CARDED = 18
    SUPPLY = 19
    MASTER = 20  # the master card, plus 1
    STACKS = 21  # seat * 4 + size
    CARDS = 37  # by seat: how many in hand
    PLAYED = 41  # seat * 10 + kind
    DECK = 81  # by seat: cards left to buy
    ON_TOP = 85  # by seat: of these, put back on top
    BENEATH = 89  # by seat: put back at the bottom
    DRAWN = 93  # cards drawn, to keep one
    HAND = 94  # by kind
    FRESH = 104  # by kind: bought this turn
    MIDDLE = 114  # by kind: in the own deck, nobody knows where
    TOP = 124  # the cards on top, kind plus 1, next one first
    UNDER = 134
    CHOICE = 144  # the cards drawn, kind plus 1


PLANES = 9
SHAPE = (PLANES, SIDE, SIDE)
FLAT = 147


def _pairs(base: int) -> list[int]:
    """From any cell to any other."""
    return [base + source * CELLS + target for source in range(CELLS) for target in range(CELLS) if source != target]


def _to(base: int, cells: list[int]) -> list[int]:
    """From any cell to some, by a table of words."""
    return [
        base + source * CELLS + target
        for source in range(CELLS)
        for target in range(CELLS)
        if cells[source] >> target & 1
    ]


def _two_away(cell: int) -> int:
    """The cells two steps away in a straight line."""
    row, column = divmod(cell, SIDE)
    ends = [(row + 2 * d, column + 2 * r) for d, r in ((-1, 0), (0, -1), (0, 1), (1, 0))]
    return sum(1 << d * SIDE + r for d, r in ends if 0 <= d < SIDE and 0 <= r < SIDE)


def _card(kind: int) -> int:
    return CARD + kind * CELLS * CELLS


def actions() -> list[int]:
    """Everything without a card in the order of the moves' own numbers, then the cards, kind by kind."""
    plain = [*_pairs(STEP), *range(KNIGHT, BLOCK), *range(BLOCK, KING), *range(KING, BUY), BUY, ADVANCE]
    plain += [*range(END, END + 5), *range(END + 5, KEEP), *range(KEEP, DRAW)]
    cards = [_card(AP6), _card(AP7), *range(_card(EXTRA), _card(EXTRA) + CELLS)]
    cards += range(_card(UNDER), _card(UNDER) + 4 * CELLS)
    cards += _pairs(_card(MOVEBLOCK)) + _pairs(_card(RELOCATE))
    cards += _to(_card(DIAGONAL), CORNERS) + _pairs(_card(DOOR))
    cards += _to(_card(JUMP), [_two_away(cell) for cell in range(CELLS)]) + _to(_card(LEAP), NEAR)
    return plain + cards


def outcomes() -> list[int]:
    return [*range(DRAW, DRAW + KINDS), *range(MASTER, LAST_MASTER)]
