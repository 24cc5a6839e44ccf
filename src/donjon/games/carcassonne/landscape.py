"""Placing tiles (RULES 2): open places, what fits there, how features grow together. Types: landscape.pxd.

Open places are kept in one list for each demand of their neighbours, so that listing where a tile fits looks at nothing
else, however large the landscape. A feature is a ring of segments; when two join, the smaller takes the other's label.
"""

import cython

if not cython.compiled:  # compiled, these come from landscape.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.games.carcassonne.codes import Reason
    from donjon.games.carcassonne.pieces import *


# The bag.


def draw_tile(table, kind):
    """2.2: out of the bag."""
    table.bag[kind] -= 1
    table.left -= 1
    if not table.bag[kind]:
        table.bag_kinds[kind >> 6] &= ~(ONE << (kind & 63))


def throw_away(table, kind):
    """2.5: a drawn tile that fits nowhere."""
    table.thrown[kind] += 1


# Where a tile may lie.


def place_at(table, x, y):
    """The number of the place at these coordinates, or -1. Neighbours never share a slot of the index."""
    slot: cython.int = (x & 31) | (y & 31) << 5
    place: cython.int
    while table.index[slot]:
        place = table.index[slot] - 1
        if table.place_x[place] == x and table.place_y[place] == y:
            return place
        slot = (slot + 1) & 1023
    return -1


def tile_at(table, x, y):
    """The number of the tile at these coordinates, or NONE."""
    place: cython.int = place_at(table, x, y)
    return NONE if place < 0 else table.place_tile[place]


def refuse_place(table, kind, turn, x, y):
    """2.3, 2.4: why the tile may not lie there."""
    place: cython.int = place_at(table, x, y)
    borders: cython.int = BORDERS[kind * 4 + turn]
    asked: cython.int
    if place < 0:
        return Reason.TOUCHES_NOTHING
    if table.place_tile[place] != NONE:
        return Reason.PLACE_TAKEN
    asked = table.place_borders[place]
    if not MEETS[borders * 4 + (asked >> 6)] >> (asked & 63) & 1:
        return Reason.DOES_NOT_FIT
    return Reason.LOOKS_THE_SAME if turn >= TURNS[kind] else 0


def fits_somewhere(table, kind):
    """2.5: does this tile fit on any open place?"""
    turn: cython.int
    word: cython.int
    for turn in range(TURNS[kind]):
        for word in range(4):
            if table.asked[word] & MEETS[BORDERS[kind * 4 + turn] * 4 + word]:
                return True
    return False


def list_places(table, kind, moves):
    """Turn by turn; then by the borders asked for; then by how long a place has been asking for them."""
    turn: cython.int
    word: cython.int
    place: cython.int
    bits: cython.ulonglong
    count: cython.int = moves.count
    for turn in range(TURNS[kind]):
        for word in range(4):
            bits = table.asked[word] & MEETS[BORDERS[kind * 4 + turn] * 4 + word]
            while bits:
                place = table.first_place[word * 64 + lowest(bits)]
                bits &= bits - 1
                while place:
                    moves.items[count] = (
                        PLACE << 22
                        | turn << 18
                        | (table.place_y[place - 1] + 256) << 9
                        | (table.place_x[place - 1] + 256)
                    )
                    count += 1
                    place = table.place_next[place - 1]
    moves.count = count


def _open_place(table, x, y):
    """A new place nobody asks anything of yet."""
    slot: cython.int = (x & 31) | (y & 31) << 5
    place: cython.int = table.places
    while table.index[slot]:
        slot = (slot + 1) & 1023
    table.places += 1
    table.index[slot] = place + 1
    table.place_x[place] = x
    table.place_y[place] = y
    table.place_tile[place] = NONE
    table.place_borders[place] = 0
    return place


def _ask(table, place, borders):
    """A place takes new borders: to the end of their list."""
    last: cython.int = table.last_place[borders]
    if table.place_borders[place]:
        _forget(table, place)
    table.place_borders[place] = borders
    table.place_previous[place] = last
    table.place_next[place] = 0
    if last:
        table.place_next[last - 1] = place + 1
    else:
        table.first_place[borders] = place + 1
        table.asked[borders >> 6] |= ONE << (borders & 63)
    table.last_place[borders] = place + 1


def _forget(table, place):
    """Take a place out of its list."""
    borders: cython.int = table.place_borders[place]
    after: cython.int = table.place_next[place]
    before: cython.int = table.place_previous[place]
    if before:
        table.place_next[before - 1] = after
    else:
        table.first_place[borders] = after
    if after:
        table.place_previous[after - 1] = before
    else:
        table.last_place[borders] = before
    if not table.first_place[borders]:
        table.asked[borders >> 6] &= ~(ONE << (borders & 63))


