"""Figures (RULES 3, 5 and 6): from the supply to a segment and home again. Types: followers.pxd.

A figure is a bit in the crew of its feature, so "who is in here" is one word, and joining features is one `or`.
"""

import cython

if not cython.compiled:  # compiled, these come from followers.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.core.position import note
    from donjon.games.carcassonne.codes import Happening, Reason
    from donjon.games.carcassonne.features import land_at
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.state import spot_of


def kind_of(figure):
    """Small, big, builder or pig."""
    number: cython.int = figure % SET_OF_FIGURES
    return SMALL if number < 7 else number - 6


def figure_on(state, where):
    """The figure that stands on a segment or a tower, or NONE. There is never more than one."""
    i: cython.int
    for i in range(state.seats * SET_OF_FIGURES):
        if state.figure_at[i] == where:
            return i
    return NONE


def figure_at_home(state, seat, kind):
    """A figure of that kind from the supply, or NONE."""
    bits: cython.ulonglong = state.home >> (seat * SET_OF_FIGURES)
    if kind == SMALL:
        bits &= 0x7F
    else:
        bits &= ONE << (6 + kind)
    return seat * SET_OF_FIGURES + lowest(bits) if bits else NONE


def put_figure(state, figure, where):
    """From the supply to a segment, a tower or a jail."""
    tower: cython.int
    state.home &= ~(ONE << figure)
    state.figure_at[figure] = where
    if where >= JAIL:
        state.jail[where - JAIL] |= ONE << figure
    elif where < TOP:
        state.crew[state.label[where]] |= ONE << figure
        if land_at(state, where) == MONASTERY:
            state.monks |= ONE << figure
    else:
        for tower in range(state.towers):
            if state.tower_tile[tower] == where - TOP:
                state.tower_top[tower] = figure


def lift(state, figure):
    """Take a figure off the board or out of a jail. The fairy stays where she is, with nobody (7.8)."""
    tower: cython.int
    where: cython.int = state.figure_at[figure]
    if where >= JAIL:
        state.jail[where - JAIL] &= ~(ONE << figure)
    elif where < TOP:
        state.crew[state.label[where]] &= ~(ONE << figure)
        state.monks &= ~(ONE << figure)
    else:
        for tower in range(state.towers):
            if state.tower_top[tower] == figure:
                state.tower_top[tower] = NONE
    if state.fairy_with == where:
        state.fairy_with = HOME


def go_home(state, figure):
    """Back to the supply."""
    lift(state, figure)
    state.figure_at[figure] = HOME
    state.home |= ONE << figure


def leave(state, figure):
    """A figure goes home before its feature is scored. 6.7: a builder or pig left without a follower goes, too."""
    where: cython.int = state.figure_at[figure]
    seat: cython.int = figure // SET_OF_FIGURES
    label: cython.int
    helper: cython.int
    helpers: cython.ulonglong
    go_home(state, figure)
    if where >= TOP:
        return
    label = state.label[where]
    if state.crew[label] >> (seat * SET_OF_FIGURES) & FOLLOWERS:
        return
    helpers = (state.crew[label] >> (seat * SET_OF_FIGURES) & HELPERS) << (seat * SET_OF_FIGURES)
    while helpers:
        helper = lowest(helpers)
        helpers &= helpers - 1
        note(state, Happening.ORPHANED, seat, spot_of(state, state.figure_at[helper]), kind_of(helper), 0, 0)
        go_home(state, helper)


# What may be deployed where.


def is_complete(state, node):
    """2.7: a road or city without an open side is, and a monastery with all its neighbours. A field never is."""
    tile: cython.int = state.node_tile[node]
    land: cython.int = land_at(state, node)
    if land == MONASTERY:
        return state.tile_around[tile] == 8
    return land != FIELD and not state.contents[state.label[node]] >> OPEN_SIDES


