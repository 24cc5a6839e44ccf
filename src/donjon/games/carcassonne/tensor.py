"""Carcassonne as numbers (docs/tensors.md). Types are in tensor.pxd; layout.py says what stands where."""

import cython

from donjon.games.carcassonne import layout

if not cython.compiled:  # compiled, these come from tensor.pxd
    from donjon.core.tensor import Tensor, blank, put_head, relative
    from donjon.games.carcassonne.codes import Step
    from donjon.games.carcassonne.followers import kind_of
    from donjon.games.carcassonne.layout import *
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.position import CarcassonnePosition


@cython.final
@cython.cclass
class CarcassonneTensor(Tensor):
    """Nothing is hidden. The planes are a window around the first tile; what lies outside is not seen."""

    def observe(self, position, seat, out):
        at: cython.int
        blank(out, self.size)
        self._tiles(cython.cast(CarcassonnePosition, position), out)
        self._figures(cython.cast(CarcassonnePosition, position), seat, out)
        self._others(cython.cast(CarcassonnePosition, position), out)
        at = put_head(position, seat, out, PLANES * WINDOW)
        self._turn(cython.cast(CarcassonnePosition, position), seat, out, at)
        self._supplies(cython.cast(CarcassonnePosition, position), seat, out, at)

    def _window(self, x, y):
        """The place in a plane, or -1 outside of the window."""
        if x < -REACH or x > REACH or y < -REACH or y > REACH:
            return -1
        return (y + REACH) * ACROSS + x + REACH

    def _cell(self, land, tile):
        return self._window(land.tile_x[tile], land.tile_y[tile])

    def _put(self, out, plane, cell, value):
        if cell >= 0:
            out[plane * WINDOW + cell] = value

    def _tiles(self, land, out):
        tile: cython.int
        side: cython.int
        kind: cython.int
        cell: cython.int
        i: cython.int
        spot: cython.int
        for tile in range(land.tiles):
            kind = land.tile_kind[tile]
            cell = self._cell(land, tile)
            self._put(out, Plane.TILE, cell, kind + 1)
            self._put(out, Plane.TURN, cell, land.tile_turn[tile])
            for side in range(4):
                self._put(
                    out, Plane.SIDE + side * 3 + (BORDERS[kind * 4 + land.tile_turn[tile]] >> 2 * side & 3) - 1, cell, 1
                )
            for side in range(5):
                self._put(out, Plane.SIGN + side, cell, FLAGS[kind] >> side & 1)
        for i in range(land.opens):
            spot = land.open_place[i]
            self._put(out, Plane.OPEN, self._window((spot & 511) - 256, (spot >> 9 & 511) - 256), 1)

    def _figures(self, land, seat, out):
        figure: cython.int
        where: cython.int
        tile: cython.int
        slot: cython.int
        owner: cython.int
        cell: cython.int
        for figure in range(land.seats * SET_OF_FIGURES):
            where = land.figure_at[figure]
            if where < JAIL:
                tile = where - TOP if where >= TOP else land.node_tile[where]
                slot = 8 if where >= TOP else where - land.tile_node[tile]
                owner = relative(figure // SET_OF_FIGURES, seat, land.seats)
                cell = self._cell(land, tile)
                if cell >= 0:
                    out[(Plane.FIGURES + owner) * WINDOW + cell] += 1
                    out[(Plane.SLOT + slot) * WINDOW + cell] = owner * 4 + kind_of(figure) + 1

    def _others(self, land, out):
        """Towers, the dragon, the fairy, and the tile placed last."""
        i: cython.int
        for i in range(land.towers):
            self._put(out, Plane.TOWER, self._cell(land, land.tower_tile[i]), land.tower_pieces[i])
        if land.dragon != NONE:
            self._put(out, Plane.DRAGON, self._cell(land, land.dragon), 1)
        if land.step == Step.FLIGHT:
            for i in range(land.flown + 1):
                self._put(out, Plane.VISITED, self._cell(land, land.flight[i]), i + 1)
        if land.fairy != NONE:
            i = 16
            if land.fairy_with != HOME:
                i = 9 if land.fairy_with >= TOP else land.fairy_with - land.tile_node[land.fairy] + 1
            self._put(out, Plane.FAIRY, self._cell(land, land.fairy), i)
        if land.tiles:
            self._put(out, Plane.LATEST, self._cell(land, land.tile), 1)

    def _turn(self, land, seat, out, at):
        out[at + Flat.STEP + land.step] = 1
        out[at + Flat.PLAYER] = relative(land.player, seat, land.seats)
        out[at + Flat.TILE] = 0 if land.drawn == NONE else land.drawn + 1
        out[at + Flat.SECOND] = land.second
        out[at + Flat.RANSOMED] = land.ransomed
        out[at + Flat.FLOWN] = land.flown
        out[at + Flat.LEFT] = land.left
        out[at + Flat.ASLEEP] = land.asleep
        out[at + Flat.BUILT] = land.tower + 1 if land.step == Step.CAPTURE else 0
        if land.step == Step.EXCHANGE:
            out[at + Flat.RIVAL] = relative(land.rival, seat, land.seats) + 1

    def _supplies(self, land, seat, out, at):
        """What each seat has in front of it, and the bag."""
        figure: cython.int
        jailer: cython.int
        other: cython.int
        seen: cython.int
        i: cython.int
        for figure in range(land.seats * SET_OF_FIGURES):
            other = relative(figure // SET_OF_FIGURES, seat, land.seats)
            if land.home >> figure & 1:
                out[at + Flat.HOME + other * 4 + kind_of(figure)] += 1
            elif land.figure_at[figure] >= JAIL and land.figure_at[figure] != HOME:
                jailer = relative(land.figure_at[figure] - JAIL, seat, land.seats)
                out[at + Flat.PRISONERS + (jailer * SEATS_SEEN + other) * 2 + kind_of(figure)] += 1
        for other in range(land.seats):
            seen = relative(other, seat, land.seats)
            out[at + Flat.PIECES + seen] = land.pieces[other]
            for i in range(3):
                out[at + Flat.GOODS + seen * 3 + i] = land.goods[other * 3 + i]
        for i in range(KINDS):
            out[at + Flat.BAG + i] = land.bag[i]
            out[at + Flat.BAG + KINDS + i] = land.thrown[i]


TENSOR = CarcassonneTensor(None, layout.outcomes(), WIDTH, layout.SHAPE, FLAT)
