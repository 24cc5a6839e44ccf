"""Quarry as a scene, and as text for the terminal and the screen reader. Made from a view."""

from donjon.core.catalogue import Texts
from donjon.core.game import View
from donjon.core.scene import Player, Scene, Shape
from quarry.notation import LETTERS, stone_name
from quarry.pieces import COLOURS, HEIGHTS, NAMES, TALLEST, TOWERS


def picture(view: View) -> Scene:
    """Every stone of the ruin is a place; those that are carried off leave a trace of where they stood."""
    players = tuple(
        Player(seat, colour, colour, view["scores"][seat], view["turn"] == seat, {"carried": view["carried"][seat]})
        for seat, colour in enumerate(COLOURS)
    )
    shapes = tuple(
        (STANDING if level < view["towers"][tower] else GONE)[tower][level]
        for tower in range(TOWERS)
        for level in range(HEIGHTS[tower])
    )
    return Scene("quarry", "Quarry", TOWERS, TALLEST, players, shapes, detail={"left": sum(view["towers"])})


def _stones(kind: str) -> list[list[Shape]]:
    return [
        [Shape(stone_name(tower, level), kind, tower, TALLEST - 1 - level) for level in range(HEIGHTS[tower])]
        for tower in range(TOWERS)
    ]


STANDING, GONE = _stones("stone"), _stones("gap")


def text(view: View, texts: Texts) -> str:
    """A line for each tower: its letter, a # for each stone, and its name."""
    return "\n".join(
        f"{LETTERS[tower]}  {'# ' * view['towers'][tower]} {texts.word(f'word-{NAMES[tower]}')}"
        for tower in range(TOWERS)
    )
