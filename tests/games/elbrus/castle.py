"""Positions for the tests: a few pieces on an otherwise empty field."""

from donjon import Match
from donjon.games.elbrus.pieces import COLOURS


def castle(*pieces: str, **facts: object) -> Match:
    """`castle("bridge-r4c0-E", "blue bridge-r4c4-E", turn="blue")`: by default pieces are red's and red moves."""
    lines = [piece if piece.split("-")[0].partition(" ")[0] in COLOURS else f"red {piece}" for piece in pieces]
    head = " ".join(["elbrus", *(f"{name}={value}" for name, value in facts.items())])
    return Match.from_diagram("elbrus", "\n".join([head, *lines]), chance="script")


def legal(match: Match, move: str) -> bool:
    assert (match.explain(move) is None) == (move in match.legal_moves())
    return match.explain(move) is None


def points(match: Match, move: str) -> int:
    """What a legal move brings its player at once."""
    player = match.to_move
    assert player is not None
    assert legal(match, move)
    before = match.scores[player]
    match.play(move)
    return match.scores[player] - before


def used_up(colour: str, row: int, column: int, *rest: str, bridges: int = 13) -> list[str]:
    """A tower of 3 by 3 cells from one player's bridges (13 or 11) and balcony. `rest`: their windows and portal."""
    east = [f"bridge-r{row}c{column}-E", f"bridge-r{row + 2}c{column}-E"]
    south = [f"bridge-r{row}c{column}-S", f"bridge-r{row}c{column + 2}-S"]
    tower = [*((east + south) * 4)[:bridges], f"balcony-r{row}c{column}-{'S' if bridges == 13 else 'E'}"]
    return [f"{colour} {piece}" for piece in [*tower, *rest]]
