"""What is made once and shared by all tables."""

import random

import msgspec

from donjon.core.changes import fill
from donjon.core.runs import retold, runs
from donjon.core.shared import Beside, Shared
from donjon.match import Match


def test_things_are_made_once_and_forgotten_when_there_are_too_many() -> None:
    shared = Shared(lambda a, b: [a, b], most=2)
    first = shared[1, 2]
    assert first == [1, 2]
    assert shared[1, 2] is first
    assert shared[3, 4] == [3, 4]
    assert shared[5, 6] == [5, 6]
    assert list(shared) == [(5, 6)]


def test_what_is_made_of_one_thing_is_made_once_and_never_taken_for_another() -> None:
    made = []

    def make(thing: dict[str, str]) -> tuple[tuple[str, str], ...]:
        made.append(thing["name"])
        return tuple(thing.items())

    beside = Beside(make, most=2)
    things = [{"name": name} for name in "abc"]
    first = beside.each(things[:2])
    assert first == [(("name", "a"),), (("name", "b"),)]
    assert all(again is before for again, before in zip(beside.each(things[:2]), first, strict=True))
    assert made == ["a", "b"]
    assert beside.each([things[2], things[0]]) == [(("name", "c"),), first[0]]  # with c, all were forgotten
    assert beside.each([*things[1:], things[0]])[0] == first[1]
    for number in range(1000):  # a new object may have the place of an old one
        assert beside.each([{"name": str(number)}]) == [(("name", str(number)),)]


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
        told = retold(tuple(things), tuple(former))
        assert told == runs(tuple(things), tuple(former))
        assert fill(msgspec.json.decode(told), [int(thing) for thing in former]) == [int(thing) for thing in things]
