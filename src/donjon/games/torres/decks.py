"""Action cards in decks and hands, and what is known of them (RULES 4.10, 5.1, 7). Types are in decks.pxd.

The common deck is a bag: counts of kinds, in no order. An own deck is a bag too, its `middle`, with the cards above and
below it whose place the owner knows. A `sequence` is a word of four-bit digits: kind + 1, first card lowest, 0 = end.
"""

import cython

if not cython.compiled:  # compiled, these come from decks.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.core.random import mix
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


@cython.final
@cython.cclass
class Decks:
    """Every action card: in hands, in decks, or played."""

    def __init__(self, seats, version):
        own: cython.bint = version == OWN
        self.seats = seats
        self.version = version
        self.hand = [0] * 40
        self.played = [0] * 40
        self.fresh = [0] * 10
        self.bag = [COPIES if version == BASIC else 0] * 10
        self.middle = [ALL_KINDS if own and seat < seats else 0 for seat in range(4)]
        self.top = [0] * 4
        self.under = [0] * 4
        self.drawn = 0
        if version > OWN:
            for i in range(seats * KINDS):
                self.hand[i] = 1

    def assign(self, other):
        self.seats = other.seats
        self.version = other.version
        self.hand = other.hand[:]
        self.played = other.played[:]
        self.fresh = other.fresh[:]
        self.bag = other.bag[:]
        self.middle = other.middle[:]
        self.top = other.top[:]
        self.under = other.under[:]
        self.drawn = other.drawn

    def size(self, seat):
        """How many cards are left to buy for this seat."""
        kind: cython.int
        count: cython.int = 0
        if self.version == BASIC:
            for kind in range(KINDS):
                count += self.bag[kind]
            return count
        return popcount(self.middle[seat]) + length(self.top[seat]) + length(self.under[seat])

    # 5.1 Playing.

    def playable(self, seat):
        """The kinds in hand, as bits, but not those in hand only since this turn."""
        kind: cython.int
        kinds: cython.uint = 0
        for kind in range(KINDS):
            kinds |= cython.cast(cython.uint, self.hand[seat * KINDS + kind] > self.fresh[kind]) << kind
        return kinds

    def spend(self, seat, kind):
        self.hand[seat * KINDS + kind] -= 1
        self.played[seat * KINDS + kind] += 1

    # 4.10 Buying from the common deck, 7. from an own one.

    def take(self, seat, kind):
        """A card comes into a hand."""
        self.hand[seat * KINDS + kind] += 1
        self.fresh[kind] += 1

    def draw(self, seat, kind):
        """Chance gives a card of this kind: into the hand, or (own decks) to those one is kept of."""
        if self.version == BASIC:
            self.bag[kind] -= 1
            self.take(seat, kind)
        else:
            self.middle[seat] &= ~(cython.cast(cython.uint, 1) << kind)
            self.drawn |= cython.cast(cython.ulonglong, kind + 1) << (4 * length(self.drawn))

    def weight(self, seat, kind):
        """How many cards of the kind chance could give."""
        return self.bag[kind] if self.version == BASIC else self.middle[seat] >> kind & 1

    def draw_known(self, seat):
        """7.1, 7.3: draw on as long as the owner knows the next card. True when chance has to give it."""
        count: cython.int = length(self.drawn)
        while count < DRAWN_AT_ONCE:
            if self.top[seat]:
                self.drawn |= (self.top[seat] & 15) << (4 * count)
                self.top[seat] >>= 4
            elif self.middle[seat]:
                if self.middle[seat] & (self.middle[seat] - 1):
                    return True
                self.draw(seat, lowest(self.middle[seat]))
            elif self.under[seat]:
                self.drawn |= (self.under[seat] & 15) << (4 * count)
                self.under[seat] >>= 4
            else:
                return False
            count += 1
        return False

    def keep(self, seat, kind, where):
        """7.2: one card into the hand, the others in drawn order on top of the deck or under it."""
        others: cython.ulonglong = without(self.drawn, kind)
        self.drawn = 0
        self.take(seat, kind)
        if where == BENEATH:
            self.under[seat] |= others << (4 * length(self.under[seat]))
        else:
            self.top[seat] = others | self.top[seat] << (4 * length(others))

    def end_turn(self):
        """Cards bought in a turn may be played in the next."""
        kind: cython.int
        for kind in range(KINDS):
            self.fresh[kind] = 0

    # What is hidden: the hands and decks of the others. How many cards lie where is known to all.

    def imagine(self, seat, player, random):
        """Re-deal what `seat` cannot know while it is `player`'s turn."""
        other: cython.int
        if self.version == BASIC:
            self._imagine_hands(seat, player, random)
        elif self.version == OWN:
            for other in range(self.seats):
                if other != seat:
                    self._imagine_deck(other, player, random)

    def _imagine_hands(self, seat, player, random):
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
        for other in range(self.seats):
            if other == seat:
                continue
            for kind in range(KINDS):
                cards[other] += self.hand[other * KINDS + kind]
                self.bag[kind] += self.hand[other * KINDS + kind]
                self.hand[other * KINDS + kind] = 0
        if player != seat:
            for kind in range(KINDS):
                new += self.fresh[kind]
                self.fresh[kind] = 0
        for other in range(self.seats):
            for i in range(cards[other]):
                kind = self._pick(self.bag, random)
                self.hand[other * KINDS + kind] += 1
                if other == player and i < new:
                    self.fresh[kind] += 1

    def _imagine_deck(self, seat, player, random):
        """All cards a seat has not played, dealt again to the places where they lie."""
        kind: cython.int
        i: cython.int
        cards: cython.uchar[10]
        held: cython.int = 0
        new: cython.int = 0
        if not cython.compiled:
            cards = [0] * 10
        for kind in range(KINDS):
            cards[kind] = 1 - self.played[seat * KINDS + kind]
            held += self.hand[seat * KINDS + kind]
            self.hand[seat * KINDS + kind] = 0
            if seat == player:
                new += self.fresh[kind]
                self.fresh[kind] = 0
        for i in range(held):
            kind = self._pick(cards, random)
            self.hand[seat * KINDS + kind] = 1
            if i < new:
                self.fresh[kind] = 1
        self.top[seat] = self._pick_sequence(self.top[seat], cards, random)
        self.under[seat] = self._pick_sequence(self.under[seat], cards, random)
        if seat == player:
            self.drawn = self._pick_sequence(self.drawn, cards, random)
        self.middle[seat] = 0
        for kind in range(KINDS):
            if cards[kind]:
                self.middle[seat] |= cython.cast(cython.uint, 1) << kind

    def _pick(self, cards, random):
        """Take one of these cards, each as likely as any other, and say its kind."""
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

    def _pick_sequence(self, like, cards, random):
        """A random sequence as long as another."""
        out: cython.ulonglong = 0
        i: cython.int
        for i in range(length(like)):
            out |= cython.cast(cython.ulonglong, self._pick(cards, random) + 1) << (4 * i)
        return out

    def key(self):
        i: cython.int
        h: cython.ulonglong = self.drawn
        for i in range(40):
            if self.hand[i] or self.played[i]:
                h = mix(h, i * 256 + self.hand[i] * 16 + self.played[i])
        for i in range(KINDS):
            h = mix(h, self.fresh[i] * 16 + self.bag[i])
        if self.version == OWN:
            for i in range(self.seats):
                h = mix(mix(mix(h, self.top[i]), self.under[i]), self.middle[i])
        return h
