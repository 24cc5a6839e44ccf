"""What is good in Carcassonne, for the bots. Types are in sense.pxd.

Every feature with followers in it is worth what it would pay now, plus what it may still become: a city whose open
places may still get a tile that fits, a monastery with gaps, a field near growing cities. Followers at home, or likely
to come home, can be used again. Followers in features of others, or in prison, are lost.
"""

import cython

from donjon.games.carcassonne.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.carcassonne.features import land_at, owners
    from donjon.games.carcassonne.landscape import tile_at, tile_on
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.position import CarcassonnePosition
    from donjon.games.carcassonne.scoring import worth
    from donjon.games.carcassonne.traits import *


@cython.final
@cython.cclass
class CarcassonneSense(Sense):
    """Features and who owns them, followers and where they are. The only secret is the order of the bag: chance."""

    def traits(self, position, traits):
        self._traits(cython.cast(CarcassonnePosition, position), traits)
        return TRAITS

    def _traits(self, state, traits):
        """How much of each kind every seat has: traits[seat * TRAITS + kind]."""
        i: cython.int
        left: cython.double = state.left / 72.0
        for i in range(state.seats * TRAITS):
            traits[i] = 0.0
        odds = cython.declare(cython.double[602])
        self._odds(state, odds)
        self._figures(state, left, odds, traits)
        self._holdings(state, left, traits)

    def _figures(self, state, left, odds, traits):
        """Every feature with followers in it, once."""
        figure: cython.int
        node: cython.int
        crew: cython.ulonglong
        for figure in range(state.seats * SET_OF_FIGURES):
            node = state.figure_at[figure]
            if node < TOP:
                crew = state.crew[state.label[node]] & ALL_FOLLOWERS
                if crew and lowest(crew) == figure:
                    self._feature(state, node, left, odds[state.label[node]], traits)

    def _odds(self, state, odds):
        """The chance that each city or road with a figure in it is finished: all its open places must find a tile that
        is still to come."""
        node: cython.int
        i: cython.int
        direction: cython.int
        label: cython.int
        spot: cython.int
        sides: cython.uint
        borders: cython.uint = 0
        chance: cython.double = -1.0
        for i in range(state.seats * SET_OF_FIGURES):
            node = state.figure_at[i]
            if node < TOP:
                odds[state.label[node]] = 1.0
        for i in range(state.opens):
            spot = state.open_place[i] & SPOT
            if state.open_place[i] >> 18 != borders:
                borders = state.open_place[i] >> 18
                chance = -1.0  # not asked yet
            sides = borders & LED_TO
            while sides:
                direction = lowest(sides) >> 1
                sides &= sides - 1
                label = self._label_beside(state, spot, direction)
                if state.crew[label]:
                    if chance < 0.0:
                        chance = self._filled(state, borders)
                    odds[label] *= chance

    def _label_beside(self, state, spot, direction):
        """The city or road that leads to an open place from one side."""
        tile: cython.int = tile_on(state, spot + SPOTS_ON[direction])
        side: cython.int = state.tile_kind[tile] * 4 + (((direction ^ 2) - state.tile_turn[tile]) & 3)
        return state.label[state.tile_node[tile] + SIDE_SLOT[side]]

    def _filled(self, state, borders):
        """The chance that a place with these borders gets a tile, by how many that fit are left."""
        i: cython.int
        tiles: cython.int = 0
        for i in range(BAG_WORDS):
            tiles += popcount(state.bag_bits[i] & FITTING[borders * 2 + (i & 1)]) << (i >> 1)
        return FILLED[tiles]

    def _feature(self, state, node, left, odds, traits):
        label: cython.int = state.label[node]
        land: cython.int = land_at(state, node)
        seats: cython.int = owners(state.crew[label])
        now: cython.double = worth(state, node)
        gaps: cython.double = 0.0
        hope: cython.double = 0.0
        seat: cython.int
        base: cython.int
        followers: cython.ulonglong
        crew: cython.ulonglong = state.crew[label] & ALL_FOLLOWERS
        if land == CITY and state.contents[label] >> OPEN_SIDES:
            hope = max(now, 2.0) * odds
        elif land > FIELD:
            gaps = (8 - state.tile_around[state.node_tile[node]]) * left
        while crew:  # seat by seat of those that have followers here
            seat = lowest(crew) // SET_OF_FIGURES
            followers = crew >> (seat * SET_OF_FIGURES) & FOLLOWERS
            crew ^= followers << (seat * SET_OF_FIGURES)
            base = seat * TRAITS
            if not seats >> seat & 1:
                traits[base + Trait.STRANDED] += popcount(followers) * left
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

    def _holdings(self, state, left, traits):
        """What the seats hold besides features."""
        seat: cython.int
        other: cython.int
        good: cython.int
        base: cython.int
        followers: cython.ulonglong
        for seat in range(state.seats):
            base = seat * TRAITS
            followers = cython.cast(cython.ulonglong, 0xFF) << (seat * SET_OF_FIGURES)
            traits[base + Trait.SCORE] = state.points[seat]
            traits[base + Trait.HOME] = popcount(state.home & followers) * left
            traits[base + Trait.NOBODY] = 0.0 if state.home & followers else left
            traits[base + Trait.PIECES] = state.pieces[seat] * left
            for other in range(state.seats):
                if state.jail[other]:
                    traits[base + Trait.JAILED] += popcount(state.jail[other] & followers) * left
            for good in range(3):
                if state.goods[seat * 3 + good]:
                    traits[base + Trait.GOODS] += self._has_most(state, seat, good)
            if state.figure_at[seat * SET_OF_FIGURES + 8] < TOP:
                traits[base + Trait.BUILDER] = left
            if state.fairy != NONE and not state.fairy_on_tile:
                for other in range(seat * SET_OF_FIGURES, seat * SET_OF_FIGURES + 8):
                    if state.figure_at[other] == state.fairy_with:
                        traits[base + Trait.FAIRY] = left

    def _has_most(self, state, seat, good):
        """6.2: has nobody more of this good?"""
        other: cython.int
        for other in range(state.seats):
            if state.goods[other * 3 + good] > state.goods[seat * 3 + good]:
                return False
        return True

    def spread(self, position):
        """The fewer tiles are left, the surer the guess."""
        return 5.0 + 0.13 * cython.cast(CarcassonnePosition, position).left

    # Move ordering: tiles beside the mover's features, and followers where they pay.

    def prior(self, position, moves, weights):
        i: cython.int
        for i in range(moves.count):
            weights.items[i] = self._promise(cython.cast(CarcassonnePosition, position), moves.items[i])

    def _promise(self, state, move):
        kind: cython.int = move >> 22
        slot: cython.int = move >> 18 & 15
        y: cython.int = (move >> 9 & 511) - 256
        x: cython.int = (move & 511) - 256
        if kind == PLACE:
            return self._place(state, slot, x, y)
        if DEPLOY_SMALL <= kind <= DEPLOY_PIG:
            return self._deploy(state, kind, slot, x, y)
        if kind == RANSOM:
            return 0.1
        if kind == CAPTURE:
            return 1.5
        return 0.5

    def _place(self, state, turn, x, y):
        """A tile: good if it touches the mover's cities and roads, better if it closes them."""
        direction: cython.int
        other: cython.int
        promise: cython.double = 0.3
        for direction in range(4):
            other = tile_at(state, x + EAST[direction], y + SOUTH[direction])
            if other == NONE:
                continue
            promise += 0.4
            if SIDE[state.drawn * 4 + ((direction - turn) & 3)] != SIDE_FIELD:
                promise += self._meet(state, other, direction ^ 2)
        return promise

    def _meet(self, state, tile, side):
        """What it is worth to touch this side of a tile."""
        place: cython.int = state.tile_kind[tile] * 4 + ((side - state.tile_turn[tile]) & 3)
        label: cython.int = state.label[state.tile_node[tile] + SIDE_SLOT[place]]
        crew: cython.ulonglong = state.crew[label]
        mine: cython.double
        if not crew:
            return 0.5
        if not owners(crew) >> state.player & 1:
            return 0.0
        mine = 1.0 if SIDE[place] != SIDE_FIELD and land_at(state, label) == ROAD else 2.0
        return mine * 3.0 if state.contents[label] >> OPEN_SIDES == 1 else mine

    def _deploy(self, state, kind, slot, x, y):
        """A follower: best in a monastery or a city, seldom in a field."""
        tile: cython.int = tile_at(state, x, y)
        land: cython.int
        if slot == ON_TOP or tile == NONE:
            return 0.1
        land = SLOT_LAND[state.tile_kind[tile] * 8 + slot]
        if land == CITY:
            return 2.0
        if land == ROAD:
            return 1.2
        return 0.6 if land == FIELD else 4.0


SENSE = CarcassonneSense(0, 23.0, [*WORTH.values()], curiosity=0.6)
