"""What counts in Torres, for the bots, and how much: what sense.py adds up."""

from enum import IntEnum


class Trait(IntEnum):
    """What a seat has. "Left" is the share of the game's turns still to come."""

    TOTAL = 0  # points on the track
    STANDING = 1  # what the castles would bring now
    LASTING = 2  # the same, for each phase after this one
    CROWNED = 3  # the king's bonus and the master card, as things stand
    CLIMBING = 4  # the area of each castle whose highest knight can step up
    RISING = 5  # the same, times left
    AREA = 6  # the area of every castle the seat is in, times left
    LEVELS = 7  # the level of the highest knight in each castle, times left
    SET = 8  # knights on the board, times left
    HAND = 9  # cards in hand, times left
    POINTS = 10  # action points of the turn in hand
    GROUND = 11  # knights on the ground
    COURT = 12  # phases to come with a knight in the king's castle
    BLOCKS = 13  # blocks in the seat's stacks


TRAITS = len(Trait)

# Found by regression on bots' own games, then tuned against each other (docs/matches.md), and rounded.
WORTH = {
    Trait.TOTAL: 1.0,
    Trait.STANDING: 1.15,
    Trait.LASTING: 0.95,
    Trait.CROWNED: 0.75,
    Trait.CLIMBING: 0.75,
    Trait.RISING: -0.05,
    Trait.AREA: -0.35,
    Trait.LEVELS: 0.65,
    Trait.SET: 3.7,
    Trait.HAND: 1.7,
    Trait.POINTS: 1.25,
    Trait.GROUND: -0.85,
    Trait.COURT: 1.15,
    Trait.BLOCKS: 0.4,
}
