"""Moves and positions of Quarry as text (RULES 4)."""

import re
from pathlib import Path

from donjon.core.diagram import choice_of, head, number_of
from donjon.core.errors import BadDiagram, IllegalMove
from donjon.core.game import Refusal
from quarry.codes import RULE, Reason
from quarry.pieces import COLOURS, FIRST, HEIGHTS, LOAD, NAMES, STONES, TALLEST, TOWERS
from quarry.position import QuarryPosition

HERE = Path(__file__).parent
LETTERS = "abc"
STONE = re.compile(r"([abc])([1-5])$")


def stone_name(tower: int, level: int) -> str:
    return f"{LETTERS[tower]}{level + 1}"


def write(position: QuarryPosition, move: int) -> str:
    if move >= FIRST:
        return f"first-{COLOURS[move - FIRST]}"
    return stone_name(*divmod(move, TALLEST))


def read(position: QuarryPosition, text: str) -> int:
    """The number of a well-formed move, legal or not."""
    if found := STONE.match(text):
        return LETTERS.index(found[1]) * TALLEST + int(found[2]) - 1
    if text.startswith("first-") and text[6:] in COLOURS:
        return FIRST + COLOURS.index(text[6:])
    raise IllegalMove(text, Refusal("no-move", "4.1"), HERE)


def parts(position: QuarryPosition, move: int) -> tuple[str, ...]:
    """What is picked, in picking order: a single stone."""
    return (write(position, move),)


def refusal(position: QuarryPosition, move: int, number: int) -> Refusal:
    """The refusal for the number of a reason."""
    reason = Reason(number)
    details: dict[str, str | int] = {"most": LOAD}
    if move < FIRST:
        tower, level = divmod(move, TALLEST)
        details |= {"tower": NAMES[tower], "stones": position.height_of(tower) - level}
    return Refusal(reason.name.lower().replace("_", "-"), RULE[reason], details)


# A position as text: a line of facts, then a line for each tower, with a # for each stone.

FACTS = ("last", "turn", "number", *COLOURS)


def diagram(position: QuarryPosition) -> str:
    facts = {
        "last": "loses" if position.cursed else "wins",
        "turn": COLOURS[position.player] if position.begun else "lot",
        "number": position.turns,
        **{colour: position.carried_by(seat) for seat, colour in enumerate(COLOURS)},
    }
    header = " ".join(f"{name}={value}" for name, value in facts.items())
    towers = [f"{LETTERS[tower]} {'#' * position.height_of(tower)}".rstrip() for tower in range(TOWERS)]
    return "\n".join([f"quarry {header}", *towers]) + "\n"


def from_diagram(text: str) -> QuarryPosition:
    """Read what `diagram` writes. Facts may be left out; stones that are missing were carried off by red."""
    facts, lines = head(text, "quarry", FACTS)
    position = QuarryPosition(len(COLOURS), choice_of(facts, "last", ("wins", "loses")) == 1)
    if [line[0] for line in lines] != list(LETTERS):
        raise BadDiagram("a diagram has one line for each tower, a to c")
    for tower, line in enumerate(lines):
        position.set_up(tower, _stones(tower, line))
    position.begun = facts.get("turn") != "lot"
    position.player = choice_of(facts, "turn", COLOURS) if position.begun else 0
    position.turns = number_of(facts, "number", int(position.begun), 0, STONES)
    gone = STONES - sum(position.height_of(tower) for tower in range(TOWERS))
    blue = number_of(facts, "blue", 0, 0, gone)
    position.set_carried(1, blue)
    position.set_carried(0, number_of(facts, "red", gone - blue, gone - blue, gone - blue))
    return position


def _stones(tower: int, line: str) -> int:
    stones = line[1:].strip()
    if stones.strip("#") or len(stones) > HEIGHTS[tower]:
        raise BadDiagram(f"{line!r} is no tower; write up to {HEIGHTS[tower]} stones as {'#' * HEIGHTS[tower]}")
    return len(stones)
