"""Legal moves counted."""

import random
from collections import Counter

from donjon.core.tally import tally


def test_moves_and_places_of_each_action_are_counted_in_any_order() -> None:
    dice = random.Random(5)
    known = [(kind, place) for kind in ("slide", "build", "settle") for place in "abcd"]
    for _ in range(300):
        targets = [target for _ in range(dice.randrange(9)) for target in [dice.choice(known)] * dice.randrange(1, 4)]
        targets = [dice.choice([target, (*target,)]) for target in targets]
        moves, places = Counter(kind for kind, _ in targets), Counter(kind for kind, _ in set(targets))
        assert tally(targets) == {kind: (moves[kind], places[kind]) for kind in moves}
