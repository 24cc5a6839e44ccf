"""What lies where, as data: places by the names that moves use, and the things there. Made from a view.

So it tells no more than the view. Games that draw everything where it lies need no function of their own.
"""

from typing import Any

import msgspec

from donjon.core.scene import Scene

View = dict[str, Any]


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where things can lie: a cell, a tile, a segment of one. x goes east and y south, in cells."""

    name: str
    kind: str
    x: float
    y: float
    height: int = 0  # what is built there
    owner: str = ""
    state: tuple[str, ...] = ()
    detail: View = {}


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies at one place or at several, each named as in `Place`. The owner is a colour."""

    kind: str
    at: tuple[str, ...]
    owner: str = ""
    height: int = 0
    state: tuple[str, ...] = ()
    detail: View = {}


Lying = tuple[list[Place], list[Thing]]


def as_drawn(view: View, scene: Scene) -> Lying:
    """Every shape of the scene: what stands at a place is a thing, the others are places."""
    places = [Place(s.id, s.kind, s.x, s.y, s.height, s.owner, s.state, s.detail) for s in scene.shapes if not s.at]
    things = [Thing(s.kind, (s.at,), s.owner, s.height, s.state, s.detail) for s in scene.shapes if s.at]
    return places, things
