"""Puzzles over the wire: the server keeps nothing, and tells the solution only when it may."""

import donjon
from donjon.study.own import own_puzzle
from donjon.study.puzzle import puzzles
from donjon.study.review import DEEP
from tests.server.support import Client

PUZZLE = puzzles("elbrus")[0]
ASKED = {"game": "elbrus", "puzzle": PUZZLE.id}


def test_a_puzzle_is_asked_tried_and_solved(client: Client) -> None:
    shown = client.ask("solve", "puzzle", id=3, **ASKED)
    assert (shown["to"], shown["id"], shown["question"]) == (3, PUZZLE.id, PUZZLE.ask("en"))
    assert not shown.get("over") and "solution" not in shown
    assert {choice["move"] for choice in shown["board"]["legal"]} >= set(PUZZLE.solution.moves[:1])
    wrong = client.ask("solve", "puzzle", moves=list(PUZZLE.rival.moves), **ASKED)
    assert wrong["over"] and not wrong.get("solved") and "solution" not in wrong
    assert wrong["said"].startswith("Not yet")
    right = client.ask("solve", "puzzle", moves=list(PUZZLE.solution.moves), **ASKED)
    assert right["solved"] and right["said"].startswith("Found")
    assert right["solution"] == list(PUZZLE.solution.moves)
    assert len(right["told"]) == len(right["places"]) == len(right["solution"])


def test_the_solution_is_shown_on_wish(client: Client) -> None:
    shown = client.ask("solve", "puzzle", show=True, **ASKED)
    assert shown["solution"] == list(PUZZLE.solution.moves) and not shown.get("solved")


def test_the_puzzle_of_the_day(client: Client) -> None:
    days = [client.ask("solve", "puzzle", game="", puzzle=f"2026-11-{day}") for day in (15, 15, 16, 17, 18)]
    assert days[0]["id"] == days[1]["id"]
    assert len({shown["id"] for shown in days}) > 1


def test_questions_about_it(client: Client) -> None:
    client.ask("explain", "error", table_id="puzzle", move="x")
    client.ask("solve", "puzzle", **ASKED)
    tried = client.ask("what_if", "tried", table_id="puzzle", moves=list(PUZZLE.solution.moves), ply=0)
    assert tried["moves"] == list(PUZZLE.solution.moves)
    assert client.ask("explain", "explained", table_id="puzzle", move="bridge-r0c0-N")["reasons"][0]["rule"]


def test_what_is_not_there(client: Client) -> None:
    assert "no puzzle 'nonsense'" in client.ask("solve", "error", game="elbrus", puzzle="nonsense")["text"]
    assert client.ask("solve", "error", moves=["nonsense"], **ASKED)["kind"] == "error"


def test_a_game_says_which_puzzles_it_has(client: Client) -> None:
    games = client.ask("hello", "welcome")["games"]
    card = next(card for card in games if card["name"] == "elbrus")
    assert card["puzzles"] == [puzzle.id for puzzle in puzzles("elbrus")]


def test_a_mistake_of_a_record_is_asked_again(client: Client) -> None:
    match, bot = donjon.Match("towers", 2, seed=5), donjon.bot("random", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    assert client.ask("solve", "error", game="record", puzzle="90")["code"] == "not_now"
    client.ask("open", "opened", record=match.record())
    ply = next(ply for ply, played in enumerate(match.played) if played.seat is not None)
    shown = client.ask("solve", "puzzle", game="record", puzzle=str(ply), show=True)
    assert shown["game"] == "towers" and shown["solution"]
    again = client.ask("solve", "puzzle", game="record", puzzle=str(ply), moves=shown["solution"])
    assert again["solved"]
    deep = client.ask("solve", "puzzle", game="record", puzzle=f"{ply}-deep", show=True)
    assert deep["solution"] == list(own_puzzle(match, ply, DEEP).solution.moves)
    client.ask("hello", "welcome", language="de")
    assert "nichts zu entscheiden" in client.ask("solve", "error", game="record", puzzle="0")["text"]