# How the landscape grows.


def put_tile(table, kind, turn, x, y):
    """Lay a tile down: its segments join the neighbours' features, its open sides ask for more. Returns its number."""
    direction: cython.int
    neighbour: cython.int
    other: cython.int
    opposite: cython.int
    place: cython.int = place_at(table, x, y)
    tile: cython.int = table.tiles
    if place < 0:
        place = _open_place(table, x, y)
    if table.place_borders[place]:
        _forget(table, place)
    table.tiles += 1
    table.tile = tile
    table.place_tile[place] = tile
    table.tile_kind[tile] = kind
    table.tile_turn[tile] = turn
    table.tile_x[tile] = x
    table.tile_y[tile] = y
    table.tile_around[tile] = 0
    _add_segments(table, tile, kind)
    for direction in range(8):
        neighbour = place_at(table, x + EAST[direction], y + SOUTH[direction])
        other = NONE if neighbour < 0 else table.place_tile[neighbour]
        if other != NONE:
            table.tile_around[tile] += 1
            table.tile_around[other] += 1
            if direction < 4:
                _join_tiles(table, tile, other, direction)
        elif direction < 4:
            if neighbour < 0:
                neighbour = _open_place(table, x + EAST[direction], y + SOUTH[direction])
            opposite = SIDE[kind * 4 + ((direction - turn) & 3)] << (2 * (direction ^ 2))
            _ask(table, neighbour, table.place_borders[neighbour] | opposite)
    if FLAGS[kind] & HAS_TOWER:
        table.tower_tile[table.towers] = tile
        table.tower_pieces[table.towers] = 0
        table.tower_top[table.towers] = NONE
        table.towers += 1
    return tile


def _add_segments(table, tile, kind):
    """Every segment begins as a feature of its own."""
    slot: cython.int
    node: cython.int = table.nodes
    table.tile_node[tile] = node
    for slot in range(SLOTS[kind]):
        table.label[node] = node
        table.ring[node] = node
        table.node_tile[node] = tile
        table.members[node] = 1
        table.unfinished[node] = SLOT_SIDES[kind * 8 + slot]
        table.contents[node] = SLOT_CONTENTS[kind * 8 + slot]
        table.crew[node] = 0
        node += 1
    table.nodes = node


def _join_tiles(table, tile, other, side):
    """All that meets along one side: a city; or a road and the fields left and right of it; or a field."""
    mine: cython.int = table.tile_kind[tile] * 4 + ((side - table.tile_turn[tile]) & 3)
    theirs: cython.int = table.tile_kind[other] * 4 + ((side + 2 - table.tile_turn[other]) & 3)
    one: cython.int
    two: cython.int
    if SIDE[mine] != SIDE_FIELD:
        one = table.tile_node[tile] + SIDE_SLOT[mine]
        two = table.tile_node[other] + SIDE_SLOT[theirs]
        table.unfinished[table.label[one]] -= 1
        table.unfinished[table.label[two]] -= 1
        _join(table, one, two)
    if SIDE[mine] != SIDE_CITY:
        _join_halves(table, tile, other, 2 * side, 2 * side + 5)
        if SIDE[mine] != SIDE_FIELD:
            _join_halves(table, tile, other, 2 * side + 1, 2 * side + 4)


def _join_halves(table, tile, other, half, across):
    """The two fields that meet at half a side."""
    mine: cython.int = (half - 2 * table.tile_turn[tile]) & 7
    theirs: cython.int = (across - 2 * table.tile_turn[other]) & 7
    _join(
        table,
        table.tile_node[tile] + HALF_SLOT[table.tile_kind[tile] * 8 + mine],
        table.tile_node[other] + HALF_SLOT[table.tile_kind[other] * 8 + theirs],
    )


def _join(table, one, two):
    """Two segments belong to one feature from now on; the smaller feature takes the label of the larger."""
    keep: cython.int = table.label[one]
    lose: cython.int = table.label[two]
    node: cython.int
    if keep == lose:
        return
    if table.members[keep] < table.members[lose]:
        keep, lose = lose, keep
    node = lose
    while table.label[node] != keep:
        table.label[node] = keep
        node = table.ring[node]
    node = table.ring[keep]
    table.ring[keep] = table.ring[lose]
    table.ring[lose] = node
    table.members[keep] += table.members[lose]
    table.unfinished[keep] += table.unfinished[lose]
    table.contents[keep] += table.contents[lose]
    table.crew[keep] |= table.crew[lose]
