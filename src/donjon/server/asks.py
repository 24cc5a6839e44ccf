"""What clients say, as JSON objects told apart by `kind`. docs/wire.md shows an example of each.

`id` is the client's own number for a question; the answer to it, or the error, carries it as `to`.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from donjon.server.clean import cleaned
from donjon.server.parts import (
    Absent,
    Clock,
    Count,
    Key,
    Language,
    Matter,
    Move,
    Name,
    SeatNumber,
    SeatPlan,
    Wants,
    Word,
    spell,
)


class Ask(Struct, tag=spell, tag_field="kind", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client."""

    id: Count = 0


class Hello(Ask):
    """Sets your language and name. It may be sent again. Without it, the language is English."""

    language: Language = "en"
    name: Name = ""


class Lobby(Ask):
    """Follow the list of public tables, or stop following it."""

    follow: bool = True


class Mine(Ask):
    """Follow your own tables, by their tokens."""

    tokens: Annotated[list[Key], Meta(max_length=200)]


class Create(Ask):
    """Set up a table. `stand_in` is the bot that plays for people who have left."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[Word, Word] = {}
    clock: Clock | None = None
    public: bool = False
    absent: Absent = "vote"
    aids: bool = True
    stand_in: Word = ""
    name: Name = ""


class Sit(Ask):
    """Take a free seat: of a public table, by its id, any seat or this one; or the seat of an invitation."""

    key: Key
    seat: SeatNumber | None = None
    name: Name = ""


class Join(Ask):
    """Come to a table: one key, or the tokens of several seats played at one screen.

    `since` is the `number` of the last board one has seen: what happened after it is told. 0 tells everything.
    """

    keys: Annotated[list[Key], Meta(min_length=1, max_length=16)]
    since: Count = 0
    wants: Wants = ("scene",)
    name: Name = ""


class At(Ask):
    """A message to a table that you have joined."""

    table_id: Key


class Leave(At):
    """Leave the table. You keep your seat."""


class Start(At):
    """Begin now, with the stand-in bot on every free seat. For the maker of the table."""


class Play(At):
    """Make a move. `ply` is the ply you chose it for: a stale one is refused."""

    ply: Count
    move: Move


class Undo(At):
    """Take back your last move: within your own turn, or past the replies of bots."""

    ply: Count


class Propose(At):
    """Ask the table: take back to `ply`, let the stand-in play `seat` whose person is away, or abandon the game.

    Without a `ply` it is one's own last move that is to be taken back.
    """

    matter: Matter
    ply: Count | None = None
    seat: SeatNumber = 0


class Vote(At):
    """Answer the question on the table."""

    yes: bool


class ComeBack(At):
    """Take your seat back from the bot."""


class Resign(At):
    """Resign. `seat` is needed only if you hold several."""

    seat: SeatNumber | None = None


class Rematch(At):
    """Play again, seats rotated by one."""


class Chat(At):
    """Say something: from a seat to the table, from the bench to the other watchers."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WhatIf(At):
    """Try these moves in your own turn. Nothing changes."""

    ply: Count
    moves: Annotated[list[Move], Meta(max_length=50)]


class Sayings(At):
    """How are the legal moves told in words?"""

    ply: Count


class Explain(At):
    """Why not this move? It is given as text, or by the parts picked so far, the refused one last.

    `action` is the kind of the moves meant, if one was chosen.
    """

    move: Move = ""
    action: Word = ""
    parts: Annotated[list[Move], Meta(max_length=20)] = []


class Hint(At):
    """Ask for a bot's advice, if the table allows aids."""

    bot: Word = ""


class Moment(At):
    """The game as it stood after `ply` moves. `table_id` may be "record", for the one opened by `open`."""

    ply: Count
    wants: Wants = ("scene",)


class Open(Ask):
    """Read a record. On this connection it is then the table "record"."""

    record: Annotated[str, Meta(max_length=100_000)]


class Learn(Ask):
    """Take up a lesson after these tries, one for each step; "" for a step that is only read.

    It can then be asked about as table "lesson" on this connection: `what_if` and `explain`.
    """

    game: Word
    lesson: Word
    moves: Annotated[list[Move], Meta(max_length=40)] = []


class Solve(Ask):
    """Try a puzzle, by its id or, for the puzzle of the day, by the date: these are the moves of the turn so far.

    With the game "record" it is a mistake of the record opened last, by its ply: "31", or "31-deep" if a deep review
    found it.

    `show` asks for the solution. It can then be asked about as table "puzzle" on this connection: `what_if` and
    `explain`.
    """

    game: Word  # "" with a date
    puzzle: Word
    moves: Annotated[list[Move], Meta(max_length=64)] = []
    show: bool = False


class PlayFrom(At):
    """Play on from a decision of a finished game, in that seat, at a table of one's own: the others are bots.

    `table_id` may be "record". What the player could not know then is dealt anew.
    """

    ply: Count
    bot: Word = ""


class Deal(Ask):
    """The deal of the day: the game of that date, and how others did. `table_id` marks one's own result."""

    day: Word
    table_id: Key = ""


class PlayDeal(Ask):
    """Play the deal of that date, against its bot. Everybody has the same luck."""

    day: Word


class Report(At):
    """Asks for the review of a finished game. `deep`: look at everything longer."""

    deep: bool = False


class Ping(Ask):
    """Is anybody there? Answered by `pong`."""


Asks = (
    Hello | Lobby | Mine | Create | Sit | Join | Leave | Start | Play | Undo | Propose | Vote | ComeBack | Resign
    | Rematch | Chat | WhatIf | Sayings | Explain | Hint | Moment | Open | Learn | Solve | PlayFrom | Deal | PlayDeal
    | Report | Ping
)  # fmt: skip

read_ask = msgspec.json.Decoder(Asks).decode


def clean(ask: Ask) -> None:
    """Clean names and chat. `UnicodeError` if the message holds half a character anywhere."""
    match ask:
        case Hello() | Sit() | Join():
            ask.name = cleaned(ask.name)
        case Create():
            ask.name = cleaned(ask.name)
            ask.seats = [replace(plan, name=cleaned(plan.name)) for plan in ask.seats]
        case Chat():
            ask.text = cleaned(ask.text) or "…"
    msgspec.json.encode(ask)
