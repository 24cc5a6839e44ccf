"""Thousands of games at once, for training: `Batch("towers", seats=2, count=1024, threads=2, seed=1)`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias
from weakref import finalize

import msgspec
import numpy as np
from numpy.typing import NDArray

from donjon.adapters.lanes import Lanes
from donjon.adapters.shares import Share, Taker
from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.core.game import choose, usual_seats
from donjon.core.random import Random
from donjon.core.tensor import action_count, tensor_of

Task: TypeAlias = Callable[[Taker], None]
Tasks: TypeAlias = "SimpleQueue[Task | None]"

MASK64 = 0xFFFFFFFFFFFFFFFF
MOST_PLIES = 0x7FFFFFFF
PAD = 16  # places behind each list: if lists were powers of two apart, their beginnings would share few cache lines


class Saved(msgspec.Struct):
    """One game of a batch as it is stored."""

    game: str
    rules: int
    diagram: str
    luck: int
    ply: int


class Batch:
    """Games of the same kind, stepped together. A game that has ended begins anew.

    The arrays keep their place in memory, and `step` fills them again:
    current_player  int8[count]: the seat to move
    legal           int32[count, width]: its legal actions, of which `legal_count` (int32[count]) count
    rewards         float32[count, seats]: by rank, 1 to -1, if the step ended or cut the game, else 0
    terminated      bool[count]: the step ended the game; all else is already about the next one
    truncated       bool[count]: the step cut the game, because it has gone on for longer than its bound
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        count: int = 256,
        threads: int = 1,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        if count < 1 or threads < 1:
            raise DonjonError(f"a batch has at least one game and one thread, not {count} and {threads}")
        self.game = registry.find(game)
        self.seats = usual_seats(self.game) if seats is None else seats
        self.options = choose(self.game, self.seats, options or {})
        self.tensor = tensor_of(game)
        self.actions = action_count(self.tensor)
        self.count = count
        self.current_player = np.zeros(count, np.int8)
        self._legal = np.tile(np.arange(self.tensor.width + PAD, dtype=np.int32), (count, 1))
        self.legal = self._legal[:, : self.tensor.width]
        self.legal_count = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.terminated = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)
        self._plies = np.zeros(count, np.int32)  # moves made, chance included
        self._luck = self._draw_luck(secrets.randbits(64) if seed is None else seed)
        start = self.game.start(self.seats, self.options)
        self._lanes = Lanes(self.tensor, start, self.game.bound, self._luck, self._arrays())
        self._taker = Taker(0)
        self._helpers = [self._begin(Taker(number)) for number in range(1, threads)]
        share = self._share()
        self._let_work(lambda taker: self._lanes.settle(taker, share))
        self._refuse_full(share)

    def _begin(self, taker: Taker) -> Tasks:
        """A thread beside the caller's, which ends when the batch is gone."""
        tasks: Tasks = SimpleQueue()
        Thread(target=_help, args=(taker, tasks), daemon=True).start()
        finalize(self, tasks.put, None)
        return tasks

    def _draw_luck(self, seed: int) -> list[Random]:
        """Each game has its own random numbers, so they do not depend on the number of threads."""
        random = Random(seed & MASK64)
        return [Random(random.next()) for _ in range(self.count)]

    def _arrays(self) -> dict[str, object]:
        shared = ("current_player", "legal_count", "rewards")
        return {
            **{name: getattr(self, name) for name in shared},
            "terminated": self.terminated.view(np.uint8),
            "truncated": self.truncated.view(np.uint8),
            "plies": self._plies,
            "legal": self._legal,
            "moves": np.zeros(self._legal.shape if self.tensor.actions is None else (1, 1), np.int32),
        }

    def step(self, actions: NDArray[Any]) -> None:
        """Make one action in each game. If one is not legal, nothing changes and an error names it."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise DonjonError(f"a step takes whole numbers, not {chosen.dtype}")
        given = np.ascontiguousarray(chosen, np.int32)
        if given.shape != (self.count,):
            raise DonjonError(f"a step takes {self.count} actions, not an array of shape {given.shape}")
        checks, steps = self._share(), self._share()
        self._let_work(lambda taker: self._lanes.step(taker, checks, steps, given))
        if checks.failed:
            wrong = self._lanes.first_illegal(given)
            raise DonjonError(f"game {wrong}: action {given[wrong]} is not legal there")
        self._refuse_full(steps)

    def observe(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """What the seat to move sees in each game: uint8[count, size], as docs/tensors.md has it."""
        seen = np.empty((self.count, self.tensor.size), np.uint8) if out is None else out
        self._demand_shape(seen, self.tensor.size)
        share = self._share()
        self._let_work(lambda taker: self._lanes.observe(taker, share, seen))
        return seen

    def legal_action_mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """bool[count, actions]. The lists in `legal` are much faster where there are many actions."""
        mask = np.empty((self.count, self.actions), np.bool_) if out is None else out
        places = mask.view(np.uint8)
        self._demand_shape(places, self.actions)
        share = self._share()
        self._let_work(lambda taker: self._lanes.mask(taker, share, places))
        return mask

    def _demand_shape(self, out: NDArray[np.uint8], width: int) -> None:
        """Lanes are written without asking whether there is room."""
        if out.shape != (self.count, width):
            raise DonjonError(f"the array to fill has shape {(self.count, width)}, not {out.shape}")

    def _demand_game(self, index: int) -> None:
        if not 0 <= index < self.count:
            raise DonjonError(f"there is no game {index}; games are numbered 0 to {self.count - 1}")

    def save(self, index: int) -> bytes:
        """One game with its random numbers, to load it into any batch of the same kind."""
        self._demand_game(index)
        diagram = self.game.diagram(self._lanes.position(index))
        luck, ply = self._luck[index].state, int(self._plies[index])
        return msgspec.json.encode(Saved(self.game.name, self.game.version, diagram, luck, ply))

    def load(self, index: int, data: bytes) -> None:
        """Replace one game by a saved one."""
        self._demand_game(index)
        try:
            saved = msgspec.json.decode(data, type=Saved)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise DonjonError(f"this is no saved game: {error}") from error
        if not (0 <= saved.luck <= MASK64 and 0 <= saved.ply <= MOST_PLIES):
            raise DonjonError(f"this is no saved game: luck {saved.luck}, ply {saved.ply}")
        if (saved.game, saved.rules) != (self.game.name, self.game.version):
            raise DonjonError(f"saved from {saved.game}, rules {saved.rules}; this is {self.game.name}")
        position = self.game.from_diagram(saved.diagram)
        if (position.seats, self.game.options_of(position)) != (self.seats, self.options):
            raise DonjonError("saved from a batch with other seats or options")
        self._lanes.position(index).assign(position)
        self._luck[index].state = saved.luck
        self._plies[index] = saved.ply
        self._lanes.settle_one(self._taker, index)
        self.rewards[index], self.terminated[index], self.truncated[index] = 0, False, False

    def _share(self) -> Share:
        return Share(self.count, 1 + len(self._helpers))

    def _let_work(self, work: Task) -> None:
        """The caller is one of the threads. It waits for work that others have begun, but not for them to begin."""
        for tasks in self._helpers:
            if tasks.empty():  # one that does not come, as in a forked process, is not sent more and more
                tasks.put(work)
        work(self._taker)

    def _refuse_full(self, share: Share) -> None:
        if share.failed:
            index = int(np.argmin(self.legal_count))
            raise DonjonError(f"game {index} has more than {self.tensor.width} legal moves")


def _help(taker: Taker, tasks: Tasks) -> None:
    """What a thread does until its batch is gone."""
    for task in iter(tasks.get, None):
        with suppress(Exception):  # the caller meets the same one
            task(taker)
        del task  # it holds the batch
