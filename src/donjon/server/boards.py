"""Boards for the wire. What several readers see alike is made once: scenes, sentences, whole messages."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from donjon.core import registry
from donjon.core.changes import Json
from donjon.core.shared import Once, Shared
from donjon.match import Match, legal, words
from donjon.match.legal import Legal
from donjon.match.sight import Sight
from donjon.match.story import Names
from donjon.match.words import Asked
from donjon.server.answers import Tried, Update, write
from donjon.server.asks import WhatIf
from donjon.server.parts import Board, Ending, Face
from donjon.server.scenes import NOTHING, Drawn, Known
from donjon.server.stories import Moves, Tale, events

if TYPE_CHECKING:
    from donjon.server.table import Presence

MANY = 30  # plies: a longer story is kept for the next guest
Eyes = int | None


class Look:
    """What some readers see alike, in JSON."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._changes: dict[Drawn, Json] = {}

    @Once
    def position(self) -> Json:
        return Raw(write(self.sight.position))

    @Once
    def drawn(self) -> Drawn:
        return Drawn(self.sight.scene)

    @Once
    def scene(self) -> Json:
        return self.drawn.whole()

    def change(self, former: Drawn) -> Json:
        """Whoever saw the same before is told the same now."""
        if former not in self._changes:
            self._changes[former] = self.drawn.since(former)
        return self._changes[former]


