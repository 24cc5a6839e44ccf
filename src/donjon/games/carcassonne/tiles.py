"""Every tile of the five sets: 111 kinds, 162 tiles (RULES 1). Facts only; `pieces.py` makes flat tables of them.

A tile lies as listed at turn 0. Sides are north, east, south, west: 0 to 3. A half is half a side, clockwise from the
north-west corner: 0 and 1 north (west half, east half), 2 and 3 east, 4 and 5 south, 6 and 7 west.
"""

from typing import NamedTuple


class City(NamedTuple):
    """A piece of a city: the sides it reaches and what is in it."""

    sides: tuple[int, ...]
    shields: int = 0
    goods: str = ""  # wine, grain or cloth
    cathedral: bool = False
    princess: bool = False


class Road(NamedTuple):
    """A piece of a road: one side, where it ends on the tile, or two."""

    sides: tuple[int, ...]
    inn: bool = False


class Field(NamedTuple):
    """A piece of a field: its halves (none: closed in on the tile) and the tile's cities it touches, by number."""

    halves: tuple[int, ...]
    cities: tuple[int, ...] = ()


class Tile(NamedTuple):
    """A kind of tile. `sides` are four letters, C city, R road, F field."""

    id: str
    copies: int
    sides: str
    cities: tuple[City, ...] = ()
    roads: tuple[Road, ...] = ()
    fields: tuple[Field, ...] = ()
    signs: str = ""  # monastery, volcano, dragon, portal, tower


SETS = ("base", "inns", "traders", "dragon", "tower")
START = "B03"

