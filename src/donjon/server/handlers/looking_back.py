"""Looking back: former moments of a game, records opened, reports of finished games."""

from __future__ import annotations

import asyncio
from collections import Counter

from msgspec.structs import replace

from donjon.core import record as records
from donjon.match import Match
from donjon.server.answers import MomentShown, Opened, Reported
from donjon.server.asks import Moment, Open, Report
from donjon.server.boards import Boards, Names
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.parts import Mistake, Points
from donjon.server.refused import Refused, Stale
from donjon.server.table import Presence, Review, Table


async def open_record(house: House, guest: Guest, ask: Open) -> None:
    guest.record = Match.from_record(ask.record)
    headers = records.read(ask.record).headers
    colours = list(guest.record.game.colours[: guest.record.seats])
    guest.tell(Opened(to=ask.id, headers=headers, plies=guest.record.ply, colours=colours))


async def moment(house: House, table: Table, presence: Presence, ask: Moment) -> None:
    if table.match is None:
        raise Refused("not_now", "not-begun")
    _show(presence.guest, table.match, ask, presence.eyes, table.names)


async def moment_of_record(house: House, guest: Guest, ask: Moment) -> None:
    if guest.record is None:
        raise Refused("not_now", "no-record")
    _show(guest, guest.record, ask, None, ())


def _show(guest: Guest, match: Match, ask: Moment, eyes: int | None, names: Names) -> None:
    if ask.ply > match.ply:
        raise Stale(ask.ply, match.ply)
    then = match.resumed([played.text for played in match.played[: ask.ply]], draw=False)
    boards = Boards(then, 0, max(0, ask.ply - 1), {}, names)
    board = boards.board(eyes, guest.language, ask.wants)
    guest.tell(MomentShown(to=ask.id, table_id=ask.table_id, board=board))


async def report(house: House, table: Table, presence: Presence, ask: Report) -> None:
    """A bot looks through the game once, however many ask; the table goes on meanwhile."""
    if table.sheet.ending is None or table.match is None:
        raise Refused("not_now", "report-later")
    if table.review is None:
        table.review = asyncio.ensure_future(house.thinkers.review(table.match.record(), presence.guest.address))
    house.start(_report(table.review, presence.guest, ask, table.match, table.names))


def _points(match: Match) -> list[Points]:
    """Everybody's points by source."""
    sums: Counter[tuple[int, str]] = Counter()
    for _, happened in match.happened():
        if happened.seat is not None and happened.points:
            sums[happened.seat, happened.kind] += happened.points
    return [Points(seat, kind, total) for (seat, kind), total in sorted(sums.items())]


async def _report(review: Review, guest: Guest, ask: Report, match: Match, names: Names) -> None:
    points = _points(match)
    chances, mistakes = await asyncio.shield(review)
    told = [_told(match, one, guest.language, names) for one in mistakes]
    guest.tell(Reported(to=ask.id, table_id=ask.table_id, points=points, chances=chances, mistakes=told))


def _told(match: Match, mistake: Mistake, language: str, names: Names) -> Mistake:
    """A mistake in the words of whoever asked."""
    then = match.resumed([played.text for played in match.played[: mistake.ply]], draw=False)
    said, better = (then.say(move, language, names) for move in (mistake.move, mistake.better))
    return replace(mistake, said=said, better_said=better)
