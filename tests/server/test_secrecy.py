"""Nothing hidden is on the wire: two worlds a seat cannot tell apart give byte-equal messages. Over every game.

The messages are made by the server's own code for a table whose position is exchanged for an imagined one.
"""

import asyncio
import random
from typing import Any

import pytest

from donjon.core import registry
from donjon.core.random import Random
from donjon.match import Match
from donjon.server import asks, clock, house, looks, tell
from donjon.server.answers import Answer, write
from donjon.server.boards import Boards
from donjon.server.handlers import asking
from donjon.server.scenes import NOTHING, Known
from donjon.server.sheet import SeatSheet, Sheet
from donjon.server.table import Presence, Table
from donjon.server.tokens import Tokens

CHECKED = 25  # positions of a game
STEPS = 6  # moves between them
SEED = "5eed0f1ade5eed0f1ade5eed0f1ade00"


class Reader:
    """A connection that writes down what it is told."""

    language = "en"
    name = "Ada"
    hinting = False

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def post(self, json: bytes) -> None:
        self.told.append(json)

    def tell(self, answer: Answer) -> None:
        self.post(write(answer))


class House:
    """As much of a house as telling needs."""

    tokens = Tokens(b"secret")
    invitations = house.House.invitations

    class lobby:  # noqa: N801 - as the house calls it
        @staticmethod
        def touch(table: Table) -> None:
            pass


async def messages(match: Match, seat: int | None, since: int, seed: str, known: Known) -> list[bytes]:
    """Everything that seat can be told now: state, update by what it knows, plans, reasons, former moments."""
    seats = [SeatSheet("", "", True) for _ in range(match.seats)]
    game = match.game
    sheet = Sheet("m", game.name, game.version, match.options, seats, None, False, "vote", True, "random", seed, 0)
    sheet.stage = "playing"
    table = Table(sheet, None, [])
    table.match, table.number, table.remarks = match, 7, []
    table.summary.ply, table.summary.to_move, table.summary.scores = match.ply, match.to_move, match.scores
    table.since = clock.now() + 10**9  # no clock runs, so that no time is told
    reader: Any = Reader()
    keeper: Any = House()
    presence = Presence(reader, () if seat is None else (seat,), True, ("changes", "position", "scene", "text"))
    table.presences[reader] = presence
    tell.tell_state(keeper, table, presence, 0)
    presence.known = known
    tell.tell_update(keeper, table, since)
    if seat is not None and seat == match.to_move:
        for move in match.legal_moves()[:3]:
            await asking.what_if(keeper, table, presence, asks.WhatIf(table_id="m", ply=match.ply, moves=[move]))
            await asking.explain(keeper, table, presence, asks.Explain(table_id="m", move=move))
    for ply in {0, match.ply // 2, match.ply}:
        reader.post(looks.moment(looks.line(match, ply), seat, "en", presence.wants, table.names))
    return list(reader.told)


def games() -> list[tuple[str, int]]:
    return [(name, registry.find(name).seats[-1]) for name in registry.names()]


@pytest.mark.parametrize(("name", "seats"), games())
def test_two_worlds_alike_give_the_same_bytes(name: str, seats: int) -> None:
    dice = random.Random(5)
    options = {"inns": "on"} if seats == 6 else {}
    match = Match(name, seats, seed=SEED, options=options)
    varied = False
    for _ in range(CHECKED):
        since = match.ply
        known = [Boards(match, 6, since).known(seat, ("changes", "scene")) for seat in range(seats)]
        for _ in range(STEPS):
            if not match.over:
                since = match.ply
                match.play(dice.choice(match.legal_moves()))
        true = match._position
        for seat in range(seats):
            said = _said(match, seat, since, known[seat])
            world = true.copy()
            world.imagine(seat, Random(dice.getrandbits(60)))
            varied = varied or world.key() != true.key()
            match._position = world
            assert _said(match, seat, since, known[seat]) == said, f"seat {seat} is told what it cannot know"
            match._position = true
        if match.over:
            break
    views = [match.sight(seat).position for seat in range(seats)]
    assert varied or all(view == views[0] for view in views)


def _said(match: Match, seat: int | None, since: int, known: Known = NOTHING) -> list[bytes]:
    told = asyncio.run(messages(match, seat, since, SEED, known))
    assert len(told) >= 4
    assert (b"scene_change" in told[1]) == (known is not NOTHING)
    for json in told:
        assert SEED.encode() not in json
    return told


@pytest.mark.parametrize(("name", "seats"), games())
def test_a_spectator_is_told_what_every_seat_may_know(name: str, seats: int) -> None:
    """The public board is the same in every world that any one seat could imagine."""
    options = {"inns": "on"} if seats == 6 else {}
    match, dice = Match(name, seats, seed=SEED, options=options), random.Random(2)
    for _ in range(30):
        if not match.over:
            match.play(dice.choice(match.legal_moves()))
    said = _said(match, None, match.ply - 1)
    true = match._position
    for seat in range(seats):
        world = true.copy()
        world.imagine(seat, Random(dice.getrandbits(60)))
        match._position = world
        assert _said(match, None, match.ply - 1) == said
    match._position = true
