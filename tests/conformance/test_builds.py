"""The compiled and the uncompiled build play the same games, move for move."""

import os
import subprocess
import sys

import pytest

from donjon import list_games
from donjon.bots.playout import COMPILED, playout
from donjon.core.position import Moves
from donjon.core.random import Random
from donjon.core.registry import find
from tests.conformance.tables import tables

SCRIPT = "from tests.conformance.test_builds import keys; import sys; print(*keys(sys.argv[1]))"


def keys(name: str) -> list[int]:
    """A hash of some random games: early, in the middle and at the end."""
    found = []
    for number, (_, seats, options) in enumerate(tables((name,))):
        chosen = {option.name: option.default for option in find(name).options} | options
        position, moves, random = find(name).start(seats, chosen), Moves(), Random(number)
        for most in (100, 100, 100_000):
            playout(position, moves, random, most)
            found.append(position.key())
    return found


@pytest.mark.skipif(not COMPILED, reason="compares the compiled build with the uncompiled one")
@pytest.mark.parametrize("name", list_games())
def test_both_builds_play_the_same_games(name: str) -> None:
    environment = {**os.environ, "DONJON_PURE": "1"}
    command = [sys.executable, "-c", SCRIPT, name]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert [int(key) for key in other.stdout.split()] == keys(name)


def test_the_suite_runs_on_what_it_says() -> None:
    assert (os.environ.get("DONJON_PURE") == "1") != COMPILED
