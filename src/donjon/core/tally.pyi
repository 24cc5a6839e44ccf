# Written by tools/stubs.py.
from donjon.core.position import Moves

def kept(
    moves: Moves, kinds: list[str], points: list[int], tables: object
) -> tuple[tuple[bytes, ...], list[tuple[str, str]]]: ...
def tally(targets: list[tuple[str, str]]) -> dict[str, tuple[int, int]]: ...
