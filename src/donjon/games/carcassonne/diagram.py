"""Positions of Carcassonne as text (RULES 9.4): facts, tiles in the order they were placed, then what lies on them."""

import re
from collections import Counter
from collections.abc import Iterable

from donjon.core.errors import BadDiagram, BadOption
from donjon.core.game import join
from donjon.core.position import Moves
from donjon.games.carcassonne.codes import Step
from donjon.games.carcassonne.followers import figure_at_home, figure_on, kind_of, put_figure
from donjon.games.carcassonne.landscape import put_tile, refuse_place, tile_at
from donjon.games.carcassonne.notation import FIGURE_LETTERS, place_name
from donjon.games.carcassonne.pieces import (
    BIG,
    COLOURS,
    FLAGS,
    GOODS,
    HAS_DRAGON,
    HAS_VOLCANO,
    HOME,
    JAIL,
    KIND,
    KINDS,
    NONE,
    SET_OF_FIGURES,
    SLOT_NAMES,
    START_KIND,
    TOP,
    TOWER_PIECES,
    TURNS,
    drawn_sets,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.setting_up import OPTIONS, empty_table, options_of
from donjon.games.carcassonne.table import Table
from donjon.games.carcassonne.tiles import SETS, TILES
from donjon.games.carcassonne.tower import tower_of

WIDTH = 100
RULES = tuple(option for option in OPTIONS if option.name not in SETS)  # options that are no sets
FACTS = ("seats", "sets", "turn", "step", "number", "drawn", "half", "builder", "ransom", "built", "rival")
LINES = ("tiles", "towers", "dragon", "fairy", "thrown", "bag", *COLOURS)
PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})$")
SPOT = re.compile(r"(-?\d{1,3}),(-?\d{1,3}):(m|t|[crf]\d)$")


# Writing.


def diagram(position: CarcassonnePosition) -> str:
    table = position.table
    facts = _facts(position)
    lines = ["carcassonne " + " ".join(f"{name}={value}" for name, value in facts.items())]
    lines += _wrapped("tiles", (_tile_token(table, tile) for tile in range(table.tiles)))
    lines += [_seat_line(table, seat) for seat in range(table.seats)]
    built = [tower for tower in range(table.towers) if table.tower_height(tower)]
    lines += _wrapped("towers", (f"{_tile_place(table, table.tower_on(t))}={table.tower_height(t)}" for t in built))
    if table.dragon != NONE:
        visited = [table.visited(step) for step in range(table.flown + 1)] if table.step == Step.FLIGHT else []
        lines += _wrapped("dragon", [_tile_place(table, tile) for tile in [table.dragon, *visited]])
    if table.fairy != NONE:
        alone = table.fairy_with == HOME
        where = _tile_place(table, table.fairy) if alone else place_name(table, table.spot_of(table.fairy_with))
        lines.append(f"fairy {where}")
    lines += _wrapped("thrown", _counted({kind: table.thrown_away(kind) for kind in range(KINDS)}))
    bag = {kind: table.in_bag(kind) for kind in range(KINDS)}
    if bag != _rest(table):
        lines += _wrapped("bag", _counted(bag)) or ["bag"]
    return "\n".join(lines) + "\n"


def _facts(position: CarcassonnePosition) -> dict[str, object]:
    table, chosen = position.table, options_of(position)
    facts: dict[str, object] = {
        "seats": table.seats,
        "sets": "+".join(name for bit, name in enumerate(SETS) if table.sets >> bit & 1),
        **{option.name: chosen[option.name] for option in RULES if chosen[option.name] != option.default},
        "turn": COLOURS[table.player],
        "step": Step(table.step).name.lower(),
        "number": position.turns,
    }
    if table.drawn != NONE:
        facts["drawn"] = TILES[table.drawn].id
    if table.second:
        facts["half"] = "second"
    if table.extended:
        facts["builder"] = "grown"
    if table.ransomed:
        facts["ransom"] = "paid"
    if table.step == Step.CAPTURE:
        facts["built"] = _tile_place(table, table.tower_on(table.tower))
    if table.step == Step.EXCHANGE:
        facts["rival"] = COLOURS[table.rival]
    return facts


