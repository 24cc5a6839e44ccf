"""The deal of the day: the same game with the same luck for everybody, and how they did."""

from __future__ import annotations

import datetime

from donjon.server.answers import DealShown
from donjon.server.asks import Create, Deal, PlayDeal
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.parts import DealResult, SeatPlan
from donjon.server.refused import Refused
from donjon.server.setting_up import sheet_for
from donjon.study.daily import RIVAL, DailyDeal, day_of, deal_of

COMPARED = ("novice", "casual", "club")  # bots that play the deal in everybody's seat
MOST = 50  # results told
EARLY = datetime.timedelta(days=1)  # somewhere it is tomorrow already


def _day(text: str) -> datetime.date:
    day = day_of(text)
    if day is None or day > datetime.datetime.now(datetime.UTC).date() + EARLY:
        raise Refused("bad_choice", "no-such-day", day=text)
    return day


async def deal(house: House, guest: Guest, ask: Deal) -> None:
    found = deal_of(_day(ask.day))
    results = []
    for sheet, last in await house.read(house.storage.dealt, found.day):
        if last and sheet.ending and sheet.ending.why == "played":
            seat, own = sheet.seats[0], sheet.table_id == ask.table_id
            results.append(DealResult(last.after.scores, sheet.ending.ranks[0], seat.name, seat.bot, own))
    results.sort(key=lambda one: (-one.scores[0], one.rank))
    told = [one for number, one in enumerate(results) if number < MOST or one.own or one.bot]
    guest.tell(DealShown(to=ask.id, day=found.day, game=found.game, bot=RIVAL, results=told))


async def play_deal(house: House, guest: Guest, ask: PlayDeal) -> None:
    """A table for whoever asks. With the first one of a day, bots begin to play the same deal in that seat."""
    found = deal_of(_day(ask.day))
    first = not await house.read(house.storage.dealt, found.day)
    guest.tell(await house.create(_table(found, SeatPlan(mine=True), guest.name, ask.id), guest.address, day=found.day))
    if first:
        for bot in COMPARED:
            sheet = sheet_for(_table(found, SeatPlan(bot=bot)), day=found.day)
            await house.set_up(sheet, sheet.table_id)


def _table(found: DailyDeal, player: SeatPlan, name: str = "", id: int = 0) -> Create:
    """The same options for everybody: those that bots finish games with, too."""
    seats = [player, *[SeatPlan(bot=RIVAL)] * (found.seats - 1)]
    return Create(id=id, game=found.game, seats=seats, options=found.options, aids=False, name=name)
