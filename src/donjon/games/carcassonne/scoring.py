"""Points (RULES 4 to 7): the one place that counts. Every point is noted with its reason. Types: scoring.pxd."""

import cython

if not cython.compiled:  # compiled, these come from scoring.pxd
    from donjon.core.bits import ONE, lowest, popcount
    from donjon.games.carcassonne.codes import BONUS_BIT, COMPLETED_BIT, Happening
    from donjon.games.carcassonne.followers import figure_on, go_home, is_complete
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.table import note


# Who owns a feature, and what it is worth.


def owners(table, crew):
    """4.1: the seats with the most follower strength among these figures, as bits; a big follower counts two."""
    seat: cython.int
    strength: cython.int
    most: cython.int = 0
    found: cython.int = 0
    for seat in range(table.seats):
        strength = popcount(crew >> (seat * SET_OF_FIGURES) & 0xFF) + (crew >> (seat * SET_OF_FIGURES + 7) & 1)
        if strength > most:
            most = strength
            found = 0
        if strength and strength == most:
            found |= 1 << seat
    return found


def tiles_in(table, label):
    """4.2: how many tiles a feature lies on; a tile counts once, however many of its segments belong to it."""
    node: cython.int = label
    tile: cython.int
    count: cython.int = 0
    _clear_marks(table)
    while True:
        tile = table.node_tile[node]
        if not table.marks[tile >> 6] >> (tile & 63) & 1:
            table.marks[tile >> 6] |= ONE << (tile & 63)
            count += 1
        node = table.ring[node]
        if node == label:
            return count


def cities_at(table, label):
    """4.6: how many completed cities a field touches."""
    node: cython.int = label
    tile: cython.int
    slot: cython.int
    city: cython.int
    touched: cython.int
    count: cython.int = 0
    _clear_marks(table)
    while True:
        tile = table.node_tile[node]
        touched = FIELD_CITIES[table.tile_kind[tile] * 8 + node - table.tile_node[tile]]
        slot = 0
        while touched:
            city = table.label[table.tile_node[tile] + slot]
            if touched & 1 and not table.unfinished[city] and not table.marks[city >> 6] >> (city & 63) & 1:
                table.marks[city >> 6] |= ONE << (city & 63)
                count += 1
            touched >>= 1
            slot += 1
        node = table.ring[node]
        if node == label:
            return count


def worth(table, node):
    """What a segment's feature would pay its owner if it were counted now. Fields by the third rule, without pig."""
    label: cython.int = table.label[node]
    land: cython.int = _land(table, node)
    if land == CITY:
        return _city_points(table, label, tiles_in(table, label), is_complete(table, node))
    if land == ROAD:
        return _road_points(table, label, tiles_in(table, label), is_complete(table, node))
    if land == FIELD:
        return 3 * cities_at(table, label)
    return 1 + table.tile_around[table.node_tile[node]]


def _land(table, node):
    """City, road, field or monastery."""
    tile: cython.int = table.node_tile[node]
    return SLOT_LAND[table.tile_kind[tile] * 8 + node - table.tile_node[tile]]


def _city_points(table, label, tiles, complete):
    """4.3, 5.3."""
    shields: cython.int = table.contents[label] & 63
    if table.contents[label] >> BONUS & 15:
        return 3 * (tiles + shields) if complete else 0
    if not complete or (tiles == 2 and table.small_city == 2):
        return tiles + shields
    return 2 * (tiles + shields)


def _road_points(table, label, tiles, complete):
    """4.4, 5.2."""
    if table.contents[label] >> BONUS & 15:
        return 2 * tiles if complete else 0
    return tiles


def _gain(table, log, kind, seat, spot, b, c, points):
    table.points[seat] += points
    note(log, kind, seat, spot, b, c, points)


def _clear_marks(table):
    i: cython.int
    for i in range(10):
        table.marks[i] = 0


# Scoring in play: what the tile just placed has completed.


