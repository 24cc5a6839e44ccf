"""What may be done now: the legal moves with what belongs to them, and what chance may do."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec import Raw

from donjon.core import registry
from donjon.core.changes import Json
from donjon.core.numbers import MOST, counted, numbered, renumbered, split
from donjon.core.position import CHANCE, Moves, gains
from donjon.core.runs import listed as in_brackets
from donjon.core.runs import retold
from donjon.core.shared import Shared
from donjon.core.tally import tally
from donjon.match import story, words
from donjon.match.ply import SCRATCH
from donjon.match.sight import Choice
from donjon.match.words import Counts

if TYPE_CHECKING:
    from donjon.match.match import Match


Target = tuple[str, str]  # the action of a move, and the first part to pick


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A move as `play` takes it, its parts (places and choices, in picking order), and how a person would say it.

    What chance does is not told in words.
    """

    text: str
    parts: tuple[str, ...]
    words: str


def moves(match: Match, language: str, names: story.Names) -> list[LegalMove]:
    game, position = match.game, match._position
    position.legal(SCRATCH.moves)
    found = list(SCRATCH.moves)
    told = [""] * len(found)
    if match.to_move is not None:
        told = [words.say(game, said, language, names) for said in words.sayings(match, found)]
    return [
        LegalMove(game.write(position, move), game.parts(position, move), text)
        for move, text in zip(found, told, strict=True)
    ]


def choices(match: Match) -> list[Choice]:
    game, position, found = match.game, match._position, SCRATCH.moves
    position.legal(found)
    return [
        Choice(game.write(position, move), list(game.parts(position, move)), kind, points)
        for move, kind, points in zip(found, game.kinds(position, found), gains(position, found), strict=True)
    ]


class Legal(Protocol):
    """The choices of one moment, for the wire: in JSON, whole or by former ones, and counted for a prompt."""

    @property
    def counts(self) -> Counts: ...

    def whole(self) -> Json: ...

    def since(self, former: Any) -> Json: ...


def listed(match: Match) -> Legal:
    """The choices now."""
    game, position, found = match.game, match._position, SCRATCH.moves
    position.legal(found)
    points, kinds = gains(position, found), game.kinds(position, found)
    if game.fixed:
        return Numbered(found, kinds, points, NUMBERINGS[game.name])
    moves = list(found)
    texts, parts = map(game.write, repeat(position), moves), map(game.parts, repeat(position), moves)
    return Written([*map(CHOICES.__getitem__, zip(texts, parts, kinds, points, strict=True))])


class Written:
    """Choices in JSON, each with its target. The same moves are legal again and again, so tables share them."""

    def __init__(self, pairs: list[tuple[bytes, Target]]) -> None:
        self.choices = tuple([choice for choice, _ in pairs])
        self.counts = tally([target for _, target in pairs])

    def whole(self) -> Json:
        return Raw(in_brackets(self.choices))

    def since(self, former: Written) -> Json:
        return Raw(retold(self.choices, former.choices))


def _choice(text: str, parts: tuple[str, ...], kind: str, points: int) -> tuple[bytes, Target]:
    return msgspec.json.encode(Choice(text, list(parts), kind, points)), TARGETS[kind, parts[0]]


def _target(kind: str, part: str) -> Target:
    """Equal ones are the same object, which is quick to compare and to count."""
    return kind, part


CHOICES, TARGETS = Shared(_choice), Shared(_target)


class Numbered:
    """Choices as numbers, in a game with fixed moves. This touches much less memory than their JSON."""

    def __init__(self, moves: Moves, kinds: list[str], points: list[int], numbering: Numbering) -> None:
        self.numbers = numbered(moves, kinds, points, numbering.kinds)
        self.numbering = numbering

    @property
    def counts(self) -> Counts:
        kinds = list(self.numbering.kinds)
        counts = counted(self.numbers, self.numbering.parts, self.numbering.part)
        return {kinds[kind]: count for kind, count in counts.items()}

    def whole(self) -> Json:
        return Raw(in_brackets(tuple(map(self.numbering.choices.__getitem__, self.numbers))))

    def since(self, former: Numbered) -> Json:
        return Raw(renumbered(self.numbers, former.numbers, self.numbering.choices))


class Numbering:
    """What the numbers of a game's moves stand for (`core/numbers.py`)."""

    def __init__(self, name: str) -> None:
        self.game = registry.find(name)
        self.kinds: dict[str, int] = {}
        self.choices = Shared(self._choice)
        self.parts = array("i", [-1]) * MOST
        self._names: dict[str, int] = {}  # of first parts

    def _choice(self, number: int) -> bytes:
        move, kind, points = split(number)
        text, parts = self.game.write(None, move), self.game.parts(None, move)
        return msgspec.json.encode(Choice(text, list(parts), list(self.kinds)[kind], points))

    def part(self, move: int) -> int:
        """The number of a move's first part."""
        return self._names.setdefault(self.game.parts(None, move)[0], len(self._names))


NUMBERINGS = Shared(Numbering)


def targets(match: Match) -> list[Target]:
    game, position = match.game, match._position
    position.legal(SCRATCH.moves)
    kinds = game.kinds(position, SCRATCH.moves)
    return [(kind, game.parts(position, move)[0]) for move, kind in zip(SCRATCH.moves, kinds, strict=True)]


def outcomes(match: Match) -> dict[str, float]:
    position = match._position
    if position.turn() != CHANCE:
        return {}
    position.legal(SCRATCH.moves)
    weights = {match.game.write(position, move): position.weight(move) for move in SCRATCH.moves}
    ways = sum(weights.values())
    return {text: weight / ways for text, weight in weights.items()}
