"""Telling the people at a table what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from donjon.core.errors import DonjonError
from donjon.match.luck import luck_hash
from donjon.server.answers import BallotNews, Ended, State, TableNews, write
from donjon.server.boards import Boards
from donjon.server.clock import now
from donjon.server.parts import Link, Remark
from donjon.server.refused import error_of

if TYPE_CHECKING:
    from donjon.server.guest import Guest
    from donjon.server.house import House
    from donjon.server.table import Presence, Table

TALK = 100  # remarks told to somebody who comes


def tell_update(house: House, table: Table, since: int) -> None:
    """An entry was written: all readers get their boards. Readers who see the same share one."""
    assert table.match is not None
    boards = Boards(table.match, table.number, since, table.names, table.bots)
    face, ending = table.face(now()), table.sheet.ending
    for presence in table.presences.values():
        presence.look(table.match.to_move)
        presence.guest.post(boards.update(presence, table.sheet.table_id, face, ending))
        presence.known = boards.known(presence.eyes, presence.wants, presence.known)
    if ending:
        tell_table(house, table)
    else:
        _tell_followers(table)


def tell_state(house: House, table: Table, presence: Presence, since: int = 0, to: int = 0) -> None:
    """Everything about the table, for a guest who joins or is out of step."""
    board = None
    if table.match is not None and table.sheet.stage != "open":
        boards = Boards(table.match, table.number, since, table.names, table.bots, table.told)
        presence.look(table.match.to_move)
        board = boards.board(presence.eyes, presence.guest.language, presence.wants)
        presence.known = boards.known(presence.eyes, presence.wants)
    presence.guest.tell(
        State(
            to=to,
            table=table.card(),
            held=list(presence.held),
            luck=luck_hash(table.sheet.seed),
            chat=[said for said in talk(table) if said.room == "table" or not presence.held][-TALK:],
            board=board,
            clock=table.face(now()),
            ballot=table.sheet.ballot,
            ending=table.sheet.ending,
            links=house.invitations(table) if presence.owner else [],
            watch=house.tokens.bench(table.sheet.table_id) if presence.owner else None,
            rematch=rematch_links(house, table, presence) if table.sheet.next else [],
            day=table.sheet.day,
        )
    )


def tell_states(house: House, table: Table) -> None:
    """The game has begun: everything, to everybody."""
    for presence in table.presences.values():
        tell_state(house, table, presence)
    _tell_followers(table)


def talk(table: Table) -> list[Remark]:
    assert table.remarks is not None  # `House.recall` comes first
    return table.remarks


def rematch_links(house: House, table: Table, presence: Presence) -> list[Link]:
    """One's own seats at the next table; for a watcher its bench."""
    if not presence.held:
        return [house.tokens.bench(table.sheet.next)]
    following, seats = table.following, len(table.sheet.seats)
    return [house.tokens.seat(following, (seat - 1) % seats) for seat in presence.held] if following else []


def tell_table(house: House, table: Table) -> None:
    """Who sits where has changed: to everybody there, or who follows the table."""
    news = write(TableNews(table=table.card()))
    for guest in {*table.presences, *table.followers}:
        guest.post(news)
    house.lobby.touch(table)


def _tell_followers(table: Table) -> None:
    if table.followers:
        news = write(TableNews(table=table.card()))
        for guest in table.followers:
            guest.post(news)


def tell_ended(house: House, table: Table) -> None:
    assert table.sheet.ending is not None
    tell_all(table, Ended(table_id=table.sheet.table_id, ending=table.sheet.ending))
    tell_table(house, table)


def refuse(house: House, guest: Guest, error: DonjonError, to: int = 0, table_id: str = "") -> None:
    """Say to one guest why not."""
    answer = error_of(error, to, table_id, guest.language)
    house.metrics.refusals.labels(answer.code).inc()
    guest.tell(answer)


def tell_ballot(table: Table, passed: bool | None = None) -> None:
    tell_all(table, BallotNews(table_id=table.sheet.table_id, ballot=table.sheet.ballot, passed=passed))


def tell_all(table: Table, answer: Ended | BallotNews) -> None:
    news = write(answer)
    for presence in table.presences.values():
        presence.guest.post(news)
