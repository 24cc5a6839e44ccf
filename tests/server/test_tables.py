"""Tables: who may sit where, how they begin and end, what is said, who stands in for whom."""

import time

from tests.server.support import Client, Server, get, in_a_hurry


def two_people(client: Client, other: Client, **fields: object) -> tuple[dict, dict, dict]:  # type: ignore[type-arg]
    """A game of Towers between two clients: what `created` said, and both states."""
    made = client.create("towers", [{"mine": True}, {}], name="Ada", **fields)
    client.join(made["seats"][0]["token"], made["owner"])
    theirs = other.sit(made["invitations"][0]["token"], name="Grace")
    return made, client.hear("state"), theirs


def test_hello_tells_the_games_in_the_language(client: Client) -> None:
    english = client.ask("hello", "welcome", id=1)
    german = client.ask("hello", "welcome", language="de", id=2)
    assert (english["to"], german["to"]) == (1, 2)
    towers = [next(game for game in said["games"] if game["name"] == "towers") for said in (english, german)]
    assert towers[0]["about"] != towers[1]["about"]
    assert towers[0]["options"][0]["values"] == towers[1]["options"][0]["values"]


def test_a_table_of_people_has_the_options_that_people_usually_want(client: Client) -> None:
    """Highlanders is played without a turn cap, as in the rule book; programs need one."""
    games = client.ask("hello", "welcome")["games"]
    options = next(game for game in games if game["name"] == "highlanders")["options"]
    assert next(option for option in options if option["name"] == "turn_cap")["default"] == "none"
    made = client.create("highlanders", [{"mine": True}, {"bot": "greedy"}])
    assert client.join(made["seats"][0]["token"])["table"]["options"]["turn_cap"] == "none"
    made = client.create("highlanders", [{"bot": "greedy"}] * 2)
    assert client.join(made["watch"]["token"])["table"]["options"]["turn_cap"] == "400"


def test_a_public_table_is_listed_sat_at_and_begins(server: Server, client: Client) -> None:
    with server.client() as other:
        other.ask("lobby", "tables")
        made = client.create("towers", [{"mine": True}, {}], public=True)
        while other.hear("table")["table"]["table_id"] != made["table_id"]:
            pass
        client.join(made["seats"][0]["token"])
        seated = other.ask("sit", "seated", key=made["table_id"], name="Grace")
        assert client.hear("state")["table"]["stage"] == "playing"
        state = other.join(seated["link"]["token"])
        assert (state["held"], state["table"]["seats"][1]["name"]) == ([1], "Grace")
        other.send("sit", key=made["table_id"])
        assert other.hear("error")["code"] == "not_now"


def test_a_finished_table_leaves_the_lobby(server: Server, client: Client) -> None:
    with server.client() as other:
        other.ask("lobby", "tables")
        made = client.create("towers", [{"mine": True}, {}], public=True)
        while other.hear("table")["table"]["table_id"] != made["table_id"]:
            pass
        assert made["table_id"] in [table["table_id"] for table in other.ask("lobby", "tables")["tables"]]
        client.join(made["seats"][0]["token"], made["owner"])
        client.send("propose", table_id=made["table_id"], matter="abandon")
        assert client.hear("ended")["ending"]["why"] == "abandoned"
        while other.hear("gone", "table").get("table_id") != made["table_id"]:
            pass


def test_a_private_table_opens_only_to_its_tokens(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}])
    token = made["seats"][0]["token"]
    table_id, _, proof = token.split(".")
    forged = [
        table_id,
        f"{table_id}.1.{proof}",
        f"{table_id}.owner.{proof}",
        f"{table_id}.0.",
        f"x{token}",
        token[:-1],
        "",
        "..",
        "é",
    ]
    with server.client() as other:
        for key in forged:
            other.send("join", keys=[key])
            assert other.hear("error")["code"] == "unknown", key
        other.send("sit", key=table_id)
        assert other.hear("error")["code"] == "unknown"
        assert table_id not in [table["table_id"] for table in other.ask("lobby", "tables")["tables"]]
        assert other.join(made["watch"]["token"])["held"] == []


def test_a_token_gives_exactly_its_seat(server: Server, client: Client) -> None:
    made = client.create("towers", [{}, {}])
    with server.client() as other:
        assert client.sit(made["invitations"][1]["token"])["held"] == [1]
        assert other.join(made["owner"])["held"] == []
        state = client.join(client.token)
        assert "links" not in state
        assert str(state).count(made["table_id"] + ".") == 0  # nobody's token but what one came with is ever shown


def test_the_maker_is_shown_the_links_of_free_seats_and_may_start(client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}, {}], stand_in="random")
    state = client.join(made["seats"][0]["token"], made["owner"])
    assert [link["seat"] for link in state["links"]] == [1, 2]
    assert state["watch"] == made["watch"]
    client.send("start", table_id=made["table_id"])
    begun = client.hear("state")["table"]
    assert begun["stage"] == "playing"
    assert [seat.get("bot") for seat in begun["seats"]] == [None, "random", "random"]


