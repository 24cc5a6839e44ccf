"""Names for the small integers of the rules: steps of a turn, why a move is refused, what happened."""

from enum import IntEnum


class Step(IntEnum):
    """What is to be done next (RULES 2.1)."""

    DRAW = 0
    PLACE = 1
    ACT = 2
    CAPTURE = 3
    EXCHANGE = 4
    FLIGHT = 5
    OVER = 6


class Reason(IntEnum):
    """Why a move is refused. Each reason has a sentence in texts/ and a paragraph of the rules below."""

    GAME_OVER = 1
    CHANCE_DECIDES = 2
    NOT_NOW = 3
    BAG_EMPTY = 4
    ASLEEP = 5  # a dragon tile before the first volcano
    PLACE_FIRST = 6
    PLACE_TAKEN = 7
    TOUCHES_NOTHING = 8
    DOES_NOT_FIT = 9
    LOOKS_THE_SAME = 10
    NO_TILE = 11
    NO_SEGMENT = 12
    NONE_AT_HOME = 13
    NOT_THIS_TILE = 14
    DRAGON_STANDS = 15
    TAKEN = 16
    COMPLETED = 17
    BUILDER_WHERE = 18
    BUILDER_ALONE = 19
    PIG_WHERE = 20
    PIG_ALONE = 21
    NO_FOUNDATION = 22
    NO_PIECE = 23
    TOWER_FINISHED = 24
    BARE_FOUNDATION = 25
    NOT_IN_PLAY = 26
    NO_FOLLOWER = 27
    FAIRY_THERE = 28
    NO_PRINCESS = 29
    NO_KNIGHT = 30
    MUST_SEND = 31
    OUT_OF_REACH = 32
    TOWER_BETWEEN = 33
    NOT_CAPTURABLE = 34
    ON_TOP_SAFE = 35
    NOT_JAILED = 36
    RANSOMED = 37
    TOO_POOR = 38
    NOT_NEXT = 39
    VISITED = 40
    FAIRY_GUARDS = 41
    BUILDER_LATE = 42
    NOBODY_THERE = 43
    ONLY_FOLLOWERS = 44  # on a tower
    NOT_BY_PORTAL = 45  # builder and pig


RULE = {
    Reason.GAME_OVER: "2.8",
    Reason.CHANCE_DECIDES: "2.2",
    Reason.NOT_NOW: "2.1",
    Reason.BAG_EMPTY: "2.2",
    Reason.ASLEEP: "7.2",
    Reason.PLACE_FIRST: "2.1",
    Reason.PLACE_TAKEN: "2.3",
    Reason.TOUCHES_NOTHING: "2.3",
    Reason.DOES_NOT_FIT: "2.3",
    Reason.LOOKS_THE_SAME: "2.4",
    Reason.NO_TILE: "3.1",
    Reason.NO_SEGMENT: "3.1",
    Reason.NONE_AT_HOME: "3.1",
    Reason.NOT_THIS_TILE: "3.1",
    Reason.DRAGON_STANDS: "7.4",
    Reason.TAKEN: "3.2",
    Reason.COMPLETED: "7.11",
    Reason.BUILDER_WHERE: "6.3",
    Reason.BUILDER_ALONE: "6.3",
    Reason.PIG_WHERE: "6.6",
    Reason.PIG_ALONE: "6.6",
    Reason.NO_FOUNDATION: "8.2",
    Reason.NO_PIECE: "8.2",
    Reason.TOWER_FINISHED: "8.3",
    Reason.BARE_FOUNDATION: "8.3",
    Reason.NOT_IN_PLAY: "1.2",
    Reason.NO_FOLLOWER: "7.6",
    Reason.FAIRY_THERE: "7.6",
    Reason.NO_PRINCESS: "7.9",
    Reason.NO_KNIGHT: "7.9",
    Reason.MUST_SEND: "7.10",
    Reason.OUT_OF_REACH: "8.4",
    Reason.TOWER_BETWEEN: "8.5",
    Reason.NOT_CAPTURABLE: "8.6",
    Reason.ON_TOP_SAFE: "8.7",
    Reason.NOT_JAILED: "8.10",
    Reason.RANSOMED: "8.10",
    Reason.TOO_POOR: "8.10",
    Reason.NOT_NEXT: "7.5",
    Reason.VISITED: "7.5",
    Reason.FAIRY_GUARDS: "7.7",
    Reason.BUILDER_LATE: "6.3",
    Reason.NOBODY_THERE: "8.6",
    Reason.ONLY_FOLLOWERS: "8.3",
    Reason.NOT_BY_PORTAL: "6.3",
}
DUE = {
    Step.CAPTURE: ("capture-first", "8.4"),
    Step.EXCHANGE: ("exchange-first", "8.9"),
    Step.FLIGHT: ("flight-first", "7.5"),
}


class Happening(IntEnum):
    """Kinds of notes in the log. A comment names the three details of each. A spot is a place as a number."""

    DRAWN = 1  # kind of tile
    DISCARDED = 2  # kind of tile
    PLACED = 3  # spot, kind, turn with what it joins
    DEPLOYED = 4  # spot, figure kind, kind of tile
    PASSED = 5  # -
    PIECE = 6  # spot, height
    FINISHED = 7  # spot, figure kind: a follower on a tower
    CAPTURED = 8  # spot, figure kind, owner
    RECALLED = 9  # spot, figure kind: the player's own
    EXCHANGED = 10  # kind home to the captor, kind home to the other, the other
    RANSOM_PAID = 11  # figure kind, jailer
    RANSOM_TAKEN = 12  # figure kind, owner
    FAIRY_CAME = 13  # spot
    FAIRY_POINT = 14  # spot
    FAIRY_FEATURE = 15  # spot
    SENT_HOME = 16  # spot, figure kind, owner: by the princess
    DRAGON_CAME = 17  # spot: to a volcano
    DRAGON_FLEW = 18  # spot, steps made
    EATEN = 19  # spot, figure kind
    ORPHANED = 20  # spot, figure kind
    SCORED_CITY = 21  # spot, tiles, shields | 64 cathedral | 128 completed
    SCORED_ROAD = 22  # spot, tiles, 64 inn | 128 completed
    SCORED_MONASTERY = 23  # spot, tiles, 128 completed
    SCORED_FIELD = 24  # spot, cities, 64 pig
    GOODS_TAKEN = 25  # wine, grain, cloth
    GOODS_SCORED = 26  # good, tokens
    DOUBLE_TURN = 27  # -
    ENDED = 28  # tiles never drawn
    SCORED_FARMERS = 29  # spot of the city, -, 64 pig: those round one city, by the older rules


COMPLETED_BIT = 128  # in the third detail of a scoring note
BONUS_BIT = 64  # there too: inn, cathedral, pig
