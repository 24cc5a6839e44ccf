"""From what was fitted to what the search reads: plain numbers in one small file."""

from collections.abc import Sequence

import numpy as np

from donjon.bots.nets import NetFile, packed
from donjon.training.samples import Floats

Layer = tuple[Floats, Floats]  # weights[input, output] and biases[output]


def scale_of(features: Floats) -> Layer:
    """Mean and spread of each feature. One that never changes has a spread of 1."""
    rows = features.reshape(-1, features.shape[-1])
    spread = rows.std(0)
    return rows.mean(0), np.where(spread > 1e-6, spread, 1).astype(np.float32)


def raw(layers: Sequence[Layer], scale: Layer) -> list[Layer]:
    """The same net for features as they come: the first layer takes over the scaling."""
    (weights, biases), *rest = layers
    mean, spread = scale
    weights = weights / spread[:, None]
    return [(weights, biases - mean @ weights), *rest]


def export(game: str, part: str, games: int, layers: Sequence[Layer]) -> NetFile:
    sizes = [len(layers[0][0]), *(len(biases) for _, biases in layers)]
    numbers = np.concatenate([np.concatenate([weights.ravel(), biases]) for weights, biases in layers])
    return NetFile(game, part, games, sizes, packed(numbers.tolist()))
