"""All tables, and what goes on between them: finding and keeping tables, bots that move, clocks that run out."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from logging import INFO, WARNING
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from donjon.core import registry
from donjon.core.catalogue import LANGUAGES
from donjon.match import Match
from donjon.server import cards, tokens
from donjon.server.answers import Bye, Created
from donjon.server.asks import Create
from donjon.server.bot_turns import FIRST_PAUSE, take_turns
from donjon.server.clock import not_before, now
from donjon.server.deals import Deals
from donjon.server.deserted import forget, give_up
from donjon.server.guest import Guest
from donjon.server.journal import Journal
from donjon.server.limits import Buckets
from donjon.server.lobby import PublicTables
from donjon.server.logs import log
from donjon.server.machines import Machines, key_of
from donjon.server.metrics import Metrics
from donjon.server.parts import Link
from donjon.server.refused import Refused
from donjon.server.reviews import Reviews
from donjon.server.setting_up import sheet_for
from donjon.server.settings import Settings
from donjon.server.sheet import Change, Entry, Sheet
from donjon.server.storage import LEASE, Away, LeaseLost, Pause, Storage, StorageError
from donjon.server.table import Table
from donjon.server.tell import tell_ended, tell_table
from donjon.server.thinkers import Thinkers

if TYPE_CHECKING:
    from donjon.server.cluster.cluster import Cluster

PULSE = 1.0  # seconds between signs of life in the database
ALIVE = 2_000  # milliseconds that a sign of life counts for: nobody gains time when the server is killed between two
LONGEST_TIMER = 3_600.0
P = ParamSpec("P")
T = TypeVar("T")
FORGET = 300.0  # seconds between looking for matches that nobody needs in memory


class House:
    """The server without its sockets."""

    def __init__(self, settings: Settings, storage: Storage, alone: bool = True) -> None:
        """`alone`: the database is ours. Else it is shared, and the cluster says which tables are ours."""
        self.cluster: Cluster | None = None
        self.settings = settings
        self.storage = storage
        self.journal = Journal(storage, asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(storage.readers, "reader") if storage.readers else None
        self.tokens = tokens.Tokens(storage.secret())
        not_before(storage.last_sign())
        self.tables: dict[str, Table] = {}
        self.guests: set[Guest] = set()
        self.addresses: dict[str, int] = {}  # connections by address
        self.messages = Buckets(settings.address_rate, settings.address_rate * 3)
        self.work = Buckets(settings.address_work, settings.address_work * 10)
        self.remarks = Buckets(settings.address_chat / 60, settings.address_chat)
        self.creations = Buckets(settings.address_tables / 3600, settings.address_tables)
        self.lobby = PublicTables()
        self.metrics = Metrics()
        shares = Buckets(settings.address_thinking, settings.address_thinking * 60)
        self.thinkers = Thinkers(settings.bot_processes, shares)
        self.machines = Machines(self.thinkers, key_of(storage.secret()))
        self.reviews = Reviews(self)
        self.deals = Deals(self)
        self.down = False
        self.reachable = True  # whether the database answered lately
        self._tasks: set[asyncio.Task[None]] = set()
        cards.learn("en")  # loads the games, too, before anybody waits for them
        self.languages = self.start(self._learn())
        self.start(self._live())
        if alone:
            storage.note_pause(now())
            storage.beat(now() + ALIVE)  # nobody gains time either if it is killed before the first sign of life
            pauses = storage.pauses()
            for sheet, last in storage.open_tables():
                self.bring_in(sheet, last, pauses)
            self.start(self.resume())

    async def _learn(self) -> None:
        """The other languages are read beside the loop; whoever wants one of them waits until they are."""
        await asyncio.to_thread(cards.learn, *LANGUAGES)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for what runs in the background, so nobody else would hear why it failed."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("failed", exc_info=error)

    def bring_in(self, sheet: Sheet, last: Entry | None, pauses: Sequence[Pause]) -> None:
        """A table goes on here, unless its game is not installed any more."""
        if sheet.game not in registry.names():
            log.warning("no such game", extra={"table_id": sheet.table_id, "game": sheet.game})
        elif sheet.table_id not in self.tables:
            self._keep(Table(sheet, last, _own(pauses, sheet.table_id)))

    async def resume(self) -> None:
        """Bots whose turn it was when a server stopped go on, one table after the other."""
        for table in list(self.tables.values()):
            if table.bot_to_move and table.thinking is None:
                self.wake(table)
                await asyncio.sleep(0.01)

    async def _live(self) -> None:
        """Signs of life, for the clocks after a crash; and forgetting."""
        beats = 0
        while True:
            await asyncio.sleep(PULSE)
            beats += 1
            try:
                self._pulse(tidy=beats % int(FORGET / PULSE) == 0)
            except Exception:  # whatever is wrong with one table, the others live on
                log.exception("broken")

    def _pulse(self, tidy: bool) -> None:
        if self.cluster is None:
            self.journal.beat(now() + ALIVE)
        self._watch_database()
        if tidy:
            forget(self)
            self.start(give_up(self))

    @property
    def unready(self) -> str:
        """Why nobody should be sent here now, or nothing."""
        if self.down:
            return "stopping"
        if self.journal.lost:
            return "another server has taken over the database"
        if self.journal.lease_age >= LEASE:
            return "the database does not answer"
        return "cannot write" if self.journal.failed else ""

    def _watch_database(self) -> None:
        """Log once that the database does not answer, and once that it does again."""
        if self.reachable != (self.journal.lease_age < LEASE):
            self.reachable = not self.reachable
            log.log(INFO if self.reachable else WARNING, "database is back" if self.reachable else "database is away")

    async def say_good_bye(self) -> None:
        """Stops the bots and tells everybody."""
        self.down = True
        for guest in list(self.guests):
            guest.tell(Bye())
        await asyncio.gather(*(guest.drained() for guest in list(self.guests)))
        if self.cluster is not None:
            await self.cluster.leave()

    async def close(self) -> None:
        """Writes everything. Nothing comes after this."""
        self.down = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            async with table.lock:
                if table.timer:
                    table.timer.cancel()
        if self.cluster is None:
            self.journal.beat(now())
        else:
            self.cluster.close()
        self.journal.close()
        self.machines.close()
        self.thinkers.close()
        if self._readers:
            self._readers.shutdown()
        self.storage.close()

    # Tables.

    def _keep(self, table: Table) -> Table:
        self.tables[table.sheet.table_id] = table
        self.lobby.touch(table)
        self.set_timer(table)
        return table

    async def find(self, key: str, to_read: bool = False) -> tuple[Table, str]:
        """The table that a key opens, and the role it proves (`tokens.py`); none for the id of a public table."""
        table = None
        if tokens.SPELT.fullmatch(key):
            table = await self.table(key.partition(".")[0], to_read, lambda sheet: self._opens(key, sheet))
        if table is not None and self._opens(key, table.sheet):
            return table, key.split(".")[1] if "." in key else ""
        raise Refused("unknown", "no-such-key")

    def _opens(self, key: str, sheet: Sheet) -> bool:
        return self.tokens.proves(key, sheet) if "." in key else sheet.public

    async def table(
        self, table_id: str, to_read: bool = False, opens: Callable[[Sheet], bool] = lambda sheet: True
    ) -> Table | None:
        """That table, brought back from the database if it is not in memory. Another server's is there only to read.
        Nothing more is read for somebody to whom its sheet does not open. A game that is not installed is refused."""
        if table_id in self.tables:
            return self.tables[table_id]
        ours = self.cluster is None or await self.cluster.owner(table_id) is None
        sheet = await self.read(self.storage.sheet, table_id) if ours or to_read else None
        if sheet is None or not opens(sheet):
            return None
        registry.find(sheet.game)
        last = await self.read(self.storage.last, table_id)
        pauses = await self.read(self.storage.pauses, [table_id])
        table = Table(sheet, last, _own(pauses, table_id))
        if not ours:
            return table
        return self.tables.get(table_id) or self._keep(table)  # somebody else may have brought it back meanwhile

    async def load(self, table: Table) -> Match | None:
        """The match, if it has begun, played through if it is not in memory. Whoever asks holds the table's lock."""
        table_id = table.sheet.table_id
        if table.unsure:
            sheet, last = await self.read(self.storage.sheet, table_id), await self.read(self.storage.last, table_id)
            remarks = await self.read(self.storage.remarks, table_id)
            table.recall(sheet or table.sheet, last)
            table.remarks, table.unsure = remarks, False
            self.set_timer(table)
            self.lobby.touch(table)
        if table.match is None and table.sheet.stage != "open":
            await table.resume(await self.entries(table))
        return table.match

    async def recall(self, table: Table) -> None:
        """Bring back everything that people who come are told: the game, the talk, the next table."""
        await self.load(table)
        if table.remarks is None:
            table.remarks = await self.read(self.storage.remarks, table.sheet.table_id)
        if table.sheet.next and table.following is None:
            known = self.tables.get(table.sheet.next)
            table.following = known.sheet if known else await self.read(self.storage.sheet, table.sheet.next)

    async def entries(self, table: Table, number: int = 0) -> list[Entry]:
        return await self.read(self.storage.entries, table.sheet.table_id, number)

    async def read(self, ask: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Ask the database. Where that means to wait for a network, a thread waits, not everybody."""
        try:
            if self._readers is None:
                return ask(*args, **named)
            work = functools.partial(ask, *args, **named)
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except StorageError as error:
            raise _refusal(error, "cannot read", Refused("broken", "broken")) from error

    async def create(self, ask: Create, address: str, former: str = "", diagram: str = "", day: str = "") -> Created:
        """Set a table up. Its maker is told the tokens of their own seats, and invitations to the free ones."""
        if not self.creations.take(address):
            raise Refused("too_fast", "too-many-new")
        waiting = [table for table in self.tables.values() if table.made_by == address and table.sheet.stage == "open"]
        if len(waiting) >= self.settings.address_open_tables:
            raise Refused("too_fast", "too-many-open", most=self.settings.address_open_tables)
        table = await self.set_up(sheet_for(ask, former, diagram, day), address)
        sheet = table.sheet
        return Created(
            to=ask.id,
            table_id=sheet.table_id,
            owner=self.tokens.make(sheet.table_id, tokens.OWNER),
            seats=[self.tokens.seat(sheet, number) for number, seat in enumerate(sheet.seats) if seat.person],
            invitations=self.invitations(table),
            watch=self.tokens.bench(sheet.table_id),
        )

    async def set_up(self, sheet: Sheet, address: str) -> Table:
        """A new table, which begins if every seat is taken. Its bots think for that address."""
        await self.write(sheet)
        table = self._keep(Table(sheet, None, []))
        self.metrics.tables.labels(sheet.game).inc()
        log.info("table", extra={"table_id": sheet.table_id, "game": sheet.game, "seats": len(sheet.seats)})
        table.woken_by = table.made_by = address
        async with table.lock:
            await self.begin_if_full(table)
        return table

    def invitations(self, table: Table) -> list[Link]:
        """The ways to its free seats."""
        free = [number for number, seat in enumerate(table.sheet.seats) if seat.free]
        return [self.tokens.invitation(table.sheet.table_id, number) for number in free]

    # Writing. Nobody is told anything before it is safe.

    async def write(self, *changes: Change) -> None:
        try:
            await self.journal.commit(*changes)
        except Exception as error:
            raise _refusal(error, "cannot write", Refused("broken", "cannot-write")) from error

    async def keep(self, table: Table, entry: Entry | None = None, sheet: bool = False) -> None:
        """Write what has changed about a table, or put everything back."""
        sheet = sheet or table.sheet.ending is not None
        changes: list[Change] = [table.sheet] if sheet else []
        if entry is not None:
            changes.append((table.sheet.table_id, entry))
        try:
            await self.write(*changes)
        except Refused:
            table.restore()
            raise
        table.note_written(sheet, entry)
        if table.sheet.ending is not None:
            self.deals.forget(table.sheet.day)
        self.set_timer(table)
        self.lobby.touch(table)

    async def begin_if_full(self, table: Table) -> bool:
        """A table with every seat taken begins."""
        return table.sheet.stage == "open" and table.full and await self.keep_seats(table)

    async def keep_seats(self, table: Table) -> bool:
        """Write who sits where. With the last seat taken the game begins, which is written together or not at all."""
        begins = table.sheet.stage == "open" and table.full
        await self.keep(table, table.begin(now()) if begins else None, sheet=True)
        if begins:
            self.wake(table)
        return begins

    # Bots and clocks.

    def wake(self, table: Table, address: str = "") -> None:
        """Lets a bot move if it is its turn and anybody waits for it. Its thinking counts for the guest who woke it."""
        table.woken_by = address or table.woken_by
        if table.bot_to_move and table.thinking is None and table.awaited and not self.down:
            table.thinking = self.start(take_turns(self, table))

    def set_timer(self, table: Table) -> None:
        """Wakes up when the clock of the player to move runs out."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        running = table.running if table.sheet.stage == "playing" else None
        if running is None or table.sheet.absent == "vote" or self.down:
            return
        left = (table.since + table.summary.left[running] - now()) / 1000
        loop = asyncio.get_running_loop()
        table.timer = loop.call_later(min(max(left, 0), LONGEST_TIMER) + 0.01, self._ring, table)

    def _ring(self, table: Table) -> None:
        table.timer = None
        self.start(self._time_up(table))

    async def _time_up(self, table: Table) -> None:
        """The clock may have run out: a bot takes over, or the seat has lost."""
        async with table.lock:
            try:
                if table.timed_out(now()) is not None:
                    await self.load(table)
                seat = table.timed_out(now())
                if seat is None:
                    self.set_timer(table)
                    return
                if table.sheet.absent == "lose":
                    table.resign(seat, "time")
                else:
                    table.stand_in(seat, "time", now())
                await self.keep(table, sheet=True)
                tell = tell_ended if table.sheet.ending else tell_table
                tell(self, table)
                self.wake(table)
            except Refused as error:
                if error.passing:  # not written: again, in a while
                    table.timer = asyncio.get_running_loop().call_later(FIRST_PAUSE, self._ring, table)


def _own(pauses: Sequence[Pause], table_id: str) -> list[tuple[int, int]]:
    """The pauses of the house and of that table."""
    return [(since, until) for of, since, until in pauses if of in ("", table_id)]


def _refusal(error: Exception, event: str, refused: Refused) -> Refused:
    """What people are told. That the database is away is logged once, not with every message (`_watch_database`)."""
    if isinstance(error, Away | LeaseLost):
        return Refused("away", "database-away")
    log.error(event, exc_info=error)
    return refused
