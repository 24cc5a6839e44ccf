"""Princess & Dragon (RULES 7): volcano, flight, princess and fairy. The portal: followers.py. Types: dragon.pxd."""

import cython

if not cython.compiled:  # compiled, these come from dragon.pxd
    from donjon.core.bits import lowest
    from donjon.games.carcassonne.codes import Happening, Reason
    from donjon.games.carcassonne.followers import kind_of, leave
    from donjon.games.carcassonne.landscape import tile_at
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.table import note


# The dragon (7.1-7.5).


def wake(table, log):
    """7.1: a volcano calls the dragon at once; 7.2: the first one puts the dragon tiles into the bag."""
    if FLAGS[table.tile_kind[table.tile]] & HAS_VOLCANO:
        table.dragon = table.tile
        table.asleep = 0
        note(log, Happening.DRAGON_CAME, table.player, table.spot_of(TOP + table.tile), 0, 0, 0)


def flies(table):
    """7.5: does the tile just placed send the dragon off?"""
    return table.dragon != NONE and FLAGS[table.tile_kind[table.tile]] & HAS_DRAGON


def begin_flight(table):
    """True if there is a first step to make."""
    table.flown = 0
    table.flight[0] = table.dragon
    if can_step(table):
        return True
    end_flight(table)
    return False


def end_flight(table):
    i: cython.int
    table.flown = 0
    for i in range(8):
        table.flight[i] = NONE


def refuse_step(table, tile):
    """7.5, 7.7: why the dragon may not fly to this tile next."""
    i: cython.int
    east: cython.int
    south: cython.int
    if tile == NONE:
        return Reason.NO_TILE
    east = abs(table.tile_x[tile] - table.tile_x[table.dragon])
    south = abs(table.tile_y[tile] - table.tile_y[table.dragon])
    for i in range(table.flown + 1):
        if table.flight[i] == tile:
            return Reason.VISITED
    if east + south != 1:
        return Reason.NOT_NEXT
    return Reason.FAIRY_GUARDS if tile == table.fairy else 0


def can_step(table):
    """Is there a tile the dragon may fly to, and a step left?"""
    i: cython.int
    x: cython.int = table.tile_x[table.dragon]
    y: cython.int = table.tile_y[table.dragon]
    if table.flown == FLIGHT_STEPS:
        return False
    for i in range(4):
        if not refuse_step(table, tile_at(table, x + EAST[i], y + SOUTH[i])):
            return True
    return False


def list_steps(table, moves):
    """North, east, south, west."""
    i: cython.int
    x: cython.int = table.tile_x[table.dragon]
    y: cython.int = table.tile_y[table.dragon]
    for i in range(4):
        if not refuse_step(table, tile_at(table, x + EAST[i], y + SOUTH[i])):
            moves.add(DRAGON << 22 | WHOLE << 18 | (y + SOUTH[i] + 256) << 9 | (x + EAST[i] + 256))


def step(table, log, tile):
    """7.5: fly on, and eat every figure there, on the tower too."""
    figure: cython.int
    seat: cython.int = (table.player + table.flown) % table.seats
    table.flown += 1
    table.flight[table.flown] = tile
    table.dragon = tile
    note(log, Happening.DRAGON_FLEW, seat, table.spot_of(TOP + tile), table.flown, 0, 0)
    for figure in range(table.seats * SET_OF_FIGURES):
        if table.figure_at[figure] < JAIL and _tile_under(table, table.figure_at[figure]) == tile:
            note(
                log,
                Happening.EATEN,
                figure // SET_OF_FIGURES,
                table.spot_of(table.figure_at[figure]),
                kind_of(figure),
                0,
                0,
            )
            leave(table, log, figure)


def _tile_under(table, where):
    """The tile a figure on the board stands on."""
    return where - TOP if where >= TOP else table.node_tile[where]


# The princess (7.9, 7.10).


def knights(table):
    """The followers in the city of the princess on the tile just placed; none without a princess."""
    slot: cython.int = PRINCESS_SLOT[table.tile_kind[table.tile]]
    if slot == NONE:
        return 0
    return table.crew[table.label[table.tile_node[table.tile] + slot]] & ALL_FOLLOWERS


def refuse_princess(table, figure):
    """Why this figure cannot be sent home. NONE: there is none."""
    if PRINCESS_SLOT[table.tile_kind[table.tile]] == NONE:
        return Reason.NO_PRINCESS
    if figure == NONE or not knights(table) >> figure & 1:
        return Reason.NO_KNIGHT
    return 0


