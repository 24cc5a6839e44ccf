"""A position of Highlanders as text, hidden things included (RULES 9.4).

highlanders seats=4 turn=red phase=march number=12 die=4 steps=2 …
camps   NA2=r5 X1=b3
castles NK1=r2?3 NK3=b1 SK5=g0!0
banners F1=rb F4=g
"""

import re

from donjon.core.diagram import choice_of, head, number_of
from donjon.core.errors import BadDiagram, one_of
from donjon.core.position import Moves
from donjon.games.highlanders.codes import Ending, Phase
from donjon.games.highlanders.pieces import (
    COLOURS,
    FIRST_BANNER,
    FIRST_CASTLE,
    KNIGHTS,
    NO_SHIELD,
    NOBODY,
    NUMBER,
    SPACES,
    STEP,
    STEPS,
)
from donjon.games.highlanders.position import HighlandersPosition

LETTERS = "rbygp"  # red, blue, yellow, green, purple
FAILED_ASSAULT = ("lost", "repulse")
TURN_CAPS = ("400", "200", "800", "none")  # the default first
NO_CAP = 0
TAKING = (Phase.GO_IN, Phase.SHIELD, Phase.DRAW)
PHASES = tuple(phase.name.lower().replace("_", "-") for phase in Phase)
ENDINGS = tuple(ending.name.lower().replace("_", "-") for ending in Ending)
FACTS = (
    "seats",
    "failed_assault",
    "turn_cap",
    "turn",
    "phase",
    "number",
    "die",
    "steps",
    "muster",
    "taking",
    "ended",
)
HELD = re.compile(r"([a-z])(\d{1,2})(?:([?!])([0-3])(?:~([0-3]+))?)?$")


def diagram(position: HighlandersPosition) -> str:
    held = [(space, f"{SPACES[space]}={_held(position, space, *troop)}") for space, *troop in position.held()]
    lists = {
        "camps": [text for space, text in held if space < FIRST_CASTLE],
        "castles": [text for space, text in held if space >= FIRST_CASTLE],
        "banners": [f"{SPACES[s]}={''.join(LETTERS[clan] for clan in clans)}" for s, clans in position.on_banners()],
    }
    facts = " ".join(f"{name}={value}" for name, value in _facts(position).items())
    lines = [f"{name:<7} {' '.join(texts)}".rstrip() for name, texts in lists.items()]
    return "\n".join([f"highlanders {facts}", *lines]) + "\n"


def _held(position: HighlandersPosition, space: int, owner: int, knights: int) -> str:
    """`r2`: two red knights, `r2!3` with a shield of 3 that all have seen, `r2?0` unseen, `r2?0~3` known not 3."""
    shield = position.shield_at(space)
    mark = "" if shield == NO_SHIELD else f"{'?' if position.is_unseen(space) else '!'}{shield}"
    ruled_out = "".join(str(value) for value in range(4) if position.is_ruled_out(space, value))
    return f"{LETTERS[owner]}{knights}{mark}{'~' if ruled_out else ''}{ruled_out}"


def _facts(position: HighlandersPosition) -> dict[str, str | int]:
    groups = [divmod(position.group_at(i), STEP) for i in range(position.groups)]
    muster = f"{SPACES[position.target]}:" + ",".join(f"{knights}{SPACES[source]}" for source, knights in groups)
    taking = f"{SPACES[position.gate]}x{SPACES[position.target]}"
    return {
        "seats": position.seats,
        "failed_assault": FAILED_ASSAULT[position.repulse],
        "turn_cap": cap_name(position),
        "turn": COLOURS[position.clan],
        "phase": PHASES[position.phase],
        "number": position.turns,
        "die": position.die,
        "steps": position.steps,
        "muster": muster if position.phase == Phase.MUSTER else "-",
        "taking": taking if position.phase in TAKING else "-",
        "ended": ENDINGS[position.ending],
    }


def cap_number(name: str) -> int:
    return NO_CAP if name == "none" else int(name)


def cap_name(position: HighlandersPosition) -> str:
    return str(position.turn_cap or "none")


