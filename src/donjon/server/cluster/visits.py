"""This process as a door: its guests at tables that other processes own."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Any

import msgspec

from donjon.server import socket
from donjon.server.asks import At, Hello, Join, Mine, Sit
from donjon.server.cluster.channel import Broken, Dealt, Departed, Enter, Follow, Forward, Post, Show
from donjon.server.cluster.peer import Peer
from donjon.server.guest import Guest
from donjon.server.handlers import lobby
from donjon.server.handlers.entering import MOST_TABLES
from donjon.server.parts import TableCard
from donjon.server.refused import Refused
from donjon.server.storage import LEASE
from donjon.server.tell import refuse
from donjon.server.tokens import SPELT

if TYPE_CHECKING:
    from donjon.server.cluster.cluster import Cluster

AGAIN = 0.05  # seconds before a table that is changing hands is looked for again
LATER = 1.0  # the same while nobody can be found
SOUGHT = 3 * LEASE  # seconds until a table whose owner is lost has another, at the latest
read_cards = msgspec.json.Decoder(list[TableCard]).decode
write_ask = msgspec.json.Encoder().encode


class FarTable:
    """A table that a guest of ours has joined elsewhere, and how: if its owner is lost, they join it again."""

    __slots__ = ("join", "peer")

    def __init__(self, peer: Peer, join: Join) -> None:
        self.peer, self.join = peer, join


class Visit:
    """A guest who is at tables elsewhere."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.peers: set[Peer] = set()
        self.tables: dict[str, FarTable] = {}
        self.moving: dict[str, asyncio.Event] = {}  # tables whose owner was lost, until they are joined again
        self.mine: Mine | None = None


