"""Figures (RULES 3, 5 and 6): from the supply to a segment and home again. Types: followers.pxd.

A figure is a bit in the crew of its feature, so "who is in here" is one word, and joining features is one `or`.
"""

import cython

if not cython.compiled:  # compiled, these come from followers.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.games.carcassonne.codes import Happening, Reason
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.table import note


def kind_of(figure):
    """Small, big, builder or pig."""
    number: cython.int = figure % SET_OF_FIGURES
    return SMALL if number < 7 else number - 6


def figure_on(table, where):
    """The figure that stands on a segment or a tower, or NONE. There is never more than one."""
    i: cython.int
    for i in range(table.seats * SET_OF_FIGURES):
        if table.figure_at[i] == where:
            return i
    return NONE


def figure_at_home(table, seat, kind):
    """A figure of that kind from the supply, or NONE."""
    bits: cython.ulonglong = table.home >> (seat * SET_OF_FIGURES)
    if kind == SMALL:
        bits &= 0x7F
    else:
        bits &= ONE << (6 + kind)
    return seat * SET_OF_FIGURES + lowest(bits) if bits else NONE


def put_figure(table, figure, where):
    """From the supply to a segment, a tower or a jail."""
    tower: cython.int
    table.home &= ~(ONE << figure)
    table.figure_at[figure] = where
    if where >= JAIL:
        table.jail[where - JAIL] |= ONE << figure
    elif where < TOP:
        table.crew[table.label[where]] |= ONE << figure
    else:
        for tower in range(table.towers):
            if table.tower_tile[tower] == where - TOP:
                table.tower_top[tower] = figure


def lift(table, figure):
    """Take a figure off the board or out of a jail. The fairy stays where she is, with nobody (7.8)."""
    tower: cython.int
    where: cython.int = table.figure_at[figure]
    if where >= JAIL:
        table.jail[where - JAIL] &= ~(ONE << figure)
    elif where < TOP:
        table.crew[table.label[where]] &= ~(ONE << figure)
    else:
        for tower in range(table.towers):
            if table.tower_top[tower] == figure:
                table.tower_top[tower] = NONE
    if table.fairy_with == where:
        table.fairy_with = HOME


def go_home(table, figure):
    """Back to the supply."""
    lift(table, figure)
    table.figure_at[figure] = HOME
    table.home |= ONE << figure


def leave(table, log, figure):
    """A figure goes home before its feature is scored; 6.7: without a follower, builder and pig go with it."""
    where: cython.int = table.figure_at[figure]
    seat: cython.int = figure // SET_OF_FIGURES
    label: cython.int
    helper: cython.int
    helpers: cython.ulonglong
    go_home(table, figure)
    if where >= TOP:
        return
    label = table.label[where]
    if table.crew[label] >> (seat * SET_OF_FIGURES) & FOLLOWERS:
        return
    helpers = (table.crew[label] >> (seat * SET_OF_FIGURES) & HELPERS) << (seat * SET_OF_FIGURES)
    while helpers:
        helper = lowest(helpers)
        helpers &= helpers - 1
        note(log, Happening.ORPHANED, seat, table.spot_of(table.figure_at[helper]), kind_of(helper), 0, 0)
        go_home(table, helper)


# What may be deployed where.


def is_complete(table, node):
    """2.7: a road or city without open side, a monastery with all its neighbours. A field never is."""
    tile: cython.int = table.node_tile[node]
    land: cython.int = SLOT_LAND[table.tile_kind[tile] * 8 + node - table.tile_node[tile]]
    if land == MONASTERY:
        return table.tile_around[tile] == 8
    return land != FIELD and not table.unfinished[table.label[node]]


