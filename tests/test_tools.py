"""Tools tell what is wrong as `donjon` does: one sentence, and exit code 2."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["rungs", "towers", "random", "nobody", "--deals", "1"],  # found in a worker process
            "rungs: nobody against random, deal 1 broke off: no bot is called 'nobody'; there are random, ",
        ),
        (["rungs", "chess", "random", "greedy"], "rungs: no game is called 'chess'; there are "),
        (["lengths", "chess"], "lengths: no game is called 'chess'; there are "),
        (["judging", "chess"], "judging: no game is called 'chess'; there are "),
        (["tune", "chess", "--out", "none"], "tune: no game is called 'chess'; there are "),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], said: str) -> None:
    command = [sys.executable, "-m", f"tools.{words[0]}", *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said) and done.stderr.count("\n") == 1, done.stderr
