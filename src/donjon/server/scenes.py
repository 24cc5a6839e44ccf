"""Scenes in JSON, whole or by what has changed since the reader saw the last one."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

import msgspec
from msgspec import Raw

from donjon.core.changes import Json, Parts
from donjon.core.runs import listed, patch, runs, same_ends
from donjon.core.scene import Scene, Shape
from donjon.match.legal import Legal
from donjon.server.answers import write
from donjon.server.parts import SceneChange

json_of = attrgetter("json")


class Drawn:
    """A scene in JSON. Shapes that a game keeps are shared by all tables, and so is their JSON."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.players: Parts = tuple([write(player) for player in scene.players])

    def whole(self) -> Json:
        shapes, players = Raw(listed(tuple(map(json_of, self.scene.shapes)))), Raw(listed(self.players))
        return Raw(write(msgspec.structs.replace(self.scene, shapes=shapes, players=players)))

    def since(self, former: Drawn) -> Json:
        """What has changed since the former one. It is worked out from what the same reader saw before and sees now."""
        scene, before = self.scene, former.scene
        players: Json = None if self.players == former.players else Raw(runs(self.players, former.players))
        change = SceneChange(
            scene.columns if scene.columns != before.columns else None,
            scene.rows if scene.rows != before.rows else None,
            players,
            self._shapes(before.shapes),
            scene.marks if scene.marks != before.marks else None,
            patch(scene.detail, before.detail) or None,
        )
        return Raw(write(change))

    def _shapes(self, former: tuple[Shape, ...]) -> Json:
        shapes = self.scene.shapes
        head, tail = same_ends(shapes, former)
        now = tuple(map(json_of, shapes[head : len(shapes) - tail]))
        before = tuple(map(json_of, former[head : len(former) - tail]))
        return None if now == before else Raw(runs(now, before, head, tail))


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """What a reader knows already: the scene and the legal moves told last. News only say what has changed."""

    drawn: Drawn | None = None
    legal: Legal | None = None


NOTHING = Known()
