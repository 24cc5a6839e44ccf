"""Legal moves looked up and counted. Compiled, because it looks at every legal move of every turn."""

import cython

if not cython.compiled:  # compiled, this comes from tally.pxd
    from donjon.core.position import Moves


def kept(
    moves: Moves, kinds: list[str], points: list[int], tables: object
) -> tuple[tuple[bytes, ...], list[tuple[str, str]]]:
    """What is kept of each move, which is a pair: all firsts and all seconds. It is in the table of the move's kind, by
    its points in the upper 32 bits and the move below them."""
    i: cython.int
    number: cython.longlong
    kind = table = None
    firsts, seconds = [], []
    for i in range(moves.count):
        if kinds[i] is not kind:
            kind = kinds[i]
            table = tables[kind]
        number = points[i]
        first, second = table[number * 4294967296 + moves.items[i]]
        firsts.append(first)
        seconds.append(second)
    return tuple(firsts), seconds


def tally(targets: list[tuple[str, str]]) -> dict[str, tuple[int, int]]:
    """Of each action how many moves it has, and at how many places. A target is an action and the first part to pick.

    Moves with the same target mostly follow one another, so whole runs of them are counted.
    """
    i: cython.int
    moves: cython.int
    start: cython.int = 0
    counts = {}
    seen = set()
    for i in range(1, len(targets) + 1):
        if i < len(targets) and targets[i] is targets[start]:
            continue
        target = targets[start]
        kind = target[0]
        before, places = counts.get(kind, (0, 0))
        moves = i - start
        counts[kind] = before + moves, places + (target not in seen)
        seen.add(target)
        start = i
    return counts
