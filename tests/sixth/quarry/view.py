"""What each seat of Quarry may see: everything, since nothing is hidden. And what happened, in words."""

from collections.abc import Sequence

from donjon.core.game import Happened, Note, View
from donjon.core.position import CHANCE, OVER
from quarry.codes import Happening
from quarry.notation import stone_name
from quarry.pieces import NAMES, SEATS, TOWERS
from quarry.position import QuarryPosition


def view(position: QuarryPosition, seat: int | None) -> View:
    """The same for everybody, built field by field."""
    turn = position.turn()
    return {
        "last": "loses" if position.cursed else "wins",
        "turn": None if turn in (CHANCE, OVER) else turn,
        "number": position.turns,
        "over": turn == OVER,
        "towers": [position.height_of(tower) for tower in range(TOWERS)],
        "carried": [position.carried_by(i) for i in range(SEATS)],
        "scores": [position.score(i) for i in range(SEATS)],
    }


def events(position: QuarryPosition, notes: Sequence[Note], seat: int | None) -> list[Happened]:
    """Notes as events. Nothing is hidden, so every seat gets all of them."""
    return [_event(*note) for note in notes]


def _event(number: int, seat: int, tower: int, stones: int, left: int, points: int) -> Happened:
    kind = Happening(number)
    if kind != Happening.CARRIED:
        return Happened(kind.name.lower(), seat, points)
    places = tuple(stone_name(tower, level) for level in range(left, left + stones))
    return Happened("carried", seat, points, places, {"tower": NAMES[tower], "stones": stones})
