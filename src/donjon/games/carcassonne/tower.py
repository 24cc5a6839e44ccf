"""The Tower (RULES 8): pieces, followers on top, capture, exchange and ransom. Types: tower.pxd."""

import cython

if not cython.compiled:  # compiled, these come from tower.pxd
    from donjon.core.bits import lowest
    from donjon.games.carcassonne.codes import Happening, Reason
    from donjon.games.carcassonne.followers import figure_at_home, go_home, kind_of, leave, put_figure
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.table import note


# Building (8.1-8.3).


def tower_of(table, tile):
    """The number of the foundation or tower on a tile, or NONE."""
    tower: cython.int
    for tower in range(table.towers):
        if table.tower_tile[tower] == tile:
            return tower
    return NONE


def refuse_piece(table, tower):
    """8.2: why the player may not add a tower piece here."""
    if tower == NONE:
        return Reason.NO_FOUNDATION
    if table.tower_top[tower] != NONE:
        return Reason.TOWER_FINISHED
    return 0 if table.pieces[table.player] else Reason.NO_PIECE


def refuse_top(table, kind, tower):
    """8.3: why the player may not finish the tower here with a follower."""
    if tower == NONE:
        return Reason.NO_FOUNDATION
    if figure_at_home(table, table.player, kind) == NONE:
        return Reason.NONE_AT_HOME
    if table.tower_top[tower] != NONE:
        return Reason.TOWER_FINISHED
    return 0 if table.tower_pieces[tower] else Reason.BARE_FOUNDATION


def can_build(table):
    """Can the player do anything with any tower?"""
    tower: cython.int
    kind: cython.int
    for tower in range(table.towers):
        if not refuse_piece(table, tower):
            return True
        for kind in range(2):
            if not refuse_top(table, kind, tower):
                return True
    return False


def list_towers(table, moves):
    """Tower by tower in order of placing: a piece, then a small follower on top, then the big one."""
    tower: cython.int
    tile: cython.int
    where: cython.int
    kind: cython.int
    count: cython.int = moves.count
    for tower in range(table.towers):
        tile = table.tower_tile[tower]
        where = (table.tile_y[tile] + 256) << 9 | (table.tile_x[tile] + 256)
        if not refuse_piece(table, tower):
            moves.items[count] = BUILD << 22 | WHOLE << 18 | where
            count += 1
        for kind in range(2):
            if not refuse_top(table, kind, tower):
                moves.items[count] = (DEPLOY_SMALL + kind) << 22 | ON_TOP << 18 | where
                count += 1
    moves.count = count


def build(table, log, tile):
    tower: cython.int = tower_of(table, tile)
    table.pieces[table.player] -= 1
    table.tower_pieces[tower] += 1
    table.tower = tower
    note(log, Happening.PIECE, table.player, table.spot_of(TOP + tile), table.tower_pieces[tower], 0, 0)


def finish(table, log, kind, tile):
    put_figure(table, figure_at_home(table, table.player, kind), TOP + tile)
    note(log, Happening.FINISHED, table.player, table.spot_of(TOP + tile), kind, 0, 0)


# Capture (8.4-8.8).


def out_of_reach(table, tower, pieces, tile):
    """8.4, 8.5: why a tower of so many pieces does not reach a tile."""
    here: cython.int = table.tower_tile[tower]
    east: cython.int = abs(table.tile_x[tile] - table.tile_x[here])
    south: cython.int = abs(table.tile_y[tile] - table.tile_y[here])
    if (east and south) or east + south > pieces:
        return Reason.OUT_OF_REACH
    return Reason.TOWER_BETWEEN if not table.reach_over and _blocked(table, tower, tile) else 0


def _blocked(table, tower, tile):
    """Does another tower, of at least one piece, stand between this one and a tile in its line?"""
    i: cython.int
    other: cython.int
    here: cython.int = table.tower_tile[tower]
    x: cython.int = table.tile_x[here]
    y: cython.int = table.tile_y[here]
    east: cython.int = table.tile_x[tile] - x
    south: cython.int = table.tile_y[tile] - y
    for i in range(table.towers):
        other = table.tower_tile[i]
        if i == tower or other == tile or not table.tower_pieces[i]:
            continue
        if south == 0 and table.tile_y[other] == y and _between(0, table.tile_x[other] - x, east):
            return True
        if east == 0 and table.tile_x[other] == x and _between(0, table.tile_y[other] - y, south):
            return True
    return False


def _between(one, value, two):
    """Strictly, whichever end is which."""
    return one < value < two or two < value < one


def refuse_capture(table, figure):
    """8.4: why this figure cannot be taken by the tower just built on. NONE: there is none."""
    return refuse_taking(table, table.tower, table.tower_pieces[table.tower], figure)


