"""The generator: its numbers are pinned, because seeds in old records must always mean the same."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from donjon.core.random import Random


def test_the_numbers_are_those_of_splitmix64() -> None:
    random = Random(1234567)
    assert [random.next() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    assert [Random(7).below(1000) for _ in range(3)] == [Random(7).below(1000) for _ in range(3)]
    assert [Random(s).below(1 << 31) for s in range(50)] != [Random(s + 1).below(1 << 31) for s in range(50)]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Random(seed).below(n) < n


@pytest.mark.parametrize("sides", [2, 6, 16, 71])
def test_below_is_even(sides: int) -> None:
    random, throws = Random(1), 40_000
    counts = Counter(random.below(sides) for _ in range(throws))
    expected = throws / sides
    chi = sum((counts[i] - expected) ** 2 / expected for i in range(sides))
    assert chi < sides + 6 * (2 * sides) ** 0.5  # six standard deviations; the seed is fixed, so this never flickers
