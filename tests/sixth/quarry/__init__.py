"""Quarry: a castle in ruins, and two villagers who fetch its stones. Nim, told as a castle game.

The smallest complete game: docs/adding-a-game.md is written along it.
"""

from collections.abc import Mapping
from pathlib import Path

from donjon.core.game import Game, Option
from quarry import notation, picture, view, words
from quarry.pieces import COLOURS, SEATS, STONES, conserved
from quarry.position import QuarryPosition


def start(seats: int, options: Mapping[str, str]) -> QuarryPosition:
    """The whole ruin, before the lot is drawn."""
    return QuarryPosition(seats, options["last"] == "loses")


def options_of(position: QuarryPosition) -> dict[str, str]:
    return {"last": "loses" if position.cursed else "wins"}


GAME = Game(
    name="quarry",
    folder=Path(__file__).parent,
    version=1,
    seats=(SEATS,),
    colours=COLOURS,
    minutes=5,
    options=(Option("last", ("wins", "loses"), "wins"),),
    bound=STONES + 1,  # the lot, then at least one stone a turn
    start=start,
    write=notation.write,
    read=notation.read,
    parts=notation.parts,
    refusal=notation.refusal,
    diagram=notation.diagram,
    from_diagram=notation.from_diagram,
    options_of=options_of,
    view=view.view,
    events=view.events,
    conserved=conserved,
    picture=picture.picture,
    text=picture.text,
    ask=words.ask,
    kinds=words.kinds,
    say=words.say,
    open=True,
)
