"""Boards and views are one thing: whatever a program reads of `Match.view` is what the wire tells."""

import random

import msgspec
import pytest

from donjon.core import registry
from donjon.match import Match
from donjon.server.answers import write
from donjon.server.boards import Boards

WANTS = ("scene", "position", "text")
OF_THE_TABLE = ("game", "rules", "seats", "options")  # a client knows them already


def begun(name: str) -> Match:
    match, dice = Match(name, seed=4), random.Random(6)
    for _ in range(30):
        match.play(dice.choice(match.legal_moves()))
    return match


@pytest.mark.parametrize("name", registry.names())
def test_a_board_tells_what_the_view_says(name: str) -> None:
    match = begun(name)
    boards = Boards(match, 31, match.ply - 1)
    for seat in (None, *range(match.seats)):
        board = msgspec.json.decode(write(boards.board(seat, "en", WANTS)))
        view = {key: value for key, value in match.view(seat).items() if key not in OF_THE_TABLE}
        assert {key: board.get(key, []) for key in view} == view
        assert board["text"] == match.text(seat)
        assert boards.board(seat, "hu", WANTS).text == match.text(seat, "hu")
        assert board["events"] == msgspec.json.decode(write(match.events(seat, match.ply - 1)))
        assert board["scene"] == msgspec.json.decode(write(match.picture(seat)))


@pytest.mark.parametrize("name", registry.names())
def test_what_is_seen_alike_is_made_once(name: str) -> None:
    match = begun(name)
    boards = Boards(match, 31, match.ply - 1)
    everybody = (None, *range(match.seats))
    drawn = [boards.known(seat, ("changes", "scene")).drawn for seat in everybody]
    views = [match.sight(seat).position for seat in everybody]
    distinct = [view for number, view in enumerate(views) if view not in views[:number]]
    assert len({id(one) for one in drawn}) == len(distinct)
