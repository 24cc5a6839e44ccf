"""Boards for the wire. What several readers may see alike is made once: views, scenes, sentences, whole messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, count
from operator import ne
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Raw

from donjon.core import registry
from donjon.core.game import Happened, View
from donjon.core.scene import Scene
from donjon.match import Match, story
from donjon.server.answers import Tried, Update, write
from donjon.server.asks import WhatIf
from donjon.server.parts import Board, Choice, Ending, Event, Face, SceneChange

if TYPE_CHECKING:
    from donjon.server.table import Presence

Eyes = int | None
Names = tuple[str, ...]  # by seat; empty: known only by colour
Pieces = tuple[bytes, ...]  # the shapes of a scene in JSON; those a game keeps are shared by all tables
Shown = dict[Eyes, tuple[int, Pieces]]  # at which number, and what
read_happened = msgspec.json.Decoder(Happened).decode


class Boards:
    """The boards of one match at one moment, for all eyes."""

    def __init__(self, match: Match, number: int, since: int, before: Shown, names: Names = ()) -> None:
        self.match = match
        self.names = names or ("",) * match.seats
        self.number = number
        self.since = since  # the ply from which on events are told
        self.before = before
        self._views: dict[Eyes, View] = {}  # equal ones are the same object, known below by its id
        self._shown: dict[Eyes, int] = {}  # whoever was shown a scene, and the view it was made from
        self._scenes: dict[int, tuple[Scene, Pieces]] = {}
        self._texts: dict[int, str] = {}
        self._positions: dict[int, Raw] = {}
        self._drawings: dict[tuple[int, int], Raw] = {}
        self._events: dict[tuple[Eyes, str], Raw] = {}
        self._updates: dict[tuple[Eyes, str, tuple[str, ...], int], str] = {}
        self._legal: Raw | None = None
        self._head = (match.ply, since, match.turns, match.to_move, match.over, match.scores, match.ranks)

    def board(self, eyes: Eyes, language: str, wants: tuple[str, ...], after: int = -1) -> Board:
        """The board through these eyes; its scene is given by the one shown at number `after`, if it is known."""
        match = self.match
        moving = eyes is not None and eyes == match.to_move
        scene = self._scene(eyes, after) if "scene" in wants else None
        position = self._position(eyes) if "position" in wants else None
        return Board(
            eyes,
            self.number,
            *self._head,
            events=cast(list[Event], self._told(eyes, language)),
            legal=cast(list[Choice], self._choices()) if moving else [],
            can_undo=moving and match.can_undo,
            scene=cast(SceneChange | None, scene),
            position=cast(dict[str, Any] | None, position),
            text=self._text(eyes) if "text" in wants else "",
        )

    def update(self, presence: Presence, table_id: str, face: Face | None, ending: Ending | None) -> str:
        """A whole `update`, ready to be sent."""
        eyes, language, wants = presence.eyes, presence.guest.language, presence.wants
        key = (eyes, language, wants, presence.seen)
        if key not in self._updates:
            board = self.board(eyes, language, wants, presence.seen)
            self._updates[key] = write(Update(table_id=table_id, board=board, clock=face, ending=ending)).decode()
        return self._updates[key]

    def _view(self, eyes: Eyes) -> View:
        eyes = None if self.match.game.open else eyes
        if eyes not in self._views:
            view = self.match.seen(eyes)
            self._views[eyes] = next((other for other in self._views.values() if other == view), view)
        return self._views[eyes]

    def _position(self, eyes: Eyes) -> Raw:
        view = self._view(eyes)
        if id(view) not in self._positions:
            self._positions[id(view)] = Raw(write(view))
        return self._positions[id(view)]

    def _text(self, eyes: Eyes) -> str:
        view = self._view(eyes)
        if id(view) not in self._texts:
            self._texts[id(view)] = self.match.game.text(view)
        return self._texts[id(view)]

    def _choices(self) -> Raw:
        if self._legal is None:
            self._legal = Raw(write(self.match.choices()))
        return self._legal

    def _told(self, eyes: Eyes, language: str) -> Raw:
        eyes = None if self.match.game.open else eyes
        key = (eyes, language)
        if key not in self._events:
            happened = self.match.happened(eyes, self.since)
            name = self.match.game.name
            self._events[key] = Raw(write([event(name, ply, one, language, self.names) for ply, one in happened]))
        return self._events[key]

    def _scene(self, eyes: Eyes, after: int) -> Raw:
        """Whoever sees the same now, and saw the same before, is told in the same words."""
        view = self._view(eyes)
        self._shown[eyes] = id(view)
        number, former = self.before.get(eyes, (-1, None))
        former = former if number == after else None
        key = id(view), id(former)
        if key not in self._drawings:
            scene, pieces = self._drawn(view)
            self._drawings[key] = _drawing(scene, _change(pieces, former) if former else pieces)
        return self._drawings[key]

    def _drawn(self, view: View) -> tuple[Scene, Pieces]:
        if id(view) not in self._scenes:
            scene = self.match.picture_of(view)
            self._scenes[id(view)] = scene, _pieces(scene)
        return self._scenes[id(view)]

    def remember(self) -> None:
        """From now on these are the scenes to tell changes by."""
        for eyes, view in self._shown.items():
            self.before[eyes] = self.number, self._scenes[view][1]


def _pieces(scene: Scene) -> Pieces:
    return tuple([shape.json for shape in scene.shapes])


def _drawing(scene: Scene, shapes: Sequence[bytes]) -> Raw:
    """A scene with its shapes given in JSON already."""
    given = cast(Any, Raw(b"[" + b",".join(shapes) + b"]"))
    whole = SceneChange(
        scene.game, scene.title, scene.columns, scene.rows, scene.players, given, scene.marks, scene.detail
    )
    return Raw(write(whole))


def _change(pieces: Pieces, former: Pieces) -> list[bytes]:
    """The shapes, with runs that were there before as [from, to]."""
    head = next(compress(count(), map(ne, pieces, former)), min(len(pieces), len(former)))  # a move seldom changes much
    places = {piece: index for index, piece in enumerate(former[head:], head)}
    found: list[bytes] = []
    start, end = (0, head) if head else (-1, -1)
    for piece in pieces[head:]:
        place = places.get(piece, -1)
        if place >= 0 and place == end:
            end += 1
            continue
        if start >= 0:
            found.append(b"[%d,%d]" % (start, end))
        start, end = (place, place + 1) if place >= 0 else (-1, -1)
        if place < 0:
            found.append(piece)
    if start >= 0:
        found.append(b"[%d,%d]" % (start, end))
    return found


def event(game: str, ply: int, happened: Happened, language: str, names: Names) -> Event:
    player = "" if happened.seat is None else names[happened.seat]
    text = sentence(game, write(happened), language, player)
    return Event(happened.kind, happened.seat, happened.points, happened.places, happened.details, ply=ply, text=text)


@lru_cache(maxsize=20_000)
def sentence(game: str, happened: bytes, language: str, player: str) -> str:
    """The same things happen again and again; making a sentence is slow."""
    return story.event_text(registry.find(game), read_happened(happened), language, player)


def tried(match: Match, ask: WhatIf, seat: int, after: int, before: Shown) -> Tried:
    """The answer to a plan."""
    told = match.what_if(ask.moves, seat)
    scene: Scene = told["picture"]
    pieces, (number, former) = _pieces(scene), before.get(seat, (-1, ()))
    change = cast(SceneChange, _drawing(scene, _change(pieces, former) if number == after else pieces))
    moves, scores, legal = told["moves"], told["scores"], told["legal"]
    return Tried(to=ask.id, table_id=ask.table_id, ply=match.ply, moves=moves, scores=scores, scene=change, legal=legal)
