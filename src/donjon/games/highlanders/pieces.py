"""The box of Highlanders: board, knights, shields and the tables the compiled position is built from (flat lists).

A space has a number: camps first, then castles, then banners, each in the order of board.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from donjon.games.highlanders.position import HighlandersPosition

BOARD: dict[str, Any] = json.loads((Path(__file__).parent / "board.json").read_text(encoding="utf-8"))

COLOURS = ("red", "blue", "yellow", "green", "purple")
KNIGHTS = 42  # of each clan: 12 pieces of one, 5 of two, 4 of five
SHIELDS = (3, 1, 1, 1)  # of each clan: how many of value 0, 1, 2, 3
STEPS = 3  # a turn
NOBODY = 5  # the owner of a free space: one past the last clan
NO_SHIELD = 4  # one past the highest value

SPACES = (*BOARD["camps"], *BOARD["castles"], *BOARD["banners"])
FIRST_CASTLE = len(BOARD["camps"])
FIRST_BANNER = FIRST_CASTLE + len(BOARD["castles"])
NUMBER = {name: number for number, name in enumerate(SPACES)}
CASTLES = SPACES[FIRST_CASTLE:FIRST_BANNER]

NAMES = {castle: str(BOARD["castles"][castle]["name"]) for castle in CASTLES}
SWORDS = [BOARD["castles"][name]["swords"] if name in NAMES else 0 for name in SPACES]


def _bits(numbers: list[int]) -> int:
    """A set of spaces as one word."""
    return sum(1 << number for number in numbers)


def _neighbours(space: str) -> list[int]:
    """The spaces that a road or a drawbridge leads to."""
    return [NUMBER[b if a == space else a] for a, b in BOARD["edges"] if space in (a, b)]


NEIGHBOURS = [_bits(_neighbours(space)) for space in SPACES]
CAMP_BITS = _bits([*range(FIRST_CASTLE)])
CASTLE_BITS = _bits([*range(FIRST_CASTLE, FIRST_BANNER)])
LAND = CAMP_BITS | CASTLE_BITS  # where a step may lead: not to banners
WORTH_BITS = [_bits([s for s in range(len(SPACES)) if SWORDS[s] >= worth]) for worth in (1, 2, 3)]

# Moves as numbers: a step is (source * 64 + target) * 64 + knights, with 0 knights for storming a castle.
STEP = 64
END_TURN = STEP * STEP * STEP
GO_IN = END_TURN + 1  # + knights
LEAVE_BARE = GO_IN + KNIGHTS + 1
LAY_SHIELD = LEAVE_BARE + 1
ROLL = LAY_SHIELD + 1  # + die, 1 to 6; what chance does begins here
DRAW = ROLL + 7  # + value, 0 to 3
BEGIN = DRAW + 4  # + seat


def clans(seats: int) -> int:
    """8.1: two players lead two clans each."""
    return 4 if seats == 2 else seats


CLANS = len(COLOURS)
SEAT_OF = [clan % seats if seats else 0 for seats in range(CLANS + 1) for clan in range(CLANS)]  # 8.1: 0, 1, 0, 1


def seat_of(clan: int, seats: int) -> int | None:
    """Whose clan it is, if it plays."""
    return SEAT_OF[seats * CLANS + clan] if clan < clans(seats) else None


def conserved(position: HighlandersPosition) -> dict[str, int]:
    """Every knight and every shield counted, on the board or not. A clan always has 42 knights and six shields."""
    counts = {}
    for clan in range(position.clans):
        counts[f"{COLOURS[clan]} knights"] = position.in_supply(clan)
        for value in range(4):
            counts[f"{COLOURS[clan]} shields of {value}"] = position.in_reserve(clan, value)
    for space, owner, knights in position.held():
        counts[f"{COLOURS[owner]} knights"] += knights
        if position.shield_at(space) != NO_SHIELD:
            counts[f"{COLOURS[owner]} shields of {position.shield_at(space)}"] += 1
    for _, clans_there in position.on_banners():
        for clan in clans_there:
            counts[f"{COLOURS[clan]} knights"] += 1
    return counts
