"""Setting up (RULES 1): the options, and the table before the first draw."""

from collections.abc import Mapping
from pathlib import Path

from donjon.core.errors import BadOption
from donjon.core.game import Option
from donjon.games.carcassonne.landscape import put_tile
from donjon.games.carcassonne.pieces import (
    COPIES,
    FLAGS,
    HAS_DRAGON,
    KINDS,
    SET_OF,
    SMALLS,
    START_KIND,
    TOWER_PIECES,
    drawn_sets,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.tiles import SETS

SWITCH = ("off", "on")
OPTIONS = (
    Option("inns", SWITCH, "off"),
    Option("traders", SWITCH, "off"),
    Option("dragon", SWITCH, "off"),
    Option("tower", SWITCH, "on"),
    Option("farms", ("1", "2", "3"), "3"),
    Option("small_city", ("4", "2"), "4"),
    Option("fairy", ("follower", "tile"), "follower"),
    Option("dragon_moves", ("before", "after"), "before"),
    Option("princess", ("may", "must"), "may"),
    Option("tower_reach", ("seed", "published"), "seed"),
    Option("tower_top_capture", ("false", "true"), "false"),
)


def empty_table(seats: int, options: Mapping[str, str]) -> CarcassonnePosition:
    """The agreed rules, everything in the box's supplies, the bag filled, no tile on the table."""
    sets = 1 | sum(1 << bit for bit, name in enumerate(SETS) if options.get(name) == "on")
    if seats == 6 and not sets >> SETS.index("inns") & 1:
        raise BadOption("six-players", Path(__file__).parent)
    position = CarcassonnePosition(seats, sets)
    position.farms, position.small_city = int(options["farms"]), int(options["small_city"])
    position.fairy_on_tile = options["fairy"] == "tile"
    position.dragon_late = options["dragon_moves"] == "after"
    position.princess_must = options["princess"] == "must"
    position.reach_over = options["tower_reach"] == "published"
    position.top_capture = options["tower_top_capture"] == "true"
    for kind, tiles in enumerate(drawn_sets(sets)):
        position.set_bag(kind, tiles)
    position.left = sum(drawn_sets(sets))
    position.asleep = sum(
        COPIES[kind] for kind in range(KINDS) if sets >> SET_OF[kind] & 1 and FLAGS[kind] & HAS_DRAGON
    )
    has = {name: bool(sets >> bit & 1) for bit, name in enumerate(SETS)}
    figures = [*range(SMALLS), *[7] * has["inns"], *[8, 9] * has["traders"]]
    for seat in range(seats):
        position.give(seat, sum(1 << figure for figure in figures))
        position.set_pieces(seat, TOWER_PIECES[seats] if has["tower"] else 0)
    return position


def start(seats: int, options: Mapping[str, str]) -> CarcassonnePosition:
    """The start tile on the table, red about to draw."""
    position = empty_table(seats, options)
    put_tile(position, START_KIND, 0, 0, 0)
    return position


def options_of(position: CarcassonnePosition) -> dict[str, str]:
    """The options a position is played with."""
    return {
        **{name: SWITCH[position.sets >> bit & 1] for bit, name in enumerate(SETS) if bit},
        "farms": str(position.farms),
        "small_city": str(position.small_city),
        "fairy": "tile" if position.fairy_on_tile else "follower",
        "dragon_moves": "after" if position.dragon_late else "before",
        "princess": "must" if position.princess_must else "may",
        "tower_reach": "published" if position.reach_over else "seed",
        "tower_top_capture": "true" if position.top_capture else "false",
    }
