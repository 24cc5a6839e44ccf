"""What is good in Torres, for the bots. Types are in sense.pxd.

What the castles would bring if the phase ended now is the core: it counts at the end of this phase, and most of it
again in each phase to come. Besides: knights that can climb on, large castles to climb in, the king's castle at the
level of the phase, knights and cards for later, action points not yet spent.
"""

import cython

from donjon.games.torres import pieces
from donjon.games.torres.codes import Stage

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.torres.position import TorresPosition
    from donjon.games.torres.scoring import highest, king_points, master_points

CELLS = cython.declare(cython.int, pieces.CELLS)
NOWHERE = cython.declare(cython.int, pieces.NOWHERE)
CARDS = cython.declare(cython.int, pieces.KINDS)
KNIGHT = cython.declare(cython.int, pieces.KNIGHT)
BLOCK = cython.declare(cython.int, pieces.BLOCK)
KING = cython.declare(cython.int, pieces.KING)
BUY = cython.declare(cython.int, pieces.BUY)
ADVANCE = cython.declare(cython.int, pieces.ADVANCE)
END = cython.declare(cython.int, pieces.END)
PUT = cython.declare(cython.int, pieces.PUT)
CARD = cython.declare(cython.int, pieces.CARD)
AP7 = cython.declare(cython.int, pieces.AP7)
MOVEBLOCK = cython.declare(cython.int, pieces.MOVEBLOCK)
AT_TURN = cython.declare(cython.int, Stage.TURN)
ROUNDS = cython.declare(cython.int[9], pieces.ROUNDS)
NEAR = cython.declare(cython.ulonglong[64], pieces.NEAR)
ONE = cython.declare(cython.ulonglong, 1)

# The kinds of good things; what each is worth stands at the end of this file.
# "left" is the share of the game's turns still to come.
KINDS = cython.declare(cython.int, 14)
TOTAL = cython.declare(cython.int, 0)  # points on the track
STANDING = cython.declare(cython.int, 1)  # what the castles would bring now
LASTING = cython.declare(cython.int, 2)  # the same, for each phase after this one
CROWNED = cython.declare(cython.int, 3)  # the king's bonus and the master card, as things stand
CLIMBING = cython.declare(cython.int, 4)  # the area of each castle whose highest knight can step up
RISING = cython.declare(cython.int, 5)  # the same, times left
AREA = cython.declare(cython.int, 6)  # the area of every castle the seat is in, times left
LEVELS = cython.declare(cython.int, 7)  # the level of the highest knight in each castle, times left
SET = cython.declare(cython.int, 8)  # knights on the board, times left
HAND = cython.declare(cython.int, 9)  # cards in hand, times left
POINTS = cython.declare(cython.int, 10)  # action points of the turn in hand
GROUND = cython.declare(cython.int, 11)  # knights on the ground
COURT = cython.declare(cython.int, 12)  # phases to come with a knight in the king's castle
BLOCKS = cython.declare(cython.int, 13)  # blocks in the seat's stacks


