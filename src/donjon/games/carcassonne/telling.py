"""How Carcassonne tells a move: the feature it is about, where that lies, and what comes of it."""

from collections.abc import Sequence
from math import atan2, pi

from donjon.core.game import Happened
from donjon.core.words import SILENCE, Details, Phrase, Sentence, side
from donjon.games.carcassonne.anchors import ANCHORS
from donjon.games.carcassonne.codes import Step
from donjon.games.carcassonne.features import tiles_in
from donjon.games.carcassonne.followers import figure_on, kind_of
from donjon.games.carcassonne.landscape import tile_at
from donjon.games.carcassonne.notation import parts
from donjon.games.carcassonne.pieces import (
    BIG,
    BORDERS,
    BUILD,
    CAPTURE,
    COLOURS,
    DEPLOY_PIG,
    DEPLOY_SMALL,
    DRAGON,
    EAST,
    EXCHANGE,
    FAIRY,
    FIELD,
    FIGURES,
    JAIL,
    LANDS,
    NONE,
    ON_TOP,
    PASS,
    PLACE,
    PRINCESS,
    RANSOM,
    RANSOM_PRICE,
    SET_OF_FIGURES,
    SIDE_CITY,
    SIDE_FIELD,
    SIDE_ROAD,
    SIDE_SLOT,
    SLOT_LAND,
    SOUTH,
    TOP,
    WHOLE,
    unspot,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.scoring import worth
from donjon.games.carcassonne.tiles import TILES
from donjon.games.carcassonne.tower import tower_of

JOINS = {SIDE_FIELD: "a-field", SIDE_ROAD: "a-road", SIDE_CITY: "a-city"}
WAYS = ("to-north", "to-east", "to-south", "to-west")
CLOCKWISE = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
ROUND = tuple(f"in-{word}" for word in CLOCKWISE)
LAST, ACROSS, DOWN, BOTH, START = range(5)  # how a tile is told from others: not at all, by steps from the start tile


def say(position: CarcassonnePosition, move: int) -> Phrase:
    what, low = move >> 22, move & (1 << 22) - 1
    if what == PASS:
        return Phrase("spare" if position.step == Step.CAPTURE else "pass")
    if what == EXCHANGE:
        return Phrase("exchange", (), {"figure": FIGURES[low], "other": COLOURS[position.rival]})
    if what == RANSOM:
        return Phrase("ransom", (), {"figure": FIGURES[low & 3], "other": COLOURS[low >> 2], "points": RANSOM_PRICE})
    places = parts(position, move)[:1]
    x, y, slot = unspot(low)
    if what == PLACE:
        return _say_place(position, places, x, y, slot)
    tile = tile_at(position, x, y)
    if what == DRAGON:
        return Phrase("dragon", places, {"way": _way(position, x, y), "eaten": _standing(position, tile)})
    if what == BUILD:
        height = position.tower_height(tower_of(position, tile)) + 1
        return Phrase("tower", places, {"height": height, **_where(position, x, y)}, (_offset(x, y),))
    if DEPLOY_SMALL <= what <= DEPLOY_PIG:
        return _say_figure(position, places, FIGURES[what - DEPLOY_SMALL], tile, slot)
    return _say_other(position, places, what, tile, slot)


# Tiles.


def _say_place(position: CarcassonnePosition, places: tuple[str, ...], x: int, y: int, turn: int) -> Phrase:
    """By what it joins: a city before a road before a field."""
    best = (0, 0)
    for to in range(4):
        neighbour = tile_at(position, x + EAST[to], y + SOUTH[to])
        border = BORDERS[position.drawn * 4 + turn] >> 2 * to & 3
        if neighbour != NONE:
            best = max(best, (border, _size_beyond(position, neighbour, (to + 2) % 4, border)))
    border, size = best
    details: Details = {"turn": turn, "joins": JOINS[border], "tiles": size, **_where(position, x, y)}
    return Phrase("place", places, details, (_offset(x, y),))


def _size_beyond(position: CarcassonnePosition, tile: int, to: int, border: int) -> int:
    """How many tiles the city or road has that reaches this side of a tile."""
    if border == SIDE_FIELD:
        return 0
    slot = SIDE_SLOT[position.tile_kind_at(tile) * 4 + (to - position.tile_turn_at(tile)) % 4]
    return tiles_in(position, position.feature(position.first_node(tile) + slot))


# Figures.


def _say_figure(position: CarcassonnePosition, places: tuple[str, ...], figure: str, tile: int, slot: int) -> Phrase:
    x, y = position.tile_x_at(tile), position.tile_y_at(tile)
    if slot == ON_TOP:
        height = position.tower_height(tower_of(position, tile))
        return Phrase("top", places, {"figure": figure, "height": height, **_where(position, x, y)}, (_offset(x, y),))
    node = position.first_node(tile) + slot
    land = SLOT_LAND[position.tile_kind_at(tile) * 8 + slot]
    details: Details = {"figure": figure, "stands": f"a-{LANDS[land]}", "within": _within(position, tile, slot)}
    if figure in ("builder", "pig"):
        return Phrase(figure, places, details)
    label = position.feature(node)
    details |= {"tiles": tiles_in(position, label), "points": 0 if land == FIELD else worth(position, node)}
    if tile == position.tile:
        return Phrase("follower", places, details)
    within = details.pop("within")
    return Phrase("portal", places, details | _where(position, x, y), (_offset(x, y), {"within": within}))


def _say_other(position: CarcassonnePosition, places: tuple[str, ...], what: int, tile: int, slot: int) -> Phrase:
    """The fairy, the princess and prisoners: by who stands there."""
    x, y = position.tile_x_at(tile), position.tile_y_at(tile)
    where = _where(position, x, y)
    if slot == WHOLE:
        return Phrase("fairy-tile", places, where, (_offset(x, y),))
    on_top = slot == ON_TOP
    node = TOP + tile if on_top else position.first_node(tile) + slot
    figure = figure_on(position, node)
    owner = figure // SET_OF_FIGURES
    land = 0 if on_top else SLOT_LAND[position.tile_kind_at(tile) * 8 + slot]
    details: Details = {
        "figure": FIGURES[kind_of(figure)],
        "stands": "a-tower" if on_top else f"a-{LANDS[land]}",
        "tiles": 0 if on_top else tiles_in(position, position.feature(node)),
        "owner": COLOURS[owner],
        "whose": "own" if owner == position.player else "theirs",
        **where,
    }
    apart: tuple[Details, ...] = (_offset(x, y),)
    if not on_top:
        apart += ({"within": _within(position, tile, slot)},)
    else:
        details["within"] = 0
    message = {FAIRY: "fairy", PRINCESS: "princess", CAPTURE: "capture"}[what]
    assert kind_of(figure) <= BIG
    return Phrase(message, places, details, apart)


# Where.


def _where(position: CarcassonnePosition, x: int, y: int) -> Details:
    """On which side of the landscape."""
    xs = [position.tile_x_at(tile) for tile in range(position.tiles)]
    ys = [position.tile_y_at(tile) for tile in range(position.tiles)]
    west, north = min(*xs, x), min(*ys, y)
    return {"side": side(x - west + 0.5, y - north + 0.5, max(*xs, x) - west + 1, max(*ys, y) - north + 1)}


def _within(position: CarcassonnePosition, tile: int, slot: int) -> str:
    """On which side of its tile a segment is."""
    return segment_side(position.tile_kind_at(tile), position.tile_turn_at(tile), slot)


def segment_side(kind: int, turn: int, slot: int) -> str:
    """By the ninths of the unturned tile, so that what differs there differs however the tile is turned. Where two
    segments of one land share a ninth, as seen from the middle."""
    spots = ANCHORS[TILES[kind].id]
    lands = SLOT_LAND[kind * 8 : kind * 8 + len(spots)]
    near = [_ninth(spot) for spot, land in zip(spots, lands, strict=True) if land == lands[slot]]
    own = _ninth(spots[slot])
    if near.count(own) > 1:
        x, y = spots[slot]
        own = ROUND[round(atan2(y - 50, x - 50) / (pi / 4)) % 8]
    return own if own == "in-middle" else ROUND[(ROUND.index(own) + 2 * turn) % 8]


def _ninth(spot: tuple[int, int]) -> str:
    return side(*spot, 101, 101)


def _offset(x: int, y: int) -> Details:
    """How many tiles to go from the start tile."""
    told = START if not x and not y else ACROSS if not y else DOWN if not x else BOTH
    return {
        "offset": told,
        "across": abs(x),
        "acrossway": "to-east" if x > 0 else "to-west",
        "down": abs(y),
        "downway": "to-south" if y > 0 else "to-north",
    }


def _way(position: CarcassonnePosition, x: int, y: int) -> str:
    """Where the dragon goes: it always goes to a tile next to it."""
    across, down = x - position.tile_x_at(position.dragon), y - position.tile_y_at(position.dragon)
    return next(way for to, way in enumerate(WAYS) if (EAST[to], SOUTH[to]) == (across, down))


def _standing(position: CarcassonnePosition, tile: int) -> int:
    """How many figures stand on a tile."""
    figures = (position.where_is(figure) for figure in range(position.seats * SET_OF_FIGURES))
    return sum(_tile_of(position, where) == tile for where in figures)


def _tile_of(position: CarcassonnePosition, where: int) -> int:
    if where < TOP:
        return position.tile_of(where)
    return where - TOP if where < JAIL else NONE


# How what happened is told.


def tell(move: Sequence[Happened], seats: int) -> list[Sentence]:
    """A follower that scores at once, a capture that is exchanged and both sides of a ransom are one sentence."""
    return [_told(move, number) for number in range(len(move))]


def _told(move: Sequence[Happened], number: int) -> Sentence:
    one, before = move[number], move[number - 1] if number else None
    match one.kind:
        case "drawn" | "passed" | "ransom-taken":
            return SILENCE
        case "deployed" if number + 1 < len(move) and _at_once(one, move[number + 1]):
            return SILENCE
        case "scored-field" if not one.points:
            return SILENCE
        case "scored-city" | "scored-road" | "scored-monastery" | "scored-field":
            placed = before.details if before and _at_once(before, one) else {"role": 0, "figure": 0}
            return Sentence(one.kind, dict(placed))
        case "captured" if any(other.kind == "exchanged" for other in move):
            return SILENCE
        case "exchanged":
            taken = next((other.details["figure"] for other in move if other.kind == "captured"), 0)
            return Sentence("exchanged", {"taken": taken})
        case "dragon-flew" if one.details["step"] != 1:
            return SILENCE
    return Sentence(one.kind)


def _at_once(one: Happened, after: Happened) -> bool:
    """Whether somebody scores in the same move in which they place a figure."""
    return one.kind == "deployed" and after.kind.startswith("scored-") and one.seat == after.seat and after.points > 0
