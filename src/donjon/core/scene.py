"""A scene: what a picture shows, as data. Made from a view, so it can show no more than the view.

`web/src/scene.ts` holds the same types; the drawing code there turns a scene into SVG.
"""

from functools import cached_property
from typing import Any

import msgspec

Details = dict[str, Any]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A place or a piece. Ids of places are the notation's own names; x goes east, y south, in cells.

    Most of a scene was there a move ago: games keep the shapes they have made, and a shape its JSON.
    """

    id: str
    kind: str
    x: float
    y: float
    height: int = 0
    owner: str = ""
    state: tuple[str, ...] = ()
    label: str = ""
    at: str = ""
    detail: Details = {}

    @cached_property
    def json(self) -> bytes:
        return msgspec.json.encode(self)


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state laid over places: last, trail, target, selected, threatened or reach."""

    kind: str
    at: tuple[str, ...]
    label: str = ""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as its card shows it."""

    seat: int
    colour: str
    name: str
    score: int
    turn: bool
    detail: Details = {}


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything there is to draw."""

    game: str
    title: str
    columns: int
    rows: int
    players: tuple[Player, ...]
    shapes: tuple[Shape, ...]
    marks: tuple[Mark, ...] = ()
    detail: Details = {}
