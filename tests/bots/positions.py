"""Positions to try bots on: openings and middles of games, the same every time."""

from donjon import Match, list_games
from donjon.core.random import Random
from tests.conformance import tables as conformance


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players that its usual options allow."""
    return [(name, seats) for name, seats, options in conformance.tables(list_games()) if not options]


def begun(name: str, seats: int, plies: int, seed: int = 1) -> Match:
    """A match after so many random moves of its players, and still going on."""
    match, random = Match(name, seats, seed), Random(seed)
    for _ in range(plies):
        legal = match.legal_moves()
        match.play(legal[random.below(len(legal))])
        if match.over:
            return begun(name, seats, plies, seed + 1)
    return match
