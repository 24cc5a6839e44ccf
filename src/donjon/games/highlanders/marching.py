"""Marching and battles in camps (RULES 3, 4): what may go where, and what happens when it does. Types: marching.pxd.

`list_steps` and `refuse_step` ask the same predicates: how many may leave a space (`may_leave`), how few may go to a
camp (`least`), whether a castle may be stormed (castles.py).
"""

import cython

if not cython.compiled:  # compiled, these come from marching.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.core.position import note
    from donjon.games.highlanders.castles import refuse_assault, withstands
    from donjon.games.highlanders.codes import Happening, Phase, Reason
    from donjon.games.highlanders.pieces import *


# 3. Marching.


def may_leave(state, space):
    """3.1, 5.6: how many knights of the clan that stands on a space may leave it."""
    if space >= FIRST_BANNER:
        return 1
    if space < FIRST_CASTLE or state.shield[space] != NO_SHIELD:
        return state.knights[space]
    return state.knights[space] - 1


def list_steps(state, moves):
    """By source, then by target, both in board order, then by size of the group."""
    source: cython.int
    word: cython.ulonglong = state.stands[state.clan]
    while word:
        source = lowest(word)
        word &= word - 1
        _list_from(state, source, NEIGHBOURS[source] & LAND, moves)


def list_muster(state, moves):
    """4.2, 4.3: another group, from a space that has sent none yet."""
    source: cython.int
    word: cython.ulonglong = NEIGHBOURS[state.target] & state.stands[state.clan] & ~state.mustered
    while word:
        source = lowest(word)
        word &= word - 1
        _list_from(state, source, ONE << state.target, moves)


def _list_from(state, source, targets, moves):
    """All steps from one space to some of its neighbours."""
    target: cython.int
    knights: cython.int
    count: cython.int = moves.count
    most: cython.int = may_leave(state, source)
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        if target >= FIRST_CASTLE and state.owner[target] != state.clan:
            if not refuse_assault(state, source, target):
                moves.items[count] = (source * 64 + target) * 64
                count += 1
        else:
            for knights in range(_least(state, source, target), most + 1):
                moves.items[count] = (source * 64 + target) * 64 + knights
                count += 1
    moves.count = count


def refuse_step(state, source, target, knights):
    if target >= FIRST_BANNER:
        return Reason.INTO_BANNER
    if not NEIGHBOURS[source] >> target & 1:
        return Reason.NO_ROAD
    if not state.stands[state.clan] >> source & 1:
        return Reason.NOBODY_THERE
    if state.phase == Phase.MUSTER and target != state.target:
        return Reason.MUSTERING
    if target >= FIRST_CASTLE and state.owner[target] != state.clan:
        return Reason.ALL_STORM if knights else refuse_assault(state, source, target)
    if state.mustered >> source & 1:
        return Reason.MUSTERED
    if not knights:
        return Reason.EMPTY_GROUP
    if knights > may_leave(state, source):
        here: cython.int = 1 if source >= FIRST_BANNER else state.knights[source]
        return Reason.GARRISON if knights <= here else Reason.TOO_MANY
    return Reason.TOO_WEAK if knights < _least(state, source, target) else 0


def march(state, source, target, knights):
    seat: cython.int = SEAT_OF[state.seats * CLANS + state.clan]
    note(state, Happening.MARCHED, seat, source, target, knights * 8 + state.clan, 0)
    state.shift(source, target, knights)


def reach(state, clan, source, steps, storming):
    """How far the knights of one space get together, as bits: where they march, or what they then beat or storm."""
    space: cython.int
    target: cython.int
    targets: cython.ulonglong
    crowd: cython.int = may_leave(state, source)
    bit: cython.ulonglong
    now: cython.ulonglong = ONE << source
    seen: cython.ulonglong = now
    beaten: cython.ulonglong = 0
    after: cython.ulonglong
    while steps and crowd:
        steps -= 1
        after = 0
        while now:
            space = lowest(now)
            now &= now - 1
            targets = NEIGHBOURS[space] & LAND & ~seen
            while targets:
                target = lowest(targets)
                bit = ONE << target
                targets &= targets - 1
                if state.owner[target] == clan or (target < FIRST_CASTLE and state.owner[target] == NOBODY):
                    after |= bit
                elif _falls(state, clan, source, space, target, crowd):
                    beaten |= bit
        seen |= after
        now = after
    return beaten if storming else seen & ~(ONE << source)


def _falls(state, clan, source, space, target, crowd):
    """Would a crowd from `source`, now on `space`, beat the camp or storm the castle beside it?"""
    if space != source and state.owner[space] == clan:
        crowd += may_leave(state, space)
    return crowd > state.knights[target] if target < FIRST_CASTLE else not withstands(state, target, crowd)


# 4. Battles in camps.


def _least(state, source, target):
    """4.1, 4.3: the smallest group that may go to a camp, or to an own castle."""
    least: cython.int
    if state.owner[target] == NOBODY or state.owner[target] == state.clan:
        return 1
    least = state.knights[target] + 1 - state.force - _help(state, source, target)
    return least if least > 1 else 1


def _help(state, source, target):
    """4.2: the most knights that could still join from other spaces, one step each."""
    space: cython.int
    here: cython.int
    best: cython.int = 0
    second: cython.int = 0
    word: cython.ulonglong = NEIGHBOURS[target] & state.stands[state.clan] & ~state.mustered & ~(ONE << source)
    while word:
        space = lowest(word)
        word &= word - 1
        here = may_leave(state, space)
        if here > best:
            second = best
            best = here
        elif here > second:
            second = here
    if state.steps == STEPS:
        return best + second
    return best if state.steps > 1 else 0


def muster(state, source, target, knights):
    """4.2: one more group against a camp. It stays where it is until the strike."""
    seat: cython.int = SEAT_OF[state.seats * CLANS + state.clan]
    note(state, Happening.MUSTERED, seat, source, target, knights * 8 + state.clan, 0)
    state.target = target
    state.group_source[state.groups] = source
    state.group_size[state.groups] = knights
    state.mustered |= ONE << source
    state.force += knights
    state.groups += 1


def strike(state, source, target, knights):
    """4.4: all groups go in. The beaten knights go back to their supply."""
    i: cython.int
    beaten: cython.int = state.knights[target] * 8 + state.owner[target]
    note(state, Happening.BEATEN, SEAT_OF[state.seats * CLANS + state.clan], target, state.clan, beaten, 0)
    state.clear_space(target)
    for i in range(state.groups):
        march(state, state.group_source[i], target, state.group_size[i])
    march(state, source, target, knights)
    state.groups = state.force = 0
    state.mustered = 0
