"""The box of Elbrus Castle: pieces, field, scenarios, and the tables the compiled position is built from (flat lists).

The rule book does not show the shapes of the pieces, the size of the field or the scenario book. What you find here is
our reconstruction (RULES 2.1, 1.1 and chapter 7), kept as data so that a better source can replace it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from donjon.games.elbrus.position import ElbrusPosition

COLOURS = ("red", "blue", "yellow", "green")
DIRECTIONS = "ESWN"  # from a piece's first foot to its second
MARKS = (8, 16, 24, 32, 40)  # totals at which a staircase may be made
FIRST_MARK, LAST_MARK = MARKS[0], MARKS[-1]
PENALTY = 2  # points for each piece left in hand, or left alone on the ground


@dataclass(frozen=True, slots=True)
class Kind:
    """A shape of piece: two legs and what they span. `legs` in storeys, first foot first; `span` in cells."""

    name: str
    copies: int  # in a player's set
    legs: tuple[int, int]
    span: int

    @property
    def length(self) -> int:
        """Cells in line, both feet included."""
        return self.span + 2


# What position.py can bear: legs of one to three storeys, spans of one or two cells.
BRIDGE, WINDOW, PORTAL, BALCONY, LOWER, UPPER = range(6)
KINDS = (
    Kind("bridge", 13, (1, 1), 1),
    Kind("window", 2, (2, 2), 1),
    Kind("portal", 1, (2, 2), 2),
    Kind("balcony", 1, (1, 2), 1),
    Kind("lower", 0, (1, 1), 1),  # the two bridges of a staircase
    Kind("upper", 0, (1, 1), 1),
)
LOWER_EAST, UPPER_EAST = LOWER * 4, UPPER * 4  # the first shapes of each
STOCK_KINDS = 4  # the kinds a player's set is made of; STAIRS comes after them in hands and moves
STAIRS = LOWER
PIECE_NAMES = ("bridge", "window", "portal", "balcony", "stairs")

# The field. Whatever its size, rows are ten cells apart, so that a direction is the same step everywhere, and five rows
# are one half of the board: 50 bits of a word.
FIELDS = (8, 9, 10)
STRIDE = 10
CELLS = STRIDE * STRIDE
HALF = CELLS // 2
FULL = (1 << HALF) - 1  # all cells of a half
NOBODY = 4  # the owner of grey pieces
NONE = 255  # no piece: bare ground
GREY_BRIDGES = 12
MOST_PIECES = 4 * sum(kind.copies for kind in KINDS) + GREY_BRIDGES


def cell(row: int, column: int) -> int:
    return row * STRIDE + column


# Tables by shape: kind * 4 + direction. A shape is looked up by its low cell, the first of its cells in reading order.
SHAPES = len(KINDS) * 4
LENGTH = [KINDS[shape // 4].length for shape in range(SHAPES)]
STEP = [(1, STRIDE)[shape % 2] for shape in range(SHAPES)]  # from cell to cell, low to high
FAR = [STEP[shape] * (LENGTH[shape] - 1) for shape in range(SHAPES)]  # from the low cell to the other foot
FIRST = [FAR[shape] if shape % 4 > 1 else 0 for shape in range(SHAPES)]  # from the low cell to the first foot
TURNED = [shape % 4 > 1 and KINDS[shape // 4].legs[0] == KINDS[shape // 4].legs[1] for shape in range(SHAPES)]
for _shape in range(LOWER * 4, SHAPES):
    TURNED[_shape] = False  # a staircase leads somewhere: its four directions are four placements


def _fitting_legs(kind: int) -> tuple[int, int]:
    """Legs as they are tested: a staircase's upper bridge before the lower one stands under its first foot."""
    first, second = KINDS[kind].legs
    return (first + KINDS[LOWER].legs[1], second) if kind == UPPER else (first, second)


