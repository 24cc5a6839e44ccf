"""Positions for the tests: a diagram from a few words, and what may be done there."""

from typing import Any

from donjon import Match

ALL = "base+inns+traders+dragon+tower"


def board(tiles: str = "", facts: str = "", sets: str = "base", **lines: str) -> Match:
    """The start tile and these, then lines like red="points=3 S@0,0:r0". Chance is scripted."""
    text = [f"carcassonne sets={sets} {facts}", f"tiles B03@0,0,0 {tiles}"]
    text += [f"{name} {words}" for name, words in lines.items()]
    return Match.from_diagram("carcassonne", "\n".join(text), chance="script")


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def legal(match: Match, start: str = "") -> set[str]:
    """Legal moves that begin with these letters."""
    return {move for move in match.legal_moves() if move.startswith(start)}


def happened(match: Match, kind: str) -> list[str]:
    """The events of a kind, in words, and their places."""
    return [" ".join([event["text"], *event.get("places", ())]) for event in match.events() if event["kind"] == kind]


def supply(match: Match, seat: int) -> dict[str, Any]:
    """What a seat has in front of it."""
    found: dict[str, Any] = match.view()["position"]["supplies"][seat]
    return found


def figures(match: Match) -> set[str]:
    """Who stands where: `red knight 0,0:c0`."""
    shown = match.view()["position"]["figures"]
    return {f"{figure['owner']} {figure['role']} {figure['place']}" for figure in shown}
