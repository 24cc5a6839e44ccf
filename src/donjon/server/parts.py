"""What messages are made of. `tools/wire_types.py` turns these types into web/src/wire.ts."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from donjon.core.game import Happened
from donjon.core.scene import Mark, Player, Scene, Shape
from donjon.match.sight import Choice, Standing
from donjon.match.words import Prompt


def spell(name: str) -> str:
    """WhatIf is what_if on the wire."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


Name = Annotated[str, Meta(max_length=40)]  # as it comes; `cleaned` before anybody sees it
Word = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(max_length=80)]  # the id of a public table, or a token of any table
Move = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Language = Literal["en", "ru", "hu", "de"]
Want = Literal["scene", "position", "text", "changes"]
Wants = Annotated[tuple[Want, ...], Meta(max_length=4)]
Stage = Literal["open", "playing", "over", "abandoned"]
Absent = Literal["vote", "bot", "lose"]
Matter = Literal["take_back", "bot", "abandon"]
Room = Literal["table", "watchers"]


class Live(Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """A clock for one sitting: so many seconds, and some more for every turn."""

    base: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Correspondence(Struct, frozen=True, tag="correspondence", tag_field="kind", forbid_unknown_fields=True):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = Live | Correspondence


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who takes the seat: a bot of that level, the maker of the table (`mine`), or a person who has not come yet."""

    bot: Word = ""
    mine: bool = False
    name: Name = ""


class StoodIn(Struct, frozen=True):
    """Since when and why a bot plays for somebody: the others voted for it, or the clock ran out."""

    why: Literal["vote", "time"]
    ply: int
    at: int


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. `bot` plays it now; `person`: somebody holds its token; `here`: and is connected."""

    seat: int
    colour: str
    name: str = ""
    bot: str = ""
    person: bool = False
    here: bool = False
    resigned: bool = False
    stood_in: StoodIn | None = None


class TableCard(Struct, frozen=True):
    """A table as lists show it."""

    table_id: str
    game: str
    options: dict[str, str]
    stage: Stage
    public: bool
    seats: list[Seat]
    clock: Clock | None
    absent: Absent
    aids: bool
    created: int  # milliseconds since 1970, like every time on the wire
    changed: int  # when the last move was made
    ply: int
    to_move: int | None
    scores: list[int]
    watchers: int


class Face(Struct, frozen=True):
    """What the clocks show at time `at`: milliseconds left for each seat, and whose clock is running."""

    at: int
    left: list[int]
    running: int | None


class Event(Happened, frozen=True, omit_defaults=True, kw_only=True):
    """What happened at a ply, as this reader may know it, with its sentence."""

    ply: int
    text: str


class SceneChange(Struct, frozen=True, omit_defaults=True):
    """What has changed in a scene. What is missing is as before.

    In `players` and `shapes`, [from, to] stands for that run of the former list; `detail` is a JSON Merge Patch.
    """

    columns: int | None = None
    rows: int | None = None
    players: list[Player | tuple[int, int]] | None = None
    shapes: list[Shape | tuple[int, int]] | None = None
    marks: tuple[Mark, ...] | None = None
    detail: dict[str, Any] | None = None


class Board(Standing, frozen=True, omit_defaults=True, kw_only=True):
    """The game as the reader sees it: through the eyes of seat `eyes`, or as a spectator (null).

    `number` counts changes, moves and undos alike. `events` tell what happened from ply `since` on: whatever was told
    before of that ply or a later one is no longer so. `decided` is the ply after the last move of that seat in an
    earlier turn: what the others did since can be shown again from there, up to `begun`, the ply of its first move in
    the turn in hand, or since another moved in it, if it has made one. Parts the reader did not want are missing.
    Readers who want `changes` get what has changed in the scene and in the legal moves told last, as soon as there are
    any. In `legal_change`, [from, to] stands for that run of them.
    """

    eyes: int | None
    number: int
    since: int
    events: list[Event]
    decided: int = 0
    begun: int | None = None
    ask: Prompt | None = None
    legal: list[Choice] = field(default_factory=list)
    legal_change: list[Choice | tuple[int, int]] | None = None
    can_undo: bool = False
    scene: Scene | None = None
    scene_change: SceneChange | None = None
    position: dict[str, Any] | None = None
    text: str = ""


class Ending(Struct, frozen=True, omit_defaults=True):
    """How it ended, and the seed that proves the luck. `why`: played, resigned, time or abandoned."""

    why: Literal["played", "resigned", "time", "abandoned"]
    ranks: list[int]
    seed: str
    seats: list[int] = []  # who resigned or ran out of time


class Ballot(Struct, frozen=True, omit_defaults=True):
    """A question put to the people at the table: take back to `ply`, a bot for `seat`, or abandon."""

    matter: Matter
    by: int
    yes: list[int]
    voters: list[int]
    ply: int = 0
    seat: int = 0


class Remark(Struct, frozen=True):
    """A chat message. Watchers talk in a room of their own that players do not see. Watchers see the table's chat."""

    number: int
    room: Room
    seat: int | None
    name: str
    text: str
    at: int


class Link(Struct, frozen=True):
    """The way to a seat, or to the spectators' bench (seat null): open `path` on this server."""

    seat: int | None
    token: str
    path: str


class OptionCard(Struct, frozen=True):
    """An option of a game, in words."""

    name: str
    default: str
    sentence: str
    values: list[str]
    sentences: list[str]


class LessonCard(Struct, frozen=True):
    """A lesson one can take: what it is called, and how many steps it has."""

    name: str
    title: str
    steps: int


class GameCard(Struct, frozen=True):
    """A game one can play here."""

    name: str
    title: str
    line: str  # what it is about, in one line
    about: str
    minutes: int  # about as long as people play
    open: bool  # nothing is ever hidden
    rules: int
    seats: list[int]
    colours: list[str]
    options: list[OptionCard]
    words: dict[str, str] = {}  # the game's names of things: what parts of moves are called
    lessons: list[LessonCard] = []
    puzzles: list[str] = []  # their ids, easiest first
    ratings: dict[str, dict[str, int]] = {}  # measured Elo of the bots, by number of seats, where there is any


class Mistake(Struct, frozen=True):
    """A turn that cost chances, and a better one; `said` and `better_said` tell them in words, move by move.

    `places` and `better_places` are what to light up: the parts of the moves that are places. It can be asked again if
    the better turn is `sure`: if neither chance nor anything hidden decides where it ends.
    """

    ply: int
    turn: int
    seat: int
    moves: list[str]
    better: list[str]
    loss: float
    said: str
    better_said: str
    places: list[list[str]]
    better_places: list[list[str]]
    sure: bool


class TurningPoint(Struct, frozen=True):
    """Where the game turned: whose turn (chance: null), what was done or drawn, and what it changed for each seat."""

    ply: int
    turn: int
    seat: int | None
    change: tuple[float, ...]
    said: str


class DealResult(Struct, frozen=True, omit_defaults=True):
    """How somebody did with the deal of the day: a person by name, or a bot in the same seat."""

    scores: list[int]  # theirs first
    rank: int
    name: str = ""
    bot: str = ""
    own: bool = False


class Points(Struct, frozen=True):
    """All a seat's points of one source."""

    seat: int
    kind: str
    points: int
