"""One game between bots, through the match like any other."""

import hashlib
import time

import msgspec

from donjon import Match, bots
from donjon.arena.schedule import Fixture
from donjon.core.random import Random


class Result(msgspec.Struct, frozen=True):
    """How a fixture ended: points and ranks by seat, moves made, and each seat's longest turn in seconds."""

    fixture: Fixture
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    plies: int
    slowest: tuple[float, ...]


def play(fixture: Fixture) -> Result:
    """Play it out. Every bot sees only the worlds its seat may imagine."""
    match = Match(fixture.game, len(fixture.bots), fixture.seed, fixture.options)
    players = [bots.find(name, fixture.scale) for name in fixture.bots]
    numbers = [Random(_seed(fixture, seat)) for seat in range(match.seats)]
    spent: list[dict[int, float]] = [{} for _ in players]
    while not match.over:
        seat = match.to_move
        assert seat is not None
        world = match.imagined(seat, numbers[seat].next())
        turn = world.turns
        began = time.perf_counter()
        move = players[seat](world, seat, numbers[seat])
        spent[seat][turn] = spent[seat].get(turn, 0.0) + time.perf_counter() - began
        match.play(match.game.write(world, move))
    slowest = tuple(round(max(turns.values(), default=0.0), 4) for turns in spent)
    return Result(fixture, tuple(match.scores), tuple(match.ranks), match.ply, slowest)


def _seed(fixture: Fixture, seat: int) -> int:
    """Random numbers of a bot: its own in every game and seat."""
    digest = hashlib.sha256(f"{fixture.key} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
