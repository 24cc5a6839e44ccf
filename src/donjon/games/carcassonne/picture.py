"""Carcassonne as a scene, as data, and as text for the terminal and the screen reader. Made from a view."""

from functools import cache

from donjon.core.catalogue import Texts
from donjon.core.game import View
from donjon.core.scene import Mark, Player, Scene, Shape
from donjon.core.shared import Shared
from donjon.core.things import Lying, Place, Thing, as_drawn
from donjon.games.carcassonne.anchors import ANCHORS, TOWER_ANCHORS
from donjon.games.carcassonne.notation import ransom_name
from donjon.games.carcassonne.pieces import COLOURS, FLAGS, HAS_PORTAL, KIND, LANDS, SIDES, SLOT_NAMES
from donjon.games.carcassonne.tiles import TILES

Point = tuple[float, float]
# Of a segment: what it is worth, to whom, and whether it is complete.
Facts = tuple[int | None, tuple[str, ...] | None, bool]


def _spot(place: str) -> tuple[int, int]:
    """x and y of `2,-1` or `2,-1:c0`."""
    x, y = place.partition(":")[0].split(",")
    return int(x), int(y)


def picture(view: View) -> Scene:
    tiles = {tile["place"]: tile for tile in view["tiles"]}
    across, down = zip(*map(SPOTS.__getitem__, tiles), strict=True)
    west, north = min(across) - 1, min(down) - 1
    columns, rows = max(across) + 2 - west, max(down) + 2 - north
    newest = view["tiles"][-1]
    shapes = [TILED[t["place"], t["tile"], t["turn"], t is newest, west, north] for t in view["tiles"]]
    shapes += [OPEN[place, west, north] for place in view["open"]]
    feature_at = {place: feature for feature in view["features"] for place in feature["places"]}
    shapes += [
        SEGMENTS[place, _anchor(place, tiles), west, north, *_facts(place, view["worths"], feature_at)]
        for place in _shown_segments(view)
    ]
    shapes += [
        FIGURES[f["place"], f["owner"], f["kind"], f["role"], _anchor(f["place"], tiles), west, north]
        for f in view["figures"]
    ]
    shapes += [
        TOWERS[
            tower["place"], tower["height"], tower["owner"] or "", _anchor(f"{tower['place']}:t", tiles), west, north
        ]
        for tower in view["towers"]
        if tower["height"]
    ]
    shapes += _beasts(view, tiles, west, north)
    players = tuple(_player(view, seat) for seat in range(view["seats"]))
    used = {tile["tile"] for tile in view["tiles"]} | set(view["bag"]) | ({view["drawn"]} if view["drawn"] else set())
    detail = {
        "tiles": {name: _geometry(name) for name in sorted(used)},
        "drawn": view["drawn"] or "",
        "left": view["left"],
        "bag": view["bag"],
        "step": view["step"],
        "built": view["built"] or "",
        "within": view["within"],
        "features": [{name: f[name] for name in FOR_FEATURE} for f in view["features"]],
        "reach": {place: reach["tiles"] for place, reach in view["reach"].items()},
        "threatens": {place: reach["takes"] for place, reach in view["reach"].items() if reach["takes"]},
    }
    marks = (Mark("trail", tuple(view["flight"])),) if len(view["flight"]) > 1 else ()
    return Scene("carcassonne", "Carcassonne", columns, rows, players, tuple(shapes), marks, detail)


FOR_FEATURE = ("land", "places", "owners", "worth", "complete")


@cache
def _geometry(name: str) -> View:
    """What the drawing needs to know of a kind of tile."""
    tile = TILES[KIND[name]]
    return {
        "sides": tile.sides,
        "cities": [{name: value for name, value in city._asdict().items() if value} for city in tile.cities],
        "roads": [{"sides": list(road.sides), "inn": road.inn} for road in tile.roads],
        "fields": [list(field.halves) for field in tile.fields],
        "signs": tile.signs.split(),
    }


def _tile(place: str, tile: str, turn: int, newest: bool, west: int, north: int) -> Shape:
    x, y = SPOTS[place]
    state = ("newest",) if newest else ()
    return Shape(place, "tile", x - west, y - north, state=state, detail={"tile": tile, "turn": turn})


def _open(place: str, west: int, north: int) -> Shape:
    x, y = SPOTS[place]
    return Shape(place, "open", x - west, y - north)


