"""What counts in Game of Towers, for the bots, and how much: what sense.py adds up."""

from enum import IntEnum


class Trait(IntEnum):
    """The kinds of tiles and chances that count."""

    SAFE = 0  # tiles on sites that nobody can build on
    EXPOSED = 1  # tiles on sites that somebody might come to build on
    THREATENED = 2  # tiles on sites that somebody else can build on at once
    READY = 3  # tiles on streets with a free site in reach
    LOOSE = 4  # the other tiles on streets
    HUNTED = 5  # tiles on streets that somebody else can build on at once
    STACKS = 6  # stacks on streets: moves to make
    TAKING = 7  # foreign tiles on sites that the seat can build on at once
    HUNTING = 8  # foreign tiles on streets that the seat can build on at once
    PAIR = 9  # districts with two sites of the colour, the others not lost
    TRIPLE = 10  # three sites of a district, the fourth not in reach: the tiles it would double
    CLOSING = 11  # three sites of a district and the fourth in reach: the same
    MOVING = 12  # it is the colour's turn


TRAITS = len(Trait)
MOST_TILES = 100  # more than any stack has

# Found by regression on bots' own games, then tried against each other, and rounded.
WORTH = {
    Trait.SAFE: 1.0,
    Trait.EXPOSED: 0.75,
    Trait.THREATENED: 0.0,
    Trait.READY: 0.6,
    Trait.LOOSE: 0.35,
    Trait.HUNTED: -0.5,
    Trait.STACKS: 0.4,
    Trait.TAKING: 0.9,
    Trait.HUNTING: 0.08,
    Trait.PAIR: 0.8,
    Trait.TRIPLE: 0.45,
    Trait.CLOSING: 3.0,
    Trait.MOVING: 0.5,
}
