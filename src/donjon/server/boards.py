"""Boards for the wire. What several readers see alike is made once: scenes, sentences, whole messages."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress, count
from operator import ne
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Raw

from donjon.core import registry
from donjon.core.game import Happened
from donjon.core.scene import Scene
from donjon.match import Match, story, words
from donjon.match.sight import Choice, Sight
from donjon.match.words import Prompt
from donjon.server.answers import Tried, Update, write
from donjon.server.asks import WhatIf
from donjon.server.parts import Board, Ending, Event, Face, SceneChange

if TYPE_CHECKING:
    from donjon.server.table import Presence

MANY = 30  # plies: a longer story is kept for the next guest
Eyes = int | None
Names = tuple[str, ...]  # by seat; empty: known only by colour
Shapes = tuple[bytes, ...]  # the shapes of a scene in JSON; those a game keeps are shared by all tables
read_happened = msgspec.json.Decoder(list[Happened]).decode


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """The shapes that a reader saw on the board of that number. The next scene only says what has changed."""

    number: int
    shapes: Shapes


class Look:
    """What some readers see alike, in JSON."""

    def __init__(self, sight: Sight, number: int) -> None:
        self.sight = sight
        self.number = number
        self._scenes: dict[Shown | None, Raw] = {}

    @cached_property
    def position(self) -> Raw:
        return Raw(write(self.sight.position))

    @cached_property
    def shown(self) -> Shown:
        return Shown(self.number, _shapes(self.sight.scene))

    def scene(self, former: Shown | None) -> Raw:
        """The scene, told by the one before if it is known: whoever saw the same before is told the same now."""
        if former not in self._scenes:
            self._scenes[former] = _told(self.sight.scene, self.shown.shapes, former)
        return self._scenes[former]


class Tale:
    """What happened in a game so far, for guests who join. A long story is made once and kept."""

    def __init__(self) -> None:
        self.number = -1  # of the board it is told for
        self._of: dict[tuple[Eyes, str, Names], list[tuple[int, bytes]]] = {}  # ply and JSON of each event

    def since(self, boards: Boards, eyes: Eyes, language: str) -> Raw:
        """All events from the ply on that these boards begin with."""
        if self.number != boards.number:
            self.number = boards.number
            self._of.clear()
        key = (eyes, language, boards.names)
        if key not in self._of:
            happened = boards.match.happened(eyes)
            name = boards.match.game.name
            told = (event for ply, move in happened for event in events(name, ply, move, language, boards.names))
            self._of[key] = [(event.ply, write(event)) for event in told]
        return Raw(b"[" + b",".join([told for ply, told in self._of[key] if ply >= boards.since]) + b"]")


class Boards:
    """The boards of one match at one moment, for all eyes. `before` holds what they were shown last."""

    def __init__(
        self,
        match: Match,
        number: int,
        since: int,
        before: dict[Eyes, Shown],
        names: Names = (),
        bots: Collection[int] = (),
        told: Tale | None = None,
    ) -> None:
        self.match = match
        self.number = number
        self.since = since  # the ply from which on events are told
        self.names = names or ("",) * match.seats
        self.bots = bots  # the seats they play
        self.before = before
        self.told = told if match.ply - since > MANY else None
        self.standing = match.standing
        self._looks: dict[Eyes, Look] = {}
        self._events: dict[tuple[Eyes, str], Raw] = {}
        self._prompts: dict[tuple[Eyes, str], Raw] = {}
        self._updates: dict[tuple[Eyes, str, tuple[str, ...], int], str] = {}
        self._drawn: set[Eyes] = set()

    def board(self, eyes: Eyes, language: str, wants: tuple[str, ...], after: int = -1) -> Board:
        """The board through these eyes; its scene is told by the one shown at number `after`, if it is known."""
        moving = eyes is not None and eyes == self.standing.to_move
        return Board(
            *msgspec.structs.astuple(self.standing),
            eyes=eyes,
            number=self.number,
            since=self.since,
            events=cast(list[Event], self._happened(eyes, language)),
            decided=self._decided(eyes),
            ask=cast(Prompt, self._asked(eyes, language)),
            legal=cast(list[Choice], self._legal) if moving else [],
            can_undo=moving and self.match.undo_to(self.bots) is not None,
            scene=cast(SceneChange, self._scene(eyes, after)) if "scene" in wants else None,
            position=cast(dict[str, Any], self._look(eyes).position) if "position" in wants else None,
            text=self._look(eyes).sight.text(language) if "text" in wants else "",
        )

    def update(self, presence: Presence, table_id: str, face: Face | None, ending: Ending | None) -> str:
        """A whole `update`, ready to be sent."""
        eyes, language, wants = presence.eyes, presence.guest.language, presence.wants
        key = (eyes, language, wants, presence.seen)
        if key not in self._updates:
            board = self.board(eyes, language, wants, presence.seen)
            self._updates[key] = write(Update(table_id=table_id, board=board, clock=face, ending=ending)).decode()
        return self._updates[key]

    def _decided(self, eyes: Eyes) -> int:
        """The ply after the last move of that seat in an earlier turn than the one in hand."""
        if eyes is None:
            return 0
        played, turn = self.match.played, self.standing.turn
        moved = (ply + 1 for ply in reversed(range(len(played))) if played[ply].seat == eyes)
        return next((after for after in moved if played[after - 1].turn != turn), 0)

    def _asked(self, eyes: Eyes, language: str) -> Raw:
        """What is asked of the seat to move, or what the others wait for; all wait alike where nothing is hidden."""
        waits_alike = self.match.game.open and eyes != self.standing.to_move
        key = (None if waits_alike else eyes, language)
        if key not in self._prompts:
            asked = words.ask(self.match, self._look(eyes).sight.position, key[0])
            self._prompts[key] = Raw(write(words.prompt(self.match.game, asked, language, self.names)))
        return self._prompts[key]

    @cached_property
    def _legal(self) -> Raw:
        return Raw(write(self.match.choices()))

    def _look(self, eyes: Eyes) -> Look:
        """Eyes that see the same have one look: all of them where nothing is ever hidden, others as it happens."""
        eyes = None if self.match.game.open else eyes
        if eyes not in self._looks:
            look = Look(self.match.sight(eyes), self.number)
            alike = (one for one in self._looks.values() if one.sight.position == look.sight.position)
            self._looks[eyes] = next(alike, look)
        return self._looks[eyes]

    def _scene(self, eyes: Eyes, after: int) -> Raw:
        self._drawn.add(eyes)
        former = self.before.get(eyes)
        return self._look(eyes).scene(former if former and former.number == after else None)

    def _happened(self, eyes: Eyes, language: str) -> Raw:
        eyes = None if self.match.game.open else eyes
        key = (eyes, language)
        if key not in self._events and self.told:
            self._events[key] = self.told.since(self, eyes, language)
        elif key not in self._events:
            happened = self.match.happened(eyes, self.since)
            name = self.match.game.name
            told = [event for ply, move in happened for event in events(name, ply, move, language, self.names)]
            self._events[key] = Raw(write(told))
        return self._events[key]

    def remember(self) -> None:
        """From now on, changes are told against these scenes."""
        for eyes in self._drawn:
            self.before[eyes] = self._look(eyes).shown


def _shapes(scene: Scene) -> Shapes:
    return tuple([shape.json for shape in scene.shapes])


def _told(scene: Scene, shapes: Shapes, former: Shown | None) -> Raw:
    """A scene with its shapes given in JSON already, or by those of the scene before."""
    given = _change(shapes, former.shapes) if former else shapes
    whole = SceneChange(
        scene.game, scene.title, scene.columns, scene.rows, scene.players,
        cast(Any, Raw(b"[" + b",".join(given) + b"]")), scene.marks, scene.detail,
    )  # fmt: skip
    return Raw(write(whole))


def _change(shapes: Shapes, former: Shapes) -> Sequence[bytes]:
    """The shapes, with runs that were there before as [from, to]."""
    head = next(compress(count(), map(ne, shapes, former)), min(len(shapes), len(former)))  # a move seldom changes much
    places = {shape: index for index, shape in enumerate(former[head:], head)}
    found: list[bytes] = []
    start, end = (0, head) if head else (-1, -1)
    for shape in shapes[head:]:
        place = places.get(shape, -1)
        if place >= 0 and place == end:
            end += 1
            continue
        if start >= 0:
            found.append(b"[%d,%d]" % (start, end))
        start, end = (place, place + 1) if place >= 0 else (-1, -1)
        if place < 0:
            found.append(shape)
    if start >= 0:
        found.append(b"[%d,%d]" % (start, end))
    return found


def events(game: str, ply: int, move: list[Happened], language: str, names: Names) -> Iterator[Event]:
    """What happened in one move, each with its sentence."""
    for one, text in zip(move, sentences(game, write(move), language, names), strict=True):
        yield Event(one.kind, one.seat, one.points, one.places, one.details, ply=ply, text=text)


@lru_cache(maxsize=20_000)
def sentences(game: str, move: bytes, language: str, names: Names) -> list[str]:
    """The same things happen again and again, and making a sentence is slow."""
    return story.sentences(registry.find(game), read_happened(move), language, names)


def tried(match: Match, ask: WhatIf, seat: int, language: str, names: Names, former: Shown | None) -> Tried:
    """The answer to a plan. Its scene is told by the former one, if the reader has seen that."""
    plan = match.what_if(ask.moves, seat)
    scene = _told(plan.picture, _shapes(plan.picture), former)
    return Tried(
        to=ask.id,
        table_id=ask.table_id,
        ply=match.ply,
        moves=plan.moves,
        scores=plan.scores,
        scene=cast(SceneChange, scene),
        legal=plan.legal,
        said=words.say(match.game, plan.said, language, names) if plan.said else "",
    )
