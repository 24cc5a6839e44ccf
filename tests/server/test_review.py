"""The report of a finished game: over every game, from the record alone."""

import random

import pytest

from donjon.core import registry
from donjon.match import Match
from donjon.server import review as reviews
from tests.server.support import Client


@pytest.mark.parametrize("name", registry.names())
def test_a_game_is_looked_through(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.2)
    monkeypatch.setattr(reviews, "LOOKS", 6)
    match, dice = Match(name, registry.find(name).seats[0], seed=2), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal_moves()))
    chances, mistakes = reviews.review(match.record())
    assert len(chances) == match.ply + 1
    for row in chances:
        assert len(row) == match.seats
        assert sum(row) == pytest.approx(1, abs=0.01)
    assert len(mistakes) <= reviews.TOLD
    assert [mistake.loss for mistake in mistakes] == sorted((m.loss for m in mistakes), reverse=True)
    for mistake in mistakes:
        made = match.played[mistake.ply]
        assert (mistake.move, mistake.seat) == (made.text, made.seat)
        assert mistake.better != mistake.move


def test_the_report_comes_over_the_wire(client: Client) -> None:
    made = client.create("towers", [{"bot": "random"}] * 2)
    board = client.join(made["watch"]["token"], wants=[])["board"]
    while not board["over"]:
        board = client.hear("update")["board"]
    told = client.ask("report", "reported", table_id=made["table_id"], id=4)
    assert told["to"] == 4
    for seat, score in enumerate(board["scores"]):
        assert sum(one["points"] for one in told["points"] if one["seat"] == seat) == score
    assert len(told["chances"]) == board["ply"] + 1
    for mistake in told["mistakes"]:
        assert mistake["said"].endswith(".") and mistake["better_said"].endswith(".")
