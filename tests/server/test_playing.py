"""Moves over the wire: made, refused, taken back, planned and explained."""

import pytest

from donjon.client import Follower
from donjon.core import registry
from tests.server.support import Client, Server

TWO = [{"mine": True}, {}]


def table(client: Client, other: Client, **fields: object) -> tuple[str, dict, dict]:  # type: ignore[type-arg]
    """A game of Towers between two clients: its id and their states."""
    made = client.create("towers", TWO, **fields)
    client.join(made["seats"][0]["token"], made["owner"])
    theirs = other.sit(made["invitations"][0]["token"])
    return made["table_id"], client.hear("state"), theirs


def mover(one: Client, two: Client, mine: dict, theirs: dict) -> tuple[Client, Client, dict]:  # type: ignore[type-arg]
    """Who is to move, who is not, and the mover's board."""
    if mine["board"]["to_move"] == mine["board"]["eyes"]:
        return one, two, mine["board"]
    return two, one, theirs["board"]


@pytest.mark.parametrize("name", registry.names())
def test_a_whole_game_between_bots_over_the_wire(server: Server, client: Client, name: str) -> None:
    seats = registry.find(name).seats[0]
    made = client.create(name, [{"bot": "random"}] * seats)
    board = client.join(made["watch"]["token"], wants=["scene", "position"])["board"]
    while not board["over"]:
        update = client.hear("update")
        assert update["board"]["since"] == board["ply"]
        board = update["board"]
        assert board["eyes"] is None and "legal" not in board
    assert update["ending"]["why"] == "played"
    assert sorted(update["ending"]["ranks"])[0] == 1


@pytest.mark.parametrize("name", registry.names())
def test_a_whole_game_between_two_people(server: Server, client: Client, name: str) -> None:
    game = registry.find(name)
    options = {option.name: option.default for option in game.options}  # random moves need a turn cap
    made = client.create(name, [{"mine": True}, {}, *[{"bot": "random"}] * (game.seats[0] - 2)], options=options)
    table_id = made["table_id"]
    with server.client() as other:
        client.join(made["seats"][0]["token"], wants=[])
        boards = {
            other: other.sit(made["invitations"][0]["token"], wants=[])["board"],
            client: client.hear("state")["board"],
        }
        while not boards[client]["over"]:
            for player in boards:
                if boards[player]["to_move"] == boards[player]["eyes"]:
                    move = player.dice.choice(boards[player]["legal"])["move"]
                    player.send("play", table_id=table_id, ply=boards[player]["ply"], move=move)
            for player in boards:
                boards[player] = player.hear("update")["board"]
            assert boards[client]["scores"] == boards[other]["scores"]


def test_everybody_at_the_table_gets_a_move(server: Server, client: Client) -> None:
    with server.client() as other, server.client() as watcher:
        table_id, mine, theirs = table(client, other, public=True)
        watched = watcher.join(table_id)
        first, second, board = mover(client, other, mine, theirs)
        assert board["legal"]
        after = first.play(table_id, board)
        assert second.hear("update")["board"]["ply"] == after["ply"]
        seen = watcher.hear("update")["board"]
        assert seen["ply"] == after["ply"]
        assert seen["eyes"] is None
        assert watched["held"] == []


@pytest.mark.parametrize(
    ("names", "told"), [(("Ada", "Grace"), ("Ada", "Grace")), (("Ada", "Ada"), ("Ada (red)", "Ada (blue)"))]
)
def test_events_name_people_and_tell_namesakes_apart(
    client: Client, names: tuple[str, str], told: tuple[str, str]
) -> None:
    made = client.create("towers", [{"mine": True, "name": name} for name in names])
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    happened = client.play(made["table_id"], board)["events"]
    event = next(event for event in happened if event["text"])  # a move is told in one breath
    assert event["text"].startswith(f"{told[event['seat']]} s")  # slides, stacks, settles


def test_bots_are_told_by_their_names(client: Client) -> None:
    client.ask("hello", "welcome", language="ru")
    made = client.create("towers", [{"mine": True}, {"bot": "greedy"}], name="Ada")
    board = client.join(made["seats"][0]["token"])["board"]
    told = board["events"]
    while not any(event["text"] and event.get("seat") == 1 for event in told):
        board = client.play(made["table_id"], board) if board.get("legal") else client.hear("update")["board"]
        told = board["events"]
    moved = next(event for event in told if event["text"] and event.get("seat") == 1)
    assert moved["text"].startswith("Барон-разбойник ")