def test_who_sits_down_where_they_watched_is_seen_to_be_there(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {}, {}])
    client.join(made["seats"][0]["token"])
    with server.client() as other:
        invitation = made["invitations"][0]["token"]
        other.join(invitation)
        assert client.hear("table")["table"]["watchers"] == 1
        other.sit(invitation, "Grace")
        while not (table := client.hear("table")["table"])["seats"][1].get("here"):
            pass
        assert table["watchers"] == 0


def test_only_the_maker_starts(server: Server, client: Client) -> None:
    made = client.create("towers", [{}, {}])
    client.sit(made["invitations"][0]["token"])
    client.send("start", table_id=made["table_id"])
    assert client.hear("error")["code"] == "forbidden"


def test_bad_choices_are_refused_in_a_sentence(client: Client) -> None:
    for wrong in (
        {"game": "tower", "seats": [{}, {}]},
        {"game": "towers", "seats": [{}]},
        {"game": "towers", "seats": [{}, {"bot": "deep blue"}]},
        {"game": "towers", "seats": [{}, {}], "options": {"height": "6"}},
        {"game": "towers", "seats": [{}, {}], "options": {"depth": "5"}},
    ):
        client.send("create", **wrong)
        error = client.hear("error")
        assert error["code"] in ("unknown", "bad_choice")
        assert len(error["text"]) > 15


def test_several_people_at_one_screen(client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 3)
    state = client.join(*(link["token"] for link in made["seats"]))
    board = state["board"]
    assert state["held"] == [0, 1, 2]
    seen = set()
    for _ in range(12):
        assert board["eyes"] == board["to_move"]
        seen.add(board["eyes"])
        board = client.play(made["table_id"], board)
    assert seen == {0, 1, 2}


def test_talk_of_watchers_stays_with_watchers(server: Server, client: Client) -> None:
    with server.client() as other, server.client() as watcher:
        made, *_ = two_people(client, other)
        watcher.ask("hello", "welcome", name="Joe")
        watcher.join(made["watch"]["token"])
        watcher.send("chat", table_id=made["table_id"], text="psst: c3-c7!")
        assert watcher.hear("said")["remark"]["room"] == "watchers"
        client.send("chat", table_id=made["table_id"], text="good luck")
        for reader in (client, other, watcher):
            remark = reader.hear("said")["remark"]
            assert (remark["text"], remark["name"], remark["seat"]) == ("good luck", "Ada", 0)
        assert [said["text"] for said in client.join(made["seats"][0]["token"])["chat"]] == ["good luck"]
        assert len(watcher.join(made["watch"]["token"])["chat"]) == 2


def test_resigning_a_game_of_two_ends_it_and_shows_the_seed(server: Server, client: Client) -> None:
    with server.client() as other:
        made, mine, _ = two_people(client, other)
        client.send("resign", table_id=made["table_id"])
        for reader in (client, other):
            ending = reader.hear("ended")["ending"]
            assert (ending["why"], ending["ranks"], ending["seats"]) == ("resigned", [2, 1], [0])
        assert "seed" not in str(mine)
        record = get(f"{server.url}/records/{made['watch']['token']}").text
        assert f'[Seed "{ending["seed"]}"]' in record
        assert f'[Luck "{mine["luck"]}"]' in record


def test_resigning_among_three_lets_a_bot_play_on(server: Server, client: Client) -> None:
    with server.client() as other, server.client() as third:
        made = client.create("towers", [{"mine": True}, {}, {}], stand_in="random")
        client.join(made["seats"][0]["token"])
        for player, link in zip((other, third), made["invitations"], strict=True):
            player.sit(link["token"])
        client.hear("state")
        other.send("resign", table_id=made["table_id"])
        card = client.hear("table")["table"]
        while not card["seats"][1].get("resigned"):
            card = client.hear("table")["table"]
        assert card["seats"][1]["bot"] == "random"
        assert card["stage"] == "playing"
        third.send("resign", table_id=made["table_id"])
        assert client.hear("ended")["ending"]["ranks"] == [1, 3 - 1, 3 - 1]


def test_a_record_is_not_given_out_before_the_end(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2, public=True)
    for key in (made["table_id"], made["watch"]["token"], made["seats"][0]["token"], made["owner"]):
        answer = get(f"{server.url}/records/{key}")
        assert answer.status_code == 409
        assert "Seed" not in answer.text


def test_rematch_rotates_the_seats_and_everybody_gets_his_own_link(server: Server, client: Client) -> None:
    with server.client() as other, server.client() as watcher:
        made, *_ = two_people(client, other)
        watcher.join(made["watch"]["token"])
        client.send("rematch", table_id=made["table_id"])
        assert client.hear("error")["code"] == "not_now"
        other.send("resign", table_id=made["table_id"])
        client.hear("ended")
        client.send("rematch", table_id=made["table_id"])
        links = [reader.hear("next")["links"] for reader in (client, other, watcher)]
        assert [[link["seat"] for link in own] for own in links] == [[1], [0], [None]]
        client.join(links[0][0]["token"])
        state = other.join(links[1][0]["token"])
        assert state["table"]["stage"] == "playing"
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Grace", "Ada"]
        again = other.join(other.token)
        assert again["rematch"] == links[1]


