"""What is good in Carcassonne, for the bots. Types are in sense.pxd.

Every feature with followers in it is worth what it would pay now, and what it may still become: a city whose open
places may still find a tile that fits, a monastery with gaps, a field near growing cities. Followers at home, or likely
to come home, are turns to come; followers in traits of others, or in prison, are lost ones.
"""

import cython

from donjon.games.carcassonne.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from math import exp

    from donjon.core.bits import lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.carcassonne.followers import is_complete
    from donjon.games.carcassonne.landscape import tile_at
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.position import CarcassonnePosition
    from donjon.games.carcassonne.scoring import owners, worth
    from donjon.games.carcassonne.traits import *


@cython.final
@cython.cclass
class CarcassonneSense(Sense):
    """Features and who owns them; followers and where they are. Only the bag is hidden, and that is chance's affair."""

    def evaluate(self, position, values):
        self._evaluate(cython.cast(CarcassonnePosition, position).table, values)

    def _evaluate(self, table, values):
        traits = cython.declare(cython.double[102])
        seat: cython.int
        kind: cython.int
        worth: cython.double
        self._table_traits(table, traits)
        for seat in range(table.seats):
            worth = 0.0
            for kind in range(TRAITS):
                worth += traits[seat * TRAITS + kind] * self.worth[kind]
            values.items[seat] = worth

    def _traits(self, position, traits):
        self._table_traits(position.table, traits)

    def _table_traits(self, table, traits):
        """How much of each kind every seat has: traits[seat * TRAITS + kind]."""
        i: cython.int
        left: cython.double = table.left / 72.0
        for i in range(6 * TRAITS):
            traits[i] = 0.0
        odds = cython.declare(cython.double[602])
        self._odds(table, odds)
        self._figures(table, left, odds, traits)
        self._holdings(table, left, traits)

    def _figures(self, table, left, odds, traits):
        """Every feature with followers in it, once."""
        figure: cython.int
        node: cython.int
        crew: cython.ulonglong
        for figure in range(table.seats * SET_OF_FIGURES):
            node = table.figure_at[figure]
            if node < TOP:
                crew = table.crew[table.label[node]] & ALL_FOLLOWERS
                if crew and lowest(crew) == figure:
                    self._feature(table, node, left, odds[table.label[node]], traits)

    def _odds(self, table, odds):
        """The chance that each city or road is finished: all its open places must find a tile that is still to come."""
        node: cython.int
        word: cython.int
        borders: cython.int
        place: cython.int
        bits: cython.ulonglong
        chance: cython.double
        for node in range(table.nodes):
            odds[node] = 1.0
        for word in range(4):
            bits = table.asked[word]
            while bits:
                borders = word * 64 + lowest(bits)
                bits &= bits - 1
                chance = self._filled(table, borders)
                place = table.first_place[borders]
                while place:
                    self._needs(table, place - 1, chance, odds)
                    place = table.place_next[place - 1]

    def _filled(self, table, borders):
        """The chance that a place with these borders gets a tile, by how many that fit are left."""
        word: cython.int
        tiles: cython.int = 0
        kinds: cython.ulonglong
        for word in range(2):
            kinds = table.bag_kinds[word] & FITTING[borders * 2 + word]
            while kinds:
                tiles += table.bag[word * 64 + lowest(kinds)]
                kinds &= kinds - 1
        return 1.0 - exp(-EACH * tiles)

    def _needs(self, table, place, chance, odds):
        """Every city and road that leads to an open place needs it filled."""
        direction: cython.int
        tile: cython.int
        side: cython.int
        label: cython.int
        borders: cython.int = table.place_borders[place]
        for direction in range(4):
            if borders >> (2 * direction) & 2:
                tile = tile_at(table, table.place_x[place] + EAST[direction], table.place_y[place] + SOUTH[direction])
                side = table.tile_kind[tile] * 4 + (((direction ^ 2) - table.tile_turn[tile]) & 3)
                label = table.label[table.tile_node[tile] + SIDE_SLOT[side]]
                odds[label] *= chance

    def _feature(self, table, node, left, odds, traits):
        label: cython.int = table.label[node]
        land: cython.int = self._land(table, node)
        seats: cython.int = owners(table, table.crew[label])
        now: cython.double = worth(table, node)
        gaps: cython.double = 0.0
        hope: cython.double = 0.0
        seat: cython.int
        base: cython.int
        if land == CITY and not is_complete(table, node):
            hope = max(now, 2.0) * odds
        elif land > FIELD:
            gaps = (8 - table.tile_around[table.node_tile[node]]) * left
        for seat in range(table.seats):
            base = seat * TRAITS
            if not seats >> seat & 1:
                traits[base + Trait.STRANDED] += popcount(table.crew[label] >> (seat * SET_OF_FIGURES) & 0xFF) * left
            elif land == CITY:
                traits[base + Trait.CITIES] += now
                traits[base + Trait.CLOSING] += hope
                traits[base + Trait.BACK] += odds * left
            elif land == ROAD:
                traits[base + Trait.ROADS] += now
                traits[base + Trait.BACK] += odds * left
            elif land == FIELD:
                traits[base + Trait.FIELDS] += now
                traits[base + Trait.GROWTH] += left
            else:
                traits[base + Trait.ABBEYS] += now
                traits[base + Trait.GAPS] += gaps

    def _land(self, table, node):
        """City, road, field or monastery."""
        tile: cython.int = table.node_tile[node]
        return SLOT_LAND[table.tile_kind[tile] * 8 + node - table.tile_node[tile]]

    def _holdings(self, table, left, traits):
        """What the seats hold besides traits."""
        seat: cython.int
        other: cython.int
        good: cython.int
        most: cython.int
        base: cython.int
        followers: cython.ulonglong
        for seat in range(table.seats):
            base = seat * TRAITS
            followers = cython.cast(cython.ulonglong, 0xFF) << (seat * SET_OF_FIGURES)
            traits[base + Trait.SCORE] = table.points[seat]
            traits[base + Trait.HOME] = popcount(table.home & followers) * left
            traits[base + Trait.NOBODY] = 0.0 if table.home & followers else left
            traits[base + Trait.PIECES] = table.pieces[seat] * left
            for other in range(table.seats):
                traits[base + Trait.JAILED] += popcount(table.jail[other] & followers) * left
            for good in range(3):
                most = 1
                for other in range(table.seats):
                    most = max(most, table.goods[other * 3 + good])
                traits[base + Trait.GOODS] += table.goods[seat * 3 + good] == most
            if table.figure_at[seat * SET_OF_FIGURES + 8] < TOP:
                traits[base + Trait.BUILDER] = left
            if table.fairy != NONE and not table.fairy_on_tile:
                for other in range(seat * SET_OF_FIGURES, seat * SET_OF_FIGURES + 8):
                    if table.figure_at[other] == table.fairy_with:
                        traits[base + Trait.FAIRY] = left

    def spread(self, position):
        """The fewer tiles are left, the surer the guess."""
        return 5.0 + 0.13 * cython.cast(CarcassonnePosition, position).table.left

    # Move ordering: tiles beside own traits, and followers where they pay.

    def prior(self, position, moves, weights):
        i: cython.int
        for i in range(moves.count):
            weights.items[i] = self._promise(cython.cast(CarcassonnePosition, position).table, moves.items[i])

    def _promise(self, table, move):
        kind: cython.int = move >> 22
        slot: cython.int = move >> 18 & 15
        y: cython.int = (move >> 9 & 511) - 256
        x: cython.int = (move & 511) - 256
        if kind == PLACE:
            return self._place(table, slot, x, y)
        if DEPLOY_SMALL <= kind <= DEPLOY_PIG:
            return self._deploy(table, kind, slot, x, y)
        if kind == RANSOM:
            return 0.1
        if kind == CAPTURE:
            return 1.5
        return 0.5

    def _place(self, table, turn, x, y):
        """A tile: good where it touches own cities and roads, better where it closes them."""
        direction: cython.int
        other: cython.int
        promise: cython.double = 0.3
        for direction in range(4):
            other = tile_at(table, x + EAST[direction], y + SOUTH[direction])
            if other == NONE:
                continue
            promise += 0.4
            if SIDE[table.drawn * 4 + ((direction - turn) & 3)] != SIDE_FIELD:
                promise += self._meet(table, other, direction ^ 2)
        return promise

    def _meet(self, table, tile, side):
        """What it is worth to touch this side of a tile."""
        place: cython.int = table.tile_kind[tile] * 4 + ((side - table.tile_turn[tile]) & 3)
        label: cython.int = table.label[table.tile_node[tile] + SIDE_SLOT[place]]
        crew: cython.ulonglong = table.crew[label]
        mine: cython.double
        if not crew:
            return 0.5
        if not owners(table, crew) >> table.player & 1:
            return 0.0
        mine = 1.0 if SIDE[place] != SIDE_FIELD and self._land(table, label) == ROAD else 2.0
        return mine * 3.0 if table.unfinished[label] == 1 else mine

    def _deploy(self, table, kind, slot, x, y):
        """A follower: most readily into a monastery or a city, into a field seldom."""
        tile: cython.int = tile_at(table, x, y)
        land: cython.int
        if slot == ON_TOP or tile == NONE:
            return 0.1
        land = SLOT_LAND[table.tile_kind[tile] * 8 + slot]
        if land == CITY:
            return 2.0
        if land == ROAD:
            return 1.2
        return 0.6 if land == FIELD else 4.0


SENSE = CarcassonneSense(0, 20.0, [*WORTH.values()])