def test_a_stale_ply_is_refused_and_answered_with_the_fresh_view(server: Server, client: Client) -> None:
    with server.client() as other:
        table_id, mine, theirs = table(client, other)
        first, _, board = mover(client, other, mine, theirs)
        first.send("play", table_id=table_id, ply=board["ply"] - 1, move=board["legal"][0]["move"], id=7)
        error = first.hear("error")
        assert (error["code"], error["to"]) == ("stale", 7)
        assert first.hear("state")["board"]["ply"] == board["ply"]


def test_an_illegal_move_is_refused_with_reason_and_rule(server: Server, client: Client) -> None:
    with server.client() as other:
        table_id, mine, theirs = table(client, other)
        first, _, board = mover(client, other, mine, theirs)
        first.send("play", table_id=table_id, ply=board["ply"], move="a1-h8")
        error = first.hear("error")
        assert error["code"] == "illegal"
        assert error["rule"] and error["rule"] in error["text"]


def test_nobody_moves_for_somebody_else(server: Server, client: Client) -> None:
    with server.client() as other, server.client() as watcher:
        table_id, mine, theirs = table(client, other, public=True)
        first, second, board = mover(client, other, mine, theirs)
        watcher.join(table_id)
        for cheat in (second, watcher):
            cheat.send("play", table_id=table_id, ply=board["ply"], move=board["legal"][0]["move"])
            assert cheat.hear("error")["code"] == "forbidden"
            cheat.send("what_if", table_id=table_id, ply=board["ply"], moves=[])
            assert cheat.hear("error")["code"] == "forbidden"
            cheat.send("explain", table_id=table_id, move=board["legal"][0]["move"])
            assert cheat.hear("error")["code"] == "forbidden"
            cheat.send("hint", table_id=table_id)
            assert cheat.hear("error")["code"] == "forbidden"
        assert first.play(table_id, board)["ply"] > board["ply"]


def test_undo_stays_in_the_own_turn(client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2)
    table_id = made["table_id"]
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    undone = refused = False
    for _ in range(60):
        before = board
        board = client.play(table_id, board)
        if board["over"]:
            break
        client.send("undo", table_id=table_id, ply=board["ply"])
        if board.get("can_undo"):
            board = client.hear("update")["board"]
            assert (board["ply"], board["legal"]) == (before["ply"], before["legal"])
            board = client.play(table_id, board)
            undone = True
        else:
            assert client.hear("error")["code"] == "not_now"
            refused = True
    assert undone and refused


def test_all_seats_agree_to_take_back(server: Server, client: Client) -> None:
    with server.client() as other:
        table_id, mine, theirs = table(client, other)
        boards = {client: mine["board"], other: theirs["board"]}
        start = boards[client]["ply"]
        for _ in range(6):
            player = next(p for p in boards if boards[p]["to_move"] == boards[p]["eyes"])
            boards[player] = player.play(table_id, boards[player])
            rest = next(p for p in boards if p is not player)
            boards[rest] = rest.hear("update")["board"]
        client.send("propose", table_id=table_id, matter="take_back", ply=start)
        ballot = other.hear("ballot")["ballot"]
        assert (ballot["matter"], ballot["ply"], ballot["yes"]) == ("take_back", start, [0])
        other.send("vote", table_id=table_id, yes=False)
        assert client.hear("ballot")["ballot"] is not None
        settled = client.hear("ballot")
        assert (settled["ballot"], settled["passed"]) == (None, False)
        client.send("propose", table_id=table_id, matter="take_back", ply=start)
        other.hear("ballot"), other.hear("ballot")
        other.send("vote", table_id=table_id, yes=True)
        board = other.hear("update")["board"]
        assert (board["ply"], board["since"]) == (start, start)
        assert client.hear("update")["board"]["ply"] == start
        again = client.join(client.heard[0]["seats"][0]["token"], since=2)
        assert again["board"]["ply"] == start


def test_an_undo_settles_the_question_whether_to_take_back(server: Server, client: Client) -> None:
    with server.client() as other:
        made = client.create("torres", [{"mine": True}, {}])
        client.join(made["seats"][0]["token"])
        other.sit(made["invitations"][0]["token"])
        people, boards = (client, other), [client.hear("state")["board"], other.heard[-1]["board"]]
        while not boards[boards[0]["to_move"]].get("can_undo"):
            people[boards[0]["to_move"]].play(made["table_id"], boards[boards[0]["to_move"]])
            boards = [[said for said in one.settle() + one.heard if "board" in said][-1]["board"] for one in people]
        mover = boards[0]["to_move"]
        people[1 - mover].send("propose", table_id=made["table_id"], matter="take_back", ply=boards[0]["ply"] - 1)
        assert people[mover].hear("ballot")["ballot"] is not None
        people[mover].send("undo", table_id=made["table_id"], ply=boards[0]["ply"])
        settled = people[mover].hear("ballot")
        assert (settled["ballot"], settled["passed"]) == (None, False)


