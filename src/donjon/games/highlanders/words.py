"""What Highlanders asks of a player, from a view, and how it tells a move."""

from collections.abc import Sequence

from donjon.core.game import Happened, View
from donjon.core.position import Moves
from donjon.core.words import SILENCE, Action, Details, Phrase, Pips, Sentence, Task
from donjon.games.highlanders.codes import Phase
from donjon.games.highlanders.pieces import (
    CASTLES,
    COLOURS,
    END_TURN,
    FIRST_CASTLE,
    GO_IN,
    LAY_SHIELD,
    NEIGHBOURS,
    NOBODY,
    NUMBER,
    ROLL,
    SPACES,
    STEP,
    STEPS,
)
from donjon.games.highlanders.position import HighlandersPosition
from donjon.games.highlanders.view import needs, odds

# What is asked.


def ask(view: View) -> Task:
    """The phase says what is asked. The sentence always names the clan that moves."""
    if view["ended"]:
        return Task("over")
    details: Details = {"clan": view["clan"], "lead": _lead(view)}
    match view["phase"]:
        case "march":
            return _ask_march(view, details)
        case "muster":
            camp, groups = view["muster"]["camp"], view["muster"]["groups"]
            details |= {"camp": camp, "ready": sum(knights for _, knights in groups)}
            details["needed"] = view["camps"][camp]["knights"] + 1
            return Task("muster", details, (Action("join", f"{_far(camp)}-{camp}", 1),), _steps(view))
        case "go-in":
            gate, castle = view["taking"]
            details |= {"castle": castle, "most": view["camps"][gate]["knights"]}
            return Task("go-in", details, (Action("go-in", "in42"),), _steps(view))
        case "shield":
            clan = next(clan for clan in view["clans"] if clan["colour"] == view["clan"])
            details |= {"castle": view["taking"][1], "count": clan["shields"]}
            return Task(
                "shield", details, (Action("shield", "shield"), Action("bare", "bare", ends=True)), _steps(view)
            )
        case phase:
            return Task(phase, details)


def _ask_march(view: View, details: Details) -> Task:
    banner = f"F{view['die']}"
    ready = view["clan"] in view["banners"].get(banner, ())
    details |= {"die": view["die"], "banner": banner, "steps": view["steps"], "ready": "ready" if ready else "none"}
    mine = _mine(view)
    actions = (
        Action("march", _probe(mine, []), 1),
        Action("attack", _probe(mine, _enemies(view)), 1),
        Action("storm", _probe(mine, [c for c in CASTLES if _owner(view["castles"], c) != view["clan"]]), 1),
        Action("end", ".", ends=True),
    )
    loses = Sentence("steps", {"steps": view["steps"]}) if view["steps"] else None
    return Task("march" if view["steps"] == STEPS else "march-on", details, actions, _steps(view), loses)


def _lead(view: View) -> str:
    """Which of a player's clans it is. With three or more players everybody has one."""
    if view["seats"] > 2:
        return "only"
    return "first" if COLOURS.index(view["clan"]) < view["seats"] else "second"


def _steps(view: View) -> tuple[Pips, ...]:
    return (Pips("steps", view["steps"], STEPS),)


def _owner(troops: dict[str, View], space: str) -> str | None:
    return troops[space]["clan"] if space in troops else None


def _enemies(view: View) -> list[str]:
    return [camp for camp, troop in view["camps"].items() if troop["clan"] != view["clan"]]


def _mine(view: View) -> list[str]:
    """Every space with knights of the clan to move."""
    clan = view["clan"]
    held = (*view["camps"].items(), *view["castles"].items())
    mine = [space for space, troop in held if troop["clan"] == clan and troop["knights"]]
    return mine + [banner for banner, clans in view["banners"].items() if clan in clans]


def _probe(mine: list[str], targets: list[str]) -> str:
    """A step to one of these spaces that is near, or else to a camp that is not."""
    for source in mine:
        near = NEIGHBOURS[NUMBER[source]]
        for target in targets:
            if near >> NUMBER[target] & 1:
                return f"{source}-{target}"
    return f"{mine[0]}-{_far(mine[0])}" if mine else "NA1-NA2"


