"""Lists and details told by those before them (`runs.py`), and how a reader follows.

In a list, a pair [from, to] stands for that run of the former list, `to` not included. Details change by a JSON Merge
Patch (RFC 7396): objects are merged, null takes a field away, and everything else is replaced.
"""

from collections.abc import Mapping, Sequence
from typing import Any

Details = Mapping[str, Any]
Parts = tuple[bytes, ...]  # the things of a list, each in JSON
Json = Any  # a `msgspec.Raw`: JSON that is made already, in a message that has a place for what it tells


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