def _tile_place(table: Table, tile: int) -> str:
    return f"{table.tile_x_at(tile)},{table.tile_y_at(tile)}"


def _tile_token(table: Table, tile: int) -> str:
    return f"{TILES[table.tile_kind_at(tile)].id}@{_tile_place(table, tile)},{table.tile_turn_at(tile)}"


def _seat_line(table: Table, seat: int) -> str:
    """Points, tower pieces and goods; then figures, those in prison last."""
    tokens = [COLOURS[seat], f"points={table.points_of(seat)}"]
    if table.sets >> SETS.index("tower") & 1:
        tokens.append(f"pieces={table.pieces_of(seat)}")
    if table.sets >> SETS.index("traders") & 1:
        tokens.append("goods=" + ",".join(str(table.goods_of(seat, good)) for good in range(len(GOODS))))
    figures = range(seat * SET_OF_FIGURES, (seat + 1) * SET_OF_FIGURES)
    for where, figure in sorted((table.where_is(figure), figure) for figure in figures):
        letter = FIGURE_LETTERS[kind_of(figure)]
        if where < JAIL:
            tokens.append(f"{letter}@{place_name(table, table.spot_of(where))}")
        elif where != HOME:
            tokens.append(f"{letter}<{COLOURS[where - JAIL]}")
    return " ".join(tokens)


def _rest(table: Table) -> dict[int, int]:
    """The bag as it is when nothing but tiles drawn have left it."""
    rest = dict(enumerate(drawn_sets(table.sets)))
    for tile in range(1, table.tiles):
        rest[table.tile_kind_at(tile)] -= 1
    if table.drawn != NONE:
        rest[table.drawn] -= 1
    return {kind: count - table.thrown_away(kind) for kind, count in rest.items()}


def _counted(tiles: dict[int, int]) -> list[str]:
    """`B01 B18*2`."""
    return [TILES[kind].id + (f"*{count}" if count > 1 else "") for kind, count in tiles.items() if count]


def _wrapped(name: str, tokens: Iterable[str]) -> list[str]:
    """One or more lines that begin with the name; none for nothing."""
    lines: list[str] = []
    for token in tokens:
        if not lines or len(lines[-1]) + len(token) >= WIDTH:
            lines.append(name)
        lines[-1] += " " + token
    return lines


# Reading.


