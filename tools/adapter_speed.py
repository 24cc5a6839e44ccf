"""How fast the adapters are, beside PettingZoo's own chess and connect four:  make bench-adapters

The tables are for docs/research.md. Beside other work the clock says little; processor time still
tells whether a second thread makes the work itself slower.
"""

import os
import time
from importlib import import_module
from typing import Any

import numpy as np

from donjon import list_games
from donjon.adapters import Batch
from donjon.adapters import pettingzoo as ours
from donjon.arena.machine import processor

SECONDS = 1.0
TRIES = 3  # the fastest counts, because other work on the machine only makes slower


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


def decisions_of_a_batch(game: str, count: int, threads: int) -> tuple[float, float]:
    """`Batch.step` alone, by processor time and by the clock: the choice of actions is not counted."""
    batch, random = Batch(game, 2, count, threads, seed=1), np.random.default_rng(1)
    work, passed, steps = 0.0, 0.0, 0
    while work < SECONDS:
        places = (random.random(count) * batch.legal_count).astype(np.int64)
        actions = batch.legal[np.arange(count), places]
        begun, at = time.process_time(), time.perf_counter()
        batch.step(actions)
        work += time.process_time() - begun
        passed += time.perf_counter() - at
        steps += count
    return steps / work, steps / passed


def main() -> None:
    print(f"{processor()}, load average {os.getloadavg()[0]:.1f}\n")
    print("| PettingZoo | steps a second of processor time |\n|---|---:|", flush=True)
    for name in ("chess_v6", "connect_four_v3"):
        classic = import_module(f"pettingzoo.classic.{name}")
        print(f"| its own `{name}` | {steps(classic.raw_env()):,.0f} |", flush=True)
    for game in list_games():
        print(f"| `{game}` | {steps(ours.raw_env(game, 2)):,.0f} |", flush=True)
    print("\n| `Batch.step`, decisions | 256 games | 4,096 games | 4,096 in two threads | by the clock, two to one |")
    print("|---|---:|---:|---:|---:|", flush=True)
    for game in list_games():
        small, _ = decisions(game, 256, 1)
        one, slow = decisions(game, 4096, 1)
        two, fast = decisions(game, 4096, 2)
        print(f"| `{game}` | {small:,.0f} | {one:,.0f} | {two:,.0f} | {fast / slow:.2f} |", flush=True)


def steps(env: Any) -> float:
    return max(steps_of_an_environment(env) for _ in range(TRIES))


def decisions(game: str, count: int, threads: int) -> tuple[float, float]:
    tried = [decisions_of_a_batch(game, count, threads) for _ in range(TRIES)]
    return max(work for work, _ in tried), max(passed for _, passed in tried)


if __name__ == "__main__":
    main()
