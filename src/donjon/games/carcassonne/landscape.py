"""Placing tiles (RULES 2): open places, what fits there, how features grow together. Types: landscape.pxd.

Open places are kept in lists, one for each demand of their neighbours. Listing where a tile fits looks at nothing else,
however large the landscape is. A feature is a ring of segments. When two join, the smaller takes the other's label.
"""

import cython

if not cython.compiled:  # compiled, these come from landscape.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.games.carcassonne.codes import Reason
    from donjon.games.carcassonne.pieces import *


# The bag.


def draw_tile(state, kind):
    """2.2: out of the bag."""
    state.bag[kind] -= 1
    state.left -= 1
    if not state.bag[kind]:
        state.bag_kinds[kind >> 6] &= ~(ONE << (kind & 63))


def throw_away(state, kind):
    """2.5: a drawn tile that fits nowhere."""
    state.thrown[kind] += 1


# Where a tile may lie.


def place_at(state, x, y):
    """The number of the place at these coordinates, or -1. Neighbours never share a slot of the index."""
    slot: cython.int = (x & 31) | (y & 31) << 5
    place: cython.int
    while state.index[slot]:
        place = state.index[slot] - 1
        if state.place_x[place] == x and state.place_y[place] == y:
            return place
        slot = (slot + 1) & 1023
    return -1


def tile_at(state, x, y):
    """The number of the tile at these coordinates, or NONE."""
    place: cython.int = place_at(state, x, y)
    return NONE if place < 0 else state.place_tile[place]


def refuse_place(state, kind, turn, x, y):
    """2.3, 2.4: why the tile may not lie there."""
    place: cython.int = place_at(state, x, y)
    borders: cython.int = BORDERS[kind * 4 + turn]
    asked: cython.int
    if place < 0:
        return Reason.TOUCHES_NOTHING
    if state.place_tile[place] != NONE:
        return Reason.PLACE_TAKEN
    asked = state.place_borders[place]
    if not MEETS[borders * 4 + (asked >> 6)] >> (asked & 63) & 1:
        return Reason.DOES_NOT_FIT
    return Reason.LOOKS_THE_SAME if turn >= TURNS[kind] else 0


def fits_somewhere(state, kind):
    """2.5: does this tile fit on any open place?"""
    turn: cython.int
    word: cython.int
    for turn in range(TURNS[kind]):
        for word in range(4):
            if state.asked[word] & MEETS[BORDERS[kind * 4 + turn] * 4 + word]:
                return True
    return False


def list_places(state, kind, moves):
    """Turn by turn; then by the borders asked for; then by how long a place has been asking for them."""
    turn: cython.int
    word: cython.int
    place: cython.int
    bits: cython.ulonglong
    count: cython.int = moves.count
    for turn in range(TURNS[kind]):
        for word in range(4):
            bits = state.asked[word] & MEETS[BORDERS[kind * 4 + turn] * 4 + word]
            while bits:
                place = state.first_place[word * 64 + lowest(bits)]
                bits &= bits - 1
                while place:
                    moves.items[count] = (
                        PLACE << 22
                        | turn << 18
                        | (state.place_y[place - 1] + 256) << 9
                        | (state.place_x[place - 1] + 256)
                    )
                    count += 1
                    place = state.place_next[place - 1]
    moves.count = count


def _open_place(state, x, y):
    """A new place, of which no neighbour demands anything yet."""
    slot: cython.int = (x & 31) | (y & 31) << 5
    place: cython.int = state.places
    while state.index[slot]:
        slot = (slot + 1) & 1023
    state.places += 1
    state.index[slot] = place + 1
    state.place_x[place] = x
    state.place_y[place] = y
    state.place_tile[place] = NONE
    state.place_borders[place] = 0
    return place


def _ask(state, place, borders):
    """A place gets new borders: it goes to the end of their list."""
    last: cython.int = state.last_place[borders]
    if state.place_borders[place]:
        _forget(state, place)
    state.place_borders[place] = borders
    state.place_previous[place] = last
    state.place_next[place] = 0
    if last:
        state.place_next[last - 1] = place + 1
    else:
        state.first_place[borders] = place + 1
        state.asked[borders >> 6] |= ONE << (borders & 63)
    state.last_place[borders] = place + 1


def _forget(state, place):
    """Take a place out of its list."""
    borders: cython.int = state.place_borders[place]
    after: cython.int = state.place_next[place]
    before: cython.int = state.place_previous[place]
    if before:
        state.place_next[before - 1] = after
    else:
        state.first_place[borders] = after
    if after:
        state.place_previous[after - 1] = before
    else:
        state.last_place[borders] = before
    if not state.first_place[borders]:
        state.asked[borders >> 6] &= ~(ONE << (borders & 63))


