"""The gate: master with a net against master without it, at equal time, on the same deals in all seatings."""

from pathlib import Path

from donjon.arena.contest import contest
from donjon.arena.playing import LEARNED
from donjon.arena.ratings import Duel, duel
from donjon.arena.results import Book
from donjon.arena.schedule import schedule
from donjon.core.errors import DonjonError
from donjon.training.samples import Setting
from donjon.workers import Hands

ENOUGH = 40.0  # Elo that a net must gain
SEED = 1_000_000  # of the first deal: none that was learned from
MASTER = "master"


def gate(setting: Setting, net: Path, results: Path, games: int, scale: float, hands: Hands) -> Duel:
    """Play what is not played yet, and compare."""
    names = (f"{LEARNED}{net}", MASTER)
    fixtures = list(schedule(setting.game, setting.options, [names], setting.seats, games, SEED, scale))
    *_, played = contest(setting.game, fixtures, Book(results), hands, names)
    found = duel(played, *names)
    if found is None:
        raise DonjonError(f"no game was played to try {net}")
    return found


def passes(found: Duel) -> bool:
    """What is not surely a gain is left out."""
    return found.elo >= ENOUGH and found.low > 0


def told(part: str, found: Duel) -> str:
    return (
        f"{part}: {found.score:.1%} of {found.games} games, {found.elo:+.0f} Elo, "
        f"95 %: {found.low:+.0f} … {found.high:+.0f}: {'kept' if passes(found) else 'left out'}"
    )
