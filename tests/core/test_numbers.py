"""Legal moves as numbers: they stand for what they were made of, and tell and count like the moves themselves."""

import random
from array import array
from collections import Counter

import msgspec
import pytest

from donjon.core.changes import fill
from donjon.core.numbers import MOST, counted, numbered, renumbered, split
from donjon.core.position import Moves

KINDS = 64  # that fit


def listed(*moves: int) -> Moves:
    found = Moves()
    for move in moves:
        found.add(move)
    return found


def test_a_number_has_the_move_its_kind_and_its_points() -> None:
    known: dict[str, int] = {}
    numbers = numbered(listed(7, MOST - 1, 7), ["slide", "settle", "settle"], [0, 300, -2], known)
    assert known == {"slide": 0, "settle": 1}
    assert [split(number) for number in numbers] == [(7, 0, 0), (MOST - 1, 1, 300), (7, 1, -2)]


def test_what_does_not_fit_a_number_is_refused() -> None:
    with pytest.raises(OverflowError, match=f"below {MOST}, not {MOST}"):
        numbered(listed(MOST), ["slide"], [0], {})
    kinds = [f"kind {number}" for number in range(KINDS + 1)]
    with pytest.raises(OverflowError, match="kind 64 is one kind of move too many"):
        numbered(listed(*range(KINDS + 1)), kinds, [0] * (KINDS + 1), {})


def test_numbers_told_by_former_ones_lead_to_the_list() -> None:
    dice = random.Random(3)
    choices = {number: b"%d" % number for number in range(40)}
    for _ in range(500):
        former = dice.sample(range(30), dice.randrange(12))
        now = [number for number in former if dice.random() < 0.8]
        for number in dice.sample(range(30, 40), dice.randrange(3)):
            now.insert(dice.randrange(len(now) + 1), number)
        if dice.random() < 0.3:
            dice.shuffle(now)
        told = renumbered(array("q", now), array("q", former), choices)
        assert fill(msgspec.json.decode(told), former) == now


def test_moves_and_places_of_each_kind_are_counted_in_any_order() -> None:
    dice, asked = random.Random(5), []

    def part(move: int) -> int:
        asked.append(move)
        return move // 10

    known = {"slide": 0, "build": 1, "settle": KINDS - 1}
    parts = array("i", [-1]) * MOST
    for _ in range(300):
        moves = dice.sample(range(100), dice.randrange(20))
        kinds = [dice.choice(("slide", "build", "settle")) for _ in moves]
        numbers = numbered(listed(*moves), kinds, [dice.randrange(-2, 9) for _ in moves], known)
        pairs = set(zip(kinds, (move // 10 for move in moves), strict=True))
        many, places = Counter(kinds), Counter(kind for kind, _ in pairs)
        assert counted(numbers, parts, part) == {known[kind]: (many[kind], places[kind]) for kind in many}
    assert len(asked) == len({*asked})