def refuse_deploy(table, kind, tile, slot):
    """3.1-3.3, 5.1, 6.3, 6.6, 7.4, 7.11: why the player may not put such a figure on this segment."""
    tile_kind: cython.int = table.tile_kind[tile]
    node: cython.int = table.tile_node[tile] + slot
    if slot >= SLOTS[tile_kind]:
        return Reason.NO_SEGMENT
    if figure_at_home(table, table.player, kind) == NONE:
        return Reason.NONE_AT_HOME
    if tile != table.tile and (kind > BIG or not FLAGS[table.tile_kind[table.tile]] & HAS_PORTAL):
        return Reason.NOT_THIS_TILE
    if tile == table.dragon:
        return Reason.DRAGON_STANDS
    if kind == BUILDER:
        return _refuse_builder(table, node, SLOT_LAND[tile_kind * 8 + slot])
    if kind == PIG:
        return _refuse_pig(table, node, SLOT_LAND[tile_kind * 8 + slot])
    return _refuse_follower(table, tile, node)


def _refuse_follower(table, tile, node):
    if table.crew[table.label[node]]:
        return Reason.TAKEN
    if tile != table.tile and is_complete(table, node):
        return Reason.COMPLETED
    return 0


def _refuse_builder(table, node, land):
    if land != CITY and land != ROAD:
        return Reason.BUILDER_WHERE
    if not table.crew[table.label[node]] >> (table.player * SET_OF_FIGURES) & FOLLOWERS:
        return Reason.BUILDER_ALONE
    return 0 if table.unfinished[table.label[node]] else Reason.BUILDER_LATE


def _refuse_pig(table, node, land):
    if land != FIELD:
        return Reason.PIG_WHERE
    return 0 if table.crew[table.label[node]] >> (table.player * SET_OF_FIGURES) & FOLLOWERS else Reason.PIG_ALONE


def can_deploy(table):
    """Has the player any figure to put on any segment?"""
    kind: cython.int
    slot: cython.int
    tile: cython.int
    first: cython.int = table.tile
    if FLAGS[table.tile_kind[table.tile]] & HAS_PORTAL:
        first = 0
    for kind in range(4):
        if figure_at_home(table, table.player, kind) != NONE:
            for tile in range(first if kind <= BIG else table.tile, table.tile + 1):
                for slot in range(SLOTS[table.tile_kind[tile]]):
                    if not refuse_deploy(table, kind, tile, slot):
                        return True
    return False


def list_deployments(table, moves):
    """Small follower, big one, builder, pig; each over the segments of the tile, by portal over all as placed."""
    kind: cython.int
    tile: cython.int
    first: cython.int = table.tile
    if FLAGS[table.tile_kind[table.tile]] & HAS_PORTAL:
        first = 0
    for kind in range(4):
        if figure_at_home(table, table.player, kind) != NONE:
            for tile in range(first if kind <= BIG else table.tile, table.tile + 1):
                _list_on_tile(table, kind, tile, moves)


def _list_on_tile(table, kind, tile, moves):
    slot: cython.int
    count: cython.int = moves.count
    base: cython.int = (DEPLOY_SMALL + kind) << 22 | (table.tile_y[tile] + 256) << 9 | (table.tile_x[tile] + 256)
    for slot in range(SLOTS[table.tile_kind[tile]]):
        if not refuse_deploy(table, kind, tile, slot):
            moves.items[count] = base | slot << 18
            count += 1
    moves.count = count


def deploy(table, log, kind, tile, slot):
    node: cython.int = table.tile_node[tile] + slot
    put_figure(table, figure_at_home(table, table.player, kind), node)
    note(log, Happening.DEPLOYED, table.player, table.spot_of(node), kind, table.tile_kind[tile], 0)


def grows_builder(table):
    """6.4: has the tile just placed grown a road or city with the player's builder in it?"""
    slot: cython.int
    kind: cython.int = table.tile_kind[table.tile]
    for slot in range(SLOTS[kind]):
        if SLOT_LAND[kind * 8 + slot] > ROAD:
            break  # cities and roads come first
        if table.crew[table.label[table.tile_node[table.tile] + slot]] >> (table.player * SET_OF_FIGURES + 8) & 1:
            return True
    return False
