"""What is good in Torres, for the bots. Types are in sense.pxd.

The core is what the castles would bring if the phase ended now: it counts at the end of this phase, and most of it
again in each later phase. Other things count as well: knights that can climb on, large castles to climb in, the king's
castle at the level of the phase, knights and cards for later, and action points not yet spent.
"""

import cython

from donjon.games.torres.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.torres import castles
    from donjon.games.torres.codes import Stage
    from donjon.games.torres.pieces import *
    from donjon.games.torres.position import TorresPosition
    from donjon.games.torres.scoring import highest, king_points, master_points
    from donjon.games.torres.traits import *


@cython.final
@cython.cclass
class TorresSense(Sense):
    """Castles as they stand, and what can still become of them."""

    def traits(self, position, traits):
        self._traits(cython.cast(TorresPosition, position), traits)
        return TRAITS

    def _traits(self, court, traits):
        """How much of each kind every seat has: traits[seat * TRAITS + kind]."""
        i: cython.int
        seat: cython.int
        kind: cython.int
        left: cython.double = self._rounds_left(court) / 12.0
        for i in range(4 * TRAITS):
            traits[i] = 0.0
        for seat in range(court.seats):
            i = seat * TRAITS
            traits[i + Trait.TOTAL] = court.total[seat]
            self._knights(court, seat, left, traits)
            traits[i + Trait.LASTING] = traits[i + Trait.STANDING] * (2 - court.phase)
            traits[i + Trait.RISING] = traits[i + Trait.CLIMBING] * left
            traits[i + Trait.SET] = popcount(court.knights[seat]) * left
            for kind in range(KINDS):
                traits[i + Trait.HAND] += court.hand[seat * KINDS + kind] * left
            for kind in range(1, 4):
                traits[i + Trait.BLOCKS] += kind * court.stacks[seat * 4 + kind]
            if court.king != NOWHERE and court.knights[seat]:
                traits[i + Trait.CROWNED] = king_points(court, court.king, court.knights[seat], court.phase)
            if court.master >= 0 and court.version == MASTER_VERSION:
                traits[i + Trait.CROWNED] += master_points(
                    court, court.master, court.phase, court.knights, court.seats, seat
                )
        if court.stage == Stage.TURN:
            traits[court.player * TRAITS + Trait.POINTS] = court.actions

    def _knights(self, court, seat, left, traits):
        """Castle by castle: the highest knight, and where it could go."""
        base: cython.int = seat * TRAITS
        cell: cython.int
        level: cython.int
        area: cython.int
        mine: cython.ulonglong
        knights: cython.ulonglong = court.knights[seat]
        traits[base + Trait.GROUND] = popcount(knights & ~court.above[0])
        knights &= court.above[0]
        while knights:
            cell = lowest(knights)
            mine = knights & court.castles[court.castle_at[cell]]
            knights &= ~mine
            cell = highest(court, mine)
            level = court.height[cell]
            area = castles.area_at(court, cell)
            traits[base + Trait.STANDING] += area * level
            traits[base + Trait.AREA] += area * left
            traits[base + Trait.LEVELS] += level * left
            if castles.steps(court, cell) & court.above[level]:
                traits[base + Trait.CLIMBING] += area
            if court.king != NOWHERE and court.castle_at[court.king] == court.castle_at[cell]:
                traits[base + Trait.COURT] += 2 - court.phase

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

    # Move ordering: climb, build where it helps the mover's knights, and leave no action points unused.

    def prior(self, position, moves, weights):
        self._prior(cython.cast(TorresPosition, position), moves, weights)

    def _prior(self, court, moves, weights):
        levels = cython.declare(cython.int[32])  # by castle: the level of the mover's highest knight, or -1
        i: cython.int
        cell: cython.int
        move: cython.int
        promise: cython.double
        knights: cython.ulonglong = court.knights[court.player] & court.above[0]
        for i in range(32):
            levels[i] = -1
        while knights:
            cell = lowest(knights)
            knights &= knights - 1
            i = court.castle_at[cell]
            levels[i] = max(levels[i], court.height[cell])
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
                promise = 0.02 if court.actions else 1.0
            elif move >= CARD:
                move = move - CARD
                promise = 0.5
                if move // 4096 <= AP7:
                    promise = 0.2 if court.actions > 1 else 1.0
                elif move // 4096 > MOVEBLOCK:
                    promise = 0.5 * self._step(court, move % 4096 // CELLS, move % CELLS, levels)
            else:
                promise = 1.0
            weights.items[i] = promise

    def _step(self, court, source, target, levels):
        """A knight moves: what it gains where it arrives, less what it leaves behind."""
        before: cython.int = court.height[source]
        after: cython.int = court.height[target]
        gain: cython.double = after - before
        number: cython.int = court.castle_at[target]
        if after and number != NOWHERE and after > levels[number]:
            gain += 0.3 * castles.area_at(court, target) * (after - max(0, levels[number]))
        if before and court.castle_at[source] != number and before == levels[court.castle_at[source]]:
            gain -= 0.3 * castles.area_at(court, source) * before
        if gain >= 0:
            return 0.4 + gain
        return 0.4 / (1.0 - gain)

    def _block(self, court, cell, levels):
        """A block: beside the mover's castle it makes that larger, and next to their knight it may be a step."""
        near: cython.ulonglong
        neighbour: cython.int
        level: cython.int = court.height[cell]
        promise: cython.double = 0.2
        if level:
            neighbour = cell
        else:
            near = NEAR[cell] & court.above[0]
            if not near:
                return 0.2
            neighbour = lowest(near)
            promise += 0.4 * max(0, levels[court.castle_at[neighbour]])
        near = NEAR[cell] & court.knights[court.player]
        while near:
            neighbour = lowest(near)
            near &= near - 1
            if court.height[neighbour] == level:
                promise += 1.0 + 0.1 * castles.area_at(court, neighbour)
        return promise

    def _knight(self, court, cell, levels):
        """A new knight: best high up in a castle where the player has no knight yet."""
        level: cython.int = court.height[cell]
        if not level:
            return 0.4
        if level <= levels[court.castle_at[cell]]:
            return 0.3
        return 0.6 + 0.2 * castles.area_at(court, cell) * level


SENSE = TorresSense(0, 23.0, [*WORTH.values()], curiosity=0.83)
