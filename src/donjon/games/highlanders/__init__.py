"""Highlanders: eighteen castles on a Scottish loch (Reinhard Herbert, 1993)."""

from collections.abc import Mapping
from pathlib import Path

from donjon.core.game import Game, Option
from donjon.games.highlanders import diagram, notation, picture, view, words
from donjon.games.highlanders.pieces import COLOURS, conserved, seat_of
from donjon.games.highlanders.position import HighlandersPosition


def start(seats: int, options: Mapping[str, str]) -> HighlandersPosition:
    """The empty board, before chance names the first player."""
    return HighlandersPosition(seats, options["failed_assault"] == "repulse", diagram.cap_number(options["turn_cap"]))


def options_of(position: HighlandersPosition) -> dict[str, str]:
    return {
        "failed_assault": diagram.FAILED_ASSAULT[position.repulse],
        "turn_cap": diagram.cap_name(position),
    }


GAME = Game(
    name="highlanders",
    folder=Path(__file__).parent,
    version=1,
    seats=(2, 3, 4, 5),
    colours=COLOURS,
    minutes=45,
    options=(
        Option("failed_assault", diagram.FAILED_ASSAULT, "lost"),
        Option("turn_cap", diagram.TURN_CAPS, "400", people="none"),
    ),
    bound=10_401,  # the start, then at most 800 turns: a roll and three steps, each at most assault, in, shield, draw
    start=start,
    write=notation.write,
    read=notation.read,
    parts=notation.parts,
    refusal=notation.refusal,
    diagram=diagram.diagram,
    from_diagram=diagram.from_diagram,
    options_of=options_of,
    view=view.view,
    events=view.events,
    conserved=conserved,
    picture=picture.picture,
    lay=picture.lay,
    text=picture.text,
    ask=words.ask,
    kinds=words.kinds,
    say=words.say,
    tell=words.tell,
    seat_of=seat_of,
)
