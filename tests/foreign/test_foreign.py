"""Bots in other people's programs: the two examples play, and whatever a program does wrong is one clear line."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from donjon import Match, bot
from donjon.arena.playing import play
from donjon.arena.schedule import Fixture
from donjon.client import Connected, Message, ServerRefused
from donjon.command import main
from donjon.core.registry import find
from donjon.foreign import join
from donjon.foreign import program as program_module
from donjon.foreign.lines import ANSWERS, Choose, Question
from donjon.foreign.player import ForeignPlayer
from donjon.foreign.program import ForeignFault, Program
from tests.server.support import Serving

BOTS = Path(__file__).parent.parent.parent / "examples" / "bots"
KEEP, MOAT = str(BOTS / "keep.py"), str(BOTS / "moat.mjs")
HELLO = 'print(json.dumps({"kind": "hello", "protocol": 1, "name": "Odd"}), flush=True)'


def odd(folder: Path, answer: str, hello: str = HELLO) -> str:
    """A program that does what `answer` says when it is asked for a move."""
    path = folder / "odd"
    path.write_text(
        f"#!{sys.executable}\nimport json, sys, time\nfor text in sys.stdin:\n    line = json.loads(text)\n"
        f"    if line['kind'] == 'hello':\n        {hello}\n    if line['kind'] == 'choose':\n        {answer}\n"
    )
    path.chmod(0o755)
    return str(path)


def say(move: str) -> str:
    return f'print(json.dumps({{"kind": "move", "id": line["id"], "move": {move}}}), flush=True)'


FIRST = say('line["legal"][0]')


@pytest.fixture(autouse=True)
def a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """May need longer to start a program, and to end it."""
    for name in ("TO_START", "TO_ANSWER"):
        monkeypatch.setattr(program_module, name, 60.0)


@pytest.mark.parametrize("program", [KEEP, MOAT])
def test_the_examples_play_every_game(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", program, "--games", "5", "--ms", "20000"]) == 0
    assert "5 games, 0 lost by forfeit" in capsys.readouterr().out
    assert len(Path(program).read_text().splitlines()) < 40


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (say("'nonsense'"), "Odd chose 'nonsense', which is not legal"),
        ("time.sleep(60)", "Odd gave no move within 175 ms"),
        ("sys.exit(3)", "Odd ended with status 3"),
        ("print('what?', flush=True)", r"Odd said 'what\?': JSON is malformed"),
        ('print(json.dumps({"kind": "move"}), flush=True)', "Odd said .* missing required field"),
    ],
)
def test_what_a_program_does_wrong_is_one_line_and_a_forfeit(tmp_path: Path, answer: str, fault: str) -> None:
    program = odd(tmp_path, answer)
    ms = 100 if "sleep" in answer else 20_000
    player, match = ForeignPlayer(program, ms=ms), Match("towers", 2, seed=1)
    try:
        with pytest.raises(ForeignFault, match=fault) as caught:
            player.choose(match)
        assert "\n" not in str(caught.value)
    finally:
        player.end(match)
    result = play(Fixture("towers", {}, (program, "random"), 1, ms / 1000))
    assert result.forfeit and result.ranks == (2, 1)


def test_a_check_says_once_what_goes_wrong_in_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pong = """if line['kind'] == 'ping': print(json.dumps({"kind": "pong", "id": line["id"]}), flush=True)"""
    program = odd(tmp_path, say("'nonsense'"), f"{HELLO}\n    {pong}")
    assert main(["bot", "check", program, "--games", "3", "--game", "elbrus", "--ms", "20000"]) == 1
    told = capsys.readouterr().out
    assert told.count("Odd chose 'nonsense', which is not legal") == 1
    assert "3 games, 3 lost by forfeit" in told


def test_what_it_does_not_know_is_ignored(tmp_path: Path) -> None:
    """Lines of a later protocol, thoughts, and answers to questions that are past."""
    info = 'print(json.dumps({"kind": "info", "text": "hm"}))'
    past = 'print(json.dumps({"kind": "move", "id": 99, "move": "x"}))'
    player, match = (
        ForeignPlayer(odd(tmp_path, f"{info}; {past}; {FIRST}"), ms=20000),
        Match("towers", 2, seed=1),
    )
    assert player.choose(match) == match.legal_moves()[0]
    player.end(match)


@pytest.mark.parametrize(
    ("hello", "fault"),
    [
        ('print(json.dumps({"kind": "hello", "protocol": 9}), flush=True)', "speaks protocol 9, not 1"),
        ("sys.exit(1)", "ended with status 1"),
    ],
)
def test_who_does_not_say_hello_properly_does_not_play(tmp_path: Path, hello: str, fault: str) -> None:
    with pytest.raises(ForeignFault, match=fault):
        Program(odd(tmp_path, "pass", hello))


def test_any_name_can_be_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "[/x] \x1b[31m\nAda\u2028" + 100 * "a"
    hello = f'print(json.dumps({{"kind": "hello", "protocol": 1, "name": {name!r}}}), flush=True)'
    called = "[/x] [31m Ada " + 26 * "a"
    assert main(["play", "elbrus", "--seats", f"{odd(tmp_path, FIRST, hello)},random"]) == 0
    assert f"{called} (" in capsys.readouterr().out.replace("\n", " ")
    program = Program(odd(tmp_path, say("'x' * 10_000"), hello))
    with pytest.raises(ForeignFault) as caught:
        program.choose(Choose(0, 1, 1, ["a1"], [], 20_000))
    program.end()
    assert str(caught.value) == f"{called} chose {'x' * 40!r}, which is not legal"


def test_a_stubborn_program_is_killed(tmp_path: Path) -> None:
    program = Program(odd(tmp_path, "pass", f"{HELLO}; time.sleep(1000)"))
    program.end()
    assert program._process.returncode == -signal.SIGKILL


def test_a_program_that_does_not_read_is_late_like_any_other(tmp_path: Path) -> None:
    """A question that does not fit into the pipe waits there for it; nobody waits for that."""
    program = Program(odd(tmp_path, "pass", f"{HELLO}; time.sleep(40)"))
    begun = time.monotonic()
    with pytest.raises(ForeignFault, match="Odd gave no move within 300 ms"):
        program.choose(Choose(0, 1, 1, ["a1"], [], 200, world=200_000 * "x"))
    program.end()
    assert time.monotonic() - begun < 20


def test_a_program_that_closed_its_ears_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = Program(odd(tmp_path, "pass", f"import os; os.close(0); {HELLO}; time.sleep(1000)"))
    monkeypatch.setattr(program_module, "TO_ANSWER", 0.1)  # it does not end, however long one waits
    with pytest.raises(ForeignFault, match="Odd closed its output"):
        deaf.choose(Choose(0, 1, 1, ["a1"], [], 20_000))
    deaf.end()


def test_a_program_that_has_ended(tmp_path: Path) -> None:
    gone = Program(odd(tmp_path, "sys.exit(3)"))
    for _ in range(2):
        with pytest.raises(ForeignFault, match="Odd ended with status 3"):
            gone.choose(Choose(0, 1, 1, ["a1"], [], 20_000))
    gone.end()


def test_it_never_sees_the_true_position(tmp_path: Path) -> None:
    """In Torres it is shown its own cards, and worlds in which the others hold any."""
    wants = 'print(json.dumps({"kind": "hello", "protocol": 1, "wants": ["view", "world"]}), flush=True)'
    path = tmp_path / "seen"
    keep = f"open({str(path)!r}, 'a').write(text); {FIRST}"
    player, match = ForeignPlayer(odd(tmp_path, keep, wants), ms=20000), Match("torres", 2, seed=2)
    other = bot("random", seed=3)
    while match.to_move is not None:
        buys = "$" in match.legal_moves()
        match.play("$" if buys else (player if match.to_move == 0 else other).choose(match))
    player.end(match)
    seen = [json.loads(line) for line in path.read_text().splitlines()]
    assert all("hand" not in question["view"]["players"][1] for question in seen)
    worlds = [find("torres").from_diagram(question["world"]) for question in seen]
    hands = {tuple(world.cards_in_hand(1, kind) for kind in range(10)) for world in worlds}  # type: ignore[attr-defined]
    assert len(hands) > 5


def test_a_question_has_all_that_the_page_says() -> None:
    """Nothing that every question has is left out because it is empty."""
    told = json.loads(msgspec.json.encode(Choose(0, 1, 1, ["a1"], [], 0)))
    assert told == {"kind": "choose", "id": 0, "turn": 1, "ply": 1, "legal": ["a1"], "since": [], "ms": 0}


def test_a_path_that_leads_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "towers", "--bots", "random,./nowhere", "--games", "2"]) == 2
    assert capsys.readouterr().err == "donjon: ./nowhere: there is no such program\n"


def test_in_the_arena_and_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "elbrus", "--bots", f"{KEEP},{MOAT}", "--games", "2", "--time-scale", "20"]) == 0
    told = capsys.readouterr()
    assert "2 games" in told.out and "forfeit" not in told.err
    assert main(["play", "elbrus", "--seats", f"{KEEP},{MOAT}"]) == 0
    assert "Keep" in capsys.readouterr().out


def test_at_a_table_the_stand_in_plays_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "elbrus", "--seats", f"{odd(tmp_path, 'sys.exit(3)')},random"]) == 0
    assert "Odd ended with status 3; Squire plays on" in capsys.readouterr().out


def test_on_a_server(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "d.sqlite") as server:
        with server.client() as maker:
            made = maker.create("elbrus", [{"bot": "random"}, {"name": "Keep"}])
        invitation = made["invitations"][0]["token"]
        command = [sys.executable, "-m", "donjon", "bot", "join", server.url, invitation, KEEP, "--ms", "20000"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        assert "the game is over: ranks" in done.stdout


def test_who_wants_worlds_is_told_that_a_server_has_none(serving: Serving, tmp_path: Path) -> None:
    wants = 'print(json.dumps({"kind": "hello", "protocol": 1, "name": "Odd", "wants": ["world"]}), flush=True)'
    program = odd(tmp_path, "sys.exit(3)", wants)
    with serving(tmp_path / "d.sqlite") as server:
        with server.client() as maker:
            made = maker.create("elbrus", [{"bot": "random"}, {"name": "Odd"}])
        invitation = made["invitations"][0]["token"]
        command = [sys.executable, "-m", "donjon", "bot", "join", server.url, invitation, program]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 1, done.stderr
        first, *_, last = done.stdout.splitlines()
        assert first == "Odd wants worlds, but a server shows only views"
        assert last == "Odd ended with status 3; the seat is left to the table's stand-in"


def test_a_bot_that_is_too_fast_for_the_server_waits(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "d.sqlite", "--rate", "4", "--burst", "4") as server:
        with server.client() as maker:
            made = maker.create("elbrus", [{"bot": "random"}, {"name": "Keep"}])
        invitation = made["invitations"][0]["token"]
        command = [sys.executable, "-m", "donjon", "bot", "join", server.url, invitation, KEEP, "--ms", "20000"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        assert "the game is over: ranks" in done.stdout


class Moving(Connected):
    """A table that is away for two questions, busy for the third, and has changed by the fourth."""

    def __init__(self) -> None:
        self.codes = ["away", "away", "too_fast", "stale", "illegal"]

    async def play(self, table_id: str, ply: int, move: str) -> Message:
        raise ServerRefused({"code": self.codes.pop(0), "text": f"{table_id} {ply} {move}"})


def test_a_move_is_made_again_until_its_table_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(join, "AGAIN", 0)
    state = {"table": {"table_id": "t", "game": "elbrus", "seats": [{}, {}], "options": {}}, "held": [0]}
    board = {"number": 1, "turn": 1, "ply": 3, "legal": [{"move": "join"}]}
    server, program = Moving(), Program(KEEP)
    seat = join.RemoteSeat(server, program, state, 20_000)
    try:
        asyncio.run(seat._move(board))
        assert server.codes == ["illegal"]
        with pytest.raises(ServerRefused, match="t 3 join"):
            asyncio.run(seat._move(board))
    finally:
        program.end()


@pytest.mark.parametrize("program", [KEEP, MOAT])
def test_the_page_shows_the_examples_as_they_are(program: str) -> None:
    page = (BOTS.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    assert Path(program).read_text(encoding="utf-8") in page


def test_the_lines_on_the_page_are_as_the_program_reads_them() -> None:
    """Each line that Donjon says is what it writes, and each answer is one it reads."""
    page = (BOTS.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = [line for line in page.splitlines() if line.startswith(("-> {", "<- {"))]
    assert len(shown) == 10
    for line in shown:
        kind = json.loads(line[3:])["kind"]
        known = {struct.__struct_config__.tag: struct for struct in (*get_args(Question), *ANSWERS.values())}
        msgspec.json.decode(line[3:], type=known[kind])
