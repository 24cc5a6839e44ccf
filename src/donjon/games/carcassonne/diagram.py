"""Positions of Carcassonne as text (RULES 9.4): facts, tiles in the order they were placed, then what lies on them."""

import re
from collections import Counter
from collections.abc import Iterable

from donjon.core.diagram import choice_of, head, number_of
from donjon.core.errors import BadDiagram, BadOption, one_of
from donjon.core.game import Option
from donjon.core.position import Moves
from donjon.games.carcassonne.checks import check
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
from donjon.games.carcassonne.state import spot_of
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
    facts = _facts(position)
    lines = ["carcassonne " + " ".join(f"{name}={value}" for name, value in facts.items())]
    lines += _wrapped("tiles", (_tile_token(position, tile) for tile in range(position.tiles)))
    lines += [_seat_line(position, seat) for seat in range(position.seats)]
    built = [tower for tower in range(position.towers) if position.tower_height(tower)]
    lines += _wrapped(
        "towers", (f"{_tile_place(position, position.tower_on(t))}={position.tower_height(t)}" for t in built)
    )
    if position.dragon != NONE:
        visited = [position.visited(step) for step in range(position.flown + 1)] if position.step == Step.FLIGHT else []
        lines += _wrapped("dragon", [_tile_place(position, tile) for tile in [position.dragon, *visited]])
    if position.fairy != NONE:
        alone = position.fairy_with == HOME
        where = (
            _tile_place(position, position.fairy)
            if alone
            else place_name(position, spot_of(position, position.fairy_with))
        )
        lines.append(f"fairy {where}")
    lines += _wrapped("thrown", _counted({kind: position.thrown_away(kind) for kind in range(KINDS)}))
    bag = {kind: position.in_bag(kind) for kind in range(KINDS)}
    if bag != _rest(position):
        lines += _wrapped("bag", _counted(bag)) or ["bag"]
    return "\n".join(lines) + "\n"


def _facts(position: CarcassonnePosition) -> dict[str, object]:
    chosen = options_of(position)
    facts: dict[str, object] = {
        "seats": position.seats,
        "sets": "+".join(name for bit, name in enumerate(SETS) if position.sets >> bit & 1),
        **{option.name: chosen[option.name] for option in RULES if chosen[option.name] != option.default},
        "turn": COLOURS[position.player],
        "step": Step(position.step).name.lower(),
        "number": position.turns,
    }
    if position.drawn != NONE:
        facts["drawn"] = TILES[position.drawn].id
    if position.second:
        facts["half"] = "second"
    if position.extended:
        facts["builder"] = "grown"
    if position.ransomed:
        facts["ransom"] = "paid"
    if position.step == Step.CAPTURE:
        facts["built"] = _tile_place(position, position.tower_on(position.tower))
    if position.step == Step.EXCHANGE:
        facts["rival"] = COLOURS[position.rival]
    return facts


def _tile_place(position: CarcassonnePosition, tile: int) -> str:
    return f"{position.tile_x_at(tile)},{position.tile_y_at(tile)}"


def _tile_token(position: CarcassonnePosition, tile: int) -> str:
    return f"{TILES[position.tile_kind_at(tile)].id}@{_tile_place(position, tile)},{position.tile_turn_at(tile)}"


def _seat_line(position: CarcassonnePosition, seat: int) -> str:
    """Points, tower pieces and goods, then figures. Those in prison come last."""
    tokens = [COLOURS[seat], f"points={position.points_of(seat)}"]
    if position.sets >> SETS.index("tower") & 1:
        tokens.append(f"pieces={position.pieces_of(seat)}")
    if position.sets >> SETS.index("traders") & 1:
        tokens.append("goods=" + ",".join(str(position.goods_of(seat, good)) for good in range(len(GOODS))))
    figures = range(seat * SET_OF_FIGURES, (seat + 1) * SET_OF_FIGURES)
    for where, figure in sorted((position.where_is(figure), figure) for figure in figures):
        letter = FIGURE_LETTERS[kind_of(figure)]
        if where < JAIL:
            tokens.append(f"{letter}@{place_name(position, spot_of(position, where))}")
        elif where != HOME:
            tokens.append(f"{letter}<{COLOURS[where - JAIL]}")
    return " ".join(tokens)