def test_one_asks_to_take_back_the_own_last_move_without_knowing_its_ply(client: Client) -> None:
    """In Carcassonne a draw follows every move, so that the ply of what happened last is nobody's decision."""
    made = client.create("carcassonne", [{"mine": True}, {"bot": "random"}])
    table_id = made["table_id"]
    board = client.join(made["seats"][0]["token"], wants=[])["board"]
    while board["to_move"] != 0:
        board = client.hear("update")["board"]
    client.send("propose", table_id=table_id, matter="take_back")
    assert client.hear("error", wanted_errors=True)["code"] == "not_now"
    first = board["ply"]
    while "decided" not in board:  # until a turn of one's own is over
        board = client.play(table_id, board) if board["to_move"] == 0 else client.hear("update")["board"]
    while board["to_move"] != 0:
        board = client.hear("update")["board"]
    last = board["decided"] - 1
    assert last >= first
    client.send("propose", table_id=table_id, matter="take_back")
    back = client.hear("update")["board"]
    assert (back["ply"], back["to_move"]) == (last, 0)


def test_a_board_says_where_the_own_turn_began(client: Client) -> None:
    """What the others did ends there, however far the own turn has come; a draw at its start is no own move."""
    made = client.create("torres", [{"mine": True}, {"bot": "random"}])
    table_id = made["table_id"]
    board = client.join(made["seats"][0]["token"], wants=[])["board"]
    turn, first = -1, None
    for _ in range(60):
        if board["to_move"] != 0:
            board = client.hear("update")["board"]
            continue
        if board["turn"] != turn:
            turn, first = board["turn"], None
        assert board.get("begun") == first
        first = board["ply"] if first is None else first
        board = client.play(table_id, board)
    assert board["ply"] > 60
    assert client.join(made["watch"]["token"], wants=[])["board"].get("begun") is None


def test_undo_takes_back_the_reply_of_a_bot(client: Client) -> None:
    made = client.create("elbrus", [{"mine": True}, {"bot": "random"}])
    table_id = made["table_id"]
    board = client.join(made["seats"][0]["token"], wants=[])["board"]
    while board["to_move"] != 0:
        board = client.hear("update")["board"]
    start = board["ply"]
    board = client.play(table_id, board)
    while board["to_move"] != 0:
        board = client.hear("update")["board"]
    assert board["can_undo"]
    client.send("undo", table_id=table_id, ply=board["ply"])
    back = client.hear("update")["board"]
    assert (back["ply"], back["since"], back["to_move"]) == (start, start, 0)


def test_moves_are_told_in_words(client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2)
    table_id = made["table_id"]
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    told = client.ask("sayings", "told", table_id=table_id, ply=board["ply"], id=5)
    assert (told["to"], len(set(told["said"]))) == (5, len(board["legal"]))
    tried = client.ask("what_if", "tried", table_id=table_id, ply=board["ply"], moves=[board["legal"][0]["move"]])
    assert tried["said"].endswith(".") and board["legal"][0]["parts"][0] not in tried["said"]
    hint = client.ask("hint", "hinted", table_id=table_id, bot="club")
    assert hint["said"] in told["said"]
    assert 0 <= hint["usual"] <= 1 and 0 <= hint["chance"] <= 1
    assert "chance" not in client.ask("hint", "hinted", table_id=table_id, bot="greedy")


def test_a_move_answers_the_question_of_taking_back_and_a_refused_one_does_not(client: Client) -> None:
    """One connection holds two of three seats, so that the question stays open."""
    made = client.create("towers", [{"mine": True}, {"mine": True}, {}])
    with Client(client.url) as other:
        tokens = [link["token"] for link in made["seats"]]
        client.join(*tokens)
        boards = {other: other.sit(made["invitations"][0]["token"])["board"], client: client.hear("state")["board"]}
        start = boards[client]["ply"]
        while boards[client]["ply"] == start or boards[client]["to_move"] == 2:
            player = other if boards[client]["to_move"] == 2 else client
            boards[player] = player.play(made["table_id"], boards[player])
            rest = client if player is other else other
            boards[rest] = rest.hear("update")["board"]
        client.send("propose", table_id=made["table_id"], matter="take_back", ply=start)
        asked = client.hear("ballot")["ballot"]
        client.send("play", table_id=made["table_id"], ply=boards[client]["ply"], move="a1-h8")
        assert client.hear("error")["code"] == "illegal"
        assert client.join(*tokens)["ballot"] == asked
        client.play(made["table_id"], boards[client])
        assert "ballot" not in client.join(*tokens)