class Boards:
    """The boards of one match at one moment, for all eyes."""

    def __init__(
        self,
        match: Match,
        number: int,
        since: int,
        names: Names = (),
        bots: Collection[int] = (),
        told: Tale | None = None,
    ) -> None:
        self.match = match
        self.number = number
        self.since = since  # the ply from which on events are told
        self.names = names or ("",) * match.seats
        self.bots = bots  # the seats they play
        self.told = told if match.ply - since > MANY else None
        self.standing = match.standing
        self._looks: dict[Eyes, Look] = {}
        self._events: dict[tuple[Eyes, str], Json] = {}
        self._prompts: dict[tuple[Eyes, str], Json] = {}
        self._told: list[tuple[str, Moves, Json]] = []  # in which language, what, and its words
        self._updates: dict[tuple[Eyes, str, tuple[str, ...], Known], bytes] = {}
        self._known: dict[tuple[Drawn | None, Legal | None], Known] = {}

    def board(self, eyes: Eyes, language: str, wants: tuple[str, ...], known: Known = NOTHING) -> Board:
        """The board through these eyes, for somebody who knows this much already."""
        moving, drawn = self._moves_now(eyes), "scene" in wants
        return Board(
            *msgspec.structs.astuple(self.standing),
            eyes=eyes,
            number=self.number,
            since=self.since,
            events=self._happened(eyes, language),
            decided=self._decided(eyes),
            begun=self._begun(eyes),
            ask=self._asked(eyes, language),
            legal=self._legal.whole() if moving and not known.legal else [],
            legal_change=self._legal.since(known.legal) if moving and known.legal else None,
            can_undo=moving and self.match.undo_to(self.bots) is not None,
            scene=self._look(eyes).scene if drawn and not known.drawn else None,
            scene_change=self._look(eyes).change(known.drawn) if drawn and known.drawn else None,
            position=self._look(eyes).position if "position" in wants else None,
            text=self._look(eyes).sight.text(language) if "text" in wants else "",
        )

    def update(self, presence: Presence, table_id: str, face: Face | None, ending: Ending | None) -> bytes:
        """A whole `update`, ready to be sent."""
        eyes, language, wants, known = presence.eyes, presence.guest.language, presence.wants, presence.known
        key = (eyes, language, wants, known)
        if key not in self._updates:
            board = self.board(eyes, language, wants, known)
            self._updates[key] = write(Update(table_id=table_id, board=board, clock=face, ending=ending))
        return self._updates[key]

    def known(self, eyes: Eyes, wants: tuple[str, ...], before: Known = NOTHING) -> Known:
        """What a reader knows after this board. Equal knowledge is one object, so that equal news are made once."""
        if "changes" not in wants:
            return NOTHING
        drawn = self._look(eyes).drawn if "scene" in wants else None
        moves = self._legal if self._moves_now(eyes) else before.legal
        key = drawn, moves
        if key not in self._known:
            self._known[key] = Known(drawn, moves)
        return self._known[key]

    def _moves_now(self, eyes: Eyes) -> bool:
        return eyes is not None and eyes == self.standing.to_move

    def _decided(self, eyes: Eyes) -> int:
        """The ply after the last move of that seat in an earlier turn than the one in hand."""
        if eyes is None:
            return 0
        played, turn = self.match.played, self.standing.turn
        for ply in range(len(played) - 1, -1, -1):
            if played[ply].seat == eyes and played[ply].turn != turn:
                return ply + 1
        return 0

    def _begun(self, eyes: Eyes) -> int | None:
        """The ply of that seat's first move in the turn in hand, or since another seat moved in it."""
        played, turn, found = self.match.played, self.standing.turn, None
        for ply in range(len(played) - 1, -1, -1):
            if eyes is None or played[ply].turn != turn or played[ply].seat not in (eyes, None):
                break
            if played[ply].seat == eyes:
                found = ply
        return found

    def _asked(self, eyes: Eyes, language: str) -> Json:
        """What is asked of the seat to move, or what the others wait for; all wait alike where nothing is hidden."""
        moving = self._moves_now(eyes)
        key = (None if self.match.game.open and not moving else eyes, language)
        if key not in self._prompts:
            counts = self._legal.counts if moving else None
            asked = words.ask(self.match, self._look(eyes).sight.task, key[0], counts)
            self._prompts[key] = self._prompt(asked, language)
        return self._prompts[key]

    def _prompt(self, asked: Asked, language: str) -> Json:
        """Who waits is told the same again and again."""
        if asked.waits:
            return WAITING[self.match.game.name, asked.message, tuple(asked.details.items()), language, self.names]
        return Raw(write(words.prompt(self.match.game, asked, language, self.names)))

    @Once
    def _legal(self) -> Legal:
        return legal.listed(self.match)

    def _look(self, eyes: Eyes) -> Look:
        """Eyes that see the same have one look: all of them where nothing is ever hidden, others as it happens."""
        eyes = None if self.match.game.open else eyes
        if eyes not in self._looks:
            look = Look(self.match.sight(eyes))
            alike = (one for one in self._looks.values() if one.sight.position == look.sight.position)
            self._looks[eyes] = next(alike, look)
        return self._looks[eyes]

    def _happened(self, eyes: Eyes, language: str) -> Json:
        eyes = None if self.match.game.open else eyes
        key = (eyes, language)
        if key not in self._events and self.told:
            self._events[key] = self.told.since(self.match, self.number, eyes, self.since, language, self.names)
        elif key not in self._events:
            self._events[key] = self._tell(self.match.happened(eyes, self.since), language)
        return self._events[key]

    def _tell(self, happened: Moves, language: str) -> Json:
        """What happened, in words. What is equal for several eyes is told once, even where things may be hidden."""
        for spoken, before, told in self._told:
            if spoken == language and before == happened:
                return told
        told = Raw(write(events(self.match.game, happened, language, self.names)))
        self._told.append((language, happened, told))
        return told


def _waiting(game: str, message: str, details: tuple[tuple[str, str | int], ...], language: str, names: Names) -> Json:
    asked = Asked(message, dict(details), waits=True)
    return Raw(write(words.prompt(registry.find(game), asked, language, names)))


WAITING = Shared(_waiting)


def tried(match: Match, ask: WhatIf, seat: int, language: str, names: Names, known: Known = NOTHING) -> Tried:
    """The answer to a plan. Its scene is told by the one on the board, if the reader knows that."""
    plan = match.what_if(ask.moves, seat)
    drawn = Drawn(plan.picture)
    return Tried(
        to=ask.id,
        table_id=ask.table_id,
        ply=match.ply,
        moves=plan.moves,
        scores=plan.scores,
        legal=plan.legal,
        scene=None if known.drawn else drawn.whole(),
        scene_change=drawn.since(known.drawn) if known.drawn else None,
        said=words.say(match.game, plan.said, language, names) if plan.said else "",
    )
