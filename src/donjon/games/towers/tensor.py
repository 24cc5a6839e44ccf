"""Game of Towers as numbers (docs/tensors.md). Types are in tensor.pxd; layout.py says what stands where."""

import cython

from donjon.games.towers import layout

if not cython.compiled:  # compiled, these come from tensor.pxd
    from donjon.core.tensor import Tensor, blank, put_head, relative
    from donjon.games.towers.layout import *
    from donjon.games.towers.pieces import *
    from donjon.games.towers.position import TowersPosition


@cython.final
@cython.cclass
class TowersTensor(Tensor):
    """Nothing is hidden. Every seat sees the town with its own colour first."""

    def observe(self, position, seat, out):
        self._look(cython.cast(TowersPosition, position), seat, out)

    def _look(self, town, seat, out):
        cell: cython.int
        other: cython.int
        at: cython.int
        blank(out, self.size)
        for cell in range(CELLS):
            if town.height[cell]:
                self._stack(town, cell, seat, out)
        for other in range(town.seats):
            if town.locked[other] != NOWHERE:
                out[(Plane.LOCKED + relative(other, seat, town.seats)) * CELLS + town.locked[other]] = 1
        at = put_head(town, seat, out, PLANES * CELLS)
        out[at + Flat.BONUS] = town.bonus
        out[at + Flat.BUILT] = town.built
        out[at + Flat.QUIET] = town.quiet
        out[at + Flat.ENDING] = town.ending
        out[at + Flat.WON] = town.won + 1

    def _stack(self, town, cell, seat, out):
        """One stack, level by level."""
        level: cython.int
        colour: cython.int = 0
        height: cython.int = town.height[cell]
        for level in range(height):
            colour = self._colour(town, (town.layers[cell] >> (2 * level)) & 3, seat)
            if level < HIGHEST:
                out[(Plane.LAYERS + level * 4 + colour) * CELLS + cell] = 1
            else:
                out[(Plane.HIGHER + (level - HIGHEST) // 4) * CELLS + cell] |= colour << 2 * ((level - HIGHEST) % 4)
        out[(Plane.SYMBOL + town.symbol[cell]) * CELLS + cell] = 1
        out[(Plane.TOP + colour) * CELLS + cell] = 1
        out[Plane.HEIGHT * CELLS + cell] = height

    def _colour(self, town, colour, seat):
        """A player's colour is counted from the observer's. Neutral colours stay as they are."""
        return relative(colour, seat, town.seats) if colour < town.seats else colour


TENSOR = TowersTensor(layout.actions(), layout.outcomes(), WIDTH, layout.SHAPE, FLAT)
