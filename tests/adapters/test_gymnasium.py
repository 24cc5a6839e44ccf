"""Gymnasium's own check on every game, and a whole game against a bot."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from donjon import DonjonError
from donjon.adapters.gymnasium import Solo
from tests.adapters.tables import every_game, every_table


def played(env: Solo, seed: int) -> tuple[list[bytes], float]:
    """What a seat saw in a game in which it always took its last legal action, and its reward."""
    seen, info = env.reset(seed=seed)
    shown, reward, over = [seen.tobytes()], 0.0, False
    while not over:
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert not cut
        shown.append(seen.tobytes())
    return shown, reward


@every_game
def test_a_game_against_a_bot(game: str) -> None:
    env = Solo(game, seat=1, seats=2, against="random")
    shown, reward = played(env, 1)
    assert len(shown) > 3 and reward in (-1.0, 0.0, 1.0)
    assert played(env, 1) == (shown, reward)
    assert played(env, 2) != (shown, reward)


@pytest.mark.parametrize("against", ["random", "greedy"])
def test_a_copy_goes_on_in_the_same_way(against: str) -> None:
    env = Solo("elbrus", seats=2, against=against)
    env.reset(seed=1)
    env.step(env.bout.legal[0])
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        seen, *_ = other.step(other.bout.legal[0])
        twin, *_ = copy.deepcopy(env).step(env.bout.legal[0])
        assert (seen == twin).all()


def test_a_game_that_ends_before_the_first_move_is_followed_by_another() -> None:
    env = Solo("towers", seat=1, seats=2, against="greedy")
    first, info = env.reset(seed=1039)  # greedy takes a whole district in its first turn
    assert info["action_mask"].any()
    again, _ = env.reset(seed=1039)
    assert (first == again).all()


class Lawful(Solo):
    """Gymnasium's check makes any action, so that here the nearest legal one is made."""

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[np.abs(legal - action).argmin()]))


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
@every_table
def test_gymnasium_finds_nothing_wrong(game: str, seats: int, options: dict[str, str]) -> None:
    check_env(Lawful(game, seats - 1, "random", seats, options), skip_render_check=True)


def test_what_cannot_be_done_is_said() -> None:
    with pytest.raises(DonjonError, match="no bot is called 'clubb'; did you mean club"):
        Solo("elbrus", seats=2, against="clubb")
    with pytest.raises(DonjonError, match="there is no seat 4 at a table for 4"):
        Solo("towers", seat=4)
    env = Solo("towers", seats=2)
    env.reset(seed=1)
    with pytest.raises(DonjonError, match="action 1600 is not legal here"):
        env.step(1600)
