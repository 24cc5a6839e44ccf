"""Uniformly random play, using only the contract. Types are in playout.pxd."""

import cython

COMPILED = cython.compiled

if not cython.compiled:  # compiled, these come from playout.pxd
    from donjon.core.position import CHANCE, OVER, draw_chance


def playout(position, moves, random, most):
    """Play random moves, chance by weight, until the game is over or `most` moves are made. Return their number."""
    seat: cython.int
    count: cython.int = 0
    while count < most:
        seat = position.turn()
        if seat == OVER:
            break
        position.legal(moves)
        if seat == CHANCE:
            position.play(draw_chance(position, moves, random))
        else:
            position.play(moves.items[random.below(moves.count)])
        count += 1
    return count


def play_turns(position, moves, random, until):
    """Play random moves until turn `until` has begun or the game is over. Return their number."""
    count: cython.int = 0
    while position.turns < until and playout(position, moves, random, 1):
        count += 1
    return count


def play_games(start, work, moves, random, games, most):
    """Play whole random games from `start`, for the bench. Return the number of moves."""
    game: cython.int
    total: cython.long = 0
    with cython.nogil:
        for game in range(games):
            work.assign(start)
            total += playout(work, moves, random, most)
    return total


def copy_times(position, times):
    """Copy a position again and again, for the bench."""
    i: cython.int
    for i in range(times):
        position.copy()
    return times
