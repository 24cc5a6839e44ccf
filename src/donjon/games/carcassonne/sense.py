"""What is good in Carcassonne, for the bots. Types are in sense.pxd.

Every feature with followers in it is worth what it would pay now, and what it may still become: a city whose open
places may still find a tile that fits, a monastery with gaps, a field near growing cities. Followers at home, or likely
to come home, are turns to come; followers in features of others, or in prison, are lost ones.
"""

import cython

from donjon.games.carcassonne import pieces

if not cython.compiled:  # compiled, these come from sense.pxd
    from math import exp

    from donjon.core.bits import lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.carcassonne.followers import is_complete
    from donjon.games.carcassonne.landscape import tile_at
    from donjon.games.carcassonne.position import CarcassonnePosition
    from donjon.games.carcassonne.scoring import owners, worth

NONE = cython.declare(cython.int, pieces.NONE)
TOP = cython.declare(cython.int, pieces.TOP)
OF_SEAT = cython.declare(cython.int, pieces.SET_OF_FIGURES)
CITY = cython.declare(cython.int, pieces.CITY)
ROAD = cython.declare(cython.int, pieces.ROAD)
FIELD = cython.declare(cython.int, pieces.FIELD)
BONUS = cython.declare(cython.int, pieces.BONUS)
SIDE_FIELD = cython.declare(cython.int, pieces.SIDE_FIELD)
PASS = cython.declare(cython.int, pieces.PASS)
PLACE = cython.declare(cython.int, pieces.PLACE)
DEPLOY_SMALL = cython.declare(cython.int, pieces.DEPLOY_SMALL)
DEPLOY_PIG = cython.declare(cython.int, pieces.DEPLOY_PIG)
BUILD = cython.declare(cython.int, pieces.BUILD)
CAPTURE = cython.declare(cython.int, pieces.CAPTURE)
RANSOM = cython.declare(cython.int, pieces.RANSOM)
ON_TOP = cython.declare(cython.int, pieces.ON_TOP)
ALL_FOLLOWERS = cython.declare(cython.ulonglong, pieces.ALL_FOLLOWERS)
ONE = cython.declare(cython.ulonglong, 1)
SLOT_LAND = cython.declare(cython.uchar[888], pieces.SLOT_LAND)
SIDE = cython.declare(cython.uchar[444], pieces.SIDE)
SIDE_SLOT = cython.declare(cython.uchar[444], pieces.SIDE_SLOT)
FLAGS = cython.declare(cython.uchar[111], pieces.FLAGS)
FITTING = cython.declare(cython.ulonglong[512], pieces.FITTING)
EAST = cython.declare(cython.int[4], [0, 1, 0, -1])
SOUTH = cython.declare(cython.int[4], [-1, 0, 1, 0])
EACH = cython.declare(cython.double, 0.2)  # how far one fitting tile more brings an open place nearer to being filled

# The kinds of good things; what each is worth stands at the end of this file.
# "left" is the share of the tiles still to come.
KINDS = cython.declare(cython.int, 17)
SCORE = cython.declare(cython.int, 0)  # points on the board
CITIES = cython.declare(cython.int, 1)  # what the seat's cities would pay now
CLOSING = cython.declare(cython.int, 2)  # what they would pay more if closed, times the chance of it
ROADS = cython.declare(cython.int, 3)  # what the seat's roads would pay now
ABBEYS = cython.declare(cython.int, 4)  # the same of monasteries
GAPS = cython.declare(cython.int, 5)  # places still free around them, times left
FIELDS = cython.declare(cython.int, 6)  # what the seat's fields would pay now
GROWTH = cython.declare(cython.int, 7)  # fields owned, times left
HOME = cython.declare(cython.int, 8)  # followers at home, times left
NOBODY = cython.declare(cython.int, 9)  # none at home, times left
STRANDED = cython.declare(cython.int, 10)  # followers in features of others, times left
JAILED = cython.declare(cython.int, 11)  # followers in prison, times left
PIECES = cython.declare(cython.int, 12)  # tower pieces, times left
GOODS = cython.declare(cython.int, 13)  # goods of which the seat has the most
BUILDER = cython.declare(cython.int, 14)  # a builder at work, times left
FAIRY = cython.declare(cython.int, 15)  # the fairy at one's follower, times left
BACK = cython.declare(cython.int, 16)  # followers that will come home: the chances of their features, times left


