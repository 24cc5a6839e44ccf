"""Figures (RULES 3, 5 and 6): from the supply to a segment and home again. Types: followers.pxd.

A figure is a bit in the crew of its feature, so "who is in here" is one word, and joining features is one `or`.
"""

import cython

from donjon.games.carcassonne import pieces
from donjon.games.carcassonne.codes import Happening, Reason

if not cython.compiled:  # compiled, these come from followers.pxd
    from donjon.core.bits import lowest
    from donjon.games.carcassonne.table import note

NONE = cython.declare(cython.int, pieces.NONE)
HOME = cython.declare(cython.int, pieces.HOME)
TOP = cython.declare(cython.int, pieces.TOP)
JAIL = cython.declare(cython.int, pieces.JAIL)
OF_SEAT = cython.declare(cython.int, pieces.SET_OF_FIGURES)
CITY = cython.declare(cython.int, pieces.CITY)
ROAD = cython.declare(cython.int, pieces.ROAD)
FIELD = cython.declare(cython.int, pieces.FIELD)
MONASTERY = cython.declare(cython.int, pieces.MONASTERY)
SMALL = cython.declare(cython.int, pieces.SMALL)
BIG = cython.declare(cython.int, pieces.BIG)
BUILDER = cython.declare(cython.int, pieces.BUILDER)
PIG = cython.declare(cython.int, pieces.PIG)
HAS_PORTAL = cython.declare(cython.int, pieces.HAS_PORTAL)
DEPLOY = cython.declare(cython.int, pieces.DEPLOY_SMALL)

NO_SEGMENT = cython.declare(cython.int, Reason.NO_SEGMENT)
NONE_AT_HOME = cython.declare(cython.int, Reason.NONE_AT_HOME)
NOT_THIS_TILE = cython.declare(cython.int, Reason.NOT_THIS_TILE)
DRAGON_STANDS = cython.declare(cython.int, Reason.DRAGON_STANDS)
TAKEN = cython.declare(cython.int, Reason.TAKEN)
COMPLETED = cython.declare(cython.int, Reason.COMPLETED)
BUILDER_WHERE = cython.declare(cython.int, Reason.BUILDER_WHERE)
BUILDER_ALONE = cython.declare(cython.int, Reason.BUILDER_ALONE)
BUILDER_LATE = cython.declare(cython.int, Reason.BUILDER_LATE)
PIG_WHERE = cython.declare(cython.int, Reason.PIG_WHERE)
PIG_ALONE = cython.declare(cython.int, Reason.PIG_ALONE)
DEPLOYED = cython.declare(cython.int, Happening.DEPLOYED)
ORPHANED = cython.declare(cython.int, Happening.ORPHANED)

ONE = cython.declare(cython.ulonglong, 1)
FOLLOWERS = cython.declare(cython.ulonglong, 0xFF)  # of a seat's ten figures
HELPERS = cython.declare(cython.ulonglong, 0x300)  # builder and pig
FLAGS = cython.declare(cython.uchar[111], pieces.FLAGS)
SLOTS = cython.declare(cython.uchar[111], pieces.SLOTS)
SLOT_LAND = cython.declare(cython.uchar[888], pieces.SLOT_LAND)


def kind_of(figure):
    """Small, big, builder or pig."""
    number: cython.int = figure % OF_SEAT
    return SMALL if number < 7 else number - 6


def figure_on(table, where):
    """The figure that stands on a segment or a tower, or NONE. There is never more than one."""
    i: cython.int
    for i in range(table.seats * OF_SEAT):
        if table.figure_at[i] == where:
            return i
    return NONE


def figure_at_home(table, seat, kind):
    """A figure of that kind from the supply, or NONE."""
    bits: cython.ulonglong = table.home >> (seat * OF_SEAT)
    if kind == SMALL:
        bits &= 0x7F
    else:
        bits &= ONE << (6 + kind)
    return seat * OF_SEAT + lowest(bits) if bits else NONE


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
    seat: cython.int = figure // OF_SEAT
    label: cython.int
    helper: cython.int
    helpers: cython.ulonglong
    go_home(table, figure)
    if where >= TOP:
        return
    label = table.label[where]
    if table.crew[label] >> (seat * OF_SEAT) & FOLLOWERS:
        return
    helpers = table.crew[label] & HELPERS << (seat * OF_SEAT)
    while helpers:
        helper = lowest(helpers)
        helpers &= helpers - 1
        note(log, ORPHANED, seat, table.spot_of(table.figure_at[helper]), kind_of(helper), 0, 0)
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
        return NO_SEGMENT
    if figure_at_home(table, table.player, kind) == NONE:
        return NONE_AT_HOME
    if tile != table.tile and (kind > BIG or not FLAGS[table.tile_kind[table.tile]] & HAS_PORTAL):
        return NOT_THIS_TILE
    if tile == table.dragon:
        return DRAGON_STANDS
    if kind == BUILDER:
        return _refuse_builder(table, node, SLOT_LAND[tile_kind * 8 + slot])
    if kind == PIG:
        return _refuse_pig(table, node, SLOT_LAND[tile_kind * 8 + slot])
    return _refuse_follower(table, tile, node)


def _refuse_follower(table, tile, node):
    if table.crew[table.label[node]]:
        return TAKEN
    if tile != table.tile and is_complete(table, node):
        return COMPLETED
    return 0


def _refuse_builder(table, node, land):
    if land != CITY and land != ROAD:
        return BUILDER_WHERE
    if not table.crew[table.label[node]] >> (table.player * OF_SEAT) & FOLLOWERS:
        return BUILDER_ALONE
    return 0 if table.unfinished[table.label[node]] else BUILDER_LATE


def _refuse_pig(table, node, land):
    if land != FIELD:
        return PIG_WHERE
    return 0 if table.crew[table.label[node]] >> (table.player * OF_SEAT) & FOLLOWERS else PIG_ALONE


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
    base: cython.int = (DEPLOY + kind) << 22 | (table.tile_y[tile] + 256) << 9 | (table.tile_x[tile] + 256)
    for slot in range(SLOTS[table.tile_kind[tile]]):
        if not refuse_deploy(table, kind, tile, slot):
            moves.items[count] = base | slot << 18
            count += 1
    moves.count = count


def deploy(table, log, kind, tile, slot):
    node: cython.int = table.tile_node[tile] + slot
    put_figure(table, figure_at_home(table, table.player, kind), node)
    note(log, DEPLOYED, table.player, table.spot_of(node), kind, table.tile_kind[tile], 0)


def grows_builder(table):
    """6.4: has the tile just placed grown a road or city with the player's builder in it?"""
    slot: cython.int
    kind: cython.int = table.tile_kind[table.tile]
    for slot in range(SLOTS[kind]):
        if SLOT_LAND[kind * 8 + slot] > ROAD:
            break  # cities and roads come first
        if table.crew[table.label[table.tile_node[table.tile] + slot]] >> (table.player * OF_SEAT + 8) & 1:
            return True
    return False