def from_diagram(text: str) -> CarcassonnePosition:
    """Read what `diagram` writes. Facts and lines may be left out: what is usual is assumed."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines or lines[0][0] != "carcassonne":
        raise BadDiagram("a diagram of this game begins with the word carcassonne")
    facts = dict(part.partition("=")[::2] for part in lines[0][1:])
    known = (*FACTS, *(option.name for option in RULES))
    for name in facts:
        if name not in known:
            raise BadDiagram(f"{name} is not a fact of a position; known are {join(known)}")
    found: dict[str, list[str]] = {}
    for name, *tokens in lines[1:]:
        if name not in LINES:
            raise BadDiagram(f"{name} begins no line of a diagram; known are {join(LINES)}")
        found[name] = found.get(name, []) + tokens
    table = _agreed(facts)
    _lay_tiles(table, found.get("tiles", []))
    for token in found.get("towers", []):
        _raise_tower(table, token)
    _set_pieces(table)
    for seat, colour in enumerate(COLOURS):
        if seat >= table.seats and colour in found:
            raise BadDiagram(f"{colour} does not play with {table.seats} seats")
        _seat(table, seat, found.get(colour, []))
    _check_helpers(table)
    _beasts(table, found)
    _set_turn(table, facts, found)
    position = CarcassonnePosition(table)
    position.turns = _number(facts, "number", 1, 1, 9999)
    moves = Moves()
    position.legal(moves)
    if not len(moves) and table.step != Step.OVER:
        raise BadDiagram(f"there is nothing to do in the step {Step(table.step).name.lower()} here")
    return position


def _agreed(facts: dict[str, str]) -> Table:
    chosen = {option.name: _one_of(facts, option.name, option.values, option.default) for option in RULES}
    sets = facts.get("sets", "base+tower").split("+")
    for name in sets:
        if name not in SETS:
            raise BadDiagram(f"sets={facts['sets']}: {name} is none; write them like base+inns+tower")
    try:
        return empty_table(_number(facts, "seats", 2, 2, 6), chosen | dict.fromkeys(sets, "on"))
    except BadOption as error:
        raise BadDiagram(str(error)) from error


def _number(facts: dict[str, str], name: str, default: int, low: int, high: int) -> int:
    value = facts.get(name, str(default))
    if not re.fullmatch(r"-?\d{1,6}", value) or not low <= int(value) <= high:
        raise BadDiagram(f"{name}={value}: must be a number from {low} to {high}")
    return int(value)


def _one_of(facts: dict[str, str], name: str, values: tuple[str, ...], default: str) -> str:
    value = facts.get(name, default)
    if value not in values:
        raise BadDiagram(f"{name}={value}: must be {join(values)}")
    return value


def _tile_named(table: Table, text: str) -> int:
    """The number of the tile at `x,y`."""
    found = PLACE.match(text)
    tile = tile_at(table, int(found[1]), int(found[2])) if found else NONE
    if tile == NONE:
        raise BadDiagram(f"{text}: there is no tile there; a tile is named by its place, like 2,-1")
    return tile


def _kind_named(text: str) -> int:
    if text not in KIND:
        raise BadDiagram(f"{text} is no tile; tiles are named like B03 or W17")
    return KIND[text]


def _lay_tiles(table: Table, tokens: list[str]) -> None:
    for token in tokens or ["B03@0,0,0"]:
        name, _, where = token.partition("@")
        kind = _kind_named(name)
        if not (found := re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})(?:,([0-3]))?", where)):
            raise BadDiagram(f"{token}: a tile is written like B03@0,0,0, with x, y and quarter turns")
        x, y, turn = int(found[1]), int(found[2]), int(found[3] or 0) % TURNS[kind]
        if not table.tiles:
            if (kind, x, y, turn) != (START_KIND, 0, 0, 0):
                raise BadDiagram("the first tile is the start tile, B03@0,0,0")
        elif not table.in_bag(kind):
            raise BadDiagram(f"{token}: there is no {name} left in the sets in play")
        elif refuse_place(table, kind, turn, x, y):
            raise BadDiagram(f"{token}: it does not fit there")
        else:
            table.set_bag(kind, table.in_bag(kind) - 1)
            table.left -= 1
        put_tile(table, kind, turn, x, y)


def _raise_tower(table: Table, token: str) -> None:
    where, _, height = token.partition("=")
    tower = tower_of(table, _tile_named(table, where))
    if tower == NONE or not height.isdecimal() or not 1 <= int(height) <= 30:
        raise BadDiagram(f"{token}: a tower is written like 2,-1=3, a foundation and its pieces")
    table.set_tower_height(tower, int(height))


def _set_pieces(table: Table) -> None:
    """Unless seats say otherwise, the pieces built come out of the supplies in turn."""
    if table.sets >> SETS.index("tower") & 1:
        built = sum(table.tower_height(tower) for tower in range(table.towers))
        for seat in range(table.seats):
            mine = built // table.seats + (seat < built % table.seats)
            table.set_pieces(seat, max(0, TOWER_PIECES[table.seats] - mine))


def _seat(table: Table, seat: int, tokens: list[str]) -> None:
    for token in tokens:
        name, _, value = token.partition("=")
        if name == "points":
            table.set_points(seat, _number({name: value}, name, 0, -999, 9999))
        elif name == "pieces":
            table.set_pieces(seat, _number({name: value}, name, 0, 0, 10))
        elif name == "goods":
            if not re.fullmatch(r"\d{1,2},\d{1,2},\d{1,2}", value):
                raise BadDiagram(f"{token}: goods are three numbers, wine, grain and cloth")
            for good, count in enumerate(value.split(",")):
                table.set_goods(seat, good, int(count))
        else:
            _figure(table, seat, token)


def _figure(table: Table, seat: int, token: str) -> None:
    """`S@2,-1:c0` on a segment, `S@2,-1:t` on a tower, `S<blue` in prison."""
    letter, sign, where = token[:1], token[1:2], token[2:]
    if letter not in FIGURE_LETTERS or sign not in ("@", "<"):
        raise BadDiagram(f"{token}: a figure is written like S@2,-1:c0, or S<blue in prison")
    figure = figure_at_home(table, seat, FIGURE_LETTERS.index(letter))
    if figure == NONE:
        raise BadDiagram(f"{token}: {COLOURS[seat]} has no such figure left")
    if sign == "<":
        players = COLOURS[: table.seats]
        if where not in players or where == COLOURS[seat] or kind_of(figure) > BIG:
            raise BadDiagram(f"{token}: followers are held by another player")
        put_figure(table, figure, JAIL + players.index(where))
        return
    stand = _stand(table, where)
    if figure_on(table, stand) != NONE:
        raise BadDiagram(f"{token}: somebody stands there already")
    if stand >= TOP and (kind_of(figure) > BIG or not table.tower_height(tower_of(table, stand - TOP))):
        raise BadDiagram(f"{token}: only followers stand on towers, and those have at least one piece")
    put_figure(table, figure, stand)


def _stand(table: Table, text: str) -> int:
    """Where a figure stands, from `x,y:c0` or `x,y:t`."""
    if not (found := SPOT.match(text)):
        raise BadDiagram(f"{text}: a figure stands on a segment, like 2,-1:c0, or on a tower, like 2,-1:t")
    tile = _tile_named(table, f"{found[1]},{found[2]}")
    if found[3] == "t":
        if tower_of(table, tile) == NONE:
            raise BadDiagram(f"{text}: there is no tower there")
        return TOP + tile
    names = SLOT_NAMES[table.tile_kind_at(tile)]
    if found[3] not in names:
        raise BadDiagram(f"{text}: that tile has {join(names)}")
    return table.first_node(tile) + names[found[3]]


def _check_helpers(table: Table) -> None:
    """A builder or a pig is never without a follower of its colour."""
    for seat in range(table.seats):
        for number in (8, 9):
            where = table.where_is(seat * SET_OF_FIGURES + number)
            if where < JAIL and not table.figures_in(table.feature(where)) >> seat * SET_OF_FIGURES & 0xFF:
                place = place_name(table, table.spot_of(where))
                raise BadDiagram(
                    f"{place}: {COLOURS[seat]} has no follower in that feature, so neither builder nor pig"
                )


def _beasts(table: Table, found: dict[str, list[str]]) -> None:
    """Dragon and fairy. Unless told, the dragon is on the last volcano."""
    if not table.sets >> SETS.index("dragon") & 1:
        if "dragon" in found or "fairy" in found:
            raise BadDiagram("dragon and fairy belong to the set dragon, which is not in play")
        return
    for tile in range(table.tiles):
        if FLAGS[table.tile_kind_at(tile)] & HAS_VOLCANO:
            table.dragon = tile
    if "dragon" in found:
        table.dragon = _tile_named(table, found["dragon"][0] if found["dragon"] else "")
    if "fairy" in found:
        where = found["fairy"][0] if found["fairy"] else ""
        table.fairy = _tile_named(table, where.partition(":")[0])
        if ":" in where:
            table.fairy_with = _stand(table, where)
            figure = figure_on(table, table.fairy_with)
            if table.fairy_on_tile or figure == NONE or kind_of(figure) > BIG:
                raise BadDiagram(f"fairy {where}: she is with a follower, or on a tile with nobody")


def _set_bag(table: Table, found: dict[str, list[str]]) -> None:
    """Tiles thrown away come out of the bag; a line `bag` says what is in it."""
    for name in found.get("thrown", []):
        kind, count = _counted_kind(name)
        table.set_thrown(kind, table.thrown_away(kind) + count)
        if table.in_bag(kind) < count:
            raise BadDiagram(f"thrown {name}: there are not so many left")
        table.set_bag(kind, table.in_bag(kind) - count)
    if "bag" in found:
        bag: Counter[int] = Counter()
        for name in found["bag"]:
            kind, count = _counted_kind(name)
            bag[kind] += count
            if table.in_bag(kind) < bag[kind]:
                raise BadDiagram(f"bag {name}: there are not so many left")
        for kind in range(KINDS):
            table.set_bag(kind, bag[kind])
    table.left = sum(table.in_bag(kind) for kind in range(KINDS))
    sleeping = sum(table.in_bag(kind) for kind in range(KINDS) if FLAGS[kind] & HAS_DRAGON)
    table.asleep = sleeping if table.dragon == NONE else 0


def _counted_kind(text: str) -> tuple[int, int]:
    name, _, count = text.partition("*")
    if count and not count.isdecimal():
        raise BadDiagram(f"{text}: tiles are counted like B18*2")
    return _kind_named(name), int(count or 1)


def _set_turn(table: Table, facts: dict[str, str], found: dict[str, list[str]]) -> None:
    players = COLOURS[: table.seats]
    table.player = players.index(_one_of(facts, "turn", players, "red"))
    if "drawn" in facts:
        table.drawn = _kind_named(facts["drawn"])
        if not table.in_bag(table.drawn):
            raise BadDiagram(f"drawn={facts['drawn']}: there is none left in the sets in play")
        table.set_bag(table.drawn, table.in_bag(table.drawn) - 1)
    _set_bag(table, found)
    steps = tuple(step.name.lower() for step in Step)
    table.step = steps.index(_one_of(facts, "step", steps, "place" if "drawn" in facts else "draw"))
    if (table.step == Step.PLACE) != (table.drawn != NONE):
        raise BadDiagram("a tile is drawn when the step is place, and only then")
    if table.step == Step.DRAW and table.left == table.asleep:
        raise BadDiagram("there is no tile left to draw")
    table.second = _one_of(facts, "half", ("first", "second"), "first") == "second"
    table.extended = _one_of(facts, "builder", ("idle", "grown"), "idle") == "grown"
    table.ransomed = _one_of(facts, "ransom", ("no", "paid"), "no") == "paid"
    if table.step == Step.CAPTURE:
        table.tower = tower_of(table, _tile_named(table, facts.get("built", "")))
        if table.tower == NONE or not table.tower_height(table.tower):
            raise BadDiagram("in the step capture, built names the tower just built on")
    if table.step == Step.EXCHANGE:
        table.rival = players.index(_one_of(facts, "rival", players, ""))
    if table.step == Step.FLIGHT:
        _set_flight(table, found.get("dragon", []))


def _set_flight(table: Table, places: list[str]) -> None:
    """`dragon` names where it is, then where it has been, the start first."""
    if table.dragon == NONE:
        raise BadDiagram("in the step flight there is a dragon")
    visited = [_tile_named(table, place) for place in places[1:]] or [table.dragon]
    if len(visited) > 6 or visited[-1] != table.dragon:
        raise BadDiagram("a flight is told from its start to where the dragon is, at most five steps while it goes on")
    table.flown = len(visited) - 1
    for step, tile in enumerate(visited):
        table.set_visited(step, tile)
