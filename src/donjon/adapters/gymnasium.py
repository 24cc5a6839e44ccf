"""Donjon's games for Gymnasium: `Solo("torres", seat=0, against="casual")` is one seat, with bots in the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from donjon.core.extras import need

need("gymnasium", "donjon.adapters.gymnasium", "gymnasium", "numpy")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Discrete  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from donjon import bots  # noqa: E402
from donjon.adapters.bout import Bout, demand_seat, rewards  # noqa: E402
from donjon.core.errors import DonjonError  # noqa: E402
from donjon.core.random import Random  # noqa: E402

Seen = NDArray[np.uint8]


class Solo(gymnasium.Env[Seen, np.int64]):
    """One seat of a game. The reward comes at the end, by rank: 1 for the first, -1 for the last.

    An illegal action is an error. `info["action_mask"]` and `action_masks()` say what is legal. A game that the others
    end before the seat's first move does not count: another begins.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  Gymnasium's own way

    def __init__(
        self,
        game: str,
        seat: int = 0,
        against: str = "greedy",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.bout = Bout(game, seats, options)
        demand_seat(seat, self.bout.seats)
        bots.find(against)  # fail now if there is none
        self.seat = seat
        self.render_mode = render_mode
        self.against = against
        self.others: dict[int, bots.Chooser] = {}
        self.luck = Random(0)
        self.observation_space = Box(0, 255, (self.bout.tensor.size,), np.uint8)
        self.action_space = Discrete(self.bout.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(seed)
        while self.bout.over or self.bout.cut:  # before the seat's first move
            self._begin(None)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.bout.over or self.bout.cut:
            raise DonjonError("the game is over: call reset")
        self.bout.play(int(action))
        self._wait()
        seen, info = self._seen()
        done = self.bout.over or self.bout.cut
        reward = rewards(self.bout.position)[self.seat] if done else 0.0
        return seen, reward, self.bout.over, self.bout.cut, info

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy. Bots are made again, so those that think ahead begin their search anew."""
        return {**vars(self), "luck": self.luck.state, "others": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, luck=Random(state["luck"]))
        self._invite()

    def _invite(self) -> None:
        """A bot for each of the other seats."""
        self.others = {seat: bots.find(self.against) for seat in range(self.bout.seats) if seat != self.seat}

    def _begin(self, seed: int | None) -> None:
        self.bout.begin(seed)
        self.luck = Random(self.bout.random.next())
        self._invite()
        self._wait()

    def _wait(self) -> None:
        """Let the others play. A bot is shown only what its seat may know."""
        position = self.bout.position
        while not self.bout.over and not self.bout.cut and position.turn() != self.seat:
            seat = position.turn()
            world = position.copy()
            world.imagine(seat, self.luck)
            position.play(self.others[seat](world, seat, self.luck))
            self.bout.ply += 1
            self.bout.settle()

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        return self.bout.observation(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action."""
        return self.bout.mask(self.seat)

    def render(self) -> str | None:
        """The board as text, as the seat sees it."""
        return self.bout.text(self.seat) if self.render_mode == "ansi" else None
