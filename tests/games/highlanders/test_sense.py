"""What the bots see in a position: who can be beaten in a turn, and how long it is to a castle."""

import pytest

from donjon import Match
from donjon.core.sense import evaluation
from donjon.games.highlanders.pieces import CASTLES
from donjon.games.highlanders.sense import SENSE, HighlandersSense
from donjon.games.highlanders.traits import Trait
from tests.games.highlanders.loch import loch

RED, BLUE, YELLOW = range(3)


def worths(match: Match, sense: HighlandersSense = SENSE) -> list[float]:
    return evaluation(sense, match._position)


def much(match: Match, kind: str, seat: int) -> float:
    """How much more of one trait a seat has than yellow, whose share never changes."""
    worth = [float(trait is Trait[kind.upper()]) for trait in Trait]
    found = worths(match, HighlandersSense(0, 5.0, [*worth, *worth]))
    return round(found[seat] - found[YELLOW], 9)


@pytest.mark.parametrize(
    ("camps", "steps", "kind"),
    [
        ("NA1=b3 NA4=r4", 3, "doomed"),
        ("NA1=b3 NA4=r4", 2, "field"),  # one step short
        ("NA1=b3 NA4=r3", 3, "field"),  # an equal number is not enough
        ("NA1=b3 NA5=r4", 3, "field"),  # four steps away
        ("NA2=b3 NA1=r2 NA3=r2", 2, "doomed"),  # from both sides at once
        ("NA2=b3 NA1=r2 NA3=r2", 1, "field"),
        ("NA1=b3 NA2=r2 NA3=r2", 2, "doomed"),  # one group picks up the other
        ("NA1=b3 NA3=r2 NA4=r2", 3, "doomed"),  # and so from afar
        ("NA1=b5 NA2=r2 NA3=r2 NA4=r2", 3, "doomed"),
        ("NA1=b3 NA4=r4 NA3=y1", 3, "field"),  # a stranger stands in the way
    ],
)
def test_an_army_is_doomed_if_the_clan_on_turn_can_bring_more(camps: str, steps: int, kind: str) -> None:
    match = loch(camps, seats=3, steps=steps)
    knights = 5 if "b5" in camps else 3
    assert much(match, kind, BLUE) == knights
    assert (much(match, "strike", RED) == knights) == (kind == "doomed")


def test_an_army_that_another_clan_can_beat_in_its_turn_is_hunted() -> None:
    match = loch("NA1=b3 NA4=r4", seats=3, turn="blue")
    assert much(match, "hunted", BLUE) == 3
    assert much(match, "doomed", BLUE) == 0


def test_a_castle_falls_to_enough_knights_at_its_gate_and_a_step_to_go_in() -> None:
    swords = much(loch("", "NK1=b1", seats=3), "held", BLUE)
    assert swords > 0
    assert much(loch("NA2=r2", "NK1=b1", seats=3, steps=2), "falling", BLUE) == swords
    assert much(loch("NA2=r2", "NK1=b1", seats=3, steps=1), "held", BLUE) == swords
    assert much(loch("NA2=r2", "NK1=b1?3", seats=3, steps=2), "held", BLUE) == swords
    assert much(loch("NA2=r2", "NK1=b1", seats=3, turn="blue"), "risked", BLUE) == swords


def test_every_step_towards_a_castle_brings_it_nearer() -> None:
    """In both builds: a share worked out with whole numbers once made all ways equally long."""
    others = " ".join(f"{castle}=r1" for castle in CASTLES if castle not in ("NK1", "SK1"))
    way = [much(loch(f"NA{camp}=r6", others, seats=3, turn="blue"), "reach", RED) for camp in range(7, 1, -1)]
    assert way == sorted(set(way))


def test_swords_count_more_the_fewer_castles_are_free() -> None:
    def gain(free: int) -> float:
        taken = [f"{castle}=y1" for castle in CASTLES if castle != "NK1"][free:]
        his, red = (worths(loch("", " ".join([f"NK1={owner}1", *taken]), seats=3))[RED] for owner in "yr")
        return red - his

    assert gain(2) > gain(15)


def test_the_points_expected_are_all_the_swords_there_are() -> None:
    match = loch("NA2=r5 NA6=b3", "NK1=b1 NK4=r2?3", "F1=y", seats=3)
    assert sum(worths(match)) == pytest.approx(36)
