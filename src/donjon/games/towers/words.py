"""What Game of Towers asks of a player, from a view, and how it tells a move."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from donjon.core.game import Happened, View
from donjon.core.position import Moves, gain
from donjon.core.words import SILENCE, Action, Details, Phrase, Sentence, Task
from donjon.games.towers.codes import Deed
from donjon.games.towers.notation import cell_name, cell_number
from donjon.games.towers.pieces import (
    CELLS,
    COLOURS,
    COLUMNS,
    DECLINE,
    NOWHERE,
    SITE_DISTRICT,
    SITE_SYMBOL,
    SITES,
    STREETS,
    SYMBOLS,
)
from donjon.games.towers.position import TowersPosition

# Which of the four columns of districts a column of cells touches, and which of the two rows of them a row does.
ACROSS = [(0,), (0,), (0,), (0, 1), (1,), (1,), (1, 2), (1, 2), (2,), (2,), (2, 3), (3,), (3,), (3,)]
DOWN = [(0,), (0,), (0,), (0, 1), (0, 1), (1,), (1,), (1,)]
STREET_NAMES = [cell_name(cell) for cell in STREETS]
KINDS = [deed.name.lower() for deed in Deed]
ON_SITES = {cell_name(cell): SYMBOLS[SITE_SYMBOL[cell]] for cell in SITES}  # the symbol of each


def ask(view: View) -> Task:
    """One move, or one more after settling. If there are neutrals, they may be moved, too."""
    if view["ended"]:
        return Task("over")
    if view["turn"] is None:
        return Task("deal")
    actions = [Action(name, probe) for name, probe in _probes(view).items()]
    if view["bonus"]:
        actions.append(Action("stop", ".", ends=True))
    details: Details = {"neutrals": len(COLOURS) - view["seats"]}
    return Task("bonus" if view["bonus"] else "slide", details, tuple(actions))


def _probes(view: View) -> dict[str, str]:
    """Typical slides: to an empty street, onto a stack with the same symbol, to a site with it. The player's own stacks
    come first. Where there is no such cell, the slide does not fit."""
    colour, stacks, on_streets = COLOURS[view["turn"]], view["stacks"], view["reach"]
    own = (stack for stack in stacks if stack["layers"][-1] == colour and stack["cell"] in on_streets)
    others = (stack for stack in stacks if stack["layers"][-1] != colour and stack["cell"] in on_streets)
    movable = chain(own, others)
    first = next(movable)
    onto = (
        f"{stack['cell']}-{other['cell']}"
        for stack in chain([first], movable)
        for other in stacks
        if other["symbol"] == stack["symbol"] and other["cell"] != stack["cell"] and other["cell"] in on_streets
    )
    unfit = next((stack["cell"] for stack in stacks if stack["symbol"] != first["symbol"]), "")
    unfit = f"{first['cell']}-{unfit or _foreign_site(first['symbol'])}"
    empty = next((cell for cell in STREET_NAMES if cell not in on_streets), None)
    return {
        "slide": f"{first['cell']}-{empty}" if empty else unfit,
        "build": next(onto, unfit),
        "settle": f"{first['cell']}-{next(name for name, site in ON_SITES.items() if site == first['symbol'])}",
    }


def _foreign_site(symbol: str) -> str:
    return next(name for name, site in ON_SITES.items() if site != symbol)


def kinds(position: TowersPosition, moves: Moves) -> list[str]:
    return position.deeds(moves, KINDS)


def say(position: TowersPosition, move: int) -> Phrase:
    """The symbol is always named. Where it comes from, and the exact cell of a street, only if they have to be."""
    if move == DECLINE:
        return Phrase("stop")
    source, target = divmod(move, CELLS)
    details: Details = {
        "symbol": SYMBOLS[position.symbol_at(source)],
        "whose": _whose(position, source),
    }
    done = KINDS[position.deed(move)]
    if done != "slide":
        details["height"] = position.height_at(source) + position.height_at(target)
        details |= _covered(position, target)
    if done == "settle":
        details |= {"district": SITE_DISTRICT[target] + 1, "points": gain(position, move)}
    else:
        details |= _near(target, "")
    return Phrase(done, (cell_name(source), cell_name(target)), details, tuple(_apart(source, target)))


def _whose(position: TowersPosition, cell: int) -> str:
    """`own` for a stack of the mover. For others, neutral or not, the colour on top."""
    top = position.layer_at(cell, position.height_at(cell) - 1)
    return "own" if top == position.player else COLOURS[top]


def _covered(position: TowersPosition, cell: int) -> Details:
    """What a stack lands on: a stack of the mover or of another player, a neutral one by its colour, or nothing."""
    if not position.height_at(cell):
        return {"covered": "nobody", "other": ""}
    top = position.layer_at(cell, position.height_at(cell) - 1)
    return {"covered": _of(top, position.player, position.seats), "other": COLOURS[top]}


def _of(colour: int, seat: int | None, seats: int) -> str:
    return "own" if colour == seat else "theirs" if colour < seats else COLOURS[colour]


@cache
def _near(cell: int, prefix: str) -> Details:
    """The districts a street lies at: one, two it runs between, or four where streets cross."""
    row, column = divmod(cell, COLUMNS)
    near = [down * 4 + across + 1 for down in DOWN[row] for across in ACROSS[column]]
    details: Details = {f"{prefix}near": len(near)}
    for i, name in enumerate(("one", "two", "three", "four")):
        details[f"{prefix}{name}"] = near[i] if i < len(near) else 0
    return details


def _apart(source: int, target: int) -> Iterator[Details]:
    """First where it comes from, then which cell it goes to, then which one it leaves."""
    yield _near(source, "from")
    if SITE_SYMBOL[target] == NOWHERE:
        yield {"column": target % COLUMNS + 1, "row": target // COLUMNS + 1}
    yield {"fromcolumn": source % COLUMNS + 1, "fromrow": source // COLUMNS + 1}


# How what happened is told.


def tell(move: Sequence[Happened], seats: int) -> list[Sentence]:
    """A slide and what it leads to are one sentence. Tiles are dealt without a word."""
    things = {one.kind: one for one in move}
    return [_told(one, things, seats) for one in move]


def _told(one: Happened, move: dict[str, Happened], seats: int) -> Sentence:
    match one.kind:
        case "dealt" | "lost":
            return SILENCE
        case "moved" if move.keys() & {"stacked", "settled"}:
            return SILENCE
        case "moved":
            return Sentence("moved", _slid(one) | _street(one.places[-1]))
        case "stacked":
            covered = str(one.details["covered"])
            onto: Details = {"covered": _of(COLOURS.index(covered), one.seat, seats), "other": covered}
            return Sentence("stacked", _slid(move["moved"]) | _street(one.places[0]) | onto)
        case "settled":
            return _tell_settled(one, move["moved"], move.get("lost"))
    return Sentence(one.kind)


def _tell_settled(one: Happened, moved: Happened, lost: Happened | None) -> Sentence:
    """On an empty site, on the mover's own tower, or on the tower of another player, who loses it."""
    details = _slid(moved) | {"district": SITE_DISTRICT[cell_number(one.places[0])] + 1}
    if lost is None or lost.seat is None:
        return Sentence("settled", details)
    if lost.seat == one.seat:
        return Sentence("grown", details | {"points": one.points + lost.points})
    return Sentence("taken", details | {"other": COLOURS[lost.seat], "lost": -lost.points})


def _slid(moved: Happened) -> Details:
    colour, mover = moved.details["colour"], moved.seat
    own = mover is not None and colour == COLOURS[mover]
    return {"symbol": moved.details["symbol"], "whose": "own" if own else colour}


@cache
def _street(name: str) -> Details:
    return _near(cell_number(name), "") | {"column": 0, "row": 0}
