"""Quarry as numbers, for programs that learn. Types are in tensor.pxd; layout.py says what stands where."""

import cython

from quarry import layout

if not cython.compiled:  # compiled, these come from tensor.pxd
    from donjon.core.position import OVER
    from donjon.core.tensor import Tensor, blank, put_head, relative
    from quarry.layout import *
    from quarry.pieces import *
    from quarry.position import QuarryPosition


@cython.final
@cython.cclass
class QuarryTensor(Tensor):
    """Nothing is hidden. Each seat sees itself first."""

    def observe(self, position, seat, out):
        blank(out, self.size)
        self._look(cython.cast(QuarryPosition, position), seat, out)

    def _look(self, ruin, seat, out):
        tower: cython.int
        level: cython.int
        at: cython.int
        for tower in range(TOWERS):
            for level in range(ruin.height[tower]):
                out[tower * TALLEST + level] = 1
        at = put_head(ruin, seat, out, TOWERS * TALLEST)
        for level in range(SEATS):
            out[at + Flat.CARRIED + relative(level, seat, SEATS)] = ruin.carried[level]
        out[at + Flat.LAST] = ruin.turn() == OVER and ruin.player == seat


TENSOR = QuarryTensor(layout.actions(), layout.outcomes(), WIDTH, layout.SHAPE, FLAT)
