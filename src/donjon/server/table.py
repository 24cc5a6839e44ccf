"""One table while the server runs: its sheet, its match, who is there. Whoever changes it holds its lock."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Literal

from donjon.core import registry
from donjon.match import Match
from donjon.server import clock as clocks
from donjon.server.parts import Ending, Face, Remark, Seat, StoodIn, TableCard
from donjon.server.refused import Refused, Stale
from donjon.server.scenes import NOTHING, Known
from donjon.server.sheet import Entry, Sheet, Summary, line, opening, read_sheet, write_sheet
from donjon.server.stories import Tale

if TYPE_CHECKING:
    from donjon.server.guest import Guest


AT_ONCE = 200  # plies: some milliseconds


class Presence:
    """A guest at a table: the seats they hold, what they want to see, and what they saw last."""

    __slots__ = ("eyes", "guest", "held", "known", "owner", "wants")

    def __init__(self, guest: Guest, held: tuple[int, ...], owner: bool, wants: tuple[str, ...]) -> None:
        self.guest = guest
        self.held = held
        self.owner = owner
        self.wants = wants
        self.eyes = held[0] if held else None
        self.known: Known = NOTHING  # what was shown last, through these eyes

    def look(self, to_move: int | None) -> None:
        """Several people at one screen: show what the one to move may see."""
        if to_move != self.eyes and to_move in self.held:
            self.eyes = to_move
            self.known = NOTHING


class Table:
    """A table. Its match is there only while somebody needs it."""

    def __init__(self, sheet: Sheet, last: Entry | None, pauses: list[tuple[int, int]]) -> None:
        self.sheet = sheet
        self.pauses = pauses  # when its clocks stood still
        self.following: Sheet | None = None  # of the rematch
        self.match: Match | None = None
        self.unsure = False  # whether a write failed: what is stored is read again before anything else happens here
        self.presences: dict[Guest, Presence] = {}
        self.followers: set[Guest] = set()
        self.remarks: list[Remark] | None = None
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.told = Tale()  # what happened, for those who come
        self.thinking: asyncio.Task[None] | None = None
        self.made_by = ""  # the address, as long as the server runs
        self.undos = -1  # moves taken back so far, once counted
        self.woken_by = sheet.table_id  # the address that its bots think for; after a restart nobody's but its own
        self.opened = time.monotonic()
        self.left: dict[int, float] = {}  # when the person of a seat went away
        self.recall(sheet, last)

    # What is stored, and what is in memory.

    def recall(self, sheet: Sheet, last: Entry | None) -> None:
        """Be as it was written. The match is played through again when it is needed."""
        self.sheet, self.match = sheet, None
        self.number = last.number + 1 if last else 0
        self.summary = last.after if last else Summary()
        self.since = clocks.resumed(last.at, self.pauses) if last else 0
        self.changed = last.at if last else sheet.created
        self.told = Tale()
        self.undos = -1
        self._stored: tuple[bytes, Entry | None] = write_sheet(sheet), last

    def note_written(self, sheet: bool, entry: Entry | None) -> None:
        """This is stored now."""
        written, last = self._stored
        self._stored = write_sheet(self.sheet) if sheet else written, entry or last

    def restore(self) -> None:
        """Forget what could not be written. A lost database may have kept it after all, so this is not sure."""
        sheet, last = self._stored
        self.recall(read_sheet(sheet), last)
        self.unsure = True

    async def resume(self, entries: list[Entry]) -> Match:
        """Play the match through from its entries. It is there when all is played. Others get their turn meanwhile, but
        no thread can do it: matches share scratch paper (`match/ply.py`)."""
        game = registry.find(self.sheet.game)
        if game.version != self.sheet.rules:
            raise Refused("not_now", "other-rules", game=game.folder, begun=self.sheet.rules, here=game.version)
        match = opening(self.sheet, "script")
        for number, move in enumerate(line(entries), 1):
            match.play(move)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        match.scripted = False
        self.match = match
        return match

    @property
    def playing(self) -> Match:
        """The match, while the game is on."""
        if self.sheet.stage != "playing" or self.match is None:
            raise Refused("not_now", "over" if self.sheet.ending else "not-begun")
        return self.match

    # What happens in a game. Each returns the entry to be written.

    def begin(self, now: int) -> Entry:
        sheet = self.sheet
        self.match = opening(sheet)
        sheet.stage = "playing"
        self.summary.left = clocks.begin(sheet.clock, len(sheet.seats))
        return self._entry(0, None, now)

    def play(self, seat: int, move: str, now: int) -> Entry:
        match = self.playing
        ply = match.ply
        match.play(move)
        entry = self._entry(ply, seat, now)
        if match.over:
            self.end("played")
        return entry

    def undo(self, seat: int, now: int) -> Entry:
        match = self.playing
        match.undo(self.bots)
        return self._back(match.ply, seat, now)

    def take_back(self, ply: int, now: int) -> Entry:
        self.playing.take_back(ply)
        return self._back(ply, None, now)

    def _back(self, ply: int, seat: int | None, now: int) -> Entry:
        entry = self._entry(ply, seat, now)
        entry.words = ""
        self.undos += self.undos >= 0
        return entry

    def _entry(self, ply: int, seat: int | None, now: int) -> Entry:
        match = self.playing
        words = " ".join(p.text if p.seat is not None else f"({p.text})" for p in match.played[ply:])
        left = clocks.spend(self.sheet.clock, self.summary.left, self.running, now - self.since, match.to_move)
        self.summary = Summary(match.ply, match.to_move, match.scores, left)
        self.since = self.changed = now
        entry = Entry(self.number, ply, words, seat, now, self.summary)
        self.number += 1
        return entry

    def end(self, why: str, seats: list[int] | None = None) -> None:
        """The game is over; what is left is talk."""
        self.sheet.stage = "abandoned" if why == "abandoned" else "over"
        self.sheet.ending = Ending(why, self.ranks(), self.sheet.seed, seats or [])  # type: ignore[arg-type]
        self.sheet.ballot = None

    def resign(self, seat: int, why: str) -> None:
        """A seat gives up or is out of time. The game goes on with a bot while two or more others play it."""
        seats = self.sheet.seats
        seats[seat].resigned = True
        on = [other for other in seats if not other.resigned]
        if len(on) < 2 or not any(other.person and not other.bot for other in on):
            self.end(why, [number for number, other in enumerate(seats) if other.resigned])
        else:
            seats[seat].bot = self.sheet.stand_in

    def ranks(self) -> list[int]:
        """By the board among those who stayed; whoever resigned comes last."""
        shown = self.match.ranks if self.match else [1] * len(self.sheet.seats)
        on = [seat for seat, sheet in enumerate(self.sheet.seats) if not sheet.resigned]
        return [
            1 + sum(shown[other] < rank for other in on) if seat in on else len(on) + 1
            for seat, rank in enumerate(shown)
        ]

    # Who and when.

    @property
    def full(self) -> bool:
        return all(seat.person or seat.bot for seat in self.sheet.seats)

    @property
    def people(self) -> list[int]:
        """The seats that people play now."""
        return [n for n, seat in enumerate(self.sheet.seats) if seat.person and not seat.bot and not seat.resigned]

    @property
    def awaited(self) -> bool:
        """Whether anybody waits for a bot to move: somebody there, or somebody who plays, or plays the same deal."""
        return bool(self.presences or self.sheet.day) or any(seat.person for seat in self.sheet.seats)

    @property
    def voices(self) -> list[int]:
        """The seats whose people have a say: a bot that stands in for somebody does not take it from them."""
        return [n for n, seat in enumerate(self.sheet.seats) if seat.person and not seat.resigned]

    @property
    def bots(self) -> list[int]:
        """The seats that bots play now."""
        return [number for number, seat in enumerate(self.sheet.seats) if seat.bot]

    @property
    def bot_to_move(self) -> str:
        seat = self.summary.to_move
        return self.sheet.seats[seat].bot if self.sheet.stage == "playing" and seat is not None else ""

    @property
    def running(self) -> int | None:
        """Whose clock is running: that of a person to move."""
        return self.summary.to_move if self.sheet.clock and self.summary.to_move in self.people else None

    def face(self, now: int) -> Face | None:
        running = self.running if self.sheet.stage == "playing" else None
        return clocks.face(self.summary, self.since, running, now)

    def timed_out(self, now: int) -> int | None:
        """The seat whose time is up."""
        face = self.face(now)
        return face.running if face and face.running is not None and face.left[face.running] <= 0 else None

    def here(self, seat: int) -> bool:
        return any(seat in presence.held for presence in self.presences.values())

    def away(self, seat: int) -> float:
        """For how many seconds the person of a seat has been away. The server may have started meanwhile."""
        return 0.0 if self.here(seat) else time.monotonic() - self.left.get(seat, self.opened)

    def stand_in(self, seat: int, why: Literal["vote", "time"], now: int) -> None:
        """A bot plays for somebody until they come back."""
        self.sheet.seats[seat].bot = self.sheet.stand_in
        self.sheet.seats[seat].stood_in = StoodIn(why, self.summary.ply, now)

    def mover(self, presence: Presence, ply: int) -> int:
        """The seat that a guest moves for, if it is their turn and they know the position."""
        match = self.playing
        if ply != match.ply:
            raise Stale(ply, match.ply)
        return self.own_turn(presence)

    def own_turn(self, presence: Presence) -> int:
        seat = self.playing.to_move
        if seat is None or seat not in presence.held:
            raise Refused("forbidden", "not-your-turn")
        if self.sheet.seats[seat].resigned:
            raise Refused("forbidden", "you-resigned")
        if self.sheet.seats[seat].bot:
            raise Refused("not_now", "bot-plays")
        return seat

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, a bot as `bot-club`."""
        return tuple(seat.name or (seat.bot and f"bot-{seat.bot}") for seat in self.sheet.seats)

    def card(self) -> TableCard:
        """The table as lists show it."""
        sheet, summary = self.sheet, self.summary
        colours = registry.find(sheet.game).colours
        held = {seat for presence in self.presences.values() for seat in presence.held}
        seats = [
            Seat(
                number, colours[number], seat.name, seat.bot, seat.person, number in held, seat.resigned, seat.stood_in
            )
            for number, seat in enumerate(sheet.seats)
        ]
        watchers = sum(not presence.held for presence in self.presences.values())
        to_move = summary.to_move if sheet.stage == "playing" else None
        return TableCard(
            sheet.table_id, sheet.game, sheet.options, sheet.stage, sheet.public, seats, sheet.clock, sheet.absent,
            sheet.aids, sheet.created, self.changed, summary.ply, to_move, summary.scores, watchers,
        )  # fmt: skip
