"""What each seat of Carcassonne may see: everything, since even the bag can be counted. And what happened, in words."""

from collections.abc import Iterator, Sequence
from functools import cache

from donjon.core.game import Happened, Note, View
from donjon.core.position import CHANCE, OVER
from donjon.core.shared import Shared
from donjon.games.carcassonne.codes import BONUS_BIT, COMPLETED_BIT, Happening, Step
from donjon.games.carcassonne.features import cities_at, owners, tiles_in
from donjon.games.carcassonne.followers import kind_of
from donjon.games.carcassonne.landscape import open_places
from donjon.games.carcassonne.notation import PLACE_NAMES, place_name
from donjon.games.carcassonne.pieces import (
    BIG,
    COLOURS,
    FIELD,
    FIGURES,
    GOODS,
    HOME,
    JAIL,
    LANDS,
    MONASTERY,
    NONE,
    SET_OF_FIGURES,
    SIDES,
    SLOT_LAND,
    SLOT_NAMES,
    TOP,
    WHOLE,
    unspot,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.scoring import field_pays, worth
from donjon.games.carcassonne.state import spot_of
from donjon.games.carcassonne.telling import JOINS
from donjon.games.carcassonne.tiles import SETS, TILES
from donjon.games.carcassonne.tower import out_of_reach, refuse_taking

OF_TILES = (Happening.PLACED, Happening.PIECE, Happening.DRAGON_CAME, Happening.DRAGON_FLEW, Happening.FAIRY_POINT)
HALVES = tuple(f"{side}-{half}" for side in SIDES for half in (1, 2))  # clockwise
ROLES = ("knight", "thief", "farmer", "monk")  # of a follower, by land


def view(position: CarcassonnePosition, seat: int | None) -> View:
    """The same for everybody, built field by field."""
    turn, on_board = position.turn(), _on_board(position)
    return {
        "seats": position.seats,
        "sets": [name for bit, name in enumerate(SETS) if position.sets >> bit & 1],
        "turn": None if turn in (CHANCE, OVER) else turn,
        "player": position.player,
        "step": Step(position.step).name.lower(),
        "number": position.turns,
        "drawn": None if position.drawn == NONE else TILES[position.drawn].id,
        "second": bool(position.second),
        "ransomed": bool(position.ransomed),
        "scores": [position.points_of(i) for i in range(position.seats)],
        "supplies": [_supply(position, i) for i in range(position.seats)],
        "tiles": [
            PLACED[
                position.tile_x_at(tile),
                position.tile_y_at(tile),
                position.tile_kind_at(tile),
                position.tile_turn_at(tile),
            ]
            for tile in range(position.tiles)
        ],
        "open": list(map(AT.__getitem__, open_places(position))),
        "figures": [_figure(position, where, figure) for where, figure in on_board],
        "features": list(_features(position, on_board)),
        "worths": _worths(position) if position.step == Step.ACT else {},
        "towers": [_tower(position, tower) for tower in range(position.towers)],
        "reach": dict(_reach(position, on_board)),
        "built": _place(position, position.tower_on(position.tower)) if position.step == Step.CAPTURE else None,
        "within": _within(position) if position.step == Step.CAPTURE else [],
        "dragon": _place(position, position.dragon),
        "flight": [
            _place(position, position.visited(i)) for i in range(position.flown + 1) if position.step == Step.FLIGHT
        ],
        "fairy": _place(position, position.fairy),
        "fairy_on_tile": bool(position.fairy_on_tile),
        "fairy_with": None
        if position.fairy_with == HOME
        else place_name(position, spot_of(position, position.fairy_with)),
        "left": position.left,
        "asleep": position.asleep,
        "bag": {TILES[kind].id: count for kind, count in position.bagged()},
        "thrown": {TILES[kind].id: count for kind, count in position.discarded()},
    }


def _supply(position: CarcassonnePosition, seat: int) -> View:
    """What a seat has in front of it: figures, tower pieces, goods and prisoners."""
    return {
        **{name: position.at_home(seat, kind) for kind, name in enumerate(FIGURES)},
        "pieces": position.pieces_of(seat),
        "goods": {name: position.goods_of(seat, good) for good, name in enumerate(GOODS)},
        "prisoners": [
            {"owner": owner, "kind": FIGURES[kind], "count": position.jailed(seat, owner, kind)}
            for owner in range(position.seats)
            for kind in range(BIG + 1)
            if position.jailed(seat, owner, kind)
        ],
    }


def _place(position: CarcassonnePosition, tile: int) -> str | None:
    return None if tile == NONE else AT[position.tile_x_at(tile), position.tile_y_at(tile)]


def _at(x: int, y: int) -> str:
    return f"{x},{y}"


def _tile(x: int, y: int, kind: int, turn: int) -> View:
    """A tile stays as it was placed, so all views share it."""
    return {"place": AT[x, y], "tile": TILES[kind].id, "turn": turn, "segments": _segments(kind, turn)}


AT, PLACED = Shared(_at), Shared(_tile)


@cache
def _segments(kind: int, turn: int) -> dict[str, list[str]]:
    """The sides that each segment of a turned tile reaches, by its name in moves (`c0`); fields reach half sides."""
    tile, names = TILES[kind], list(SLOT_NAMES[kind])
    reached = [*(city.sides for city in tile.cities), *(road.sides for road in tile.roads)]
    whole = [[SIDES[(side + turn) % 4] for side in sides] for sides in reached]
    fields = [[HALVES[(half + 2 * turn) % 8] for half in field.halves] for field in tile.fields]
    return dict(zip(names, [*whole, *fields, *[[]] * (len(names) - len(whole) - len(fields))], strict=True))


def _land(position: CarcassonnePosition, node: int) -> int:
    tile = position.tile_of(node)
    return SLOT_LAND[position.tile_kind_at(tile) * 8 + node - position.first_node(tile)]


def _segment(position: CarcassonnePosition, node: int) -> str:
    """The name of a segment; `place_name` would have to look for its tile."""
    return PLACE_NAMES[spot_of(position, node), position.tile_kind_at(position.tile_of(node))]


def _on_board(position: CarcassonnePosition) -> list[tuple[int, int]]:
    """Where and who, by place, so that it does not matter which of a seat's followers it is."""
    figures = range(position.seats * SET_OF_FIGURES)
    return sorted([(where, figure) for figure in figures if (where := position.where_is(figure)) < JAIL])


def _figure(position: CarcassonnePosition, where: int, figure: int) -> View:
    kind = kind_of(figure)
    return {
        "place": place_name(position, spot_of(position, where)),
        "owner": COLOURS[figure // SET_OF_FIGURES],
        "kind": FIGURES[kind],
        "role": FIGURES[kind] if kind > BIG else "guard" if where >= TOP else ROLES[_land(position, where)],
    }


def _features(position: CarcassonnePosition, on_board: Sequence[tuple[int, int]]) -> Iterator[View]:
    """Every feature with figures in it: whose it is, and what it would pay now."""
    seen = set()
    for where, _ in on_board:
        if where >= TOP or position.feature(where) in seen:
            continue
        label, land = position.feature(where), _land(position, where)
        seen.add(label)
        nodes = [label]
        while (after := position.next_in_feature(nodes[-1])) != label:
            nodes.append(after)
        seats = owners(position.figures_in(label))
        if land == FIELD:
            pays = [field_pays(position, where, i) for i in range(position.seats)]
        else:
            pays = [worth(position, where) * (seats >> i & 1) for i in range(position.seats)]
        paid = [i for i in range(position.seats) if (pays[i] if any(pays) else seats >> i & 1)]
        around = 1 + position.neighbours(position.tile_of(where))
        complete = around == 9 if land == MONASTERY else land != FIELD and not position.open_sides(label)
        yield {
            "land": LANDS[land],
            "places": [_segment(position, node) for node in sorted(nodes)],
            "owners": [COLOURS[i] for i in paid],
            "worth": max(pays),
            "pays": {COLOURS[i]: points for i, points in enumerate(pays) if points},
            "complete": complete,
            "tiles": around if land == MONASTERY else tiles_in(position, label),
            "shields": position.contents_of(label) & 63,
            "cities": cities_at(position, label) if land == FIELD else 0,
        }


def _worths(position: CarcassonnePosition) -> dict[str, int]:
    """What a follower on each free segment of the newest tile would be worth so far. By the older rules of farming that
    depends on the other fields of a city, so fields are left out."""
    tile = position.tiles - 1
    nodes = [position.first_node(tile) + slot for slot in SLOT_NAMES[position.tile_kind_at(tile)].values()]
    free = [node for node in nodes if not position.figures_in(position.feature(node))]
    return {
        _segment(position, node): worth(position, node)
        for node in free
        if position.farms == 3 or _land(position, node) != FIELD
    }


def _tower(position: CarcassonnePosition, tower: int) -> View:
    top = position.on_tower(tower)
    owner = None if top == NONE else COLOURS[top // SET_OF_FIGURES]
    return {"place": _place(position, position.tower_on(tower)), "height": position.tower_height(tower), "owner": owner}


def _reach(position: CarcassonnePosition, on_board: Sequence[tuple[int, int]]) -> Iterator[tuple[str, View]]:
    """How far each open tower would reach with one more piece, and which figures it could then take."""
    for tower in range(position.towers):
        pieces = position.tower_height(tower) + 1
        if position.on_tower(tower) != NONE:
            continue
        takes = [where for where, figure in on_board if not refuse_taking(position, tower, pieces, figure)]
        yield (
            str(_place(position, position.tower_on(tower))),
            {
                "tiles": [
                    _place(position, t) for t in range(position.tiles) if not out_of_reach(position, tower, pieces, t)
                ],
                "takes": [place_name(position, spot_of(position, where)) for where in takes],
            },
        )


def _within(position: CarcassonnePosition) -> list[str | None]:
    """The tiles that the tower just built on reaches."""
    tower = position.tower
    height = position.tower_height(tower)
    return [_place(position, t) for t in range(position.tiles) if not out_of_reach(position, tower, height, t)]


# What happened.


def events(position: CarcassonnePosition, notes: Sequence[Note], seat: int | None) -> list[Happened]:
    """Notes as events. Nothing is hidden, so every seat gets all of them."""
    return [_event(position, *note) for note in notes]


def _event(position: CarcassonnePosition, number: int, seat: int, a: int, b: int, c: int, points: int) -> Happened:
    kind = Happening(number)
    name = kind.name.lower().replace("_", "-")
    who = seat if seat >= 0 else None
    match kind:
        case Happening.DRAWN | Happening.DISCARDED:
            return Happened(name, who, details={"tile": TILES[a].id})
        case Happening.GOODS_TAKEN:
            return Happened(name, who, details=dict(zip(GOODS, (a, b, c), strict=True)))
        case Happening.GOODS_SCORED:
            return Happened(name, who, points, details={"good": GOODS[a], "count": b})
        case Happening.EXCHANGED:
            return Happened(name, who, details={"figure": FIGURES[a], "other": COLOURS[b]})
        case Happening.RANSOM_PAID | Happening.RANSOM_TAKEN:
            return Happened(name, who, points, details={"figure": FIGURES[a], "other": COLOURS[b]})
        case Happening.ENDED:
            return Happened(name, who, details={"left": a})
        case Happening.PASSED | Happening.DOUBLE_TURN:
            return Happened(name, who)
    place = place_name(position, a | WHOLE << 18 if kind in OF_TILES else a)
    return Happened(name, who, points, (place,), _details(position, kind, a, b, c))


def _details(position: CarcassonnePosition, kind: Happening, a: int, b: int, c: int) -> dict[str, str | int]:
    match kind:
        case Happening.PLACED:
            return {"tile": TILES[b].id, "turns": c & 3, "joins": JOINS[c >> 10], "tiles": c >> 2 & 255}
        case Happening.DEPLOYED:
            land = SLOT_LAND[c * 8 + unspot(a)[2]]
            return {"figure": FIGURES[b], "role": ROLES[land] if b <= BIG else FIGURES[b]}
        case Happening.PIECE:
            return {"height": b}
        case Happening.DRAGON_FLEW:
            return {"step": b}
        case Happening.FINISHED | Happening.RECALLED | Happening.EATEN | Happening.ORPHANED:
            return {"figure": FIGURES[b]}
        case Happening.CAPTURED | Happening.SENT_HOME:
            return {"figure": FIGURES[b], "owner": COLOURS[c]}
        case Happening.SCORED_CITY:
            return {"tiles": b, "shields": c & 63, **_scored(c, "cathedral")}
        case Happening.SCORED_ROAD:
            return {"tiles": b, **_scored(c, "inn")}
        case Happening.SCORED_MONASTERY:
            return {"tiles": b, **_scored(c, "")}
        case Happening.SCORED_FIELD:
            return {"cities": b, "with": "with-pig" if c & BONUS_BIT else "plain"}
        case Happening.SCORED_FARMERS:
            return {"with": "with-pig" if c & BONUS_BIT else "plain"}
    return {}


def _scored(flags: int, bonus: str) -> dict[str, str | int]:
    """Completed or not, and with what."""
    return {
        "state": "completed" if flags & COMPLETED_BIT else "unfinished",
        "with": f"with-{bonus}" if bonus and flags & BONUS_BIT else "plain",
    }
