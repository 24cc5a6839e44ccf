"""At a table, apart from moves: leaving, starting, talking, resigning, playing again."""

from __future__ import annotations

from donjon.server import clock as clocks
from donjon.server.answers import Left, Next, Said, write
from donjon.server.asks import Chat, ComeBack, Create, Leave, Rematch, Resign, Start
from donjon.server.clock import now
from donjon.server.handlers.entering import depart
from donjon.server.house import House
from donjon.server.parts import Remark, Room, SeatPlan
from donjon.server.refused import Refused
from donjon.server.table import Presence, Table
from donjon.server.tell import rematch_links, talk, tell_ended, tell_states, tell_table


async def leave(house: House, table: Table, presence: Presence, ask: Leave) -> None:
    depart(house, presence.guest, table)
    presence.guest.tell(Left(to=ask.id, table_id=ask.table_id))


async def start(house: House, table: Table, presence: Presence, ask: Start) -> None:
    if not presence.owner:
        raise Refused("forbidden", "not-the-maker")
    if table.sheet.stage != "open":
        raise Refused("not_now", "begun-already")
    for seat in table.sheet.seats:
        if not seat.person and not seat.bot:
            seat.bot = table.sheet.stand_in
    await house.begin_if_full(table)
    tell_states(house, table)


async def chat(house: House, table: Table, presence: Presence, ask: Chat) -> None:
    await house.recall(table)
    said = talk(table)
    if not house.remarks.take(presence.guest.address):
        raise Refused("too_fast", "too-much-talk")
    room: Room = "table" if presence.held else "watchers"
    if sum(one.room == room for one in said) >= house.settings.table_remarks:  # watchers cannot silence the players
        raise Refused("not_now", "enough-said", most=house.settings.table_remarks)
    seat = presence.eyes
    name = table.sheet.seats[seat].name if seat is not None else presence.guest.name
    remark = Remark(said[-1].number + 1 if said else 0, room, seat, name, ask.text, now())
    try:
        await house.write((table.sheet.table_id, remark))
    except Refused:
        table.unsure = True
        raise
    said.append(remark)
    news = write(Said(table_id=table.sheet.table_id, remark=remark))
    for other in table.presences.values():
        if room == "table" or not other.held:
            other.guest.post(news)


async def resign(house: House, table: Table, presence: Presence, ask: Resign) -> None:
    if table.sheet.stage != "playing":
        raise Refused("not_now", "nothing-to-resign")
    seats = presence.held if ask.seat is None else (ask.seat,)
    if len(seats) != 1 or seats[0] not in presence.held:
        raise Refused("forbidden", "which-seat" if len(seats) > 1 else "not-your-seat")
    if table.sheet.seats[seats[0]].resigned:
        raise Refused("not_now", "resigned-already")
    table.resign(seats[0], "resigned")
    await house.keep(table, sheet=True)
    tell = tell_ended if table.sheet.ending else tell_table
    tell(house, table)
    house.wake(table)


async def come_back(house: House, table: Table, presence: Presence, ask: ComeBack) -> None:
    seats = table.sheet.seats
    back = [seat for seat in presence.held if seats[seat].bot and seats[seat].person and not seats[seat].resigned]
    if not back or table.sheet.stage != "playing":
        raise Refused("not_now", "no-bot-for-you")
    for seat in back:
        seats[seat].bot, seats[seat].stood_in = "", None
        if table.sheet.clock:
            table.summary.left[seat] = max(table.summary.left[seat], clocks.GRACE)
            if seat == table.summary.to_move:
                table.since = now()
    await house.keep(table, sheet=True)
    tell_table(house, table)


async def rematch(house: House, table: Table, presence: Presence, ask: Rematch) -> None:
    """The first who asks sets the table up. All players get their own links."""
    if table.sheet.ending is None:
        raise Refused("not_now", "not-over")
    if not presence.held:
        raise Refused("forbidden", "players-only")
    if not table.sheet.next:
        created = await house.create(rotated(table), presence.guest.address, table.sheet.table_id)
        table.sheet.next = created.table_id
        await house.keep(table, sheet=True)
    await house.recall(table)
    for other in table.presences.values():
        to = ask.id if other is presence else 0
        other.guest.tell(Next(to=to, table_id=table.sheet.table_id, links=rematch_links(house, table, other)))


def rotated(table: Table) -> Create:
    """The same table with everybody one seat further. Bots that stood in for people leave."""
    sheet = table.sheet
    plans = [SeatPlan(bot="" if seat.person else seat.bot, name=seat.name) for seat in sheet.seats]
    return Create(
        game=sheet.game,
        seats=plans[1:] + plans[:1],
        options=sheet.options,
        clock=sheet.clock,
        public=False,
        absent=sheet.absent,
        aids=sheet.aids,
        stand_in=sheet.stand_in,
    )