def _rest(position: CarcassonnePosition) -> dict[int, int]:
    """The bag if only the tiles drawn have left it."""
    rest = dict(enumerate(drawn_sets(position.sets)))
    for tile in range(1, position.tiles):
        rest[position.tile_kind_at(tile)] -= 1
    if position.drawn != NONE:
        rest[position.drawn] -= 1
    return {kind: count - position.thrown_away(kind) for kind, count in rest.items()}


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
    """Read what `diagram` writes. Facts and lines may be left out: they have defaults."""
    facts, lines = head(text, "carcassonne", (*FACTS, *(option.name for option in RULES)))
    found: dict[str, list[str]] = {}
    for name, *tokens in map(str.split, lines):
        if name not in LINES:
            raise BadDiagram(f"{name} begins no line of a diagram; known are {one_of(LINES)}")
        found[name] = found.get(name, []) + tokens
    position = _agreed(facts)
    _lay_tiles(position, found.get("tiles", []))
    for token in found.get("towers", []):
        _raise_tower(position, token)
    _set_pieces(position)
    for seat, colour in enumerate(COLOURS):
        if seat >= position.seats and colour in found:
            raise BadDiagram(f"{colour} does not play with {position.seats} seats")
        _seat(position, seat, found.get(colour, []))
    _beasts(position, found)
    _set_turn(position, facts, found)
    check(position)
    position.turns = number_of(facts, "number", 1, 1, 9999)
    moves = Moves()
    position.legal(moves)
    if not len(moves) and position.step != Step.OVER:
        raise BadDiagram(f"there is nothing to do in the step {Step(position.step).name.lower()} here")
    return position


def _option(facts: dict[str, str], option: Option) -> str:
    return option.values[choice_of(facts, option.name, option.values, option.values.index(option.default))]


def _agreed(facts: dict[str, str]) -> CarcassonnePosition:
    chosen = {option.name: _option(facts, option) for option in RULES}
    sets = facts.get("sets", "base+tower").split("+")
    for name in sets:
        if name not in SETS:
            raise BadDiagram(f"sets={facts['sets']}: {name} is none; write them like base+inns+tower")
    try:
        return empty_table(number_of(facts, "seats", 2, 2, 6), chosen | dict.fromkeys(sets, "on"))
    except BadOption as error:
        raise BadDiagram(str(error)) from error


def _tile_named(position: CarcassonnePosition, text: str) -> int:
    """The number of the tile at `x,y`."""
    found = PLACE.match(text)
    tile = tile_at(position, int(found[1]), int(found[2])) if found else NONE
    if tile == NONE:
        raise BadDiagram(f"{text}: there is no tile there; a tile is named by its place, like 2,-1")
    return tile


def _kind_named(text: str) -> int:
    if text not in KIND:
        raise BadDiagram(f"{text} is no tile; tiles are named like B03 or W17")
    return KIND[text]


def _lay_tiles(position: CarcassonnePosition, tokens: list[str]) -> None:
    for token in tokens or ["B03@0,0,0"]:
        name, _, where = token.partition("@")
        kind = _kind_named(name)
        if not (found := re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})(?:,([0-3]))?", where)):
            raise BadDiagram(f"{token}: a tile is written like B03@0,0,0, with x, y and quarter turns")
        x, y, turn = int(found[1]), int(found[2]), int(found[3] or 0) % TURNS[kind]
        if not position.tiles:
            if (kind, x, y, turn) != (START_KIND, 0, 0, 0):
                raise BadDiagram("the first tile is the start tile, B03@0,0,0")
        elif not position.in_bag(kind):
            raise BadDiagram(f"{token}: there is no {name} left in the sets in play")
        elif refuse_place(position, kind, turn, x, y):
            raise BadDiagram(f"{token}: it does not fit there")
        else:
            position.set_bag(kind, position.in_bag(kind) - 1)
            position.left -= 1
        put_tile(position, kind, turn, x, y)