def score_completed(table, log):
    """2.7: roads and cities through the tile, then its monastery and those around it."""
    slot: cython.int
    node: cython.int
    label: cython.int
    kind: cython.int = table.tile_kind[table.tile]
    for slot in range(SLOTS[kind]):
        node = table.tile_node[table.tile] + slot
        label = table.label[node]
        if SLOT_LAND[kind * 8 + slot] >= FIELD:
            break  # cities and roads come first
        if table.unfinished[label] or not _first_on_tile(table, node, slot):
            continue
        if table.contents[label] >> WINE & 0xFFF:
            _take_goods(table, log, label)
        if table.crew[label]:
            _score_feature(table, log, node, True)
            _all_home(table, label)
    _score_monasteries(table, log)


def _first_on_tile(table, node, slot):
    """A feature with several segments on the tile is scored with the first."""
    i: cython.int
    for i in range(1, slot + 1):
        if table.label[node - i] == table.label[node]:
            return False
    return True


def _score_monasteries(table, log):
    """Monk by monk: those whose monastery the tile just placed has closed in, or stands on."""
    figure: cython.int
    tile: cython.int
    node: cython.int
    for figure in range(table.seats * SET_OF_FIGURES):
        node = table.figure_at[figure]
        if node < TOP:
            tile = table.node_tile[node]
            if table.tile_around[tile] == 8 and _land(table, node) == MONASTERY:
                _score_feature(table, log, node, True)
                _all_home(table, node)


def _score_feature(table, log, node, complete):
    """4.1-4.5: the owners of a road, city or monastery get its points, and the fairy's follower three (7.8)."""
    label: cython.int = table.label[node]
    land: cython.int = _land(table, node)
    seats: cython.int = owners(table, table.crew[label])
    spot: cython.int = table.spot_of(node)
    seat: cython.int
    tiles: cython.int
    points: cython.int
    kind: cython.int
    flags: cython.int = COMPLETED_BIT if complete else 0
    if land == MONASTERY:
        kind = Happening.SCORED_MONASTERY
        points = tiles = 1 + table.tile_around[table.node_tile[node]]
    else:
        tiles = tiles_in(table, label)
        flags |= BONUS_BIT if table.contents[label] >> BONUS & 15 else 0
        if land == CITY:
            kind = Happening.SCORED_CITY
            points = _city_points(table, label, tiles, complete)
            flags |= table.contents[label] & 63
        else:
            kind = Happening.SCORED_ROAD
            points = _road_points(table, label, tiles, complete)
    for seat in range(table.seats):
        if seats >> seat & 1:
            _gain(table, log, kind, seat, spot, tiles, flags, points)
    _score_fairy(table, log, node)


