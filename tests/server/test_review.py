"""The report of a finished game: over every game, from the record alone."""

import pytest

import donjon
from donjon.core import registry
from donjon.match import Match
from donjon.study.review import in_words, places, review
from tests.server.support import Client


@pytest.mark.parametrize("name", registry.names())
def test_a_game_is_looked_through(name: str) -> None:
    match, bot = Match(name, registry.find(name).seats[0], seed=2), donjon.bot("greedy", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    told: list[float] = []
    found = review(Match.from_record(match.record()), 8, told.append)
    assert len(found.chances) == match.ply + 1
    for row in found.chances:
        assert sum(row) == pytest.approx(1, abs=0.01)
    assert [one.loss for one in found.mistakes] == sorted((one.loss for one in found.mistakes), reverse=True)
    for blunder in found.mistakes:
        made = match.played[blunder.ply : blunder.ply + len(blunder.played)]
        assert tuple(played.text for played in made) == blunder.played != blunder.better
        assert in_words(match, blunder.ply, blunder.better, "en").endswith(".")
        assert len(places(match, blunder.ply, blunder.better)) == len(blunder.better)
    assert [shift.ply for shift in found.turning] == sorted(shift.ply for shift in found.turning)
    for one in found.balance:
        assert one.start + one.luck + one.own + one.others + one.unseen == one.result
    assert told[-1] == 1.0


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
    for row in told["balance"]:
        assert row["start"] + row["luck"] + row["own"] + row["others"] + row["unseen"] == row["result"]
    for mistake in told["mistakes"]:
        assert mistake["said"].endswith(".") and mistake["better_said"].endswith(".")


def test_an_opened_record_has_a_report_too(client: Client) -> None:
    match, bot = Match("towers", 2, seed=11), donjon.bot("greedy", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    client.ask("report", "error", table_id="record", id=3)
    client.ask("open", "opened", record=match.record(), id=4)
    told = client.ask("report", "reported", table_id="record", id=5)
    for seat, score in enumerate(match.scores):
        assert sum(one["points"] for one in told["points"] if one["seat"] == seat) == score
    assert len(told["chances"]) == match.ply + 1
    assert [row["result"] for row in told["balance"]] == [1_000_000 if rank == 1 else 0 for rank in match.ranks]
