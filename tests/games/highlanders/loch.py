"""Positions for the tests: a few troops on an otherwise empty loch."""

from typing import cast

from donjon import Match
from donjon.games.highlanders.position import HighlandersPosition


def loch(camps: str = "", castles: str = "", banners: str = "", **facts: object) -> Match:
    """`loch("NA2=r3 NA3=b2", "NK1=r2?3", "F1=rb", steps=2)`: red to move unless said otherwise; chance is scripted."""
    return Match.from_diagram("highlanders", diagram(camps, castles, banners, **facts), chance="script")


def diagram(camps: str = "", castles: str = "", banners: str = "", **facts: object) -> str:
    head = " ".join(["highlanders", *(f"{name}={value}" for name, value in facts.items())])
    return f"{head}\ncamps {camps}\ncastles {castles}\nbanners {banners}\n"


def camps(match: Match) -> str:
    """The camps as the diagram lists them."""
    return line(match, "camps")


def castles(match: Match) -> str:
    return line(match, "castles")


def banners(match: Match) -> str:
    return line(match, "banners")


def line(match: Match, name: str) -> str:
    return next(text[8:] for text in match.diagram().splitlines() if text.split()[0] == name)


def play(match: Match, moves: str) -> Match:
    for move in moves.split():
        match.play(move)
    return match


def clan(match: Match, colour: str, seat: int | None = None) -> dict[str, object]:
    """A clan as a seat sees it."""
    found: dict[str, object] = next(c for c in match.view(seat)["position"]["clans"] if c["colour"] == colour)
    return found


def position(match: Match) -> HighlandersPosition:
    return cast(HighlandersPosition, match._position)


def imagined(match: Match, seat: int, seed: int) -> HighlandersPosition:
    return cast(HighlandersPosition, match.imagined(seat, seed))
