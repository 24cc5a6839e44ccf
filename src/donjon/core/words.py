"""What a game asks of a player and how it tells a move: sentences as data, which `match/words.py` puts into words.

`ask` is made from a view and knows no rules. The match finds out which moves are legal, and why others are not.
"""

import msgspec

Details = dict[str, str | int]


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the game's texts, without its prefix, and its details."""

    message: str
    details: Details = {}


SILENCE = Sentence("")  # another sentence says it, or there is nothing to say


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a player may do at this step: `action-<kind>` in the texts.

    It stands for the legal moves of its kind; `pick-<kind>` says how to choose among them. If there are none, the
    match asks the rules about the move `probe`. Its refusal is the reason why the action is not open. `stock` is how
    many pieces are left for it, where they are counted; `note` is what it brings or costs besides: `note-<message>`.
    """

    kind: str
    probe: str
    price: int = 0
    icon: str = ""  # the drawing on its button; by default the kind's own
    details: Details = {}
    stock: int | None = None
    note: Sentence | None = None
    ends: bool = False  # it does nothing but end the step or the turn


class Pips(msgspec.Struct, frozen=True):
    """How much of something is left: `left-<name>` in the texts."""

    name: str
    have: int
    of: int


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of the seat to move: `ask-<message>` for that seat, `wait-<message>` for everybody else.

    `loses` is what the player would lose by ending the turn now: `lose-<message>`. The match fills in the details
    `moves` and `places`, which count the legal moves of the first action.
    """

    message: str
    details: Details = {}
    actions: tuple[Action, ...] = ()
    left: tuple[Pips, ...] = ()
    loses: Sentence | None = None


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as a sentence: `say-<message>` in the texts, and the places to light up.

    People say no more than they need to. `apart` holds details that tell this move from others that would sound the
    same, step by step. Each stays 0 unless it is needed.
    """

    message: str
    places: tuple[str, ...] = ()
    details: Details = {}
    apart: tuple[Details, ...] = ()


SIDES = (("north-west", "north", "north-east"), ("west", "middle", "east"), ("south-west", "south", "south-east"))


def side(x: float, y: float, width: float, height: float) -> str:
    """Where a point is on a board, as a word of core's texts, such as `in-north`. The middle is the middle third."""
    column, row = (min(2, int(3 * at / size)) for at, size in ((x, width), (y, height)))
    return f"in-{SIDES[row][column]}"
