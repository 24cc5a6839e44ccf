"""What is good in Game of Towers, for the bots. Types are in sense.pxd.

Points lie on the sites, but others can still build on a stack of fewer than five tiles there. Tiles on the streets are
future points, if nobody builds on them first and they find a site in time. What a seat can expect is the sum of such
tiles and chances, each kind with its value.
"""

import cython

from donjon.games.towers.traits import WORTH

if not cython.compiled:  # compiled, these come from sense.pxd
    from donjon.core.bits import ONE, lowest, popcount
    from donjon.core.sense import Sense
    from donjon.games.towers.pieces import *
    from donjon.games.towers.position import TowersPosition
    from donjon.games.towers.sliding import targets
    from donjon.games.towers.traits import *


@cython.final
@cython.cclass
class TowersSense(Sense):
    """Nothing is hidden and nothing is left to chance after the deal: look at every stack and what can reach it."""

    def traits(self, position, traits):
        self._traits(cython.cast(TowersPosition, position), traits)
        return TRAITS

    def _traits(self, town, traits):
        """How much of each kind every colour has: traits[colour * TRAITS + kind]."""
        i: cython.int
        threats = cython.declare(cython.ulonglong[8])  # [colour * 2 + half]: stacks and sites it can go to at once
        least = cython.declare(cython.int[16])  # [colour * 4 + symbol]: tiles of its lowest stack on the streets
        for i in range(4 * TRAITS):
            traits[i] = 0.0
        traits[town.player * TRAITS + Trait.MOVING] = 1.0
        for i in range(town.seats):
            traits[i * TRAITS + Trait.STACKS] = town.street[i]
            threats[i * 2] = threats[i * 2 + 1] = 0
            self._threats(town, i, threats, least, traits)
        for i in range(town.seats):
            self._stacks(town, i, threats, least, traits)
            self._districts(town, i, threats, traits)

    def _threats(self, town, colour, threats, least, traits):
        """What a colour can go to; Trait.READY and Trait.LOOSE on the way."""
        half: cython.int
        cell: cython.int
        column: cython.int
        bits: cython.uint
        word: cython.ulonglong
        free: cython.ulonglong
        reached = cython.declare(cython.ulonglong[2])
        for cell in range(4):
            least[colour * 4 + cell] = MOST_TILES
        for half in range(2):
            word = town.colour_bits[colour * 2 + half] & STREET_BITS[half]
            while word:
                cell = lowest(word) + half * HALF
                column = cell % COLUMNS
                word &= word - 1
                least[colour * 4 + town.symbol[cell]] = min(least[colour * 4 + town.symbol[cell]], town.height[cell])
                bits = targets(town, cell)
                reached[0] = SPREAD[bits >> 14 & 15] << column
                reached[1] = SPREAD[bits >> 18] << column
                reached[half] |= cython.cast(cython.ulonglong, bits & ROW) << (cell - half * HALF - column)
                free = (reached[0] & ~town.occupied[0] & ~STREET_BITS[0]) | (
                    reached[1] & ~town.occupied[1] & ~STREET_BITS[1]
                )
                threats[colour * 2] |= reached[0]
                threats[colour * 2 + 1] |= reached[1]
                traits[colour * TRAITS + (Trait.READY if free else Trait.LOOSE)] += town.height[cell]

    def _stacks(self, town, colour, threats, least, traits):
        """A colour's own stacks, and the foreign ones it can build on."""
        half: cython.int
        other: cython.int
        cell: cython.int
        kind: cython.int
        word: cython.ulonglong
        danger: cython.ulonglong
        for half in range(2):
            danger = 0
            for other in range(town.seats):
                if other != colour:
                    danger |= threats[other * 2 + half]
            word = town.colour_bits[colour * 2 + half] & ~STREET_BITS[half]
            while word:
                cell = lowest(word) + half * HALF
                kind = self._safety(town, cell, danger >> (cell - half * HALF) & 1, least)
                traits[colour * TRAITS + kind] += town.height[cell]
                word &= word - 1
            word = town.colour_bits[colour * 2 + half] & STREET_BITS[half] & danger
            traits[colour * TRAITS + Trait.HUNTED] += self._tiles(town, half, word)
            word = threats[colour * 2 + half] & town.occupied[half] & ~town.colour_bits[colour * 2 + half]
            traits[colour * TRAITS + Trait.HUNTING] += self._tiles(town, half, word & STREET_BITS[half])
            traits[colour * TRAITS + Trait.TAKING] += self._tiles(town, half, word & ~STREET_BITS[half])

    def _tiles(self, town, half, word):
        """How many tiles lie on a set of cells."""
        tiles: cython.int = 0
        while word:
            tiles += town.height[lowest(word) + half * HALF]
            word &= word - 1
        return tiles

    def _safety(self, town, cell, danger, least):
        """Can others build on a stack on a site: at once, some day, or never?"""
        other: cython.int
        most: cython.int = MOST_TILES - 1 if town.unlimited else TALLEST - town.height[cell]
        if most <= 0:
            return Trait.SAFE
        if danger:
            return Trait.THREATENED
        for other in range(town.seats):
            if other != town.top[cell] and least[other * 4 + town.symbol[cell]] <= most:
                return Trait.EXPOSED
        return Trait.SAFE

    def _districts(self, town, colour, threats, traits):
        """Four sites of one colour end the game and count twice."""
        district: cython.int
        half: cython.int
        mine: cython.ulonglong
        others: cython.ulonglong
        for district in range(8):
            half = district // 4
            mine = DISTRICT_BITS[district * 2 + half] & town.colour_bits[colour * 2 + half]
            if not mine & (mine - 1):
                continue
            others = DISTRICT_BITS[district * 2 + half] & ~mine
            if self._is_lost(town, half, others & town.occupied[half]):
                continue
            if popcount(mine) == 2:
                traits[colour * TRAITS + Trait.PAIR] += 1
            elif threats[colour * 2 + half] & others:
                traits[colour * TRAITS + Trait.CLOSING] += self._tiles(town, half, mine)
            elif others:
                traits[colour * TRAITS + Trait.TRIPLE] += self._tiles(town, half, mine)

    def _is_lost(self, town, half, sites):
        """Are there five tiles on one of these sites, where nobody can build any more?"""
        while sites:
            if town.height[lowest(sites) + half * HALF] >= TALLEST and not town.unlimited:
                return True
            sites &= sites - 1
        return False

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
        half: cython.int = 1 if target >= HALF else 0
        others: cython.ulonglong = DISTRICT_BITS[SITE_DISTRICT[target] * 2 + half] & ~(ONE << (target - half * HALF))
        return not others & ~town.colour_bits[colour * 2 + half]


SENSE = TowersSense(0, 8.0, [*WORTH.values()])
