"""What lies on the table of Torres: every fact of a position, to copy, to compare, to read and to set up. No rules.

Types are in table.pxd; the rules are in position.py.
"""

import cython

if not cython.compiled:  # compiled, these come from table.pxd
    from donjon.core.bits import ONE
    from donjon.core.position import Position
    from donjon.core.random import mix
    from donjon.games.torres.castles import Castles
    from donjon.games.torres.decks import Decks
    from donjon.games.torres.pieces import *


@cython.cclass
class Table(Position):
    """Cells are counted in reading order from a8; colours and seats have the same numbers."""

    def __init__(self, seats, version, path, stacking, chosen):
        self.seats = seats
        self.turns = self.reveals = 0
        self.log = None
        self.version = version
        self.path = path
        self.stacking = stacking
        self.chosen = chosen
        self.master = -1
        self.stage = self.player = self.phase = self.round = self.first = self.starter = 0
        self.points = self.left = self.bought = 0
        self.bound = self.carded = False
        self.supply = BLOCKS
        self.king = NOWHERE
        self.total = [0] * 4
        self.stacks = [0] * 16
        self.reserve = [KNIGHTS if seat < seats else 0 for seat in range(4)]
        self.knights = [0] * 4
        self.empty = BOARD
        self.castles = Castles()
        self.decks = Decks(seats, version)

    def _lay_out(self, other):
        """Become like another table, which has castles and decks of its own."""
        self.seats = other.seats
        self.turns = other.turns
        self.reveals = other.reveals
        self.version = other.version
        self.path = other.path
        self.stacking = other.stacking
        self.chosen = other.chosen
        self.master = other.master
        self.stage = other.stage
        self.player = other.player
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.starter = other.starter
        self.points = other.points
        self.bound = other.bound
        self.left = other.left
        self.bought = other.bought
        self.carded = other.carded
        self.supply = other.supply
        self.king = other.king
        self.total = other.total[:]
        self.stacks = other.stacks[:]
        self.reserve = other.reserve[:]
        self.knights = other.knights[:]
        self.empty = other.empty
        self.castles.assign(other.castles)
        self.decks.assign(other.decks)

    def _fingerprint(self):
        """A hash of everything, hidden things included."""
        i: cython.int
        h: cython.ulonglong = mix(self.seats * 64 + self.version * 4 + self.path * 2 + self.stacking, self.chosen)
        h = mix(h, self.turns)
        h = mix(h, ((self.master + 1) * 16 + self.stage) * 4 + self.player)
        h = mix(h, ((self.phase * 8 + self.round) * 4 + self.first) * 4 + self.starter)
        h = mix(h, ((self.points * 8 + self.left) * 4 + self.bought) * 4 + self.bound * 2 + self.carded)
        h = mix(h, self.supply * 256 + self.king)
        for i in range(self.seats):
            h = mix(mix(h, self.total[i]), self.knights[i])
        for i in range(16):
            h = mix(h, self.stacks[i])
        for i in range(CELLS):
            if self.castles.height[i]:
                h = mix(h, i * 256 + self.castles.height[i])
        return mix(h, self.decks.key())

    # Reading, for the human half.

    def height_at(self, cell):
        return self.castles.height[cell]

    def area_at(self, cell):
        """The area of the castle on a cell, 0 on the ground."""
        return self.castles.area_at(cell)

    def castle_count(self):
        return self.castles.count

    def knights_of(self, seat):
        """The cells of a seat's knights, as a word."""
        return self.knights[seat]

    def knights_off_board(self, seat):
        return self.reserve[seat]

    def stacks_of(self, seat, size):
        """How many stacks of this size a seat has, the one in hand not counted."""
        return self.stacks[seat * 4 + size]

    def cards_in_hand(self, seat, kind):
        return self.decks.hand[seat * KINDS + kind]

    def cards_fresh(self, kind):
        """How many of this kind the player in turn bought just now."""
        return self.decks.fresh[kind]

    def cards_played(self, seat, kind):
        return self.decks.played[seat * KINDS + kind]

    def cards_in_bag(self, kind):
        return self.decks.bag[kind]

    def cards_of_kind(self, kind):
        """All cards of a kind, wherever they are."""
        seat: cython.int
        i: cython.int
        digit: cython.ulonglong = kind + 1
        count: cython.int = self.decks.bag[kind]
        for seat in range(self.seats):
            count += self.decks.hand[seat * KINDS + kind] + self.decks.played[seat * KINDS + kind]
            count += self.decks.middle[seat] >> kind & 1
            for i in range(KINDS):
                count += (self.decks.top[seat] >> (4 * i) & 15) == digit
                count += (self.decks.under[seat] >> (4 * i) & 15) == digit
        for i in range(3):
            count += (self.decks.drawn >> (4 * i) & 15) == digit
        return count

    def deck_size(self, seat):
        """Cards this seat could still buy."""
        return self.decks.size(seat)

    def deck_top(self, seat):
        """Cards of an own deck its owner put back on top, as a sequence (decks.py)."""
        return self.decks.top[seat]

    def deck_middle(self, seat):
        return self.decks.middle[seat]

    def deck_under(self, seat):
        return self.decks.under[seat]

    def cards_drawn(self):
        """Cards the player in turn has drawn to keep one of, as a sequence."""
        return self.decks.drawn

    # Setting up, for diagrams.

    def set_height(self, cell, height):
        """Heights first, then `survey`."""
        self.supply += self.castles.height[cell] - height
        self.castles.height[cell] = height

    def survey(self):
        self.castles.survey()

    def set_figure(self, seat, cell):
        """A knight of this seat, or the king (seat 4)."""
        self.empty &= ~(ONE << cell)
        if seat == 4:
            self.king = cell
        else:
            self.knights[seat] |= ONE << cell
            self.reserve[seat] -= 1

    def set_score(self, seat, points):
        self.total[seat] = points

    def set_stacks(self, seat, size, count):
        self.supply += size * (self.stacks[seat * 4 + size] - count)
        self.stacks[seat * 4 + size] = count

    def set_cards(self, seat, kind, hand, played):
        self.decks.hand[seat * KINDS + kind] = hand
        self.decks.played[seat * KINDS + kind] = played

    def set_fresh(self, kind, count):
        self.decks.fresh[kind] = count

    def set_bag(self, kind, count):
        self.decks.bag[kind] = count

    def set_deck(self, seat, top, middle, under):
        self.decks.top[seat] = top
        self.decks.middle[seat] = middle
        self.decks.under[seat] = under

    def set_drawn(self, drawn):
        self.decks.drawn = drawn
