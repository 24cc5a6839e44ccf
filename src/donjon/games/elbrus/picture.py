"""Elbrus Castle as a scene, and as text for the terminal and the screen reader. Made from a view."""

from functools import cache, lru_cache

from donjon.core.catalogue import Texts
from donjon.core.game import View
from donjon.core.scene import Player, Scene, Shape
from donjon.core.things import Lying, Thing, as_drawn
from donjon.games.elbrus.notation import LETTERS, cell_name
from donjon.games.elbrus.pieces import COLOURS, CORNER_CELLS, MIDDLE, NOBODY, STRIDE, cell

GROUND = {  # what a scenario draws on the field: its name for the cells that matter at the end
    "the-well": {cell(MIDDLE, MIDDLE): "well"},
    "corner-towers": {first + cell(r, c): "corner" for first in CORNER_CELLS for r in range(3) for c in range(3)},
    "cross-wall": {number: "wall" for i in range(9) for number in (cell(MIDDLE, i), cell(i, MIDDLE))},
}
BARE = (0, "")  # height and owner of a cell with nothing on it


def picture(view: View) -> Scene:
    size = view["field"]
    players = tuple(
        Player(seat, COLOURS[seat], COLOURS[seat], view["scores"][seat], view["turn"] == seat, view["hands"][seat])
        for seat in range(view["seats"])
    )
    tops = {name: (piece["deck"], piece["owner"] or "") for name, piece in _tops(view).items()}
    ground = GROUND.get(view["scenario"], {})
    shapes = [_place(number, *tops.get(name, BARE), ground.get(number, "")) for number, name in _cells(size)]
    shapes += [
        _piece(
            number, piece["piece"], piece["owner"] or "", tuple(piece["cells"]), piece["deck"], tuple(piece["legs"]),
            piece["staircase"] or "",
        )
        for number, piece in enumerate(view["pieces"])
    ]  # fmt: skip
    return Scene("elbrus", "Elbrus Castle", size, size, players, tuple(shapes), detail={"stairs": view["stairs"]})


@cache
def _cells(size: int) -> list[tuple[int, str]]:
    """The cells of a field of that size, with their names."""
    numbers = [row * STRIDE + column for row in range(size) for column in range(size)]
    return [(number, cell_name(number)) for number in numbers]


def _tops(view: View) -> dict[str, View]:
    """The topmost piece of every cell that has one: later pieces lie higher."""
    return {name: piece for piece in view["pieces"] for name in piece["cells"]}


@lru_cache(maxsize=5_000)
def _place(number: int, height: int, owner: str, ground: str) -> Shape:
    """A cell; height and owner are those of its topmost deck."""
    row, column = divmod(number, STRIDE)
    name = cell_name(number)
    detail = {"ground": ground} if ground else {}
    return Shape(name, "cell", column, row, height=height, owner=owner, detail=detail)


@lru_cache(maxsize=5_000)
def _piece(
    number: int, kind: str, owner: str, names: tuple[str, ...], deck: int, legs: tuple[int, ...], staircase: str
) -> Shape:
    """A piece stands at its first foot; `cells` leads to its second, `base` is what its legs stand on."""
    cells = [(int(name[3]), int(name[1])) for name in names]
    return Shape(
        f"piece {number}",
        kind,
        *cells[0],
        height=deck,
        owner=owner,
        at=names[0],
        detail={
            "cells": [list(place) for place in cells],
            "base": [deck - leg for leg in legs],
            "staircase": staircase,
        },
    )


def lay(view: View, scene: Scene) -> Lying:
    """A piece lies on all its cells, from its first foot to its second."""
    places, _ = as_drawn(view, scene)
    things = [
        Thing(
            piece["piece"],
            tuple(piece["cells"]),
            piece["owner"] or "",
            piece["deck"],
            detail={"legs": piece["legs"], "staircase": piece["staircase"]},
        )
        for piece in view["pieces"]
    ]
    return places, things


def text(view: View, texts: Texts) -> str:
    """The field in letters: height and owner of each cell's topmost deck, `·` for bare ground. Below it, the hands."""
    size, tops = view["field"], _tops(view)
    columns = "   " + " ".join(f"c{column}" for column in range(size))
    rows = [
        f"r{row} " + " ".join(_cell_text(tops.get(f"r{row}c{column}")) for column in range(size)) + f"  r{row}"
        for row in range(size)
    ]
    hands = [_hand_text(seat, view["hands"][seat], texts) for seat in range(view["seats"])]
    return "\n".join([columns, *rows, columns, *hands])


def _hand_text(seat: int, hand: dict[str, int], texts: Texts) -> str:
    pieces = [
        texts.say("text-pieces", piece=texts.word(f"word-{piece}"), count=count)
        for piece, count in hand.items()
        if count
    ]
    return f"{LETTERS[seat]} {texts.word(f'player-{COLOURS[seat]}')}: {', '.join(pieces) or '–'}"


def _cell_text(top: View | None) -> str:
    if top is None:
        return " ·"
    return f"{top['deck']:>1}{LETTERS[COLOURS.index(top['owner']) if top['owner'] else NOBODY]}"
