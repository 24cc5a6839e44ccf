"""Names for the small integers of position.py: why a move is refused, what a move does, what happened,
how the game ended."""

from enum import IntEnum


class Reason(IntEnum):
    """Why a move is refused. Each reason has a sentence in texts/ and a paragraph of the rules here."""

    GAME_OVER = 1
    CHANCE_DECIDES = 2
    NOT_NOW = 3
    EMPTY = 4
    ON_SITE = 5
    NOT_YOURS = 6
    LOCKED = 7
    NOT_STRAIGHT = 8
    BLOCKED = 9
    OTHER_SYMBOL = 10
    OTHER_SITE = 11
    TOO_TALL = 12
    NEUTRAL_STACKS = 13
    NOTHING_TO_DECLINE = 14
    BAG_EMPTY = 15
    BLOCKED_BY_NEUTRAL = 16
    DEALING = 17
    NOT_PLAYING = 18


RULE = {
    Reason.GAME_OVER: "5.1",
    Reason.CHANCE_DECIDES: "1.4",
    Reason.NOT_NOW: "1.5",
    Reason.EMPTY: "2.1",
    Reason.ON_SITE: "4.2",
    Reason.NOT_YOURS: "2.1",
    Reason.LOCKED: "7.5",
    Reason.NOT_STRAIGHT: "2.2",
    Reason.BLOCKED: "2.3",
    Reason.OTHER_SYMBOL: "2.4",
    Reason.OTHER_SITE: "4.1",
    Reason.TOO_TALL: "3.3",
    Reason.NEUTRAL_STACKS: "7.3",
    Reason.NOTHING_TO_DECLINE: "4.4",
    Reason.BAG_EMPTY: "1.3",
    Reason.BLOCKED_BY_NEUTRAL: "7.4",
    Reason.DEALING: "1.3",
    Reason.NOT_PLAYING: "7.1",
}


class Happening(IntEnum):
    """Kinds of notes in the log. A comment names the three details of each."""

    DEALT = 1  # cell, colour, symbol
    BEGAN = 2  # -
    MOVED = 3  # source, target, colour moved
    STACKED = 4  # target, colour covered, new height
    SETTLED = 5  # target, new height, colour
    LOST = 6  # target, height lost, colour covered
    DECLINED = 7  # -
    SKIPPED = 8  # -
    DOUBLED = 9  # district, -
    ENDED = 10  # Ending, district


class Deed(IntEnum):
    """What a move does: the stack ends on an empty street, on a stack there, or on a site."""

    SLIDE = 0
    BUILD = 1
    SETTLE = 2
    STOP = 3
    CHANCE = 4


class Ending(IntEnum):
    """How the game ended."""

    RUNNING = 0
    DISTRICT = 1
    STREETS_EMPTY = 2
    PLAYER_OUT = 3
    ALL_BLOCKED = 4
    STALLED = 5
