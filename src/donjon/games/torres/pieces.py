"""The box of Torres: board, blocks, cards and the tables the compiled modules are built from (flat lists)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from donjon.games.torres.position import TorresPosition

COLOURS = ("red", "blue", "yellow", "green")
VERSIONS = ("basic", "own", "master", "plain")  # plain: without cards
BASIC, OWN, MASTER_VERSION, PLAIN = range(4)
DOORS = ("net", "path")
MOVEBLOCK_TO = ("ground", "stack")

SIDE = 8
CELLS = 64
NOWHERE = 255
BLOCKS = 92
KNIGHTS = 6
TALLEST_STACK = 3
ACTION_POINTS = 5
KNIGHT_PRICE = 2  # action points; everything else takes one
MOST_BOUGHT = 2  # cards a turn
FEWEST_CASTLES = 6  # a block is never moved so that fewer are left
LEVELS = 66  # no tower is higher than 46 (92 blocks: area a and height a need 2 a - 1), but areas go up to 64
MOST_CASTLES = 32  # more cannot lie apart on 64 cells

# Cells are counted in reading order from a8: (row, column) is row * 8 + column.
MARKED = [3, 18, 21, 31, 32, 42, 45, 60]
CASTLES_AT_START = len(MARKED)

# The phase cards: stacks of each phase by number of players.
PHASE_CARDS = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
PHASES = 3
# Flat, for the compiled half: how many stacks of size 0 to 3, and how many rounds, at (seats - 2) * 3 + phase.
DEALT = [stacks.count(size) for seats in (2, 3, 4) for stacks in PHASE_CARDS[seats] for size in range(4)]
ROUNDS = [len(stacks) for seats in (2, 3, 4) for stacks in PHASE_CARDS[seats]]

CARDS = ("ap6", "ap7", "extra", "under", "moveblock", "relocate", "diagonal", "door", "jump", "leap")
KINDS = len(CARDS)
ALL_KINDS = (1 << KINDS) - 1  # as bits
COPIES = 4  # of each kind in the common deck: one of each colour
AP6, AP7, EXTRA, UNDER, MOVEBLOCK, RELOCATE, DIAGONAL, DOOR, JUMP, LEAP = range(KINDS)
DRAWN_AT_ONCE = 3  # from an own deck, to keep one

MASTERS = ("border", "diagonals", "castles", "neighbours", "levels", "row", "square", "same-level")
BORDER, DIAGONALS, MANY_CASTLES, NEIGHBOURS, LEVELS_APART, ROW, SQUARE, SAME_LEVEL = range(len(MASTERS))
# What a master card pays after phases 1, 2, 3, at card * 3 + phase. The first two pay for each knight and for the most.
MASTER_POINTS = [2, 5, 10] * 2 + [5, 15, 30] + [0, 0, 40] * 2 + [0, 0, 50] * 3
CASTLES_NEEDED = [4, 5, 6]


def _cells(cell: int, steps: list[tuple[int, int]]) -> int:
    """The cells these steps away, as a word."""
    row, column = divmod(cell, SIDE)
    word = 0
    for down, right in steps:
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
            word |= 1 << (row + down) * SIDE + column + right
    return word


STRAIGHT = [(-1, 0), (0, -1), (0, 1), (1, 0)]
SLANTED = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
WITHIN_TWO = [(d, r) for d in range(-2, 3) for r in range(-2, 3) if abs(d) + abs(r) <= 2]
NEAR = [_cells(cell, STRAIGHT) for cell in range(CELLS)]
CORNERS = [_cells(cell, SLANTED) for cell in range(CELLS)]
ZONE = [_cells(cell, WITHIN_TWO) for cell in range(CELLS)]  # where no second castle is set (master version)
BOARD = (1 << CELLS) - 1
ROW_CELLS = [0xFF << SIDE * row for row in range(SIDE)]
COLUMN_CELLS = [0x0101010101010101 << column for column in range(SIDE)]
NOT_WEST = BOARD & ~COLUMN_CELLS[0]
NOT_EAST = BOARD & ~COLUMN_CELLS[7]
EDGE_CELLS = sum(1 << cell for cell in range(CELLS) if cell // SIDE in (0, 7) or cell % SIDE in (0, 7))
DIAGONAL_CELLS = sum(1 << cell for cell in range(CELLS) if cell // SIDE in (cell % SIDE, 7 - cell % SIDE))

# Moves as numbers. Where a stack is named by its size, 0 is the stack in hand.
STEP = 0  # + source * 64 + target
KNIGHT = CELLS * CELLS  # + cell
BLOCK = KNIGHT + CELLS  # + cell * 4 + size of the stack
KING = BLOCK + 4 * CELLS  # + cell
BUY = KING + CELLS
ADVANCE = BUY + 1
END = ADVANCE + 1  # + size of the stack given up; + 4 where there is nothing to choose
PUT = END + 5  # + size of the stack a left-over block goes on
KEEP = PUT + 3  # + kind * 3 + where the others go
DRAW = KEEP + 3 * KINDS  # + kind: chance
MASTER = DRAW + KINDS  # + master card: chance
LAST_MASTER = MASTER + len(MASTERS)
CARD = 2 * CELLS * CELLS  # + kind * 4096 + source * 64 + target, or the cell, or cell * 4 + size
IN_HAND = 4  # END + IN_HAND
UNNAMED = 4 * CELLS  # + cell * 4: a block under a knight, with no stack named although there is a choice
TOP, BENEATH, ONLY = range(3)  # where the cards not kept go; ONLY where top and bottom are the same


def conserved(position: TorresPosition) -> dict[str, int]:
    """Every piece counted, wherever it is: 92 blocks, 6 knights a player, one king, the cards of the version."""
    seats = range(position.seats)
    board = sum(position.height_at(cell) for cell in range(CELLS))
    stacks = sum(size * position.stacks_of(seat, size) for seat in seats for size in range(4))
    counts = {"blocks": board + stacks + position.left + position.supply}
    for seat in seats:
        on_board = sum(position.knights_of(seat) >> cell & 1 for cell in range(CELLS))
        counts[f"{COLOURS[seat]} knights"] = on_board + position.knights_off_board(seat)
    for kind, name in enumerate(CARDS):
        counts[name] = position.cards_of_kind(kind)
    return counts
