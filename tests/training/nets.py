"""Nets for tests."""

from itertools import pairwise

import numpy as np

from donjon.training.export import Layer
from donjon.training.samples import Floats


def random_layers(sizes: list[int], seed: int = 1) -> list[Layer]:
    dice = np.random.default_rng(seed)
    return [
        (dice.normal(size=(a, b)).astype(np.float32), dice.normal(size=b).astype(np.float32))
        for a, b in pairwise(sizes)
    ]


def constant_layers(features: int, value: float) -> list[Layer]:
    """Whatever they read, they say this."""
    return [(np.zeros((features, 1), np.float32), np.array([value], np.float32))]


def forward(layers: list[Layer], inputs: Floats) -> float:
    """What a net says, in numpy."""
    for number, (weights, biases) in enumerate(layers):
        inputs = (np.maximum(inputs, 0) if number else inputs) @ weights + biases
    return float(inputs[0])
