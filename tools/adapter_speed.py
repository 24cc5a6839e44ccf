"""How fast the adapters are, beside PettingZoo's own chess and connect four:  make bench-adapters

The tables are for docs/research.md. `--threads` makes only the last one, two threads beside one. Beside other work the
clock says little, unless threads may go first:  chrt --fifo 1 python tools/adapter_speed.py --threads
"""

import argparse
import os
import statistics
import time
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from donjon import list_games
from donjon.adapters import Batch
from donjon.adapters import pettingzoo as ours
from donjon.arena.machine import processor

SECONDS = 1.0
TRIES = 3  # the fastest counts, because other work on the machine only makes slower
ROUNDS = 30  # of one thread and two by turns
STEPS = 20  # in a round


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


def chosen(batch: Batch, random: np.random.Generator) -> NDArray[np.int32]:
    """A legal action in each game, at random."""
    places = (random.random(batch.count) * batch.legal_count).astype(np.int64)
    return batch.legal[np.arange(batch.count), places]


def decisions_of_a_batch(game: str, count: int, threads: int) -> float:
    """`Batch.step` alone, by processor time: the choice of actions is not counted."""
    batch, random = Batch(game, 2, count, threads, seed=1), np.random.default_rng(1)
    work, steps = 0.0, 0
    while work < SECONDS:
        actions = chosen(batch, random)
        begun = time.process_time()
        batch.step(actions)
        work += time.process_time() - begun
        steps += count
    return steps / work


def seconds_of_a_round(batch: Batch, random: np.random.Generator) -> float:
    """`Batch.step` alone, by the clock."""
    passed = 0.0
    for _ in range(STEPS):
        actions = chosen(batch, random)
        begun = time.perf_counter()
        batch.step(actions)
        passed += time.perf_counter() - begun
    return passed


def two_to_one(game: str) -> list[float]:
    """How many times as fast two threads are, round by round. Both play the same games, so rounds can be compared."""
    tables = [(Batch(game, 2, 4096, threads, seed=1), np.random.default_rng(1)) for threads in (1, 2)]
    found = []
    for _ in range(ROUNDS):
        one, two = (seconds_of_a_round(*table) for table in tables)
        found.append(one / two)
        time.sleep(one + two)  # so that other work goes on, even if this has been given a higher priority
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", action="store_true", help="only two threads beside one")
    print(f"{processor()}, load average {os.getloadavg()[0]:.1f}\n")
    if not parser.parse_args().threads:
        print_environments()
        print_decisions()
    print("| `Batch.step` in two threads, by the clock | the middle of the rounds | nine in ten are above |")
    print("|---|---:|---:|", flush=True)
    for game in list_games():
        found = two_to_one(game)
        print(f"| `{game}` | {statistics.median(found):.2f} | {sorted(found)[ROUNDS // 10]:.2f} |", flush=True)


def print_environments() -> None:
    print("| PettingZoo | steps a second of processor time |\n|---|---:|", flush=True)
    for name in ("chess_v6", "connect_four_v3"):
        classic = import_module(f"pettingzoo.classic.{name}")
        print(f"| its own `{name}` | {steps(classic.raw_env()):,.0f} |", flush=True)
    for game in list_games():
        print(f"| `{game}` | {steps(ours.raw_env(game, 2)):,.0f} |", flush=True)


def print_decisions() -> None:
    print("\n| `Batch.step`, decisions | 256 games | 4,096 games | 4,096 in two threads |")
    print("|---|---:|---:|---:|", flush=True)
    for game in list_games():
        small, one, two = decisions(game, 256, 1), decisions(game, 4096, 1), decisions(game, 4096, 2)
        print(f"| `{game}` | {small:,.0f} | {one:,.0f} | {two:,.0f} |", flush=True)
    print()


def steps(env: Any) -> float:
    return max(steps_of_an_environment(env) for _ in range(TRIES))


def decisions(game: str, count: int, threads: int) -> float:
    return max(decisions_of_a_batch(game, count, threads) for _ in range(TRIES))


if __name__ == "__main__":
    main()