def _far(space: str) -> str:
    """A camp that no road leads to from here."""
    near = NEIGHBOURS[NUMBER[space]]
    return str(next(camp for camp in SPACES[:FIRST_CASTLE] if camp != space and not near >> NUMBER[camp] & 1))


# How a move is told.


def kinds(position: HighlandersPosition, moves: Moves) -> list[str]:
    return [kind(position, move) for move in moves]


def kind(position: HighlandersPosition, move: int) -> str:
    if move >= END_TURN:
        if move >= ROLL:
            return "chance"
        return "end" if move == END_TURN else "shield" if move == LAY_SHIELD else "go-in" if _goes_in(move) else "bare"
    target, knights = move // STEP % STEP, move % STEP
    if position.phase == Phase.MUSTER:
        return "join"
    if not knights:
        return "storm"
    return "march" if position.owner_of(target) in (NOBODY, position.clan) else "attack"


def _goes_in(move: int) -> bool:
    return GO_IN < move < LAY_SHIELD - 1


def say(position: HighlandersPosition, move: int) -> Phrase:
    """Places have names here, so a step needs nothing more. Where an attack comes from is told only if it has to be."""
    if move >= END_TURN:
        return _say_choice(position, move)
    source, target, knights = move // (STEP * STEP), move // STEP % STEP, move % STEP
    places = (SPACES[source], SPACES[target])
    details: Details = {"from": SPACES[source], "to": SPACES[target]}
    details["knights"] = knights or position.knights_of(position.clan, source)
    if kind(position, move) == "march":
        return Phrase("march", places, details)
    apart: tuple[Details, ...] = ({"from": details.pop("from")},)
    owner = position.owner_of(target)
    if target >= FIRST_CASTLE:
        fewest, most = needs(position, position.turn(), target)
        details |= {"fewest": fewest, "most": most if most > fewest else 0}
        cases = odds(position, position.turn(), target)
        details["cases"] = sum(ways for _, _, ways in cases)
        details["wins"] = sum(ways for _, needed, ways in cases if needed <= int(details["knights"]))
        return Phrase("storm", places, details, apart)
    there = position.knights_of(owner, target)
    force = position.force + knights if position.phase == Phase.MUSTER else knights
    details |= {"other": COLOURS[owner], "there": there, "force": force, "needed": there + 1}
    return Phrase("attack" if force > there else "muster", places, details, apart)


def _say_choice(position: HighlandersPosition, move: int) -> Phrase:
    """At a castle just taken, or the end of the turn."""
    done = kind(position, move)
    if done == "end":
        return Phrase(done, (), {"steps": position.steps})
    castle = SPACES[position.target]
    details: Details = {"castle": castle}
    if done == "go-in":
        there = position.knights_of(position.clan, position.gate)
        details |= {"knights": move - GO_IN, "left": there - move + GO_IN}
    return Phrase(done, (castle,), details)


# How what happened is told.


def tell(move: Sequence[Happened], seats: int) -> list[Sentence]:
    """A storm and its castle are one sentence, and so are a fight and the march to it. A roll is told by who comes."""
    things = {one.kind: one for one in move}
    return [_told(one, things) for one in move]


def _told(one: Happened, move: dict[str, Happened]) -> Sentence:
    match one.kind:
        case "rolled" | "ended-turn" | "lost":
            return SILENCE
        case "marched" if "beaten" in move:
            return SILENCE
        case "went-in" if not one.details["left"]:
            return SILENCE
        case "stormed" if "took" in move and "shown" not in move:
            return SILENCE
        case "took":
            knights = 0 if "shown" in move else move["stormed"].details["knights"]
            taken: Details = {"knights": knights}
            if "lost" not in move:
                return Sentence("took", taken)
            return Sentence("took-from", taken | {"other": move["lost"].details["clan"]})
    return Sentence(one.kind)