LOW_LEG = [_fitting_legs(shape // 4)[shape % 4 > 1] for shape in range(SHAPES)]
HIGH_LEG = [_fitting_legs(shape // 4)[shape % 4 < 2] for shape in range(SHAPES)]
RISE = [KINDS[shape // 4].legs[0] for shape in range(SHAPES)]  # the deck above what the first foot stands on


def _model(kind: int) -> int:
    """Of the kinds that differ from this one only in how tall their two equal legs are, the tallest. Their arches stand
    in the same places, so those of one of them tell those of the others."""
    low, high = KINDS[kind].legs
    return (
        kind
        if low != high
        else max(
            (
                other
                for other in range(STOCK_KINDS)
                if KINDS[other].span == KINDS[kind].span and len({*KINDS[other].legs}) == 1
            ),
            key=lambda other: KINDS[other].legs,
        )
    )


MODEL = [_model(kind) for kind in range(STOCK_KINDS)]
LOWER_BY = [KINDS[MODEL[kind]].legs[0] - KINDS[kind].legs[0] for kind in range(STOCK_KINDS)]  # storeys, than its model


def halves(cells: list[int]) -> list[int]:
    """A set of cells as the two words of a bitboard."""
    words = [0, 0]
    for number in cells:
        words[number // HALF] |= 1 << number % HALF
    return words


def _low_cells(field: int, line: int, length: int) -> list[int]:
    """Where the low cell of a piece may be if the whole piece is to be on the field. Line 0 lies along a row."""
    rows, columns = (field, field - length + 1) if line == 0 else (field - length + 1, field)
    return halves([cell(row, column) for row in range(rows) for column in range(columns)])


# [((field - 8) * 2 + line) * 2 + span - 1] * 2 + half
ROOM = [w for field in FIELDS for line in (0, 1) for length in (3, 4) for w in _low_cells(field, line, length)]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A start position of grey bridges, its condition during the game, and its points at the end."""

    name: str
    seats: tuple[int, ...]
    grey: tuple[str, ...]  # bridges: row, column, direction
    points: int
    no_foot: tuple[int, ...] = ()  # cells where no foot may stand
    no_wall: bool = False  # no piece with both feet on grey decks


SCENARIO_FIELD = 9
PIERS, WELL, CORNERS, WALL = range(1, 5)  # 0 is no scenario
_CORNERS = tuple(
    f"{r + dr}{c + dc}{to}" for r in (0, 6) for c in (0, 6) for dr, dc, to in ((0, 0, "E"), (2, 0, "E"), (0, 1, "S"))
)
SCENARIOS = (
    Scenario("none", (2, 3, 4), (), 0),
    Scenario("four-piers", (2,), ("13E", "73E", "31S", "37S"), 2),
    Scenario("the-well", (2,), ("33E", "53E", "33S", "35S"), 3, no_foot=(cell(4, 4),)),
    Scenario("corner-towers", (3, 4), _CORNERS, 3),
    Scenario("cross-wall", (3, 4), ("40E", "46E", "04S", "64S"), 1, no_wall=True),
)
MIDDLE = 4  # row and column of the cross wall; the well lies where they meet
WELL_CELL = cell(MIDDLE, MIDDLE)
CORNER_CELLS = [
    cell(r, c) for r in (0, SCENARIO_FIELD - 3) for c in (0, SCENARIO_FIELD - 3)
]  # first cell of each 3 x 3


def _grey_move(bridge: str) -> int:
    return place_move(BRIDGE * 4 + DIRECTIONS.index(bridge[2]), cell(int(bridge[0]), int(bridge[1])))


# Moves as numbers: a placement is (shape * 4 + direction of the upper bridge) * 128 + cell of the first foot.
ANCHORS = 128
SHAPE_MOVES = 4 * ANCHORS


def place_move(shape: int, anchor: int, upper: int = 0) -> int:
    return (shape * 4 + upper) * ANCHORS + anchor


JOIN = UPPER * 4 * SHAPE_MOVES
DECLINE = JOIN + 1
BEGIN = DECLINE + 1  # + seat

GREY_COUNT = [len(scenario.grey) for scenario in SCENARIOS]
GREY_MOVES = [
    _grey_move(scenario.grey[i]) if i < len(scenario.grey) else 0 for scenario in SCENARIOS for i in range(GREY_BRIDGES)
]
NO_FOOT = [word for scenario in SCENARIOS for word in halves(list(scenario.no_foot))]
NO_WALL = [int(scenario.no_wall) for scenario in SCENARIOS]
SCENARIO_POINTS = [scenario.points for scenario in SCENARIOS]
COPIES = [kind.copies for kind in KINDS[:STOCK_KINDS]]


def cells_of(shape: int, anchor: int) -> list[int]:
    """The cells a piece covers, from its first foot to its second."""
    step = -STEP[shape] if shape % 4 > 1 else STEP[shape]
    return [anchor + step * i for i in range(LENGTH[shape])]


def conserved(position: ElbrusPosition) -> dict[str, int]:
    """Every piece counted, in hand and on the field; a staircase is two bridges."""
    counts = {f"{colour} {kind.name}": 0 for colour in COLOURS[: position.seats] for kind in KINDS[:STOCK_KINDS]}
    for seat, colour in enumerate(COLOURS[: position.seats]):
        for kind in range(STOCK_KINDS):
            counts[f"{colour} {KINDS[kind].name}"] += position.stock_of(seat, kind)
        counts[f"{colour} bridge"] += 2 * position.stairs_of(seat)
    grey = 0
    for piece in range(position.count):
        kind, owner = position.shape_of(piece) // 4, position.owner_of(piece)
        if owner == NOBODY:
            grey += 1
        else:
            counts[f"{COLOURS[owner]} {KINDS[kind if kind < STOCK_KINDS else BRIDGE].name}"] += 1
    return counts | {"grey bridge": grey}
