"""Learn Game of Towers from nothing, by self-play:  python examples/train_towers.py --minutes 10

A small network scores every legal move by what stands where the move begins and ends. PPO trains it on a `Batch` of
games. It is rewarded for every change of the lead, and for winning. It needs: pip install 'donjon[examples]'
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from donjon.adapters import Batch
from donjon.adapters.gymnasium import Solo
from donjon.games.towers import layout
from donjon.games.towers.layout import PLANES, Plane
from donjon.games.towers.pieces import CELLS, DECLINE, SITE_DISTRICT, SITE_SYMBOL

GAMES, STEPS, PASSES = 128, 24, 2  # a round: some steps of all games, learned from twice
RATE, CLIP, CURIOSITY = 3e-4, 0.2, 0.01  # Adam's and PPO's; curiosity is the weight of the entropy
DISCOUNT, TRACE = 0.98, 0.9  # PPO's gamma and lambda
WIN, SCALE = 3.0, 10.0  # the reward for winning, and how many points are worth 1

# Where each action begins and ends. To decline a bonus has no cells: it is read at the first one, and marked.
ACTIONS = torch.tensor(layout.actions())
DECLINES = ACTIONS == DECLINE
SOURCE, TARGET = torch.where(DECLINES, 0, ACTIONS // CELLS), torch.where(DECLINES, 0, ACTIONS % CELLS)

# Towers are settled on sites. A site has a symbol and lies in a district; other cells have neither.
SYMBOLS = (torch.arange(4)[:, None] == torch.tensor(SITE_SYMBOL)).float()  # [symbol, cell]
DISTRICTS = (torch.tensor(SITE_DISTRICT)[:, None] == torch.arange(8)).float()  # [cell, district]

POINTS = PLANES * CELLS + 10  # in an observation: two bytes for the observer's, two for the other's (docs/tensors.md)
MOVE_FEATURES, SUMMARY_FEATURES = 2 * (PLANES + 8) + 1, 4 * 8 + 1

torch.set_num_threads(1)  # so small a network gains little from a second thread, and loses much where cores are busy


class Positions(NamedTuple):
    """What the network sees of some positions."""

    legal: Tensor  # bool[position, place]: which places in the list of legal actions are filled
    moves: Tensor  # float[move, feature]: the legal moves of all positions, one after another
    summary: Tensor  # float[position, feature]
    lead: Tensor  # float[position]: of the seat to move


def read(seen: Tensor, actions: Tensor, count: Tensor) -> Positions:
    """Positions from observations and lists of legal actions, of which `count` count."""
    planes = seen[:, : PLANES * CELLS].view(-1, PLANES, CELLS).float()
    settled = planes[:, Plane.TOP : Plane.TOP + 4] @ DISTRICTS  # [position, colour, district]: how many towers
    nearby = settled @ DISTRICTS.T  # [position, colour, cell]: how many in the district of that cell
    cells = torch.cat([planes, SYMBOLS.expand(len(seen), -1, -1), nearby], 1).transpose(1, 2).contiguous()

    legal = torch.arange(int(count.max())) < count[:, None]
    owner, place = legal.nonzero(as_tuple=True)
    action = actions[owner, place]
    moves = torch.cat([cells[owner, SOURCE[action]], cells[owner, TARGET[action]], DECLINES[action, None]], 1)

    high, low, others_high, others_low = seen[:, POINTS : POINTS + 4].float().T
    lead = (256 * (high - others_high) + low - others_low) / SCALE
    return Positions(legal, moves, torch.cat([settled.flatten(1), lead[:, None]], 1), lead)


def read_batch(batch: Batch) -> Positions:
    """The positions of a batch, whose arrays PyTorch reads where they are."""
    seen, actions, count = batch.observe(), batch.legal, batch.legal_count
    return read(torch.from_numpy(seen), torch.from_numpy(actions), torch.from_numpy(count))


def layers(inputs: int, hidden: int) -> nn.Sequential:
    """One hidden layer. The last weights are small, so that all moves are about equally likely at first."""
    found = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, 1), nn.Flatten(0))
    nn.init.normal_(found[2].weight, std=0.01)
    return found


class Network(nn.Module):
    """A policy, and what it expects to win by."""

    def __init__(self) -> None:
        super().__init__()
        self.policy, self.value = layers(MOVE_FEATURES, 64), layers(SUMMARY_FEATURES, 32)

    def chances(self, positions: Positions) -> Categorical:
        """How likely each legal action of each position is to be chosen."""
        scores = torch.full(positions.legal.shape, -torch.inf)
        scores = scores.masked_scatter(positions.legal, self.policy(positions.moves))
        return Categorical(logits=scores, validate_args=False)


class Step(NamedTuple):
    """One move in each game of a batch."""

    positions: Positions
    choice: Tensor  # its place in the list of legal actions
    log_chance: Tensor  # of the choice, when it was made
    reward: Tensor
    side: Tensor  # 1 if the same player moves next, -1 if the other does, 0 if the game is over


def play(network: Network, batch: Batch) -> tuple[list[Step], Positions]:
    """Some moves in all games, and where they led."""
    steps, games = [], np.arange(batch.count)
    for _ in range(STEPS):
        positions, player = read_batch(batch), batch.current_player.copy()
        chances = network.chances(positions)
        choice = chances.sample()
        batch.step(batch.legal[games, choice.numpy()])
        reward = torch.from_numpy(WIN * batch.rewards[games, player])
        side = torch.from_numpy(np.where(batch.current_player == player, 1, -1) * ~batch.terminated)
        steps.append(Step(positions, choice, chances.log_prob(choice), reward, side))
    return steps, read_batch(batch)


def judge(network: Network, steps: list[Step], last: Positions) -> tuple[Tensor, Tensor]:
    """How much better each move was than expected, and what should have been expected: both [step, game].

    What is good for one player is bad for the other, so that both change their sign when the other moves next.
    """
    next_lead, next_value, later = last.lead, network.value(last.summary), torch.zeros(len(last.lead))
    better, target = [], []
    for positions, _, _, reward, side in reversed(steps):
        lead, value = positions.lead, network.value(positions.summary)
        gain = side * next_lead - side.abs() * lead
        later = reward + gain + DISCOUNT * side * (next_value + TRACE * later) - value
        better.append(later)
        target.append(value + later)
        next_lead, next_value = lead, value
    return torch.stack(better[::-1]), torch.stack(target[::-1])


def loss(network: Network, step: Step, better: Tensor, target: Tensor) -> Tensor:
    """PPO's: a little more of what was better than expected, a little less of the rest."""
    chances = network.chances(step.positions)
    ratio = (chances.log_prob(step.choice) - step.log_chance).exp()
    gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
    error = nn.functional.mse_loss(network.value(step.positions.summary), target)
    return error / 2 - gain.mean() - CURIOSITY * chances.entropy().mean()


