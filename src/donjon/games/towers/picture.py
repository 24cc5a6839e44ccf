"""Game of Towers as a scene, and as text for the terminal and the screen reader. Made from a view."""

from operator import itemgetter

import msgspec

from donjon.core.catalogue import Texts
from donjon.core.game import View
from donjon.core.scene import Player, Scene, Shape
from donjon.core.shared import Beside
from donjon.games.towers.notation import LETTERS, MARKS, cell_name, cell_number
from donjon.games.towers.pieces import CELLS, COLOURS, COLUMNS, NOWHERE, ROWS, SITE_DISTRICT, SITE_SYMBOL, SYMBOLS

cell_of = itemgetter("cell")


def picture(view: View) -> Scene:
    players = tuple(
        Player(seat, COLOURS[seat], COLOURS[seat], view["scores"][seat], view["turn"] == seat)
        for seat in range(view["seats"])
    )
    stacks = SHAPES.each(view["stacks"])
    if view["locked"]:
        cells = list(map(cell_of, view["stacks"]))
        for cell in view["locked"].values():
            number = cells.index(cell)
            stacks[number] = msgspec.structs.replace(stacks[number], state=("locked",))
    detail = {"reach": view["reach"], "bonus": view["bonus"]}
    return Scene("towers", "Game of Towers", COLUMNS, ROWS, players, (*PLACES, *stacks), detail=detail)


def _place(cell: int) -> Shape:
    """A cell; `again` says that whoever ends a move here may move once more."""
    row, column = divmod(cell, COLUMNS)
    if SITE_SYMBOL[cell] == NOWHERE:
        return Shape(cell_name(cell), "street", column, row)
    detail = {"symbol": SYMBOLS[SITE_SYMBOL[cell]], "district": SITE_DISTRICT[cell] + 1, "again": True}
    return Shape(cell_name(cell), "site", column, row, detail=detail)


PLACES = tuple(_place(cell) for cell in range(CELLS))


def _shape(stack: View) -> Shape:
    cell, layers = stack["cell"], tuple(stack["layers"])
    row, column = divmod(cell_number(cell), COLUMNS)
    detail = {"symbol": stack["symbol"], "layers": layers}
    return Shape(f"stack {cell}", "stack", column, row, len(layers), layers[-1], at=cell, detail=detail)


SHAPES = Beside(_shape)


def text(view: View, texts: Texts) -> str:
    """The board in letters: owner, symbol and height of each stack, `·` for streets, `(a)` to `(d)` for empty sites.

    Below it, what the letters stand for.
    """
    stacks = {stack["cell"]: stack for stack in view["stacks"]}
    lines = []
    for row in range(ROWS):
        cells = [_cell_text(row * COLUMNS + column, stacks) for column in range(COLUMNS)]
        lines.append(f"{ROWS - row}  " + " ".join(cells) + f"  {ROWS - row}")
    letters = "   " + "   ".join("abcdefghijklmn")
    owners = ", ".join(f"{letter} {texts.word(f'word-{of}')}" for letter, of in zip(LETTERS, COLOURS, strict=True))
    symbols = ", ".join(f"{mark} {texts.word(f'word-{of}')}" for mark, of in zip(MARKS, SYMBOLS, strict=True))
    return "\n".join([letters, *lines, letters, f"{owners}; {symbols}"])


def _cell_text(cell: int, stacks: dict[str, View]) -> str:
    stack = stacks.get(cell_name(cell))
    if stack is None:
        return " · " if SITE_SYMBOL[cell] == NOWHERE else f"({MARKS[SITE_SYMBOL[cell]].lower()})"
    height = len(stack["layers"])
    letter = LETTERS[COLOURS.index(stack["layers"][-1])]
    return f"{letter}{MARKS[SYMBOLS.index(stack['symbol'])]}{height if height > 1 else ' '}"[:3]
