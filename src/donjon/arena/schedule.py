"""Who plays whom, in which seats, on which deals: every pairing plays every seating of the same deals."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

Pairing = tuple[str, str]


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: the bots by seat, the deal by its seed, and the share of their time the bots get."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    scale: float

    @property
    def key(self) -> tuple[object, ...]:
        return (self.game, *sorted(self.options.items()), self.bots, self.seed, self.scale)


def seatings(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Every way two bots can share the seats evenly; with an odd number each has the majority equally often."""
    found = []
    for count in sorted({seats // 2, seats - seats // 2}):
        for places in combinations(range(seats), count):
            found.append(tuple(one if seat in places else other for seat in range(seats)))
    return found


def ladder(bots: Sequence[str]) -> list[Pairing]:
    """The pairings that tie a ladder of bots together, weakest first: each meets those up to two rungs above, so that
    no rating hangs on games that one side always wins."""
    return [(one, other) for i, one in enumerate(bots) for other in bots[i + 1 : i + 3]]


def schedule(
    game: str, options: dict[str, str], pairings: Sequence[Pairing], seats: int, games: int, seed: int, scale: float
) -> Iterator[Fixture]:
    """At least `games` games for every pairing, deal by deal, all pairings side by side; deals are always whole."""
    each = len(seatings("", " ", seats))
    for deal in range(-(-games // each)):
        for one, other in pairings:
            for seated in seatings(one, other, seats):
                yield Fixture(game, options, seated, seed + deal, scale)
