"""The human half of a game: names, options, text, views and pictures around a compiled `Position`.

A game is one `Game` value, a table of plain functions; there is nothing to inherit.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from donjon.core.errors import BadOption
from donjon.core.position import Position
from donjon.core.scene import Scene
from donjon.core.words import Phrase, Task

View = dict[str, Any]
Note = tuple[int, int, int, int, int, int]
Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game. Its sentence, and one for each value, are in the game's texts."""

    name: str
    values: tuple[str, ...]
    default: str
    people: str = ""  # what a table of people has instead when nobody says; with it a random game may have no end


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal, or no move: `reason-<reason>` in the game's texts, with its details, and the rule."""

    reason: str
    rule: str
    details: dict[str, str | int] = {}


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat may know it: `event-<kind>` in the game's texts, with its details."""

    kind: str
    seat: int | None = None
    points: int = 0
    places: tuple[str, ...] = ()
    details: dict[str, str | int] = {}


def first_colours(colour: int, seats: int) -> int | None:
    """Each seat has one colour, the first seat the first; the other colours are nobody's."""
    return colour if colour < seats else None


@dataclass(frozen=True, slots=True)
class Game:
    """What a game is made of. Each function lives in the file its comment names; `Any` is the game's own position."""

    name: str
    folder: Path  # holds RULES.md and texts/
    version: int  # of the rules: a fix that changes old games counts it up
    seats: tuple[int, ...]
    colours: tuple[str, ...]  # by seat
    minutes: int  # about as long as people play
    options: tuple[Option, ...]
    bound: int  # no random game has more moves than this, chance included, unless it `may_be_endless`
    start: Callable[[int, Options], Position]  # position.py
    write: Callable[[Any, int], str]  # notation.py
    read: Callable[[Any, str], int]
    parts: Callable[[Any, int], tuple[str, ...]]
    refusal: Callable[[Any, int, int], Refusal]
    diagram: Callable[[Any], str]
    from_diagram: Callable[[str], Position]
    options_of: Callable[[Any], dict[str, str]]  # __init__.py: the options a position is played with
    view: Callable[[Any, int | None], View]  # view.py
    events: Callable[[Any, Sequence[Note], int | None], list[Happened]]
    conserved: Callable[[Any], Mapping[str, int]]  # pieces.py: every piece counted, always the same
    picture: Callable[[View], Scene]  # picture.py
    text: Callable[[View], str]
    ask: Callable[[View], Task]  # words.py
    kind: Callable[[Any, int], str]  # the kind of action a move belongs to
    say: Callable[[Any, int], Phrase]
    seat_of: Callable[[int, int], int | None] = first_colours  # whose a colour is, by its number and the seats
    open: bool = False  # nothing is ever hidden: `view` and `events` are the same for everybody, and made once for all


def usual_seats(game: Game) -> int:
    """How many play when nobody says: four, or as many as the game takes."""
    return min(4, game.seats[-1])


def for_people(game: Game) -> dict[str, str]:
    """The options that a table of people has when nobody says."""
    return {option.name: option.people or option.default for option in game.options}


def may_be_endless(game: Game, options: Options) -> bool:
    """Do these options let a random game go on past `bound`?"""
    return any(option.people and options[option.name] == option.people for option in game.options)


def choose(game: Game, seats: int, options: Options) -> dict[str, str]:
    """The full set of options, defaults filled in. Says what is wrong with a bad choice."""
    if seats not in game.seats:
        raise BadOption("seats", game=game.folder, seats=game.seats, given=seats)
    chosen = {option.name: option.default for option in game.options}
    for name, value in options.items():
        if name not in chosen:
            if not chosen:
                raise BadOption("no-options", game=game.folder, name=name)
            raise BadOption("no-option", game=game.folder, name=name, known=tuple(chosen))
        values = next(option.values for option in game.options if option.name == name)
        if str(value) not in values:
            raise BadOption("bad-value", name=name, values=values, value=str(value))
        chosen[name] = str(value)
    return chosen


def join(words: Any) -> str:
    """a, b or c."""
    *most, last = [str(word) for word in words]
    return f"{', '.join(most)} or {last}" if most else last
