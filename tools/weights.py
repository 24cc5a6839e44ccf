"""The numbers of a game's sense, by name: read them, change them, keep them in files, and make a sense of them."""

import json
from importlib import import_module
from pathlib import Path
from statistics import median

from donjon.core.errors import DonjonError
from donjon.core.registry import package_of
from donjon.core.sense import Sense

Numbers = dict[str, float]
SEARCH = ("margin", "curiosity", "par", "haste")  # besides what the traits are worth
PART = 0.3  # the share of a number by which a try changes it
LEAST = 0.1  # margin and curiosity stay above this share of their present value


def present(game: str) -> Numbers:
    """The numbers the bots play with. A trait with two worths is two numbers, `HELD.early` and `HELD.late`."""
    sense, worth = _sense(game), import_module(f"{package_of(game)}.traits").WORTH
    found = {name: float(getattr(sense, name)) for name in SEARCH}
    for trait, value in worth.items():
        if isinstance(value, tuple):
            found |= {f"{trait.name}.early": value[0], f"{trait.name}.late": value[1]}
        else:
            found[trait.name] = value
    return found


def sense(game: str, numbers: Numbers) -> Sense:
    """A sense with these numbers. Everything else is as in the game's own."""
    own = _sense(game)
    worth = [value for name, value in numbers.items() if name not in SEARCH]
    if any(name.endswith(".early") for name in numbers):
        worth = worth[::2] + worth[1::2]  # all the early ones first
    return type(own)(
        own.cut,
        numbers["margin"],
        worth,
        curiosity=numbers["curiosity"],
        par=numbers["par"],
        horizon=own.horizon,
        any_order=own.any_order,
        haste=numbers["haste"],
    )


def _sense(game: str) -> Sense:
    found: Sense = import_module(f"{package_of(game)}.sense").SENSE
    return found


def read(game: str, path: Path) -> Numbers:
    """The present numbers, replaced by those in a file."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DonjonError(f"cannot read {path}: {error}") from error
    try:
        return changed(game, told)
    except DonjonError as error:
        raise DonjonError(f"{path}: {error}") from error


def changed(game: str, some: Numbers) -> Numbers:
    """The present numbers, but for some."""
    own = present(game)
    strange = sorted(set(some) - set(own))
    if strange:
        raise DonjonError(f"{game} has no number called {strange[0]}")
    return own | {name: float(value) for name, value in some.items()}


def scales(numbers: Numbers, kept: set[str]) -> Numbers:
    """How far a try changes each number: by a share of it, or of the median if the number is small.

    Some are not tuned: those to keep, a par of 0, and the first trait if it is plain points.
    """
    worth = {name: value for name, value in numbers.items() if name not in SEARCH}
    middle = median(abs(value) for value in worth.values())
    found = {name: PART * max(abs(value), middle) for name, value in worth.items()}
    for name in SEARCH:
        if numbers[name]:
            found[name] = PART * numbers[name]
    first = [name for name in worth if name.partition(".")[0] == next(iter(worth)).partition(".")[0]]
    points = {name for name in first if worth[name] == 1.0}
    return {name: scale for name, scale in found.items() if name not in kept | points}


def moved(numbers: Numbers, steps: Numbers) -> Numbers:
    """The numbers after these steps. Those of the search stay well above 0."""
    found = {name: value + steps.get(name, 0.0) for name, value in numbers.items()}
    for name in SEARCH:
        found[name] = max(found[name], LEAST * numbers[name])
    return found
