"""What each seat of Elbrus Castle may see: everything, since nothing is hidden. And what happened, in words."""

from collections.abc import Sequence

from donjon.core.game import Happened, Note, View
from donjon.core.position import CHANCE, OVER
from donjon.core.shared import Shared
from donjon.games.elbrus.codes import Ending, Happening
from donjon.games.elbrus.notation import cell_name, feet
from donjon.games.elbrus.pieces import (
    COLOURS,
    KINDS,
    NOBODY,
    PIECE_NAMES,
    SCENARIOS,
    SHAPE_MOVES,
    STAIRS,
    STOCK_KINDS,
    cells_of,
)
from donjon.games.elbrus.position import ElbrusPosition
from donjon.games.elbrus.words import side_of


def view(position: ElbrusPosition, seat: int | None) -> View:
    """The same for everybody, built field by field."""
    turn = position.turn()
    return {
        "seats": position.seats,
        "field": position.field,
        "stairs": bool(position.stairs),
        "penalties": bool(position.penalties),
        "scenario": SCENARIOS[position.scenario].name,
        "turn": None if turn in (CHANCE, OVER) else turn,
        "number": position.turns,
        "offered": position.offered or None,
        "scores": [position.score(i) for i in range(position.seats)],
        "hands": [_hand(position, i) for i in range(position.seats)],
        "pieces": [
            PIECES[position.shape_of(i), position.anchor_of(i), position.owner_of(i), position.deck_of(i)]
            for i in range(position.count)
        ],
        "ended": Ending(position.ending).name.lower().replace("_", "-") if position.ending else None,
    }


def _hand(position: ElbrusPosition, seat: int) -> View:
    """What a player has left. A staircase is made of two bridges, which no longer count as bridges."""
    hand = {PIECE_NAMES[kind]: position.stock_of(seat, kind) for kind in range(STOCK_KINDS)}
    return hand | {PIECE_NAMES[STAIRS]: position.stairs_of(seat)}


def _piece(shape: int, anchor: int, owner: int, deck: int) -> View:
    """A piece, its cells from the first foot to the second. The two bridges of a staircase are two pieces."""
    kind = KINDS[shape // 4]
    staircase = kind.name in ("lower", "upper")
    return {
        "piece": "bridge" if staircase else kind.name,
        "owner": None if owner == NOBODY else COLOURS[owner],
        "cells": [cell_name(cell) for cell in cells_of(shape, anchor)],
        "deck": deck,
        "legs": list(kind.legs),
        "staircase": kind.name if staircase else None,
    }


PIECES = Shared(_piece)


def events(position: ElbrusPosition, notes: Sequence[Note], seat: int | None) -> list[Happened]:
    """Notes as events. Nothing is hidden, so every seat gets all of them."""
    return [_event(position, *note) for note in notes]


def _event(position: ElbrusPosition, number: int, seat: int, a: int, b: int, c: int, points: int) -> Happened:
    kind = Happening(number)
    details: dict[str, str | int] = {}
    places: tuple[str, ...] = ()
    match kind:
        case Happening.PLACED:
            places = tuple(map(cell_name, feet(a)))
            details = {"piece": PIECE_NAMES[a // SHAPE_MOVES // 4], "deck": b, "side": side_of(position, a)}
        case Happening.CLIMBED:
            places, details = tuple(map(cell_name, feet(a))), {"lower": b, "upper": c}
        case Happening.OFFERED | Happening.JOINED | Happening.DECLINED:
            details = {"mark": a}
        case Happening.PIERED | Happening.WALLED:
            details = {"count": a}
        case Happening.CROWNED | Happening.TOWERED:
            places = (cell_name(a),)
        case Happening.LEFT:
            details = {"piece": PIECE_NAMES[a], "count": b}
        case Happening.STRANDED:
            cells = cells_of(a, b)
            places, details = (cell_name(cells[0]), cell_name(cells[-1])), {"piece": PIECE_NAMES[a // 4]}
        case Happening.ENDED:
            details = {"ending": Ending(a).name.lower().replace("_", "-")}
    return Happened(kind.name.lower(), seat if seat >= 0 else None, points, places, details)
