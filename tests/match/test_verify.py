"""Fair luck: a record proves every draw, or says which one does not come from its seed."""

import pytest

from donjon import DonjonError, Match
from donjon.match.luck import luck_hash
from donjon.match.verify import verify


def test_every_draw_of_a_record_is_its_seeds() -> None:
    match = Match("towers", 2, seed=3)
    assert verify(match.record(), luck_hash(3)) == verify(match.record())
    assert (verify(match.record()).draws, verify(match.record()).faults) == (match.ply, ())


def test_another_seed_and_another_hash_are_found() -> None:
    record = Match("towers", 2, seed=3).record()
    (fault,) = verify(record.replace('[Seed "3"]', '[Seed "4"]')).faults
    assert fault.startswith("move 1: chance made ")
    (fault,) = verify(record, luck_hash(4)).faults
    assert fault == f"the hash shown at the start is {luck_hash(4)}, but that of the seed is {luck_hash(3)}"


def test_scripted_chance_proves_nothing() -> None:
    with pytest.raises(DonjonError, match="its chance was scripted"):
        verify(Match("towers", 2, chance="script").record())
