"""What is good in Game of Towers, for the bots. Types are in sense.pxd.

Points lie on the sites, but others can still build on a stack of fewer than five tiles there. Tiles on the streets are
future points, if nobody builds on them first and they find a site in time. What a seat can expect is the sum of such
tiles and chances, each kind with its value.
"""

import cython

from donjon.games.towers.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import lowest
    from donjon.core.sense import Sense
    from donjon.games.towers.pieces import *
    from donjon.games.towers.position import TowersPosition
    from donjon.games.towers.traits import *


@cython.final
@cython.cclass
class TowersSense(Sense):
    """Nothing is hidden and nothing is left to chance after the deal: look at every stack and what can reach it."""

    def evaluate(self, position, values):
        traits = cython.declare(cython.double[52])
        self._traits(cython.cast(TowersPosition, position), traits)
        self.weigh(traits, TRAITS, position.seats, values)

    def _traits(self, town, traits):
        """How much of each kind every colour has: traits[colour * TRAITS + kind]."""
        i: cython.int
        threats = cython.declare(cython.uchar[112])
        for i in range(4 * TRAITS):
            traits[i] = 0.0
        for i in range(CELLS):
            threats[i] = 0
        traits[town.player * TRAITS + Trait.MOVING] = 1.0
        self._threats(town, threats, traits)
        self._sites(town, threats, traits)
        self._streets(town, threats, traits)
        self._districts(town, threats, traits)

    def _threats(self, town, threats, traits):
        """threats[cell]: the colours (as bits) that can go there at once; Trait.READY and Trait.LOOSE on the way."""
        half: cython.int
        cell: cython.int
        target: cython.int
        base: cython.int
        colour: cython.int
        ready: cython.bint
        bits: cython.uint
        word: cython.ulonglong
        for half in range(2):
            word = town.occupied[half] & STREET_BITS[half]
            while word:
                cell = lowest(word) + half * HALF
                word &= word - 1
                colour = town.top[cell]
                if colour >= town.seats:
                    continue
                ready = False
                bits = town.targets(cell)
                base = cell % COLUMNS
                while bits:
                    target = lowest(bits)
                    bits &= bits - 1
                    target = target + cell - base if target < 14 else (target - 14) * COLUMNS + base
                    if town.height[target]:
                        threats[target] |= 1 << colour
                    elif SITE_SYMBOL[target] != NOWHERE:
                        threats[target] |= 1 << colour
                        ready = True
                traits[colour * TRAITS + (Trait.READY if ready else Trait.LOOSE)] += town.height[cell]

    def _sites(self, town, threats, traits):
        i: cython.int
        cell: cython.int
        colour: cython.int
        other: cython.int
        height: cython.int
        for i in range(32):
            cell = SITES[i]
            height = town.height[cell]
            colour = town.top[cell]
            if not height:
                continue
            for other in range(town.seats):
                if other != colour and threats[cell] >> other & 1:
                    traits[other * TRAITS + Trait.TAKING] += height
            if height >= TALLEST and not town.unlimited:
                traits[colour * TRAITS + Trait.SAFE] += height
            elif threats[cell] & ~(1 << colour):
                traits[colour * TRAITS + Trait.THREATENED] += height
            elif self._rivals(town, town.symbol[cell], colour, TALLEST - height):
                traits[colour * TRAITS + Trait.EXPOSED] += height
            else:
                traits[colour * TRAITS + Trait.SAFE] += height

    def _rivals(self, town, symbol, colour, height):
        """Is there a stack of another player on the streets, of this symbol and low enough?"""
        half: cython.int
        other: cython.int
        word: cython.ulonglong
        for half in range(2):
            word = town.symbol_bits[symbol * 2 + half] & STREET_BITS[half] & ~town.colour_bits[colour * 2 + half]
            if not town.unlimited:
                word &= town.low_bits[height * 2 + half]
            for other in range(town.seats, 4):
                word &= ~town.colour_bits[other * 2 + half]
            if word:
                return True
        return False

    def _streets(self, town, threats, traits):
        half: cython.int
        cell: cython.int
        colour: cython.int
        other: cython.int
        word: cython.ulonglong
        for colour in range(town.seats):
            traits[colour * TRAITS + Trait.STACKS] = town.street[colour]
        for half in range(2):
            word = town.occupied[half] & STREET_BITS[half]
            while word:
                cell = lowest(word) + half * HALF
                word &= word - 1
                colour = town.top[cell]
                if colour < town.seats and threats[cell] & ~(1 << colour):
                    traits[colour * TRAITS + Trait.HUNTED] += town.height[cell]
                for other in range(town.seats):
                    if other != colour and threats[cell] >> other & 1:
                        traits[other * TRAITS + Trait.HUNTING] += town.height[cell]

    def _districts(self, town, threats, traits):
        """Four sites of one colour end the game and count twice."""
        i: cython.int
        cell: cython.int
        colour: cython.int
        district: cython.int
        tiles: cython.int
        mine: cython.int
        open_: cython.int
        reach: cython.int
        for colour in range(town.seats):
            for district in range(8):
                mine = tiles = open_ = reach = 0
                for i in range(32):
                    cell = SITES[i]
                    if SITE_DISTRICT[cell] != district:
                        continue
                    if town.height[cell] and town.top[cell] == colour:
                        mine += 1
                        tiles += town.height[cell]
                    elif town.height[cell] < TALLEST or town.unlimited:
                        open_ += 1
                        reach += threats[cell] >> colour & 1
                if mine + open_ < 4:
                    continue
                if mine == 2:
                    traits[colour * TRAITS + Trait.PAIR] += 1
                elif mine == 3:
                    traits[colour * TRAITS + (Trait.CLOSING if reach else Trait.TRIPLE)] += tiles

    def spread(self, position):
        """The fewer stacks the poorest player has left on the streets, the nearer the end and the surer the guess."""
        return 4.5 + 0.2 * min(10, self._least(cython.cast(TowersPosition, position)))

    def _least(self, town):
        seat: cython.int
        least: cython.int = town.street[0]
        for seat in range(1, town.seats):
            least = min(least, town.street[seat])
        return least

    # Move ordering: sites, takeovers and tall towers first, wandering last.

    def prior(self, position, moves, weights):
        i: cython.int
        for i in range(moves.count):
            weights.items[i] = self._promise(cython.cast(TowersPosition, position), moves.items[i])

    def _promise(self, town, move):
        source: cython.int = move // CELLS
        target: cython.int = move - source * CELLS
        height: cython.int
        below: cython.int
        promise: cython.double
        if move >= DECLINE:
            return 1.0
        height = town.height[source]
        below = town.height[target]
        promise = 1.0
        if town.top[source] >= town.seats:  # a neutral: only good for a bonus move, or to block somebody
            return 2.0 if SITE_SYMBOL[target] != NOWHERE else 0.3
        if below and town.top[target] != town.top[source]:
            promise += 2.0 * below
        elif below:
            promise += 1.0
        if SITE_SYMBOL[target] != NOWHERE:
            promise += 2.0 * (height + below)
            if below and town.top[target] != town.top[source]:
                promise += 2.0 * below
            if self._closes(town, target, town.top[source]):
                promise += 40.0
        if height + below == TALLEST and below:
            promise += 4.0
        return promise

    def _closes(self, town, target, colour):
        """Would this colour on this site have its whole district?"""
        i: cython.int
        cell: cython.int
        for i in range(32):
            cell = SITES[i]
            if SITE_DISTRICT[cell] == SITE_DISTRICT[target] and cell != target:
                if not town.height[cell] or town.top[cell] != colour:
                    return False
        return True


SENSE = TowersSense(0, 8.0, [*WORTH.values()])
