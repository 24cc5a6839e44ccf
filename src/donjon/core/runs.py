"""Lists and details told by those before them, so that only what has changed is sent. `changes.py` says how.

Compiled, because every move is told like this. Types are declared here, since these are plain functions.
"""

import cython


def listed(things: tuple[bytes, ...]) -> bytes:
    """A whole list in JSON."""
    return b"[" + b",".join(things) + b"]"


def runs(things: tuple[bytes, ...], former: tuple[bytes, ...], head: cython.int = 0, tail: cython.int = 0) -> bytes:
    """The list in JSON, with what was there before as runs. So many things before and after these are the same."""
    i: cython.int
    known = {}
    for i in range(len(former)):
        known[former[i]] = head + i
    places = [known.get(thing, -1) for thing in things]
    return in_runs(places, [thing for thing in things if thing not in known], head, head + len(former), tail)


def in_runs(
    places: list[int], new: list[bytes], head: cython.int = 0, last: cython.int = 0, tail: cython.int = 0
) -> bytes:
    """A list in JSON, by where each thing was in the former one: at none, -1, what is `new` comes next. The things
    before the first place, `head` of them, and after `last`, `tail` of them, are the same."""
    place: cython.int
    start: cython.int = 0
    end: cython.int = head
    following = iter(new)
    found = []
    for place in places:
        if place == end:
            end += 1
            continue
        if start < end:
            found.append(b"[%d,%d]" % (start, end))
        if place < 0:
            start = end = -2  # no place comes next
            found.append(next(following))
        else:
            start, end = place, place + 1
    if tail and end != last and start < end:
        found.append(b"[%d,%d]" % (start, end))
    if tail:
        start, end = start if end == last else last, last + tail
    if start < end:
        found.append(b"[%d,%d]" % (start, end))
    return b"[" + b",".join(found) + b"]"


def same_ends(things: tuple[object, ...], former: tuple[object, ...]) -> tuple[int, int]:
    """How many objects at the beginning and at the end are the same. They are not looked into, which is quick."""
    size: cython.int = len(things)
    before: cython.int = len(former)
    most: cython.int = min(size, before)
    head: cython.int = 0
    tail: cython.int = 0
    while head < most and things[head] is former[head]:
        head += 1
    most -= head
    while tail < most and things[size - 1 - tail] is former[before - 1 - tail]:
        tail += 1
    return head, tail


def retold(things: tuple[bytes, ...], former: tuple[bytes, ...]) -> bytes:
    """The list in JSON, by the former one, which mostly begins and ends alike."""
    head, tail = same_ends(things, former)
    return runs(things[head : len(things) - tail], former[head : len(former) - tail], head, tail)


def patch(now: dict[str, object], former: dict[str, object]) -> dict[str, object]:
    """The merge patch that leads from the former details to these. Neither has nulls."""
    changed = {}
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
    for name in former:
        if name not in now:
            changed[name] = None
    return changed
