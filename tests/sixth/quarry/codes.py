"""Names for the small integers of position.py: why a move is refused, what happened."""

from enum import IntEnum


class Reason(IntEnum):
    """Why a move is refused. Each reason has a sentence in texts/ and a paragraph of the rules here."""

    GAME_OVER = 1
    LOT_DECIDES = 2
    NOT_NOW = 3
    GONE = 4
    TOO_MANY = 5


RULE = {
    Reason.GAME_OVER: "3.1",
    Reason.LOT_DECIDES: "1.3",
    Reason.NOT_NOW: "1.4",
    Reason.GONE: "2.3",
    Reason.TOO_MANY: "2.2",
}


class Happening(IntEnum):
    """Kinds of notes in the log. A comment names the three details of each."""

    BEGAN = 1  # -
    CARRIED = 2  # tower, stones carried off, stones left there
    WON = 3  # -
