"""What Carcassonne asks of a player, from a view. How it tells a move, and what came of it, is in telling.py."""

from donjon.core.game import View
from donjon.core.position import Moves
from donjon.core.words import Action, Details, Pips, Sentence, Task
from donjon.games.carcassonne.codes import Step
from donjon.games.carcassonne.landscape import tile_at
from donjon.games.carcassonne.pieces import (
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
    FLAGS,
    FLIGHT_STEPS,
    HAS_PORTAL,
    KIND,
    NONE,
    ON_TOP,
    PASS,
    PLACE,
    PRINCESS,
    PRINCESS_SLOT,
    RANSOM,
    RANSOM_PRICE,
    SLOT_LAND,
    SLOT_NAMES,
    SMALLS,
    TOWER_PIECES,
    name_of_slot,
    unspot,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.telling import say, tell
from donjon.games.carcassonne.view import ROLES

__all__ = ["ask", "kind", "say", "tell"]

LETTERS = {"knight": "c", "thief": "r", "farmer": "f", "monk": "m"}
FIXED = {
    DRAW: "chance",
    PLACE: "place",
    DEPLOY_BUILDER: "builder",
    DEPLOY_PIG: "pig",
    BUILD: "tower",
    FAIRY: "fairy",
    PRINCESS: "princess",
    CAPTURE: "capture",
    EXCHANGE: "exchange",
    DRAGON: "dragon",
    RANSOM: "ransom",
}


def kinds(position: CarcassonnePosition, moves: Moves) -> list[str]:
    return [kind(position, move) for move in moves]


def kind(position: CarcassonnePosition, move: int) -> str:
    """Followers are told by their role, the big one and those on towers separately."""
    what = move >> 22
    if what == PASS:
        return "spare" if position.step == Step.CAPTURE else "pass"
    if what not in (DEPLOY_SMALL, DEPLOY_BIG):
        return FIXED[what]
    x, y, slot = unspot(move & (1 << 22) - 1)
    if slot == ON_TOP:
        return "top"
    tile = position.tile_kind_at(tile_at(position, x, y))
    return "big" if what == DEPLOY_BIG else ROLES[SLOT_LAND[tile * 8 + slot]]


def ask(view: View) -> Task:
    """The step of the turn says what is asked."""
    match view["step"]:
        case "place":
            left = (_followers(view), *_pieces(view))
            details: Details = {"second": "second" if view["second"] else "first"}
            place = Action("place", f"{view['tiles'][0]['place']},0", icon="tile")
            return Task("place", details, (place, *_ransom(view)), left)
        case "act":
            return _ask_act(view)
        case "capture":
            height = next(tower["height"] for tower in view["towers"] if tower["place"] == view["built"])
            take = Action("capture", f"K@{view['figures'][0]['place']}" if view["figures"] else "K@0,0:c0")
            return Task("capture", {"height": height}, (take, Action("spare", "-", ends=True)))
        case "exchange":
            return Task("exchange", {}, (Action("exchange", "ES"),))
        case "flight":
            details = {"step": len(view["flight"]), "most": FLIGHT_STEPS}
            return Task("flight", details, (Action("dragon", f"D@{view['dragon']}"),))
        case step:
            return Task(step)


def _ask_act(view: View) -> Task:
    supply = view["supplies"][view["player"]]
    actions = [
        *_roles(view),
        *(_helpers(view) if "traders" in view["sets"] else ()),
        *(_towers(view) if "tower" in view["sets"] else ()),
        *(_magic(view) if "dragon" in view["sets"] else ()),
        *_ransom(view),
        Action("pass", "-", ends=True),
    ]
    details: Details = {"small": supply["small"], "pieces": supply["pieces"]}
    details["towers"] = "towers" if "tower" in view["sets"] else "none"
    return Task("act", details, tuple(actions), (_followers(view), *_pieces(view)))


def _followers(view: View) -> Pips:
    return Pips("followers", view["supplies"][view["player"]]["small"], SMALLS)


def _pieces(view: View) -> tuple[Pips, ...]:
    if "tower" not in view["sets"]:
        return ()
    return (Pips("pieces", view["supplies"][view["player"]]["pieces"], TOWER_PIECES[view["seats"]]),)


def _segments(tile: View) -> list[str]:
    return list(SLOT_NAMES[KIND[tile["tile"]]])


def _newest(view: View) -> View:
    tile: View = view["tiles"][-1]
    return tile


def _roles(view: View) -> list[Action]:
    """A follower in each role that the tile has land for, or through its portal another tile."""
    newest = _newest(view)
    portal = FLAGS[KIND[newest["tile"]]] & HAS_PORTAL
    lands = [newest, *(view["tiles"] if portal else ())]
    found = []
    for role, letter in LETTERS.items():
        spot = next((f"{t['place']}:{name}" for t in lands for name in _segments(t) if name[0] == letter), None)
        if spot:
            found.append(Action(role, f"S@{spot}", note=_worth(view, newest, letter)))
    if "inns" in view["sets"]:
        found.append(Action("big", f"B@{newest['place']}:{_segments(newest)[0]}"))
    return found


def _worth(view: View, tile: View, letter: str) -> Sentence | None:
    """The best that a follower on this sort of land would be worth so far."""
    found = [view["worths"].get(f"{tile['place']}:{name}") for name in _segments(tile) if name[0] == letter]
    known = [worth for worth in found if worth is not None]
    return Sentence("so-far", {"worth": max(known)}) if known else None


def _helpers(view: View) -> list[Action]:
    newest = _newest(view)
    names = _segments(newest)
    work = next((name for name in names if name[0] in "cr"), names[0])
    grass = next((name for name in names if name[0] == "f"), names[0])
    return [
        Action("builder", f"U@{newest['place']}:{work}"),
        Action("pig", f"P@{newest['place']}:{grass}"),
    ]


def _towers(view: View) -> list[Action]:
    """On an open tower, or else on any tower. If there is none, on the tile itself."""
    towers = sorted(view["towers"], key=lambda tower: tower["owner"] is not None)
    place = towers[0]["place"] if towers else _newest(view)["place"]
    built = next((tower["place"] for tower in towers if tower["height"]), place)
    pieces = view["supplies"][view["player"]]["pieces"]
    return [Action("tower", f"T@{place}", stock=pieces), Action("top", f"S@{built}:t")]


def _magic(view: View) -> list[Action]:
    newest = _newest(view)
    colour = COLOURS[view["player"]]
    mine = [f["place"] for f in view["figures"] if f["owner"] == colour and f["kind"] in ("small", "big")]
    spot = mine[0] if mine else f"{newest['place']}:{_segments(newest)[0]}"
    found = [Action("fairy", f"Y@{spot.partition(':')[0] if view['fairy_on_tile'] else spot}")]
    slot = PRINCESS_SLOT[KIND[newest["tile"]]]
    if slot != NONE:
        found.append(Action("princess", f"X@{newest['place']}:{name_of_slot(KIND[newest['tile']], slot)}"))
    return found


def _ransom(view: View) -> tuple[Action, ...]:
    """8.10: from the first jailer who holds a follower, or from anybody."""
    if "tower" not in view["sets"]:
        return ()
    me = view["player"]
    others = [seat for seat in range(view["seats"]) if seat != me]
    held = [
        (prisoner["kind"], seat)
        for seat in others
        for prisoner in view["supplies"][seat]["prisoners"]
        if prisoner["owner"] == me
    ]
    figure, jailer = held[0] if held else ("small", others[0])
    return (Action("ransom", f"R{figure[0].upper()}<{COLOURS[jailer]}", details={"cost": RANSOM_PRICE}),)