def list_princess(table, moves):
    """Knight by knight, by segment in order of placing."""
    i: cython.int
    first: cython.int = moves.count
    found: cython.ulonglong = knights(table)
    while found:
        _sort_in(moves, first, table.figure_at[lowest(found)])
        found &= found - 1
    for i in range(first, moves.count):
        moves.items[i] = PRINCESS << 22 | table.spot_of(moves.items[i])


def _sort_in(moves, first, where):
    """Keep what is listed from `first` on in order, so that it tells nothing of which follower is which."""
    i: cython.int = moves.count
    while i > first and moves.items[i - 1] > where:
        moves.items[i] = moves.items[i - 1]
        i -= 1
    moves.items[i] = where
    moves.count += 1


def princess(table, log, figure):
    note(
        log,
        Happening.SENT_HOME,
        table.player,
        table.spot_of(table.figure_at[figure]),
        kind_of(figure),
        figure // SET_OF_FIGURES,
        0,
    )
    leave(table, log, figure)


# The fairy (7.6-7.8).


def refuse_fairy(table, figure):
    """7.6: why the fairy cannot go to this figure. NONE: there is none."""
    if figure == NONE or figure // SET_OF_FIGURES != table.player or kind_of(figure) > BIG:
        return Reason.NO_FOLLOWER
    return Reason.FAIRY_THERE if table.fairy_with == table.figure_at[figure] else 0


def refuse_fairy_tile(table, tile):
    """7.6, on a tile: why the fairy cannot go there."""
    figure: cython.int
    for figure in range(table.player * SET_OF_FIGURES, table.player * SET_OF_FIGURES + 8):
        if table.figure_at[figure] < JAIL and _tile_under(table, table.figure_at[figure]) == tile:
            return Reason.FAIRY_THERE if tile == table.fairy else 0
    return Reason.NO_FOLLOWER


def can_move_fairy(table):
    figure: cython.int
    where: cython.int
    for figure in range(table.player * SET_OF_FIGURES, table.player * SET_OF_FIGURES + 8):
        where = table.figure_at[figure]
        if where < JAIL and not (
            refuse_fairy_tile(table, _tile_under(table, where)) if table.fairy_on_tile else refuse_fairy(table, figure)
        ):
            return True
    return False


def list_fairy(table, moves):
    """Follower by follower, by segment in order of placing, then towers; on a tile, tile by tile."""
    i: cython.int
    figure: cython.int
    where: cython.int
    last: cython.int = -1
    first: cython.int = moves.count
    for figure in range(table.player * SET_OF_FIGURES, table.player * SET_OF_FIGURES + 8):
        where = table.figure_at[figure]
        if where >= JAIL:
            continue
        if not table.fairy_on_tile:
            if not refuse_fairy(table, figure):
                _sort_in(moves, first, where)
        elif not refuse_fairy_tile(table, _tile_under(table, where)):
            _sort_in(moves, first, _tile_under(table, where))
    figure = moves.count
    moves.count = first
    for i in range(first, figure):
        where = moves.items[i]
        if not table.fairy_on_tile:
            moves.add(FAIRY << 22 | table.spot_of(where))
        elif where != last:  # two followers on one tile are one place to go
            moves.add(FAIRY << 22 | WHOLE << 18 | (table.tile_y[where] + 256) << 9 | (table.tile_x[where] + 256))
            last = where


def move_fairy(table, log, tile, where):
    table.fairy = tile
    table.fairy_with = where
    note(log, Happening.FAIRY_CAME, table.player, table.spot_of(TOP + tile if where == HOME else where), 0, 0, 0)


def fairy_point(table, log):
    """7.8: a point at the start of a turn for the follower she is with; on a tile, one for every figure there."""
    figure: cython.int
    found: cython.int = 0
    if table.fairy == NONE:
        return
    for figure in range(table.player * SET_OF_FIGURES, table.player * SET_OF_FIGURES + SET_OF_FIGURES):
        if table.figure_at[figure] >= JAIL:
            continue
        if table.fairy_on_tile:
            found += _tile_under(table, table.figure_at[figure]) == table.fairy
        elif table.figure_at[figure] == table.fairy_with:
            found = 1
    if found:
        table.points[table.player] += found
        note(log, Happening.FAIRY_POINT, table.player, table.spot_of(TOP + table.fairy), 0, 0, found)