# How the landscape grows.


def put_tile(state, kind, turn, x, y):
    """Lay a tile down: its segments join the neighbours' features, its open sides ask for more. Returns its number."""
    direction: cython.int
    neighbour: cython.int
    other: cython.int
    opposite: cython.int
    place: cython.int = place_at(state, x, y)
    tile: cython.int = state.tiles
    if place < 0:
        place = _open_place(state, x, y)
    if state.place_borders[place]:
        _forget(state, place)
    state.tiles += 1
    state.tile = tile
    state.place_tile[place] = tile
    state.tile_kind[tile] = kind
    state.tile_turn[tile] = turn
    state.tile_x[tile] = x
    state.tile_y[tile] = y
    state.tile_around[tile] = 0
    _add_segments(state, tile, kind)
    for direction in range(8):
        neighbour = place_at(state, x + EAST[direction], y + SOUTH[direction])
        other = NONE if neighbour < 0 else state.place_tile[neighbour]
        if other != NONE:
            state.tile_around[tile] += 1
            state.tile_around[other] += 1
            if direction < 4:
                _join_tiles(state, tile, other, direction)
        elif direction < 4:
            if neighbour < 0:
                neighbour = _open_place(state, x + EAST[direction], y + SOUTH[direction])
            opposite = SIDE[kind * 4 + ((direction - turn) & 3)] << (2 * (direction ^ 2))
            _ask(state, neighbour, state.place_borders[neighbour] | opposite)
    if FLAGS[kind] & HAS_TOWER:
        state.tower_tile[state.towers] = tile
        state.tower_pieces[state.towers] = 0
        state.tower_top[state.towers] = NONE
        state.towers += 1
    return tile


def _add_segments(state, tile, kind):
    """Every segment begins as a feature of its own."""
    slot: cython.int
    node: cython.int = state.nodes
    state.tile_node[tile] = node
    for slot in range(SLOTS[kind]):
        state.label[node] = node
        state.ring[node] = node
        state.node_tile[node] = tile
        state.members[node] = 1
        state.unfinished[node] = SLOT_SIDES[kind * 8 + slot]
        state.contents[node] = SLOT_CONTENTS[kind * 8 + slot]
        state.crew[node] = 0
        node += 1
    state.nodes = node


def _join_tiles(state, tile, other, side):
    """Everything that meets along one side: a city, a road with the fields left and right of it, or a field."""
    mine: cython.int = state.tile_kind[tile] * 4 + ((side - state.tile_turn[tile]) & 3)
    theirs: cython.int = state.tile_kind[other] * 4 + ((side + 2 - state.tile_turn[other]) & 3)
    one: cython.int
    two: cython.int
    if SIDE[mine] != SIDE_FIELD:
        one = state.tile_node[tile] + SIDE_SLOT[mine]
        two = state.tile_node[other] + SIDE_SLOT[theirs]
        state.unfinished[state.label[one]] -= 1
        state.unfinished[state.label[two]] -= 1
        _join(state, one, two)
    if SIDE[mine] != SIDE_CITY:
        _join_halves(state, tile, other, 2 * side, 2 * side + 5)
        if SIDE[mine] != SIDE_FIELD:
            _join_halves(state, tile, other, 2 * side + 1, 2 * side + 4)


def _join_halves(state, tile, other, half, across):
    """The two fields that meet at half a side."""
    mine: cython.int = (half - 2 * state.tile_turn[tile]) & 7
    theirs: cython.int = (across - 2 * state.tile_turn[other]) & 7
    _join(
        state,
        state.tile_node[tile] + HALF_SLOT[state.tile_kind[tile] * 8 + mine],
        state.tile_node[other] + HALF_SLOT[state.tile_kind[other] * 8 + theirs],
    )


def _join(state, one, two):
    """Two segments belong to one feature from now on. The smaller feature takes the label of the larger."""
    keep: cython.int = state.label[one]
    lose: cython.int = state.label[two]
    node: cython.int
    if keep == lose:
        return
    if state.members[keep] < state.members[lose]:
        keep, lose = lose, keep
    node = lose
    while state.label[node] != keep:
        state.label[node] = keep
        node = state.ring[node]
    node = state.ring[keep]
    state.ring[keep] = state.ring[lose]
    state.ring[lose] = node
    state.members[keep] += state.members[lose]
    state.unfinished[keep] += state.unfinished[lose]
    state.contents[keep] += state.contents[lose]
    state.crew[keep] |= state.crew[lose]
