"""What may be done now: the legal moves with what belongs to them, and what chance may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from donjon.core.position import CHANCE
from donjon.core.words import gain
from donjon.match import story, words
from donjon.match.ply import SCRATCH
from donjon.match.sight import Choice

if TYPE_CHECKING:
    from donjon.match.match import Match


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
    game, position = match.game, match._position
    position.legal(SCRATCH.moves)
    return [
        Choice(
            game.write(position, move),
            list(game.parts(position, move)),
            game.kind(position, move),
            gain(position, move),
        )
        for move in SCRATCH.moves
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
