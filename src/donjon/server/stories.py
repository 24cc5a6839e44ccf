"""What happened, for the wire: events with their sentences."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Raw

from donjon.core.changes import listed
from donjon.match import Match, story
from donjon.match.story import Names
from donjon.server.answers import write
from donjon.server.parts import Event


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
            self._of[key] = [(event.ply, write(event)) for event in events(match, eyes, 0, language, names)]
        return Raw(listed([told for ply, told in self._of[key] if ply >= since]))


def events(match: Match, eyes: int | None, since: int, language: str, names: Names) -> Iterator[Event]:
    """What happened from ply `since` on, each with its sentence."""
    for ply, move in match.happened(eyes, since):
        told = story.sentences(match.game, move, language, names)
        for one, text in zip(move, told, strict=True):
            yield Event(one.kind, one.seat, one.points, one.places, one.details, ply=ply, text=text)
