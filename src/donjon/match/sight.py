"""What people see of a match: its state, the position, and the legal moves."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from donjon.core.catalogue import texts
from donjon.core.game import Happened, View
from donjon.core.scene import Mark, Scene
from donjon.core.shared import Once
from donjon.core.things import Place, Thing
from donjon.core.words import Task

if TYPE_CHECKING:
    from donjon.match.match import Match

id_of = attrgetter("id")


class Standing(msgspec.Struct, frozen=True):
    """The state of a match that everybody may know. `to_move` is None when it is over, or when chance is to move."""

    ply: int
    turn: int
    to_move: int | None
    over: bool
    scores: list[int]
    ranks: list[int]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move, its parts (what to pick, in order, to make it), the action it belongs to and the points it brings.

    `gain` is only what the player can know in advance. For a move that reveals something it is 0.
    """

    move: str
    parts: list[str]
    kind: str
    gain: int = 0


class Seen(msgspec.Struct, frozen=True):
    """The position as one seat sees it (None is a spectator): the game's own facts, and what lies where."""

    seat: int | None
    facts: View
    places: dict[str, Place]
    things: list[Thing]

    def at(self, place: str) -> list[Thing]:
        """Everything that lies there."""
        return [thing for thing in self.things if place in thing.at]


class Sight:
    """A match as one seat sees it now; None is a spectator. Each part is made on demand, and only once."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat

    @Once
    def position(self) -> View:
        """The position as that seat may see it. Everything else is made from it. Tables share parts of it."""
        return self.match.game.view(self.match._position, self.seat)

    @property
    def facts(self) -> View:
        """The same as JSON, to keep and to change."""
        facts: View = msgspec.json.decode(msgspec.json.encode(self.position))
        return facts

    @Once
    def seen(self) -> Seen:
        """The position as data, with every place and what lies there."""
        game = self.match.game
        places, things = game.lay(self.position, game.picture(self.position))
        return Seen(self.seat, self.facts, {place.name: place for place in places}, things)

    @property
    def view(self) -> View:
        """Everything that seat may see, as JSON."""
        match = self.match
        return {
            "game": match.game.name,
            "rules": match.game.version,
            "seats": match.seats,
            "options": dict(match.options),
            **msgspec.to_builtins(match.standing),
            "legal": msgspec.to_builtins(self.legal),
            "position": self.facts,
        }

    @Once
    def task(self) -> Task:
        """What the game asks of the seat to move, as far as this seat can see."""
        return self.match.game.ask(self.position)

    @property
    def legal(self) -> list[Choice]:
        """The moves of that seat; none while it is not to move."""
        return self.match.choices() if self.seat is not None and self.seat == self.match.to_move else []

    @Once
    def scene(self) -> Scene:
        """The scene, with the last move marked."""
        scene = self.match.game.picture(self.position)
        places = next((played.places for played in reversed(self.match.played) if played.seat is not None), ())
        marked = tuple([place for place in places if place in map(id_of, scene.shapes)])
        marks = (Mark("last", marked),) if marked else ()
        return msgspec.structs.replace(scene, marks=scene.marks + marks)

    def text(self, language: str) -> str:
        """The position as text, in that language."""
        game = self.match.game
        return game.text(self.position, texts(game.folder, language))

    def happened(self, since: int = 0) -> list[tuple[int, list[Happened]]]:
        """What happened in each ply from `since` on, as that seat may know it, without sentences."""
        game, position, seat, since = self.match.game, self.match._position, self.seat, max(since, 0)
        return [
            (ply, game.events(position, played.notes, seat))
            for ply, played in enumerate(self.match.played[since:], since)
        ]
