"""What Quarry asks of a player, from a view, and how it tells a move."""

from donjon.core.game import View
from donjon.core.position import Moves
from donjon.core.words import Action, Phrase, Task
from quarry.notation import stone_name
from quarry.pieces import FIRST, LOAD, NAMES, TALLEST
from quarry.position import QuarryPosition


def ask(view: View) -> Task:
    if view["over"]:
        return Task("over")
    if view["turn"] is None:
        return Task("lot")
    top = next(stone_name(tower, height - 1) for tower, height in enumerate(view["towers"]) if height)
    return Task("carry", {"most": LOAD, "last": view["last"]}, (Action("carry", top),))


def kinds(position: QuarryPosition, moves: Moves) -> list[str]:
    return ["lot" if move >= FIRST else "carry" for move in moves]


def say(position: QuarryPosition, move: int) -> Phrase:
    """How many stones, and from which tower."""
    tower, level = divmod(move, TALLEST)
    stones = position.height_of(tower) - level
    places = tuple(stone_name(tower, level + i) for i in range(stones))
    return Phrase("carry", places, {"tower": NAMES[tower], "stones": stones})
