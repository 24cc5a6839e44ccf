"""What lies where in Torres: every fact of a position, to copy, to compare, to read and to set up. No rules.

Types are in state.pxd; the rules are in position.py.
"""

import cython

if not cython.compiled:  # compiled, these come from state.pxd
    from donjon.core.bits import ONE
    from donjon.core.position import Position
    from donjon.core.random import mix
    from donjon.games.torres.pieces import *


@cython.no_gc
@cython.cclass
class TorresState(Position):
    """Cells are counted in reading order from a8; colours and seats have the same numbers."""

    def __init__(
        self, seats: cython.int, version: cython.int, path: cython.bint, stacking: cython.bint, chosen: cython.int
    ):
        self.seats = seats
        self.turns = self.reveals = 0
        self.log = None
        self.version = version
        self.path = path
        self.stacking = stacking
        self.chosen = chosen
        self.master = -1
        self.stage = self.player = self.phase = self.round = self.first = self.starter = 0
        self.actions = self.left = self.bought = 0
        self.bound = self.carded = False
        self.supply = BLOCKS
        self.king = NOWHERE
        self.total = [0] * 4
        self.stacks = [0] * 16
        self.reserve = [KNIGHTS if seat < seats else 0 for seat in range(4)]
        self.knights = [0] * 4
        self.empty = BOARD
        self.height = [0] * 64
        self.castle_at = [NOWHERE] * 64
        self.above = [0] * 66
        self.castles = [0] * 32
        self.castles_standing = 0
        self.room = self.ledges = self.once = self.twice = self.thrice = 0
        self.hand = [1 if version == MASTER_VERSION and i < seats * KINDS else 0 for i in range(40)]
        self.played = [0] * 40
        self.fresh = [0] * 10
        self.bag = [COPIES if version == BASIC else 0] * 10
        self.middle = [ALL_KINDS if version == OWN and seat < seats else 0 for seat in range(4)]
        self.top = [0] * 4
        self.under = [0] * 4
        self.drawn = 0

    def fingerprint(self):
        """A hash of everything, hidden things included."""
        i: cython.int
        h: cython.ulonglong = mix(self.seats * 64 + self.version * 4 + self.path * 2 + self.stacking, self.chosen)
        h = mix(h, self.turns)
        h = mix(h, ((self.master + 1) * 16 + self.stage) * 4 + self.player)
        h = mix(h, ((self.phase * 8 + self.round) * 4 + self.first) * 4 + self.starter)
        h = mix(h, ((self.actions * 8 + self.left) * 4 + self.bought) * 4 + self.bound * 2 + self.carded)
        h = mix(h, self.supply * 256 + self.king)
        for i in range(self.seats):
            h = mix(mix(h, self.total[i]), self.knights[i])
        for i in range(16):
            h = mix(h, self.stacks[i])
        for i in range(CELLS):
            if self.height[i]:
                h = mix(h, i * 256 + self.height[i])
        return mix(h, self._key_of_cards())

    def _key_of_cards(self):
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

    # What the human half asks.

    def height_at(self, cell: cython.int) -> int:
        return self.height[cell]

    def same_castle(self, cell: cython.int, other: cython.int) -> bool:
        """Do both cells belong to one castle?"""
        return bool(self.height[cell] and self.height[other]) and self.castle_at[cell] == self.castle_at[other]

    def castle_count(self) -> int:
        return self.castles_standing

    def knights_of(self, seat: cython.int) -> int:
        """The cells of a seat's knights, as a word."""
        return self.knights[seat]

    def knights_off_board(self, seat: cython.int) -> int:
        return self.reserve[seat]

    def stacks_of(self, seat: cython.int, size: cython.int) -> int:
        """How many stacks of this size a seat has, without the one in hand."""
        return self.stacks[seat * 4 + size]

    def sizes_of(self, seat: cython.int, least: cython.int) -> list[int]:
        """The sizes of a seat's stacks, from this one on, without the one in hand."""
        return [size for size in range(least, 4) if self.stacks[seat * 4 + size]]

    def cards_in_hand(self, seat: cython.int, kind: cython.int) -> int:
        return self.hand[seat * KINDS + kind]

    def cards_fresh(self, kind: cython.int) -> int:
        """How many of this kind the player in turn bought just now."""
        return self.fresh[kind]

    def cards_played(self, seat: cython.int, kind: cython.int) -> int:
        return self.played[seat * KINDS + kind]

    def cards_of_kind(self, kind: cython.int) -> int:
        """All cards of a kind, wherever they are."""
        seat: cython.int
        i: cython.int
        digit: cython.ulonglong = kind + 1
        count: cython.int = self.bag[kind]
        for seat in range(self.seats):
            count += self.hand[seat * KINDS + kind] + self.played[seat * KINDS + kind]
            count += self.middle[seat] >> kind & 1
            for i in range(KINDS):
                count += (self.top[seat] >> (4 * i) & 15) == digit
                count += (self.under[seat] >> (4 * i) & 15) == digit
        for i in range(3):
            count += (self.drawn >> (4 * i) & 15) == digit
        return count

    def deck_top(self, seat: cython.int) -> int:
        """Cards that the owner put back on top of their own deck, as a sequence (decks.py)."""
        return self.top[seat]

    def deck_middle(self, seat: cython.int) -> int:
        return self.middle[seat]

    def deck_under(self, seat: cython.int) -> int:
        return self.under[seat]

    def cards_drawn(self) -> int:
        """Cards that the player in turn has drawn, of which they keep one, as a sequence."""
        return self.drawn

    # How `from_diagram` fills a table.

    def set_height(self, cell: cython.int, height: cython.int) -> None:
        """Heights first, then `survey`."""
        self.supply += self.height[cell] - height
        self.height[cell] = height

    def set_figure(self, seat: cython.int, cell: cython.int) -> None:
        """A knight of this seat, or the king (seat 4)."""
        self.empty &= ~(ONE << cell)
        if seat == 4:
            self.king = cell
        else:
            self.knights[seat] |= ONE << cell
            self.reserve[seat] -= 1

    def set_points(self, seat: cython.int, points: cython.int) -> None:
        self.total[seat] = points

    def set_stacks(self, seat: cython.int, size: cython.int, count: cython.int) -> None:
        self.supply += size * (self.stacks[seat * 4 + size] - count)
        self.stacks[seat * 4 + size] = count

    def set_cards(self, seat: cython.int, kind: cython.int, hand: cython.int, played: cython.int) -> None:
        self.hand[seat * KINDS + kind] = hand
        self.played[seat * KINDS + kind] = played

    def set_fresh(self, kind: cython.int, count: cython.int) -> None:
        self.fresh[kind] = count

    def set_bag(self, kind: cython.int, count: cython.int) -> None:
        self.bag[kind] = count

    def set_deck(self, seat: cython.int, top: cython.ulonglong, middle: cython.int, under: cython.ulonglong) -> None:
        self.top[seat] = top
        self.middle[seat] = middle
        self.under[seat] = under

    def set_drawn(self, drawn: cython.ulonglong) -> None:
        self.drawn = drawn
