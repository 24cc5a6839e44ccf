"""Game of Towers: four families raise towers in a medieval town (Rudi Hoffmann, 1993)."""

from collections.abc import Mapping
from pathlib import Path

from donjon.core.game import Game, Option
from donjon.games.towers import notation, picture, view, words
from donjon.games.towers.pieces import COLOURS, conserved
from donjon.games.towers.position import TowersPosition


def start(seats: int, options: Mapping[str, str]) -> TowersPosition:
    """The empty town, before the deal."""
    return TowersPosition(seats, options["height"] == "unlimited")


def options_of(position: TowersPosition) -> dict[str, str]:
    return {"height": "unlimited" if position.unlimited else "5"}


GAME = Game(
    name="towers",
    folder=Path(__file__).parent,
    version=1,
    seats=(2, 3, 4),
    colours=COLOURS,
    minutes=30,
    options=(Option("height", ("5", "unlimited"), "5"),),
    bound=3_500,  # 81 for the deal; at most 79 moves that build, each after at most 39 quiet turns; as many declined
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
    tell=words.tell,
    fixed=True,
    open=True,
)
