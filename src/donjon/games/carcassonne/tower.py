"""The Tower (RULES 8): pieces, followers on top, capture, exchange and ransom. Types: tower.pxd."""

import cython

if not cython.compiled:  # compiled, these come from tower.pxd
    from donjon.core.bits import lowest
    from donjon.core.position import note
    from donjon.games.carcassonne.codes import Happening, Reason
    from donjon.games.carcassonne.followers import figure_at_home, go_home, kind_of, leave, put_figure
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.state import spot_of


# Building (8.1-8.3).


def tower_of(state, tile):
    """The number of the foundation or tower on a tile, or NONE."""
    tower: cython.int
    for tower in range(state.towers):
        if state.tower_tile[tower] == tile:
            return tower
    return NONE


def refuse_piece(state, tower):
    """8.2: why the player may not add a tower piece here."""
    if tower == NONE:
        return Reason.NO_FOUNDATION
    if state.tower_top[tower] != NONE:
        return Reason.TOWER_FINISHED
    return 0 if state.pieces[state.player] else Reason.NO_PIECE


def refuse_top(state, kind, tower):
    """8.3: why the player may not finish the tower here with a follower."""
    if tower == NONE:
        return Reason.NO_FOUNDATION
    if figure_at_home(state, state.player, kind) == NONE:
        return Reason.NONE_AT_HOME
    if state.tower_top[tower] != NONE:
        return Reason.TOWER_FINISHED
    return 0 if state.tower_pieces[tower] else Reason.BARE_FOUNDATION


def can_build(state):
    """Can the player do anything with any tower?"""
    tower: cython.int
    kind: cython.int
    for tower in range(state.towers):
        if not refuse_piece(state, tower):
            return True
        for kind in range(2):
            if not refuse_top(state, kind, tower):
                return True
    return False


def list_towers(state, moves):
    """Tower by tower in order of placing: a piece, then a small follower on top, then the big one."""
    tower: cython.int
    tile: cython.int
    where: cython.int
    kind: cython.int
    count: cython.int = moves.count
    for tower in range(state.towers):
        tile = state.tower_tile[tower]
        where = (state.tile_y[tile] + 256) << 9 | (state.tile_x[tile] + 256)
        if not refuse_piece(state, tower):
            moves.items[count] = BUILD << 22 | WHOLE << 18 | where
            count += 1
        for kind in range(2):
            if not refuse_top(state, kind, tower):
                moves.items[count] = (DEPLOY_SMALL + kind) << 22 | ON_TOP << 18 | where
                count += 1
    moves.count = count


def build(state, tile):
    tower: cython.int = tower_of(state, tile)
    state.pieces[state.player] -= 1
    state.tower_pieces[tower] += 1
    state.tower = tower
    note(state, Happening.PIECE, state.player, spot_of(state, TOP + tile), state.tower_pieces[tower], 0, 0)


def finish(state, kind, tile):
    put_figure(state, figure_at_home(state, state.player, kind), TOP + tile)
    note(state, Happening.FINISHED, state.player, spot_of(state, TOP + tile), kind, 0, 0)


# Capture (8.4-8.8).


def out_of_reach(state, tower, pieces, tile):
    """8.4, 8.5: why a tower with this many pieces does not reach a tile."""
    here: cython.int = state.tower_tile[tower]
    east: cython.int = abs(state.tile_x[tile] - state.tile_x[here])
    south: cython.int = abs(state.tile_y[tile] - state.tile_y[here])
    if (east and south) or east + south > pieces:
        return Reason.OUT_OF_REACH
    return Reason.TOWER_BETWEEN if not state.reach_over and _blocked(state, tower, tile) else 0


def _blocked(state, tower, tile):
    """Does another tower, of at least one piece, stand between this one and a tile in its line?"""
    i: cython.int
    other: cython.int
    here: cython.int = state.tower_tile[tower]
    x: cython.int = state.tile_x[here]
    y: cython.int = state.tile_y[here]
    east: cython.int = state.tile_x[tile] - x
    south: cython.int = state.tile_y[tile] - y
    for i in range(state.towers):
        other = state.tower_tile[i]
        if i == tower or other == tile or not state.tower_pieces[i]:
            continue
        if south == 0 and state.tile_y[other] == y and _between(0, state.tile_x[other] - x, east):
            return True
        if east == 0 and state.tile_x[other] == x and _between(0, state.tile_y[other] - y, south):
            return True
    return False


def _between(one, value, two):
    """Strictly between, in either direction."""
    return one < value < two or two < value < one


def refuse_capture(state, figure):
    """8.4: why the tower just built on cannot take this figure. NONE: there is no figure."""
    return refuse_taking(state, state.tower, state.tower_pieces[state.tower], figure)


