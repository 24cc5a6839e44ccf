# Written by tools/stubs.py.
from collections.abc import Sequence

MOST_LAYERS: int
MOST_WIDTH: int
MOST_WEIGHTS: int

class Net:
    layers: int
    def __init__(self, sizes: Sequence[int], weights: Sequence[float]) -> None: ...

def weights_of(sizes: Sequence[int]) -> int: ...
def output_of(net: Net, inputs: Sequence[float]) -> float: ...
