"""Features: who owns one, and how large it is (RULES 4.1, 4.2, 4.6). Types: features.pxd."""

import cython

if not cython.compiled:  # compiled, these come from features.pxd
    from donjon.core.bits import ONE, lowest, popcount
    from donjon.games.carcassonne.pieces import *


def owners(crew):
    """4.1: the seats with the most follower strength among these figures, as bits; a big follower counts two."""
    seat: cython.int
    strength: cython.int
    most: cython.int = 0
    found: cython.int = 0
    followers: cython.ulonglong
    crew &= ALL_FOLLOWERS
    while crew:
        seat = lowest(crew) // SET_OF_FIGURES
        followers = crew >> (seat * SET_OF_FIGURES) & FOLLOWERS
        crew ^= followers << (seat * SET_OF_FIGURES)
        strength = popcount(followers) + cython.cast(cython.int, followers >> 7)
        if strength > most:
            most = strength
            found = 0
        if strength == most:
            found |= 1 << seat
    return found


def tiles_in(state, label):
    """4.2: how many tiles a feature lies on; a tile counts once, however many of its segments belong to it."""
    node: cython.int = label
    tile: cython.int
    count: cython.int = 0
    _clear_marks(state)
    while True:
        tile = state.node_tile[node]
        if not state.marks[tile >> 6] >> (tile & 63) & 1:
            state.marks[tile >> 6] |= ONE << (tile & 63)
            count += 1
        node = state.ring[node]
        if node == label:
            return count


def cities_at(state, label):
    """4.6: how many completed cities a field touches."""
    node: cython.int = label
    tile: cython.int
    slot: cython.int
    city: cython.int
    touched: cython.int
    count: cython.int = 0
    _clear_marks(state)
    while True:
        tile = state.node_tile[node]
        touched = FIELD_CITIES[state.tile_kind[tile] * 8 + node - state.tile_node[tile]]
        slot = 0
        while touched:
            city = state.label[state.tile_node[tile] + slot]
            if touched & 1 and not state.contents[city] >> OPEN_SIDES and not state.marks[city >> 6] >> (city & 63) & 1:
                state.marks[city >> 6] |= ONE << (city & 63)
                count += 1
            touched >>= 1
            slot += 1
        node = state.ring[node]
        if node == label:
            return count


def land_at(state, node):
    """City, road, field or monastery."""
    tile: cython.int = state.node_tile[node]
    return SLOT_LAND[state.tile_kind[tile] * 8 + node - state.tile_node[tile]]


def _clear_marks(state):
    i: cython.int
    for i in range(10):
        state.marks[i] = 0