@cython.final
@cython.cclass
class TorresSense(Sense):
    """Castles as they stand, and what can still become of them."""

    def evaluate(self, position, values):
        self._evaluate(cython.cast(TorresPosition, position), values)

    def _evaluate(self, court, values):
        features = cython.declare(cython.double[56])
        seat: cython.int
        kind: cython.int
        worth: cython.double
        self._features(court, features)
        for seat in range(court.seats):
            worth = 0.0
            for kind in range(KINDS):
                worth += features[seat * KINDS + kind] * self.worth[kind]
            values.items[seat] = worth

    def _features(self, court, features):
        """How much of each kind every seat has: features[seat * KINDS + kind]."""
        i: cython.int
        seat: cython.int
        kind: cython.int
        left: cython.double = self._rounds_left(court) / 12.0
        for i in range(4 * KINDS):
            features[i] = 0.0
        for seat in range(court.seats):
            i = seat * KINDS
            features[i + TOTAL] = court.total[seat]
            self._knights(court, seat, left, features)
            features[i + LASTING] = features[i + STANDING] * (2 - court.phase)
            features[i + RISING] = features[i + CLIMBING] * left
            features[i + SET] = popcount(court.knights[seat]) * left
            for kind in range(CARDS):
                features[i + HAND] += court.decks.hand[seat * CARDS + kind] * left
            for kind in range(1, 4):
                features[i + BLOCKS] += kind * court.stacks[seat * 4 + kind]
            if court.king != NOWHERE and court.knights[seat]:
                features[i + CROWNED] = king_points(court.castles, court.king, court.knights[seat], court.phase)
            if court.master >= 0 and court.version == 2:
                features[i + CROWNED] += master_points(
                    court.castles, court.master, court.phase, court.knights, court.seats, seat
                )
        if court.stage == AT_TURN:
            features[court.player * KINDS + POINTS] = court.points

    def _knights(self, court, seat, left, features):
        """Castle by castle: the highest knight, and where it could go."""
        base: cython.int = seat * KINDS
        cell: cython.int
        level: cython.int
        area: cython.int
        mine: cython.ulonglong
        knights: cython.ulonglong = court.knights[seat]
        features[base + GROUND] = popcount(knights & ~court.castles.above[0])
        knights &= court.castles.above[0]
        while knights:
            cell = lowest(knights)
            mine = knights & court.castles.castles[court.castles.castle_at[cell]]
            knights &= ~mine
            cell = highest(court.castles, mine)
            level = court.castles.height[cell]
            area = court.castles.area_at(cell)
            features[base + STANDING] += area * level
            features[base + AREA] += area * left
            features[base + LEVELS] += level * left
            if court.castles.steps(cell, court.empty) & court.castles.above[level]:
                features[base + CLIMBING] += area
            if court.king != NOWHERE and court.castles.castle_at[court.king] == court.castles.castle_at[cell]:
                features[base + COURT] += 2 - court.phase

    def _rounds_left(self, court):
        """Turns everybody has after this round."""
        phase: cython.int
        rounds: cython.int = -court.round - 1
        for phase in range(court.phase, 3):
            rounds += ROUNDS[(court.seats - 2) * 3 + phase]
        return max(0, rounds)

    def spread(self, position):
        """The fewer turns are left, the surer the guess."""
        return 8.0 + 2.5 * self._rounds_left(cython.cast(TorresPosition, position))

    # Move ordering: up, and blocks where the own knights profit; points are not left lying about.

    def prior(self, position, moves, weights):
        self._prior(cython.cast(TorresPosition, position), moves, weights)

    def _prior(self, court, moves, weights):
        levels = cython.declare(cython.int[32])  # by castle: the level of the mover's highest knight, or -1
        i: cython.int
        cell: cython.int
        move: cython.int
        promise: cython.double
        knights: cython.ulonglong = court.knights[court.player] & court.castles.above[0]
        for i in range(32):
            levels[i] = -1
        while knights:
            cell = lowest(knights)
            knights &= knights - 1
            i = court.castles.castle_at[cell]
            levels[i] = max(levels[i], court.castles.height[cell])
        for i in range(moves.count):
            move = moves.items[i]
            if move < KNIGHT:
                promise = self._step(court, move // CELLS, move % CELLS, levels)
            elif move < BLOCK:
                promise = 0.7 * self._knight(court, move - KNIGHT, levels)
            elif move < KING:
                promise = self._block(court, (move - BLOCK) // 4, levels)
            elif move == BUY:
                promise = 0.5
            elif move == ADVANCE:
                promise = 0.3
            elif END <= move < PUT:
                promise = 0.02 if court.points else 1.0
            elif move >= CARD:
                move = move - CARD
                promise = 0.5
                if move // 4096 <= AP7:
                    promise = 0.2 if court.points > 1 else 1.0
                elif move // 4096 > MOVEBLOCK:
                    promise = 0.5 * self._step(court, move % 4096 // CELLS, move % CELLS, levels)
            else:
                promise = 1.0
            weights.items[i] = promise

    def _step(self, court, source, target, levels):
        """A knight goes: what it gains where it comes, less what it leaves behind."""
        before: cython.int = court.castles.height[source]
        after: cython.int = court.castles.height[target]
        gain: cython.double = after - before
        number: cython.int = court.castles.castle_at[target]
        if after and number != NOWHERE and after > levels[number]:
            gain += 0.3 * court.castles.area_at(target) * (after - max(0, levels[number]))
        if before and court.castles.castle_at[source] != number and before == levels[court.castles.castle_at[source]]:
            gain -= 0.3 * court.castles.area_at(source) * before
        if gain >= 0:
            return 0.4 + gain
        return 0.4 / (1.0 - gain)

    def _block(self, court, cell, levels):
        """A block: ground beside an own castle makes it larger; next to an own knight it may become the next step."""
        near: cython.ulonglong
        neighbour: cython.int
        level: cython.int = court.castles.height[cell]
        promise: cython.double = 0.2
        if level:
            neighbour = cell
        else:
            near = NEAR[cell] & court.castles.above[0]
            if not near:
                return 0.2
            neighbour = lowest(near)
            promise += 0.4 * max(0, levels[court.castles.castle_at[neighbour]])
        near = NEAR[cell] & court.knights[court.player]
        while near:
            neighbour = lowest(near)
            near &= near - 1
            if court.castles.height[neighbour] == level:
                promise += 1.0 + 0.1 * court.castles.area_at(neighbour)
        return promise

    def _knight(self, court, cell, levels):
        """A new knight: best in a castle the player is not in yet, high up."""
        level: cython.int = court.castles.height[cell]
        if not level:
            return 0.4
        if level <= levels[court.castles.castle_at[cell]]:
            return 0.3
        return 0.6 + 0.2 * court.castles.area_at(cell) * level


# Found by regression on bots' own games, then tried against each other, and rounded.
WORTH = [1.0, 1.1, 0.5, 1.0, 0.9, 0.6, 0.5, 0.5, 7.0, 1.5, 1.5, -0.5, 1.0, 0.5]

SENSE = TorresSense(0, 25.0, WORTH)
