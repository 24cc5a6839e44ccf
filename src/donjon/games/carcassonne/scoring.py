"""Points (RULES 4 to 7): the one place that counts. Every point is noted with its reason. Types: scoring.pxd."""

import cython

if not cython.compiled:  # compiled, these come from scoring.pxd
    from donjon.core.bits import lowest
    from donjon.core.position import note
    from donjon.games.carcassonne.codes import BONUS_BIT, COMPLETED_BIT, Happening
    from donjon.games.carcassonne.features import cities_at, land_at, owners, tiles_in
    from donjon.games.carcassonne.followers import figure_on, go_home, is_complete
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.state import spot_of


# What a feature is worth.


def worth(state, node):
    """What a segment's feature would pay its owner if it were counted now. Fields count by the third rule, without a
    pig. That is near enough for the bots; `field_pays` is exact."""
    label: cython.int = state.label[node]
    land: cython.int = land_at(state, node)
    if land == CITY:
        return _city_points(state, label, tiles_in(state, label), is_complete(state, node))
    if land == ROAD:
        return _road_points(state, label, tiles_in(state, label), is_complete(state, node))
    if land == FIELD:
        return 3 * cities_at(state, label)
    return 1 + state.tile_around[state.node_tile[node]]


def _city_points(state, label, tiles, complete):
    """4.3, 5.3."""
    shields: cython.int = state.contents[label] & 63
    if state.contents[label] >> BONUS & 15:
        return 3 * (tiles + shields) if complete else 0
    if not complete or (tiles == 2 and state.small_city == 2):
        return tiles + shields
    return 2 * (tiles + shields)


def _road_points(state, label, tiles, complete):
    """4.4, 5.2."""
    if state.contents[label] >> BONUS & 15:
        return 2 * tiles if complete else 0
    return tiles


def _gain(state, kind, seat, spot, b, c, points):
    state.points[seat] += points
    note(state, kind, seat, spot, b, c, points)


# Scoring in play: what the tile just placed has completed.


def score_completed(state):
    """2.7: roads and cities through the tile, then its monastery and those around it."""
    slot: cython.int
    node: cython.int
    label: cython.int
    kind: cython.int = state.tile_kind[state.tile]
    for slot in range(SLOTS[kind]):
        node = state.tile_node[state.tile] + slot
        label = state.label[node]
        if SLOT_LAND[kind * 8 + slot] >= FIELD:
            break  # cities and roads come first
        if state.contents[label] >> OPEN_SIDES or not _first_on_tile(state, node, slot):
            continue
        if state.contents[label] >> WINE & 0xFFF:
            _take_goods(state, label)
        if state.crew[label]:
            _score_feature(state, node, True)
            _all_home(state, label)
    _score_monasteries(state)


def _first_on_tile(state, node, slot):
    """A feature with several segments on the tile is scored with the first."""
    i: cython.int
    for i in range(1, slot + 1):
        if state.label[node - i] == state.label[node]:
            return False
    return True


def _score_monasteries(state):
    """Monk by monk: those whose monastery the tile just placed has closed in, or stands on."""
    node: cython.int
    monks: cython.ulonglong = state.monks
    while monks:
        node = state.figure_at[lowest(monks)]
        monks &= monks - 1
        if state.tile_around[state.node_tile[node]] == 8:
            _score_feature(state, node, True)
            _all_home(state, node)


def _score_feature(state, node, complete):
    """4.1-4.5: the owners of a road, city or monastery get its points, and the fairy's follower three (7.8)."""
    label: cython.int = state.label[node]
    land: cython.int = land_at(state, node)
    seats: cython.int = owners(state.crew[label])
    spot: cython.int = spot_of(state, node)
    seat: cython.int
    tiles: cython.int
    points: cython.int
    kind: cython.int
    flags: cython.int = COMPLETED_BIT if complete else 0
    if land == MONASTERY:
        kind = Happening.SCORED_MONASTERY
        points = tiles = 1 + state.tile_around[state.node_tile[node]]
    else:
        tiles = tiles_in(state, label)
        flags |= BONUS_BIT if state.contents[label] >> BONUS & 15 else 0
        if land == CITY:
            kind = Happening.SCORED_CITY
            points = _city_points(state, label, tiles, complete)
            flags |= state.contents[label] & 63
        else:
            kind = Happening.SCORED_ROAD
            points = _road_points(state, label, tiles, complete)
    for seat in range(state.seats):
        if seats >> seat & 1:
            _gain(state, kind, seat, spot, tiles, flags, points)
    _score_fairy(state, node)


