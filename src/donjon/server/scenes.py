"""Scenes in JSON, whole or by what has changed since the reader saw the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import msgspec
from msgspec import Raw

from donjon.core.changes import Parts, listed, patch, runs
from donjon.core.scene import Scene
from donjon.server.answers import write
from donjon.server.parts import SceneChange


class Drawn:
    """A scene, its shapes and players in JSON. Shapes that a game keeps are shared by all tables."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.shapes: Parts = tuple([shape.json for shape in scene.shapes])
        self.players: Parts = tuple([write(player) for player in scene.players])

    def whole(self) -> Raw:
        shapes, players = Raw(listed(self.shapes)), Raw(listed(self.players))
        whole = msgspec.structs.replace(self.scene, shapes=cast(Any, shapes), players=cast(Any, players))
        return Raw(write(whole))

    def since(self, former: Drawn) -> Raw:
        """What has changed since the former one. It is worked out from what the same reader saw before and sees now."""
        scene, before = self.scene, former.scene
        shapes = None if self.shapes == former.shapes else Raw(runs(self.shapes, former.shapes))
        players = None if self.players == former.players else Raw(runs(self.players, former.players))
        change = SceneChange(
            scene.columns if scene.columns != before.columns else None,
            scene.rows if scene.rows != before.rows else None,
            cast(Any, players),
            cast(Any, shapes),
            scene.marks if scene.marks != before.marks else None,
            patch(scene.detail, before.detail) or None,
        )
        return Raw(write(change))


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """What a reader knows already: the scene and the legal moves told last. News only say what has changed."""

    drawn: Drawn | None = None
    legal: Parts = ()


NOTHING = Known()
