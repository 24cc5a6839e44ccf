"""Clocks run on monotonic time: neither a step of the wall clock nor a restart gives or takes any."""

import asyncio
import importlib
import time

import pytest

from donjon.server import clock
from donjon.server.asks import Create
from donjon.server.house import House
from donjon.server.parts import Live, SeatPlan
from donjon.server.settings import Settings
from tests.server.databases import Databases, claimed

HOUR = 3_600_000


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_step_of_the_wall_clock_moves_no_clock(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    wall = time.time_ns
    before = clock.now()
    monkeypatch.setattr(time, "time_ns", lambda: wall() + step * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: wall() / 1e9 + step / 1000)
    assert 0 <= clock.now() - before < 10_000


def test_time_never_goes_back_over_a_restart() -> None:
    ahead = clock.now() + HOUR
    clock.not_before(ahead)
    assert ahead <= clock.now() < ahead + 10_000
    importlib.reload(clock)


@pytest.mark.parametrize("step", [-HOUR, HOUR], ids=["set back", "set forward"])
def test_a_wall_clock_set_while_the_server_is_away_takes_nobodys_time(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    database = databases.new("clock")

    async def left() -> list[int]:
        house = House(Settings(), claimed(database))
        if not house.tables:
            seats = [SeatPlan(mine=True)] * 2
            await house.create(Create(game="towers", seats=seats, clock=Live(600)), "here")
        (table,) = house.tables.values()
        face = table.face(clock.now())
        assert face is not None and face.running is not None
        await house.close()
        return face.left

    before = asyncio.run(left())
    begun = clock._begun
    monkeypatch.setattr(clock, "_begun", begun + step * 1_000_000)  # as another process finds the wall clock
    after = asyncio.run(left())
    assert all(0 <= was - now < 10_000 for was, now in zip(before, after, strict=True))
