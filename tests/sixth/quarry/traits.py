"""What counts in Quarry, for the bots, and how much: what sense.py adds up."""

from enum import IntEnum


class Trait(IntEnum):
    """The kinds of things that count."""

    WINNING = 0  # with the right moves this seat takes the last stone, or leaves it, as the option asks


TRAITS = len(Trait)

WORTH = {Trait.WINNING: 1.0}
