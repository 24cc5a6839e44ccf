"""Which child a tree tries next, and in which order children come. Uncompiled: compiled, only a search can ask that."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from donjon.bots.tree import Tree
from donjon.bots.walker import Walker
from donjon.core.random import Random
from donjon.core.sense import sense_of
from tests.bots.positions import begun

CHILDREN = 9


def grown(tried: int, random: Random) -> Any:
    """A root with children as promising as they come, of which the first ones were tried."""
    tree: Any = Tree(100)  # of what it has uncompiled, its stub says nothing
    first = tree.reserve(CHILDREN)
    for place in range(CHILDREN):
        tree.fill(first + place, 0, place, 0.3 / (1 + place))
        if place < tried:
            visits = 1 + random.below(20)
            tree.nodes[first + place].visits = visits
            tree.nodes[first + place].total = random.below(visits * 1_000_000)
    tree.hang(0, 0, first, CHILDREN)
    tree.nodes[0].visits = 1 + sum(tree.nodes[first + place].visits for place in range(CHILDREN))
    return tree


def both_ways_of_choosing_agree() -> None:
    """Where all moves are legal in all worlds, `pick` need not look behind the first one that nobody tried."""
    random, chosen = Random(5), set()
    for number in range(2000):
        tree = grown(number % (CHILDREN + 1), random)
        children = list(range(1, CHILDREN + 1))
        for child in children:
            tree.nodes[child].available = tree.nodes[0].visits - 1
        curiosity = random.below(300) / 100
        picked = tree.pick(0, curiosity)
        assert picked == tree.select(children, CHILDREN, curiosity)
        chosen.add(picked)
    assert len(chosen) > CHILDREN / 2


def promises_are_kept() -> None:
    """When more children come, the moves that are left are as promising as they were; at another node they are not."""
    match = begun("towers", 2, 10)
    assert match.to_move is not None
    world = match.imagined(match.to_move, 1)
    walker: Any = Walker(Tree(1000), sense_of(world), world, match.to_move, False, 0, Random(1))
    walker.widen()
    world.legal(walker.moves)
    node = walker.tree.root
    child = walker.tree.nodes[node].first
    promised = []
    for asked in (node, node, child):
        walker.tree.nodes[child].luck = 1
        walker._promise(asked)
        promised.append([walker.weights.at(i) for i in range(walker.moves.count)])
    assert promised[0] == promised[1] != promised[2]
    while walker.tree.nodes[child].next:
        following = walker.tree.nodes[child].next
        assert walker.tree.nodes[child].prior >= walker.tree.nodes[following].prior
        child = following


@pytest.mark.parametrize("law", [both_ways_of_choosing_agree, promises_are_kept])
def test_what_is_tried_next(law: Callable[[], None]) -> None:
    script = f"from tests.bots.test_tree import {law.__name__}; {law.__name__}()"
    environment = {**os.environ, "DONJON_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