def _raise_tower(position: CarcassonnePosition, token: str) -> None:
    where, _, height = token.partition("=")
    tower = tower_of(position, _tile_named(position, where))
    if tower == NONE or not height.isdecimal() or not 1 <= int(height) <= 30:
        raise BadDiagram(f"{token}: a tower is written like 2,-1=3, a foundation and its pieces")
    position.set_tower_height(tower, int(height))


def _set_pieces(position: CarcassonnePosition) -> None:
    """Unless the lines of the seats say otherwise, the pieces built come out of their supplies in turn."""
    if position.sets >> SETS.index("tower") & 1:
        built = sum(position.tower_height(tower) for tower in range(position.towers))
        for seat in range(position.seats):
            mine = built // position.seats + (seat < built % position.seats)
            position.set_pieces(seat, max(0, TOWER_PIECES[position.seats] - mine))


def _seat(position: CarcassonnePosition, seat: int, tokens: list[str]) -> None:
    for token in tokens:
        name, _, value = token.partition("=")
        if name == "points":
            position.set_points(seat, number_of({name: value}, name, 0, -999, 9999))
        elif name == "pieces":
            if not position.sets >> SETS.index("tower") & 1:
                raise BadDiagram(f"{token}: tower pieces belong to the set tower, which is not in play")
            position.set_pieces(seat, number_of({name: value}, name, 0, 0, TOWER_PIECES[position.seats]))
        elif name == "goods":
            if not re.fullmatch(r"\d{1,2},\d{1,2},\d{1,2}", value):
                raise BadDiagram(f"{token}: goods are three numbers, wine, grain and cloth")
            for good, count in enumerate(value.split(",")):
                position.set_goods(seat, good, int(count))
        else:
            _figure(position, seat, token)


def _figure(position: CarcassonnePosition, seat: int, token: str) -> None:
    """`S@2,-1:c0` on a segment, `S@2,-1:t` on a tower, `S<blue` in prison."""
    letter, sign, where = token[:1], token[1:2], token[2:]
    if letter not in FIGURE_LETTERS or sign not in ("@", "<"):
        raise BadDiagram(f"{token}: a figure is written like S@2,-1:c0, or S<blue in prison")
    figure = figure_at_home(position, seat, FIGURE_LETTERS.index(letter))
    if figure == NONE:
        raise BadDiagram(f"{token}: {COLOURS[seat]} has no such figure left")
    if sign == "<":
        players = COLOURS[: position.seats]
        if where not in players or where == COLOURS[seat] or kind_of(figure) > BIG:
            raise BadDiagram(f"{token}: followers are held by another player")
        put_figure(position, figure, JAIL + players.index(where))
        return
    stand = _stand(position, where)
    if figure_on(position, stand) != NONE:
        raise BadDiagram(f"{token}: somebody stands there already")
    if stand >= TOP and (kind_of(figure) > BIG or not position.tower_height(tower_of(position, stand - TOP))):
        raise BadDiagram(f"{token}: only followers stand on towers, and those have at least one piece")
    put_figure(position, figure, stand)


def _stand(position: CarcassonnePosition, text: str) -> int:
    """Where a figure stands, from `x,y:c0` or `x,y:t`."""
    if not (found := SPOT.match(text)):
        raise BadDiagram(f"{text}: a figure stands on a segment, like 2,-1:c0, or on a tower, like 2,-1:t")
    tile = _tile_named(position, f"{found[1]},{found[2]}")
    if found[3] == "t":
        if tower_of(position, tile) == NONE:
            raise BadDiagram(f"{text}: there is no tower there")
        return TOP + tile
    names = SLOT_NAMES[position.tile_kind_at(tile)]
    if found[3] not in names:
        raise BadDiagram(f"{text}: that tile has {one_of(names)}")
    return position.first_node(tile) + names[found[3]]