def from_diagram(text: str) -> HighlandersPosition:
    """Read what `diagram` writes. Facts may be left out: the defaults are seats=4 turn=red phase=march and so on."""
    facts, lines = head(text, "highlanders", FACTS)
    turn_cap = cap_number(TURN_CAPS[choice_of(facts, "turn_cap", TURN_CAPS)])
    repulse = choice_of(facts, "failed_assault", FAILED_ASSAULT) == 1
    position = HighlandersPosition(number_of(facts, "seats", 4, 2, 5), repulse, turn_cap)
    for name, *held in map(str.split, lines):
        if name not in ("camps", "castles", "banners"):
            raise BadDiagram(f"{name}: a diagram lists camps, castles and banners")
        for token in held:
            _fill(position, name, token)
    for clan in range(position.clans):
        position.deduce(clan)
    _set_facts(position, facts)
    _check(position)
    return position


def _space(name: str, first: int, end: int, kind: str) -> int:
    space = NUMBER.get(name, -1)
    if not first <= space < end:
        raise BadDiagram(f"there is no {kind} {name}")
    return space


def _fill(position: HighlandersPosition, kind: str, token: str) -> None:
    """One space of a list: its knights, and the shield of a castle."""
    name, _, held = token.partition("=")
    if kind == "banners":
        banner = _space(name, FIRST_BANNER, len(SPACES), "banner")
        for letter in held:
            clan = _clan(position, name, letter)
            if position.knights_of(clan, banner):
                raise BadDiagram(f"{name}: a clan has at most one knight on a banner")
            _put(position, banner, clan, 1)
        return
    limits = (0, FIRST_CASTLE) if kind == "camps" else (FIRST_CASTLE, FIRST_BANNER)
    space = _space(name, *limits, kind[:-1])
    found = HELD.match(held)
    if not found or (found[3] and kind == "camps") or (kind == "camps" and int(found[2]) == 0):
        raise BadDiagram(f"{token}: five red knights in a camp are NA2=r5, two with an unseen shield of 3 NK1=r2?3")
    if position.owner_of(space) != NOBODY:
        raise BadDiagram(f"{name} is listed twice")
    clan = _clan(position, name, found[1])
    _put(position, space, clan, int(found[2]))
    if found[3]:
        if not position.in_reserve(clan, int(found[4])):
            raise BadDiagram(f"{name}: {COLOURS[clan]} has no other shield of {found[4]}")
        position.lay(space, int(found[4]), found[3] == "?")
    for value in found[5] or "":
        if found[3] == "!" or value == found[4]:
            raise BadDiagram(f"{token}: only an unseen shield, and only what it is not, can be ruled out")
        position.rule_out(space, int(value))


def _clan(position: HighlandersPosition, where: str, letter: str) -> int:
    if letter not in LETTERS[: position.clans]:
        raise BadDiagram(f"{where}: {letter!r} is no clan of this game; they are {one_of(LETTERS[: position.clans])}")
    return LETTERS.index(letter)


def _put(position: HighlandersPosition, space: int, clan: int, knights: int) -> None:
    if knights > position.in_supply(clan):
        raise BadDiagram(f"{SPACES[space]}: {COLOURS[clan]} has only {KNIGHTS} knights")
    position.put(space, clan, knights)


def _set_facts(position: HighlandersPosition, facts: dict[str, str]) -> None:
    position.clan = choice_of(facts, "turn", COLOURS[: position.clans])
    position.ending = choice_of(facts, "ended", ENDINGS)
    position.phase = Phase(choice_of(facts, "phase", PHASES, Phase.ROLL if position.ending else Phase.MARCH))
    begun, rolled = position.phase != Phase.BEGIN, position.phase not in (Phase.BEGIN, Phase.ROLL)
    position.turns = number_of(facts, "number", int(begun), int(begun), 99999 if begun else 0)
    position.die = number_of(facts, "die", int(rolled), int(rolled), 6 if rolled else 0)
    least, most = {Phase.MARCH: (1, STEPS), Phase.MUSTER: (1, STEPS - 1)}.get(Phase(position.phase), (0, STEPS - 1))
    position.steps = number_of(facts, "steps", most if rolled else 0, least if rolled else 0, most if rolled else 0)
    if position.phase == Phase.MUSTER:
        _set_muster(position, facts.get("muster", ""))
    if position.phase in TAKING:
        _set_taking(position, facts.get("taking", ""))


