"""Legal moves looked up and counted."""

import random
from collections import Counter

from donjon.core.position import Moves
from donjon.core.tally import kept, tally


def test_moves_and_places_of_each_action_are_counted_in_any_order() -> None:
    dice = random.Random(5)
    known = [(kind, place) for kind in ("slide", "build", "settle") for place in "abcd"]
    for _ in range(300):
        targets = [target for _ in range(dice.randrange(9)) for target in [dice.choice(known)] * dice.randrange(1, 4)]
        targets = [dice.choice([target, (*target,)]) for target in targets]
        moves, places = Counter(kind for kind, _ in targets), Counter(kind for kind, _ in set(targets))
        assert tally(targets) == {kind: (moves[kind], places[kind]) for kind in moves}


def test_what_is_kept_of_moves_is_found_by_kind_points_and_move() -> None:
    moves = Moves()
    for move in (7, 9, 7):
        moves.add(move)
    tables = {
        "slide": {7: (b"seven", ("slide", "a"))},
        "settle": {(2 << 32) + 9: (b"nine", ("settle", "b")), (-1 << 32) + 7: (b"lost", ("settle", "a"))},
    }
    found = kept(moves, ["slide", "settle", "settle"], [0, 2, -1], tables)
    assert found == ((b"seven", b"nine", b"lost"), [("slide", "a"), ("settle", "b"), ("settle", "a")])
