"""Plans: moves tried out on a copy of the match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from donjon.core.scene import Scene
from donjon.core.words import Phrase
from donjon.match import words
from donjon.match.sight import Choice

if TYPE_CHECKING:
    from donjon.match.match import Match


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves tried out: those that could be shown, and how it would stand after them; the last one asked for, told."""

    moves: list[str]
    scores: list[int]
    picture: Scene
    legal: list[Choice]
    said: Phrase | None


def what_if(match: Match, moves: Iterable[str], seat: int | None) -> Plan:
    trial, done, said = match.fork(), [], None
    for move in moves:
        said = words.sayings(trial, [trial._check(move)])[0]
        step = trial.fork()
        step.play(move)
        if step._position.reveals != trial._position.reveals:
            break
        trial = step
        done.append(move)
        if trial.to_move != match.to_move:
            break
    seen = trial.sight(seat)
    return Plan(done, trial.scores, seen.scene, seen.legal, said)