def refuse_deploy(state, kind, tile, slot):
    """3.1-3.3, 5.1, 6.3, 6.6, 7.4, 7.11: why the player may not put such a figure on this segment."""
    tile_kind: cython.int = state.tile_kind[tile]
    node: cython.int = state.tile_node[tile] + slot
    if slot >= SLOTS[tile_kind]:
        return Reason.NO_SEGMENT
    if figure_at_home(state, state.player, kind) == NONE:
        return Reason.NONE_AT_HOME
    if tile != state.tile and not FLAGS[state.tile_kind[state.tile]] & HAS_PORTAL:
        return Reason.NOT_THIS_TILE
    if tile != state.tile and kind > BIG:
        return Reason.NOT_BY_PORTAL
    if tile == state.dragon:
        return Reason.DRAGON_STANDS
    if kind == BUILDER:
        return _refuse_builder(state, node, SLOT_LAND[tile_kind * 8 + slot])
    if kind == PIG:
        return _refuse_pig(state, node, SLOT_LAND[tile_kind * 8 + slot])
    return _refuse_follower(state, tile, node)


def _refuse_follower(state, tile, node):
    if state.crew[state.label[node]]:
        return Reason.TAKEN
    if tile != state.tile and is_complete(state, node):
        return Reason.COMPLETED
    return 0


def _refuse_builder(state, node, land):
    if land != CITY and land != ROAD:
        return Reason.BUILDER_WHERE
    if not state.crew[state.label[node]] >> (state.player * SET_OF_FIGURES) & FOLLOWERS:
        return Reason.BUILDER_ALONE
    return 0 if state.contents[state.label[node]] >> OPEN_SIDES else Reason.BUILDER_LATE


def _refuse_pig(state, node, land):
    if land != FIELD:
        return Reason.PIG_WHERE
    return 0 if state.crew[state.label[node]] >> (state.player * SET_OF_FIGURES) & FOLLOWERS else Reason.PIG_ALONE


def can_deploy(state):
    """Has the player any figure to put on any segment?"""
    kind: cython.int
    slot: cython.int
    tile: cython.int
    first: cython.int = state.tile
    if FLAGS[state.tile_kind[state.tile]] & HAS_PORTAL:
        first = 0
    for kind in range(4):
        if figure_at_home(state, state.player, kind) != NONE:
            for tile in range(first if kind <= BIG else state.tile, state.tile + 1):
                for slot in range(SLOTS[state.tile_kind[tile]]):
                    if not refuse_deploy(state, kind, tile, slot):
                        return True
    return False


def list_deployments(state, moves):
    """Small follower, big one, builder, pig, each over the segments of the tile; by portal over all tiles as placed."""
    kind: cython.int
    tile: cython.int
    first: cython.int = state.tile
    if FLAGS[state.tile_kind[state.tile]] & HAS_PORTAL:
        first = 0
    for kind in range(4):
        if figure_at_home(state, state.player, kind) != NONE:
            for tile in range(first if kind <= BIG else state.tile, state.tile + 1):
                _list_on_tile(state, kind, tile, moves)


def _list_on_tile(state, kind, tile, moves):
    slot: cython.int
    count: cython.int = moves.count
    base: cython.int = (DEPLOY_SMALL + kind) << 22 | (state.tile_y[tile] + 256) << 9 | (state.tile_x[tile] + 256)
    for slot in range(SLOTS[state.tile_kind[tile]]):
        if not refuse_deploy(state, kind, tile, slot):
            moves.items[count] = base | slot << 18
            count += 1
    moves.count = count


def deploy(state, kind, tile, slot):
    node: cython.int = state.tile_node[tile] + slot
    put_figure(state, figure_at_home(state, state.player, kind), node)
    note(state, Happening.DEPLOYED, state.player, spot_of(state, node), kind, state.tile_kind[tile], 0)


def grows_builder(state):
    """6.4: has the tile just placed grown a road or city with the player's builder in it?"""
    slot: cython.int
    kind: cython.int = state.tile_kind[state.tile]
    for slot in range(SLOTS[kind]):
        if SLOT_LAND[kind * 8 + slot] > ROAD:
            break  # cities and roads come first
        if state.crew[state.label[state.tile_node[state.tile] + slot]] >> (state.player * SET_OF_FIGURES + 8) & 1:
            return True
    return False
