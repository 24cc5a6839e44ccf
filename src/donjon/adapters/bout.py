"""One game as numbers, stepped by actions. The adapters for PettingZoo and Gymnasium are made of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.core.game import choose, usual_seats
from donjon.core.position import CHANCE, OVER, Moves, Position, draw_chance
from donjon.core.random import Random
from donjon.core.tensor import action_count, action_numbers, move_of, put_mask, tensor_of

MASK64 = 0xFFFFFFFFFFFFFFFF


def rewards(position: Position) -> list[float]:
    """By rank, from 1 for the first to -1 for the last. Ties share, so that all rewards add up to 0."""
    ranks = [position.rank(seat) for seat in range(position.seats)]
    return [sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks]


def demand_seat(seat: int, seats: int) -> None:
    """Positions trust whoever asks."""
    if seat not in range(seats):
        raise DonjonError(f"there is no seat {seat} at a table for {seats}")


class Bout:
    """A game, its seats and options, and the game in hand. Chance plays by itself, from a seed."""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.game = registry.find(game)
        self.seats = usual_seats(self.game) if seats is None else seats
        self.options = choose(self.game, self.seats, options or {})
        self.tensor = tensor_of(game)
        self.actions = action_count(self.tensor)
        self.moves = Moves()
        self.random = Random(0)
        self.ply = 0  # moves made, chance included
        self.position = self.game.start(self.seats, self.options)

    def begin(self, seed: int | None) -> None:
        """A new game. Without a seed the random numbers of the last one go on, as Gymnasium wants it."""
        if seed is not None:
            self.random = Random(seed & MASK64)
        elif not self.random.state:
            self.random = Random(secrets.randbits(64))
        self.position = self.game.start(self.seats, self.options)
        self.ply = 0
        self.settle()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: compiled objects are made again. A search on environments copies them."""
        made = ("game", "tensor", "moves", "random")
        kept = {name: value for name, value in vars(self).items() if name not in made}
        return {**kept, "name": self.game.name, "luck": self.random.state}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Bout.__init__(self, state.pop("name"), state["seats"], state["options"])
        self.random.state = state.pop("luck")
        vars(self).update(state)
        self.position.legal(self.moves)

    def settle(self) -> None:
        """Let chance play, and list the legal moves."""
        position, moves = self.position, self.moves
        position.legal(moves)
        while position.turn() == CHANCE:
            position.play(draw_chance(position, moves, self.random))
            position.legal(moves)
            self.ply += 1

    @property
    def over(self) -> bool:
        return self.position.turn() == OVER

    @property
    def cut(self) -> bool:
        """Has it gone on for so long that it is broken off? Only some options let a game go on for ever."""
        return self.ply > self.game.bound and not self.over

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat to move, in the order of its legal moves."""
        return action_numbers(self.tensor, self.moves)

    def play(self, action: int) -> None:
        """Make a legal action, then let chance play."""
        if action not in self.legal:
            raise DonjonError(f"action {action} is not legal here")
        self.position.play(move_of(self.tensor, self.moves, action))
        self.ply += 1
        self.settle()

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat sees, as docs/tensors.md has it."""
        seen = bytearray(self.tensor.size)
        self.tensor.observe(self.position, seat, seen)
        return np.frombuffer(seen, np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of a seat; nothing where it is not to move."""
        allowed = bytearray(self.actions)
        if self.position.turn() == seat:
            put_mask(self.tensor, self.moves, allowed)
        return np.frombuffer(allowed, np.int8)

    def text(self, seat: int | None) -> str:
        """The position as that seat sees it, for people."""
        from donjon.core.catalogue import texts

        return self.game.text(self.game.view(self.position, seat), texts(self.game.folder, "en"))
