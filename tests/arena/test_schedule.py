"""Who plays whom: every pairing, every seating, the same deals."""

from collections import Counter

import pytest

from donjon.arena.schedule import ladder, schedule, seatings


@pytest.mark.parametrize(("seats", "number"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20)])
def test_every_seating_is_fair(seats: int, number: int) -> None:
    found = seatings("a", "b", seats)
    assert len(found) == len(set(found)) == number
    for seat in range(seats):
        assert Counter(seated[seat] for seated in found) == {"a": number // 2, "b": number // 2}


def test_all_pairings_play_the_same_deals_in_every_seating() -> None:
    fixtures = list(schedule("towers", {}, [("a", "b"), ("a", "c"), ("b", "c")], 2, 5, seed=10, scale=0.5))
    assert len(fixtures) == 3 * 3 * 2  # pairings, deals (five games need three), seatings
    for pair in ({"a", "b"}, {"a", "c"}, {"b", "c"}):
        deals = Counter(fixture.seed for fixture in fixtures if set(fixture.bots) == pair)
        assert deals == {10: 2, 11: 2, 12: 2}
    assert len({fixture.key for fixture in fixtures}) == len(fixtures)


def test_a_ladder_ties_everybody_to_those_two_rungs_away() -> None:
    assert ladder("abcd") == [("a", "b"), ("a", "c"), ("b", "c"), ("b", "d"), ("c", "d")]
