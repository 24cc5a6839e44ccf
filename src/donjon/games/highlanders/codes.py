"""Names for the small integers of position.py: why a move is refused, what happened, where a turn stands."""

from enum import IntEnum


class Phase(IntEnum):
    """What is to be decided next. The first three are decided by chance."""

    BEGIN = 0  # who plays first
    ROLL = 1  # the die
    DRAW = 2  # the shield for the castle just taken
    MARCH = 3  # a step, or the end of the turn
    MUSTER = 4  # another group against the camp
    GO_IN = 5  # how many knights enter the castle just taken
    SHIELD = 6  # whether it gets a shield


class Reason(IntEnum):
    """Why a move is refused. Each reason has a sentence in texts/ and a paragraph of the rules here."""

    GAME_OVER = 1
    ROLL_FIRST = 2
    ALREADY_ROLLED = 3
    INTO_BANNER = 4
    NO_ROAD = 5
    NOBODY_THERE = 6
    EMPTY_GROUP = 7
    TOO_MANY = 8
    GARRISON = 9
    TOO_WEAK = 10
    MUSTERING = 11
    MUSTERED = 12
    ALL_STORM = 13
    SWORDS_HOLD = 14
    DEFENDERS_HOLD = 15
    GO_IN_FIRST = 16
    SHIELD_FIRST = 17
    NOTHING_TAKEN = 18
    NOT_AT_GATE = 19
    NO_SHIELD_NOW = 20
    NOT_IN_RESERVE = 21
    BEGIN_FIRST = 22
    ALREADY_BEGUN = 23
    NOT_PLAYING = 24
    DRAW_FIRST = 25
    NOTHING_TO_DRAW = 26
    RESERVE_EMPTY = 27


RULE = {
    Reason.GAME_OVER: "7.1",
    Reason.ROLL_FIRST: "2.1",
    Reason.ALREADY_ROLLED: "2.1",
    Reason.INTO_BANNER: "2.5",
    Reason.NO_ROAD: "3.1",
    Reason.NOBODY_THERE: "3.1",
    Reason.EMPTY_GROUP: "3.1",
    Reason.TOO_MANY: "3.1",
    Reason.GARRISON: "5.6",
    Reason.TOO_WEAK: "4.1",
    Reason.MUSTERING: "4.3",
    Reason.MUSTERED: "4.2",
    Reason.ALL_STORM: "5.2",
    Reason.SWORDS_HOLD: "5.1",
    Reason.DEFENDERS_HOLD: "6.2",
    Reason.GO_IN_FIRST: "5.3",
    Reason.SHIELD_FIRST: "5.4",
    Reason.NOTHING_TAKEN: "5.3",
    Reason.NOT_AT_GATE: "5.3",
    Reason.NO_SHIELD_NOW: "5.4",
    Reason.NOT_IN_RESERVE: "5.5",
    Reason.BEGIN_FIRST: "1.7",
    Reason.ALREADY_BEGUN: "1.7",
    Reason.NOT_PLAYING: "1.6",
    Reason.DRAW_FIRST: "5.4",
    Reason.NOTHING_TO_DRAW: "5.4",
    Reason.RESERVE_EMPTY: "5.5",
}


class Happening(IntEnum):
    """Kinds of notes in the log. A comment names the three details of each. `crowd` is knights * 8 + clan."""

    BEGAN = 1  # -, -, clan
    ROLLED = 2  # die, -, clan
    ENTERED = 3  # banner, -, clan
    BARRED = 4  # banner, 1 if the supply is empty, clan
    ENDED_TURN = 5  # steps left, -, clan
    MARCHED = 6  # source, target, crowd
    MUSTERED = 7  # source, target, crowd
    BEATEN = 8  # camp, clan that attacked, crowd beaten
    STORMED = 9  # camp, castle, crowd
    SHOWN = 10  # castle, value, clan that owns it
    PERISHED = 11  # camp, castle, crowd
    REPULSED = 12  # camp, castle, crowd
    LOST = 13  # castle, -, crowd beaten
    TOOK = 14  # castle, -, clan
    WENT_IN = 15  # camp, castle, crowd
    LAID = 16  # castle, value, clan
    LEFT_BARE = 17  # castle, -, clan
    GIVEN = 18  # castle, -, clan
    ENDED = 19  # Ending


class Ending(IntEnum):
    """How the game ended."""

    RUNNING = 0
    CASTLES = 1
    TURN_CAP = 2
