"""Fit nets to samples, with PyTorch. A net begins as no correction at all, and learns what is missing."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from donjon.training.export import Layer, raw, scale_of
from donjon.training.samples import Samples

HIDDEN = {"judgement": 32, "ordering": 16}
RESULT = 0.5  # the share of the result in what the judgement learns; the rest is the search's value
HELD_OUT = 0.1  # the share of games that only say when to stop
ROUNDS, PATIENCE = 60, 5  # passes over the samples: at most, and without getting better
BATCH, RATE, DECAY = 512, 2e-3, 1e-3
TINY = 1e-9
UNSEEN = -1e9  # the logarithm of a promise that is as good as none

Loss = Callable[[nn.Module, Tensor], Tensor]  # of a net, on the rows with these numbers


class Fitted(NamedTuple):
    """A net as plain arrays, and its loss on games that it has not seen, before and after."""

    layers: list[Layer]
    before: float
    after: float


def fit(part: str, samples: Samples, seed: int = 1) -> Fitted:
    """Fit the net for one part of the sense."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    scale = scale_of(samples.features if part == "judgement" else samples.looks[_seen(samples)])
    loss = (_judgement if part == "judgement" else _ordering)(samples, *map(torch.tensor, scale))
    held = _held_out(samples.game)
    net = _net(samples.features.shape[-1], HIDDEN[part])
    before, after = _learn(net, loss, torch.tensor(np.flatnonzero(~held)), torch.tensor(np.flatnonzero(held)))
    layers = [
        (part.weight.detach().numpy().T, part.bias.detach().numpy()) for part in net if isinstance(part, nn.Linear)
    ]
    return Fitted(raw(layers, scale), before, after)


def _net(inputs: int, hidden: int) -> nn.Sequential:
    net = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, 1))
    nn.init.zeros_(net[-1].weight)
    nn.init.zeros_(net[-1].bias)
    return net


def _held_out(games: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Rows of whole games, since those of one game are alike."""
    every = max(2, round(1 / HELD_OUT))
    held: NDArray[np.bool_] = games % every == games.min() % every
    return held


def _seen(samples: Samples) -> NDArray[np.bool_]:
    """Which looks saw something. The last feature, the spread, is above 0 then."""
    return samples.looks[:, :, -1] > 0


def _judgement(samples: Samples, mean: Tensor, spread: Tensor) -> Loss:
    """Points become chances to win as in `Outlook`; these should be near the result and the search's value."""
    inputs = (torch.tensor(samples.features) - mean) / spread
    points, unit = torch.tensor(samples.points), torch.tensor(samples.spread)[:, None]
    wanted = torch.tensor(RESULT * samples.result + (1 - RESULT) * samples.value)

    def loss(net: nn.Module, rows: Tensor) -> Tensor:
        expected = (points[rows] + net(inputs[rows]).squeeze(-1)) / unit[rows]
        return -(wanted[rows] * expected.log_softmax(-1)).sum(-1).mean()

    return loss


def _ordering(samples: Samples, mean: Tensor, spread: Tensor) -> Loss:
    """Among the moves that were looked at, promises should be near the shares of visits.

    The net does not change what these moves have together. If it did, saying the same of all of them would pay most.
    """
    inputs = (torch.tensor(samples.looks) - mean) / spread
    seen = torch.tensor(_seen(samples))
    promise = (torch.tensor(samples.promise[:, :-1]) + TINY).log()
    visits = torch.tensor(samples.visits[:, :-1]) * seen
    visits /= visits.sum(-1, keepdim=True).clamp(min=TINY)  # a row without any weighs nothing

    def loss(net: nn.Module, rows: Tensor) -> Tensor:
        better = promise[rows] + net(inputs[rows]).squeeze(-1)
        return -(visits[rows] * better.masked_fill(~seen[rows], UNSEEN).log_softmax(-1)).sum(-1).mean()

    return loss


def _learn(net: nn.Module, loss: Loss, rows: Tensor, held: Tensor) -> tuple[float, float]:
    """Learn until it gets no better on what is held out, and keep the best net. Return that loss, before and after."""
    optimiser = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    before = best = _measured(net, loss, held)
    kept, waited = {name: value.clone() for name, value in net.state_dict().items()}, 0
    for _ in range(ROUNDS):
        for part in rows[torch.randperm(len(rows))].split(BATCH):
            optimiser.zero_grad()
            loss(net, part).backward()
            optimiser.step()
        now = _measured(net, loss, held)
        if now < best:
            best, kept, waited = now, {name: value.clone() for name, value in net.state_dict().items()}, 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    net.load_state_dict(kept)
    return before, best


def _measured(net: nn.Module, loss: Loss, rows: Tensor) -> float:
    with torch.no_grad():
        found = float(loss(net, rows))
    return found if math.isfinite(found) else math.inf
