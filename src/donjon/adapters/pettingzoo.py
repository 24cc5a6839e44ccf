"""Donjon's games for PettingZoo: `env("towers", seats=2)` is an AEC environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from donjon.core.extras import need

need("pettingzoo", "donjon.adapters.pettingzoo", "pettingzoo", "gymnasium", "numpy")

import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402

from donjon.adapters.bout import Bout, rewards  # noqa: E402


def env(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, mask: bool = True
) -> wrappers.BaseWrapper:
    """An AEC environment with PettingZoo's usual checks. Who makes an illegal move loses, as in PettingZoo's own games.

    With `mask`, observations are {"observation", "action_mask"}. Without it they are the observation alone, and the
    mask is in the info of the agent to move.
    """
    legal = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options, mask), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def parallel_env(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> ParallelEnv:
    """The same for programs that want all agents to act at once. Only the action of the agent to move counts."""
    return turn_based_aec_to_parallel(env(game, seats, options))


class raw_env(AECEnv):  # noqa: N801  PettingZoo's name for it
    """The environment without checks. Agents are called player_0 and so on, by seat."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        mask: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.bout = Bout(game, seats, options)
        self.masked = mask
        self.render_mode = render_mode
        self.metadata = {"name": f"donjon_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.possible_agents = [f"player_{seat}" for seat in range(self.bout.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: Discrete(self.bout.actions) for agent in self.possible_agents}
        self._views = {agent: self._view() for agent in self.possible_agents}

    def _view(self) -> Box | Dict:
        seen = Box(0, 255, (self.bout.tensor.size,), np.uint8)
        if not self.masked:
            return seen
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.bout.actions,), np.int8)})

    def observation_space(self, agent: str) -> Box | Dict:
        return self._views[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.bout.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whose turn it is. When the game is over, the agents go in order of seats."""
        if self.bout.over or self.bout.cut:
            final = rewards(self.bout.position)
            self.rewards = {agent: final[seat] for agent, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, self.bout.over)
            self.truncations = dict.fromkeys(self.agents, self.bout.cut)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.bout.position.turn()]
        if not self.masked:
            self.infos[self.agent_selection]["action_mask"] = self.bout.mask(self.bout.position.turn())

    def observe(self, agent: str) -> Any:
        seat = self._seats[agent]
        seen = self.bout.observation(seat)
        return {"observation": seen, "action_mask": self.bout.mask(seat)} if self.masked else seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.bout.play(int(action))
        self._select()
        if self.bout.over or self.bout.cut:
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as text, as everybody sees it."""
        return self.bout.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
