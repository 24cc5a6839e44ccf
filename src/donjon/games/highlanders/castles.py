"""Free castles, held castles and their shields (RULES 5, 6). Types: castles.pxd."""

import cython

if not cython.compiled:  # compiled, these come from castles.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.core.position import note
    from donjon.games.highlanders.codes import Happening, Reason
    from donjon.games.highlanders.pieces import *


# The assault.


def refuse_assault(state, camp, castle):
    """5.1, 6.1, 6.2: why the knights of a camp may not storm a castle."""
    return withstands(state, castle, state.knights[camp])


def withstands(state, castle, force):
    """Why this number of knights is too small. Against an unseen shield any number may try."""
    if state.owner[castle] != NOBODY and state.unseen >> castle & 1:
        return 0
    if force >= needed(state, castle, 0 if state.shield[castle] == NO_SHIELD else state.shield[castle]):
        return 0
    return Reason.SWORDS_HOLD if state.owner[castle] == NOBODY else Reason.DEFENDERS_HOLD


def needed(state, castle, shield):
    """5.1, 6.1, 6.6: how many knights take a castle with such a shield: twice its swords or its defenders."""
    defence: cython.int = state.knights[castle] + shield
    if state.owner[castle] == NOBODY:
        return 2 * SWORDS[castle]
    return 2 * defence if defence else 1


def storm(state, camp, castle):
    """6.3: an unseen shield is shown, then the same rule as above decides. True if the castle falls."""
    clan: cython.int = state.clan
    seat: cython.int = SEAT_OF[state.seats * CLANS + clan]
    note(state, Happening.STORMED, seat, camp, castle, state.knights[camp] * 8 + clan, 0)
    if state.unseen >> castle & 1:
        _show(state, castle)
    if refuse_assault(state, camp, castle):
        _fail(state, camp, castle)
        return False
    if state.owner[castle] != NOBODY:
        _lose(state, castle)
    note(state, Happening.TOOK, seat, castle, 0, clan, SWORDS[castle])
    _hold(state, castle)
    state.target = castle
    state.gate = camp
    return True


def _fail(state, camp, castle):
    """6.5: the step is spent; the knights are lost or thrown back."""
    crowd: cython.int = state.knights[camp] * 8 + state.clan
    seat: cython.int = SEAT_OF[state.seats * CLANS + state.clan]
    if state.repulse:
        note(state, Happening.REPULSED, seat, camp, castle, crowd, 0)
    else:
        note(state, Happening.PERISHED, seat, camp, castle, crowd, 0)
        state.clear_space(camp)


def _lose(state, castle):
    """6.4: its knights go to the supply, its shield to the reserve."""
    owner: cython.int = state.owner[castle]
    crowd: cython.int = state.knights[castle] * 8 + owner
    note(state, Happening.LOST, SEAT_OF[state.seats * CLANS + owner], castle, 0, crowd, -SWORDS[castle])
    state.clear_space(castle)
    state.castles[owner] &= ~(ONE << castle)
    if state.shield[castle] != NO_SHIELD:
        state.reserve[owner * 4 + state.shield[castle]] += 1
        state.shield[castle] = NO_SHIELD


def _hold(state, castle):
    state.owner[castle] = state.clan
    state.castles[state.clan] |= ONE << castle
    state.free_castles &= ~(ONE << castle)


def go_in(state, knights):
    """5.3: so many go in from the gate."""
    left: cython.int = state.knights[state.gate] - knights
    crowd: cython.int = (left * STEP + knights) * 8 + state.clan
    note(state, Happening.WENT_IN, SEAT_OF[state.seats * CLANS + state.clan], state.gate, state.target, crowd, 0)
    state.shift(state.gate, state.target, knights)


def give_last(state):
    """7.1: whoever took the last but one free castle gets the last one, too."""
    castle: cython.int = lowest(state.free_castles)
    _hold(state, castle)
    note(state, Happening.GIVEN, SEAT_OF[state.seats * CLANS + state.clan], castle, 0, state.clan, SWORDS[castle])


# Shields.


def shields_left(state, clan):
    i: cython.int = clan * 4
    return state.reserve[i] + state.reserve[i + 1] + state.reserve[i + 2] + state.reserve[i + 3]


def lay(state, castle, value, unseen):
    """Lay a shield of the owner's reserve at a castle."""
    state.reserve[state.owner[castle] * 4 + value] -= 1
    state.shield[castle] = value
    if unseen:
        state.unseen |= ONE << castle


def draw_shield(state, value):
    """5.4: drawn blind, known to its owner."""
    lay(state, state.target, value, True)
    deduce(state, state.clan)
    note(state, Happening.LAID, SEAT_OF[state.seats * CLANS + state.clan], state.target, value, state.clan, 0)


def _show(state, castle):
    """6.3: everybody knows its value now."""
    value: cython.int
    owner: cython.int = state.owner[castle]
    note(state, Happening.SHOWN, SEAT_OF[state.seats * CLANS + owner], castle, state.shield[castle], owner, 0)
    state.reveals += 1
    state.unseen &= ~(ONE << castle)
    for value in range(4):
        state.ruled_out[value] &= ~(ONE << castle)
    deduce(state, owner)


def deduce(state, clan):
    """6.3: once all of a clan's shields of one value lie in sight, none of its unseen shields has that value."""
    castle: cython.int
    value: cython.int
    seen: cython.int
    for value in range(4):
        seen = 0
        for castle in range(FIRST_CASTLE, FIRST_BANNER):
            if state.owner[castle] == clan and state.shield[castle] == value and not state.unseen >> castle & 1:
                seen += 1
        if seen == SHIELDS[value]:
            state.ruled_out[value] |= state.unseen & state.castles[clan]


def redeal(state, clan, random):
    """Draw a clan's unseen shields again, castle by castle. False if one has a value that was ruled out."""
    castle: cython.int
    value: cython.int
    pick: cython.int
    fits: cython.bint = True
    word: cython.ulonglong = state.unseen & state.castles[clan]
    while word:
        castle = lowest(word)
        word &= word - 1
        state.reserve[clan * 4 + state.shield[castle]] += 1
    word = state.unseen & state.castles[clan]
    while word:
        castle = lowest(word)
        word &= word - 1
        pick = random.below(shields_left(state, clan))
        value = 0
        while pick >= state.reserve[clan * 4 + value]:
            pick -= state.reserve[clan * 4 + value]
            value += 1
        lay(state, castle, value, True)
        if state.ruled_out[value] >> castle & 1:
            fits = False
    return fits
