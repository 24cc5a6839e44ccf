"""Before people sit at a table: greeting, lists of tables, setting one up."""

from __future__ import annotations

import asyncio

from donjon import bots
from donjon.core.errors import UnknownGame
from donjon.server import cards
from donjon.server.answers import VERSION, Pong, Tables, Welcome
from donjon.server.asks import Create, Hello, Lobby, Mine, Ping
from donjon.server.clock import now
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.parts import TableCard
from donjon.server.refused import Refused
from donjon.server.table import Table


async def hello(house: House, guest: Guest, ask: Hello) -> None:
    await asyncio.shield(house.languages)
    guest.language = ask.language
    guest.name = ask.name or guest.name
    games = list(cards.cards(ask.language))
    guest.tell(Welcome(to=ask.id, version=VERSION, language=ask.language, games=games, bots=list(bots.names())))


async def lobby(house: House, guest: Guest, ask: Lobby) -> None:
    if not ask.follow:
        house.lobby.followers.discard(guest)
        return
    house.lobby.followers.add(guest)
    guest.tell(house.lobby.tables(ask.id))


async def mine(house: House, guest: Guest, ask: Mine) -> None:
    tell_mine(guest, ask, await follow(house, guest, ask.tokens))


def tell_mine(guest: Guest, ask: Mine, cards: list[TableCard]) -> None:
    newest = sorted(cards, key=lambda card: -card.created)
    guest.tell(Tables(to=ask.id, of="mine", tables=newest))


async def follow(house: House, guest: Guest, tokens: list[str]) -> list[TableCard]:
    """Tokens of tables that are gone are skipped, and those of games that are not installed any more."""
    found: dict[str, Table] = {}
    for token in tokens:
        await asyncio.sleep(0)  # others get their turn between any two tables
        try:
            table, role = await house.find(token)
        except (Refused, UnknownGame):
            continue
        if role:
            found[table.sheet.table_id] = table
    unfollow(house, guest)
    for table in found.values():
        table.followers.add(guest)
        guest.follows.append(table)
    return [table.card() for table in found.values()]


def unfollow(house: House, guest: Guest) -> None:
    for table in guest.follows:
        table.followers.discard(guest)
    guest.follows.clear()


async def create(house: House, guest: Guest, ask: Create) -> None:
    ask.name = ask.name or guest.name
    guest.tell(await house.create(ask, guest.address))


async def ping(house: House, guest: Guest, ask: Ping) -> None:
    guest.tell(Pong(to=ask.id, at=now()))
