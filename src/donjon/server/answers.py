"""What the server says, as JSON objects told apart by `kind`. docs/wire.md shows an example of each."""

from typing import Literal

import msgspec
from msgspec import Struct

from donjon.core.scene import Scene
from donjon.match.sight import Choice
from donjon.server.parts import (
    Ballot,
    Board,
    DealResult,
    Ending,
    Face,
    GameCard,
    Language,
    Link,
    Mistake,
    Points,
    Remark,
    SceneChange,
    TableCard,
    TurningPoint,
    spell,
)
from donjon.study.review import Balance

VERSION = 5  # of the wire


class Answer(Struct, tag=spell, tag_field="kind", kw_only=True, omit_defaults=True):
    """A message from the server."""

    to: int = 0


class Welcome(Answer):
    """The answer to the first `hello`: the games one can play, described in that language."""

    version: int
    language: Language
    games: list[GameCard]
    bots: list[str]


Code = Literal[
    "malformed",
    "too_big",
    "too_fast",
    "unknown",
    "forbidden",
    "stale",
    "illegal",
    "not_now",
    "bad_choice",
    "away",
    "broken",
]


class Error(Answer):
    """What went wrong, in one sentence; `rule` is the paragraph of the rules that forbids the move."""

    code: Code
    text: str
    table_id: str = ""
    rule: str = ""


class Tables(Answer):
    """The public tables (`lobby`) or your own (`mine`), newest first. `table` and `gone` keep the list up to date."""

    of: Literal["lobby", "mine"]
    tables: list[TableCard]


class TableNews(Answer, tag="table"):
    """A table that is new or has changed: one you joined, or one in a list you follow."""

    table: TableCard


class Gone(Answer):
    """A table that is no longer listed."""

    table_id: str


class Created(Answer):
    """A new table: your own seats, invitations to the free ones, the watch link, and `owner`, the maker's token."""

    table_id: str
    owner: str
    seats: list[Link]
    invitations: list[Link]
    watch: Link


class Seated(Answer):
    """The seat is yours: keep the token."""

    table_id: str
    link: Link


class State(Answer):
    """A table joined, or joined again: everything about it. `board` is missing until the game begins.

    For the maker: `links`, invitations to the seats still free, and `watch`, the spectators' link. `rematch`: one's own
    links to the table played next. `day`: it is the deal of that day.
    """

    table: TableCard
    held: list[int]
    luck: str  # the seed's SHA-256, see docs/wire.md
    chat: list[Remark]
    board: Board | None = None
    clock: Face | None = None
    ballot: Ballot | None = None
    ending: Ending | None = None
    links: list[Link] = []
    watch: Link | None = None
    rematch: list[Link] = []
    day: str = ""


class Update(Answer):
    """A move was made or taken back. If `board.since` is below the ply you know, forget what came after it."""

    table_id: str
    board: Board
    clock: Face | None = None
    ending: Ending | None = None


class Ended(Answer):
    """The game ended off the board: by resignation, on time or by agreement."""

    table_id: str
    ending: Ending


class BallotNews(Answer, tag="ballot"):
    """A question was asked, a vote was added, or (null) it is settled; `passed` says how."""

    table_id: str
    ballot: Ballot | None
    passed: bool | None = None


class Said(Answer):
    """Somebody said something."""

    table_id: str
    remark: Remark


class Next(Answer):
    """The rematch is set up. These are your own links to it."""

    table_id: str
    links: list[Link]


class Tried(Answer):
    """The answer to `what_if`: the moves tried (it stops before chance or a reveal), and how it would stand.

    The scene is whole, or a change of the one on the board. `said` tells the last move asked about in words.
    """

    table_id: str
    ply: int
    moves: list[str]
    scores: list[int]
    legal: list[Choice]
    scene: Scene | None = None
    scene_change: SceneChange | None = None
    said: str = ""


class Told(Answer):
    """The answer to `sayings`: every legal move of this ply in words, in the order of `legal`."""

    table_id: str
    ply: int
    said: list[str]


class Reason(Struct, omit_defaults=True):
    """Why not, as a sentence, and by which rule. `action` names those that it is about, where others have another."""

    text: str
    rule: str = ""
    action: str = ""


class Explained(Answer):
    """The answer to `explain`: legal, or why not."""

    table_id: str
    move: str
    legal: bool
    reasons: list[Reason] = []


class Hinted(Answer):
    """A bot's advice for this ply, also in words.

    `chance`: to win with that move, as the bot sees it; `usual`: on average over the moves it thought about. Both are
    missing if it does not think ahead, or if there is no choice.
    """

    table_id: str
    ply: int
    bot: str
    move: str
    parts: list[str]
    said: str
    chance: float | None = None
    usual: float | None = None


class MomentShown(Answer, tag="moment"):
    """The answer to `moment`."""

    table_id: str
    board: Board


class Opened(Answer):
    """A record read: its headers, how many plies there are to look at, and whether there is a review already."""

    headers: dict[str, str]
    plies: int
    colours: list[str]
    reviewed: bool = False


class LessonShown(Answer, tag="lesson"):
    """The answer to `learn`: where one stands in a lesson.

    `moves` are the tries that were right, and their number is that of the step that is due. A try that was not right is
    answered in `why`, with its rule. A step that is only read has no `solution`; `parts` and `said` tell what to pick
    for it and what it does. `told` are sentences about what happened in the step before. `options` are those of the
    game that is taught, for a free game that follows.
    """

    game: str
    lesson: str
    title: str
    steps: list[str]
    moves: list[str]
    text: str
    board: Board
    told: list[str] = []
    lit: list[str] = []
    solution: str = ""
    parts: list[str] = []
    said: str = ""
    why: str = ""
    rule: str = ""
    options: dict[str, str] = {}


class Reviewing(Answer):
    """The game is being looked through for the review you asked for: so much of it is done."""

    table_id: str
    share: float


class Reported(Answer):
    """Points by source; chances to win by ply and seat, where it turned, the biggest mistakes, and luck and play."""

    table_id: str
    points: list[Points]
    chances: list[list[float]] = []
    turning: list[TurningPoint] = []
    mistakes: list[Mistake] = []
    balance: list[Balance] = []  # by seat
    deep: bool = False  # whether it was looked at longer, on request


class DealShown(Answer, tag="deal"):
    """The answer to `deal`: the game, whom one plays against, and how others did, best first."""

    day: str
    game: str
    bot: str
    results: list[DealResult] = []


class PuzzleShown(Answer, tag="puzzle"):
    """The answer to `solve`: the question, and where one stands in the turn.

    `over` means that the turn is over; then `said` tells what came of it. `solution` is there once it is solved, or if
    it was asked for: the moves, told one by one, and their places.
    """

    game: str
    id: str
    question: str
    difficulty: int
    moves: list[str]
    board: Board
    over: bool = False
    solved: bool = False
    said: str = ""
    solution: list[str] = []
    told: list[str] = []
    places: list[list[str]] = []


class Left(Answer):
    """You are no longer at the table."""

    table_id: str


class Pong(Answer):
    """The server's time."""

    at: int


class Bye(Answer):
    """The server is shutting down. Nothing is lost; connect again in a moment."""


Answers = (
    Welcome | Error | Tables | TableNews | Gone | Created | Seated | State | Update | Ended | BallotNews | Said | Next
    | Tried | Told | Explained | Hinted | MomentShown | Opened | LessonShown | PuzzleShown | DealShown | Reviewing
    | Reported | Left | Pong | Bye
)  # fmt: skip

read_answer = msgspec.json.Decoder(Answers).decode
write = msgspec.json.Encoder().encode
