"""What counts in Carcassonne, for the bots, and how much: what sense.py adds up."""

from enum import IntEnum
from math import exp

from donjon.games.carcassonne.pieces import MOST_TILES


class Trait(IntEnum):
    """What a seat has. "Left" is the share of the tiles still to come."""

    SCORE = 0  # points on the board
    CITIES = 1  # what the seat's cities would pay now
    CLOSING = 2  # what they would pay in addition if closed, times the chance of it
    ROADS = 3  # what the seat's roads would pay now
    ABBEYS = 4  # the same of monasteries
    GAPS = 5  # places still free around them, times left
    FIELDS = 6  # what the seat's fields would pay now
    GROWTH = 7  # fields owned, times left
    HOME = 8  # followers at home, times left
    NOBODY = 9  # none at home, times left
    STRANDED = 10  # followers in features of others, times left
    JAILED = 11  # followers in prison, times left
    PIECES = 12  # tower pieces, times left
    GOODS = 13  # goods of which the seat has the most
    BUILDER = 14  # a builder at work, times left
    FAIRY = 15  # the fairy beside a follower of the seat, times left
    BACK = 16  # followers that will come home: the chances of their features, times left


TRAITS = len(Trait)

# Found by regression on bots' own games, then tried against each other, and rounded.
WORTH = {
    Trait.SCORE: 1.0,
    Trait.CITIES: 0.95,
    Trait.CLOSING: 0.8,
    Trait.ROADS: 0.9,
    Trait.ABBEYS: 1.1,
    Trait.GAPS: 0.7,
    Trait.FIELDS: 0.95,
    Trait.GROWTH: 0.2,
    Trait.HOME: 6.5,
    Trait.NOBODY: -9.5,
    Trait.STRANDED: -1.0,
    Trait.JAILED: -1.0,
    Trait.PIECES: -0.5,
    Trait.GOODS: 6.0,
    Trait.BUILDER: 3.0,
    Trait.FAIRY: 4.0,
    Trait.BACK: 5.0,
}

EACH = 0.2  # how much nearer one more fitting tile brings an open place to being filled
FILLED = [1.0 - exp(-EACH * tiles) for tiles in range(MOST_TILES + 1)]  # the chance that it is, by tiles that fit
