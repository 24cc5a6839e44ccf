"""What lies where on the board of Highlanders, and how it is copied; the rules are in position.py. Types: board.pxd."""

import cython

from donjon.games.highlanders import pieces

if not cython.compiled:  # compiled, these come from board.pxd
    from donjon.core.bits import ONE
    from donjon.core.position import Position
    from donjon.games.highlanders.codes import Ending, Phase
    from donjon.games.highlanders.pieces import *


@cython.cclass
class HighlandersBoard(Position):
    """The state of a game. Spaces are numbered as in pieces.py."""

    def __init__(self, seats, repulse, turn_cap):
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

    def _assign(self, other):
        self.seats = other.seats
        self.turns = other.turns
        self.reveals = other.reveals
        self.clans = other.clans
        self.repulse = other.repulse
        self.turn_cap = other.turn_cap
        self.clan = other.clan
        self.phase = other.phase
        self.die = other.die
        self.steps = other.steps
        self.target = other.target
        self.gate = other.gate
        self.groups = other.groups
        self.force = other.force
        self.ending = other.ending
        self.mustered = other.mustered
        self.unseen = other.unseen
        self.free_castles = other.free_castles
        self.ruled_out = other.ruled_out[:]
        self.group_source = other.group_source[:]
        self.group_size = other.group_size[:]
        self.supply = other.supply[:]
        self.reserve = other.reserve[:]
        self.owner = other.owner[:]
        self.knights = other.knights[:]
        self.shield = other.shield[:]
        self.stands = other.stands[:]
        self.castles = other.castles[:]

    # What the human half asks, and how `from_diagram` fills the board.

    def owner_of(self, space):
        """Of a camp or a castle: a clan or NOBODY."""
        return self.owner[space]

    def shield_at(self, castle):
        """The value of the shield there, or NO_SHIELD."""
        return self.shield[castle]

    def is_unseen(self, castle):
        return bool(self.unseen >> castle & 1)

    def is_ruled_out(self, castle, value):
        """6.3: has everybody seen that the unseen shield there cannot have this value?"""
        return bool(self.ruled_out[value] >> castle & 1)

    def rule_out(self, castle, value):
        self.ruled_out[value] |= ONE << castle

    def hides(self, clan):
        """Does an unseen shield of the clan lie anywhere?"""
        return bool(self.unseen & self.castles[clan])

    def held(self):
        """Every camp and castle that has an owner: its number, the owner, the knights there."""
        return [(space, self.owner[space], self.knights[space]) for space in range(46) if self.owner[space] != NOBODY]

    def on_banners(self):
        """Every banner with knights on it: its number and the clans."""
        return [
            (space, [clan for clan in range(self.clans) if self.stands[clan] >> space & 1])
            for space in range(46, 52)
            if (self.stands[0] | self.stands[1] | self.stands[2] | self.stands[3] | self.stands[4]) >> space & 1
        ]

    def in_supply(self, clan):
        return self.supply[clan]

    def in_reserve(self, clan, value):
        return self.reserve[clan * 4 + value]

    def group_at(self, index):
        """A mustered group as source * 64 + knights."""
        return self.group_source[index] * 64 + self.group_size[index]

    def put(self, space, clan, knights):
        """Set knights from the supply on a free space; a castle may get none."""
        self.supply[clan] -= knights
        if knights:
            self.stands[clan] |= ONE << space
        if space < FIRST_BANNER:
            self.owner[space] = clan
            self.knights[space] = knights
        if FIRST_CASTLE <= space < FIRST_BANNER:
            self.castles[clan] |= ONE << space
            self.free_castles &= ~(ONE << space)
