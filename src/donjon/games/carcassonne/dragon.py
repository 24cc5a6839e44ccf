"""Princess & Dragon (RULES 7): volcano, flight, princess and fairy. The portal: followers.py. Types: dragon.pxd."""

import cython

if not cython.compiled:  # compiled, these come from dragon.pxd
    from donjon.core.bits import lowest
    from donjon.core.position import note
    from donjon.games.carcassonne.codes import Happening, Reason
    from donjon.games.carcassonne.followers import kind_of, leave
    from donjon.games.carcassonne.landscape import tile_at
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.state import spot_of


# The dragon (7.1-7.5).


def wake(state):
    """7.1: a volcano calls the dragon at once; 7.2: the first one puts the dragon tiles into the bag."""
    if FLAGS[state.tile_kind[state.tile]] & HAS_VOLCANO:
        state.dragon = state.tile
        state.asleep = 0
        note(state, Happening.DRAGON_CAME, state.player, spot_of(state, TOP + state.tile), 0, 0, 0)


def flies(state):
    """7.5: does the tile just placed send the dragon off?"""
    return state.dragon != NONE and FLAGS[state.tile_kind[state.tile]] & HAS_DRAGON


def begin_flight(state):
    """True if there is a first step to make."""
    state.flown = 0
    state.flight[0] = state.dragon
    if can_step(state):
        return True
    end_flight(state)
    return False


def end_flight(state):
    i: cython.int
    state.flown = 0
    for i in range(8):
        state.flight[i] = NONE


def refuse_step(state, tile):
    """7.5, 7.7: why the dragon may not fly to this tile next."""
    i: cython.int
    east: cython.int
    south: cython.int
    if tile == NONE:
        return Reason.NO_TILE
    east = abs(state.tile_x[tile] - state.tile_x[state.dragon])
    south = abs(state.tile_y[tile] - state.tile_y[state.dragon])
    for i in range(state.flown + 1):
        if state.flight[i] == tile:
            return Reason.VISITED
    if east + south != 1:
        return Reason.NOT_NEXT
    return Reason.FAIRY_GUARDS if tile == state.fairy else 0


def can_step(state):
    """Is there a tile the dragon may fly to, and a step left?"""
    i: cython.int
    x: cython.int = state.tile_x[state.dragon]
    y: cython.int = state.tile_y[state.dragon]
    if state.flown == FLIGHT_STEPS:
        return False
    for i in range(4):
        if not refuse_step(state, tile_at(state, x + EAST[i], y + SOUTH[i])):
            return True
    return False


def list_steps(state, moves):
    """North, east, south, west."""
    i: cython.int
    x: cython.int = state.tile_x[state.dragon]
    y: cython.int = state.tile_y[state.dragon]
    for i in range(4):
        if not refuse_step(state, tile_at(state, x + EAST[i], y + SOUTH[i])):
            moves.add(DRAGON << 22 | WHOLE << 18 | (y + SOUTH[i] + 256) << 9 | (x + EAST[i] + 256))


def step(state, tile):
    """7.5: fly on, and eat every figure there, on the tower too."""
    figure: cython.int
    seat: cython.int = (state.player + state.flown) % state.seats
    state.flown += 1
    state.flight[state.flown] = tile
    state.dragon = tile
    note(state, Happening.DRAGON_FLEW, seat, spot_of(state, TOP + tile), state.flown, 0, 0)
    for figure in range(state.seats * SET_OF_FIGURES):
        if state.figure_at[figure] < JAIL and _tile_under(state, state.figure_at[figure]) == tile:
            note(
                state,
                Happening.EATEN,
                figure // SET_OF_FIGURES,
                spot_of(state, state.figure_at[figure]),
                kind_of(figure),
                0,
                0,
            )
            leave(state, figure)


def _tile_under(state, where):
    """The tile a figure on the board stands on."""
    return where - TOP if where >= TOP else state.node_tile[where]


# The princess (7.9, 7.10).


def knights(state):
    """The followers in the city of the princess on the tile just placed; none without a princess."""
    slot: cython.int = PRINCESS_SLOT[state.tile_kind[state.tile]]
    if slot == NONE:
        return 0
    return state.crew[state.label[state.tile_node[state.tile] + slot]] & ALL_FOLLOWERS


def refuse_princess(state, figure):
    """Why this figure cannot be sent home. NONE: there is none."""
    if PRINCESS_SLOT[state.tile_kind[state.tile]] == NONE:
        return Reason.NO_PRINCESS
    if figure == NONE or not knights(state) >> figure & 1:
        return Reason.NO_KNIGHT
    return 0


