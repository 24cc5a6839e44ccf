"""Moves of Carcassonne as text (RULES 9). Positions as text are in diagram.py."""

import re
from pathlib import Path

from donjon.core.errors import IllegalMove
from donjon.core.game import Refusal
from donjon.core.shared import Shared
from donjon.games.carcassonne.codes import DUE, RULE, Reason, Step
from donjon.games.carcassonne.followers import figure_on, kind_of
from donjon.games.carcassonne.landscape import asked_at, tile_at
from donjon.games.carcassonne.pieces import (
    BORDERS,
    BUILD,
    CAPTURE,
    COLOURS,
    DEPLOY_BIG,
    DEPLOY_BUILDER,
    DEPLOY_PIG,
    DEPLOY_SMALL,
    DRAGON,
    DRAW,
    EXCHANGE,
    FAIRY,
    FIGURES,
    JAIL,
    KIND,
    LANDS,
    NONE,
    ON_TOP,
    PASS,
    PLACE,
    PRINCESS,
    RANSOM,
    RANSOM_PRICE,
    SET_OF_FIGURES,
    SIDES,
    SLOT_LAND,
    SLOT_NAMES,
    SLOTS,
    TOP,
    TURNS,
    WHOLE,
    name_of_slot,
    spot,
    unspot,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.state import spot_of
from donjon.games.carcassonne.tiles import TILES

HERE = Path(__file__).parent
FIGURE_LETTERS = "SBUP"  # small, big, builder, pig
LETTERS = {
    "S": DEPLOY_SMALL,
    "B": DEPLOY_BIG,
    "U": DEPLOY_BUILDER,
    "P": DEPLOY_PIG,
    "T": BUILD,
    "Y": FAIRY,
    "X": PRINCESS,
    "K": CAPTURE,
    "D": DRAGON,
}
GOES_WHERE = {DEPLOY_BUILDER: "6.3", DEPLOY_PIG: "6.6", BUILD: "8.2", DRAGON: "7.5", FAIRY: "7.6"}  # which rule says
MOVE_LETTERS = {move: letter for letter, move in LETTERS.items()}
FARTHEST = 200  # no tile lies farther out than the tiles of the box in a row
SIDE_WORDS = ("", "field", "road", "city")
PLACING = re.compile(r"(-?\d{1,3}),(-?\d{1,3}),([0-3])$")
AT_PLACE = re.compile(r"([SBUPTYXKD])@(-?\d{1,3}),(-?\d{1,3})(?::(m|t|[crf]\d))?$")
FROM_JAIL = re.compile(r"R([SB])<(\w+)$")


def place_name(position: CarcassonnePosition, number: int) -> str:
    """`2,-1` a tile, `2,-1:c0` a segment of it, `2,-1:t` the top of its tower."""
    x, y, slot = unspot(number)
    tile = NONE if slot == WHOLE else tile_at(position, x, y)
    return PLACE_NAMES[number, NONE if tile == NONE else position.tile_kind_at(tile)]


def _place_name(number: int, kind: int) -> str:
    x, y, slot = unspot(number)
    return f"{x},{y}" if kind == NONE else f"{x},{y}:{name_of_slot(kind, slot)}"


PLACE_NAMES = Shared(_place_name)


def ransom_name(figure: str, jailer: str) -> str:
    """`RS<blue`: a small follower is bought back from blue."""
    return f"R{FIGURE_LETTERS[FIGURES.index(figure)]}<{jailer}"


def write(position: CarcassonnePosition, move: int) -> str:
    kind, low = move >> 22, move & (1 << 22) - 1
    if kind == PLACE:
        return PLACINGS[low][0]
    if kind == PASS:
        return "-"
    if kind == DRAW:
        return TILES[low].id
    if kind == EXCHANGE:
        return f"E{FIGURE_LETTERS[low]}"
    if kind == RANSOM:
        return ransom_name(FIGURES[low & 3], COLOURS[low >> 2])
    return f"{MOVE_LETTERS[kind]}@{place_name(position, low)}"


def _placing(low: int) -> tuple[str, tuple[str, str]]:
    """The text and the parts of placing a tile."""
    x, y, turn = unspot(low)
    return f"{x},{y},{turn}", (f"{x},{y}", f"turn-{turn}")


PLACINGS = Shared(_placing)


def read(position: CarcassonnePosition, text: str) -> int:
    """The number of a well-formed move, legal or not. Turns that look the same are read as the smallest of them."""
    if text == "-":
        return PASS << 22
    if text in KIND:
        return DRAW << 22 | KIND[text]
    if text in ("ES", "EB"):
        return EXCHANGE << 22 | FIGURE_LETTERS.index(text[1])
    if (found := FROM_JAIL.match(text)) and found[2] in COLOURS:
        return RANSOM << 22 | COLOURS.index(found[2]) << 2 | FIGURE_LETTERS.index(found[1])
    if (found := PLACING.match(text)) and _near(found[1], found[2]):
        turn = int(found[3])
        if position.step == Step.PLACE:
            turn %= TURNS[position.drawn]
        return PLACE << 22 | spot(int(found[1]), int(found[2]), turn)
    if (found := AT_PLACE.match(text)) and _near(found[2], found[3]):
        return _read_at(position, text, found)
    raise IllegalMove(text, Refusal("no-move", "9.1"), HERE)


def _near(x: str, y: str) -> bool:
    return abs(int(x)) <= FARTHEST and abs(int(y)) <= FARTHEST


def _read_at(position: CarcassonnePosition, text: str, found: re.Match[str]) -> int:
    letter, x, y, name = found[1], int(found[2]), int(found[3]), found[4]
    tile = tile_at(position, x, y)
    whole = letter in "TD" or (letter == "Y" and position.fairy_on_tile)
    if whole != (name is None):
        wanted = "wants-tile" if whole else "wants-segment"
        raise IllegalMove(text, Refusal(wanted, "9.1", {"letter": letter}), HERE)
    if tile == NONE:
        return LETTERS[letter] << 22 | spot(x, y, WHOLE if whole else 0)
    slot = WHOLE if whole else ON_TOP if name == "t" else SLOT_NAMES[position.tile_kind_at(tile)].get(name, NONE)
    if slot == NONE:
        names = ", ".join(SLOT_NAMES[position.tile_kind_at(tile)])
        details: dict[str, str | int] = {"tile": f"{x},{y}", "names": names, "name": name}
        raise IllegalMove(text, Refusal("no-such-segment", "9.1", details), HERE)
    return LETTERS[letter] << 22 | spot(x, y, slot)


def parts(position: CarcassonnePosition, move: int) -> tuple[str, ...]:
    """What is picked, in picking order: the place first, then what is put or done there."""
    kind, low = move >> 22, move & (1 << 22) - 1
    if kind == PLACE:
        return PLACINGS[low][1]
    if kind in MOVE_LETTERS:
        return place_name(position, low), MOVE_LETTERS[kind]
    return (write(position, move),)


# Why not, in words.


def refusal(position: CarcassonnePosition, move: int, number: int) -> Refusal:
    """The refusal for the number of a reason: which side does not fit, which feature is taken, and who is there."""
    reason = Reason(number)
    if reason == Reason.NOT_NOW and position.step in DUE:
        return Refusal(*DUE[Step(position.step)])
    kind, low = move >> 22, move & (1 << 22) - 1
    details: dict[str, str | int] = {"price": RANSOM_PRICE}
    if kind == PLACE:
        details["place"] = "{},{}".format(*unspot(low)[:2])
        if reason == Reason.DOES_NOT_FIT:
            details |= _misfit(position, low)
    elif kind == DRAW:
        details["tile"] = TILES[low].id
    elif kind == RANSOM:
        details |= {"figure": FIGURES[low & 3], "jailer": COLOURS[low >> 2]}
    elif kind == EXCHANGE:
        details |= {"figure": FIGURES[low], "jailer": COLOURS[position.rival]}
    elif kind != PASS:
        details |= _about_place(position, kind, low)
    return Refusal(reason.name.lower().replace("_", "-"), _rule(kind, reason), details)


def _rule(kind: int, reason: Reason) -> str:
    """The paragraph that forbids it. It depends on the figure, since each has its own rules on where it may go."""
    if reason in (Reason.NO_TILE, Reason.NOT_THIS_TILE, Reason.NOT_BY_PORTAL):
        return GOES_WHERE.get(kind, RULE[reason])
    return RULE[reason]


def _misfit(position: CarcassonnePosition, low: int) -> dict[str, str | int]:
    """The first side, clockwise from north, where the tile in hand does not meet its neighbour."""
    x, y, turn = unspot(low)
    asked, offered = asked_at(position, x, y), BORDERS[position.drawn * 4 + turn]
    side = next(s for s in range(4) if asked >> 2 * s & 3 not in (0, offered >> 2 * s & 3))
    return {
        "side": SIDES[side],
        "mine": SIDE_WORDS[offered >> 2 * side & 3],
        "theirs": SIDE_WORDS[asked >> 2 * side & 3],
    }


def _about_place(position: CarcassonnePosition, kind: int, low: int) -> dict[str, str | int]:
    """The place, what land it is, who is in the feature, who stands there."""
    x, y, slot = unspot(low)
    tile = tile_at(position, x, y)
    details: dict[str, str | int] = {"place": f"{x},{y}" if slot == ON_TOP else place_name(position, low)}
    if DEPLOY_SMALL <= kind <= DEPLOY_PIG:
        details["figure"] = FIGURES[kind - DEPLOY_SMALL]
    if tile == NONE:
        return details
    details["last"] = f"{position.tile_x_at(position.tile)},{position.tile_y_at(position.tile)}"
    if slot == ON_TOP:
        figure = figure_on(position, TOP + tile)
    elif slot < SLOTS[position.tile_kind_at(tile)]:
        node = position.first_node(tile) + slot
        details["land"] = LANDS[SLOT_LAND[position.tile_kind_at(tile) * 8 + slot]]
        crew = position.figures_in(position.feature(node))
        first = (crew & -crew).bit_length() - 1
        if crew:
            details["owner"] = COLOURS[first // SET_OF_FIGURES]
            details["where"] = place_name(position, spot_of(position, position.where_is(first)))
        figure = figure_on(position, node)
    else:
        return details
    if figure != NONE and position.where_is(figure) < JAIL:
        details |= {"figure": FIGURES[kind_of(figure)], "owner": COLOURS[figure // SET_OF_FIGURES]}
    return details