def _set_muster(position: HighlandersPosition, value: str) -> None:
    """Muster the groups again, one step each, starting from the position before the first of them."""
    camp, _, groups = value.partition(":")
    target = _space(camp, 0, FIRST_CASTLE, "camp")
    found = [re.fullmatch(r"(\d{1,2})([A-Z]{1,2}\d)", group) for group in groups.split(",")]
    position.phase = Phase.MARCH
    position.steps += len(found)
    for group in found:
        if not group or group[2] not in NUMBER or position.steps > STEPS:
            raise BadDiagram(f"muster={value}: groups, one for each step spent, are written NA3:1NA2,1NA4")
        move = (NUMBER[group[2]] * STEP + target) * STEP + int(group[1])
        refused = int(group[1]) > KNIGHTS or position.refuse(move)
        if not refused:
            position.play(move)
        if refused or position.phase != Phase.MUSTER:
            raise BadDiagram(f"muster={value}: {group[0]} cannot be mustered against {camp}")


def _set_taking(position: HighlandersPosition, value: str) -> None:
    camp, _, name = value.partition("x")
    position.gate = _space(camp, 0, FIRST_CASTLE, "camp")
    position.target = _space(name, FIRST_CASTLE, FIRST_BANNER, "castle")
    inside = position.knights_of(position.clan, position.target)
    at_gate = position.knights_of(position.clan, position.gate)
    if position.owner_of(position.target) != position.clan or position.shield_at(position.target) != NO_SHIELD:
        raise BadDiagram(f"taking={value}: the castle just taken is {COLOURS[position.clan]}'s and has no shield yet")
    if position.phase == Phase.GO_IN and (inside or not at_gate):
        raise BadDiagram(f"taking={value}: before knights go in they all stand at the gate")
    if position.phase != Phase.GO_IN and not (inside and position.shields_left(position.clan)):
        raise BadDiagram(f"taking={value}: a shield is asked for when knights are in and one is left to draw")


def _check(position: HighlandersPosition) -> None:
    """Faults that only show once the whole position has been read."""
    castles = range(FIRST_CASTLE, FIRST_BANNER)
    free = sum(position.owner_of(castle) == NOBODY for castle in castles)
    if position.ending == Ending.CASTLES and free:
        raise BadDiagram("when the castles end the game none of them is free")
    if position.ending != Ending.CASTLES and free < 2:
        raise BadDiagram("with fewer than two free castles the game is over: ended=castles")
    _check_cap(position)
    for castle in castles:
        owner = position.owner_of(castle)
        empty = owner != NOBODY and not position.knights_of(owner, castle) and position.shield_at(castle) == NO_SHIELD
        if empty and not position.ending and not (position.phase == Phase.GO_IN and castle == position.target):
            raise BadDiagram(f"{SPACES[castle]}: a held castle needs a knight or a shield")
    moves = Moves()
    position.legal(moves)
    if not position.ending and not len(moves):
        raise BadDiagram("nobody can move in this position")


def _check_cap(position: HighlandersPosition) -> None:
    """7.3: there is no turn after the cap, and the game ends in the turn in which the cap is reached."""
    if position.turn_cap != NO_CAP and position.turns > position.turn_cap:
        raise BadDiagram(f"number={position.turns}: the game ends after {position.turn_cap} clan turns")
    if position.ending == Ending.TURN_CAP and position.turn_cap == NO_CAP:
        raise BadDiagram("ended=turn-cap: this game has no cap")
    if position.ending == Ending.TURN_CAP and position.turns != position.turn_cap:
        raise BadDiagram(f"ended=turn-cap: the cap is reached in clan turn {position.turn_cap}")
