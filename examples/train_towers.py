"""Learn Game of Towers from nothing, by self-play:  python examples/train_towers.py --minutes 10

A small network scores every legal move by what stands where the move begins and ends, and by a summary of the town.
PPO trains it on a `Batch` of games. It is rewarded for every change of the lead, and for winning. It needs:
pip install 'donjon[examples]'
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
from donjon.games.towers.layout import PLANES, Flat, Plane
from donjon.games.towers.pieces import CELLS, DECLINE, SITE_DISTRICT, SITE_SYMBOL, TALLEST

GAMES, STEPS, PASSES = 128, 24, 2  # a round: some steps of all games, learned from twice
RATE, CLIP, CURIOSITY = 3e-4, 0.2, 0.01  # Adam's and PPO's; curiosity is the weight of the entropy
DISCOUNT, TRACE = 0.98, 0.9  # PPO's gamma and lambda
WIN, SCALE = 3.0, 10.0  # the reward for winning, and how many points are worth 1
BOTS = ("random", "greedy", "novice")  # to measure by

# Where each action begins and ends. To decline a bonus has no cells: it is read at the first one, and marked.
ACTIONS = torch.tensor(layout.actions())
DECLINES = ACTIONS == DECLINE
SOURCE, TARGET = torch.where(DECLINES, 0, ACTIONS // CELLS), torch.where(DECLINES, 0, ACTIONS % CELLS)

# Towers are settled on sites. A site has a symbol and lies in a district; other cells have neither.
SYMBOLS = (torch.arange(4)[:, None] == torch.tensor(SITE_SYMBOL)).float()  # [symbol, cell]
DISTRICTS = (torch.tensor(SITE_DISTRICT)[:, None] == torch.arange(8)).float()  # [cell, district]
GROUND = torch.stack([DISTRICTS.sum(1) == 0, DISTRICTS.sum(1) > 0], 1).float()  # [cell, street or site]
HEIGHTS = torch.arange(1, TALLEST + 1)[:, None]

# In an observation (docs/tensors.md): the points, two bytes each, the observer's first; and the game's own numbers.
POINTS, FLAT = PLANES * CELLS + 10, PLANES * CELLS + 22
MOVE_FEATURES, SUMMARY_FEATURES = 2 * (PLANES + 8) + 1, 4 * 8 + 4 * TALLEST * 2 + 3

torch.set_num_threads(1)  # so small a network gains little from a second thread, and loses much where cores are busy


class Positions(NamedTuple):
    """What the network sees of some positions."""

    legal: Tensor  # bool[position, place]: which places in the list of legal actions are filled
    moves: Tensor  # float[move, feature]: the legal moves of all positions, one after another
    owner: Tensor  # int[move]: the position that a move belongs to
    summary: Tensor  # float[position, feature]
    lead: Tensor  # float[position]: of the seat to move


def read(seen: Tensor, actions: Tensor, count: Tensor) -> Positions:
    """Positions from observations and lists of legal actions, of which `count` count."""
    planes = seen[:, : PLANES * CELLS].view(-1, PLANES, CELLS).float()
    tops = planes[:, Plane.TOP : Plane.TOP + 4]  # [position, colour, cell]
    settled = tops @ DISTRICTS  # [position, colour, district]: how many towers
    nearby = settled @ DISTRICTS.T  # [position, colour, cell]: how many in the district of that cell
    cells = torch.cat([planes, SYMBOLS.expand(len(seen), -1, -1), nearby], 1).transpose(1, 2).contiguous()

    legal = torch.arange(int(count.max())) < count[:, None]
    owner, place = legal.nonzero(as_tuple=True)
    action = actions[owner, place]
    moves = torch.cat([cells[owner, SOURCE[action]], cells[owner, TARGET[action]], DECLINES[action, None]], 1)

    high, low, others_high, others_low = seen[:, POINTS : POINTS + 4].float().T
    lead = (256 * (high - others_high) + low - others_low) / SCALE
    height = (planes[:, Plane.HEIGHT, None] == HEIGHTS).float()  # [position, height, cell]
    stacks = (tops[:, :, None] * height[:, None]) @ GROUND / 4  # [position, colour, height, street or site]
    bonus, quiet = seen[:, FLAT + Flat.BONUS].float(), seen[:, FLAT + Flat.QUIET] / 40
    summary = torch.cat([settled.flatten(1), stacks.flatten(1), torch.stack([lead, bonus, quiet], 1)], 1)
    return Positions(legal, moves, owner, summary, lead)


def read_batch(batch: Batch) -> Positions:
    """The positions of a batch, whose arrays PyTorch reads where they are."""
    seen, actions, count = batch.observe(), batch.legal, batch.legal_count
    return read(torch.from_numpy(seen), torch.from_numpy(actions), torch.from_numpy(count))


class Network(nn.Module):
    """A policy, and what it expects to win by."""

    def __init__(self) -> None:
        super().__init__()
        self.move, self.town = nn.Linear(MOVE_FEATURES, 64), nn.Linear(SUMMARY_FEATURES, 64)
        self.score = nn.Linear(64, 1)
        self.value = nn.Sequential(nn.Linear(SUMMARY_FEATURES, 32), nn.ReLU(), nn.Linear(32, 1), nn.Flatten(0))
        nn.init.normal_(self.score.weight, std=0.01)  # at first all moves are about equally likely

    def chances(self, positions: Positions) -> Categorical:
        """How likely each legal action of each position is to be chosen."""
        hidden = self.move(positions.moves) + self.town(positions.summary)[positions.owner]
        scores = torch.full(positions.legal.shape, -torch.inf)
        scores = scores.masked_scatter(positions.legal, self.score(hidden.relu()).flatten())
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
    """Play and learn until the time is up. After each round: the seconds so far, and the moves.

    Seconds of processor time: how much it learns in them does not depend on what else the machine does.
    """
    batch = Batch("towers", 2, GAMES, threads=2, seed=torch.initial_seed())
    optimiser = torch.optim.Adam(network.parameters())
    begun, spent, moves = time.process_time(), 0.0, 0
    while spent < seconds:
        optimiser.param_groups[0]["lr"] = RATE * (1 - spent / seconds)
        with torch.no_grad():
            steps, last = play(network, batch)
        learn(network, optimiser, steps, last)
        spent, moves = time.process_time() - begun, moves + STEPS * GAMES
        yield spent, moves


def choose(network: Network, seen: list[NDArray[np.uint8]], masks: list[NDArray[np.int8]]) -> list[int]:
    """A legal action in each position, by its chances.

    Always the likeliest one would be worse. It remembers nothing, so it would step to and fro between two cells, until
    the rules end the game because nobody builds.
    """
    mask = torch.from_numpy(np.stack(masks))
    actions = mask.argsort(descending=True)  # the legal ones first
    with torch.no_grad():
        choice = network.chances(read(torch.from_numpy(np.stack(seen)), actions, mask.sum(1))).sample()
    return [int(actions[i, place]) for i, place in enumerate(choice)]


def wins(network: Network, against: str, games: int) -> float:
    """The share of games it wins, in both seats. A tie is half a win."""
    envs = [Solo("towers", seat=game % 2, against=against, seats=2) for game in range(games)]
    playing = [(env, *env.reset(seed=1000 + game // 2)) for game, env in enumerate(envs)]
    points = 0.0
    while playing:
        actions = choose(network, [seen for _, seen, _ in playing], [info["action_mask"] for _, _, info in playing])
        moved = [(env, *env.step(action)) for (env, _, _), action in zip(playing, actions, strict=True)]
        points += sum((reward + 1) / 2 for _, _, reward, over, cut, _ in moved if over or cut)
        playing = [(env, seen, info) for env, seen, _, over, cut, info in moved if not over and not cut]
    return points / games


class Point(NamedTuple):
    """How good it is, some way in."""

    minutes: float
    shares: list[float]  # of games won, by bot


def curve(points: list[Point], path: Path) -> None:
    """Draw the shares of wins over time."""
    last = points[-1]
    drawn = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290" font-family="sans-serif" font-size="12">']
    drawn += [f'<text x="5" y="{264 - 240 * share:.0f}">{share:.0%}</text>' for share in (0, 0.5, 1)]
    across = [40 + 500 * point.minutes / last.minutes for point in points]
    for i, (bot, colour) in enumerate(zip(BOTS, ("#2f6f8f", "#8a4b2a", "#4a7a3a"), strict=True)):
        spots = " ".join(f"{x:.0f},{260 - 240 * point.shares[i]:.0f}" for x, point in zip(across, points, strict=True))
        drawn.append(f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(f'<text x="545" y="{40 + 16 * i}" fill="{colour}">{bot} {last.shares[i]:.0%}</text>')
    label = f"{last.minutes:.1f} minutes of processor time; share of games won against"
    drawn.append(f'<text x="40" y="282">{label}</text></svg>\n')
    path.write_text("\n".join(drawn), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=9, help="of processor time (9)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20, help="to measure by (20); at the end five times as many")
    parser.add_argument("--curve", type=Path, help="draw the share of wins over time here")
    chosen = parser.parse_args()

    torch.manual_seed(chosen.seed)
    network = Network()
    points = [Point(0, [wins(network, bot, chosen.games) for bot in BOTS])]
    for spent, moves in train(network, 60 * chosen.minutes):
        minutes = spent / 60
        over = minutes >= chosen.minutes
        if over or minutes >= points[-1].minutes + chosen.minutes / 8:
            points.append(Point(minutes, [wins(network, bot, chosen.games * (5 if over else 1)) for bot in BOTS]))
            shares = ", ".join(f"{bot} {share:.0%}" for bot, share in zip(BOTS, points[-1].shares, strict=True))
            print(f"{spent:5.0f} s, {moves:9,} moves: {shares}", flush=True)
    if chosen.curve:
        curve(points, chosen.curve)


if __name__ == "__main__":
    main()
