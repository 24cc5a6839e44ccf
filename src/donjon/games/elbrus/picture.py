"""Elbrus Castle as a scene, and as text for the terminal and the screen reader. Made from a view."""

from functools import cache

from donjon.core.catalogue import Texts
from donjon.core.game import View
from donjon.core.scene import Player, Scene, Shape
from donjon.core.shared import Shared
from donjon.core.things import Lying, Thing, as_drawn
from donjon.games.elbrus.notation import LETTERS, cell_name
from donjon.games.elbrus.pieces import COLOURS, CORNER_CELLS, MIDDLE, NOBODY, cell

GROUND = {  # what a scenario draws on the field: its name for the cells that matter at the end
    "the-well": {cell_name(cell(MIDDLE, MIDDLE)): "well"},
    "corner-towers": {
        cell_name(first + cell(r, c)): "corner" for first in CORNER_CELLS for r in range(3) for c in range(3)
    },
    "cross-wall": {cell_name(number): "wall" for i in range(9) for number in (cell(MIDDLE, i), cell(i, MIDDLE))},
}
Legs = tuple[int, int]


def picture(view: View) -> Scene:
    size = view["field"]
    players = tuple(
        Player(seat, COLOURS[seat], COLOURS[seat], view["scores"][seat], view["turn"] == seat, view["hands"][seat])
        for seat in range(view["seats"])
    )
    bare, ground = _bare(size, view["scenario"]), GROUND.get(view["scenario"], {})
    built = {name: PLACES[name, top["deck"], top["owner"], ground.get(name, "")] for name, top in _tops(view).items()}
    shapes = list((bare | built).values())
    shapes += [
        PIECES[
            number, piece["piece"], piece["owner"], tuple(piece["cells"]), piece["deck"], tuple(piece["legs"]),
            piece["staircase"],
        ]
        for number, piece in enumerate(view["pieces"])
    ]  # fmt: skip
    return Scene("elbrus", "Elbrus Castle", size, size, players, tuple(shapes), detail={"stairs": view["stairs"]})


@cache
def _bare(size: int, scenario: str) -> dict[str, Shape]:
    """The cells of a field of that size, with nothing on them."""
    names = [cell_name(cell(row, column)) for row in range(size) for column in range(size)]
    return {name: PLACES[name, 0, None, GROUND.get(scenario, {}).get(name, "")] for name in names}


def _tops(view: View) -> dict[str, View]:
    """The topmost piece of every cell that has one: later pieces lie higher."""
    return {name: piece for piece in view["pieces"] for name in piece["cells"]}


def _place(name: str, height: int, owner: str | None, ground: str) -> Shape:
    """A cell; height and owner are those of its topmost deck."""
    detail = {"ground": ground} if ground else {}
    return Shape(name, "cell", int(name[3]), int(name[1]), height=height, owner=owner or "", detail=detail)


def _piece(
    number: int, piece: str, owner: str | None, names: tuple[str, ...], deck: int, legs: Legs, staircase: str | None
) -> Shape:
    """A piece stands at its first foot; `cells` leads to its second, `base` is what its legs stand on."""
    cells = [(int(name[3]), int(name[1])) for name in names]
    return Shape(
        f"piece {number}",
        piece,
        *cells[0],
        height=deck,
        owner=owner or "",
        at=names[0],
        detail={
            "cells": [list(place) for place in cells],
            "base": [deck - leg for leg in legs],
            "staircase": staircase or "",
        },
    )


PLACES, PIECES = Shared(_place), Shared(_piece)


def lay(view: View, scene: Scene) -> Lying:
    """A piece lies on all its cells, from its first foot to its second."""
    places, _ = as_drawn(view, scene)
    things = [
        Thing(
            piece["piece"],
            tuple(piece["cells"]),
            piece["owner"] or "",
            piece["deck"],
            detail={"legs": list(piece["legs"]), "staircase": piece["staircase"]},
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
