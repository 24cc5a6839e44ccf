"""A small neural network that the search asks without the GIL: dense layers, with ReLU between them, and one output.

Types are in net.pxd. `donjon train` makes such networks (docs/training.md).
"""

from collections.abc import Sequence

import cython

from donjon.core.errors import DonjonError

if not cython.compiled:  # compiled, these come from net.pxd
    MOST_LAYERS = 4
    MOST_WIDTH = 128
    MOST_WEIGHTS = 16384


@cython.final
@cython.cclass
class Net:
    """`sizes` are those of the inputs, of each hidden layer, and 1. `weights` has, layer by layer, a row for each
    input with a weight for each output, and then a row of biases."""

    def __init__(self, sizes: Sequence[int], weights: Sequence[float]):
        i: cython.int
        if (
            not 2 <= len(sizes) <= MOST_LAYERS + 1
            or sizes[len(sizes) - 1] != 1
            or not all(0 < size <= MOST_WIDTH for size in sizes)
        ):
            raise DonjonError(f"a net has one output and 1 to {MOST_LAYERS} layers of 1 to {MOST_WIDTH}, not {sizes}")
        if len(weights) != weights_of(sizes) or len(weights) > MOST_WEIGHTS:
            raise DonjonError(f"a net of {sizes} has {weights_of(sizes)} weights, at most {MOST_WEIGHTS}")
        if not cython.compiled:
            self.sizes = [0] * (MOST_LAYERS + 1)
            self.weights = [0.0] * MOST_WEIGHTS
        self.layers = len(sizes) - 1
        for i in range(len(sizes)):
            self.sizes[i] = sizes[i]
        for i in range(len(weights)):
            self.weights[i] = weights[i]

    def output(self, inputs):
        """The forward pass. Values go to and fro between the two halves of `wide`."""
        layer: cython.int
        i: cython.int
        j: cython.int
        here: cython.int = 0
        there: cython.int = MOST_WIDTH
        row: cython.int = 0
        size: cython.int
        value: cython.float
        wide = cython.declare(cython.float[256])  # 2 * MOST_WIDTH
        for i in range(self.sizes[0]):
            wide[i] = inputs[i]
        for layer in range(self.layers):
            size = self.sizes[layer + 1]
            for j in range(size):
                wide[there + j] = self.weights[row + self.sizes[layer] * size + j]
            for i in range(self.sizes[layer]):
                value = wide[here + i]
                if value > 0.0 or layer == 0:  # ReLU
                    for j in range(size):
                        wide[there + j] += value * self.weights[row + i * size + j]
            row += (self.sizes[layer] + 1) * size
            here, there = there, here
        return wide[here]


def weights_of(sizes: Sequence[int]) -> int:
    """How many weights and biases there are between layers of these sizes."""
    return sum((sizes[i] + 1) * sizes[i + 1] for i in range(len(sizes) - 1))


def output_of(net: Net, inputs: Sequence[float]) -> float:
    """What it says to these numbers, for Python."""
    i: cython.int
    given = cython.declare(cython.float[128])  # MOST_WIDTH
    if len(inputs) != net.sizes[0]:
        raise DonjonError(f"this net reads {net.sizes[0]} numbers, not {len(inputs)}")
    for i in range(net.sizes[0]):
        given[i] = inputs[i]
    return net.output(given)
