"""Action cards in decks and hands, and what is known of them (RULES 4.10, 5.1, 7). Types are in decks.pxd.

The common deck is a bag: counts of kinds, in no order. An own deck has a bag in its `middle`. Above and below it are
cards whose place the owner knows. A `sequence` is a word of four-bit digits: kind + 1, first card lowest, 0 = end.
"""

import cython

if not cython.compiled:  # compiled, these come from decks.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.games.torres.pieces import *


def length(sequence):
    """How many cards it has."""
    count: cython.int = 0
    while sequence:
        sequence >>= 4
        count += 1
    return count


def among(sequence, kind):
    """Is a card of the kind in it?"""
    digit: cython.ulonglong = kind + 1
    while sequence:
        if (sequence & 15) == digit:
            return True
        sequence >>= 4
    return False


def without(sequence, kind):
    """The same cards in the same order, but not this one."""
    digit: cython.ulonglong = kind + 1
    out: cython.ulonglong = 0
    shift: cython.int = 0
    while sequence:
        if (sequence & 15) != digit:
            out |= (sequence & 15) << shift
            shift += 4
        sequence >>= 4
    return out


def size(state, seat):
    """How many cards are left to buy for this seat."""
    kind: cython.int
    count: cython.int = 0
    if state.version == BASIC:
        for kind in range(KINDS):
            count += state.bag[kind]
        return count
    return popcount(state.middle[seat]) + length(state.top[seat]) + length(state.under[seat])


# 5.1 Playing.


def playable(state, seat):
    """The kinds in hand, as bits, but not those in hand only since this turn."""
    kind: cython.int
    kinds: cython.uint = 0
    for kind in range(KINDS):
        kinds |= cython.cast(cython.uint, state.hand[seat * KINDS + kind] > state.fresh[kind]) << kind
    return kinds


def spend(state, seat, kind):
    state.hand[seat * KINDS + kind] -= 1
    state.played[seat * KINDS + kind] += 1


# 4.10 Buying from the common deck, 7. from an own one.


def take(state, seat, kind):
    """A card comes into a hand."""
    state.hand[seat * KINDS + kind] += 1
    state.fresh[kind] += 1


def draw(state, seat, kind):
    """Chance gives a card of this kind: into the hand or, with own decks, to the cards of which one is kept."""
    if state.version == BASIC:
        state.bag[kind] -= 1
        take(state, seat, kind)
    else:
        state.middle[seat] &= ~(cython.cast(cython.uint, 1) << kind)
        state.drawn |= cython.cast(cython.ulonglong, kind + 1) << (4 * length(state.drawn))


def weight(state, seat, kind):
    """How many cards of the kind chance could give."""
    return state.bag[kind] if state.version == BASIC else state.middle[seat] >> kind & 1


def draw_known(state, seat):
    """7.1, 7.3: draw as long as the owner knows the next card. True if chance has to give the next one."""
    count: cython.int = length(state.drawn)
    while count < DRAWN_AT_ONCE:
        if state.top[seat]:
            state.drawn |= (state.top[seat] & 15) << (4 * count)
            state.top[seat] >>= 4
        elif state.middle[seat]:
            if state.middle[seat] & (state.middle[seat] - 1):
                return True
            draw(state, seat, lowest(state.middle[seat]))
        elif state.under[seat]:
            state.drawn |= (state.under[seat] & 15) << (4 * count)
            state.under[seat] >>= 4
        else:
            return False
        count += 1
    return False


def keep(state, seat, kind, where):
    """7.2: one card goes into the hand, the others on top of the deck or under it, in the order they were drawn."""
    others: cython.ulonglong = without(state.drawn, kind)
    state.drawn = 0
    take(state, seat, kind)
    if where == BENEATH:
        state.under[seat] |= others << (4 * length(state.under[seat]))
    else:
        state.top[seat] = others | state.top[seat] << (4 * length(others))


def end_turn(state):
    """Cards bought in a turn may be played in the next."""
    kind: cython.int
    for kind in range(KINDS):
        state.fresh[kind] = 0


# What is hidden: the hands and decks of the others. How many cards lie where is known to all.


def imagine(state, seat, random):
    """Deal again what `seat` cannot know while it is somebody else's turn."""
    other: cython.int
    if state.version == BASIC:
        _imagine_hands(state, seat, random)
    elif state.version == OWN:
        for other in range(state.seats):
            if other != seat:
                _imagine_deck(state, other, random)


def _imagine_hands(state, seat, random):
    """The common deck and the hands of the others, mixed and dealt again."""
    other: cython.int
    kind: cython.int
    i: cython.int
    cards: cython.int[4]
    new: cython.int = 0  # bought this turn by somebody else: unknown like the rest, but not playable yet
    if not cython.compiled:
        cards = [0] * 4
    for other in range(4):
        cards[other] = 0
    for other in range(state.seats):
        if other == seat:
            continue
        for kind in range(KINDS):
            cards[other] += state.hand[other * KINDS + kind]
            state.bag[kind] += state.hand[other * KINDS + kind]
            state.hand[other * KINDS + kind] = 0
    if state.player != seat:
        for kind in range(KINDS):
            new += state.fresh[kind]
            state.fresh[kind] = 0
    for other in range(state.seats):
        for i in range(cards[other]):
            kind = _pick(state.bag, random)
            state.hand[other * KINDS + kind] += 1
            if other == state.player and i < new:
                state.fresh[kind] += 1


def _imagine_deck(state, seat, random):
    """All cards a seat has not played, dealt again to the places where they lie."""
    kind: cython.int
    i: cython.int
    cards: cython.uchar[10]
    held: cython.int = 0
    new: cython.int = 0
    if not cython.compiled:
        cards = [0] * 10
    for kind in range(KINDS):
        cards[kind] = 1 - state.played[seat * KINDS + kind]
        held += state.hand[seat * KINDS + kind]
        state.hand[seat * KINDS + kind] = 0
        if seat == state.player:
            new += state.fresh[kind]
            state.fresh[kind] = 0
    for i in range(held):
        kind = _pick(cards, random)
        state.hand[seat * KINDS + kind] = 1
        if i < new:
            state.fresh[kind] = 1
    state.top[seat] = _pick_sequence(state.top[seat], cards, random)
    state.under[seat] = _pick_sequence(state.under[seat], cards, random)
    if seat == state.player:
        state.drawn = _pick_sequence(state.drawn, cards, random)
    state.middle[seat] = 0
    for kind in range(KINDS):
        if cards[kind]:
            state.middle[seat] |= cython.cast(cython.uint, 1) << kind


def _pick(cards, random):
    """Take one of these cards, all equally likely, and return its kind."""
    kind: cython.int
    total: cython.int = 0
    at: cython.int
    for kind in range(KINDS):
        total += cards[kind]
    at = random.below(total)
    kind = 0
    while at >= cards[kind]:
        at -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind


def _pick_sequence(like, cards, random):
    """A random sequence as long as another."""
    out: cython.ulonglong = 0
    i: cython.int
    for i in range(length(like)):
        out |= cython.cast(cython.ulonglong, _pick(cards, random) + 1) << (4 * i)
    return out
