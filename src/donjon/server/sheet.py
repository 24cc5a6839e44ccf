"""What is kept of a table: its sheet, its entries, what was said. Plain data, stored as it is."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from donjon.match import Match
from donjon.server.logs import log
from donjon.server.parts import Absent, Ballot, Clock, Ending, Remark, Stage, StoodIn
from donjon.study.review import Review


class SeatSheet(Struct, omit_defaults=True):
    """A seat: `bot` plays it now, if any; `person`: somebody has taken it; `resigned` never plays again.

    `drawn` makes the token of whoever sits there. A seat drawn for somebody who is still to come is not free.
    """

    name: str = ""
    bot: str = ""
    person: bool = False
    resigned: bool = False
    drawn: str = ""
    stood_in: StoodIn | None = None

    @property
    def free(self) -> bool:
        return not (self.person or self.bot or self.drawn)


class Sheet(Struct, rename={"table_id": "match"}):
    """A table but for its moves. Written anew when something about it changes, which is seldom.

    Stored sheets, like the columns of the database, call the id of a table `match`: files made earlier still open.
    """

    table_id: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[SeatSheet]
    clock: Clock | None
    public: bool
    absent: Absent
    aids: bool
    stand_in: str
    seed: str
    created: int
    stage: Stage = "open"
    ending: Ending | None = None
    next: str = ""  # the rematch
    former: str = ""  # the table this is the rematch of
    ballot: Ballot | None = None  # the question on the table
    diagram: str = ""  # the position that it begins with, where that is not the usual start
    day: str = ""  # of the deal of the day


class Summary(Struct):
    """How it stands after an entry: enough for lists and clocks without playing the game through."""

    ply: int = 0
    to_move: int | None = None
    scores: list[int] = []
    left: list[int] = []


class Entry(Struct):
    """One entry of a table's log, never changed once written: a move with the chance after it, or an undo.

    `words` are the moves from ply `ply` on, chance in parentheses as in a record; none take back to `ply`. A match may
    reach the same ply twice, after an undo, so `number` counts the entries and is the key together with the table.
    """

    number: int
    ply: int
    words: str
    seat: int | None
    at: int
    after: Summary


class Reviewed(Struct):
    """The review of a finished game, and how many playouts it took for each value."""

    playouts: int
    review: Review


write_sheet = msgspec.json.Encoder().encode
read_sheet = msgspec.json.Decoder(Sheet).decode
read_summary = msgspec.json.Decoder(Summary).decode

Change = Sheet | tuple[str, Entry] | tuple[str, Remark] | tuple[str, Reviewed]
"""Something to be written: a sheet; or an entry, a remark or the review of the table named."""


def read_entry(row: Sequence[Any]) -> Entry:
    """An entry as it is stored."""
    number, ply, words, seat, at, after = row
    return Entry(number, ply, words, seat, at, read_summary(after))


def read_tables(rows: Iterable[Sequence[Any]]) -> Iterator[tuple[Sheet, Entry | None]]:
    """Tables with their last entries: id, sheet, entry. One that cannot be read must not keep the others."""
    for table_id, sheet, *last in rows:
        try:
            table = read_sheet(sheet), None if last[0] is None else read_entry(last)
        except msgspec.DecodeError as error:
            log.error("table cannot be read", extra={"table_id": table_id, "why": str(error)})
        else:
            yield table


def opening(sheet: Sheet, chance: str = "seed") -> Match:
    """The match of a table, at its first move."""
    if sheet.diagram:
        return Match.from_diagram(sheet.game, sheet.diagram, sheet.seed, chance)
    return Match(sheet.game, len(sheet.seats), sheet.seed, sheet.options, chance)


def taken_back(entries: list[Entry]) -> int:
    """How often a move was taken back."""
    return sum(entry.number > 0 and not entry.words for entry in entries)


def line(entries: list[Entry]) -> list[str]:
    """The moves that stand, chance included, when all undos are done."""
    moves: list[str] = []
    for entry in entries:
        del moves[entry.ply :]
        moves += [word.strip("()") for word in entry.words.split(" ") if word]
    return moves
