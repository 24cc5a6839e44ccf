"""Torres: princes rebuild the castles of an old king (Wolfgang Kramer and Michael Kiesling, 1999)."""

from collections.abc import Mapping
from pathlib import Path

from donjon.core.game import Game, Option
from donjon.games.torres import diagram, notation, picture, view, words
from donjon.games.torres.pieces import COLOURS, DOORS, MASTERS, MOVEBLOCK_TO, VERSIONS, conserved
from donjon.games.torres.position import TorresPosition

MASTER_CHOICES = ("drawn", *MASTERS)


def start(seats: int, options: Mapping[str, str]) -> TorresPosition:
    """The board before the first knight or, in the master version, before the master card."""
    position = TorresPosition(
        seats,
        VERSIONS.index(options["version"]),
        options["doors"] == "path",
        options["moveblock"] == "stack",
        MASTER_CHOICES.index(options["master"]),
    )
    position.set_up()
    return position


def options_of(position: TorresPosition) -> dict[str, str]:
    return {
        "version": VERSIONS[position.version],
        "doors": DOORS[position.path],
        "moveblock": MOVEBLOCK_TO[position.stacking],
        "master": MASTER_CHOICES[position.chosen],
    }


GAME = Game(
    name="torres",
    folder=Path(__file__).parent,
    version=1,
    seats=(2, 3, 4),
    colours=COLOURS,
    minutes=60,
    options=(
        Option("version", VERSIONS, "basic"),
        Option("doors", DOORS, "net"),
        Option("moveblock", MOVEBLOCK_TO, "ground"),
        Option("master", MASTER_CHOICES, "drawn"),
    ),
    # 40 turns of at most 7 points, a card, two cards drawn in 4 more moves each, an end, 4 moves for left-over blocks;
    # 14 moves of set-up and two of the king
    bound=860,
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
    text=picture.text,
    ask=words.ask,
    kinds=words.kinds,
    say=words.say,
    tell=words.tell,
)
