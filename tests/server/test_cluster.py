"""Several servers on one database: whatever door somebody comes through, it is one house."""

from collections.abc import Iterator

import httpx2 as httpx
import pytest

from tests.server.databases import Cluster, Postgreses
from tests.server.support import Server, serving

House = tuple[Server, Server]


@pytest.fixture(scope="module")
def doors(cluster: Cluster) -> Iterator[House]:
    """Two doors to one house."""
    database = Postgreses(cluster).new("doors")
    with serving(database) as one, serving(database) as other:
        yield one, other


def test_a_game_is_played_through_two_doors(doors: House) -> None:
    one, other = doors
    with one.client() as ada, other.client() as ben, other.client() as watcher:
        made = ada.create("towers", [{"mine": True}, {}])
        table_id = made["table_id"]
        ada.join(made["seats"][0]["token"])
        ben.sit(made["invitations"][0]["token"], "Ben")
        state = watcher.join(made["watch"]["token"])
        assert [seat["here"] for seat in state["table"]["seats"]] == [True, True]
        boards = [ada.hear("state")["board"], ben.heard[-1]["board"]]
        for _ in range(6):
            mover = boards[0]["to_move"]
            player, waiting = (ada, ben) if mover == 0 else (ben, ada)
            own = player.play(table_id, boards[mover])
            boards = [own, waiting.hear("update")["board"]]
            boards = boards if mover == 0 else boards[::-1]
            assert watcher.hear("update")["board"]["ply"] == own["ply"]
        ben.send("chat", table_id=table_id, text="hm")
        assert ada.hear("said")["remark"]["text"] == "hm"
        ben.close()
        assert "here" not in ada.hear("table")["table"]["seats"][1]


def test_the_lobby_shows_the_tables_of_all(doors: House) -> None:
    one, other = doors
    with one.client() as ada, other.client() as ben:
        ben.ask("lobby", "tables")
        made = ada.create("towers", [{"mine": True}, {}], public=True)
        assert ben.hear("table")["table"]["table_id"] == made["table_id"]
        for server in doors:
            assert made["table_id"] in [card["table_id"] for card in httpx.get(f"{server.url}/tables").json()]
        ada.join(made["seats"][0]["token"], made["owner"])
        ada.send("propose", table_id=made["table_id"], matter="abandon")
        assert ben.hear("gone")["table_id"] == made["table_id"]


def test_ones_own_tables_are_found_wherever_they_are(doors: House) -> None:
    one, other = doors
    with one.client() as ada, other.client() as ben:
        tables = [guest.create("towers", [{"mine": True}, {}]) for guest in (ada, ben)]
        tokens = [made["seats"][0]["token"] for made in tables]
        mine = ada.ask("mine", "tables", tokens=tokens)
        assert {card["table_id"] for card in mine["tables"]} == {made["table_id"] for made in tables}
        ben.sit(tables[1]["invitations"][0]["token"], "Ben")
        news = ada.hear("table")["table"]
        assert (news["table_id"], news["stage"]) == (tables[1]["table_id"], "playing")
        for server in doors:
            assert httpx.get(f"{server.url}/tables/{tokens[0]}").json()["table_id"] == tables[0]["table_id"]
        assert httpx.get(f"{other.url}/tables/{tokens[0]}x").status_code == 404
