"""Reviews in the terminal: of one record, or of several, by several workers and in shards."""

import json
import os
import pty
import random
import subprocess
import sys

import pytest

from donjon import Match
from donjon.command import main


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The beginnings of three games, as files."""
    files = []
    for number in (1, 2, 3):
        match, dice = Match("elbrus", 2, number), random.Random(number)
        while not match.over and match.ply < 12:
            match.play(dice.choice(match.legal_moves()))
        files.append(tmp_path_factory.mktemp("records") / f"{number}.donjon")
        files[-1].write_text(match.record(), encoding="utf-8")
    return [str(file) for file in files]


def test_workers_and_shards_give_the_same_reviews(records: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--review", "--playouts", "4", "--json"]
    told = []
    for more in (["--workers", "0"], ["--workers", "2"], ["--shard", "1/2"], ["--shard", "2/2"]):
        assert main(["analyse", *records, *words, *more]) == 0
        told.append(capsys.readouterr().out.splitlines())
    assert told[0] == told[1] == [told[2][0], told[3][0], told[2][1]]
    assert [json.loads(line)["record"] for line in told[0]] == records
    assert main(["analyse", records[0], *words]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(told[0][0])["review"]


def test_what_is_written_to_a_file_arrives_there_while_the_terminal_shows_a_bar(records: list[str]) -> None:
    terminal, end = pty.openpty()
    words = [sys.executable, "-m", "donjon", "analyse", *records, "--review", "--playouts", "4", "--json"]
    simple = {**os.environ, "TERM": "dumb"}  # draws so little that nobody has to read it
    said = subprocess.run([*words, "--workers", "0"], stdout=subprocess.PIPE, stderr=end, env=simple, check=True)
    os.close(end)
    os.close(terminal)
    assert [json.loads(line)["record"] for line in said.stdout.splitlines()] == records


def test_several_reviews_in_words(records: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", *records[:2], "--review", "--playouts", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if line in records] == records[:2]


def test_it_tells_where_the_game_turned(records: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    words = ["analyse", records[0], "--review", "--playouts", "4"]
    assert main([*words, "--json"]) == 0
    turning = json.loads(capsys.readouterr().out)["turning"]
    assert main(words) == 0
    head, *told = capsys.readouterr().out.splitlines()
    assert head == "Where it turned:" and told[len(turning)] == ""
    for line, point in zip(told, turning, strict=False):
        red, blue = (f"{round(100 * by):+d}".replace("-", "−") for by in point["change"])
        assert line.endswith(f"(Red {red} %, Blue {blue} %)")


def test_what_has_no_review_gets_one_sentence(records: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for words, sentence in (
        (["towers", "--review"], "a review needs the record of a game, and there is no file 'towers'"),
        (records, "only --review looks at several records"),
    ):
        assert main(["analyse", *words]) == 2
        assert capsys.readouterr().err == f"donjon: {sentence}\n"
