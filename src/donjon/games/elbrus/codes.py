"""Names for the small integers of position.py: why a move is refused, what happened, how the game ended."""

from enum import IntEnum


class Reason(IntEnum):
    """Why a move is refused. Each reason has a sentence in texts/ and a paragraph of the rules here."""

    GAME_OVER = 1
    CHANCE_DECIDES = 2
    ALREADY_DRAWN = 3
    STAIRS_OFFERED = 4
    NOTHING_OFFERED = 5
    NONE_LEFT = 6
    NO_STAIRS = 7
    OFF_FIELD = 8
    OTHER_END = 9
    HANGING_COLUMN = 10
    SPAN_BLOCKED = 11
    ON_ONE_PIECE = 12
    IN_THE_WELL = 13
    ON_THE_WALL = 14
    FOLDED_BACK = 15
    UPPER_OFF_FIELD = 16
    UPPER_HANGS = 17
    UPPER_BLOCKED = 18
    NO_PASSING = 19
    STAIRS_OFF = 20
    NOT_PLAYING = 21


RULE = {
    Reason.GAME_OVER: "4.1",
    Reason.CHANCE_DECIDES: "1.3",
    Reason.ALREADY_DRAWN: "1.3",
    Reason.STAIRS_OFFERED: "5.2",
    Reason.NOTHING_OFFERED: "5.1",
    Reason.NONE_LEFT: "1.2",
    Reason.NO_STAIRS: "5.3",
    Reason.OFF_FIELD: "2.2",
    Reason.OTHER_END: "8.1",
    Reason.HANGING_COLUMN: "2.4",
    Reason.SPAN_BLOCKED: "2.5",
    Reason.ON_ONE_PIECE: "2.6",
    Reason.IN_THE_WELL: "7.4",
    Reason.ON_THE_WALL: "7.8",
    Reason.FOLDED_BACK: "5.5",
    Reason.UPPER_OFF_FIELD: "2.2",
    Reason.UPPER_HANGS: "5.4",
    Reason.UPPER_BLOCKED: "2.5",
    Reason.NO_PASSING: "2.9",
    Reason.STAIRS_OFF: "5.1",
    Reason.NOT_PLAYING: "1.4",
}


class Happening(IntEnum):
    """Kinds of notes in the log. A comment names the three details of each."""

    BEGAN = 1  # -
    PLACED = 2  # move, deck, -
    CLIMBED = 3  # move, points of the lower arch, points of the upper arch: a staircase placed
    OFFERED = 4  # mark
    JOINED = 5  # mark
    DECLINED = 6  # mark
    PIERED = 7  # piers
    CROWNED = 8  # cell: the deck over the well
    TOWERED = 9  # first cell of the corner
    WALLED = 10  # pieces
    LEFT = 11  # kind, how many: still in hand
    STRANDED = 12  # piece's shape, first foot: alone on the ground
    ENDED = 13  # Ending, the player who could not place


class Ending(IntEnum):
    """How the game ended: the player to move had nothing left to place, or no room for it."""

    RUNNING = 0
    NO_PIECES = 1
    NO_ROOM = 2
