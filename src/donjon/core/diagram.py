"""Reading diagrams: the first line, which holds facts, and their values."""

import re
from collections.abc import Sequence

from donjon.core.errors import BadDiagram, one_of


def head(text: str, game: str, known: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """The facts of the first line, `game name=value name=value`, and the other lines that are not empty."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    first, *words = lines[0].split() if lines else [""]
    if first != game:
        raise BadDiagram(f"a diagram of this game begins with the word {game}")
    return facts(words, known), lines[1:]


def facts(words: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """Words like `turn=red`, as a dictionary."""
    found = dict(word.partition("=")[::2] for word in words)
    for name in found:
        if name not in known:
            raise BadDiagram(f"{name} is not a fact of a position; known are {one_of(known)}")
    return found


def number_of(given: dict[str, str], name: str, default: int, low: int, high: int) -> int:
    """The value of a fact that must be a number from `low` to `high`."""
    value = given.get(name, str(default))
    if not re.fullmatch(r"-?\d{1,6}", value) or not low <= int(value) <= high:
        raise BadDiagram(f"{name}={value}: must be a number from {low} to {high}")
    return int(value)


def choice_of(given: dict[str, str], name: str, values: Sequence[str], default: int = 0) -> int:
    """The index in `values` of a fact that must be one of them."""
    value = given.get(name, values[default])
    if value not in values:
        raise BadDiagram(f"{name}={value}: must be {one_of(values)}")
    return values.index(value)
