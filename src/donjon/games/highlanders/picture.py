"""Highlanders as a scene, and as text for the terminal and the screen reader. Made from a view."""

from functools import lru_cache

from msgspec import structs

from donjon.core.catalogue import Texts
from donjon.core.game import View
from donjon.core.scene import Mark, Player, Scene, Shape
from donjon.core.things import Lying, Place, as_drawn
from donjon.games.highlanders.diagram import LETTERS
from donjon.games.highlanders.pieces import BOARD, COLOURS, NAMES, SPACES

UNIT = 100  # of the board's data in a cell of the scene
PLACE = {
    name: (xy[0] / UNIT, xy[1] / UNIT)
    for name, xy in (
        *BOARD["camps"].items(),
        *((name, thing["xy"]) for kind in ("castles", "banners") for name, thing in BOARD[kind].items()),
    )
}


def picture(view: View) -> Scene:
    width, height = BOARD["canvas"]
    castles = [_walls(castle, *view["needs"][castle], _odds(view, castle)) for castle in NAMES]
    camps = [_troop(space, troop["clan"], troop["knights"]) for space, troop in view["camps"].items()]
    shapes = [*CAMPS, *castles, *BANNERS, *camps]
    for castle, held in view["castles"].items():
        shapes.append(_garrison(castle, held["clan"], held["knights"]))
        if held["shield"] != "none":
            shapes.append(_shield(castle, held["clan"], held["shield"], held["value"]))
    for banner, clans in view["banners"].items():
        shapes += [_knight(banner, clan, index) for index, clan in enumerate(clans)]
    detail = {
        **{"roads": BOARD["edges"], "die": view["die"], "steps": view["steps"], "clan": view["clan"]},
        "reach": {space: reach["marches"] for space, reach in view["reach"].items() if reach["marches"]},
        "threatens": {space: reach["takes"] for space, reach in view["reach"].items() if reach["takes"]},
    }
    players = tuple(_player(view, seat) for seat in range(view["seats"]))
    size = (width // UNIT, height // UNIT)
    return Scene("highlanders", "Highlanders", *size, players, tuple(shapes), _marks(view), detail)


def _marks(view: View) -> tuple[Mark, ...]:
    """What a turn in hand is about: the camp mustered against, with the force so far, or the castle just taken."""
    if view["taking"]:
        return (Mark("selected", (view["taking"][1],)),)
    if not view["muster"]:
        return ()
    camp, groups = view["muster"]["camp"], view["muster"]["groups"]
    force = f"{sum(knights for _, knights in groups)}/{view['camps'][camp]['knights'] + 1}"
    return (Mark("selected", tuple(source for source, _ in groups)), Mark("threatened", (camp,), force))


def _player(view: View, seat: int) -> Player:
    """Seat's card: the clans it leads, with knights and shields not yet on the board."""
    clans = [
        {"colour": clan["colour"], "swords": clan["swords"], "supply": clan["supply"], "shields": clan["shields"]}
        for clan in view["clans"]
        if clan["seat"] == seat
    ]
    name = " & ".join(str(clan["colour"]) for clan in clans)
    return Player(seat, COLOURS[seat], name, view["scores"][seat], view["turn"] == seat, {"clans": clans})


CAMPS = tuple(Shape(space, "camp", *PLACE[space]) for space in BOARD["camps"])
BANNERS = tuple(Shape(space, "banner", *PLACE[space], detail={"crests": int(space[1])}) for space in BOARD["banners"])


def _odds(view: View, castle: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(case) for case in view["odds"].get(castle, ()))


@lru_cache(maxsize=5_000)
def _walls(castle: str, least: int, most: int, odds: tuple[tuple[int, ...], ...]) -> Shape:
    """A castle with its swords and the knights needed to take it: a range if the viewer does not know its shield, and
    then every value the shield may have, the knights it takes, and in how many ways."""
    needs = str(least) if least == most else f"{least}–{most}"
    detail = {"swords": BOARD["castles"][castle]["swords"], "needs": needs}
    if odds:
        detail["odds"] = [list(case) for case in odds]
    return Shape(castle, "castle", *PLACE[castle], label=NAMES[castle], detail=detail)


@lru_cache(maxsize=5_000)
def _troop(space: str, clan: str, knights: int) -> Shape:
    x, y = PLACE[space]
    return Shape(f"troop {space}", "troop", x, y, owner=clan, at=space, detail={"knights": knights})


@lru_cache(maxsize=5_000)
def _garrison(castle: str, clan: str, knights: int) -> Shape:
    """The knights in a castle, with the flag of their clan."""
    x, y = PLACE[castle]
    return Shape(f"garrison {castle}", "garrison", x, y, owner=clan, at=castle, detail={"knights": knights})


@lru_cache(maxsize=5_000)
def _shield(castle: str, clan: str, shield: str, value: int | None) -> Shape:
    """Face down or up, as the viewer may see it."""
    x, y = PLACE[castle]
    state = ("hidden",) if shield == "hidden" else ()
    detail = {} if value is None else {"value": value}
    return Shape(f"shield {castle}", "shield", x, y, 0, clan, state, at=castle, detail=detail)


@lru_cache(maxsize=5_000)
def _knight(banner: str, clan: str, index: int) -> Shape:
    x, y = PLACE[banner]
    return Shape(f"knight {banner} {clan}", "knight", x, y, owner=clan, at=banner, detail={"index": index})


def lay(view: View, scene: Scene) -> Lying:
    """As drawn. Every space also says which spaces its roads lead to."""
    places, things = as_drawn(view, scene)
    return [_with_roads(place) for place in places], things


ROADS = {
    space: [other for road in BOARD["edges"] if space in road for other in road if other != space] for space in PLACE
}


def _with_roads(place: Place) -> Place:
    return structs.replace(place, detail={**place.detail, "roads": ROADS[place.name]})


# The board in letters: two lines a row, the names above, what stands there below.

COLUMN = 12  # units of the board in a letter
LINES = ((60,), (165, 180), (300,), (365,), (400,), (435,), (500,), (620, 635), (740,))


def _across(line: tuple[int, ...]) -> list[tuple[int, str]]:
    """The spaces of a line from west to east, each with the column of letters where it begins."""
    spaces = [name for name in SPACES if round(PLACE[name][1] * UNIT) in line]
    return sorted((round(PLACE[name][0] * UNIT) // COLUMN - 3, name) for name in spaces)


ROWS = [_across(line) for line in LINES]


def text(view: View, texts: Texts) -> str:
    """A map: `NK1/3` a castle with three swords, `r2` two red knights, `?` an unseen shield, `+1` one the viewer knows.

    Below it, a line for each clan: swords, knights in its supply, shields in its reserve, and the steps it has left.
    """
    lines = []
    for row in ROWS:
        names = things = ""
        for column, space in row:
            names = f"{names:<{column}}{_name(space)} "
            things = f"{things:<{column}}{_thing(view, space)} "
        lines += [names.rstrip(), things.rstrip()]
    return "\n".join([*lines, *(_clan(view, clan, texts) for clan in view["clans"])])


def _name(space: str) -> str:
    return f"{space}/{BOARD['castles'][space]['swords']}" if space in NAMES else space


def _thing(view: View, space: str) -> str:
    if space in view["banners"]:
        return "".join(LETTERS[COLOURS.index(clan)] for clan in view["banners"][space])
    held = view["camps"].get(space) or view["castles"].get(space)
    if held is None:
        return "·"
    value = "" if held.get("value") is None else f"+{held['value']}"
    hidden = "?" if held.get("shield") == "hidden" else ""
    return f"{LETTERS[COLOURS.index(held['clan'])]}{held['knights']}{value}{hidden}"


def _clan(view: View, clan: View, texts: Texts) -> str:
    return f"{LETTERS[COLOURS.index(clan['colour'])]} " + texts.say(
        "text-clan",
        clan=texts.word(f"player-{clan['colour']}"),
        swords=clan["swords"],
        supply=clan["supply"],
        shields=clan["shields"],
        steps=view["steps"] if clan["colour"] == view["clan"] else 0,
    )