def test_a_bot_takes_the_seat_of_one_who_vanished_and_gives_it_back(server: Server, client: Client) -> None:
    """The server of the tests waits for nobody: `--away 0`."""
    with server.client() as other:
        made, mine, _ = two_people(client, other, stand_in="random")
        table_id = made["table_id"]
        client.send("propose", table_id=table_id, matter="bot", seat=1)
        assert client.hear("error")["code"] == "not_now"
    while client.hear("table")["table"]["seats"][1].get("here"):
        pass
    client.send("propose", table_id=table_id, matter="bot", seat=1)
    assert client.hear("ballot")["passed"] is True
    board = mine["board"]
    for _ in range(4):
        while board["to_move"] != 0:
            board = client.hear("update")["board"]
        board = client.play(table_id, board)
    token = other.token
    with server.client() as other:
        state = other.join(token)
        assert state["table"]["seats"][1]["bot"] == "random"
        assert state["table"]["seats"][1]["stood_in"]["why"] == "vote"
        other.send("come_back", table_id=table_id)
        while other.hear("table")["table"]["seats"][1].get("bot"):
            pass
        fresh = other.join(token)["board"]
        while fresh["to_move"] != 1:
            client.dice.random()
            mine_now = client.join(made["seats"][0]["token"])["board"]
            client.play(table_id, mine_now)
            fresh = other.hear("update")["board"]
        assert other.play(table_id, fresh)["ply"] > fresh["ply"]


def test_own_tables_are_followed_by_their_tokens(server: Server, client: Client) -> None:
    with server.client() as other, server.client() as lobby:
        made, mine, theirs = two_people(client, other)
        told = lobby.ask("mine", "tables", tokens=[other.token, "nonsense", made["table_id"]])
        assert [table["table_id"] for table in told["tables"]] == [made["table_id"]]
        mover, board = (client, mine["board"]) if mine["board"]["to_move"] == 0 else (other, theirs["board"])
        mover.play(made["table_id"], board)
        assert lobby.hear("table")["table"]["ply"] > board["ply"]


def test_leaving_and_moments_and_the_report(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {"bot": "random"}])
    table_id = made["table_id"]
    state = client.join(made["seats"][0]["token"])
    client.send("resign", table_id=table_id)
    client.hear("ended")
    for ply in (0, 1, 81):
        board = client.ask("moment", "moment", table_id=table_id, ply=ply)["board"]
        assert (board["ply"], board["number"]) == (ply, 0)
    client.send("moment", table_id=table_id, ply=10_000)
    assert client.hear("error")["code"] == "stale"
    assert state["luck"]
    assert client.ask("leave", "left", table_id=table_id)["table_id"] == table_id
    client.send("report", table_id=table_id)
    assert client.hear("error")["code"] == "forbidden"


def test_any_record_can_be_looked_at(server: Server, client: Client) -> None:
    made = client.create("towers", [{"mine": True}, {"bot": "random"}])
    client.join(made["seats"][0]["token"])
    client.send("resign", table_id=made["table_id"])
    client.hear("ended")
    record = get(f"{server.url}/records/{made['watch']['token']}").text
    with server.client() as other:
        opened = other.ask("open", "opened", record=record)
        assert opened["headers"]["Game"] == "towers"
        board = other.ask("moment", "moment", table_id="record", ply=opened["plies"])["board"]
        assert board["scene"]["shapes"]
        other.send("open", record="[Game nonsense")
        assert other.hear("error")["code"] == "bad_choice"


def test_the_clock_runs(client: Client) -> None:
    clock = {"kind": "live", "base": 600, "increment": 2}
    begun = time.time() * 1000
    made = client.create("towers", [{"mine": True}] * 2, clock=clock)
    state = client.join(*(link["token"] for link in made["seats"]))
    face = state["clock"]
    assert face["running"] == state["board"]["to_move"]
    assert all(0 < left <= 600_000 for left in face["left"])
    board = client.play(made["table_id"], state["board"])
    after = client.heard[-1]["clock"]
    used = 600_000 + (2_000 if board["to_move"] != face["running"] else 0) - after["left"][face["running"]]
    assert 0 <= used <= time.time() * 1000 - begun + 1  # counted in whole milliseconds


def test_a_clock_run_out_loses_or_lets_a_bot_play_as_the_table_was_set_up(server: Server, client: Client) -> None:
    with server.client() as other:
        late = in_a_hurry(client, other, absent="lose")[1]
        ending = client.hear("ended")["ending"]
        assert (ending["why"], ending["seats"]) == ("time", [late])
        table_id, late = in_a_hurry(client, other, absent="bot", stand_in="random")
        ply = client.heard[-1]["board"]["ply"]
        while client.hear("table")["table"]["seats"][late].get("bot") != "random":
            pass
        assert client.hear("update")["board"]["ply"] > ply
        (client, other)[late].send("come_back", table_id=table_id)
        while client.hear("table")["table"]["seats"][late].get("bot"):
            pass
