"""What each seat of Game of Towers may see: everything, since nothing is hidden. And what happened, in words."""

from collections.abc import Sequence

from donjon.core.game import Happened, Note, View
from donjon.core.position import CHANCE, OVER
from donjon.core.shared import Shared
from donjon.games.towers.codes import Ending, Happening
from donjon.games.towers.notation import cell_name
from donjon.games.towers.pieces import CELLS, COLOURS, NOWHERE, SYMBOLS
from donjon.games.towers.position import TowersPosition

NAMES = [cell_name(cell) for cell in range(CELLS)]


def view(position: TowersPosition, seat: int | None) -> View:
    """The same for everybody, built field by field."""
    turn = position.turn()
    return {
        "seats": position.seats,
        "height": "unlimited" if position.unlimited else "5",
        "turn": None if turn in (CHANCE, OVER) else turn,
        "number": position.turns,
        "bonus": bool(position.bonus),
        "quiet": position.quiet,
        "scores": [position.score(i) for i in range(position.seats)],
        "stacks": list(map(STACKS.__getitem__, position.stacks())),
        "reach": position.reach(NAMES),
        "locked": {
            COLOURS[i]: cell_name(position.locked_by(i))
            for i in range(position.seats)
            if position.locked_by(i) != NOWHERE
        },
        "ended": Ending(position.ending).name.lower().replace("_", "-") if position.ending else None,
        "district": position.won + 1 if position.won >= 0 else None,
    }


def _stack(number: int) -> View:
    """A stack by its number in `stacks`."""
    colours = [COLOURS[number >> 14 + 2 * level & 3] for level in range(number & 31)]
    return {"cell": NAMES[number >> 7 & 127], "symbol": SYMBOLS[number >> 5 & 3], "layers": colours}


STACKS = Shared(_stack)


def events(position: TowersPosition, notes: Sequence[Note], seat: int | None) -> list[Happened]:
    """Notes as events. Nothing is hidden, so every seat gets all of them."""
    return [_event(*note) for note in notes]


def _event(number: int, seat: int, a: int, b: int, c: int, points: int) -> Happened:
    kind = Happening(number)
    details: dict[str, str | int] = {}
    places: tuple[str, ...] = ()
    match kind:
        case Happening.DEALT:
            places, details = (cell_name(a),), {"colour": COLOURS[b], "symbol": SYMBOLS[c]}
        case Happening.MOVED:
            places, details = (cell_name(a), cell_name(b)), {"colour": COLOURS[c >> 2], "symbol": SYMBOLS[c & 3]}
        case Happening.STACKED:
            places, details = (cell_name(a),), {"covered": COLOURS[b], "height": c}
        case Happening.SETTLED | Happening.LOST:
            places, details = (cell_name(a),), {"height": b, "owner": COLOURS[c]}
        case Happening.DOUBLED:
            details = {"district": a + 1}
        case Happening.ENDED:
            details = {"ending": Ending(a).name.lower().replace("_", "-"), "district": b + 1}
    return Happened(kind.name.lower(), seat if seat >= 0 else None, points, places, details)
