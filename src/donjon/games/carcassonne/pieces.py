"""The box of Carcassonne: sets, figures, constants, and the tables the compiled rules are built from (flat lists)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from donjon.games.carcassonne.tiles import START, TILES, Tile

if TYPE_CHECKING:
    from donjon.games.carcassonne.position import CarcassonnePosition

COLOURS = ("red", "blue", "yellow", "green", "purple", "black")
GOODS = ("wine", "grain", "cloth")
TOKENS = (9, 6, 5)  # of each good
SIDES = ("north", "east", "south", "west")
LANDS = ("city", "road", "field", "monastery")  # what a segment is, by number
CITY, ROAD, FIELD, MONASTERY = range(4)
NONE = 255

# Figures. A seat has ten: 0-6 small followers, 7 the big one, 8 the builder, 9 the pig; figure = seat * 10 + that.
FIGURES = ("small", "big", "builder", "pig")  # kinds, by number
SMALL, BIG, BUILDER, PIG = range(4)
SMALLS = 7
SET_OF_FIGURES = 10
FOLLOWERS = 0xFF  # of a seat's ten figures, as bits
HELPERS = 0x300  # builder and pig
ALL_FOLLOWERS = sum(FOLLOWERS << SET_OF_FIGURES * seat for seat in range(6))  # as bits
TOWER_PIECES = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}
RANSOM_PRICE = 3
FLIGHT_STEPS = 6
FAIRY_POINTS = 3
GOODS_POINTS = 10
INNS, TRADERS, DRAGON_SET, TOWER_SET = 2, 4, 8, 16  # bits of the sets in use, as in tiles.SETS
EAST = [0, 1, 0, -1, 1, 1, -1, -1]  # north, east, south, west, then the diagonals
SOUTH = [-1, 0, 1, 0, -1, 1, 1, -1]
SPOTS_ON = [EAST[side] + 512 * SOUTH[side] for side in range(4)]  # from a spot to the one beside it

# Where a figure is: a segment (its number), the top of the tower of a tile, a jail, or at home in the supply.
TOP = 1024  # + tile
JAIL = 2048  # + jailer
HOME = 65535

# Moves as numbers: kind << 22 | slot << 18 | (y + 256) << 9 | (x + 256); without a place, details in the low bits.
(
    PASS,
    DRAW,
    PLACE,
    DEPLOY_SMALL,
    DEPLOY_BIG,
    DEPLOY_BUILDER,
    DEPLOY_PIG,
    BUILD,
    FAIRY,
    PRINCESS,
    CAPTURE,
    EXCHANGE,
    DRAGON,
    RANSOM,
) = range(14)
SPOT = (1 << 18) - 1  # the bits of a place's coordinates
TAKEN = 1 << 26  # a tile lies there; below this bit, above the spot, stands which
ON_TOP = 9  # slot of a tower's top
WHOLE = 15  # "slot" of a whole tile


def spot(x: int, y: int, slot: int) -> int:
    """A place on the table as a number; moves and notes both use it."""
    return slot << 18 | (y + 256) << 9 | (x + 256)


def unspot(number: int) -> tuple[int, int, int]:
    """x, y and slot of such a number."""
    return (number & 511) - 256, (number >> 9 & 511) - 256, number >> 18 & 15


# The tiles. A slot is a segment of a tile: its cities first, then roads, fields, the monastery.

KINDS = len(TILES)
KIND = {tile.id: number for number, tile in enumerate(TILES)}
START_KIND = KIND[START]
SET_OF = ["BITDW".index(tile.id[0]) for tile in TILES]  # as in SETS
COPIES = [tile.copies for tile in TILES]
BAG_WORDS = 2 * max(COPIES).bit_length()  # two words of kinds for each bit of how many tiles there are of a kind
SIGNS = ("monastery", "volcano", "dragon", "portal", "tower")
HAS_MONASTERY, HAS_VOLCANO, HAS_DRAGON, HAS_PORTAL, HAS_TOWER = (1 << bit for bit in range(5))
FLAGS = [sum(1 << bit for bit, sign in enumerate(SIGNS) if sign in tile.signs.split()) for tile in TILES]

DRAGON_KINDS = [
    sum(1 << kind % 64 for kind in range(KINDS) if kind // 64 == w and FLAGS[kind] & HAS_DRAGON) for w in (0, 1)
]

LETTER_SIDE = {"F": 1, "R": 2, "C": 3}  # two bits a side; 0 is a side without a neighbour
SIDE_FIELD, SIDE_ROAD, SIDE_CITY = 1, 2, 3
LED_TO = 0b10101010  # of the borders of a place: the bits that a road and a city have, and a field has not
SIDE = [LETTER_SIDE[letter] for tile in TILES for letter in tile.sides]

# What a feature has, added up when features join: shields, goods, inns or cathedrals, segments, and open sides. These
# are the bits where each begins; shields begin at 0.
WINE, GRAIN, CLOTH, BONUS, MEMBERS, OPEN_SIDES = 6, 10, 14, 18, 22, 32


def _slots(tile: Tile) -> list[tuple[int, int]]:
    """Land and contents of each segment."""
    cities = [
        (len(c.sides), c.shields | (1 << WINE + 4 * GOODS.index(c.goods) if c.goods else 0) | c.cathedral << BONUS)
        for c in tile.cities
    ]
    roads = [(len(road.sides), road.inn << BONUS) for road in tile.roads]
    fields = [(0, 0) for _ in tile.fields]
    monasteries = [(0, 0)] * ("monastery" in tile.signs)
    return [
        (land, more | 1 << MEMBERS | sides << OPEN_SIDES)
        for land, segments in enumerate((cities, roads, fields, monasteries))
        for sides, more in segments
    ]


def _fill(values: list[int], length: int) -> list[int]:
    return values + [NONE] * (length - len(values))


SLOTS = [len(_slots(tile)) for tile in TILES]
SLOT_LAND = [land for tile in TILES for land in _fill([slot[0] for slot in _slots(tile)], 8)]
SLOT_CONTENTS = [contents for tile in TILES for contents in _fill([slot[1] for slot in _slots(tile)], 8)]


def _side_slots(tile: Tile) -> list[int]:
    """The city or road segment at each side."""
    found = [NONE] * 4
    for slot, sides in enumerate([city.sides for city in tile.cities] + [road.sides for road in tile.roads]):
        for side in sides:
            found[side] = slot
    return found


def _half_slots(tile: Tile) -> list[int]:
    """The field segment at each half side."""
    found = [NONE] * 8
    for slot, field in enumerate(tile.fields, len(tile.cities) + len(tile.roads)):
        for half in field.halves:
            found[half] = slot
    return found


def _field_cities(tile: Tile) -> list[int]:
    """By slot: which city slots a field touches, as bits."""
    before = [0] * (len(tile.cities) + len(tile.roads))
    touched = before + [sum(1 << city for city in field.cities) for field in tile.fields]
    return touched + [0] * (8 - len(touched))


SIDE_SLOT = [slot for tile in TILES for slot in _side_slots(tile)]
HALF_SLOT = [slot for tile in TILES for slot in _half_slots(tile)]
FIELD_CITIES = [cities for tile in TILES for cities in _field_cities(tile)]
PRINCESS_SLOT = [next((i for i, city in enumerate(tile.cities) if city.princess), NONE) for tile in TILES]


def _turned(tile: Tile, turn: int) -> object:
    """What is where on a tile turned clockwise: equal for two turns that cannot be told apart."""
    cities = [(frozenset((s + turn) % 4 for s in c.sides), *c[1:]) for c in tile.cities]
    roads = frozenset((frozenset((s + turn) % 4 for s in road.sides), road.inn) for road in tile.roads)
    fields = frozenset(
        (frozenset((h + 2 * turn) % 8 for h in f.halves), frozenset(cities[i] for i in f.cities)) for f in tile.fields
    )
    return frozenset(cities), roads, fields


TURNS = [next(turns for turns in (1, 2, 4) if _turned(tile, turns % 4) == _turned(tile, 0)) for tile in TILES]


def _borders(tile: Tile, turn: int) -> int:
    """The four sides of a turned tile, two bits each, north lowest."""
    return sum(LETTER_SIDE[tile.sides[(side - turn) % 4]] << 2 * side for side in range(4))


BORDERS = [_borders(tile, turn) for tile in TILES for turn in range(4)]


def _demands(borders: int) -> list[int]:
    """All that the neighbours of an open place can ask for and these borders give."""
    return [sum(borders & 3 << 2 * side for side in range(4) if mask >> side & 1) for mask in range(1, 16)]


def _fits() -> list[int]:
    """The turns in which a kind fits where a demand is made, as bits: 256 demands for each kind."""
    turns = [0] * (KINDS * 256)
    for number, borders in enumerate(BORDERS):
        for demand in _demands(borders):
            turns[number // 4 * 256 + demand] |= 1 << number % 4
    return turns


def _fitting() -> list[int]:
    """The kinds that fit, in some turn, where a demand is made: two words of bits for each of 256 demands."""
    words = [0] * 512
    for kind in range(KINDS):
        for borders in BORDERS[kind * 4 : kind * 4 + 4]:
            for demand in _demands(borders):
                words[demand * 2 + kind // 64] |= 1 << kind % 64
    return words


FITS = _fits()
FITTING = _fitting()


def name_of_slot(kind: int, slot: int) -> str:
    """`c0`, `r1`, `f2`, `m`; `t` for the top of a tower."""
    if slot == ON_TOP:
        return "t"
    land = SLOT_LAND[kind * 8 + slot]
    if land == MONASTERY:
        return "m"
    return f"{'crf'[land]}{SLOT_LAND[kind * 8 : kind * 8 + slot].count(land)}"


SLOT_NAMES = [{name_of_slot(kind, slot): slot for slot in range(SLOTS[kind])} for kind in range(KINDS)]


# The most there can be of anything, with all five sets in play.
MOST_TILES = sum(COPIES)
MOST_OPEN = 2 * MOST_TILES + 2  # places, if all tiles lie in one line
MOST_NODES = sum(copies * slots for copies, slots in zip(COPIES, SLOTS, strict=True))  # segments of tiles
MOST_TOWERS = sum(copies for copies, flags in zip(COPIES, FLAGS, strict=True) if flags & HAS_TOWER)
MOST_FIGURES = len(COLOURS) * SET_OF_FIGURES


def drawn_sets(sets: int) -> list[int]:
    """The bag at the start: copies of each kind of the sets in use, without the start tile."""
    return [(copies if sets >> SET_OF[kind] & 1 else 0) - (kind == START_KIND) for kind, copies in enumerate(COPIES)]


def conserved(position: CarcassonnePosition) -> dict[str, int]:
    """Tiles on the table, in the bag, in hand and out of the game; figures, tower pieces and goods: always the same."""
    tiles = position.tiles + (position.drawn != NONE)
    counts = {
        "tiles": tiles + sum(position.in_bag(kind) + position.thrown_away(kind) for kind in range(KINDS)),
        "tower pieces": sum(position.pieces_of(seat) for seat in range(position.seats))
        + sum(position.tower_height(tower) for tower in range(position.towers)),
    }
    for seat in range(position.seats):
        homes = [position.where_is(seat * SET_OF_FIGURES + i) for i in range(SET_OF_FIGURES)]
        at_home = sum(position.at_home(seat, kind) for kind in range(len(FIGURES)))
        jailed = sum(position.jailed(jailer, seat, kind) for jailer in range(position.seats) for kind in (SMALL, BIG))
        counts[COLOURS[seat]] = at_home + jailed + sum(home < JAIL for home in homes)
    return counts
