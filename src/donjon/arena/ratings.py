"""How strong, and how certain: Elo from points, Bradley-Terry over all bots, 95 % intervals by deal, and the SPRT.

A deal is played in every seating, so its games are not independent. Everything here counts deals, not games.
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean

from donjon.arena.fit import fit
from donjon.arena.playing import Result

SURE = 1.96  # standard errors that hold 95 %, for many deals
ZERO = "random"  # this bot has rating 0


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot against another: number of games and deals, its share of the points, and Elo with a 95 % interval."""

    one: str
    other: str
    games: int
    deals: int
    score: float
    elo: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot among all: Elo above its table's zero, the 95 % interval, how wide that is above the mean of all bots
    instead, and its mean score in the game."""

    bot: str
    elo: float
    low: float
    high: float
    among: float
    points: float


def elo(score: float) -> float:
    """The rating difference for this share of the points; at most 1200."""
    return -400 * math.log10(1 / min(max(score, 0.001), 0.999) - 1)


def expected(difference: float) -> float:
    """The share of the points to expect from a rating difference."""
    return 1 / (1 + 10 ** (-difference / 400))


def share(result: Result, one: str, other: str) -> float:
    """`one`'s points from a game: the share of the other bot's seats that it finished ahead of; ties count half."""
    pairs = [
        (mine, theirs)
        for mine, a in zip(result.ranks, result.fixture.bots, strict=True)
        for theirs, b in zip(result.ranks, result.fixture.bots, strict=True)
        if (a, b) == (one, other)
    ]
    return fmean(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in pairs)


def by_deal(results: Sequence[Result], one: str, other: str) -> list[float]:
    """`one`'s mean points on each deal the two played."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        if set(result.fixture.bots) == {one, other}:
            deals[result.fixture.seed].append(share(result, one, other))
    return [fmean(points) for points in deals.values()]


def duel(results: Sequence[Result], one: str, other: str) -> Duel | None:
    """Compare two bots by the games between them; None if there are none."""
    points = by_deal(results, one, other)
    if not points:
        return None
    games = sum(set(r.fixture.bots) == {one, other} for r in results)
    middle, spread, weight = padded(points, games)
    error = sure(len(points)) * math.sqrt(spread / weight)
    return Duel(one, other, games, len(points), fmean(points), elo(middle), elo(middle - error), elo(middle + error))


def padded(points: Sequence[float], games: int) -> tuple[float, float, float]:
    """Mean, variance and number of deals, with two more games: one won, one lost (Agresti and Coull). This keeps the
    interval honest when all deals went the same way."""
    extra = len(points) / games  # of a deal, for each of the two games
    weight = len(points) + 2 * extra
    middle = (sum(points) + extra) / weight
    square = sum((point - middle) ** 2 for point in points) + extra * (middle**2 + (1 - middle) ** 2)
    return middle, square / max(weight - 1, 1e-9), weight


def sure(deals: int) -> float:
    """How many standard errors hold 95 % for this many deals: Student's t, by its series."""
    free = max(1, deals - 1)
    return SURE + (SURE**3 + SURE) / (4 * free) + (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / (96 * free**2)


def ratings(results: Sequence[Result], bots: Sequence[str]) -> list[Rating]:
    """Bradley-Terry over all games, best first. Random play is 0; if it did not take part, the mean is."""
    pairs = [(a, b) for i, a in enumerate(bots) for b in bots[i + 1 :]]
    deals = {pair: points for pair in pairs if (points := by_deal(results, *pair))}
    met = [bot for bot in bots if any(bot in pair for pair in deals)]
    if not met:
        return []
    games = sum(len(set(result.fixture.bots) & set(met)) == 2 for result in results)
    found = fit(met, deals, games)
    zero = [met.index(ZERO)] if ZERO in met else range(len(met))
    base, many = fmean(found.elo[place] for place in zero), sure(found.free + 1)
    rated = []
    for place, bot in enumerate(met):
        middle, error = found.elo[place] - base, many * found.error(place, zero)
        among = 2 * many * found.error(place, range(len(met)))
        rated.append(Rating(bot, middle, middle - error, middle + error, among, mean_points(results, bot)))
    return sorted(rated, key=lambda rating: -rating.elo)


def unlinked(results: Sequence[Result]) -> list[str]:
    """The bots that cannot be ranked with the others, since no chain of games with points on both sides leads to them.
    A side that always won may be a little stronger or infinitely so. Of several groups, all but the largest."""
    points: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        for one, other in permutations(sorted(set(result.fixture.bots)), 2):
            points[one, other] += share(result, one, other)
    groups = [{bot} for bot in sorted({bot for pair in points for bot in pair})]
    for one, other in points:
        if points[one, other] and points[other, one]:
            joined = [group for group in groups if group & {one, other}]
            groups = [group for group in groups if group not in joined] + [set().union(*joined)]
    largest = max(groups, key=len, default=set[str]())
    return sorted(bot for group in groups if group is not largest for bot in group)


def mean_points(results: Sequence[Result], bot: str) -> float:
    """The bot's average score, in the game's own points."""
    return fmean(s for r in results for s, name in zip(r.scores, r.fixture.bots, strict=True) if name == bot)


SHOWN = math.log(0.95 / 0.05)  # beyond this, in either direction, one bot is better, with an error of 5 %


def sprt(results: Sequence[Result], one: str, other: str, edge: float = 20.0) -> float:
    """Log of the odds that `one` is `edge` Elo better rather than `edge` Elo worse (normal approximation, by deal)."""
    points = by_deal(results, one, other)
    if len(points) < 5:
        return 0.0
    games = sum(set(r.fixture.bots) == {one, other} for r in results)
    middle, spread, weight = padded(points, games)
    better, worse = expected(edge), expected(-edge)
    return weight * (better - worse) * (2 * middle - better - worse) / (2 * spread)
