"""A seat belongs to whoever sits in it: its token is drawn then, and only they are told."""

import json

import pytest

from donjon.server.tokens import Tokens
from tests.server.databases import Databases
from tests.server.support import Client, Server, Serving


def test_the_maker_never_learns_the_token_of_a_strangers_seat(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}], public=True, name="Ada")
    invitation = made["invitations"][0]["token"]
    with server.client() as stranger:
        assert stranger.sit(made["table_id"], name="Grace")["held"] == [1]
        assert stranger.token != invitation
        known = [*(link["token"] for link in made["seats"]), made["owner"], made["watch"]["token"], invitation]
        state = client.join(*known)
        assert state["held"] == [0]
        assert stranger.token not in str(client.heard)
        client.send("sit", key=invitation, name="Eve")
        assert client.hear("error")["code"] == "not_now"


def test_an_invitation_seats_whoever_uses_it_first_and_nobody_by_looking(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}, {}])
    link = made["invitations"][0]
    with server.client() as friend, server.client() as late:
        looking = friend.join(link["token"])
        assert (looking["held"], "person" in looking["table"]["seats"][1]) == ([], False)
        assert friend.sit(link["token"], name="Grace")["held"] == [link["seat"]]
        late.send("sit", key=link["token"])
        assert late.hear("error")["code"] == "not_now"
        assert late.join(link["token"])["held"] == []  # it still opens the bench
        late.send("sit", key=made["table_id"])
        assert late.hear("error")["code"] == "unknown"
        late.send("sit", key=made["watch"]["token"])
        assert late.hear("error")["code"] == "forbidden"


def test_nobody_takes_two_seats_by_accident_or_under_a_name_that_is_taken(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}, {}], public=True, name="Ada")
    client.join(made["seats"][0]["token"], made["owner"])
    client.send("sit", key=made["invitations"][0]["token"], name="Eve")
    assert client.hear("error")["code"] == "not_now"  # the maker tries the link out
    with server.client() as other:
        other.send("sit", key=made["table_id"], name="Ada")
        assert other.hear("error")["code"] == "bad_choice"
        other.ask("sit", "seated", key=made["table_id"], name="Grace")
        other.send("sit", key=made["table_id"], name="Grace")  # a click too many
        assert other.hear("error")["code"] == "not_now"
        card = client.join(made["seats"][0]["token"])["table"]
        assert [seat.get("name", "") for seat in card["seats"]] == ["Ada", "Grace", ""]
        state = other.join(made["table_id"], name="Ada")
        assert [seat.get("name", "") for seat in state["table"]["seats"]] == ["Ada", "Grace", ""]


@pytest.mark.parametrize("name", ["ada", "Ada\u200d", "A\u200cda", "Ada\ufe0f", "Ada\u034f", "Ada\u3164", "\uff21da"])
def test_a_name_that_looks_like_one_at_the_table_is_taken(server: Server, client: Client, name: str) -> None:
    made = client.create("towers", [{"mine": True}, {}], public=True, name="Ada")
    with server.client() as other:
        other.send("sit", key=made["table_id"], name=name)
        assert other.hear("error")["code"] == "bad_choice"


def test_a_new_name_that_is_taken_is_not_given(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}, {}], name="Ada")
    with server.client() as other:
        other.sit(made["invitations"][0]["token"], name="Grace")
        renamed = other.join(other.token, name="Ada")
        assert renamed["table"]["seats"][1]["name"] == "Grace"
        assert other.join(other.token, name="Hedy")["table"]["seats"][1]["name"] == "Hedy"


def test_whoever_asks_for_a_rematch_learns_only_their_own_seat(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}], name="Ada")
    with server.client() as other:
        client.join(made["seats"][0]["token"])
        other.sit(made["invitations"][0]["token"], name="Grace")
        client.send("resign", table_id=made["table_id"])
        client.hear("ended")
        client.send("rematch", table_id=made["table_id"])
        theirs = other.hear("next")["links"][0]["token"]
        mine = client.hear("next")["links"]
        client.join(mine[0]["token"])
        assert theirs not in str(client.heard)
        assert "invitations" not in str(client.heard[-2:]) and "links" not in client.heard[-1]
        assert other.join(theirs)["table"]["stage"] == "playing"


def test_seats_taken_before_tokens_were_drawn_keep_theirs(serving: Serving, databases: Databases) -> None:
    database = databases.new("old")
    with serving(database) as server, server.client() as client:
        made = client.create("towers", [{"mine": True}, {}])
        server.stop()
        ((text,),) = databases.run(database, "SELECT sheet FROM tables")
        sheet = json.loads(text)
        del sheet["seats"][0]["drawn"]
        databases.run(database, "UPDATE tables SET sheet = ?", json.dumps(sheet))
        ((secret,),) = databases.run(database, "SELECT value FROM facts WHERE name = 'secret'")
        server.start()
        with server.client() as client:
            assert client.join(Tokens(secret).make(made["table_id"], "0"))["held"] == [0]
            client.send("join", keys=[Tokens(secret).make(made["table_id"], "1")])
            assert client.hear("error")["code"] == "unknown"