def test_a_plan_changes_nothing(client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2)
    table_id = made["table_id"]
    board = client.join(*(link["token"] for link in made["seats"]), wants=["scene", "changes"])["board"]
    move = board["legal"][0]["move"]
    tried = client.ask("what_if", "tried", table_id=table_id, ply=board["ply"], moves=[move], id=3)
    assert (tried["moves"], tried["to"]) == ([move], 3)
    assert any(isinstance(shape, list) for shape in tried["scene_change"]["shapes"])
    after = client.play(table_id, board, move)
    assert after["scores"] == tried["scores"]


def test_why_not_is_about_the_action_chosen(client: Client) -> None:
    made = client.create("torres", [{"mine": True}] * 2)
    table_id = made["table_id"]
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    while not any(choice["kind"] == "block" for choice in board["legal"]):
        board = client.play(table_id, board)
    blocks = [choice["parts"][0] for choice in board["legal"] if choice["kind"] == "block"]
    cell = next(f"{column}{row}" for column in "abcdefgh" for row in range(1, 9) if f"{column}{row}" not in blocks)
    told = client.ask("explain", "explained", table_id=table_id, parts=[cell], action="block")
    assert (told["move"], told["legal"]) == (f"+{cell}", False)


def test_why_not(client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2)
    table_id = made["table_id"]
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    legal = board["legal"][0]
    assert client.ask("explain", "explained", table_id=table_id, move=legal["move"])["legal"]
    source = legal["parts"][0]
    corner = next(corner for corner in ("a1", "n8", "a8", "n1") if corner[0] != source[0] and corner[1] != source[1])
    told = client.ask("explain", "explained", table_id=table_id, move=f"{source}-{corner}")
    assert not told["legal"] and [reason["rule"] for reason in told["reasons"]] == ["2.2"]
    told = client.ask("explain", "explained", table_id=table_id, parts=[source, corner])
    assert told["reasons"][0]["rule"] and corner in told["move"]


def test_why_not_is_about_the_action_that_was_chosen(client: Client) -> None:
    """Torres: a corner far from castles and knights. Every action has a reason of its own."""
    made = client.create("torres", [{"mine": True}] * 2)
    table_id = made["table_id"]
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    for move in ("*d8", "*c6", "Kf6"):
        board = client.play(table_id, board, move)
    rules = {"step": "4.3", "knight": "4.2", "block": "4.6"}
    for action, rule in rules.items():
        told = client.ask("explain", "explained", table_id=table_id, parts=["h1"], action=action)
        [reason] = told["reasons"]
        assert (reason["rule"], told["legal"], "action" in reason) == (rule, False, False)
        assert reason["text"][0].isupper() and reason["text"].endswith(".")
    told = client.ask("explain", "explained", table_id=table_id, parts=["h1"])
    assert [reason["rule"] for reason in told["reasons"]] == list(rules.values())
    assert [reason["action"] for reason in told["reasons"]] == ["Move", "Knight", "Block"]


def test_why_not_never_tells_of_a_target_that_nobody_picked(client: Client) -> None:
    """Towers: a stack that cannot move is refused for no target in particular."""
    made = client.create("towers", [{"mine": True}] * 4)
    table_id = made["table_id"]
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    sources = {choice["parts"][0] for choice in board["legal"]}
    for cell in sorted(f"{column}{row}" for column in "adgn" for row in "1458"):
        if cell in sources:
            continue
        told = client.ask("explain", "explained", table_id=table_id, parts=[cell])
        targets = {choice["parts"][1] for choice in board["legal"]} - {cell}
        [reason] = told["reasons"]
        assert reason["text"] and not any(f" {target} " in f" {reason['text']} " for target in targets), told


def test_a_hint_is_a_legal_move_where_aids_are_allowed(client: Client) -> None:
    for aids in (True, False):
        made = client.create("towers", [{"mine": True}] * 2, aids=aids)
        board = client.join(*(link["token"] for link in made["seats"]))["board"]
        client.send("hint", table_id=made["table_id"], bot="greedy", id=5)
        if aids:
            hint = client.hear("hinted")
            assert (hint["move"], hint["parts"]) in [(choice["move"], choice["parts"]) for choice in board["legal"]]
        else:
            assert client.hear("error")["code"] == "forbidden"


def test_scene_changes_add_up_to_the_scene_that_others_get_in_full(client: Client) -> None:
    made = client.create("towers", [{"mine": True}] * 2)
    follower = Follower()
    follower.fill_in(client.join(made["watch"]["token"], wants=["scene", "changes"]))
    with Client(client.url) as player:
        own = player.join(*(link["token"] for link in made["seats"]))["board"]
        for _ in range(25):
            if own["over"]:
                break
            own = player.play(made["table_id"], own)
            update = client.hear("update")
            assert "scene" not in update["board"] and "scene_change" not in own
            follower.fill_in(update)
            assert update["board"]["scene"] == own["scene"]
