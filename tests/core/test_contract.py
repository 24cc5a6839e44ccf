"""Random games that check the contract at every move: they play as playouts do, and notice whatever breaks it."""

import os
import subprocess
import sys

import pytest

from donjon.bots.playout import playout
from donjon.core.contract import Watch
from donjon.core.position import OVER, Moves
from donjon.core.random import Random
from donjon.core.registry import find

# What a careless rule might do, and the law it breaks. Only the uncompiled build lets a test change the rules.
SPOILED = {
    "legal = lambda self, moves: moves.clear()": "there are legal moves exactly while the game is on",
    "legal = lambda self, moves: [moves.clear(), *map(moves.add, [1] * 4096)]": "the move buffer is never full",
    "legal = lambda self, moves: [moves.clear(), moves.add(next(count))]": "legal moves come in a fixed order",
    "weight = lambda self, move: 0": "every chance move has a weight",
    "refuse = lambda self, move: 0": "refuse and legal agree",
    "refuse = lambda self, move: 1": "refuse and legal agree",
    "key = lambda self: next(count)": "same moves, same state",
    "play = lambda self, move: setattr(self, 'turns', self.turns + 2)": "a move ends at most one turn",
    "play = lambda self, move: setattr(self, 'reveals', self.reveals - 1)": "reveals only count up",
}
SCRIPT = """
import itertools, sys
from tests.core.test_contract import broken
from donjon.games.towers.position import TowersPosition
for change in sys.argv[1:]:
    name, _, made = change.partition(" = ")
    right = getattr(TowersPosition, name)
    setattr(TowersPosition, name, eval(made, {"count": itertools.count()}))
    print(broken())
    setattr(TowersPosition, name, right)
"""


def broken() -> str:
    position = find("towers").start(2, {"height": "5"})
    watch = Watch(position)
    watch.play(position, Random(1), 120)
    return watch.fault()


def test_every_broken_law_is_noticed() -> None:
    environment = {**os.environ, "DONJON_PURE": "1"}
    command = [sys.executable, "-c", SCRIPT, *SPOILED]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert dict(zip(SPOILED, said.splitlines(), strict=True)) == SPOILED


@pytest.mark.parametrize("cuts", [[10_000], [7, 50, 10_000]])
def test_it_plays_as_a_playout_does(cuts: list[int]) -> None:
    position = find("towers").start(4, {"height": "5"})
    other, watch, random = position.copy(), Watch(position), Random(3)
    played = sum(watch.play(position, random, most) for most in cuts)
    assert played == playout(other, Moves(), Random(3), 10_000)
    assert position.turn() == OVER and position.key() == other.key() and not watch.fault()
