"""What may be done now: the legal moves with what belongs to them, and what chance may do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import repeat
from typing import TYPE_CHECKING

import msgspec

from donjon.core import registry
from donjon.core.game import Game
from donjon.core.position import CHANCE, gains
from donjon.core.shared import Shared
from donjon.core.tally import kept
from donjon.match import story, words
from donjon.match.ply import SCRATCH
from donjon.match.sight import Choice

if TYPE_CHECKING:
    from donjon.match.match import Match


Target = tuple[str, str]  # the action of a move, and the first part to pick
Listed = tuple[bytes, Target]  # a choice in JSON, and its target


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


def listed(match: Match) -> tuple[tuple[bytes, ...], list[Target]]:
    """The choices for the wire, and their targets. The same moves are legal again and again, so they are made once."""
    game, position, found = match.game, match._position, SCRATCH.moves
    position.legal(found)
    points, kinds = gains(position, found), game.kinds(position, found)
    if game.fixed:
        return kept(found, kinds, points, FIXED[game.name])
    moves = list(found)
    texts, parts = map(game.write, repeat(position), moves), map(game.parts, repeat(position), moves)
    pairs = [*map(LISTED.__getitem__, zip(texts, parts, kinds, points, strict=True))]
    return tuple([choice for choice, _ in pairs]), [target for _, target in pairs]


def _listed(text: str, parts: tuple[str, ...], kind: str, points: int) -> Listed:
    return msgspec.json.encode(Choice(text, list(parts), kind, points)), TARGETS[kind, parts[0]]


def _fixed(name: str) -> Shared[Shared[Listed]]:
    """The moves of a game whose moves read the same in every position, by their kinds and then by numbers."""
    return Shared(partial(_of_kind, name))


def _of_kind(name: str, kind: str) -> Shared[Listed]:
    return Shared(partial(_numbered, registry.find(name), kind))


def _numbered(game: Game, kind: str, number: int) -> Listed:
    """A move by its number in `kept`."""
    points, move = divmod(number, 1 << 32)
    return LISTED[game.write(None, move), game.parts(None, move), kind, points]


def _target(kind: str, part: str) -> Target:
    """Equal ones are the same object, which is quick to compare and to count."""
    return kind, part


LISTED, FIXED, TARGETS = Shared(_listed), Shared(_fixed), Shared(_target)


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
