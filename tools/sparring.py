"""Sparring partners: players with another style than our bots, so that tuning does not fit bots to their own habits.

The thrifty one plays Carcassonne. It looks no further than the end of its turn, never farms, keeps followers in hand
and finishes what it begins.
"""

from collections.abc import Iterator

from donjon.bots import Chooser
from donjon.core.position import CHANCE, OVER, Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Outlook, Sense
from donjon.games.carcassonne.sense import CarcassonneSense
from donjon.games.carcassonne.traits import WORTH, Trait

THRIFTY = {
    Trait.FIELDS: 0.0,
    Trait.GROWTH: -3.0,
    Trait.CITIES: 0.8,
    Trait.CLOSING: 1.2,
    Trait.ROADS: 0.8,
    Trait.ABBEYS: 1.0,
    Trait.GAPS: 0.5,
    Trait.HOME: 2.5,
    Trait.NOBODY: -6.0,
    Trait.STRANDED: -2.5,
    Trait.BACK: 2.0,
}


class OneTurn:
    """Plays the first move of the turn that its sense likes best, at random among equals."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        outlook = Outlook()
        best: list[int] = []
        most = float("-inf")
        for first, end in turns(position, seat):
            outlook.judge(self.sense, end)
            others = [outlook.points_of(other) for other in range(position.seats) if other != seat]
            value = outlook.points_of(seat) - max(others)
            if value > most + 1e-9:
                best, most = [], value
            if value > most - 1e-9:
                best.append(first)
        return best[random.below(len(best))]


def turns(position: Position, seat: int) -> Iterator[tuple[int, Position]]:
    """Every way to end the turn: its first move, and the position it leads to."""
    moves = Moves()
    position.legal(moves)
    for move in list(moves):
        after = position.copy()
        after.play(move)
        if after.turns == position.turns and after.turn() not in (CHANCE, OVER) and after.turn() == seat:
            yield from ((move, end) for _, end in turns(after, seat))
        else:
            yield move, after


PARTNERS: dict[str, Chooser] = {"thrifty": OneTurn(CarcassonneSense(0, 20.0, [*(WORTH | THRIFTY).values()]))}
