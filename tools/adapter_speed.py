"""How fast the adapters are, beside other games, per second of processor time:  python -m tools.adapter_speed

PettingZoo's chess and connect four need `pip install 'pettingzoo[classic]'`; without it they are left out.
"""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from donjon import list_games
from donjon.adapters import Batch
from donjon.adapters import pettingzoo as ours

SECONDS = 2.0


def steps_of_an_environment(env: Any) -> float:
    """Random legal moves: reading what the agent sees, choosing, stepping."""
    random, count, seed = np.random.default_rng(1), 0, 0
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            count += 1
            if time.process_time() - begun > SECONDS:
                break
    return count / (time.process_time() - begun)


def decisions_of_a_batch(game: str, threads: int, clock: Callable[[], float], count: int = 4096) -> float:
    """`Batch.step` alone: the choice of actions is not counted."""
    batch, random = Batch(game, 2, count, threads, seed=1), np.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < SECONDS:
        places = (random.random(count) * batch.legal_count).astype(np.int64)
        actions = batch.legal[np.arange(count), places]
        begun = clock()
        batch.step(actions)
        spent += clock() - begun
        steps += count
    return steps / spent


def main() -> None:
    print("PettingZoo, steps a second of processor time")
    for name in ("chess_v6", "connect_four_v3"):
        try:
            classic = import_module(f"pettingzoo.classic.{name}")
        except ImportError as error:
            print(f"  {name:<16} left out: {error}")
            continue
        print(f"  {name:<16}{steps_of_an_environment(classic.raw_env()):>12,.0f}")
    for game in list_games():
        print(f"  {game:<16}{steps_of_an_environment(ours.raw_env(game, 2)):>12,.0f}")
    print("Batch.step, decisions a second: of processor time in one thread, of the clock in one and two, how much more")
    for game in list_games():
        alone = decisions_of_a_batch(game, 1, time.process_time)
        one, two = (decisions_of_a_batch(game, threads, time.perf_counter) for threads in (1, 2))
        print(f"  {game:<16}{alone:>12,.0f}{one:>12,.0f}{two:>12,.0f}{two / one:>8.2f}")


if __name__ == "__main__":
    main()
