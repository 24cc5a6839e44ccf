"""Lessons over the wire."""

from tests.server.support import Client


def test_a_lesson_over_the_wire(client: Client) -> None:
    card = next(game for game in client.ask("hello", "welcome")["games"] if game["name"] == "towers")
    assert card["lessons"][0] == {"name": "first", "title": "Your first game", "steps": 10}
    shown = client.ask("learn", "lesson", game="towers", lesson="first")
    assert (shown["moves"], shown["solution"], shown["lit"]) == ([], "d5-g5", ["d5", "g5"])
    assert shown["board"]["eyes"] == shown["board"]["to_move"] == 0 and shown["board"]["scene"]["shapes"]
    wrong = client.ask("learn", "lesson", game="towers", lesson="first", moves=["d5-e6"])
    assert (wrong["moves"], wrong["rule"]) == ([], "2.2") and "diagonally" in wrong["why"]
    right = client.ask("learn", "lesson", game="towers", lesson="first", moves=["d5-g5"])
    assert right["moves"] == ["d5-g5"] and "why" not in right
    assert [said.split()[0] for said in right["told"]] == ["Red", "Blue"]
    told = client.ask("explain", "explained", table_id="lesson", parts=["g5", "h5"])
    [reason] = told["reasons"]
    assert (told["legal"], reason["rule"]) == (False, "2.4") and "symbols differ" in reason["text"]
    plain = client.ask("explain", "explained", table_id="lesson", parts=["g5", "a8"])
    assert plain["reasons"][0]["text"] and plain["reasons"][0]["rule"]
    tried = client.ask("what_if", "tried", table_id="lesson", ply=right["board"]["ply"], moves=["g5-g8"])
    assert tried["moves"] == ["g5-g8"] and tried["said"] == right["said"]


def test_a_lesson_about_an_option_tells_it(client: Client) -> None:
    shown = client.ask("learn", "lesson", game="elbrus", lesson="stairs")
    assert shown["options"]["stairs"] == "on"


def test_what_a_lesson_refuses(client: Client) -> None:
    for ask in (
        {"kind": "explain", "table_id": "lesson", "move": "a1-a2"},
        {"kind": "learn", "game": "towers", "lesson": "second"},
        {"kind": "learn", "game": "chess", "lesson": "first"},
        {"kind": "learn", "game": "towers", "lesson": "first", "moves": [""] * 41},
    ):
        client.send(**ask)
        assert client.hear("error")["text"]
    client.ask("learn", "lesson", game="towers", lesson="first")
    client.send("play", table_id="lesson", ply=0, move="d5-g5")
    assert client.hear("error")["code"] == "not_now"