def refuse_taking(table, tower, pieces, figure):
    """8.4-8.7: why this figure cannot be taken by a tower of so many pieces."""
    where: cython.int
    if figure == NONE:
        return Reason.NOBODY_THERE
    if kind_of(figure) > BIG:
        return Reason.NOT_CAPTURABLE
    where = table.figure_at[figure]
    if where >= TOP and not table.top_capture:
        return Reason.ON_TOP_SAFE
    return out_of_reach(table, tower, pieces, where - TOP if where >= TOP else table.node_tile[where])


def can_capture(table):
    """Is anybody in reach of the tower just built on?"""
    figure: cython.int
    for figure in range(table.seats * SET_OF_FIGURES):
        if table.figure_at[figure] < JAIL and not refuse_capture(table, figure):
            return True
    return False


def list_captures(table, moves):
    """By segment in order of placing, then by tower; whoever stands there."""
    figure: cython.int
    i: cython.int
    first: cython.int = moves.count
    where: cython.int
    for figure in range(table.seats * SET_OF_FIGURES):
        where = table.figure_at[figure]
        if where < JAIL and not refuse_capture(table, figure):
            i = moves.count  # sorted in, so that the order tells nothing of which follower it is
            while i > first and moves.items[i - 1] > where:
                moves.items[i] = moves.items[i - 1]
                i -= 1
            moves.items[i] = where
            moves.count += 1
    for i in range(first, moves.count):
        moves.items[i] = CAPTURE << 22 | table.spot_of(moves.items[i])


def capture(table, log, figure):
    """8.6, 8.8: take a follower. True when an exchange waits for a choice."""
    owner: cython.int = figure // SET_OF_FIGURES
    mine: cython.ulonglong = table.jail[owner] >> (table.player * SET_OF_FIGURES)
    spot: cython.int = table.spot_of(table.figure_at[figure])
    if owner == table.player:
        note(log, Happening.RECALLED, owner, spot, kind_of(figure), 0, 0)
        leave(table, log, figure)
        return False
    note(log, Happening.CAPTURED, table.player, spot, kind_of(figure), owner, 0)
    leave(table, log, figure)
    if not mine & 0xFF:
        put_figure(table, figure, JAIL + table.player)
        return False
    # 8.8: each has one of the other's now, so the one just taken is home already and one of the captor's comes home.
    table.rival = owner
    if mine & 0x7F and mine & 0x80:
        return True
    exchange(table, log, SMALL if mine & 0x7F else BIG)
    return False


# Prisoners (8.8-8.10).


def _in_jail(table, jailer, seat, kind):
    """A follower of that kind of `seat` in the jail of `jailer`, or NONE."""
    bits: cython.ulonglong = table.jail[jailer] >> (seat * SET_OF_FIGURES)
    bits &= 0x7F if kind == SMALL else 0x80
    return seat * SET_OF_FIGURES + lowest(bits) if bits else NONE


def refuse_exchange(table, kind):
    return Reason.NOT_JAILED if _in_jail(table, table.rival, table.player, kind) == NONE else 0


def exchange(table, log, kind):
    """8.8: one of the captor's own comes home from the rival's jail."""
    go_home(table, _in_jail(table, table.rival, table.player, kind))
    note(log, Happening.EXCHANGED, table.player, kind, table.rival, 0, 0)
    table.rival = 0


def refuse_ransom(table, kind, jailer):
    """8.10: why the player may not buy back such a follower from that jailer."""
    if table.ransomed:
        return Reason.RANSOMED
    if jailer >= table.seats or _in_jail(table, jailer, table.player, kind) == NONE:
        return Reason.NOT_JAILED
    return Reason.TOO_POOR if table.points[table.player] < RANSOM_PRICE else 0


def can_ransom(table):
    kind: cython.int
    jailer: cython.int
    if table.ransomed or table.points[table.player] < RANSOM_PRICE:
        return False
    for jailer in range(table.seats):
        for kind in range(2):
            if not refuse_ransom(table, kind, jailer):
                return True
    return False


def list_ransoms(table, moves):
    """By jailer, small before big."""
    kind: cython.int
    jailer: cython.int
    if table.ransomed or table.points[table.player] < RANSOM_PRICE:
        return
    for jailer in range(table.seats):
        for kind in range(2):
            if not refuse_ransom(table, kind, jailer):
                moves.add(RANSOM << 22 | jailer << 2 | kind)


def ransom(table, log, kind, jailer):
    go_home(table, _in_jail(table, jailer, table.player, kind))
    table.ransomed = True
    table.points[table.player] -= RANSOM_PRICE
    table.points[jailer] += RANSOM_PRICE
    note(log, Happening.RANSOM_PAID, table.player, kind, jailer, 0, -RANSOM_PRICE)
    note(log, Happening.RANSOM_TAKEN, jailer, kind, table.player, 0, RANSOM_PRICE)