def _player(view: View, seat: int) -> Player:
    """What a seat has in front of it. Each prisoner has the move with which its owner buys it back."""
    supply = view["supplies"][seat]
    held = [
        {**held, "owner": COLOURS[held["owner"]], "ransom": ransom_name(held["kind"], COLOURS[seat])}
        for held in supply["prisoners"]
    ]
    detail = {**{name: value for name, value in supply.items() if value}, "prisoners": held}
    return Player(seat, COLOURS[seat], COLOURS[seat], view["scores"][seat], view["turn"] == seat, detail)


# Segments: only those with a figure, those where one could be placed, and the tops of towers.


def _shown_segments(view: View) -> list[str]:
    newest = view["tiles"][-1]
    portal = FLAGS[KIND[newest["tile"]]] & HAS_PORTAL and view["step"] == "act"
    shown = [figure["place"] for figure in view["figures"]]
    for tile in view["tiles"] if portal else [newest]:
        shown += [f"{tile['place']}:{name}" for name in SLOT_NAMES[KIND[tile["tile"]]]]
    shown += [f"{tower['place']}:t" for tower in view["towers"]]
    return list(dict.fromkeys(shown))


def _anchor(place: str, tiles: dict[str, View]) -> Point:
    """Where a segment is on the table. Whole numbers are the middles of cells."""
    tile = tiles[place.partition(":")[0]]
    return ON_TILE[place, tile["tile"], tile["turn"]]


def _on_tile(place: str, tile: str, turn: int) -> Point:
    where, _, name = place.partition(":")
    x, y = TOWER_ANCHORS[tile] if name == "t" else ANCHORS[tile][SLOT_NAMES[KIND[tile]][name]]
    for _ in range(turn):
        x, y = 100 - y, x
    return SPOTS[where][0] + x / 100 - 0.5, SPOTS[where][1] + y / 100 - 0.5


def _facts(place: str, worths: dict[str, int], feature_at: dict[str, View]) -> Facts:
    """If there are figures in its feature: what it would pay now, the owners, and whether it is complete."""
    if place in worths:
        return worths[place], None, False
    feature = feature_at.get(place)
    return (feature["worth"], tuple(feature["owners"]), feature["complete"]) if feature else (None, None, False)


def _segment(
    place: str, at: Point, west: int, north: int, worth: int | None, owners: tuple[str, ...] | None, complete: bool
) -> Shape:
    """A place for a figure."""
    where, _, name = place.partition(":")
    detail: View = {"tile": where, "land": name[0]}
    if owners is not None:
        detail |= {"owners": list(owners), "worth": worth, "complete": complete}
    elif worth is not None:
        detail["worth"] = worth
    return Shape(place, "segment", round(at[0] - west, 2), round(at[1] - north, 2), detail=detail)


def _figure(place: str, owner: str, kind: str, role: str, at: Point, west: int, north: int) -> Shape:
    x, y = round(at[0] - west, 2), round(at[1] - north, 2)
    return Shape(f"{kind} {place}", kind, x, y, owner=owner, at=place, detail={"role": role})


def _tower(place: str, height: int, owner: str, at: Point, west: int, north: int) -> Shape:
    x, y = round(at[0] - west, 2), round(at[1] - north, 2)
    return Shape(f"tower {place}", "tower", x, y, height=height, owner=owner, at=place)


TILED, OPEN, SEGMENTS = Shared(_tile), Shared(_open), Shared(_segment)
FIGURES, TOWERS = Shared(_figure), Shared(_tower)
SPOTS, ON_TILE = Shared(_spot), Shared(_on_tile)


def _beasts(view: View, tiles: dict[str, View], west: int, north: int) -> list[Shape]:
    """The dragon in the middle of its tile; the fairy beside her follower, or on her tile."""
    found = []
    if view["dragon"]:
        x, y = SPOTS[view["dragon"]]
        found.append(Shape("dragon", "dragon", x - west, y - north, at=view["dragon"]))
    if view["fairy"]:
        x, y = SPOTS[view["fairy"]]
        place = (x + 0.28, y + 0.24)
        if view["fairy_with"]:
            beside = _anchor(view["fairy_with"], tiles)
            place = (beside[0] + 0.22, beside[1] + 0.04)
        found.append(Shape("fairy", "fairy", round(place[0] - west, 2), round(place[1] - north, 2), at=view["fairy"]))
    return found


# As data: tiles and their segments are places. Figures are things, and so are cities, roads, fields and monasteries.

LAND = {land[0]: land for land in LANDS}  # by the first letter of a segment's name
FACING = {side: SIDES[(i + 2) % 4] for i, side in enumerate(SIDES)}
STEP = dict(zip(SIDES, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True))


