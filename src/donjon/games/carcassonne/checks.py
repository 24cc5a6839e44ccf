"""Diagrams of Carcassonne that can be read but show a position that no game reaches."""

from donjon.core.errors import BadDiagram
from donjon.games.carcassonne.codes import Step
from donjon.games.carcassonne.followers import is_complete
from donjon.games.carcassonne.notation import place_name
from donjon.games.carcassonne.pieces import COLOURS, GOODS, HOME, JAIL, SET_OF_FIGURES, TOKENS, TOP, TOWER_PIECES
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.state import spot_of
from donjon.games.carcassonne.tiles import SETS


def check(position: CarcassonnePosition) -> None:
    """Raise `BadDiagram` for an impossible position."""
    _check_helpers(position)
    _check_supplies(position)
    _check_prisons(position)
    _check_completed(position)


def _check_helpers(position: CarcassonnePosition) -> None:
    """A builder or a pig is never without a follower of its colour."""
    for seat in range(position.seats):
        for number in (8, 9):
            where = position.where_is(seat * SET_OF_FIGURES + number)
            if where < JAIL and not position.figures_in(position.feature(where)) >> seat * SET_OF_FIGURES & 0xFF:
                place = place_name(position, spot_of(position, where))
                raise BadDiagram(
                    f"{place}: {COLOURS[seat]} has no follower in that feature, so neither builder nor pig"
                )


def _check_supplies(position: CarcassonnePosition) -> None:
    """1.4: no more tower pieces than the players were given; 6.1: no more goods than there are tokens."""
    seats = range(position.seats)
    built = sum(position.tower_height(tower) for tower in range(position.towers))
    given, found = position.seats * TOWER_PIECES[position.seats], built + sum(map(position.pieces_of, seats))
    if found > given:
        raise BadDiagram(f"{found} tower pieces are more than the {given} of {position.seats} players")
    for good, name in enumerate(GOODS):
        taken = sum(position.goods_of(seat, good) for seat in seats)
        if taken and not position.sets >> SETS.index("traders") & 1:
            raise BadDiagram("goods belong to the set traders, which is not in play")
        if taken > TOKENS[good]:
            raise BadDiagram(f"there are only {TOKENS[good]} tokens of {name}")


def _check_prisons(position: CarcassonnePosition) -> None:
    """8.8: two players never hold each other's followers, except while these are being exchanged."""
    holds = {
        (position.where_is(figure) - JAIL, figure // SET_OF_FIGURES)
        for figure in range(position.seats * SET_OF_FIGURES)
        if JAIL <= position.where_is(figure) < HOME
    }
    for one, two in sorted(holds):
        exchanging = position.step == Step.EXCHANGE and {one, two} == {position.player, position.rival}
        if (two, one) in holds and not exchanging:
            raise BadDiagram(f"{COLOURS[one]} and {COLOURS[two]} hold each other's followers; they would be exchanged")


def _check_completed(position: CarcassonnePosition) -> None:
    """2.7: once a turn is scored, nobody stands in a completed feature."""
    if position.step not in (Step.DRAW, Step.PLACE, Step.OVER):
        return
    for figure in range(position.seats * SET_OF_FIGURES):
        where = position.where_is(figure)
        if where < TOP and is_complete(position, where):
            place = place_name(position, spot_of(position, where))
            raise BadDiagram(f"{place}: it is completed, so nobody stands in it once the turn is scored")
