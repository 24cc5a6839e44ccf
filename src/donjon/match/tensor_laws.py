"""The laws of games as numbers (core/tensor.py): every move has its own, and an observation shows what a view shows."""

from __future__ import annotations

import hashlib
import random as dice
from collections.abc import Iterator, Mapping

import msgspec

from donjon.core.game import Game, View
from donjon.core.position import CHANCE, Moves, Position
from donjon.core.random import Random
from donjon.core.tensor import action_count, action_numbers, move_of, observation, tensor_of

SOMETIMES = 0.2  # how often a move is tried that is not played, since views take long


class Numbers:
    """Watches one match, as `Laws` does. `faults` is called before every move."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = tensor_of(game.name)
        self.moves = Moves()
        self.seen: dict[tuple[int, bytes], bytes] = {}  # what each observation showed

    def faults(self, position: Position, views: Mapping[int | None, View], chosen: dice.Random) -> Iterator[str]:
        """Whatever is wrong with the numbers of a position."""
        position.legal(self.moves)
        if len(self.moves):
            yield from self._actions(position)
        seat = chosen.randrange(position.seats)
        world = position.copy()
        world.imagine(seat, Random(chosen.getrandbits(60)))
        seen = observation(self.tensor, position, seat)
        if seen != observation(self.tensor, world, seat):
            yield f"seat {seat}'s observation is the same in an imagined world"
        yield from self._shows(seen, views[seat], seat)
        world.legal(self.moves)  # what is legal in the true position need not be in this one
        if len(self.moves) and chosen.random() < SOMETIMES:
            world.play(chosen.choice(list(self.moves)))
            yield from self._shows(observation(self.tensor, world, seat), self.game.view(world, seat), seat)

    def _actions(self, position: Position) -> Iterator[str]:
        chance = position.turn() == CHANCE
        outcomes = self.tensor.outcomes
        assert outcomes is not None
        numbers = action_numbers(self.tensor, self.moves)
        if not chance and len(self.moves) > self.tensor.width:
            yield f"{len(self.moves)} legal moves are more than the width {self.tensor.width}"
        if len(set(numbers)) != len(numbers):
            yield "no two moves have the same number"
        most = len(outcomes) if chance else action_count(self.tensor)
        for number, move in zip(numbers, self.moves, strict=True):
            if not 0 <= number < most:
                yield f"the number {number} of {self.game.write(position, move)} is not below {most}"
            elif (outcomes.move(number) if chance else move_of(self.tensor, self.moves, number)) != move:
                yield f"the number {number} of {self.game.write(position, move)} is the number of another move"

    def _shows(self, observed: bytearray, shown: View, seat: int) -> Iterator[str]:
        """Where two views differ, the observations do, too."""
        seen, view = hashlib.blake2b(observed, digest_size=16).digest(), msgspec.json.encode(shown)
        known = self.seen.setdefault((seat, seen), view)
        if known != view:
            yield f"two views have one observation: {_difference(known, view)}"


def _difference(one: bytes, two: bytes) -> str:
    """The first field in which two views differ."""
    left, right = msgspec.json.decode(one), msgspec.json.decode(two)
    return next(f"{name}: {left[name]} or {right[name]}" for name in left if left[name] != right.get(name))