class Visits:
    """Forwards messages to the owners of tables, and hands their answers to the guests."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster, self.house = cluster, cluster.house
        self._of: dict[Guest, Visit] = {}
        self._guests: dict[int, Guest] = {}
        self._numbers = itertools.count(1)

    async def forwarded(self, guest: Guest, ask: Any, text: str) -> bool:
        """Whether a message was for a table elsewhere, and has been dealt with. What is wrong with it is told there."""
        try:
            match ask:
                case Join():
                    return await self._join(guest, ask, text)
                case Sit():
                    return await self._sit(guest, ask, text)
                case Hello():
                    return await self._hello(guest, ask)
                case Mine():
                    return await self._mine(guest, ask)
                case At():
                    return await self._at_table(guest, ask, text)
        except Refused as error:
            refuse(self.house, guest, error, ask.id, getattr(ask, "table_id", ""))
            return True
        return False

    async def card(self, key: str) -> str | None:
        """The card of a table elsewhere, empty if the key opens none; None if the table is ours."""
        peer = await self._owner(key)
        if peer is None:
            return None
        try:
            return (await peer.ask(lambda number: Show(number, key))).body
        except Broken as error:
            raise _moves() from error

    # By kind of message.

    async def _join(self, guest: Guest, ask: Join, text: str) -> bool:
        """To join twice does no harm, so it is tried until the table has an owner who answers."""
        table_id = _table_id(ask.keys[0])
        visit = self._of.get(guest)
        there = {*guest.tables, *(visit.tables if visit else ())}
        if table_id not in there and len(there) >= MOST_TABLES:
            raise Refused("bad_choice", "too-many-tables", most=MOST_TABLES)
        while True:
            peer = await self._owner(ask.keys[0])
            if peer is None:
                return False
            try:
                dealt = await self._forward(guest, peer, text)
            except Broken:
                dealt = Dealt(0, moves=True)
            if not dealt.moves:
                self._note(guest, peer, table_id, dealt, ask)
                return True
            await asyncio.sleep(AGAIN)

    async def _sit(self, guest: Guest, ask: Sit, text: str) -> bool:
        while True:
            peer = await self._owner(ask.key)
            if peer is None:
                return False
            try:
                if not (await self._forward(guest, peer, text)).moves:
                    return True
            except Broken as error:
                raise _moves() from error  # whether somebody sits there now is not known
            await asyncio.sleep(AGAIN)

    async def _at_table(self, guest: Guest, ask: At, text: str) -> bool:
        visit = self._of.get(guest)
        if visit is None:
            return False
        while True:
            if ask.table_id in visit.moving:
                await _patiently(visit.moving[ask.table_id])
            far = visit.tables.get(ask.table_id)
            if far is None:
                return False
            try:
                dealt = await self._forward(guest, far.peer, text)
            except Broken as error:
                raise _moves() from error
            if not dealt.moves:
                self._note(guest, far.peer, ask.table_id, dealt, far.join)
                return True
            await asyncio.sleep(AGAIN)

    async def _hello(self, guest: Guest, ask: Hello) -> bool:
        await socket.serve(self.house, guest, ask)
        visit = self._of.get(guest)
        for peer in visit.peers if visit else ():
            self._introduce(guest, peer)
        return True

    async def _mine(self, guest: Guest, ask: Mine) -> bool:
        """Each owner is told which of its tables the guest follows."""
        tokens = [token for token in ask.tokens if SPELT.fullmatch(token)]
        owners = await self.cluster.owners([_table_id(token) for token in tokens])
        visit = self._visit(guest)
        shares: dict[Peer, list[str]] = {peer: [] for peer in visit.peers}
        for token in tokens:
            peer = owners.get(_table_id(token))
            if peer is not None:
                shares.setdefault(peer, []).append(token)
        own = [token for token in tokens if owners.get(_table_id(token)) is None]
        cards = await lobby.follow(self.house, guest, own)
        for peer, share in shares.items():
            cards += await self._followed(guest, peer, share)
        visit.mine = msgspec.structs.replace(ask, id=0)
        lobby.tell_mine(guest, ask, cards)
        return True

    async def _followed(self, guest: Guest, peer: Peer, tokens: list[str]) -> list[TableCard]:
        self._introduce(guest, peer)
        number_here = self._visit(guest).number
        try:
            dealt = await peer.ask(lambda number: Follow(number, number_here, tokens))
        except Broken:  # they are asked for again as soon as somebody has them
            return []
        return read_cards(dealt.body)

    async def _owner(self, key: str) -> Peer | None:
        """Whoever has the table of a key. What is not spelt as one is refused here, as on one server."""
        return await self.cluster.owner(_table_id(key)) if SPELT.fullmatch(key) else None

    # Guests.

    async def _forward(self, guest: Guest, peer: Peer, text: str) -> Dealt:
        """What it costs the owner counts here, with everything else that the guest costs."""
        visit = self._introduce(guest, peer) if peer not in self._visit(guest).peers else self._visit(guest)
        dealt = await peer.ask(lambda number: Forward(number, visit.number, text))
        self.house.metrics.forwarded.inc()
        self.house.work.spend(guest.address, dealt.seconds)
        return dealt

    def _visit(self, guest: Guest) -> Visit:
        visit = self._of.get(guest)
        if visit is None:
            visit = self._of[guest] = Visit(next(self._numbers))
            self._guests[visit.number] = guest
        return visit

    def _introduce(self, guest: Guest, peer: Peer) -> Visit:
        visit = self._visit(guest)
        visit.peers.add(peer)
        peer.tell(Enter(visit.number, guest.address, guest.language, guest.name))
        return visit

    def _note(self, guest: Guest, peer: Peer, table_id: str, dealt: Dealt, join: Join) -> None:
        """Where the guest is now."""
        visit = self._visit(guest)
        if not dealt.at:
            visit.tables.pop(table_id, None)
        elif dealt.joined or table_id not in visit.tables:
            visit.tables[table_id] = FarTable(peer, msgspec.structs.replace(join, id=0, since=0))

    def forget(self, guest: Guest) -> None:
        """A guest is gone."""
        visit = self._of.pop(guest, None)
        if visit is not None:
            del self._guests[visit.number]
            for peer in visit.peers:
                peer.tell(Departed(visit.number))

    # What owners say.

    def heard(self, post: Post) -> None:
        json = post.text.encode()
        for number in post.guests:
            guest = self._guests.get(number)
            if guest is not None:
                guest.post(json)

    def lost(self, peer: Peer) -> None:
        """An owner is gone: whoever was at its tables comes to their next owner."""
        for guest, visit in list(self._of.items()):
            if peer not in visit.peers:
                continue
            visit.peers.discard(peer)
            for table_id, far in list(visit.tables.items()):
                if far.peer is peer:
                    del visit.tables[table_id]
                    visit.moving[table_id] = asyncio.Event()
                    self.house.start(self._move(guest, visit, table_id, far.join))
            if visit.mine is not None:
                self.house.start(self._again(guest, visit.mine))

    async def _move(self, guest: Guest, visit: Visit, table_id: str, join: Join) -> None:
        try:
            await self._again(guest, join)
        finally:
            visit.moving.pop(table_id).set()

    async def _again(self, guest: Guest, ask: Join | Mine) -> None:
        """Ask for a guest what they had asked for, as soon as it can be answered."""
        text = write_ask(ask).decode()
        while not guest.closing:
            try:
                done = await (self._join(guest, ask, text) if isinstance(ask, Join) else self._mine(guest, ask))
                if not done:
                    await socket.serve(self.house, guest, ask)
                return
            except Refused:
                await asyncio.sleep(LATER)


async def _patiently(moved: asyncio.Event) -> None:
    """Wait until a table has an owner again. If there is no database either, that may take long."""
    try:
        async with asyncio.timeout(SOUGHT):
            await moved.wait()
    except TimeoutError as error:
        raise _moves() from error


def _table_id(key: str) -> str:
    return key.partition(".")[0]


def _moves() -> Refused:
    return Refused("away", "table-moves")
