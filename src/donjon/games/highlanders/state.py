"""What lies where in Highlanders: every fact of a position, to copy, to compare, to read and to set up. No rules.

Types are in state.pxd; the rules are in position.py.
"""

import cython

from donjon.games.highlanders import pieces

if not cython.compiled:  # compiled, these come from state.pxd
    from donjon.core.bits import ONE
    from donjon.core.position import Position
    from donjon.core.random import mix
    from donjon.games.highlanders.codes import Ending, Phase
    from donjon.games.highlanders.pieces import *


@cython.no_gc
@cython.cclass
class HighlandersState(Position):
    """The state of a game. Spaces are numbered as in pieces.py."""

    def __init__(self, seats: cython.int, repulse: cython.bint, turn_cap: cython.int):
        self.seats = seats
        self.turns = self.reveals = 0
        self.log = None
        self.clans = pieces.clans(seats)
        self.repulse = repulse
        self.turn_cap = turn_cap
        self.clan = self.die = self.steps = 0
        self.target = self.gate = self.groups = self.force = 0
        self.phase = Phase.BEGIN
        self.ending = Ending.RUNNING
        self.mustered = self.unseen = 0
        self.ruled_out = [0] * 4
        self.group_source = [0] * 2
        self.group_size = [0] * 2
        self.supply = [KNIGHTS] * 5
        self.reserve = list(pieces.SHIELDS) * 5
        self.owner = [NOBODY] * 46
        self.knights = [0] * 46
        self.shield = [NO_SHIELD] * 46
        self.free_castles = CASTLE_BITS
        self.stands = [0] * 5
        self.castles = [0] * 5

    def fingerprint(self):
        """A hash of everything, hidden things included."""
        i: cython.int
        h: cython.ulonglong = mix(self.seats * 2 + self.repulse, self.turn_cap)
        h = mix(h, self.turns)
        h = mix(h, ((self.clan * 8 + self.phase) * 8 + self.die) * 8 + self.steps)
        h = mix(h, (self.target * 64 + self.gate) * 8 + self.ending)
        for i in range(self.groups):
            h = mix(h, self.group_source[i] * 64 + self.group_size[i])
        for i in range(self.clans):
            h = mix(h, self.stands[i])
            h = mix(h, self.castles[i])
        h = mix(h, self.unseen)
        for i in range(4):
            h = mix(h, self.ruled_out[i])
        for i in range(FIRST_BANNER):
            if self.owner[i] != NOBODY:
                h = mix(h, (i * 64 + self.knights[i]) * 8 + self.shield[i])
        return h

    # Knights on the move.

    def shift(self, source, target, knights):
        """Knights of the clan whose turn it is go from a space to a camp or castle."""
        if source < FIRST_BANNER:
            self.knights[source] -= knights
        if source >= FIRST_BANNER or not self.knights[source]:
            self.stands[self.clan] &= ~(ONE << source)
            if source < FIRST_CASTLE:
                self.owner[source] = NOBODY
        self.owner[target] = self.clan
        self.knights[target] += knights
        self.stands[self.clan] |= ONE << target

    def clear_space(self, space):
        """All knights of a camp or castle go back to their supply."""
        owner: cython.int = self.owner[space]
        self.supply[owner] += self.knights[space]
        self.knights[space] = 0
        self.stands[owner] &= ~(ONE << space)
        if space < FIRST_CASTLE:
            self.owner[space] = NOBODY

    # What the human half asks, and how `from_diagram` fills the board.

    def owner_of(self, space: cython.int) -> int:
        """Of a camp or a castle: a clan or NOBODY."""
        return self.owner[space]

    def shield_at(self, castle: cython.int) -> int:
        """The value of the shield there, or NO_SHIELD."""
        return self.shield[castle]

    def is_unseen(self, castle: cython.int) -> bool:
        return bool(self.unseen >> castle & 1)

    def is_ruled_out(self, castle: cython.int, value: cython.int) -> bool:
        """6.3: has everybody seen that the unseen shield there cannot have this value?"""
        return bool(self.ruled_out[value] >> castle & 1)

    def rule_out(self, castle: cython.int, value: cython.int) -> None:
        self.ruled_out[value] |= ONE << castle

    def hides(self, clan: cython.int) -> bool:
        """Does an unseen shield of the clan lie anywhere?"""
        return bool(self.unseen & self.castles[clan])

    def held(self) -> list[tuple[int, int, int]]:
        """Every camp and castle that has an owner: its number, the owner, the knights there."""
        return [(space, self.owner[space], self.knights[space]) for space in range(46) if self.owner[space] != NOBODY]

    def on_banners(self) -> list[tuple[int, list[int]]]:
        """Every banner with knights on it: its number and the clans."""
        return [
            (space, [clan for clan in range(self.clans) if self.stands[clan] >> space & 1])
            for space in range(46, 52)
            if (self.stands[0] | self.stands[1] | self.stands[2] | self.stands[3] | self.stands[4]) >> space & 1
        ]

    def in_supply(self, clan: cython.int) -> int:
        return self.supply[clan]

    def in_reserve(self, clan: cython.int, value: cython.int) -> int:
        return self.reserve[clan * 4 + value]

    def group_at(self, index: cython.int) -> int:
        """A mustered group as source * 64 + knights."""
        return self.group_source[index] * 64 + self.group_size[index]

    def put(self, space: cython.int, clan: cython.int, knights: cython.int) -> None:
        """Place knights from the supply on a free space. A castle may get none."""
        self.supply[clan] -= knights
        if knights:
            self.stands[clan] |= ONE << space
        if space < FIRST_BANNER:
            self.owner[space] = clan
            self.knights[space] = knights
        if FIRST_CASTLE <= space < FIRST_BANNER:
            self.castles[clan] |= ONE << space
            self.free_castles &= ~(ONE << space)
