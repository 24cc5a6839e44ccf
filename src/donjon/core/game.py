"""The human half of a game: names, options, text, views and pictures around a compiled `Position`.

A game is one `Game` value, a table of plain functions. There is nothing to inherit from.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from donjon.core.catalogue import Texts
from donjon.core.errors import BadOption
from donjon.core.position import Moves, Position
from donjon.core.scene import Scene
from donjon.core.things import Lying, as_drawn
from donjon.core.words import Phrase, Sentence, Task

View = dict[str, Any]
Note = tuple[int, int, int, int, int, int]
Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game. The game's texts have a sentence for it, and one for each value."""

    name: str
    values: tuple[str, ...]
    default: str
    people: str = ""  # what a table of people has instead when nobody says; with it a random game may have no end


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is refused: `reason-<reason>` in the game's texts, its details, and the rule."""

    reason: str
    rule: str
    details: dict[str, str | int] = {}


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as far as one seat may know: `event-<kind>` in the game's texts, and its details."""

    kind: str
    seat: int | None = None
    points: int = 0
    places: tuple[str, ...] = ()
    details: dict[str, str | int] = {}


def first_colours(colour: int, seats: int) -> int | None:
    """Each seat has one colour, in order. The other colours belong to nobody."""
    return colour if colour < seats else None


def one_by_one(move: Sequence[Happened], seats: int) -> list[Sentence]:
    """Each thing that happened in a move has a sentence of its own: `event-<kind>`."""
    return [Sentence(happened.kind) for happened in move]


@dataclass(frozen=True, slots=True)
class Game:
    """What a game is made of. The comments name the file of each function. `Any` is the game's own position."""

    name: str
    folder: Path  # holds RULES.md and texts/
    version: int  # of the rules: a fix that changes old games raises it
    seats: tuple[int, ...]
    colours: tuple[str, ...]  # by seat
    minutes: int  # about as long as people play
    options: tuple[Option, ...]
    bound: int  # random games never have more moves than this, chance included, unless they `may_be_endless`
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
    conserved: Callable[[Any], Mapping[str, int]]  # pieces.py: the count of every piece, which never changes
    picture: Callable[[View], Scene]  # picture.py
    text: Callable[[View, Texts], str]  # in the language of these texts
    ask: Callable[[View], Task]  # words.py
    kinds: Callable[[Any, Moves], list[str]]  # the kind of action that each of these moves belongs to
    say: Callable[[Any, int], Phrase]
    tell: Callable[[Sequence[Happened], int], list[Sentence]] = one_by_one  # words.py: one move, by number of seats
    lay: Callable[[View, Scene], Lying] = as_drawn  # picture.py: what lies where, as data
    seat_of: Callable[[int, int], int | None] = first_colours  # by colour and number of seats
    fixed: bool = False  # a move has the same text and parts in every position, so `write` and `parts` need none
    open: bool = False  # nothing is ever hidden, so one `view` and one list of `events` serve everybody


def usual_seats(game: Game) -> int:
    """How many people play by default: four, or the most that the game takes."""
    return min(4, game.seats[-1])


def for_people(game: Game) -> dict[str, str]:
    """The options that a table of people has when nobody says."""
    return {option.name: option.people or option.default for option in game.options}


def may_be_endless(game: Game, options: Options) -> bool:
    """Do these options let a random game go on past `bound`?"""
    return any(option.people and options[option.name] == option.people for option in game.options)


def choose(game: Game, seats: int, options: Options) -> dict[str, str]:
    """All options, with defaults filled in. A bad choice raises an error that says what is wrong."""
    if seats not in game.seats:
        raise BadOption("seats", game=game.folder, seats=game.seats, given=repr(seats))
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


def allows(game: Game, seats: int, options: Options) -> bool:
    """Does the game take this combination? A scenario may be for two players only."""
    try:
        game.start(seats, choose(game, seats, options))
    except BadOption:
        return False
    return True
