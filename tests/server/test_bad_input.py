"""Bad input, one sentence: nothing that a client sends makes a traceback, or a record that cannot be read."""

import socket
import unicodedata

import pytest

from donjon.core import record as records
from donjon.core.errors import BadRecord
from donjon.server.app import known_host
from donjon.server.clean import cleaned
from donjon.server.settings import Settings
from tests.server.support import Client, Server, get, post
from tests.server.test_guard import UPGRADE, dialled, rest

NASTY = 'A;d\u2028a \u0000\u0007\u202e\u0085 "\\[x]" \x1b[31m'


@pytest.mark.parametrize("half", [r"\ud800", r"x\ud800y", r"\udc00", r"\ud800\ud800"])
def test_half_a_character_is_no_message(server: Server, client: Client, half: str) -> None:
    for text in (f'{{"kind":"hello","name":"{half}"}}', f'{{"kind":"create","game":"{half}","seats":[{{}},{{}}]}}'):
        client.socket.send(text)
        assert client.hear("error")["code"] == "malformed"
    body = f'{{"game":"towers","seats":[{{"name":"{half}"}},{{}}]}}'
    assert post(f"{server.url}/tables", content=body).status_code == 400


def test_names_are_cleaned_at_the_door_and_records_survive_them(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True, "name": NASTY}, {"bot": "random"}], name=NASTY)
    state = client.join(made["seats"][0]["token"])
    name = state["table"]["seats"][0]["name"]
    assert name == cleaned(NASTY) and "A;d a" in name
    assert not any(unicodedata.category(one) in ("Cc", "Cf", "Zl", "Zp") for one in name)
    client.send("chat", table_id=made["table_id"], text="a\u2028\u202eb\n")
    assert client.hear("said")["remark"]["text"] == "a b"
    client.send("resign", table_id=made["table_id"])
    client.hear("ended")
    record = get(f"{server.url}/records/{made['watch']['token']}").text
    assert client.ask("open", "opened", record=record)["headers"]["Players"].startswith("A;d_a_")


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f"])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert cleaned(name) == ""


def test_scripts_and_emoji_that_need_joiners_keep_them() -> None:
    for name in (
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\U0001f469\u200d\U0001f680",
        "\u2764\ufe0f",
        "Ádám",
    ):
        assert cleaned(name) == name


def test_a_name_that_begins_like_a_bots_breaks_no_table(client: Client) -> None:
    made = client.create("elbrus", [{"mine": True}, {"mine": True, "name": "Ada"}], name="bot-9000")
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    told: list[str] = []
    for _ in range(4):
        board = client.play(made["table_id"], board)
        told += [event["text"] for event in board["events"]]
    assert any(text.startswith("Bot-9000 ") for text in told)


@pytest.mark.parametrize(
    "value", ["a;b", 'quo"te', "back\\slash", "line\nend", "\r", "\u2028", "\x0b\x0c\x85", "[x]", "; [a"]
)
def test_any_header_is_read_as_it_was_written(value: str) -> None:
    text = records.write(records.Record({"Game": "towers", "Players": value}))
    assert records.read(text + "; a comment\n").headers == {"Game": "towers", "Players": value}


def test_a_number_of_five_thousand_digits_is_no_turn(client: Client) -> None:
    with pytest.raises(BadRecord):
        records.read(f'[Game "towers"]\n\n{"9" * 5000} red: a1\n')
    for record in (f'[Game "towers"]\n[Seats "{"9" * 5000}"]\n', f'[Game "towers"]\n\n{"9" * 5000}: x\n'):
        client.send("open", record=record)
        assert client.hear("error")["code"] == "bad_choice"


def test_parts_with_control_characters_are_refused(client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2)
    client.join(*(link["token"] for link in made["seats"]))
    client.send("explain", table_id=made["table_id"], parts=["\x000\x00" * 50] * 20)
    assert client.hear("error")["code"] == "malformed"


def test_invalid_utf_8_and_requests_broken_off_leave_no_traceback(server: Server) -> None:
    with dialled(server) as line:
        line.sendall(UPGRADE + b"\r\n")
        assert b"101" in line.recv(4096)
        line.sendall(bytes([0x81, 0x82]) + b"\0\0\0\0" + b"\xff\xfe")
        assert (1007).to_bytes(2, "big") in rest(line)
    with dialled(server) as line:
        line.sendall(b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        line.shutdown(socket.SHUT_RDWR)
    for body in (b"\xff\xfe", b"[1]", b"9" * 5000, b'{"game":' * 2000):
        assert post(f"{server.url}/tables", content=body).status_code == 400
    assert get(f"{server.url}/rules/%ff%fe").status_code == 404
    assert get(f"{server.url}/healthz").text == "ok"  # and the log is looked at when the server stops


def test_a_request_for_another_host_is_refused(server: Server) -> None:
    assert get(f"{server.url}/games", headers={"Host": "evil.example"}).status_code == 421
    for host in ("localhost:8000", "127.0.0.1", "[::1]:80", "castle", "castle.local"):
        assert get(f"{server.url}/healthz", headers={"Host": host}).status_code == 200
    for name in ("games.example", "Games.Example"):
        assert known_host("games.example:443", Settings(hosts=[name]))
    assert known_host("games.example", Settings(proxies="127.0.0.1"))
    assert not known_host("games.example.evil.example", Settings(hosts=["games.example"]))
