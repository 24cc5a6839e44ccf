"""The box of Quarry: three towers of stones, and the numbers that stand for moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarry.position import QuarryPosition

SEATS = 2
COLOURS = ("red", "blue")
NAMES = ("keep", "gatehouse", "chapel")
HEIGHTS = (5, 4, 3)  # stones in each tower
TOWERS = len(HEIGHTS)
STONES = sum(HEIGHTS)
TALLEST = max(HEIGHTS)
LOAD = 3  # stones that a player can carry

# Moves as numbers: tower * TALLEST + level of the lowest stone taken; then what the lot decides.
FIRST = TOWERS * TALLEST  # + seat
MOVES = FIRST + SEATS


def conserved(position: QuarryPosition) -> dict[str, int]:
    """Every stone counted, in the towers or carried off."""
    standing = sum(position.height_of(tower) for tower in range(TOWERS))
    return {"stones": standing + sum(position.carried_by(seat) for seat in range(SEATS))}
