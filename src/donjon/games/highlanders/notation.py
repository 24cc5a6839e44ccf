"""Moves and positions of Highlanders as text (RULES 9). The longer half, reading a position, is in diagram.py."""

import re
from pathlib import Path

from donjon.core.errors import IllegalMove
from donjon.core.game import Refusal
from donjon.games.highlanders.codes import RULE, Ending, Phase, Reason
from donjon.games.highlanders.pieces import (
    BEGIN,
    COLOURS,
    DRAW,
    END_TURN,
    FIRST_BANNER,
    FIRST_CASTLE,
    GO_IN,
    KNIGHTS,
    LAY_SHIELD,
    LEAVE_BARE,
    NO_SHIELD,
    NOBODY,
    NUMBER,
    ROLL,
    SPACES,
    STEP,
    SWORDS,
)
from donjon.games.highlanders.position import HighlandersPosition

HERE = Path(__file__).parent
WAY = re.compile(r"([1-9]\d?)?([A-Z]{1,2}\d)[-+x]([A-Z]{1,2}\d)$", re.IGNORECASE)
NUMBERED = re.compile(r"(in|roll|draw)(\d{1,2})$")


def write(position: HighlandersPosition, move: int) -> str:
    if move < END_TURN:
        return _write_step(position, *_step(move))
    if move == END_TURN:
        return "."
    if move < LEAVE_BARE:
        return f"in{move - GO_IN}"
    if move < ROLL:
        return "shield" if move == LAY_SHIELD else "bare"
    if move < DRAW:
        return f"roll{move - ROLL}"
    return f"draw{move - DRAW}" if move < BEGIN else f"first-{COLOURS[move - BEGIN]}"


def _step(move: int) -> tuple[int, int, int]:
    """Source, target and knights of a step; no knights means that the whole camp storms a castle."""
    return move // (STEP * STEP), move // STEP % STEP, move % STEP


def _write_step(position: HighlandersPosition, source: int, target: int, knights: int) -> str:
    """The sign says what happens: `-` a march, `+` a group joins a muster, `x` a strike or a storm."""
    owner = position.owner_of(target) if target < FIRST_BANNER else NOBODY
    if knights == 0:
        sign = "x"
    elif target >= FIRST_BANNER or owner in (NOBODY, position.clan):
        sign = "-"
    else:
        sign = "x" if position.force + knights > position.knights_of(owner, target) else "+"
    some = "" if knights in (0, _all(position, source)) else knights
    return f"{some}{SPACES[source]}{sign}{SPACES[target]}"


def _all(position: HighlandersPosition, source: int) -> int:
    """How many knights a step without a number means: all that may leave, but never none."""
    return max(1, position.may_leave(source)) if position.knights_of(position.clan, source) else 1


def read(position: HighlandersPosition, text: str) -> int:
    """The number of a well-formed move, legal or not. The sign of a step does not matter, nor do small letters."""
    words = {".": END_TURN, "shield": LAY_SHIELD, "bare": LEAVE_BARE}
    if text in words:
        return words[text]
    if text.startswith("first-") and text[6:] in COLOURS:
        return BEGIN + COLOURS.index(text[6:])
    if found := NUMBERED.match(text):
        first, low, high = {"in": (GO_IN, 1, KNIGHTS), "roll": (ROLL, 1, 6), "draw": (DRAW, 0, 3)}[found[1]]
        if low <= int(found[2]) <= high:
            return first + int(found[2])
    elif found := WAY.match(text):
        source, target = (NUMBER.get(name.upper()) for name in found.group(2, 3))
        if source is not None and target is not None and int(found[1] or 1) <= KNIGHTS:
            return (source * STEP + target) * STEP + _knights(position, source, target, found[1])
    raise IllegalMove(text, Refusal("no-move", "9.1"), HERE)


def _knights(position: HighlandersPosition, source: int, target: int, said: str | None) -> int:
    if said:
        return int(said)
    storms = FIRST_CASTLE <= target < FIRST_BANNER and position.owner_of(target) != position.clan
    return 0 if storms else _all(position, source)


def parts(position: HighlandersPosition, move: int) -> tuple[str, ...]:
    """What is picked, in picking order: where from, where to, how many. At a castle just taken, the choice there."""
    if move < END_TURN:
        source, target, knights = _step(move)
        return (SPACES[source], SPACES[target], *([str(knights)] if knights else []))
    if GO_IN < move < ROLL:
        return (SPACES[position.target], write(position, move))
    return (write(position, move),)


def refusal(position: HighlandersPosition, move: int, number: int) -> Refusal:
    """The refusal for the number of a reason. It says nothing that the player to move may not know."""
    reason = Reason(number)
    details: dict[str, str | int] = {"most": position.knights_of(position.clan, position.gate)}
    if move < END_TURN:
        source, target, _ = _step(move)
        details |= {
            "source": SPACES[source],
            "target": SPACES[target],
            "here": position.knights_of(position.clan, source),
        }
        details["name"] = SPACES[target]
        details["needed"] = 2 * (_defence(position, target) if reason == Reason.DEFENDERS_HOLD else SWORDS[target])
    if position.phase == Phase.MUSTER:
        details["camp"] = SPACES[position.target]
    elif position.phase in (Phase.GO_IN, Phase.SHIELD):
        details["name"] = SPACES[position.target]
    return Refusal(reason.name.lower().replace("_", "-"), _rule(position, reason), details)


def _rule(position: HighlandersPosition, reason: Reason) -> str:
    """The paragraph that forbids it. Some reasons have two: it depends on how the game ended, or on how many play."""
    if reason == Reason.GAME_OVER and position.ending == Ending.TURN_CAP:
        return "7.3"
    return "8.1" if reason == Reason.NOT_PLAYING and position.seats == 2 else RULE[reason]


def _defence(position: HighlandersPosition, castle: int) -> int:
    """Knights and shield of a castle that hides nothing."""
    shield = position.shield_at(castle)
    return position.knights_of(position.owner_of(castle), castle) + (0 if shield == NO_SHIELD else shield)
