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


def runs(things: Sequence[bytes], former: Sequence[bytes], head: int = 0, tail: int = 0) -> bytes:
    """The list in JSON, with what was there before as runs. So many things before and after these are the same."""
    places = dict(zip(former, count(head), strict=False))
    last = head + len(former)
    found: list[bytes] = []
    start, end = 0, head
    for place, thing in zip(map(places.get, things), things, strict=True):
        if place == end:
            end += 1
            continue
        if start < end:
            found.append(b"[%d,%d]" % (start, end))
        if place is None:
            start = end = -1
            found.append(thing)
        else:
            start, end = place, place + 1
    if tail and end != last and start < end:
        found.append(b"[%d,%d]" % (start, end))
    if tail:
        start, end = start if end == last else last, last + tail
    if start < end:
        found.append(b"[%d,%d]" % (start, end))
    return listed(found)


def same_ends(things: Sequence[object], former: Sequence[object]) -> tuple[int, int]:
    """How many objects at the beginning and at the end are the same. They are not looked into, which is quick."""
    most = min(len(things), len(former))
    head = next(compress(count(), map(is_not, things, former)), most)
    tail = next(compress(count(), map(is_not, reversed(things), reversed(former))), most)
    return head, min(tail, most - head)


def patch(now: Details, former: Details) -> dict[str, Any]:
    """The merge patch that leads from the former details to these. Neither has nulls."""
    changed: dict[str, Any] = {}
    for name, value in now.items():
        before = former.get(name)
        if value is before:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            change = patch(value, before)
            if change:
                changed[name] = change
        elif value != before:
            changed[name] = value
    return changed | dict.fromkeys([name for name in former if name not in now])


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
