"""One of several servers on a database: its lease, its connections to the others, the tables it takes over."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import socket as sockets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from donjon.core.errors import DonjonError
from donjon.server.clock import not_before, now
from donjon.server.cluster.callers import Caller
from donjon.server.cluster.channel import Broken, LobbyNews, Post, ToOwner, welcome
from donjon.server.cluster.nodes import Neighbour, Nodes
from donjon.server.cluster.peer import Peer
from donjon.server.cluster.visits import SOUGHT, Visits
from donjon.server.house import ALIVE, PULSE, House
from donjon.server.logs import log
from donjon.server.postgres import Held, Postgres
from donjon.server.refused import Refused
from donjon.server.settings import Settings
from donjon.server.storage import Storage, StorageError

SURE = 6.0  # seconds of good beats before somebody else is taken for dead: a database that was away was away for all
A_LITTLE = 0.02  # seconds after the end of a lease
SEEK = 0.1  # seconds between looking for the owners of tables
LAST_WORDS = 2.0  # seconds for messages that are being dealt with when the server stops
P = ParamSpec("P")
T = TypeVar("T")


async def open_house(settings: Settings, storage: Storage) -> House:
    """A house that shares its database with others."""
    assert isinstance(storage, Postgres)
    nodes = Nodes(storage.address)
    callers: list[Cluster] = []
    host, _, port = settings.link.rpartition(":")
    try:
        listener = await asyncio.start_server(lambda *ends: callers[0].called(*ends), host.strip("[]"), int(port))
    except (OSError, ValueError) as error:
        raise DonjonError(f"cannot listen on {settings.link} for other servers: {error}") from error
    port = listener.sockets[0].getsockname()[1]
    house = House(settings, storage, alone=False)  # it takes its time, so the lease begins after it
    nodes.enter(f"{sockets.gethostname() if host in ('0.0.0.0', '[::]') else host}:{port}")
    storage.join(nodes.node)
    house.cluster = Cluster(house, storage, nodes, listener)
    callers.append(house.cluster)
    await house.cluster.begin()
    return house


class Cluster:
    """What House asks of the other servers."""

    def __init__(self, house: House, storage: Postgres, nodes: Nodes, listener: asyncio.Server) -> None:
        self.house, self.storage, self.nodes = house, storage, nodes
        self.visits = Visits(self)
        self.peers: dict[str, Peer] = {}
        self._key = hmac.digest(storage.secret(), b"channels", hashlib.sha256)
        self._listener = listener
        self._callers: set[Caller] = set()
        self._thread = ThreadPoolExecutor(1, "pulse")
        self._sought: dict[str, asyncio.Future[Peer | None]] = {}
        self._seeking: asyncio.Task[None] | None = None
        self._reaching: dict[str, asyncio.Task[Peer | None]] = {}
        self._well_since: float | None = time.monotonic() - SURE / 2  # since when all beats were good
        self._next = PULSE  # seconds until the next one
        self._adopted: list[str] = []  # tables that are ours, but not in memory yet
        self._hurry = asyncio.Event()
        self._living: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Know the others and the tables that nobody has, before the first guest comes."""
        await self._pulse()
        await asyncio.gather(*self._reaching.values())
        self._living = self.house.start(self._live())

    # The lease, and what others leave.

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._next):
                    await self._hurry.wait()
            self._hurry.clear()
            try:
                await self._pulse()
            except Exception:  # the lease has to be kept, whatever is wrong with a table
                log.exception("broken")

    async def _pulse(self) -> None:
        """A sign of life; then, what there is to inherit."""
        try:
            found = await self._in_thread(self._beat, now() + ALIVE)
            self.house.journal.note_beat(None)
            self._meet(found)
            while taken := await self._in_thread(self.nodes.inherit):
                self._adopted += taken
            await self._adopt()
        except (StorageError, Refused) as error:
            self._well_since = None
            self.house.journal.note_beat(error)

    def _beat(self, until: int) -> dict[str, Neighbour]:
        """Somebody whose lease is about to lapse is looked at again as soon as it does."""
        found = self.nodes.beat(until)
        self._next = min([PULSE, *(one.left + A_LITTLE for one in found.values() if one.left > 0)])
        self._well_since = self._well_since or time.monotonic()
        if time.monotonic() - self._well_since >= SURE:
            self.nodes.bury()
        return found

    async def _adopt(self) -> None:
        """Bring the tables that we have taken into memory, where their clocks and bots go on."""
        if not self._adopted:
            return
        table_ids = list(self._adopted)
        not_before(await self.house.read(self.storage.last_sign))
        pauses = await self.house.read(self.storage.pauses, table_ids)
        for sheet, last in await self.house.read(lambda: list(self.storage.open_tables(table_ids))):
            self.house.bring_in(sheet, last, pauses)
        self.house.start(self.house.resume())
        del self._adopted[: len(table_ids)]
        log.info("tables taken over", extra={"tables": len(table_ids)})

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **named))

    # The others.

    def _meet(self, found: dict[str, Neighbour]) -> None:
        """Dial those who came; let go of those who went."""
        for node, neighbour in found.items():
            if node not in self.peers:
                self._reach(node, neighbour.address)
        for node, peer in list(self.peers.items()):
            if peer.met and node not in found:
                peer.close()
            peer.met = node in found

    def _reach(self, node: str, address: str) -> asyncio.Task[Peer | None]:
        if node not in self._reaching:
            self._reaching[node] = asyncio.ensure_future(self._dial(node, address))
        return self._reaching[node]

    async def _dial(self, node: str, address: str) -> Peer | None:
        try:
            peer = await Peer.reach(node, address, self.nodes.node, self._key)
        except Broken:
            return None
        finally:
            del self._reaching[node]
        self.peers[node] = peer
        self.house.start(self._listen(peer))
        return peer

    async def _listen(self, peer: Peer) -> None:
        def heard(news: Post | LobbyNews) -> None:
            if isinstance(news, LobbyNews):
                self.house.lobby.heard(peer.node, news.text)
            else:
                self.visits.heard(news)

        try:
            await peer.listen(heard)
        finally:
            if self.peers.get(peer.node) is peer:
                del self.peers[peer.node]
            self.house.lobby.lost(peer.node)
            if not self.house.down:
                self._hurry.set()
                self.visits.lost(peer)

    async def called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Another server dials us."""
        found = await welcome(reader, writer, self._key, ToOwner)
        if found is None:
            return
        caller = Caller(self.house, found[1])
        self._callers.add(caller)
        try:
            await caller.serve()
        finally:
            self._callers.discard(caller)
            caller.close()

    # Who has a table.

    async def owner(self, table_id: str) -> Peer | None:
        """The process that has a table, ready to be asked; None if the table is ours, or if there is none such.

        A table that nobody has is ours from now on. One whose owner is lost will soon have another: this waits for it.
        """
        return (await self.owners([table_id]))[table_id]

    async def owners(self, table_ids: Sequence[str]) -> dict[str, Peer | None]:
        """The same for many."""
        found: dict[str, Peer | None] = dict.fromkeys(table_ids)
        loop = asyncio.get_running_loop()
        waiting = {
            one: self._sought.setdefault(one, loop.create_future()) for one in found if one not in self.house.tables
        }
        if waiting and self._seeking is None:
            self._seeking = self.house.start(self._seek())
        try:
            async with asyncio.timeout(SOUGHT):
                for one, future in waiting.items():
                    found[one] = await asyncio.shield(future)
        except TimeoutError as error:
            raise Refused("away", "table-moves") from error
        return found

    async def _seek(self) -> None:
        """All that are sought, with one question."""
        try:
            while self._sought:
                asked = list(self._sought)  # more may be sought by the time it is answered
                held = await self.house.read(self.storage.held, asked)
                for table_id in asked:
                    await self._found(table_id, held.get(table_id))
                if self._sought:
                    await asyncio.sleep(SEEK)
        except (Refused, StorageError) as error:
            for future in self._sought.values():
                if not future.done():
                    future.set_exception(error)
                    future.exception()  # whoever asked may have stopped waiting
            self._sought.clear()
        finally:
            self._seeking = None

    async def _found(self, table_id: str, held: Held | None) -> None:
        """Settle it, unless the table is changing hands: then it is looked for again."""
        peer = None
        if held is not None and held.free:
            if not await self._in_thread(self.nodes.take, table_id):
                return
            self._adopted.append(table_id)
        elif held is not None and held.node != self.nodes.node:
            peer = self.peers.get(held.node) or await self._reach(held.node, held.address)
            if peer is None or peer.lost:
                return
        self._sought.pop(table_id).set_result(peer)

    # The end.

    async def leave(self) -> None:
        """Finish what is being done, then let the others take the tables."""
        if self._living is None:
            return
        self._living.cancel()
        self._living = None
        until = asyncio.get_running_loop().time() + LAST_WORDS
        while any(caller.busy for caller in self._callers) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        with contextlib.suppress(Exception):  # a lost database: the lease lapses by itself
            await self.house.journal.commit()
            await self._in_thread(self.nodes.leave)
        for caller in self._callers:
            caller.close()
        for peer in self.peers.values():
            peer.close()
        self._listener.close()

    def close(self) -> None:
        self._thread.shutdown()
        self.nodes.close()
