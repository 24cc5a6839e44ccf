"""The law of things: the data of a position (core/things.py) has everything that a picture shows, each at its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from donjon.core.game import Game, View


def thing_faults(game: Game, view: View) -> Iterator[str]:
    """What the data lacks, and what lies nowhere."""
    scene = game.picture(view)
    places, things = game.lay(view, scene)
    names = {place.name for place in places}
    if len(names) < len(places):
        yield "two places have the same name"
    for thing in things:
        if not thing.at or not names.issuperset(thing.at):
            yield f"a {thing.kind} lies at {thing.at}, which is no place"
    for shape in scene.shapes:
        if not shape.at and shape.id not in names:
            yield f"the picture has the place {shape.id}, the data does not"
    drawn = Counter((shape.kind, shape.owner, shape.at) for shape in scene.shapes if shape.at)
    for kind, owner, at in drawn - Counter((thing.kind, thing.owner, at) for thing in things for at in thing.at):
        yield f"the picture has a {kind} ({owner or 'of nobody'}) at {at}, the data does not"
    msgspec.json.encode((places, things))  # raises if it is no plain data
