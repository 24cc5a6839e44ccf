"""What lies where in Carcassonne: every fact of a position, to copy, to compare, to read and to set up. No rules.

Types are in state.pxd. The chapters (landscape, followers, dragon, tower, scoring) are functions over a state, which
position.py puts in order.
"""

import cython

if not cython.compiled:  # compiled, these come from state.pxd
    from donjon.core.bits import MASK64, ONE
    from donjon.core.position import Position
    from donjon.core.random import mix
    from donjon.games.carcassonne.codes import Step
    from donjon.games.carcassonne.pieces import *


@cython.no_gc
@cython.cclass
class CarcassonneState(Position):
    """Rules agreed on, turn in hand, places, tiles, features, figures, towers, and what every seat holds."""

    def __init__(self, seats: cython.int, sets: cython.int):
        self.seats = seats
        self.turns = 1
        self.reveals = 0
        self.log = None
        self.sets = sets
        self.farms = 3
        self.small_city = 4
        self.fairy_on_tile = self.dragon_late = self.princess_must = self.reach_over = self.top_capture = False
        self.step = Step.DRAW
        self.player = self.tile = self.tower = self.rival = self.flown = 0
        self.drawn = NONE
        self.second = self.extended = self.ransomed = False
        self.flight = [NONE] * 8
        self.place = [0] * 1024
        self.opens = self.tiles = self.nodes = self.towers = 0
        self.open_place = [0] * 326
        self.tile_kind = [NONE] * 162
        self.tile_turn = [0] * 162
        self.tile_around = [0] * 162
        self.tile_x = [0] * 162
        self.tile_y = [0] * 162
        self.tile_node = [0] * 162
        self.label = [0] * 602
        self.ring = [0] * 602
        self.node_tile = [NONE] * 602
        self.contents = [0] * 602
        self.crew = [0] * 602
        self.figure_at = [HOME] * 60
        self.home = self.monks = 0
        self.jail = [0] * 6
        self.tower_tile = [NONE] * 18
        self.tower_pieces = [0] * 18
        self.tower_top = [NONE] * 18
        self.dragon = self.fairy = NONE
        self.fairy_with = HOME
        self.points = [0] * 6
        self.pieces = [0] * 6
        self.goods = [0] * 18
        self.left = self.asleep = 0
        self.bag = [0] * 111
        self.bag_kinds = [0] * 2
        self.bag_bits = [0] * 8
        self.thrown = [0] * 111
        self.marks = [0] * 10

    # One number for all of it. Tiles and figures are added up, so that the order they came in does not matter.

    def fingerprint(self):
        h: cython.ulonglong = mix(self.seats, self.sets)
        h = mix(h, self.farms * 8 + self.small_city)
        h = mix(h, self.fairy_on_tile | self.dragon_late << 1 | self.princess_must << 2 | self.reach_over << 3)
        h = mix(h, self.top_capture)
        h = mix(h, self.step << 16 | self.player << 8 | self.drawn)
        h = mix(h, self.second | self.extended << 1 | self.ransomed << 2 | self.flown << 3 | self.rival << 8)
        return self._key_of_seats(self._key_of_table(h))

    def _key_of_table(self, h):
        i: cython.int
        where: cython.ulonglong
        total: cython.ulonglong = 0
        for i in range(self.tiles):
            where = spot_of(self, TOP + i)
            total += mix(where, self.tile_kind[i] << 2 | self.tile_turn[i])
            if i == self.dragon:
                total += mix(where, 1001)
            if i == self.fairy:
                total += mix(where, 1002)
            if i == self.tile and self.step >= Step.ACT:
                total += mix(where, 1003)
            if self.step == Step.CAPTURE and i == self.tower_tile[self.tower]:
                total += mix(where, 1004)
        for i in range(self.towers):
            total += mix(spot_of(self, TOP + self.tower_tile[i]), 2000 + self.tower_pieces[i])
        for i in range(8):
            h = mix(h, 0 if self.flight[i] == NONE else spot_of(self, TOP + self.flight[i]))
        if self.fairy_with != HOME:
            total += mix(spot_of(self, self.fairy_with), 1005)
        total &= MASK64
        return mix(h, total)

    def _key_of_seats(self, h):
        i: cython.int
        total: cython.ulonglong = 0
        where: cython.ulonglong
        for i in range(self.seats * SET_OF_FIGURES):
            if self.figure_at[i] != HOME:
                where = spot_of(self, self.figure_at[i])
                total += mix(where, 3000 + i if i % SET_OF_FIGURES > 6 else 4000 + i // SET_OF_FIGURES)
        total &= MASK64
        h = mix(h, total)
        for i in range(self.seats):
            h = mix(h, (self.points[i] + 1000) << 8 | self.pieces[i])
            h = mix(h, self.goods[i * 3] << 16 | self.goods[i * 3 + 1] << 8 | self.goods[i * 3 + 2])
        for i in range(KINDS):
            h = mix(h, self.bag[i] << 8 | self.thrown[i])
        return h

    # What the human half asks.

    def tile_kind_at(self, tile: cython.int) -> int:
        return self.tile_kind[tile]

    def tile_turn_at(self, tile: cython.int) -> int:
        return self.tile_turn[tile]

    def tile_x_at(self, tile: cython.int) -> int:
        return self.tile_x[tile]

    def tile_y_at(self, tile: cython.int) -> int:
        return self.tile_y[tile]

    def neighbours(self, tile: cython.int) -> int:
        """Tiles round a tile, diagonal ones too."""
        return self.tile_around[tile]

    def first_node(self, tile: cython.int) -> int:
        """The number of a tile's first segment; the others follow."""
        return self.tile_node[tile]

    def tile_of(self, node: cython.int) -> int:
        return self.node_tile[node]

    def feature(self, node: cython.int) -> int:
        """The label of the feature a segment belongs to."""
        return self.label[node]

    def next_in_feature(self, node: cython.int) -> int:
        return self.ring[node]

    def figures_in(self, label: cython.int) -> int:
        """The figures in a feature, as bits."""
        return self.crew[label]

    def open_sides(self, label: cython.int) -> int:
        return self.contents[label] >> OPEN_SIDES

    def contents_of(self, label: cython.int) -> int:
        return self.contents[label]

    def where_is(self, figure: cython.int) -> int:
        return self.figure_at[figure]

    def at_home(self, seat: cython.int, kind: cython.int) -> int:
        """How many figures of a kind a seat has in its supply."""
        i: cython.int
        count: cython.int = 0
        for i in range(7):
            count += self.home >> (seat * SET_OF_FIGURES + i) & 1
        return count if kind == 0 else self.home >> (seat * SET_OF_FIGURES + 6 + kind) & 1

    def jailed(self, jailer: cython.int, seat: cython.int, kind: cython.int) -> int:
        """How many followers of a kind of `seat` are in the prison of `jailer`."""
        i: cython.int
        count: cython.int = 0
        for i in range(7):
            count += self.jail[jailer] >> (seat * SET_OF_FIGURES + i) & 1
        return count if kind == 0 else self.jail[jailer] >> (seat * SET_OF_FIGURES + 7) & 1

    def tower_on(self, tower: cython.int) -> int:
        """The tile of a tower."""
        return self.tower_tile[tower]

    def tower_height(self, tower: cython.int) -> int:
        return self.tower_pieces[tower]

    def on_tower(self, tower: cython.int) -> int:
        """The follower on a tower, or NONE."""
        return self.tower_top[tower]

    def visited(self, step: cython.int) -> int:
        return self.flight[step]

    def points_of(self, seat: cython.int) -> int:
        return self.points[seat]

    def pieces_of(self, seat: cython.int) -> int:
        return self.pieces[seat]

    def goods_of(self, seat: cython.int, good: cython.int) -> int:
        return self.goods[seat * 3 + good]

    def in_bag(self, kind: cython.int) -> int:
        return self.bag[kind]

    def thrown_away(self, kind: cython.int) -> int:
        return self.thrown[kind]

    def bagged(self) -> list[tuple[int, int]]:
        """The kinds of tiles in the bag, and how many there are of each."""
        return [(kind, self.bag[kind]) for kind in range(KINDS) if self.bag[kind]]

    def discarded(self) -> list[tuple[int, int]]:
        """The same of tiles out of the game."""
        return [(kind, self.thrown[kind]) for kind in range(KINDS) if self.thrown[kind]]

    # How setting up and from_diagram fill a table.

    def give(self, seat: cython.int, figures: cython.int) -> None:
        """These of its ten figures, as bits, to a seat's supply."""
        self.home |= cython.cast(cython.ulonglong, figures) << (seat * SET_OF_FIGURES)

    def set_points(self, seat: cython.int, points: cython.int) -> None:
        self.points[seat] = points

    def set_pieces(self, seat: cython.int, pieces: cython.int) -> None:
        self.pieces[seat] = pieces

    def set_goods(self, seat: cython.int, good: cython.int, tokens: cython.int) -> None:
        self.goods[seat * 3 + good] = tokens

    def set_bag(self, kind: cython.int, tiles: cython.int) -> None:
        word: cython.int = kind >> 6
        bit: cython.ulonglong = ONE << (kind & 63)
        i: cython.int
        self.bag[kind] = tiles
        self.bag_kinds[word] &= ~bit
        if tiles:
            self.bag_kinds[word] |= bit
        for i in range(word, BAG_WORDS, 2):
            self.bag_bits[i] &= ~bit
            if tiles >> (i >> 1) & 1:
                self.bag_bits[i] |= bit

    def set_thrown(self, kind: cython.int, tiles: cython.int) -> None:
        self.thrown[kind] = tiles

    def set_visited(self, step: cython.int, tile: cython.int) -> None:
        self.flight[step] = tile

    def set_tower_height(self, tower: cython.int, height: cython.int) -> None:
        self.tower_pieces[tower] = height


def spot_of(state, where):
    """Where a figure stands, as a number with coordinates (pieces.spot). A jail keeps its number."""
    tile: cython.int
    slot: cython.int
    if where >= JAIL:
        return where
    if where >= TOP:
        tile = where - TOP
        slot = ON_TOP
    else:
        tile = state.node_tile[where]
        slot = where - state.tile_node[tile]
    return slot << 18 | (state.tile_y[tile] + 256) << 9 | (state.tile_x[tile] + 256)