# fmt: off
TILES = (
    # Base game: 72 tiles, one B03 is the start tile.
    Tile("B01", 4, "FFFF", fields=(Field((0, 1, 2, 3, 4, 5, 6, 7)),), signs="monastery"),
    Tile("B02", 2, "FFRF", roads=(Road((2,)),), fields=(Field((0, 1, 2, 3, 4, 5, 6, 7)),), signs="monastery"),
    Tile("B03", 4, "CRFR",
         cities=(City((0,)),), roads=(Road((1, 3)),), fields=(Field((2, 7), (0,)), Field((3, 4, 5, 6)))),
    Tile("B04", 1, "CCCC", cities=(City((0, 1, 2, 3), shields=1),)),
    Tile("B05", 2, "CCRC",
         cities=(City((0, 1, 3), shields=1),), roads=(Road((2,)),), fields=(Field((4,), (0,)), Field((5,), (0,)))),
    Tile("B06", 1, "CCRC",
         cities=(City((0, 1, 3)),), roads=(Road((2,)),), fields=(Field((4,), (0,)), Field((5,), (0,)))),
    Tile("B07", 2, "FCFC", cities=(City((1, 3), shields=1),), fields=(Field((0, 1), (0,)), Field((4, 5), (0,)))),
    Tile("B08", 1, "FCFC", cities=(City((1, 3)),), fields=(Field((0, 1), (0,)), Field((4, 5), (0,)))),
    Tile("B09", 3, "CFFC", cities=(City((0, 3)),), fields=(Field((2, 3, 4, 5), (0,)),)),
    Tile("B10", 2, "CFFC", cities=(City((0, 3), shields=1),), fields=(Field((2, 3, 4, 5), (0,)),)),
    Tile("B11", 3, "CRRC", cities=(City((0, 3)),), roads=(Road((1, 2)),), fields=(Field((2, 5), (0,)), Field((3, 4)))),
    Tile("B12", 2, "CRRC",
         cities=(City((0, 3), shields=1),), roads=(Road((1, 2)),), fields=(Field((2, 5), (0,)), Field((3, 4)))),
    Tile("B13", 3, "CCFC", cities=(City((0, 1, 3)),), fields=(Field((4, 5), (0,)),)),
    Tile("B14", 1, "CCFC", cities=(City((0, 1, 3), shields=1),), fields=(Field((4, 5), (0,)),)),
    Tile("B15", 3, "CRRF",
         cities=(City((0,)),), roads=(Road((1, 2)),), fields=(Field((2, 5, 6, 7), (0,)), Field((3, 4)))),
    Tile("B16", 3, "CRRR",
         cities=(City((0,)),), roads=(Road((1,)), Road((2,)), Road((3,))),
         fields=(Field((2, 7), (0,)), Field((5, 6)), Field((3, 4)))),
    Tile("B17", 3, "CFRR",
         cities=(City((0,)),), roads=(Road((2, 3)),), fields=(Field((2, 3, 4, 7), (0,)), Field((5, 6)))),
    Tile("B18", 5, "CFFF", cities=(City((0,)),), fields=(Field((2, 3, 4, 5, 6, 7), (0,)),)),
    Tile("B19", 3, "CFCF", cities=(City((0,)), City((2,))), fields=(Field((2, 3, 6, 7), (0, 1)),)),
    Tile("B20", 2, "CFFC", cities=(City((0,)), City((3,))), fields=(Field((2, 3, 4, 5), (0, 1)),)),
    Tile("B21", 1, "RRRR",
         roads=(Road((0,)), Road((1,)), Road((2,)), Road((3,))),
         fields=(Field((0, 7)), Field((1, 2)), Field((3, 4)), Field((5, 6)))),
    Tile("B22", 4, "FRRR",
         roads=(Road((1,)), Road((2,)), Road((3,))), fields=(Field((0, 1, 2, 7)), Field((3, 4)), Field((5, 6)))),
    Tile("B23", 9, "FFRR", roads=(Road((2, 3)),), fields=(Field((0, 1, 2, 3, 4, 7)), Field((5, 6)))),
    Tile("B24", 8, "FRFR", roads=(Road((1, 3)),), fields=(Field((0, 1, 2, 7)), Field((3, 4, 5, 6)))),
    # Inns & Cathedrals: 18 tiles.
    Tile("I01", 2, "CCCC", cities=(City((0, 1, 2, 3), cathedral=True),)),
    Tile("I02", 1, "FRFR",
         roads=(Road((3,)), Road((1,))), fields=(Field((3, 4, 5, 6)), Field((0, 1, 2, 7))), signs="monastery"),
    Tile("I03", 1, "CCCC", cities=(City((0,)), City((3,)), City((1,)), City((2,))), fields=(Field((), (0, 1, 2, 3)),)),
    Tile("I04", 1, "CCFC", cities=(City((0,)), City((3,)), City((1,))), fields=(Field((4, 5), (0, 1, 2)),)),
    Tile("I05", 1, "CRCR",
         cities=(City((0,)), City((2,))), roads=(Road((3,)), Road((1,))),
         fields=(Field((3,), (1,)), Field((6,), (1,)), Field((2,), (0,)), Field((7,), (0,)))),
    Tile("I06", 1, "CFCC", cities=(City((0, 3), shields=1), City((2,))), fields=(Field((2, 3), (0, 1)),)),
    Tile("I07", 1, "CFFF", cities=(City((0,)),), fields=(Field((2, 3), (0,)), Field((4, 5, 6, 7), (0,)))),
    Tile("I08", 1, "CFRF",
         cities=(City((0,)),), roads=(Road((2,)),), fields=(Field((5, 6, 7), (0,)), Field((2, 3, 4), (0,)))),
    Tile("I09", 1, "CRFC",
         cities=(City((0, 3)),), roads=(Road((1,)),), fields=(Field((2,), (0,)), Field((3, 4, 5), (0,)))),
    Tile("I10", 1, "RCRC",
         cities=(City((1, 3), shields=1),), roads=(Road((0,)), Road((2,))),
         fields=(Field((0,), (0,)), Field((1,), (0,)), Field((4,), (0,)), Field((5,), (0,)))),
    Tile("I11", 1, "CFRC",
         cities=(City((0, 3)),), roads=(Road((2,), inn=True),), fields=(Field((5,), (0,)), Field((2, 3, 4), (0,)))),
    Tile("I12", 1, "CFRR",
         cities=(City((0,)),), roads=(Road((2, 3), inn=True),), fields=(Field((5, 6)), Field((2, 3, 4, 7), (0,)))),
    Tile("I13", 1, "CRRC",
         cities=(City((0, 3), shields=1),), roads=(Road((1, 2), inn=True),),
         fields=(Field((3, 4)), Field((2, 5), (0,)))),
    Tile("I14", 1, "FRRR",
         roads=(Road((1,), inn=True), Road((3,)), Road((2,))),
         fields=(Field((0, 1, 2, 7)), Field((5, 6)), Field((3, 4)))),
    Tile("I15", 1, "FRFR", roads=(Road((1, 3), inn=True),), fields=(Field((0, 1, 2, 7)), Field((3, 4, 5, 6)))),
    Tile("I16", 1, "FFRR", roads=(Road((2, 3), inn=True),), fields=(Field((0, 1, 2, 3, 4, 7)), Field((5, 6)))),
    Tile("I17", 1, "RRRR",
         roads=(Road((0, 3)), Road((1, 2))), fields=(Field((0, 7)), Field((3, 4)), Field((1, 2, 5, 6)))),
    # Traders & Builders: 24 tiles.
    Tile("T01", 1, "CFFC", cities=(City((0, 3), goods="grain"),), fields=(Field((2, 3, 4, 5), (0,)),)),
    Tile("T02", 1, "CFFC", cities=(City((0, 3), goods="wine"),), fields=(Field((2, 3, 4, 5), (0,)),)),
    Tile("T03", 1, "FCCC",
         cities=(City((1, 3), goods="cloth"), City((2,))), fields=(Field((0, 1), (0,)), Field((), (0, 1)))),
    Tile("T04", 1, "FCCC",
         cities=(City((1, 3), goods="wine"), City((2,))), fields=(Field((0, 1), (0,)), Field((), (0, 1)))),
    Tile("T05", 1, "CCFC", cities=(City((0, 1, 3), goods="grain"),), fields=(Field((4, 5), (0,)),)),
    Tile("T06", 1, "CCCC",
         cities=(City((0, 3), goods="cloth"), City((2,)), City((1,))), fields=(Field((), (0, 1, 2)),)),
    Tile("T07", 1, "CRRC",
         cities=(City((0, 3), goods="cloth"),), roads=(Road((2,)), Road((1,))),
         fields=(Field((5,), (0,)), Field((4,), (0,)), Field((3,), (0,)), Field((2,), (0,)))),
    Tile("T08", 1, "CRRC",
         cities=(City((0, 3), goods="wine"),), roads=(Road((2,)), Road((1,))),
         fields=(Field((5,), (0,)), Field((3, 4), (0,)), Field((2,), (0,)))),
    Tile("T09", 1, "CRCC",
         cities=(City((0, 3), goods="cloth"), City((2,))), roads=(Road((1,)),),
         fields=(Field((2,), (0,)), Field((3,), (0, 1)))),
    Tile("T10", 1, "CRCC",
         cities=(City((0, 3), goods="grain"), City((2,))), roads=(Road((1,)),),
         fields=(Field((2,), (0,)), Field((3,), (0, 1)))),
    Tile("T11", 1, "CRFC",
         cities=(City((0, 3), goods="cloth"),), roads=(Road((1,)),),
         fields=(Field((2,), (0,)), Field((3, 4, 5), (0,)))),
    Tile("T12", 1, "CRFC",
         cities=(City((0, 3), goods="wine"),), roads=(Road((1,)),),
         fields=(Field((2,), (0,)), Field((3,), (0,)), Field((4, 5), (0,)))),
    Tile("T13", 1, "CCRC",
         cities=(City((0, 1, 3), goods="wine"),), roads=(Road((2,)),), fields=(Field((5,), (0,)), Field((4,), (0,)))),
    Tile("T14", 1, "CCCC", cities=(City((0, 3), goods="wine"), City((1, 2))), fields=(Field((), (0, 1)),)),
    Tile("T15", 1, "FCFC", cities=(City((1, 3), goods="wine"),), fields=(Field((0, 1), (0,)), Field((4, 5), (0,)))),
    Tile("T16", 1, "CRFF",
         cities=(City((0,)),), roads=(Road((1,)),), fields=(Field((2,), (0,)), Field((3, 4, 5, 6, 7), (0,)))),
    Tile("T17", 1, "FCRC",
         cities=(City((1, 3), goods="grain"),), roads=(Road((2,)),),
         fields=(Field((0, 1), (0,)), Field((5,), (0,)), Field((4,), (0,)))),
    Tile("T18", 1, "FCRC",
         cities=(City((1, 3), goods="wine"),), roads=(Road((2,)),),
         fields=(Field((0, 1), (0,)), Field((5,), (0,)), Field((4,), (0,)))),
    Tile("T19", 1, "RCRC",
         cities=(City((1, 3), goods="wine"),), roads=(Road((0,)), Road((2,))),
         fields=(Field((0,), (0,)), Field((1,), (0,)), Field((4,), (0,)), Field((5,), (0,)))),
    Tile("T20", 1, "FRRR",
         roads=(Road((1,)), Road((2,)), Road((3,))), fields=(Field((0, 1, 2, 7)), Field((3, 4)), Field((5, 6))),
         signs="monastery"),
    Tile("T21", 1, "CFRC",
         cities=(City((0, 3), goods="grain"),), roads=(Road((2,)),),
         fields=(Field((5,), (0,)), Field((2, 3, 4), (0,)))),
    Tile("T22", 1, "CFRC",
         cities=(City((0, 3), goods="grain"),), roads=(Road((2,)),),
         fields=(Field((5,), (0,)), Field((4,), (0,)), Field((2, 3), (0,)))),
    Tile("T23", 1, "CFRR",
         cities=(City((0,)),), roads=(Road((3,)), Road((2,))),
         fields=(Field((7,), (0,)), Field((5, 6)), Field((2, 3, 4), (0,)))),
    Tile("T24", 1, "RRRR",
         roads=(Road((0, 2)), Road((1, 3))), fields=(Field((0, 7)), Field((1, 2)), Field((3, 4)), Field((5, 6)))),
    # Princess & Dragon: 30 tiles.
    Tile("D01", 1, "FFFF", fields=(Field((0, 1, 2, 3, 4, 5, 6, 7)),), signs="volcano"),
    Tile("D02", 1, "RRRR",
         roads=(Road((0, 3)), Road((1, 2))), fields=(Field((0, 7)), Field((3, 4)), Field((1, 2, 5, 6))),
         signs="portal"),
    Tile("D03", 1, "FFRF", roads=(Road((2,)),), fields=(Field((0, 1, 2, 3, 4, 5, 6, 7)),), signs="volcano"),
    Tile("D04", 1, "CFFF", cities=(City((0,)),), fields=(Field((2, 3, 4, 5, 6, 7), (0,)),), signs="dragon"),
    Tile("D05", 1, "CFFF", cities=(City((0,)),), fields=(Field((2, 3, 4, 5, 6, 7), (0,)),), signs="volcano"),
    Tile("D06", 1, "FRRR",
         roads=(Road((1,)), Road((2,)), Road((3,))), fields=(Field((0, 1, 2, 7)), Field((3, 4)), Field((5, 6))),
         signs="monastery dragon"),
    Tile("D07", 1, "FRRR",
         roads=(Road((1,)), Road((2,)), Road((3,))), fields=(Field((0, 1, 2, 7)), Field((3, 4)), Field((5, 6))),
         signs="dragon"),
    Tile("D08", 1, "FRRR",
         roads=(Road((1,)), Road((2,)), Road((3,))), fields=(Field((0, 1, 2, 7)), Field((3, 4)), Field((5, 6))),
         signs="portal"),
    Tile("D09", 1, "CRRR",
         cities=(City((0,), princess=True),), roads=(Road((1,)), Road((2,)), Road((3,))),
         fields=(Field((2, 7), (0,)), Field((5, 6)), Field((3, 4)))),
    Tile("D10", 1, "CCCF",
         cities=(City((0,), princess=True), City((1, 2), shields=1)), fields=(Field((6, 7), (0,)), Field((), (0, 1)))),
    Tile("D11", 1, "CCFC", cities=(City((0, 1, 3), princess=True),), fields=(Field((4, 5), (0,)),)),
    Tile("D12", 1, "CCFC", cities=(City((0, 1, 3), shields=1),), fields=(Field((4, 5), (0,)),), signs="portal"),
    Tile("D13", 1, "CCFC", cities=(City((0, 1, 3)),), fields=(Field((4, 5), (0,)),), signs="monastery dragon"),
    Tile("D14", 2, "FFRR", roads=(Road((2, 3)),), fields=(Field((0, 1, 2, 3, 4, 7)), Field((5, 6))), signs="dragon"),
    Tile("D15", 1, "FFRR", roads=(Road((2, 3)),), fields=(Field((0, 1, 2, 3, 4, 7)), Field((5, 6))), signs="volcano"),
    Tile("D16", 1, "FRFR", roads=(Road((1, 3)),), fields=(Field((0, 1, 2, 7)), Field((3, 4, 5, 6))), signs="dragon"),
    Tile("D17", 1, "FRFR", roads=(Road((1, 3)),), fields=(Field((0, 1, 2, 7)), Field((3, 4, 5, 6))), signs="volcano"),
    Tile("D18", 1, "CFFC", cities=(City((0, 3), princess=True),), fields=(Field((2, 3), (0,)), Field((4, 5), (0,)))),
    Tile("D19", 1, "CFFC", cities=(City((0, 3)),), fields=(Field((2, 3, 4, 5), (0,)),), signs="dragon"),
    Tile("D20", 1, "CFFC", cities=(City((0, 3), princess=True),), fields=(Field((2, 3, 4, 5), (0,)),)),
    Tile("D21", 1, "CCFF", cities=(City((1,)), City((0,))), fields=(Field((4, 5, 6, 7), (0, 1)),), signs="volcano"),
    Tile("D22", 1, "FCFC",
         cities=(City((1, 3), shields=1),), fields=(Field((0, 1), (0,)), Field((4, 5), (0,))), signs="dragon"),
    Tile("D23", 1, "CRRC",
         cities=(City((0, 3), princess=True),), roads=(Road((1, 2)),), fields=(Field((2, 5), (0,)), Field((3, 4)))),
    Tile("D24", 1, "CRRC",
         cities=(City((0, 3)),), roads=(Road((1, 2)),), fields=(Field((2, 5), (0,)), Field((3, 4))), signs="portal"),
    Tile("D25", 1, "RCRC",
         cities=(City((1, 3)),), roads=(Road((0, 2)),), fields=(Field((0, 1), (0,)), Field((4, 5), (0,))),
         signs="dragon"),
    Tile("D26", 1, "CFRR",
         cities=(City((0,)),), roads=(Road((2, 3)),), fields=(Field((2, 3, 4, 7), (0,)), Field((5, 6))),
         signs="dragon"),
    Tile("D27", 1, "CFRR",
         cities=(City((0,)),), roads=(Road((2, 3)),), fields=(Field((2, 3, 4, 7), (0,)), Field((5, 6))),
         signs="portal"),
    Tile("D28", 1, "CRRF",
         cities=(City((0,)),), roads=(Road((1, 2)),), fields=(Field((2, 5, 6, 7), (0,)), Field((3, 4))),
         signs="dragon"),
    Tile("D29", 1, "CRRF",
         cities=(City((0,)),), roads=(Road((1, 2)),), fields=(Field((2, 5, 6, 7), (0,)), Field((3, 4))),
         signs="portal"),
    # The Tower: 18 tiles, each with a foundation.
    Tile("W01", 2, "CFFF", cities=(City((0,)),), fields=(Field((2, 3, 4, 5, 6, 7), (0,)),), signs="tower"),
    Tile("W02", 1, "FFFF", fields=(Field((0, 1, 2, 3, 4, 5, 6, 7)),), signs="tower"),
    Tile("W03", 1, "FFFF", fields=(Field((0, 1, 2, 3, 4, 5, 6, 7)),), signs="monastery tower"),
    Tile("W04", 1, "FFRR",
         roads=(Road((3,)), Road((2,))), fields=(Field((0, 1, 2, 3, 4, 7)), Field((5, 6))), signs="tower"),
    Tile("W05", 1, "RRFR",
         roads=(Road((3,)), Road((0,)), Road((1,))), fields=(Field((0, 7)), Field((1, 2)), Field((3, 4, 5, 6))),
         signs="tower"),
    Tile("W06", 1, "RRRR",
         roads=(Road((0, 3)), Road((1, 2))), fields=(Field((0, 7)), Field((3, 4)), Field((1, 2, 5, 6))),
         signs="tower"),
    Tile("W07", 1, "RRRR",
         roads=(Road((0,)), Road((1,)), Road((2,)), Road((3,))),
         fields=(Field((0, 7)), Field((1, 2)), Field((3, 4)), Field((5, 6))), signs="tower"),
    Tile("W08", 1, "RCRC",
         cities=(City((1, 3)),), roads=(Road((0, 2)),),
         fields=(Field((0,), (0,)), Field((1,), (0,)), Field((4,), (0,)), Field((5,), (0,))), signs="tower"),
    Tile("W09", 1, "CFRF",
         cities=(City((0,)),), roads=(Road((2,)),), fields=(Field((5, 6, 7), (0,)), Field((2, 3, 4), (0,))),
         signs="tower"),
    Tile("W10", 1, "CFRR",
         cities=(City((0,)),), roads=(Road((2, 3)),), fields=(Field((2, 3, 4, 7), (0,)), Field((5, 6))),
         signs="tower"),
    Tile("W11", 1, "CRFR",
         cities=(City((0,)),), roads=(Road((1, 3)),),
         fields=(Field((7,), (0,)), Field((2,), (0,)), Field((3, 4, 5, 6))), signs="tower"),
    Tile("W12", 1, "CFFC", cities=(City((0, 3)),), fields=(Field((2, 3, 4, 5), (0,)),), signs="tower"),
    Tile("W13", 1, "CRFC",
         cities=(City((0, 3)),), roads=(Road((1,)),),
         fields=(Field((2,), (0,)), Field((3,), (0,)), Field((4, 5), (0,))), signs="tower"),
    Tile("W14", 1, "CFFC", cities=(City((0,)), City((3,))), fields=(Field((2, 3, 4, 5), (0, 1)),), signs="tower"),
    Tile("W15", 1, "CRCR",
         cities=(City((0,)), City((2,))), roads=(Road((1, 3)),), fields=(Field((2, 7), (0,)), Field((3, 6), (1,))),
         signs="tower"),
    Tile("W16", 1, "CCRC",
         cities=(City((0, 1, 3)),), roads=(Road((2,)),), fields=(Field((4,), (0,)), Field((5,), (0,))), signs="tower"),
    Tile("W17", 1, "CCCC", cities=(City((0, 1, 3), shields=1), City((2,))), fields=(Field((), (0, 1)),), signs="tower"),
)
# fmt: on
