"""Elbrus Castle as numbers (docs/tensors.md). Types are in tensor.pxd; layout.py says what stands where."""

import cython

from donjon.games.elbrus import layout

if not cython.compiled:  # compiled, these come from tensor.pxd
    from donjon.core.tensor import Tensor, blank, put_head, relative
    from donjon.games.elbrus.layout import *
    from donjon.games.elbrus.pieces import *
    from donjon.games.elbrus.position import ElbrusPosition


@cython.final
@cython.cclass
class ElbrusTensor(Tensor):
    """Nothing is hidden. The planes show the castle from above, the list of pieces also what lies below."""

    def observe(self, position, seat, out):
        blank(out, self.size)
        self._field(cython.cast(ElbrusPosition, position), seat, out)
        self._rest(cython.cast(ElbrusPosition, position), seat, out, put_head(position, seat, out, PLANES * CELLS))

    def _field(self, field, seat, out):
        cell: cython.int
        piece: cython.int
        for cell in range(CELLS):
            piece = field.top[cell]
            if piece != NONE:
                out[Plane.HEIGHT * CELLS + cell] = field.height[cell]
                out[(Plane.OWNER + self._owner(field, piece, seat)) * CELLS + cell] = 1
                out[(Plane.KIND + field.shape[piece] // 4) * CELLS + cell] = 1
                out[Plane.EAST * CELLS + cell] = cell % STRIDE < STRIDE - 1 and field.top[cell + 1] == piece
                out[Plane.SOUTH * CELLS + cell] = cell < CELLS - STRIDE and field.top[cell + STRIDE] == piece

    def _rest(self, field, seat, out, at):
        i: cython.int
        other: cython.int
        place: cython.int
        out[at + Flat.OFFERED] = field.offered
        out[at + Flat.ENDING] = field.ending
        out[at + Flat.PLAYER] = relative(field.player, seat, field.seats)
        for other in range(field.seats):
            place = at + Flat.STOCK + 5 * relative(other, seat, field.seats)
            for i in range(STOCK_KINDS):
                out[place + i] = field.stock[4 * other + i]
            out[place + STOCK_KINDS] = field.held[other]
        for i in range(field.count):
            place = at + Flat.PIECES + 4 * i
            out[place] = self._owner(field, i, seat) + 1
            out[place + 1] = field.shape[i]
            out[place + 2] = field.anchor[i]
            out[place + 3] = field.deck[i]

    def _owner(self, field, piece, seat):
        """Counted from the observer; NOBODY stays."""
        return NOBODY if field.owner[piece] == NOBODY else relative(field.owner[piece], seat, field.seats)


TENSOR = ElbrusTensor(layout.actions(), layout.outcomes(), WIDTH, layout.SHAPE, FLAT)
