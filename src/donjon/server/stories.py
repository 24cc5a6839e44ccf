"""What happened, for the wire: events with their sentences."""

from __future__ import annotations

from msgspec import Raw

from donjon.core.game import Game, Happened
from donjon.core.runs import listed
from donjon.match import Match, story
from donjon.match.story import Names
from donjon.server.answers import write
from donjon.server.parts import Event

Moves = list[tuple[int, list[Happened]]]  # what happened in each ply


class Tale:
    """What happened in a game so far, for guests who join. A long story is made once and kept."""

    def __init__(self) -> None:
        self.number = -1  # of the board it is told for
        self._of: dict[tuple[int | None, str, Names], list[tuple[int, bytes]]] = {}  # ply and JSON of each event

    def since(self, match: Match, number: int, eyes: int | None, since: int, language: str, names: Names) -> Raw:
        """All events from ply `since` on, at the board of that number."""
        if self.number != number:
            self.number = number
            self._of.clear()
        key = (eyes, language, names)
        if key not in self._of:
            self._of[key] = [
                (event.ply, write(event)) for event in events(match.game, match.happened(eyes), language, names)
            ]
        return Raw(listed(tuple([told for ply, told in self._of[key] if ply >= since])))


def events(game: Game, moves: Moves, language: str, names: Names) -> list[Event]:
    """What happened in these moves, each thing with its sentence."""
    return [
        Event(one.kind, one.seat, one.points, one.places, one.details, ply=ply, text=text)
        for ply, move in moves
        for one, text in zip(move, story.sentences(game, move, language, names), strict=True)
    ]
