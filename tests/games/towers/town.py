"""Positions for the tests: a few stacks on an otherwise empty town."""

from donjon import Match
from donjon.games.towers.notation import cell_name
from donjon.games.towers.pieces import CELLS, COLUMNS, NOWHERE, SITE_SYMBOL


def town(*stacks: str, **facts: object) -> Match:
    """`town("d5 Ar", "f5 Cgb", turn="red")`: red to move unless said otherwise; chance is scripted."""
    return Match.from_diagram("towers", diagram(*stacks, **facts), chance="script")


def diagram(*stacks: str, **facts: object) -> str:
    tokens = {cell_name(c): "." if SITE_SYMBOL[c] == NOWHERE else ":" for c in range(CELLS)}
    for stack in stacks:
        cell, token = stack.split()
        assert cell in tokens, cell
        tokens[cell] = token
    cells = list(tokens.values())
    rows = [f"{8 - r} " + " ".join(cells[r * COLUMNS : (r + 1) * COLUMNS]) for r in range(8)]
    head = " ".join(["towers", *(f"{name}={value}" for name, value in facts.items())])
    return "\n".join([head, *rows])


def legal(match: Match, move: str) -> bool:
    assert (match.explain(move) is None) == (move in match.legal_moves())
    return match.explain(move) is None


OTHERS = ("a1 Ab", "a2 Bg", "a3 Cp")  # a stack for everybody, out of the way


def dealt(seats: int = 4, first: str = "first-red") -> Match:
    """A game after a deal in order: the first twenty streets red, then blue, green and purple."""
    match = Match("towers", seats, chance="script")
    for letter in "rbgp":
        for mark in "ABCD":
            for _ in range(5):
                match.play(letter + mark)
    match.play(first)
    return match
