"""Who plays whom, in which seats, on which deals. Every pairing plays every seating of the same deals."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby

import msgspec

Pairing = tuple[str, str]


class Fixture(msgspec.Struct, frozen=True):
    """One game to play: the bots by seat, the seed of the deal, and the share of their usual time that the bots get."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    scale: float

    @property
    def key(self) -> tuple[object, ...]:
        return (self.game, *sorted(self.options.items()), self.bots, self.seed, self.scale)


Deal = tuple[Fixture, ...]  # games of two bots in all seatings of one deal


def seatings(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Every way in which two bots can share the seats. With an odd number, each has the majority equally often."""
    found = []
    for count in sorted({seats // 2, seats - seats // 2}):
        for places in combinations(range(seats), count):
            found.append(tuple(one if seat in places else other for seat in range(seats)))
    return found


def ladder(bots: Sequence[str]) -> list[Pairing]:
    """The pairings for a ladder of bots, weakest first. Each meets those up to two rungs above it, so that no rating
    depends on games that one side always wins."""
    return [(one, other) for i, one in enumerate(bots) for other in bots[i + 1 : i + 3]]


def schedule(
    game: str, options: dict[str, str], pairings: Sequence[Pairing], seats: int, games: int, seed: int, scale: float
) -> Iterator[Fixture]:
    """At least `games` games for each pairing. All pairings play the same deal before the next one begins."""
    each = len(seatings("", " ", seats))
    for deal in range(-(-games // each)):
        for one, other in pairings:
            for seated in seatings(one, other, seats):
                yield Fixture(game, options, seated, seed + deal, scale)


def deals(fixtures: Iterable[Fixture]) -> list[Deal]:
    """The fixtures by deal."""
    return [tuple(games) for _, games in groupby(fixtures, lambda fixture: (fixture.seed, frozenset(fixture.bots)))]


def name_of(deal: Deal) -> str:
    """A deal in words."""
    return f"{deal[0].game}, {' against '.join(deal[0].bots)}, deal {deal[0].seed}"
