"""The box of Game of Towers: town, tiles and the tables the compiled position is built from (flat lists)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from donjon.games.towers.position import TowersPosition

COLOURS = ("red", "blue", "green", "purple")
SYMBOLS = ("crown", "rose", "key", "star")
COPIES = 5  # tiles of each colour and symbol
TALLEST = 5  # tiles in a tower, unless the variant lifts the limit
QUIET_TURNS = 40  # the stall rule

COLUMNS = 14
ROWS = 8
CELLS = COLUMNS * ROWS
HALF = CELLS // 2  # the board as two 56-bit words: four rows each

# The town, row 8 first: a dot is a street, a letter the site of a symbol (A crown, B rose, C key, D star).
TOWN = [
    "..............",
    ".AB.CD..BA.DC.",
    ".CD.AB..DC.BA.",
    "..............",
    "..............",
    ".DC.BA..CD.AB.",
    ".BA.DC..AB.CD.",
    "..............",
]

NOWHERE = 255
BOARD = (1 << HALF) - 1  # all cells of a half
ROW = (1 << COLUMNS) - 1

SITE_SYMBOL = ["ABCD".index(mark) if mark != "." else NOWHERE for row in TOWN for mark in row]
STREETS = [cell for cell in range(CELLS) if SITE_SYMBOL[cell] == NOWHERE]
SITES = [cell for cell in range(CELLS) if SITE_SYMBOL[cell] != NOWHERE]


def _district(cell: int) -> int:
    """Districts 1-4 from left to right in the upper half, 5-8 in the lower; counted from 0 here."""
    row, column = divmod(cell, COLUMNS)
    return (4 if row > 3 else 0) + sum(column > edge for edge in (3, 6, 10))


SITE_DISTRICT = [_district(cell) if SITE_SYMBOL[cell] != NOWHERE else NOWHERE for cell in range(CELLS)]


def _halves(cells: list[int]) -> list[int]:
    """A set of cells as the two words of a bitboard."""
    words = [0, 0]
    for cell in cells:
        words[cell // HALF] |= 1 << cell % HALF
    return words


STREET_BITS = _halves(STREETS)
SITE_BITS = _halves(SITES)
DISTRICT_BITS = [word for d in range(8) for word in _halves([c for c in SITES if SITE_DISTRICT[c] == d])]


def _reach(length: int, place: int, blockers: int) -> int:
    """Places reached from `place` along a line: up to and including the first blocker on either side."""
    reached = 0
    for path in (range(place - 1, -1, -1), range(place + 1, length)):
        for step in path:
            reached |= 1 << step
            if blockers >> step & 1:
                break
    return reached


# The places of up to eight cells in a line: for every set of them a list of eight, the cells in it first, then -1. A
# cell of a row is one further on than the one before, a cell of a column a whole row; the lists of columns come second.
EIGHT = 8
LISTS = 1 << EIGHT
CELLS_OF = [
    step * places[i] if i < len(places) else -1
    for step in (1, COLUMNS)
    for word in range(LISTS)
    for places in [[place for place in range(EIGHT) if word >> place & 1]]
    for i in range(EIGHT)
]
SPREAD = [sum(1 << COLUMNS * i for i in range(4) if word >> i & 1) for word in range(16)]  # into column a
COLUMN_REACH = [_reach(ROWS, row, blockers) for row in range(ROWS) for blockers in range(1 << ROWS)]

# 2.4, 4.1: the sets of cells where stacks may stop, by symbol and by how many tiles may lie there. For every row and
# every column there are LANDINGS of them, side by side. Here is an empty board: streets, and the sites of the symbol.
SPARES = TALLEST
LANDINGS = 4 * SPARES + 4  # the last four are never asked; this way they are whole vectors
FREE_ROWS = [
    sum(1 << x for x in range(COLUMNS) if SITE_SYMBOL[row * COLUMNS + x] in (landing // SPARES, NOWHERE))
    for row in range(ROWS)
    for landing in range(LANDINGS)
]
FREE_COLUMNS = [
    sum(1 << y for y in range(ROWS) if SITE_SYMBOL[y * COLUMNS + column] in (landing // SPARES, NOWHERE))
    for column in range(COLUMNS)
    for landing in range(LANDINGS)
]

# Moves as numbers: a slide is source * CELLS + target, then the bonus declined, then what chance does.
DECLINE = CELLS * CELLS
DEAL = DECLINE + 1  # + colour * 4 + symbol
BEGIN = DEAL + 16  # + seat


def conserved(position: TowersPosition) -> dict[str, int]:
    """Every tile counted, on the board or in the bag. There are always 5 of each colour and symbol."""
    counts = {f"{colour} {symbol}": 0 for colour in COLOURS for symbol in SYMBOLS}
    for kind, name in enumerate(counts):
        counts[name] = position.in_bag(kind)
    for cell in range(CELLS):
        for level in range(position.height_at(cell)):
            counts[f"{COLOURS[position.layer_at(cell, level)]} {SYMBOLS[position.symbol_at(cell)]}"] += 1
    return counts
