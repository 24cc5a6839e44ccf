"""Scenes as SVG, by the browser's own drawing code (`web/src/draw.ts`) run in an embedded engine."""

from functools import cache
from threading import Lock
from typing import Any

import msgspec

from donjon.core.bundle import DRAWING
from donjon.core.errors import NoPicture
from donjon.core.extras import need
from donjon.core.scene import Scene

# The engine keeps a long text made with `+` in pieces, and its binding cannot take pieces. `join` makes one text.
WHOLE = "\nfunction whole(scene, options) { return [draw(scene, options)].join('') }"
_one_at_a_time = Lock()


def svg(scene: Scene, **options: Any) -> str:
    """The scene drawn. Options: theme light|dark, turn 0-3, bare, compact, marks."""
    with _one_at_a_time:
        return str(_engine()(msgspec.json.encode(scene).decode(), msgspec.json.encode(options).decode()))


@cache
def _engine() -> Any:
    need("pictures", "drawing", "quickjs")
    import quickjs

    if not DRAWING.exists():
        raise NoPicture(
            f"the drawing code is not built, there is no {DRAWING}: run make, or install donjon with Node.js at hand"
        )
    engine = quickjs.Function("whole", DRAWING.read_text(encoding="utf-8") + WHOLE)
    engine.set_memory_limit(512 * 1024 * 1024)
    return engine
