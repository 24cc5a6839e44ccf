"""The masks of placing.py against a plain reading of the rules, cell by cell, over whole random games."""

import random

import pytest

from donjon import Match
from donjon.games.elbrus.pieces import DIRECTIONS, KINDS, NONE, SCENARIOS, STOCK_KINDS, STRIDE
from donjon.games.elbrus.position import ElbrusPosition

STEPS = dict(zip(DIRECTIONS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True))
Field = dict[tuple[int, int], tuple[int, int, bool]]  # height, topmost piece, is it grey


def field_of(position: ElbrusPosition) -> Field:
    found = {}
    for row in range(position.field):
        for column in range(position.field):
            cell = row * STRIDE + column
            top = position.top_at(cell)
            found[row, column] = (position.height_at(cell), top, top != NONE and position.owner_of(top) == 4)
    return found


def stands(field: Field, legs: tuple[int, int], cells: list[tuple[int, int]], scenario: int) -> int:
    """The deck of a piece that may stand on these cells (2.2 to 2.8, 7.4, 7.8), or 0."""
    if any(cell not in field for cell in cells):
        return 0
    (one, first, grey), (two, second, other_grey) = field[cells[0]], field[cells[-1]]
    deck = one + legs[0]
    if two + legs[1] != deck or any(field[cell][0] >= deck for cell in cells[1:-1]):
        return 0
    if one and two and first == second:
        return 0
    if SCENARIOS[scenario].name == "the-well" and (4, 4) in (cells[0], cells[-1]):
        return 0
    if SCENARIOS[scenario].name == "cross-wall" and grey and other_grey:
        return 0
    return deck


def line(row: int, column: int, to: str, length: int) -> list[tuple[int, int]]:
    return [(row + STEPS[to][0] * i, column + STEPS[to][1] * i) for i in range(length)]


def placements(position: ElbrusPosition) -> set[str]:
    """Every legal placement of the player, as text."""
    field, found, player = field_of(position), set(), position.player
    for row, column in field:
        for to in DIRECTIONS:
            for number, kind in enumerate(KINDS[:STOCK_KINDS]):
                if not position.stock_of(player, number) or (kind.name != "balcony" and to in "WN"):
                    continue
                if stands(field, kind.legs, line(row, column, to, kind.length), position.scenario):
                    found.add(f"{kind.name}-r{row}c{column}-{to}")
            if position.stairs_of(player):
                found |= {f"stairs-r{row}c{column}-{to}-{upper}" for upper in climbs(position, field, row, column, to)}
    return found


def climbs(position: ElbrusPosition, field: Field, row: int, column: int, to: str) -> set[str]:
    """Chapter 5: the lower bridge is set on a copy of the field, then the upper one is tried from its far end."""
    lower = line(row, column, to, 3)
    deck = stands(field, (1, 1), lower, position.scenario)
    if not deck:
        return set()
    after = field | dict.fromkeys(lower, (deck, -1, False))
    back = DIRECTIONS[(DIRECTIONS.index(to) + 2) % 4]
    uppers = {upper: line(*lower[-1], upper, 3) for upper in DIRECTIONS if upper != back}
    return {upper for upper, cells in uppers.items() if stands(after, (1, 1), cells, position.scenario)}


def tables() -> list[tuple[int, dict[str, str]]]:
    plain = [(seats, {"field": size}) for seats in (2, 4) for size in ("8", "9", "10")]
    return plain + [(scenario.seats[-1], {"scenario": scenario.name}) for scenario in SCENARIOS[1:]]


@pytest.mark.parametrize(("seats", "options"), tables())
@pytest.mark.parametrize("seed", [1, 2])
def test_legal_moves_are_what_a_plain_reading_allows(seats: int, options: dict[str, str], seed: int) -> None:
    match = Match("elbrus", seats, seed=seed, options={**options, "stairs": "on"})
    dice = random.Random(seed)
    climbed = 0
    while not match.over:
        moves = match.legal_moves()
        if moves[0] != "join":
            assert set(moves) == placements(position_of(match))
        stairs = [move for move in moves if move.startswith("stairs")]
        climbed += bool(stairs)
        match.play(moves[0] if moves[0] == "join" else dice.choice(stairs or scoring(match, moves) or moves))
    assert placements(position_of(match)) == set()
    if (seats, options) == (4, {"field": "9"}):
        assert climbed  # staircases were really tried


def position_of(match: Match) -> ElbrusPosition:
    assert isinstance(match._position, ElbrusPosition)
    return match._position


def scoring(match: Match, moves: list[str]) -> list[str]:
    """Bridges that stand on something, so that the castle grows tall."""
    raised = {shape.id for shape in match.picture().shapes if shape.kind == "cell" and shape.height}
    return [move for move in moves if move.split("-")[1] in raised]