def learn(network: Network, optimiser: torch.optim.Optimizer, steps: list[Step], last: Positions) -> None:
    with torch.no_grad():
        better, target = judge(network, steps, last)
        better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(PASSES):
        for i in torch.randperm(len(steps)):
            optimiser.zero_grad()
            loss(network, steps[i], better[i], target[i]).backward()
            optimiser.step()


def train(network: Network, seconds: float) -> Iterator[tuple[float, int]]:
    """Play and learn until the time is up. After each round: the seconds so far, and the moves."""
    batch = Batch("towers", 2, GAMES, threads=2, seed=torch.initial_seed())
    optimiser = torch.optim.Adam(network.parameters())
    begun, spent, moves = time.monotonic(), 0.0, 0
    while spent < seconds:
        optimiser.param_groups[0]["lr"] = RATE * max(0.1, 1 - spent / seconds)
        with torch.no_grad():
            steps, last = play(network, batch)
        learn(network, optimiser, steps, last)
        spent, moves = time.monotonic() - begun, moves + STEPS * GAMES
        yield spent, moves


def best(network: Network, seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> int:
    """The legal action that it likes most."""
    actions = torch.from_numpy(mask).nonzero().T
    with torch.no_grad():
        chances = network.chances(read(torch.from_numpy(seen)[None], actions, torch.tensor([actions.numel()])))
    return int(actions[0, chances.logits.argmax()])


def wins(network: Network, against: str, games: int) -> float:
    """The share of games it wins, in both seats. A tie is half a win."""
    points = 0.0
    for game in range(games):
        env = Solo("towers", seat=game % 2, against=against, seats=2)
        seen, info = env.reset(seed=1000 + game // 2)
        over = cut = False
        while not over and not cut:
            seen, reward, over, cut, info = env.step(best(network, seen, info["action_mask"]))
        points += (reward + 1) / 2
    return points / games


class Point(NamedTuple):
    """How good it is, some way in."""

    minutes: float
    random: float  # the share of wins against this bot
    greedy: float


def curve(points: list[Point], path: Path) -> None:
    """Draw the shares of wins over time."""
    last = points[-1]
    drawn = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290" font-family="sans-serif" font-size="12">']
    drawn += [f'<text x="5" y="{264 - 240 * share:.0f}">{share:.0%}</text>' for share in (0, 0.5, 1)]
    for bot, colour in (("random", "#2f6f8f"), ("greedy", "#8a4b2a")):
        shares = [getattr(point, bot) for point in points]
        across = [40 + 500 * point.minutes / last.minutes for point in points]
        spots = " ".join(f"{x:.0f},{260 - 240 * share:.0f}" for x, share in zip(across, shares, strict=True))
        drawn.append(f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(f'<text x="545" y="{260 - 240 * shares[-1]:.0f}" fill="{colour}">{bot} {shares[-1]:.0%}</text>')
    drawn.append(f'<text x="40" y="282">minutes: 0 to {last.minutes:.1f}; share of games won against</text></svg>\n')
    path.write_text("\n".join(drawn), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="to measure by, each time (40)")
    parser.add_argument("--curve", type=Path, help="draw the share of wins over time here")
    chosen = parser.parse_args()

    torch.manual_seed(chosen.seed)
    network = Network()
    points = [Point(0, wins(network, "random", chosen.games), wins(network, "greedy", chosen.games))]
    for spent, moves in train(network, 60 * chosen.minutes):
        minutes = spent / 60
        if minutes >= points[-1].minutes + chosen.minutes / 10 or minutes >= chosen.minutes:
            points.append(Point(minutes, wins(network, "random", chosen.games), wins(network, "greedy", chosen.games)))
            shares = f"random {points[-1].random:.0%}, greedy {points[-1].greedy:.0%}"
            print(f"{spent:5.0f} s, {moves:9,} moves: {shares}", flush=True)
    if chosen.curve:
        curve(points, chosen.curve)


if __name__ == "__main__":
    main()
