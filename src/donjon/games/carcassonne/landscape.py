"""Placing tiles (RULES 2): open places, what fits there, how features grow together. Types: landscape.pxd.

Open places are sorted by what their neighbours demand of them, so that listing where a tile fits looks at nothing else,
however large the landscape is. A feature is a ring of segments. When two join, the smaller takes the other's label.
"""

import cython

if not cython.compiled:  # compiled, these come from landscape.pxd
    from donjon.core.bits import ONE
    from donjon.games.carcassonne.codes import Reason
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.state import CarcassonneState


# The bag.


def draw_tile(state, kind):
    """2.2: out of the bag."""
    word: cython.int = kind >> 6
    bit: cython.ulonglong = ONE << (kind & 63)
    i: cython.int
    state.bag[kind] -= 1
    state.left -= 1
    if not state.bag[kind]:
        state.bag_kinds[word] &= ~bit
    for i in range(word, BAG_WORDS, 2):  # one less: from the lowest bit on, up to and including the first that is set
        state.bag_bits[i] ^= bit
        if not state.bag_bits[i] & bit:
            break


def throw_away(state, kind):
    """2.5: a drawn tile that fits nowhere."""
    state.thrown[kind] += 1


# Where a tile may lie.


def slot_of(state, x, y):
    """Where in the table of places this one is, or would be. Neighbours never begin to look at the same slot."""
    slot: cython.int = (x & 31) | (y & 31) << 5
    spot: cython.uint = (y + 256) << 9 | (x + 256)
    while state.place[slot] and state.place[slot] & SPOT != spot:
        slot = (slot + 1) & 1023
    return slot


def tile_at(state, x, y):
    """The number of the tile at these coordinates, or NONE."""
    place: cython.uint = state.place[slot_of(state, x, y)]
    return place >> 18 & 255 if place & TAKEN else NONE


def tile_on(state, spot):
    """The number of the tile on a spot that has one: `slot_of` without working out the coordinates."""
    slot: cython.int = (spot & 31) | (spot >> 4 & 31 << 5)
    while state.place[slot] & SPOT != spot:
        slot = (slot + 1) & 1023
    return state.place[slot] >> 18 & 255


def asked_at(state, x, y):
    """What its neighbours ask of an open place, two bits a side. 0 if it has no neighbour, or a tile."""
    place: cython.uint = state.place[slot_of(state, x, y)]
    return 0 if place & TAKEN else place >> 18


def open_places(state: CarcassonneState) -> list[tuple[int, int]]:
    """Where a tile could lie, in the order in which the places opened: for the view."""
    tile: cython.int
    side: cython.int
    x: cython.int
    y: cython.int
    found = {}
    for tile in range(state.tiles):
        for side in range(4):
            x = state.tile_x[tile] + EAST[side]
            y = state.tile_y[tile] + SOUTH[side]
            if tile_at(state, x, y) == NONE:
                found[x, y] = True
    return list(found)


def refuse_place(state, kind, turn, x, y):
    """2.3, 2.4: why the tile may not lie there."""
    asked: cython.int = asked_at(state, x, y)
    if tile_at(state, x, y) != NONE:
        return Reason.PLACE_TAKEN
    if not asked:
        return Reason.TOUCHES_NOTHING
    if not FITS[kind * 256 + asked] >> turn & 1:
        return Reason.DOES_NOT_FIT
    return Reason.LOOKS_THE_SAME if turn >= TURNS[kind] else 0


def fits_somewhere(state, kind):
    """2.5: does this tile fit on any open place?"""
    i: cython.int
    for i in range(state.opens):
        if FITS[kind * 256 + (state.open_place[i] >> 18)]:
            return True
    return False


