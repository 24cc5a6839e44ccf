"""Absence is not consent: who is away keeps their seat for a while, and their say for good."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import Client, Server, Serving, in_a_hurry

DAYS = {"kind": "correspondence", "days": 3}


@pytest.fixture(scope="module")
def patient(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("absence") / "patient.sqlite", "--away", "3600") as server:
        yield server


def two(server: Server, client: Client, **fields: object) -> tuple[str, str]:
    """A game between two, one of whom has just gone: its id and the token of who is away."""
    made = client.create("towers", [{"mine": True}, {}], name="Ada", **fields)
    client.join(made["seats"][0]["token"])
    with server.client() as other:
        other.sit(made["invitations"][0]["token"], name="Grace")
    while client.hear("table")["table"]["seats"][1].get("here"):
        pass
    return made["table_id"], other.token


@pytest.mark.parametrize("clock", [None, DAYS], ids=["live", "correspondence"])
def test_somebody_who_has_just_disconnected_is_not_away(patient: Server, clock: dict[str, object] | None) -> None:
    with patient.client() as client:
        table_id, _ = two(patient, client, clock=clock)
        client.send("propose", table_id=table_id, matter="bot", seat=1)
        assert client.hear("error")["code"] == "not_now"


def test_by_correspondence_people_may_be_away_for_longer(server: Server) -> None:
    """The server of the tests waits for nobody at live games: `--away 0`."""
    with server.client() as client:
        table_id, _ = two(server, client, clock=DAYS)
        client.send("propose", table_id=table_id, matter="bot", seat=1)
        assert client.hear("error")["code"] == "not_now"


def test_only_the_stand_in_of_the_table_is_voted_in(server: Server) -> None:
    with server.client() as client:
        table_id, _ = two(server, client)
        client.send("propose", table_id=table_id, matter="bot", seat=1, bot="random")
        assert client.hear("error")["code"] == "malformed"
        client.send("propose", table_id=table_id, matter="bot", seat=1)
        card = client.hear("table")["table"]
        assert card["seats"][1]["bot"] == "casual"


def test_nobody_votes_a_bot_in_for_somebody_who_is_back(server: Server) -> None:
    with server.client() as ada, server.client() as grace, server.client() as joan:
        made = ada.create("towers", [{"mine": True}, {}, {}], name="Ada")
        table_id = made["table_id"]
        ada.join(made["seats"][0]["token"])
        grace.sit(made["invitations"][0]["token"], name="Grace")
        with server.client() as other:
            other.sit(made["invitations"][1]["token"], name="Joan")
            while not ada.hear("table")["table"]["seats"][2].get("here"):
                pass
        while ada.hear("table")["table"]["seats"][2].get("here"):
            pass
        ada.send("propose", table_id=table_id, matter="bot", seat=2)
        assert ada.hear("ballot")["ballot"]["voters"] == [0, 1]
        assert "ballot" not in joan.join(other.token)
        assert ada.hear("ballot")["passed"] is False
        grace.send("vote", table_id=table_id, yes=True)
        assert grace.hear("error")["code"] == "not_now"
        seats = grace.join(grace.token)["table"]["seats"]
        assert [seat.get("bot") for seat in seats] == [None] * 3


@pytest.mark.parametrize("matter", ["abandon", "take_back"])
def test_who_is_replaced_keeps_their_say_and_is_told(server: Server, matter: str) -> None:
    with server.client() as client:
        table_id, token = two(server, client, stand_in="random")
        board = next(said["board"] for said in reversed(client.heard) if said.get("board"))
        start = board["ply"]
        client.send("propose", table_id=table_id, matter="bot", seat=1)
        assert client.hear("ballot")["passed"] is True
        while board["ply"] == start or board["to_move"] != 0:
            board = client.play(table_id, board) if board["to_move"] == 0 else client.hear("update")["board"]
        client.send("propose", table_id=table_id, matter=matter, ply=start)
        asked = client.hear("ballot")["ballot"]
        assert (asked["matter"], asked["voters"], asked["yes"]) == (matter, [0, 1], [0])
        with server.client() as other:
            state = other.join(token)
            assert state["ballot"] == asked
            assert state["table"]["stage"] == "playing"
            told = state["table"]["seats"][1]["stood_in"]
            assert (told["why"], told["ply"]) == ("vote", start)
            other.send("vote", table_id=table_id, yes=False)
            assert other.hear("ballot")["passed"] is False
            other.send("come_back", table_id=table_id)
            while "stood_in" in other.hear("table")["table"]["seats"][1]:
                pass


def test_a_clock_run_out_is_told_too(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "late.sqlite") as server, server.client() as client, server.client() as other:
        _, late = in_a_hurry(client, other, absent="bot", stand_in="random")
        while "stood_in" not in client.hear("table")["table"]["seats"][late]:
            pass
        assert other.join(other.token)["table"]["seats"][late]["stood_in"]["why"] == "time"
