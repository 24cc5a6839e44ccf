"""Coming to a table and going away: taking a seat, joining, departing."""

from __future__ import annotations

import time

from donjon.server.answers import Seated
from donjon.server.asks import Join, Sit
from donjon.server.clean import alike
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.server.table import Presence, Table
from donjon.server.tell import tell_ballot, tell_state, tell_states, tell_table
from donjon.server.tokens import INVITED, OWNER, draw

MOST_TABLES = 50  # joined by one connection


async def sit(house: House, guest: Guest, ask: Sit) -> None:
    """A guest sits down. The token is drawn now, so nobody else has it, not even the maker of the table."""
    table, role = await house.find(ask.key)
    async with table.lock:
        await house.load(table)
        sheet = table.sheet
        seat = _wanted(table, role, ask.seat)
        name = ask.name or guest.name
        if sheet.table_id in guest.seated or (guest in table.presences and table.presences[guest].held):
            raise Refused("not_now", "seated-already")
        if _named(table, name, seat):
            raise Refused("bad_choice", "name-taken", name=name)
        sheet.seats[seat].drawn = draw()
        await _take(house, table, seat, name)
        guest.seated.add(sheet.table_id)
        guest.tell(Seated(to=ask.id, table_id=sheet.table_id, link=house.tokens.seat(sheet, seat)))


def _wanted(table: Table, role: str, seat: int | None) -> int:
    """The free seat that a guest may take."""
    invited = int(role.removeprefix(INVITED)) if role.startswith(INVITED) else None
    if invited is None and not table.sheet.public:
        raise Refused("forbidden", "private")
    if table.sheet.stage != "open":
        raise Refused("not_now", "full")
    free = [number for number, one in enumerate(table.sheet.seats) if one.free]
    if invited is not None:
        seat = invited
    elif seat is None:
        seat = next(iter(free), 0)
    if seat not in free:
        raise Refused("not_now", "seat-taken", seat=seat)
    return seat


def _named(table: Table, name: str, seat: int) -> bool:
    """Whether somebody else at the table is called that, or nearly so."""
    others = [one for number, one in enumerate(table.sheet.seats) if number != seat]
    return bool(name) and any(one.person and alike(one.name) == alike(name) for one in others)


async def _take(house: House, table: Table, seat: int, name: str) -> None:
    """A guest takes a seat or a new name. The game begins when the last seat is taken."""
    sheet = table.sheet.seats[seat]
    if sheet.person and (not name or sheet.name == name):
        return
    sheet.person = True
    sheet.name = name or sheet.name
    if await house.keep_seats(table):
        tell_states(house, table)
    else:
        tell_table(house, table)


async def join(house: House, guest: Guest, ask: Join) -> None:
    table, _ = await house.find(ask.keys[0])
    if any(key.partition(".")[0] != table.sheet.table_id for key in ask.keys):
        raise Refused("bad_choice", "different-tables")
    opened = [await house.find(key) for key in ask.keys]
    if table.sheet.table_id not in guest.tables and len(guest.tables) >= MOST_TABLES:
        raise Refused("bad_choice", "too-many-tables", most=MOST_TABLES)
    held = tuple(sorted({int(role) for _, role in opened if role.isdecimal()}))
    owner = any(role == OWNER for _, role in opened)
    async with table.lock:
        await house.recall(table)
        for seat in held:
            name = (ask.name or guest.name) if len(held) == 1 else ""
            if _named(table, name, seat):
                name = ""
            if not table.sheet.seats[seat].bot or table.sheet.seats[seat].person:
                await _take(house, table, seat, name)
        await _no_bot_for(house, table, held)
        news = await _news(house, table, ask.since)
        if guest.closing:
            return
        former = table.presences.get(guest)
        presence = table.presences[guest] = Presence(guest, held, owner, tuple(sorted(set(ask.wants))))
        guest.tables[table.sheet.table_id] = table
        tell_state(house, table, presence, news, ask.id)
        if former is None or former.held != held:  # somebody came, or sat down at a table they were watching
            tell_others(house, table, guest)
    house.wake(table, guest.address)


async def _no_bot_for(house: House, table: Table, held: tuple[int, ...]) -> None:
    """Whoever is back needs no bot: nobody votes about it any more."""
    ballot = table.sheet.ballot
    if ballot is not None and ballot.matter == "bot" and ballot.seat in held:
        table.sheet.ballot = None
        await house.keep(table, sheet=True)
        tell_ballot(table, passed=False)


async def _news(house: House, table: Table, number: int) -> int:
    """The ply from which on things are new to somebody who has seen board `number`."""
    if not 0 < number <= table.number:
        return 0
    return min((entry.ply for entry in await house.entries(table, number)), default=table.summary.ply)


def tell_others(house: House, table: Table, guest: Guest) -> None:
    """Somebody came or went: the rest see it."""
    if len(table.presences) > (guest in table.presences) or table.followers:
        tell_table(house, table)
    else:
        house.lobby.touch(table)


def depart(house: House, guest: Guest, table: Table) -> None:
    """Somebody goes away from a table."""
    guest.tables.pop(table.sheet.table_id, None)
    presence = table.presences.pop(guest, None)
    if presence is not None:
        table.left |= dict.fromkeys((seat for seat in presence.held if not table.here(seat)), time.monotonic())
        tell_others(house, table, guest)
