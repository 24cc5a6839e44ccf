"""What counts in Elbrus Castle, for the bots, and how much: what sense.py adds up."""

from enum import IntEnum


class Trait(IntEnum):
    """What a seat has."""

    POINTS = 0  # scored so far
    TAKING = 1  # the best arch open to the seat, if it is to move
    WAITING = 2  # the second best arch open to the seat, if it moves next
    HOPING = 3  # the same, for the seats after it
    BRIDGES = 4  # pieces in hand, by kind
    WINDOWS = 5
    PORTALS = 6
    BALCONIES = 7
    STAIRS = 8  # staircases in hand
    MOVING = 9  # it is the seat's turn


TRAITS = len(Trait)

# Found by regression on bots' own games, then tried against each other, and rounded.
WORTH = {
    Trait.POINTS: 1.0,
    Trait.TAKING: 0.7,
    Trait.WAITING: 0.6,
    Trait.HOPING: 0.1,
    Trait.BRIDGES: 0.1,
    Trait.WINDOWS: 1.7,
    Trait.PORTALS: 3.4,
    Trait.BALCONIES: 3.7,
    Trait.STAIRS: 2.0,
    Trait.MOVING: -0.3,
}