def list_princess(state, moves):
    """Knight by knight, by segment in order of placing."""
    i: cython.int
    first: cython.int = moves.count
    found: cython.ulonglong = knights(state)
    while found:
        _sort_in(moves, first, state.figure_at[lowest(found)])
        found &= found - 1
    for i in range(first, moves.count):
        moves.items[i] = PRINCESS << 22 | spot_of(state, moves.items[i])


def _sort_in(moves, first, where):
    """Sort what is listed from `first` on, so that the order does not reveal which follower is which."""
    i: cython.int = moves.count
    while i > first and moves.items[i - 1] > where:
        moves.items[i] = moves.items[i - 1]
        i -= 1
    moves.items[i] = where
    moves.count += 1


def princess(state, figure):
    note(
        state,
        Happening.SENT_HOME,
        state.player,
        spot_of(state, state.figure_at[figure]),
        kind_of(figure),
        figure // SET_OF_FIGURES,
        0,
    )
    leave(state, figure)


# The fairy (7.6-7.8).


def refuse_fairy(state, figure):
    """7.6: why the fairy cannot go to this figure. NONE: there is none."""
    if figure == NONE or figure // SET_OF_FIGURES != state.player or kind_of(figure) > BIG:
        return Reason.NO_FOLLOWER
    return Reason.FAIRY_THERE if state.fairy_with == state.figure_at[figure] else 0


def refuse_fairy_tile(state, tile):
    """7.6, on a tile: why the fairy cannot go there."""
    figure: cython.int
    for figure in range(state.player * SET_OF_FIGURES, state.player * SET_OF_FIGURES + 8):
        if state.figure_at[figure] < JAIL and _tile_under(state, state.figure_at[figure]) == tile:
            return Reason.FAIRY_THERE if tile == state.fairy else 0
    return Reason.NO_FOLLOWER


def can_move_fairy(state):
    figure: cython.int
    where: cython.int
    for figure in range(state.player * SET_OF_FIGURES, state.player * SET_OF_FIGURES + 8):
        where = state.figure_at[figure]
        if where < JAIL and not (
            refuse_fairy_tile(state, _tile_under(state, where)) if state.fairy_on_tile else refuse_fairy(state, figure)
        ):
            return True
    return False


def list_fairy(state, moves):
    """Follower by follower, by segment in order of placing, then towers; on a tile, tile by tile."""
    i: cython.int
    figure: cython.int
    where: cython.int
    last: cython.int = -1
    first: cython.int = moves.count
    for figure in range(state.player * SET_OF_FIGURES, state.player * SET_OF_FIGURES + 8):
        where = state.figure_at[figure]
        if where >= JAIL:
            continue
        if not state.fairy_on_tile:
            if not refuse_fairy(state, figure):
                _sort_in(moves, first, where)
        elif not refuse_fairy_tile(state, _tile_under(state, where)):
            _sort_in(moves, first, _tile_under(state, where))
    figure = moves.count
    moves.count = first
    for i in range(first, figure):
        where = moves.items[i]
        if not state.fairy_on_tile:
            moves.add(FAIRY << 22 | spot_of(state, where))
        elif where != last:  # two followers on one tile make one move
            moves.add(FAIRY << 22 | WHOLE << 18 | (state.tile_y[where] + 256) << 9 | (state.tile_x[where] + 256))
            last = where


def move_fairy(state, tile, where):
    state.fairy = tile
    state.fairy_with = where
    note(state, Happening.FAIRY_CAME, state.player, spot_of(state, TOP + tile if where == HOME else where), 0, 0, 0)


def fairy_point(state):
    """7.8: a point at the start of a turn for the follower she is with. On a tile, one for every figure there."""
    figure: cython.int
    found: cython.int = 0
    if state.fairy == NONE:
        return
    for figure in range(state.player * SET_OF_FIGURES, state.player * SET_OF_FIGURES + SET_OF_FIGURES):
        if state.figure_at[figure] >= JAIL:
            continue
        if state.fairy_on_tile:
            found += _tile_under(state, state.figure_at[figure]) == state.fairy
        elif state.figure_at[figure] == state.fairy_with:
            found = 1
    if found:
        state.points[state.player] += found
        note(state, Happening.FAIRY_POINT, state.player, spot_of(state, TOP + state.fairy), 0, 0, found)
