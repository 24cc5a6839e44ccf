"""Lists and details told by those before them, so that only what has changed is sent, and how a reader follows.

In a list, a pair [from, to] stands for that run of the former list, `to` not included. Details change by a JSON Merge
Patch (RFC 7396): objects are merged, null takes a field away, and everything else is replaced.
"""

from collections.abc import Mapping, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any

Details = Mapping[str, Any]
Parts = tuple[bytes, ...]  # the things of a list, each in JSON


def listed(things: Sequence[bytes]) -> bytes:
    """A whole list in JSON."""
    return b"[" + b",".join(things) + b"]"


def runs(things: Parts, former: Parts) -> bytes:
    """The list in JSON, with what was there before as runs."""
    head = next(compress(count(), map(is_not, things, former)), min(len(things), len(former)))  # the same objects
    places = {thing: index for index, thing in enumerate(former[head:], head)}
    found: list[bytes] = []
    start, end = (0, head) if head else (-1, -1)
    for place, thing in zip(map(places.get, things[head:]), things[head:], strict=True):
        if place is not None and place == end:
            end += 1
            continue
        if start >= 0:
            found.append(b"[%d,%d]" % (start, end))
        start, end = (-1, -1) if place is None else (place, place + 1)
        if place is None:
            found.append(thing)
    if start >= 0:
        found.append(b"[%d,%d]" % (start, end))
    return listed(found)


def patch(now: Details, former: Details) -> dict[str, Any]:
    """The merge patch that leads from the former details to these. Neither has nulls."""
    changed: dict[str, Any] = {}
    for name, value in now.items():
        before = former.get(name)
        if value is before or value == before:
            continue
        changed[name] = patch(value, before) if isinstance(value, dict) and isinstance(before, dict) else value
    gone = former.keys() - now.keys()
    return changed | dict.fromkeys(gone) if gone else changed


def fill(told: Sequence[Any], former: Sequence[Any]) -> list[Any]:
    """The whole list, by the former one."""
    return [thing for one in told for thing in (former[slice(*one)] if isinstance(one, list) else (one,))]


def merge(former: Details, change: Details) -> dict[str, Any]:
    """The former details after a merge patch."""
    merged = dict(former)
    for name, value in change.items():
        before = merged.pop(name, None)
        if isinstance(value, dict):
            merged[name] = merge(before if isinstance(before, dict) else {}, value)
        elif value is not None:
            merged[name] = value
    return merged


def follow(scene: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The scene after a change of it, both as the wire has them: without marks and details if there are none."""
    after = {**scene, **change}
    for name in ("players", "shapes"):
        after[name] = fill(change[name], scene[name]) if name in change else scene[name]
    if "detail" in change:
        after["detail"] = merge(scene.get("detail", {}), change["detail"])
    return {name: value for name, value in after.items() if value or name not in ("marks", "detail")}
