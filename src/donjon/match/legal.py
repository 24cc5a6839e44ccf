"""What may be done now: the legal moves with what belongs to them, and what chance may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from donjon.core.position import CHANCE, gains
from donjon.match import story, words
from donjon.match.ply import SCRATCH
from donjon.match.sight import Choice

if TYPE_CHECKING:
    from donjon.match.match import Match


Listed = tuple[str, tuple[str, ...], str, int]  # text, parts, action, points


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
    return [Choice(text, list(parts), kind, points) for text, parts, kind, points in listed(match)]


def listed(match: Match) -> list[Listed]:
    """The choices as plain tuples: the server makes them at every move."""
    position, game, found = match._position, match.game, SCRATCH.moves
    position.legal(found)
    write, parts, kind = game.write, game.parts, game.kind
    return [
        (write(position, move), parts(position, move), kind(position, move), points)
        for move, points in zip(found, gains(position, found), strict=True)
    ]


def targets(match: Match) -> list[tuple[str, str]]:
    game, position = match.game, match._position
    position.legal(SCRATCH.moves)
    return [(game.kind(position, move), game.parts(position, move)[0]) for move in SCRATCH.moves]


def outcomes(match: Match) -> dict[str, float]:
    position = match._position
    if position.turn() != CHANCE:
        return {}
    position.legal(SCRATCH.moves)
    weights = {match.game.write(position, move): position.weight(move) for move in SCRATCH.moves}
    ways = sum(weights.values())
    return {text: weight / ways for text, weight in weights.items()}