def list_places(state, kind, moves):
    """Turn by turn; then by the borders asked for; then by how long a place has been asking for them."""
    turn: cython.int
    i: cython.int
    base: cython.int
    count: cython.Py_ssize_t = moves.count
    for turn in range(TURNS[kind]):
        base = PLACE << 22 | turn << 18
        for i in range(state.opens):  # one that does not fit is not counted, and the next takes its place in the list
            moves.items[count] = base | (state.open_place[i] & SPOT)
            count += FITS[kind * 256 + (state.open_place[i] >> 18)] >> turn & 1
    moves.count = count


def _ask(state, slot, place):
    """A place gets new borders: it goes behind all others that have them."""
    i: cython.int
    at: cython.int = state.opens
    while at and state.open_place[at - 1] > place | SPOT:
        at -= 1
    for i in range(state.opens, at, -1):
        state.open_place[i] = state.open_place[i - 1]
    state.open_place[at] = place
    state.opens += 1
    state.place[slot] = place


def _forget(state, place):
    """A place gets a tile or other borders."""
    i: cython.int
    at: cython.int = 0
    while state.open_place[at] != place:
        at += 1
    state.opens -= 1
    for i in range(at, state.opens):
        state.open_place[i] = state.open_place[i + 1]


# How the landscape grows.


def put_tile(state, kind, turn, x, y):
    """Lay a tile down: its segments join the neighbours' features, its open sides ask for more. Returns its number."""
    direction: cython.int
    slot: cython.int = slot_of(state, x, y)
    tile: cython.int = state.tiles
    if state.place[slot]:
        _forget(state, state.place[slot])
    state.place[slot] = TAKEN | tile << 18 | (y + 256) << 9 | (x + 256)
    state.tiles += 1
    state.tile = tile
    state.tile_kind[tile] = kind
    state.tile_turn[tile] = turn
    state.tile_x[tile] = x
    state.tile_y[tile] = y
    state.tile_around[tile] = 0
    _add_segments(state, tile, kind)
    for direction in range(8):
        _meet(state, tile, direction)
    if FLAGS[kind] & HAS_TOWER:
        state.tower_tile[state.towers] = tile
        state.tower_pieces[state.towers] = 0
        state.tower_top[state.towers] = NONE
        state.towers += 1
    return tile


def _meet(state, tile, direction):
    """What a new tile does to the place beside it: it joins the tile there, or asks for one that fits."""
    x: cython.int = state.tile_x[tile] + EAST[direction]
    y: cython.int = state.tile_y[tile] + SOUTH[direction]
    slot: cython.int = slot_of(state, x, y)
    place: cython.uint = state.place[slot]
    other: cython.int
    side: cython.int
    if place & TAKEN:
        other = place >> 18 & 255
        state.tile_around[tile] += 1
        state.tile_around[other] += 1
        if direction < 4:
            _join_tiles(state, tile, other, direction)
    elif direction < 4:
        if place:
            _forget(state, place)
        side = SIDE[state.tile_kind[tile] * 4 + ((direction - state.tile_turn[tile]) & 3)]
        _ask(state, slot, (y + 256) << 9 | (x + 256) | place | side << (18 + 2 * (direction ^ 2)))


def _add_segments(state, tile, kind):
    """Every segment begins as a feature of its own."""
    slot: cython.int
    node: cython.int = state.nodes
    state.tile_node[tile] = node
    for slot in range(SLOTS[kind]):
        state.label[node] = node
        state.ring[node] = node
        state.node_tile[node] = tile
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
        state.contents[state.label[one]] -= ONE << OPEN_SIDES
        state.contents[state.label[two]] -= ONE << OPEN_SIDES
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
    if state.contents[keep] >> MEMBERS & 1023 < state.contents[lose] >> MEMBERS & 1023:
        keep, lose = lose, keep
    node = lose
    while state.label[node] != keep:
        state.label[node] = keep
        node = state.ring[node]
    node = state.ring[keep]
    state.ring[keep] = state.ring[lose]
    state.ring[lose] = node
    state.contents[keep] += state.contents[lose]
    state.crew[keep] |= state.crew[lose]