def _beasts(position: CarcassonnePosition, found: dict[str, list[str]]) -> None:
    """Dragon and fairy. Unless told, the dragon is on the last volcano."""
    if not position.sets >> SETS.index("dragon") & 1:
        if "dragon" in found or "fairy" in found:
            raise BadDiagram("dragon and fairy belong to the set dragon, which is not in play")
        return
    for tile in range(position.tiles):
        if FLAGS[position.tile_kind_at(tile)] & HAS_VOLCANO:
            position.dragon = tile
    if "dragon" in found:
        position.dragon = _tile_named(position, found["dragon"][0] if found["dragon"] else "")
    if "fairy" in found:
        where = found["fairy"][0] if found["fairy"] else ""
        position.fairy = _tile_named(position, where.partition(":")[0])
        if ":" in where:
            position.fairy_with = _stand(position, where)
            figure = figure_on(position, position.fairy_with)
            if position.fairy_on_tile or figure == NONE or kind_of(figure) > BIG:
                raise BadDiagram(f"fairy {where}: she is with a follower, or on a tile with nobody")


def _set_bag(position: CarcassonnePosition, found: dict[str, list[str]]) -> None:
    """Tiles thrown away come out of the bag. A line `bag` says what is in it."""
    for name in found.get("thrown", []):
        kind, count = _counted_kind(name)
        position.set_thrown(kind, position.thrown_away(kind) + count)
        if position.in_bag(kind) < count:
            raise BadDiagram(f"thrown {name}: there are not so many left")
        position.set_bag(kind, position.in_bag(kind) - count)
    if "bag" in found:
        bag: Counter[int] = Counter()
        for name in found["bag"]:
            kind, count = _counted_kind(name)
            bag[kind] += count
            if position.in_bag(kind) < bag[kind]:
                raise BadDiagram(f"bag {name}: there are not so many left")
        for kind in range(KINDS):
            position.set_bag(kind, bag[kind])
    position.left = sum(position.in_bag(kind) for kind in range(KINDS))
    sleeping = sum(position.in_bag(kind) for kind in range(KINDS) if FLAGS[kind] & HAS_DRAGON)
    position.asleep = sleeping if position.dragon == NONE else 0


def _counted_kind(text: str) -> tuple[int, int]:
    name, _, count = text.partition("*")
    if count and not count.isdecimal():
        raise BadDiagram(f"{text}: tiles are counted like B18*2")
    return _kind_named(name), int(count or 1)


def _set_turn(position: CarcassonnePosition, facts: dict[str, str], found: dict[str, list[str]]) -> None:
    players = COLOURS[: position.seats]
    position.player = choice_of(facts, "turn", players)
    if "drawn" in facts:
        position.drawn = _kind_named(facts["drawn"])
        if not position.in_bag(position.drawn):
            raise BadDiagram(f"drawn={facts['drawn']}: there is none left in the sets in play")
        position.set_bag(position.drawn, position.in_bag(position.drawn) - 1)
    _set_bag(position, found)
    steps = tuple(step.name.lower() for step in Step)
    position.step = choice_of(facts, "step", steps, Step.PLACE if "drawn" in facts else Step.DRAW)
    if (position.step == Step.PLACE) != (position.drawn != NONE):
        raise BadDiagram("a tile is drawn when the step is place, and only then")
    if position.step == Step.DRAW and position.left == position.asleep:
        raise BadDiagram("there is no tile left to draw")
    position.second = choice_of(facts, "half", ("first", "second")) == 1
    position.extended = choice_of(facts, "builder", ("idle", "grown")) == 1
    position.ransomed = choice_of(facts, "ransom", ("no", "paid")) == 1
    if position.step == Step.CAPTURE:
        position.tower = tower_of(position, _tile_named(position, facts.get("built", "")))
        if position.tower == NONE or not position.tower_height(position.tower):
            raise BadDiagram("in the step capture, built names the tower just built on")
    if position.step == Step.EXCHANGE:
        position.rival = choice_of({"rival": "", **facts}, "rival", players)
    if position.step == Step.FLIGHT:
        _set_flight(position, found.get("dragon", []))


def _set_flight(position: CarcassonnePosition, places: list[str]) -> None:
    """`dragon` names where it is, then where it has been, the start first."""
    if position.dragon == NONE:
        raise BadDiagram("in the step flight there is a dragon")
    visited = [_tile_named(position, place) for place in places[1:]] or [position.dragon]
    if len(visited) > 6 or visited[-1] != position.dragon:
        raise BadDiagram("a flight is told from its start to where the dragon is, at most five steps while it goes on")
    position.flown = len(visited) - 1
    for step, tile in enumerate(visited):
        position.set_visited(step, tile)
