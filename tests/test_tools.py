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
        (["builds", "chess", "10", "--other", "."], "builds: no game is called 'chess'; there are "),
        (["builds", "towers", "10", "--other", "docs"], "builds: docs is no checkout of Donjon"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], said: str) -> None:
    command = [sys.executable, "-m", f"tools.{words[0]}", *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said) and done.stderr.count("\n") == 1, done.stderr


def test_a_build_is_as_strong_as_itself() -> None:
    """Both sides get the same worlds and the same luck, so each wins the same seat."""
    command = [sys.executable, "-m", "tools.builds", "towers", "20", "--other", ".", "--deals", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "towers, 2 players, 20: this build scores 50.0% of 4 games" in done.stdout
