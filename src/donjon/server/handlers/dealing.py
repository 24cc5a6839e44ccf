"""The deal of the day: the same game with the same luck for everybody, and how they did."""

from __future__ import annotations

import datetime

from msgspec.structs import replace

from donjon.server.answers import DealShown
from donjon.server.asks import Create, Deal, PlayDeal
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.parts import SeatPlan
from donjon.server.refused import Refused
from donjon.server.setting_up import sheet_for
from donjon.study.daily import RIVAL, DailyDeal, day_of, deal_of

COMPARED = ("novice", "casual", "club")  # bots that play the deal in everybody's seat
MOST = 50  # results told
A_DAY = datetime.timedelta(days=1)  # somewhere it is tomorrow already, and somewhere still yesterday


def _day(text: str, first: datetime.date = datetime.date.min) -> datetime.date:
    day = day_of(text)
    if day is None or not first <= day <= _today() + A_DAY:
        raise Refused("bad_choice", "no-such-day", day=text)
    return day


def _today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


async def deal(house: House, guest: Guest, ask: Deal) -> None:
    found = deal_of(_day(ask.day))
    told = []
    for number, (table_id, result) in enumerate(await house.deals.results(found.day)):
        own = table_id == ask.table_id
        if number < MOST or own or result.bot:
            told.append(replace(result, own=own))
    guest.tell(DealShown(to=ask.id, day=found.day, game=found.game, bot=RIVAL, results=told))


async def play_deal(house: House, guest: Guest, ask: PlayDeal) -> None:
    """A table for whoever asks. With the first one of a day, bots begin to play the same deal in that seat: tables that
    count for whoever was first. Days that are over are not dealt any more, because each would bring its bots."""
    found = deal_of(_day(ask.day, _today() - A_DAY))
    first = not await house.read(house.storage.is_dealt, found.day)
    guest.tell(await house.create(_table(found, SeatPlan(mine=True), guest.name, ask.id), guest.address, day=found.day))
    if first:
        for bot in COMPARED:
            sheet = sheet_for(_table(found, SeatPlan(bot=bot)), day=found.day)
            house.creations.spend(guest.address, 1)
            await house.set_up(sheet, guest.address)


def _table(found: DailyDeal, player: SeatPlan, name: str = "", id: int = 0) -> Create:
    """The same options for everybody: those that bots finish games with, too."""
    seats = [player, *[SeatPlan(bot=RIVAL)] * (found.seats - 1)]
    return Create(id=id, game=found.game, seats=seats, options=found.options, aids=False, name=name)