def lay(view: View, scene: Scene) -> Lying:
    """x and y are those of the notation, so that they stay the same while the map grows."""
    tiles = {tile["place"]: tile for tile in view["tiles"]}
    places = [_whole("tile", t["place"], {"tile": t["tile"], "turn": t["turn"]}) for t in view["tiles"]]
    places += [_whole("open", place, {}) for place in view["open"]]
    places += [
        _piece_of_land(f"{place}:{name}", LAND[name[0]], tiles, {"tile": place, "sides": sides})
        for place, tile in tiles.items()
        for name, sides in tile["segments"].items()
    ]
    places += [
        _piece_of_land(f"{tower['place']}:t", "top", tiles, {"tile": tower["place"]}) for tower in view["towers"]
    ]
    _, things = as_drawn(view, scene)
    return places, things + _features(view)


def _whole(kind: str, place: str, detail: View) -> Place:
    return Place(place, kind, *SPOTS[place], detail=detail)


def _piece_of_land(place: str, kind: str, tiles: dict[str, View], detail: View) -> Place:
    x, y = _anchor(place, tiles)
    return Place(place, kind, round(x, 2), round(y, 2), detail=detail)


def _features(view: View) -> list[Thing]:
    """Every city, road, field and monastery with all its segments; with figures in it, also what it would pay whom."""
    known = {feature["places"][0]: feature for feature in view["features"]}
    found = []
    for places in _joined(view):
        feature: View = next((known[place] for place in places if place in known), {})
        detail = {name: feature[name] for name in FOR_DATA if name in feature}
        found.append(Thing(LAND[places[0].partition(":")[2][0]], places, detail=detail))
    return found


FOR_DATA = ("owners", "pays", "complete", "tiles", "shields", "cities")


def _joined(view: View) -> list[tuple[str, ...]]:
    """Segments that meet at the sides of their tiles, together."""
    at_side = {
        (*SPOTS[tile["place"]], name[0], side): f"{tile['place']}:{name}"
        for tile in view["tiles"]
        for name, sides in tile["segments"].items()
        for side in sides
    }
    meets: dict[str, list[str]] = {f"{tile['place']}:{name}": [] for tile in view["tiles"] for name in tile["segments"]}
    for (x, y, land, side), place in at_side.items():
        if other := at_side.get(_beyond(x, y, land, side)):
            meets[place].append(other)
    found, seen = [], set[str]()
    for first in meets:
        if first not in seen:
            group, ahead = [], [first]
            while ahead:
                if (place := ahead.pop()) not in seen:
                    seen.add(place)
                    group.append(place)
                    ahead += meets[place]
            found.append(tuple(sorted(group)))
    return found


def _beyond(x: int, y: int, land: str, side: str) -> tuple[int, int, str, str]:
    """The same border seen from the next tile. Halves are counted clockwise, so the first meets the second."""
    whole, _, half = side.partition("-")
    right, down = STEP[whole]
    return x + right, y + down, land, FACING[whole] + (f"-{3 - int(half)}" if half else "")


# In letters.


def text(view: View, texts: Texts) -> str:
    """The map, with the code and turn of each tile, and what stands on it."""
    tiles = {SPOTS[tile["place"]]: tile for tile in view["tiles"]}
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    across = range(min(xs), max(xs) + 1)
    lines = ["      " + " ".join(f"{x:^5}" for x in across)]
    for y in range(min(ys), max(ys) + 1):
        cells = [f"{tiles[x, y]['tile']}{'^>v<'[tiles[x, y]['turn']]}" if (x, y) in tiles else "." for x in across]
        lines.append(f"{y:>4}  " + " ".join(f"{cell:^5}" for cell in cells))
    lines += ["", texts.say("text-tiles", tile=view["drawn"] or 0, tiles=view["left"])]
    for colour in COLOURS[: view["seats"]]:
        mine = [texts.word("word-" + f["role"]) + f" {f['place']}" for f in view["figures"] if f["owner"] == colour]
        lines.append(f"{texts.word(f'player-{colour}')}: " + (", ".join(mine) or texts.word("text-nobody")))
    built = [
        texts.say("text-tower", place=tower["place"], height=tower["height"])
        for tower in view["towers"]
        if tower["height"]
    ]
    if built:
        lines.append(texts.say("text-towers", towers=", ".join(built)))
    lines += [texts.say(f"text-{beast}", place=view[beast]) for beast in ("dragon", "fairy") if view[beast]]
    return "\n".join(lines)
