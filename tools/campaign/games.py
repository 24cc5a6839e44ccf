"""Random games under the laws: all games, numbers of seats, options, and both ways of drawing chance."""

import random
from collections import Counter

from donjon import list_games
from donjon.core import registry
from donjon.match.laws import play_lawfully
from donjon.terminal.fuzz import table
from tools.campaign.crew import Campaign, Figures

SIZE = 50
SHARE = 0.0002  # of the positions have every law checked; every game is also replayed from its record


def lot(seed: str, count: int, share: float = SHARE) -> Figures:
    """Games of all kinds. Long ones come less often."""
    dice, seen = random.Random(seed), Counter[str]()
    names = list_games()
    weights = [registry.find(name).bound ** -0.5 for name in names]
    for name in dice.choices(names, weights, k=count):
        number = dice.getrandbits(40)
        match = table(name, number, None, {})
        try:
            checked = play_lawfully(match, number, share)
        except Exception as error:
            raise AssertionError(f"{name}, seed {number}, share {share}, ply {match.ply}: {error!r}") from error
        seen += Counter({name: 1, "plies": match.ply, "positions_checked": checked})
    return seen


CAMPAIGN = Campaign("games", "random games under the laws", "games", lot, SIZE, 1_000_000)