def _score_fairy(state, node):
    """7.8: three points for the follower the fairy is with, majority or not; on a tile, for one follower there."""
    label: cython.int = state.label[node]
    crew: cython.ulonglong = state.crew[label] & ALL_FOLLOWERS
    figure: cython.int
    best: cython.int = HOME
    where: cython.int
    if state.fairy == NONE:
        return
    while crew:
        figure = lowest(crew)
        crew &= crew - 1
        where = state.figure_at[figure]
        if state.node_tile[where] == state.fairy and (state.fairy_on_tile or where == state.fairy_with):
            best = min(best, where)
    if best != HOME:
        figure = figure_on(state, best)
        _gain(state, Happening.FAIRY_FEATURE, figure // SET_OF_FIGURES, spot_of(state, best), 0, 0, FAIRY_POINTS)


def _all_home(state, label):
    """2.7: every figure in a scored feature goes home."""
    crew: cython.ulonglong = state.crew[label]
    while crew:
        go_home(state, lowest(crew))
        crew &= crew - 1


def _take_goods(state, label):
    """6.1: whoever completes a city takes its goods, no matter who owns it."""
    good: cython.int
    contents: cython.uint = state.contents[label] >> WINE
    for good in range(3):
        state.goods[state.player * 3 + good] += contents >> (4 * good) & 15
    note(state, Happening.GOODS_TAKEN, state.player, contents & 15, contents >> 4 & 15, contents >> 8 & 15, 0)


# The end of the game.


def score_all(state):
    """2.9: everything still on the table, fields and goods. Figures stay where they are."""
    figure: cython.int
    node: cython.int
    crew: cython.ulonglong
    for figure in range(state.seats * SET_OF_FIGURES):
        node = state.figure_at[figure]
        if node >= TOP:
            continue
        crew = state.crew[state.label[node]] & ALL_FOLLOWERS
        if crew and lowest(crew) == figure:  # every feature once
            if land_at(state, node) == FIELD:
                if state.farms == 3:
                    _score_field(state, node)
                _score_fairy(state, node)
            else:
                _score_feature(state, node, False)
    if state.farms < 3:
        _score_fields_by_city(state)
    _score_goods(state)


def _score_field(state, node):
    """4.6, 6.6: three points for every completed city on the field, four for an owner with a pig there."""
    label: cython.int = state.label[node]
    seats: cython.int = owners(state.crew[label])
    cities: cython.int = cities_at(state, label)
    seat: cython.int
    pig: cython.int
    for seat in range(state.seats):
        if seats >> seat & 1:
            pig = state.crew[label] >> (seat * SET_OF_FIGURES + 9) & 1
            _gain(
                state,
                Happening.SCORED_FIELD,
                seat,
                spot_of(state, node),
                cities,
                pig * BONUS_BIT,
                (3 + pig) * cities,
            )


def _score_fields_by_city(state):
    """4.7: the older rules go from city to city."""
    node: cython.int
    for node in range(state.nodes):
        if state.label[node] == node and land_at(state, node) == CITY and not state.contents[node] >> OPEN_SIDES:
            _score_city_for_fields(state, node)


def _score_city_for_fields(state, city):
    seat: cython.int
    value: cython.int
    flags: cython.int
    for seat in range(state.seats):
        value = _city_pays(state, city, seat)
        if value:
            flags = BONUS_BIT if value > 5 - state.farms else 0
            _gain(state, Happening.SCORED_FARMERS, seat, spot_of(state, city), 0, flags, value)


def _city_pays(state, city, seat):
    """Rules 1: all farmers round a city together, four points. Rules 2: owners of any field there, three, once."""
    crew: cython.ulonglong
    if state.farms == 2:
        return _field_value(state, city, seat, NONE)
    crew = _farmers_round(state, city)
    if not owners(crew) >> seat & 1:
        return 0
    return 5 if crew >> (seat * SET_OF_FIGURES + 9) & 1 else 4


def field_pays(state, node, seat):
    """4.6, 4.7, 6.6: what a field would bring a seat if it were counted now. By the older rules a city pays once: it is
    told with the first of the seat's fields that pays for it."""
    city: cython.int
    sum: cython.int = 0
    label: cython.int = state.label[node]
    if state.farms == 3:
        if not owners(state.crew[label]) >> seat & 1:
            return 0
        return (4 if state.crew[label] >> (seat * SET_OF_FIGURES + 9) & 1 else 3) * cities_at(state, label)
    for city in range(state.nodes):
        if state.label[city] == city and land_at(state, city) == CITY and not state.contents[city] >> OPEN_SIDES:
            if _field_told(state, city, seat) == label:
                sum += _city_pays(state, city, seat)
    return sum


def _field_told(state, city, seat):
    """The first field round a city that pays a seat for it: by rules 1 any with a farmer, by rules 2 the best."""
    node: cython.int
    best: cython.int = _city_pays(state, city, seat)
    if not best:
        return NONE
    for node in range(state.nodes):
        if state.label[node] != node or land_at(state, node) != FIELD:
            continue
        if state.farms == 2:
            if _field_value(state, city, seat, node) == best:
                return node
        elif _touches(state, node, city) and state.crew[node] >> (seat * SET_OF_FIGURES) & FOLLOWERS:
            return node
    return NONE


def _touches(state, field, city):
    """Does a field lie at a city?"""
    node: cython.int = field
    tile: cython.int
    slot: cython.int
    while True:
        tile = state.node_tile[node]
        for slot in range(SLOTS[state.tile_kind[tile]]):
            if FIELD_CITIES[state.tile_kind[tile] * 8 + node - state.tile_node[tile]] >> slot & 1:
                if state.label[state.tile_node[tile] + slot] == city:
                    return True
        node = state.ring[node]
        if node == field:
            return False


def _farmers_round(state, city):
    """All figures on all fields that touch a city."""
    node: cython.int = city
    tile: cython.int
    slot: cython.int
    here: cython.int
    found: cython.ulonglong = 0
    while True:
        tile = state.node_tile[node]
        here = node - state.tile_node[tile]
        for slot in range(SLOTS[state.tile_kind[tile]]):
            if FIELD_CITIES[state.tile_kind[tile] * 8 + slot] >> here & 1:
                found |= state.crew[state.label[state.tile_node[tile] + slot]]
        node = state.ring[node]
        if node == city:
            return found


def _field_value(state, city, seat, field):
    """Rules 2: the best that any field round a city, or only one of them, pays a seat for it."""
    node: cython.int = city
    tile: cython.int
    slot: cython.int
    here: cython.int
    label: cython.int
    best: cython.int = 0
    crew: cython.ulonglong
    while True:
        tile = state.node_tile[node]
        here = node - state.tile_node[tile]
        for slot in range(SLOTS[state.tile_kind[tile]]):
            if FIELD_CITIES[state.tile_kind[tile] * 8 + slot] >> here & 1:
                label = state.label[state.tile_node[tile] + slot]
                crew = state.crew[label] if field == NONE or field == label else 0
                if owners(crew) >> seat & 1:
                    best = max(best, 4 if crew >> (seat * SET_OF_FIGURES + 9) & 1 else 3)
        node = state.ring[node]
        if node == city:
            return best


def _score_goods(state):
    """6.2: ten points for the most of each of the three goods. If there is a tie, all of them get ten."""
    good: cython.int
    seat: cython.int
    most: cython.int
    for good in range(3):
        most = 1
        for seat in range(state.seats):
            most = max(most, state.goods[seat * 3 + good])
        for seat in range(state.seats):
            if state.goods[seat * 3 + good] == most:
                _gain(state, Happening.GOODS_SCORED, seat, good, most, 0, GOODS_POINTS)
