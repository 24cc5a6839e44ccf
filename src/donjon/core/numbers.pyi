# Written by tools/stubs.py.
from collections.abc import MutableSequence

from donjon.core.position import Moves

MOVE: int
KINDS: int
MOST: int

def numbered(moves: Moves, kinds: list[str], points: list[int], known: dict[str, int]) -> MutableSequence[int]: ...
def split(number: int) -> tuple[int, int, int]: ...
def placed(
    numbers: MutableSequence[int], former: MutableSequence[int], choices: object
) -> tuple[list[int], list[bytes]]: ...
def counted(numbers: MutableSequence[int], parts: MutableSequence[int], part: object) -> dict[int, tuple[int, int]]: ...
