"""Names for the small integers of the compiled modules: what is due, why a move is refused, what happened."""

from enum import IntEnum


class Stage(IntEnum):
    """What has to be done next."""

    MASTER = 0  # chance reveals the master card
    CASTLES = 1  # master version: the players set the eight castles
    KNIGHTS = 2  # each player sets the first knight
    KING = 3  # the last of them sets the king
    TURN = 4  # action points are spent
    DRAW = 5  # chance gives the card that was bought
    KEEP = 6  # own decks: one of the drawn cards is kept
    LEFTOVER = 7  # blocks of the used stack go on others
    KING_MOVES = 8  # the last on the track may move the king
    OVER = 9


class Reason(IntEnum):
    """Why a move is refused. Each reason has a sentence in texts/ and a paragraph of the rules here."""

    GAME_OVER = 1
    NOT_NOW = 2  # the stage says what is due: see DUE
    KING_STAYS = 3
    NO_POINTS = 4
    NOT_YOUR_KNIGHT = 5
    OCCUPIED = 6
    TOO_FAR = 7
    TOO_HIGH = 8
    NO_KNIGHT_LEFT = 9
    NO_NEIGHBOUR = 10
    ABOVE_NEIGHBOUR = 11
    NOT_A_CASTLE = 12
    NO_BLOCK_LEFT = 13
    NO_SUCH_STACK = 14
    WHICH_STACK = 15
    ONE_STACK = 16
    APART = 17
    MERGES = 18
    AREA = 19
    TOO_CLOSE = 20
    DECK_EMPTY = 21
    TWO_BOUGHT = 22
    NO_BUYING = 23
    ONE_CARD = 24
    NOT_IN_HAND = 25
    JUST_BOUGHT = 26
    NOT_SINGLE = 27
    SPLITS = 28
    SIX_CASTLES = 29
    LEFT_TOO_HIGH = 30
    NOT_GROUND = 31
    NOT_DIAGONAL = 32
    NO_DOOR = 33
    NO_EXIT = 34
    NOT_OVER_A_KNIGHT = 35
    NOT_BESIDE = 36
    NOT_TWO_UP = 37
    NOT_DRAWN = 38
    TOP_OR_UNDER = 39
    NO_SUCH_CARD = 40
    NO_PASSAGE = 41
    WAY_LEADS_UP = 42
    HAND_EMPTY = 43
    NO_STACK_IN_USE = 44
    NO_BLOCK_ANYWHERE = 45
    NO_OTHER_NEIGHBOUR = 46
    TURN_GOES_ON = 47
    NOTHING_DRAWN = 48
    NOTHING_BOUGHT = 49
    NO_MASTER_CARD = 50
    NO_CARDS = 51


RULE = {
    Reason.GAME_OVER: "6.7",
    Reason.KING_STAYS: "6.6",
    Reason.NO_POINTS: "4.1",
    Reason.NOT_YOUR_KNIGHT: "4.3",
    Reason.OCCUPIED: "1.4",
    Reason.TOO_FAR: "4.3",
    Reason.TOO_HIGH: "4.3",
    Reason.NO_KNIGHT_LEFT: "4.2",
    Reason.NO_NEIGHBOUR: "4.2",
    Reason.ABOVE_NEIGHBOUR: "4.2",
    Reason.NOT_A_CASTLE: "2.2",
    Reason.NO_BLOCK_LEFT: "3.3",
    Reason.NO_SUCH_STACK: "3.3",
    Reason.WHICH_STACK: "3.3",
    Reason.ONE_STACK: "3.3",
    Reason.APART: "4.6",
    Reason.MERGES: "4.7",
    Reason.AREA: "4.8",
    Reason.TOO_CLOSE: "8.1",
    Reason.DECK_EMPTY: "4.10",
    Reason.TWO_BOUGHT: "4.10",
    Reason.NO_BUYING: "8.2",
    Reason.ONE_CARD: "5.1",
    Reason.NOT_IN_HAND: "5.1",
    Reason.JUST_BOUGHT: "5.1",
    Reason.NOT_SINGLE: "5.6",
    Reason.SPLITS: "5.6",
    Reason.SIX_CASTLES: "5.6",
    Reason.LEFT_TOO_HIGH: "5.6",
    Reason.NOT_GROUND: "5.6",
    Reason.NOT_DIAGONAL: "5.8",
    Reason.NO_DOOR: "5.9",
    Reason.NO_EXIT: "5.9",
    Reason.NOT_OVER_A_KNIGHT: "5.10",
    Reason.NOT_BESIDE: "5.11",
    Reason.NOT_TWO_UP: "5.11",
    Reason.NOT_DRAWN: "7.2",
    Reason.TOP_OR_UNDER: "7.2",
    Reason.NO_SUCH_CARD: "4.10",
    Reason.NO_PASSAGE: "4.4",
    Reason.WAY_LEADS_UP: "4.5",
    Reason.HAND_EMPTY: "5.5",
    Reason.NO_STACK_IN_USE: "5.5",
    Reason.NO_BLOCK_ANYWHERE: "5.5",
    Reason.NO_OTHER_NEIGHBOUR: "5.7",
    Reason.TURN_GOES_ON: "3.4",
    Reason.NOTHING_DRAWN: "7.2",
    Reason.NOTHING_BOUGHT: "4.10",
    Reason.NO_MASTER_CARD: "8.4",
    Reason.NO_CARDS: "5.12",
}
CARD_RULE = ("5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "5.10", "5.11")  # by kind
SAID_BY_CARDS = {Reason.NOT_YOUR_KNIGHT, Reason.TOO_HIGH, Reason.NO_SUCH_STACK, Reason.WHICH_STACK}
DUE = {  # each stage has its own reason, which says what has to be done first
    Stage.MASTER: "8.4",
    Stage.CASTLES: "8.1",
    Stage.KNIGHTS: "2.2",
    Stage.KING: "2.3",
    Stage.DRAW: "4.10",
    Stage.KEEP: "7.2",
    Stage.LEFTOVER: "3.4",
    Stage.KING_MOVES: "6.5",
}


class Happening(IntEnum):
    """Kinds of notes in the log. A comment names the three details of each."""

    MASTER_CARD = 1  # card
    FOUNDED = 2  # cell: a castle of the set-up
    ENLISTED = 3  # cell, level
    CROWNED = 4  # cell, level: the king is set or moved
    KING_STAYED = 5  # cell
    MOVED = 6  # source, target, level
    BUILT = 7  # cell, height
    BOUGHT = 8  # cards the buyer may see
    DREW = 9  # kind; the buyer alone may know
    KEPT = 10  # kind (the buyer's secret), where the others go, how many they are
    ADVANCED = 11  # -
    CARD_PLAYED = 12  # kind
    RAISED = 13  # cell, height: a block under a knight
    SHIFTED = 14  # source, target, height: a block moved
    STORED = 15  # size of the stack before
    RETURNED = 16  # blocks given back
    TURN_ENDED = 17  # -
    CASTLE_SCORED = 18  # cell of the highest knight, area, level
    PUSHED = 19  # -
    KING_BONUS = 20  # phase
    MASTER_BONUS = 21  # card, phase
    PHASE_ENDED = 22  # phase
    PHASE_BEGAN = 23  # phase
    GAME_ENDED = 24  # -
