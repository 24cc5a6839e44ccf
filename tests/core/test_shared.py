"""What is made once and shared by all tables."""

import random

import msgspec

from donjon.core.changes import fill
from donjon.core.runs import runs, same_ends
from donjon.core.shared import Shared
from donjon.match import Match


def test_things_are_made_once_and_forgotten_when_there_are_too_many() -> None:
    shared = Shared(lambda a, b: [a, b], most=2)
    first = shared[1, 2]
    assert first == [1, 2]
    assert shared[1, 2] is first
    assert shared[3, 4] == [3, 4]
    assert shared[5, 6] == [5, 6]
    assert list(shared) == [(5, 6)]


def test_whoever_changes_a_view_changes_no_other() -> None:
    """Tables share parts of their views; people get copies."""
    match = Match("towers", 2, seed=1)
    before = match.view()["position"]
    changed = match.view()["position"]
    changed["stacks"][0]["layers"].append("red")
    changed["reach"].popitem()
    match.position.facts["stacks"].clear()
    assert match.view()["position"] == before == Match("towers", 2, seed=1).view()["position"]


def test_runs_with_the_same_things_at_both_ends_lead_to_the_list() -> None:
    dice = random.Random(3)
    for _ in range(500):
        former = [b"%d" % number for number in dice.sample(range(30), dice.randrange(12))]
        things = [thing for thing in former if dice.random() < 0.8]
        for number in dice.sample(range(30, 40), dice.randrange(3)):
            things.insert(dice.randrange(len(things) + 1), b"%d" % number)
        head, tail = same_ends(things, former)
        middle = things[head : len(things) - tail], former[head : len(former) - tail]
        told = runs(*middle, head, tail)
        assert told == runs(things, former)
        assert fill(msgspec.json.decode(told), [int(thing) for thing in former]) == [int(thing) for thing in things]