@cython.final
@cython.cclass
class CarcassonneSense(Sense):
    """Features and who owns them; followers and where they are. Only the bag is hidden, and that is chance's affair."""

    def evaluate(self, position, values):
        self._evaluate(cython.cast(CarcassonnePosition, position).table, values)

    def _evaluate(self, table, values):
        features = cython.declare(cython.double[102])
        seat: cython.int
        kind: cython.int
        worth: cython.double
        self._table_features(table, features)
        for seat in range(table.seats):
            worth = 0.0
            for kind in range(KINDS):
                worth += features[seat * KINDS + kind] * self.worth[kind]
            values.items[seat] = worth

    def _features(self, position, features):
        self._table_features(position.table, features)

    def _table_features(self, table, features):
        """How much of each kind every seat has: features[seat * KINDS + kind]."""
        i: cython.int
        left: cython.double = table.left / 72.0
        for i in range(6 * KINDS):
            features[i] = 0.0
        odds = cython.declare(cython.double[602])
        self._odds(table, odds)
        self._figures(table, left, odds, features)
        self._holdings(table, left, features)

    def _figures(self, table, left, odds, features):
        """Every feature with followers in it, once."""
        figure: cython.int
        node: cython.int
        crew: cython.ulonglong
        for figure in range(table.seats * OF_SEAT):
            node = table.figure_at[figure]
            if node < TOP:
                crew = table.crew[table.label[node]] & ALL_FOLLOWERS
                if crew and lowest(crew) == figure:
                    self._feature(table, node, left, odds[table.label[node]], features)

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

    def _feature(self, table, node, left, odds, features):
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
            base = seat * KINDS
            if not seats >> seat & 1:
                features[base + STRANDED] += popcount(table.crew[label] >> (seat * OF_SEAT) & 0xFF) * left
            elif land == CITY:
                features[base + CITIES] += now
                features[base + CLOSING] += hope
                features[base + BACK] += odds * left
            elif land == ROAD:
                features[base + ROADS] += now
                features[base + BACK] += odds * left
            elif land == FIELD:
                features[base + FIELDS] += now
                features[base + GROWTH] += left
            else:
                features[base + ABBEYS] += now
                features[base + GAPS] += gaps

    def _land(self, table, node):
        """City, road, field or monastery."""
        tile: cython.int = table.node_tile[node]
        return SLOT_LAND[table.tile_kind[tile] * 8 + node - table.tile_node[tile]]

    def _holdings(self, table, left, features):
        """What the seats hold besides features."""
        seat: cython.int
        other: cython.int
        good: cython.int
        most: cython.int
        base: cython.int
        followers: cython.ulonglong
        for seat in range(table.seats):
            base = seat * KINDS
            followers = cython.cast(cython.ulonglong, 0xFF) << (seat * OF_SEAT)
            features[base + SCORE] = table.points[seat]
            features[base + HOME] = popcount(table.home & followers) * left
            features[base + NOBODY] = 0.0 if table.home & followers else left
            features[base + PIECES] = table.pieces[seat] * left
            for other in range(table.seats):
                features[base + JAILED] += popcount(table.jail[other] & followers) * left
            for good in range(3):
                most = 1
                for other in range(table.seats):
                    most = max(most, table.goods[other * 3 + good])
                features[base + GOODS] += table.goods[seat * 3 + good] == most
            if table.figure_at[seat * OF_SEAT + 8] < TOP:
                features[base + BUILDER] = left
            if table.fairy != NONE and not table.fairy_on_tile:
                for other in range(seat * OF_SEAT, seat * OF_SEAT + 8):
                    if table.figure_at[other] == table.fairy_with:
                        features[base + FAIRY] = left

    def spread(self, position):
        """The fewer tiles are left, the surer the guess."""
        return 5.0 + 0.13 * cython.cast(CarcassonnePosition, position).table.left

    # Move ordering: tiles beside own features, and followers where they pay.

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


# Found by regression on bots' own games, then tried against each other, and rounded.
WORTH = [1.0, 0.9, 0.9, 0.9, 1.0, 0.6, 0.9, 2.0, 1.8, -2.0, -1.0, -1.0, -0.5, 6.0, 3.0, 4.0, 1.5]

# People build here as much as they hinder: bots that only care for the lead leave each other with little.
SENSE = CarcassonneSense(0, 20.0, WORTH, par=90.0)
