# Written by tools/stubs.py.
from donjon.core.position import Position
from donjon.core.tensor import Tensor

class QuarryTensor(Tensor):
    def observe(self, position: Position, seat: int, out: bytearray) -> None: ...

TENSOR: QuarryTensor