def _score_fairy(table, log, node):
    """7.8: three points for the follower the fairy is with, majority or not; on a tile, for one follower there."""
    label: cython.int = table.label[node]
    crew: cython.ulonglong = table.crew[label] & ALL_FOLLOWERS
    figure: cython.int
    best: cython.int = HOME
    where: cython.int
    if table.fairy == NONE:
        return
    while crew:
        figure = lowest(crew)
        crew &= crew - 1
        where = table.figure_at[figure]
        if table.node_tile[where] == table.fairy and (table.fairy_on_tile or where == table.fairy_with):
            best = min(best, where)
    if best != HOME:
        figure = figure_on(table, best)
        _gain(table, log, Happening.FAIRY_FEATURE, figure // SET_OF_FIGURES, table.spot_of(best), 0, 0, FAIRY_POINTS)


def _all_home(table, label):
    """2.7: every figure in a scored feature goes home."""
    crew: cython.ulonglong = table.crew[label]
    while crew:
        go_home(table, lowest(crew))
        crew &= crew - 1


def _take_goods(table, log, label):
    """6.1: whoever completes a city takes its goods, whoever owns it."""
    good: cython.int
    contents: cython.uint = table.contents[label] >> WINE
    for good in range(3):
        table.goods[table.player * 3 + good] += contents >> (4 * good) & 15
    note(log, Happening.GOODS_TAKEN, table.player, contents & 15, contents >> 4 & 15, contents >> 8 & 15, 0)


# The end of the game.


def score_all(table, log):
    """2.9: everything still on the table, fields and goods. Figures stay where they are."""
    figure: cython.int
    node: cython.int
    crew: cython.ulonglong
    for figure in range(table.seats * SET_OF_FIGURES):
        node = table.figure_at[figure]
        if node >= TOP:
            continue
        crew = table.crew[table.label[node]] & ALL_FOLLOWERS
        if crew and lowest(crew) == figure:  # every feature once
            if _land(table, node) == FIELD:
                if table.farms == 3:
                    _score_field(table, log, node)
                _score_fairy(table, log, node)
            else:
                _score_feature(table, log, node, False)
    if table.farms < 3:
        _score_fields_by_city(table, log)
    _score_goods(table, log)


def _score_field(table, log, node):
    """4.6, 6.6: three points for every completed city on the field, four for an owner with a pig there."""
    label: cython.int = table.label[node]
    seats: cython.int = owners(table, table.crew[label])
    cities: cython.int = cities_at(table, label)
    seat: cython.int
    pig: cython.int
    for seat in range(table.seats):
        if seats >> seat & 1:
            pig = table.crew[label] >> (seat * SET_OF_FIGURES + 9) & 1
            _gain(
                table,
                log,
                Happening.SCORED_FIELD,
                seat,
                table.spot_of(node),
                cities,
                pig * BONUS_BIT,
                (3 + pig) * cities,
            )


def _score_fields_by_city(table, log):
    """4.7: the older rules go from city to city."""
    node: cython.int
    for node in range(table.nodes):
        if table.label[node] == node and _land(table, node) == CITY and not table.unfinished[node]:
            _score_city_for_fields(table, log, node)


def _score_city_for_fields(table, log, city):
    """Rules 1: all farmers round a city together, four points. Rules 2: owners of any field there, three, once."""
    seat: cython.int
    pig: cython.int
    value: cython.int
    crew: cython.ulonglong = _farmers_round(table, city)
    seats: cython.int = owners(table, crew)
    for seat in range(table.seats):
        pig = crew >> (seat * SET_OF_FIGURES + 9) & 1
        if table.farms == 2:
            value = _field_value(table, city, seat)
            pig = 1 if value == 4 else 0
        else:
            value = 4 + pig if seats >> seat & 1 else 0
        if value:
            _gain(table, log, Happening.SCORED_FIELD, seat, table.spot_of(city), 1, pig * BONUS_BIT, value)


def _farmers_round(table, city):
    """All figures on all fields that touch a city."""
    node: cython.int = city
    tile: cython.int
    slot: cython.int
    here: cython.int
    found: cython.ulonglong = 0
    while True:
        tile = table.node_tile[node]
        here = node - table.tile_node[tile]
        for slot in range(SLOTS[table.tile_kind[tile]]):
            if FIELD_CITIES[table.tile_kind[tile] * 8 + slot] >> here & 1:
                found |= table.crew[table.label[table.tile_node[tile] + slot]]
        node = table.ring[node]
        if node == city:
            return found


def _field_value(table, city, seat):
    """Rules 2: the best any field round a city pays a seat for it."""
    node: cython.int = city
    tile: cython.int
    slot: cython.int
    here: cython.int
    best: cython.int = 0
    crew: cython.ulonglong
    while True:
        tile = table.node_tile[node]
        here = node - table.tile_node[tile]
        for slot in range(SLOTS[table.tile_kind[tile]]):
            if FIELD_CITIES[table.tile_kind[tile] * 8 + slot] >> here & 1:
                crew = table.crew[table.label[table.tile_node[tile] + slot]]
                if owners(table, crew) >> seat & 1:
                    best = max(best, 4 if crew >> (seat * SET_OF_FIGURES + 9) & 1 else 3)
        node = table.ring[node]
        if node == city:
            return best


def _score_goods(table, log):
    """6.2: ten points for the most of each of the three goods; ties all."""
    good: cython.int
    seat: cython.int
    most: cython.int
    for good in range(3):
        most = 1
        for seat in range(table.seats):
            most = max(most, table.goods[seat * 3 + good])
        for seat in range(table.seats):
            if table.goods[seat * 3 + good] == most:
                _gain(table, log, Happening.GOODS_SCORED, seat, good, most, 0, GOODS_POINTS)
