"""What a game asks of a player and how it tells a move: sentences as data, put into words by `match/words.py`.

`ask` is made from a view and knows no rules: which moves are legal, and why others are not, is found out by the match.
"""

import msgspec

from donjon.core.position import Position

Details = dict[str, str | int]


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the game's texts, without its prefix, and the details it names."""

    message: str
    details: Details = {}


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a player may do at this step: `action-<kind>` in the texts.

    It stands for the legal moves of its kind; `pick-<kind>` says how to choose among them. Where there are none, the
    rules are asked about the move `probe`: why it is refused is why the action is not open.
    """

    kind: str
    probe: str
    price: int = 0
    icon: str = ""  # the drawing on its button; the kind's own if none is named
    details: Details = {}
    ends: bool = False  # it does nothing but end the step or the turn


class Pips(msgspec.Struct, frozen=True):
    """How much of something is left: `left-<name>` in the texts."""

    name: str
    have: int
    of: int


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of the seat to move: `ask-<message>` for that seat, `wait-<message>` for those who watch.

    `loses` is what would be lost by ending the turn now: `lose-<message>`. Details that count legal moves are filled in
    by the match: `moves` and `places` are those of the first action.
    """

    message: str
    details: Details = {}
    actions: tuple[Action, ...] = ()
    left: tuple[Pips, ...] = ()
    loses: Sentence | None = None


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as a sentence: `say-<message>` in the texts, and the places to light up.

    People say no more than they need. `apart` holds what tells a move from others that would sound the same: details by
    steps, each left at 0 unless it is needed.
    """

    message: str
    places: tuple[str, ...] = ()
    details: Details = {}
    apart: tuple[Details, ...] = ()


def gain(position: Position, move: int) -> int:
    """The points a move brings at once to whoever makes it; 0 if it reveals something, for then nobody can know."""
    seat, after = position.turn(), position.copy()
    after.play(move)
    return after.score(seat) - position.score(seat) if after.reveals == position.reveals else 0


SIDES = (("north-west", "north", "north-east"), ("west", "middle", "east"), ("south-west", "south", "south-east"))


def side(x: float, y: float, width: float, height: float) -> str:
    """Where a point lies on a board, as a word of core's texts: `in-north`. The middle is its middle third."""
    column, row = (min(2, int(3 * at / size)) for at, size in ((x, width), (y, height)))
    return f"in-{SIDES[row][column]}"
