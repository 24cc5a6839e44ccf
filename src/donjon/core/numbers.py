"""Legal moves as numbers, for games whose moves read the same in every position: small to keep and quick to compare.

The lower 32 bits of a number are the move, the six bits above them are the number of its kind, and the rest is what it
brings. Compiled, because every move is told like this. Types are declared here, since these are plain functions.
"""

from array import array
from collections.abc import MutableSequence

import cython

if not cython.compiled:  # compiled, these come from numbers.pxd
    from donjon.core.bits import ONE
    from donjon.core.position import Moves

    MOVE = 0xFFFFFFFF
    KINDS = 64

MOST = 65536  # moves of such a game are below this


def numbered(moves: Moves, kinds: list[str], points: list[int], known: dict[str, int]) -> MutableSequence[int]:
    """The numbers of these moves. `known` has the numbers of kinds, which they get as they come."""
    i: cython.int
    kind: cython.longlong = 0
    gain: cython.longlong
    most: cython.int = MOST
    numbers = array("q", bytes(8 * moves.count))
    now: cython.longlong[::1] = numbers
    last = None
    for i in range(moves.count):
        if kinds[i] is not last:
            last = kinds[i]
            kind = known.setdefault(last, len(known))
            if kind >= KINDS:
                raise OverflowError(f"{last} is one kind of move too many")
        if moves.items[i] >= most:
            raise OverflowError(f"a fixed move is below {most}, not {moves.items[i]}")
        gain = points[i]
        now[i] = (gain * KINDS + kind) * (MOVE + ONE) + moves.items[i]
    return numbers


def split(number: cython.longlong) -> tuple[int, int, int]:
    """The move, its kind and its points."""
    return number & MOVE, number >> 32 & KINDS - 1, number >> 38


def renumbered(numbers: MutableSequence[int], former: MutableSequence[int], choices: object) -> bytes:
    """The list in JSON, with what was there before as runs, like `runs.in_runs`. `choices` has the JSON of a number.

    Mostly a number follows the one before it, so that is where to begin to look.
    """
    i: cython.Py_ssize_t
    place: cython.Py_ssize_t
    start: cython.Py_ssize_t = 0
    end: cython.Py_ssize_t = 0
    following: cython.Py_ssize_t = 0
    size: cython.Py_ssize_t = len(former)
    now: cython.longlong[::1] = numbers
    before: cython.longlong[::1] = former
    found = []
    for i in range(len(numbers)):
        place = following
        while place < size and before[place] != now[i]:
            place += 1
        if place == size:
            place = 0
            while place < following and before[place] != now[i]:
                place += 1
            if place == following:
                place = -1
        if place < 0 or place != end:
            if start < end:
                found.append(b"[%d,%d]" % (start, end))
            start = end = place
        if place < 0:
            found.append(choices[now[i]])
        else:
            following = end = place + 1
    if start < end:
        found.append(b"[%d,%d]" % (start, end))
    return b"[" + b",".join(found) + b"]"


def counted(numbers: MutableSequence[int], parts: MutableSequence[int], part: object) -> dict[int, tuple[int, int]]:
    """Of each kind how many moves it has, and at how many places.

    `parts` has the number of the first part of each move, or -1 as long as nobody has asked `part` for it.
    """
    i: cython.Py_ssize_t
    kind: cython.int
    most: cython.int = -1
    now: cython.longlong[::1] = numbers
    firsts: cython.int[::1] = parts
    moves = cython.declare(cython.int[64])
    places = cython.declare(cython.int[64])
    for i in range(len(numbers)):
        if firsts[now[i] & MOVE] < 0:
            firsts[now[i] & MOVE] = part(now[i] & MOVE)
        most = max(most, firsts[now[i] & MOVE])
    seen: cython.ulonglong[::1] = array("Q", bytes(8 * (most + 1)))  # by part, a bit for each kind
    for kind in range(KINDS):
        moves[kind] = places[kind] = 0
    for i in range(len(numbers)):
        kind = now[i] >> 32 & KINDS - 1
        moves[kind] += 1
        places[kind] += not seen[firsts[now[i] & MOVE]] >> kind & 1
        seen[firsts[now[i] & MOVE]] |= ONE << kind
    return {kind: (moves[kind], places[kind]) for kind in range(KINDS) if moves[kind]}
