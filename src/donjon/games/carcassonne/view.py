"""What each seat of Carcassonne may see: everything, for even the bag can be counted. And what happened, in words."""

from collections.abc import Iterator, Sequence

from donjon.core.game import Happened, Note, View
from donjon.core.position import CHANCE, OVER
from donjon.games.carcassonne.codes import BONUS_BIT, COMPLETED_BIT, Happening, Step
from donjon.games.carcassonne.followers import kind_of
from donjon.games.carcassonne.notation import place_name
from donjon.games.carcassonne.pieces import (
    BIG,
    COLOURS,
    FIELD,
    FIGURES,
    GOODS,
    HOME,
    JAIL,
    KINDS,
    LANDS,
    MONASTERY,
    NONE,
    SET_OF_FIGURES,
    SLOT_LAND,
    TOP,
    WHOLE,
    unspot,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.scoring import cities_at, owners, tiles_in, worth
from donjon.games.carcassonne.table import Table
from donjon.games.carcassonne.tiles import SETS, TILES
from donjon.games.carcassonne.tower import out_of_reach, refuse_taking

OF_TILES = (Happening.PLACED, Happening.PIECE, Happening.DRAGON_CAME, Happening.DRAGON_FLEW, Happening.FAIRY_POINT)
ROLES = ("knight", "thief", "farmer", "monk")  # of a follower, by land


def view(position: CarcassonnePosition, seat: int | None) -> View:
    """The same for everybody, built field by field."""
    table, turn = position.table, position.turn()
    return {
        "seats": table.seats,
        "sets": [name for bit, name in enumerate(SETS) if table.sets >> bit & 1],
        "turn": None if turn in (CHANCE, OVER) else turn,
        "player": table.player,
        "step": Step(table.step).name.lower(),
        "number": position.turns,
        "drawn": None if table.drawn == NONE else TILES[table.drawn].id,
        "second": bool(table.second),
        "ransomed": bool(table.ransomed),
        "scores": [table.points_of(i) for i in range(table.seats)],
        "supplies": [_supply(table, i) for i in range(table.seats)],
        "tiles": [_tile(table, tile) for tile in range(table.tiles)],
        "open": [
            f"{table.place_x_at(place)},{table.place_y_at(place)}"
            for place in range(table.places)
            if table.tile_on(place) == NONE
        ],
        "figures": list(_figures(table)),
        "features": list(_features(table)),
        "towers": [_tower(table, tower) for tower in range(table.towers)],
        "reach": dict(_reach(table)),
        "built": _place(table, table.tower_on(table.tower)) if table.step == Step.CAPTURE else None,
        "dragon": _place(table, table.dragon),
        "flight": [_place(table, table.visited(i)) for i in range(table.flown + 1) if table.step == Step.FLIGHT],
        "fairy": _place(table, table.fairy),
        "fairy_with": None if table.fairy_with == HOME else place_name(table, table.spot_of(table.fairy_with)),
        "left": table.left,
        "asleep": table.asleep,
        "bag": {TILES[kind].id: table.in_bag(kind) for kind in range(KINDS) if table.in_bag(kind)},
        "thrown": {TILES[kind].id: table.thrown_away(kind) for kind in range(KINDS) if table.thrown_away(kind)},
    }


def _supply(table: Table, seat: int) -> View:
    """What a seat has before it: figures, tower pieces, goods and prisoners."""
    return {
        **{name: table.at_home(seat, kind) for kind, name in enumerate(FIGURES)},
        "pieces": table.pieces_of(seat),
        "goods": {name: table.goods_of(seat, good) for good, name in enumerate(GOODS)},
        "prisoners": [
            {"owner": owner, "kind": FIGURES[kind], "count": table.jailed(seat, owner, kind)}
            for owner in range(table.seats)
            for kind in range(BIG + 1)
            if table.jailed(seat, owner, kind)
        ],
    }


def _place(table: Table, tile: int) -> str | None:
    return None if tile == NONE else f"{table.tile_x_at(tile)},{table.tile_y_at(tile)}"


def _tile(table: Table, tile: int) -> View:
    return {"place": _place(table, tile), "tile": TILES[table.tile_kind_at(tile)].id, "turn": table.tile_turn_at(tile)}


def _land(table: Table, node: int) -> int:
    tile = table.tile_of(node)
    return SLOT_LAND[table.tile_kind_at(tile) * 8 + node - table.first_node(tile)]


def _on_board(table: Table) -> Iterator[tuple[int, int]]:
    """Where and who, by place, so that it does not matter which of a seat's followers it is."""
    figures = range(table.seats * SET_OF_FIGURES)
    yield from sorted((table.where_is(figure), figure) for figure in figures if table.where_is(figure) < JAIL)


def _figures(table: Table) -> Iterator[View]:
    for where, figure in _on_board(table):
        kind = kind_of(figure)
        role = FIGURES[kind] if kind > BIG else "guard" if where >= TOP else ROLES[_land(table, where)]
        yield {
            "place": place_name(table, table.spot_of(where)),
            "owner": COLOURS[figure // SET_OF_FIGURES],
            "kind": FIGURES[kind],
            "role": role,
        }


def _features(table: Table) -> Iterator[View]:
    """Every feature with figures in it: whose it is, and what it would pay now."""
    seen = set()
    for where, _ in _on_board(table):
        if where >= TOP or table.feature(where) in seen:
            continue
        label, land = table.feature(where), _land(table, where)
        seen.add(label)
        nodes = [label]
        while (after := table.next_in_feature(nodes[-1])) != label:
            nodes.append(after)
        seats = owners(table, table.figures_in(label))
        around = 1 + table.neighbours(table.tile_of(where))
        complete = around == 9 if land == MONASTERY else land != FIELD and not table.open_sides(label)
        yield {
            "land": LANDS[land],
            "places": [place_name(table, table.spot_of(node)) for node in sorted(nodes)],
            "owners": [COLOURS[i] for i in range(table.seats) if seats >> i & 1],
            "worth": worth(table, where),
            "complete": complete,
            "tiles": around if land == MONASTERY else tiles_in(table, label),
            "shields": table.contents_of(label) & 63,
            "cities": cities_at(table, label) if land == FIELD else 0,
        }


def _tower(table: Table, tower: int) -> View:
    top = table.on_tower(tower)
    owner = None if top == NONE else COLOURS[top // SET_OF_FIGURES]
    return {"place": _place(table, table.tower_on(tower)), "height": table.tower_height(tower), "owner": owner}


def _reach(table: Table) -> Iterator[tuple[str, View]]:
    """How far each open tower would reach with one piece more, and whom it could then take."""
    on_board = list(_on_board(table))
    for tower in range(table.towers):
        pieces = table.tower_height(tower) + 1
        if table.on_tower(tower) != NONE:
            continue
        takes = [where for where, figure in on_board if not refuse_taking(table, tower, pieces, figure)]
        yield (
            str(_place(table, table.tower_on(tower))),
            {
                "tiles": [_place(table, t) for t in range(table.tiles) if not out_of_reach(table, tower, pieces, t)],
                "takes": [place_name(table, table.spot_of(where)) for where in takes],
            },
        )


# What happened.


def events(position: CarcassonnePosition, notes: Sequence[Note], seat: int | None) -> list[Happened]:
    """Notes as events. Nothing is hidden, so every seat gets all of them."""
    return [_event(position.table, *note) for note in notes]


def _event(table: Table, number: int, seat: int, a: int, b: int, c: int, points: int) -> Happened:
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
    place = place_name(table, a | WHOLE << 18 if kind in OF_TILES else a)
    return Happened(name, who, points, (place,), _details(table, kind, a, b, c))


def _details(table: Table, kind: Happening, a: int, b: int, c: int) -> dict[str, str | int]:
    match kind:
        case Happening.PLACED:
            return {"tile": TILES[b].id, "turns": c}
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
    return {}


def _scored(flags: int, bonus: str) -> dict[str, str | int]:
    """Completed or not, and with what."""
    return {
        "state": "completed" if flags & COMPLETED_BIT else "unfinished",
        "with": f"with-{bonus}" if bonus and flags & BONUS_BIT else "plain",
    }
