"""News that say what has changed lead to what a fresh join tells: in every game, at every table, whoever looks."""

import random
from typing import Any

import msgspec
import pytest

from donjon.client import Follower
from donjon.core.registry import names
from donjon.match import Match
from donjon.server import clock, tell
from donjon.server.answers import write
from donjon.server.sheet import SeatSheet, Sheet
from donjon.server.table import Presence, Table
from tests.conformance.tables import tables
from tests.server.test_secrecy import House, Reader

BEFORE = 60  # moves, at most, until somebody looks
FOLLOWED = 12  # moves
WANTS = ("changes", "position", "scene")
TOLD = ("scene", "legal", "position", "scores", "to_move", "eyes", "ply", "number")


class Follows(Reader):
    """A reader that only gets news, and keeps a board by them."""

    def __init__(self) -> None:
        super().__init__()
        self.follower = Follower()
        self.board: dict[str, Any] = {}
        self.changes = 0

    def post(self, json: bytes) -> None:
        message = msgspec.json.decode(json)
        if "board" in message:
            self.changes += "scene_change" in message["board"]
            self.follower.fill_in(message)
            self.board = message["board"]


def begun(name: str, seats: int, options: dict[str, str], dice: random.Random) -> Table:
    match = Match(name, seats, seed="5eed", options=options)
    for _ in range(dice.randrange(BEFORE)):
        if not match.over:
            match.play(dice.choice(match.legal_moves()))
    people = [SeatSheet("", "", True) for _ in range(seats)]
    sheet = Sheet("m", name, match.game.version, match.options, people, None, False, "vote", True, "random", "5eed", 0)
    sheet.stage = "playing"
    table = Table(sheet, None, [])
    table.match, table.remarks = match, []
    return table


def come(table: Table, *held: int, like: Presence | None = None) -> Follows:
    """Somebody joins: they are told everything. Of several at one screen, the same one looks as there."""
    reader: Any = Follows()
    keeper: Any = House()
    presence = table.presences[reader] = Presence(reader, held, False, WANTS)
    presence.eyes = like.eyes if like else presence.eyes
    tell.tell_state(keeper, table, presence)
    follows: Follows = reader
    return follows


def fresh(table: Table, reader: Follows) -> dict[str, Any]:
    """What they would be told if they joined now."""
    guest: Any = reader
    presence = table.presences[guest]
    other = come(table, *presence.held, like=presence)
    del table.presences[other]  # type: ignore[arg-type]
    return other.board


@pytest.mark.parametrize(("name", "seats", "options"), tables(names()), ids=str)
def test_changes_lead_to_what_a_fresh_join_tells(name: str, seats: int, options: dict[str, str]) -> None:
    dice = random.Random(f"{name} {seats} {options}")
    table, keeper = begun(name, seats, options, dice), House()
    match = table.playing
    readers = [come(table), come(table, 0, 1), *(come(table, seat) for seat in range(seats))]
    for step in range(FOLLOWED):
        if match.over:
            break
        ply = match.ply
        if match.can_undo and dice.random() < 0.3:
            table.undo(0, clock.now())
            ply = match.ply
        else:
            table.play(match.to_move or 0, dice.choice(match.legal_moves()), clock.now())
        tell.tell_update(keeper, table, ply)  # type: ignore[arg-type]
        readers += [come(table, step % seats)] if step == FOLLOWED // 2 else []
        for reader in readers:
            now = fresh(table, reader)
            assert {part: reader.board.get(part) for part in TOLD} == {part: now.get(part) for part in TOLD}
    assert match.over or all(reader.changes for reader in readers[2:])


def test_a_scene_has_no_nulls_in_its_details() -> None:
    """In a merge patch null takes a field away."""
    for name, seats, options in tables(names()):
        match = begun(name, seats, options, random.Random(2)).playing
        for seat in (None, *range(seats)):
            detail = write(match.picture(seat).detail)
            assert b"null" not in detail, (name, options)
