"""The numbers of a game's sense, by name: taken out, changed, kept in files, and made a sense again."""

import json
from importlib import import_module
from pathlib import Path
from statistics import median

from donjon.core.errors import DonjonError
from donjon.core.registry import package_of
from donjon.core.sense import Sense

Numbers = dict[str, float]
SEARCH = ("margin", "curiosity", "par", "haste")  # besides what the traits are worth
PART = 0.3  # of a number: how far a try changes it
LEAST = 0.1  # of its present value: margin and curiosity stay above


def present(game: str) -> Numbers:
    """What the bots play with. A trait that has two worths is two numbers, `HELD.early` and `HELD.late`."""
    sense, worth = _sense(game), import_module(f"{package_of(game)}.traits").WORTH
    found = {name: float(getattr(sense, name)) for name in SEARCH}
    for trait, value in worth.items():
        if isinstance(value, tuple):
            found |= {f"{trait.name}.early": value[0], f"{trait.name}.late": value[1]}
        else:
            found[trait.name] = value
    return found


def sense(game: str, numbers: Numbers) -> Sense:
    """A sense with these numbers; all else as in the game's own."""
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
    """The numbers of a file, each in place of the present one of that name."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DonjonError(f"cannot read {path}: {error}") from error
    own = present(game)
    strange = sorted(set(told) - set(own))
    if strange:
        raise DonjonError(f"{path}: {game} has no number called {strange[0]}")
    return own | {name: float(value) for name, value in told.items()}


def scales(numbers: Numbers, kept: set[str]) -> Numbers:
    """How far a try changes each number that is tuned: a part of it, and of a small one a part of the middle one.

    Not tuned are those kept, a par where there is none, and the first trait where it is points, which are points.
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
    """The numbers after these steps; none of the search's own gets near to nothing or below."""
    found = {name: value + steps.get(name, 0.0) for name, value in numbers.items()}
    for name in SEARCH:
        found[name] = max(found[name], LEAST * numbers[name])
    return found
