"""What the bots think of a position: odds come from the tiles left."""

from donjon import Match
from donjon.core.sense import evaluation
from donjon.games.carcassonne.pieces import KIND
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.sense import SENSE
from donjon.games.carcassonne.tiles import TILES
from tests.games.carcassonne.board import board

ABBEY = "B01"  # a monastery in the fields: it closes no city


def worth(match: Match, seat: int) -> float:
    return evaluation(SENSE, match._position)[seat]


def with_only_abbeys(match: Match) -> Match:
    """The same with as many tiles left, none of which has a city."""
    position = match._position
    assert isinstance(position, CarcassonnePosition)
    table = position
    for tile in TILES:
        table.set_bag(KIND[tile.id], 0)
    table.set_bag(KIND[ABBEY], table.left)
    return match


def test_a_city_that_no_tile_left_can_close_is_worth_less() -> None:
    knight = "points=0 S@0,0:c0"  # in the city of the start tile, which has one open side
    assert worth(board(red=knight), 0) > worth(with_only_abbeys(board(red=knight)), 0) + 1


def test_what_no_tile_left_can_close_does_not_matter_where_nobody_stands() -> None:
    assert worth(board(), 0) == worth(with_only_abbeys(board()), 0)
