"""Bradley-Terry: the ratings that explain best what each pair of bots scored, and how far off they may be.

A clean sheet says little about how much better a bot is, and added games that it lost would pull it down. So this is
Firth's method, which takes away the bias of few games: each pairing is padded only as far as the ratings hang on it.

Some pairings have one deal or two, or went the same way on every deal, so their own spread says nothing. The spread of
a deal is taken from all pairings together, as a share of what it would be if a deal were one game (quasi-binomial).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from donjon.arena.schedule import Pairing

ELO = 400 / math.log(10)
FAR = 2.0  # the most that a rating moves in one step, as a logarithm of the odds
CLOSE = 1e-6
STEPS = 200
LOOSE = 1e-4  # of a deal: so firmly is a bot held that has met nobody
COIN = 0.25  # the spread of one even game, for which `_spread` allows before it has seen any


class Met(NamedTuple):
    """A pairing: the places of its bots in the list, its deals, the first one's points and the sum of their squares."""

    one: int
    other: int
    deals: int
    points: float
    squares: float


@dataclass(frozen=True, slots=True)
class Fit:
    """Elo of each bot with a mean of 0, how the errors of two go together, and by how many deals that is known."""

    elo: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    free: int

    def error(self, bot: int, zero: Sequence[int]) -> float:
        """The standard error of a bot's Elo above the mean of these others."""
        weights = [(place == bot) - (place in zero) / len(zero) for place in range(len(self.elo))]
        spread = sum(
            a * b * value
            for a, row in zip(weights, self.covariance, strict=True)
            for b, value in zip(weights, row, strict=True)
        )
        return math.sqrt(max(0.0, spread))


def fit(bots: Sequence[str], deals: Mapping[Pairing, Sequence[float]], games: int) -> Fit:
    """The ratings of these bots from the first one's points on each deal of a pairing. `games` were played in all."""
    place = {bot: number for number, bot in enumerate(bots)}
    met = [
        Met(place[one], place[other], len(points), sum(points), sum(point * point for point in points))
        for (one, other), points in deals.items()
    ]
    free = max(1, sum(pair.deals for pair in met) - len(bots) + 1)
    strength, padding = [0.0] * len(bots), [0.0] * len(met)
    for _ in range(STEPS):
        chances = [1 / (1 + math.exp(strength[pair.other] - strength[pair.one])) for pair in met]
        spread = _spread(met, chances, free, games)
        inverse = _inverse(_information(met, chances, padding, len(bots)))
        step = _step(met, chances, padding, inverse)
        padding = [spread * _leverage(pair, chance, inverse) for pair, chance in zip(met, chances, strict=True)]
        longest = max(map(abs, step))
        strength = [value + change * FAR / max(FAR, longest) for value, change in zip(strength, step, strict=True)]
        if longest < CLOSE:
            break
    return Fit(
        tuple(ELO * value for value in strength),
        tuple(tuple(ELO * ELO * spread * value for value in row) for row in inverse),
        free,
    )


def _spread(met: Sequence[Met], chances: Sequence[float], free: int, games: int) -> float:
    """The variance of a deal's points, as a share of that of one game. Before the deals say so, it is that of
    independent games."""
    deals = sum(pair.deals for pair in met)
    seen = sum(
        pair.squares - 2 * chance * pair.points + pair.deals * chance * chance
        for pair, chance in zip(met, chances, strict=True)
    )
    one_game = sum(pair.deals * chance * (1 - chance) for pair, chance in zip(met, chances, strict=True))
    return (seen + COIN * deals / games) / (one_game + COIN) * deals / free


def _information(
    met: Sequence[Met], chances: Sequence[float], padding: Sequence[float], bots: int
) -> list[list[float]]:
    """How firmly the deals hold the ratings, and a 1 everywhere, which holds their mean."""
    found = [[1.0 + LOOSE * (one == other) for other in range(bots)] for one in range(bots)]
    for pair, chance, more in zip(met, chances, padding, strict=True):
        firm = (pair.deals + more) * chance * (1 - chance)
        for a, b in ((pair.one, pair.other), (pair.other, pair.one)):
            found[a][a] += firm
            found[a][b] -= firm
    return found


def _step(
    met: Sequence[Met], chances: Sequence[float], padding: Sequence[float], inverse: Sequence[Sequence[float]]
) -> list[float]:
    """Where the points that are not explained yet move each bot."""
    pull = [0.0] * len(inverse)
    for pair, chance, more in zip(met, chances, padding, strict=True):
        left = pair.points + more / 2 - (pair.deals + more) * chance
        pull[pair.one] += left
        pull[pair.other] -= left
    return [sum(value * force for value, force in zip(row, pull, strict=True)) for row in inverse]


def _leverage(pair: Met, chance: float, inverse: Sequence[Sequence[float]]) -> float:
    """How much of the ratings hangs on this pairing; over all pairings this adds up to the number of steps."""
    one, other = pair.one, pair.other
    width = inverse[one][one] + inverse[other][other] - 2 * inverse[one][other]
    return pair.deals * chance * (1 - chance) * width


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Gauss and Jordan; the matrix is positive definite, so no row is exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                times = rows[j][i]
                rows[j] = [value - times * other for value, other in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
