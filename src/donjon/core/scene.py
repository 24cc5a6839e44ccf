"""A scene: what a picture shows, as data. It is made from a view, so it cannot show more than the view.

`web/src/scene.ts` has the same types. The drawing code there turns a scene into SVG.
"""

from typing import Any

import msgspec

from donjon.core.shared import Once

Details = dict[str, Any]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A place or a piece. The id of a place is its name in the notation. x goes east and y south, in cells.

    Most of a scene does not change from move to move, so games reuse their shapes, and a shape caches its JSON.
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

    @Once
    def json(self) -> bytes:
        return msgspec.json.encode(self)


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mark on places. `web/src/scene.ts` lists the kinds."""

    kind: str
    at: tuple[str, ...]
    label: str = ""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the card of a seat shows."""

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
