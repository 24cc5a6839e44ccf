"""Learn Game of Towers from nothing, by playing against oneself:  python examples/train_towers.py --minutes 10

A small network scores every legal move by what stands where it begins and ends. It is trained by PPO on a `Batch` of
games, with the change of the lead as the reward. It needs nothing but numpy: pip install 'donjon[gymnasium]'.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from donjon.adapters import Batch
from donjon.adapters.gymnasium import Solo
from donjon.games.towers import layout
from donjon.games.towers.layout import Plane
from donjon.games.towers.pieces import CELLS, DECLINE, NOWHERE, SITE_DISTRICT, SITE_SYMBOL

Floats = NDArray[np.float32]

# Where every action begins and ends. Declining a bonus has no cells: it is read at the first, and marked.
ACTIONS = np.array(layout.actions())
DECLINES = ACTIONS == DECLINE
SOURCE, TARGET = np.where(DECLINES, 0, ACTIONS // CELLS), np.where(DECLINES, 0, ACTIONS % CELLS)
SITES = np.array([[symbol == which for symbol in SITE_SYMBOL] for which in range(4)], np.float32)  # by symbol
DISTRICTS = np.array([[district == which for which in range(8)] for district in SITE_DISTRICT], np.float32)
DISTRICT = np.array([0 if district == NOWHERE else district for district in SITE_DISTRICT])
PLANES = layout.PLANES
POINTS = PLANES * CELLS + 10  # of the observer, then of the other
FEATURES, SUMMARY = 2 * PLANES + 4 + 4 + 2, 4 * 8 + 2

GAMES, STEPS, PASSES, PART = 128, 24, 2, 512
DISCOUNT, TRACE, CLIP, WIN, SCALE = 0.98, 0.9, 0.2, 3.0, 10.0


class Positions:
    """What the network sees of some positions: a row of features for each legal action, and a summary."""

    def __init__(self, seen: NDArray[np.uint8], legal: NDArray[np.int32], counts: NDArray[np.int32]) -> None:
        planes = seen[:, : PLANES * CELLS].reshape(-1, PLANES, CELLS)
        self.counts = counts
        self.owner = np.repeat(np.arange(len(counts)), counts)  # the position of each row
        self.actions = legal[np.arange(legal.shape[1]) < counts[:, None]]
        held = planes[:, Plane.TOP : Plane.TOP + 4].astype(np.float32) * (SITES.sum(0) > 0)
        districts = held @ DISTRICTS  # [position, colour, district]: towers on sites
        source, target = SOURCE[self.actions], TARGET[self.actions]
        self.rows = np.empty((len(self.actions), FEATURES), np.float32)
        self.rows[:, :PLANES] = planes[self.owner, :, source]
        self.rows[:, PLANES : 2 * PLANES] = planes[self.owner, :, target]
        self.rows[:, 2 * PLANES : 2 * PLANES + 4] = SITES.T[target]
        self.rows[:, 2 * PLANES + 4 : 2 * PLANES + 8] = (
            districts[self.owner, :, DISTRICT[target]] * SITES.sum(0)[target, None]
        )
        self.rows[:, -2] = DECLINES[self.actions]
        self.rows[:, -1] = 1
        points = seen[:, POINTS : POINTS + 4].astype(np.float32)
        self.lead = (points[:, 0] - points[:, 2]) * 256 + points[:, 1] - points[:, 3]
        self.summary = np.empty((len(counts), SUMMARY), np.float32)
        self.summary[:, :-2] = districts.reshape(len(counts), -1)
        self.summary[:, -2] = self.lead / SCALE
        self.summary[:, -1] = 1

    @property
    def starts(self) -> NDArray[np.int64]:
        """The first row of each position."""
        return np.cumsum(self.counts) - self.counts


class Net:
    """One hidden layer, and Adam to train it."""

    def __init__(self, inputs: int, hidden: int, random: np.random.Generator) -> None:
        self.weights = [
            (random.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            (random.standard_normal(hidden) * 0.01).astype(np.float32),
        ]
        self.moments = [[np.zeros_like(each) for each in self.weights] for _ in range(2)]
        self.steps = 0

    def __call__(self, rows: Floats) -> Floats:
        self.hidden = np.maximum(rows @ self.weights[0], 0)
        answers: Floats = self.hidden @ self.weights[1]
        return answers

    def learn(self, rows: Floats, slope: Floats, rate: float) -> None:
        """Move against the slope of the loss, after a call with the same rows."""
        back = np.outer(slope, self.weights[1]) * (self.hidden > 0)
        slopes = [rows.T @ back, self.hidden.T @ slope]
        self.steps += 1
        for i, each in enumerate(slopes):
            first, second = self.moments[0], self.moments[1]
            first[i] = 0.9 * first[i] + 0.1 * each
            second[i] = 0.999 * second[i] + 0.001 * each * each
            mean, spread = first[i] / (1 - 0.9**self.steps), second[i] / (1 - 0.999**self.steps)
            self.weights[i] = (self.weights[i] - rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


class Learner:
    """A policy and what it expects to win by."""

    def __init__(self, seed: int = 1) -> None:
        self.random = np.random.default_rng(seed)
        self.policy, self.value = Net(FEATURES, 64, self.random), Net(SUMMARY, 32, self.random)

    def chances(self, positions: Positions) -> Floats:
        """How likely the policy is to choose each row of each position."""
        scores = self.policy(positions.rows)
        starts = positions.starts
        powers = np.exp(scores - np.maximum.reduceat(scores, starts)[positions.owner])
        chances: Floats = (powers / np.add.reduceat(powers, starts)[positions.owner]).astype(np.float32)
        return chances

    def choose(self, positions: Positions, best: bool = False) -> NDArray[np.int64]:
        """A row for each position: by chance, or the most likely one."""
        likely = self.chances(positions)
        draws = likely if best else np.log(likely + 1e-9) + self.random.gumbel(size=len(likely))
        top = np.maximum.reduceat(draws, positions.starts)[positions.owner]
        rows = np.flatnonzero(draws == top)
        return rows[np.unique(positions.owner[rows], return_index=True)[1]]

    def train(self, seconds: float, count: int = GAMES) -> Iterator[tuple[float, int]]:
        """Play and learn until the time is up; after each round the seconds so far, and the moves."""
        batch, begun, moves = (
            Batch("towers", 2, count, threads=2, seed=int(self.random.integers(1 << 30))),
            time.monotonic(),
            0,
        )
        while time.monotonic() - begun < seconds:
            rate = 3e-4 * max(0.1, 1 - (time.monotonic() - begun) / seconds)
            self._learn(*self._play(batch), rate)
            moves += STEPS * count
            yield time.monotonic() - begun, moves

    def _play(self, batch: Batch) -> tuple[list[Positions], list[NDArray[np.int64]], list[Floats], Floats]:
        """Some steps of all games: positions, chosen rows, their chances, and advantages [step, game]."""
        seen: list[Positions] = []
        rows, chances, players, rewards, ends = [], [], [], [], []
        for step in range(STEPS + 1):
            positions = Positions(batch.observe(), batch.legal, batch.legal_count.copy())
            seen.append(positions)
            players.append(batch.current_player.copy())
            if step == STEPS:
                break
            chosen = self.choose(positions)
            rows.append(chosen)
            chances.append(self.chances(positions)[chosen])
            batch.step(positions.actions[chosen])
            rewards.append(batch.rewards[np.arange(batch.count), players[-1]] * WIN)
            ends.append(batch.terminated.copy())
        return seen, rows, chances, self._advantages(seen, players, rewards, ends)

    def _advantages(
        self,
        seen: list[Positions],
        players: list[NDArray[np.int8]],
        rewards: list[Floats],
        ends: list[NDArray[np.bool_]],
    ) -> Floats:
        """How much better each move was than expected. What is good for one player is bad for the other."""
        values = [self.value(each.summary) for each in seen]
        found = np.zeros((STEPS, len(values[0])), np.float32)
        later = np.zeros(len(values[0]), np.float32)
        for step in reversed(range(STEPS)):
            side = np.where(players[step] == players[step + 1], 1, -1)
            gain = (side * seen[step + 1].lead - seen[step].lead) / SCALE
            on = ~ends[step]
            surprise = rewards[step] + on * (gain + DISCOUNT * side * values[step + 1]) - values[step]
            later = surprise + DISCOUNT * TRACE * on * side * later
            found[step] = later
        return found

    def _learn(
        self,
        seen: list[Positions],
        rows: list[NDArray[np.int64]],
        chances: list[Floats],
        advantages: Floats,
        rate: float,
    ) -> None:
        """PPO: a little more of what was better than expected, a little less of the rest."""
        expected = np.stack([self.value(each.summary) for each in seen[:-1]]) + advantages
        scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(PASSES):
            for step in self.random.permutation(STEPS):
                positions, chosen = seen[step], rows[step]
                likely = self.chances(positions)
                ratio = likely[chosen] / (chances[step] + 1e-9)
                better = scaled[step]
                free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                push = (better * ratio * free)[positions.owner]
                slope = push * likely
                slope[chosen] -= push[chosen]
                slope += 0.01 * likely * (np.log(likely + 1e-9) - self._mean_log(positions, likely))
                self.policy.learn(positions.rows, slope / len(chosen), rate)
                off = self.value(positions.summary) - expected[step]
                self.value.learn(positions.summary, off / len(off), rate)

    def _mean_log(self, positions: Positions, likely: Floats) -> Floats:
        """For the entropy, which keeps it curious."""
        total: Floats = np.add.reduceat(likely * np.log(likely + 1e-9), positions.starts)[positions.owner]
        return total


def wins(learner: Learner, against: str, games: int, seed: int = 1000) -> float:
    """The share of games it wins, in both seats; a tie is half a win."""
    points = 0.0
    for game in range(games):
        env = Solo("towers", seat=game % 2, against=against, seats=2)
        seen, info = env.reset(seed=seed + game // 2)
        over, cut, reward = False, False, 0.0
        while not over and not cut:
            legal = np.flatnonzero(info["action_mask"]).astype(np.int32)
            positions = Positions(seen[None], legal[None], np.array([len(legal)], np.int32))
            seen, reward, over, cut, info = env.step(int(positions.actions[learner.choose(positions, best=True)[0]]))
        points += (reward + 1) / 2
    return points / games


def curve(points: list[tuple[float, float, float]], path: Path) -> None:
    """The share of wins over time as a picture: minutes, against random, against greedy."""
    most = max(minutes for minutes, *_ in points) or 1
    lines = []
    for which, colour, name in ((1, "#2f6f8f", "random"), (2, "#8a4b2a", "greedy")):
        spots = " ".join(f"{40 + 500 * each[0] / most:.0f},{260 - 240 * each[which]:.0f}" for each in points)
        lines.append(f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="2"/>')
        end = 260 - 240 * points[-1][which]
        lines.append(f'<text x="545" y="{end:.0f}" fill="{colour}">{name} {points[-1][which]:.0%}</text>')
    axis = "".join(f'<text x="5" y="{264 - 240 * share:.0f}">{share:.0%}</text>' for share in (0, 0.5, 1))
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290" font-family="sans-serif" font-size="12">'
    foot = f'<text x="40" y="282">minutes: 0 to {most:.1f}; share of games won against</text></svg>\n'
    path.write_text("\n".join([head, axis, *lines, foot]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="to measure by, each time (40)")
    parser.add_argument("--curve", type=Path, help="draw the share of wins over time here")
    chosen = parser.parse_args()
    learner, points, due = Learner(chosen.seed), [], 0.0
    points.append((0.0, wins(learner, "random", chosen.games), wins(learner, "greedy", chosen.games)))
    for spent, moves in learner.train(60 * chosen.minutes):
        if spent >= due or spent >= 60 * chosen.minutes:
            due = spent + 6 * chosen.minutes
            points.append((spent / 60, wins(learner, "random", chosen.games), wins(learner, "greedy", chosen.games)))
            print(
                f"{spent:5.0f} s, {moves:9,} moves: random {points[-1][1]:.0%}, greedy {points[-1][2]:.0%}", flush=True
            )
    if chosen.curve:
        curve(points, chosen.curve)


if __name__ == "__main__":
    main()
