"""PettingZoo's own tests on every game, and what is ours: rewards by rank, hidden things, illegal moves."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from donjon import DonjonError
from donjon.adapters import pettingzoo
from tests.adapters.tables import every_game, every_table

# PettingZoo warns of masks in observations, although its own classic games have them.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@every_table
def test_api(game: str, seats: int, options: dict[str, str]) -> None:
    api_test(pettingzoo.env(game, seats, options), num_cycles=30)


@every_game
def test_api_without_masks(game: str) -> None:
    api_test(pettingzoo.env(game, mask=False), num_cycles=30)


@every_table
def test_equal_seeds_give_equal_games(game: str, seats: int, options: dict[str, str]) -> None:
    seed_test(lambda: pettingzoo.env(game, seats, options), num_cycles=30)


@pytest.mark.filterwarnings("ignore:.*render_mode:UserWarning")
@every_table
def test_all_agents_at_once(game: str, seats: int, options: dict[str, str]) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats, options), num_cycles=100)


@every_game
def test_a_game_pays_by_rank(game: str) -> None:
    env = pettingzoo.raw_env(game)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    position = env.bout.position
    best = [agent for seat, agent in enumerate(total) if position.rank(seat) == 1]
    assert sum(total.values()) == pytest.approx(0)
    assert all(total[agent] == max(total.values()) for agent in best)


def test_an_illegal_move_loses_and_is_an_error_without_the_wrapper() -> None:
    env = pettingzoo.env("towers", 2)
    env.reset(seed=1)
    mover = env.agent_selection
    env.step(1600)
    assert env.terminations[mover] and env.rewards[mover] == -1
    raw = pettingzoo.raw_env("towers", 2)
    raw.reset(seed=1)
    with pytest.raises(DonjonError, match="action 1600 is not legal here"):
        raw.step(1600)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@every_game
def test_a_copy_goes_on_by_itself_in_the_same_way(game: str, copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.raw_env(game, 2)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.bout.legal[0])
    other = copied(env)
    before = env.observe("player_0")["observation"].tobytes()
    told = []
    for one in (other, env):
        for _ in range(8):
            one.step(one.bout.legal[-1])
        told.append((one.agent_selection, one.observe("player_0")["observation"].tobytes(), one.bout.ply))
        assert one is env or env.observe("player_0")["observation"].tobytes() == before
    assert told[0] == told[1]


def test_the_board_as_text() -> None:
    env = pettingzoo.raw_env("towers", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "8" in (env.render() or "")