def refuse_taking(state, tower, pieces, figure):
    """8.4-8.7: why a tower with this many pieces cannot take this figure."""
    where: cython.int
    if figure == NONE:
        return Reason.NOBODY_THERE
    if kind_of(figure) > BIG:
        return Reason.NOT_CAPTURABLE
    where = state.figure_at[figure]
    if where >= TOP and not state.top_capture:
        return Reason.ON_TOP_SAFE
    return out_of_reach(state, tower, pieces, where - TOP if where >= TOP else state.node_tile[where])


def can_capture(state):
    """Is anybody in reach of the tower just built on?"""
    figure: cython.int
    for figure in range(state.seats * SET_OF_FIGURES):
        if state.figure_at[figure] < JAIL and not refuse_capture(state, figure):
            return True
    return False


def list_captures(state, moves):
    """By segment in order of placing, then by tower, no matter who stands there."""
    figure: cython.int
    i: cython.int
    first: cython.int = moves.count
    where: cython.int
    for figure in range(state.seats * SET_OF_FIGURES):
        where = state.figure_at[figure]
        if where < JAIL and not refuse_capture(state, figure):
            i = moves.count  # sorted, so that the order does not reveal which follower it is
            while i > first and moves.items[i - 1] > where:
                moves.items[i] = moves.items[i - 1]
                i -= 1
            moves.items[i] = where
            moves.count += 1
    for i in range(first, moves.count):
        moves.items[i] = CAPTURE << 22 | spot_of(state, moves.items[i])


def capture(state, figure):
    """8.6, 8.8: take a follower. True when an exchange waits for a choice."""
    owner: cython.int = figure // SET_OF_FIGURES
    mine: cython.ulonglong = state.jail[owner] >> (state.player * SET_OF_FIGURES)
    spot: cython.int = spot_of(state, state.figure_at[figure])
    if owner == state.player:
        note(state, Happening.RECALLED, owner, spot, kind_of(figure), 0, 0)
        leave(state, figure)
        return False
    note(state, Happening.CAPTURED, state.player, spot, kind_of(figure), owner, 0)
    leave(state, figure)
    if not mine & 0xFF:
        put_figure(state, figure, JAIL + state.player)
        return False
    # 8.8: each holds one of the other's now, so the one just taken goes home at once, and so does one of the captor's.
    state.rival = owner
    if mine & 0x7F and mine & 0x80:
        return True
    exchange(state, SMALL if mine & 0x7F else BIG)
    return False


# Prisoners (8.8-8.10).


def _in_jail(state, jailer, seat, kind):
    """A follower of that kind of `seat` in the jail of `jailer`, or NONE."""
    bits: cython.ulonglong = state.jail[jailer] >> (seat * SET_OF_FIGURES)
    bits &= 0x7F if kind == SMALL else 0x80
    return seat * SET_OF_FIGURES + lowest(bits) if bits else NONE


def refuse_exchange(state, kind):
    return Reason.NOT_JAILED if _in_jail(state, state.rival, state.player, kind) == NONE else 0


def exchange(state, kind):
    """8.8: one of the captor's own comes home from the rival's jail."""
    go_home(state, _in_jail(state, state.rival, state.player, kind))
    note(state, Happening.EXCHANGED, state.player, kind, state.rival, 0, 0)
    state.rival = 0


def refuse_ransom(state, kind, jailer):
    """8.10: why the player may not buy back such a follower from that jailer."""
    if state.ransomed:
        return Reason.RANSOMED
    if jailer >= state.seats or _in_jail(state, jailer, state.player, kind) == NONE:
        return Reason.NOT_JAILED
    return Reason.TOO_POOR if state.points[state.player] < RANSOM_PRICE else 0


def can_ransom(state):
    kind: cython.int
    jailer: cython.int
    if state.ransomed or state.points[state.player] < RANSOM_PRICE:
        return False
    for jailer in range(state.seats):
        for kind in range(2):
            if not refuse_ransom(state, kind, jailer):
                return True
    return False


def list_ransoms(state, moves):
    """By jailer, small before big."""
    kind: cython.int
    jailer: cython.int
    if state.ransomed or state.points[state.player] < RANSOM_PRICE:
        return
    for jailer in range(state.seats):
        for kind in range(2):
            if not refuse_ransom(state, kind, jailer):
                moves.add(RANSOM << 22 | jailer << 2 | kind)


def ransom(state, kind, jailer):
    go_home(state, _in_jail(state, jailer, state.player, kind))
    state.ransomed = True
    state.points[state.player] -= RANSOM_PRICE
    state.points[jailer] += RANSOM_PRICE
    note(state, Happening.RANSOM_PAID, state.player, kind, jailer, 0, -RANSOM_PRICE)
    note(state, Happening.RANSOM_TAKEN, jailer, kind, state.player, 0, RANSOM_PRICE)
