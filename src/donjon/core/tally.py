"""Legal moves counted. Compiled, because it looks at every legal move of every turn."""

import cython


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
