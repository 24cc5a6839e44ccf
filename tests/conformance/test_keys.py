"""A key stands for one position only: bots find their search again by it."""

from typing import TypeVar

import pytest

from donjon import Match, list_games
from donjon.bots.playout import COMPILED
from donjon.core.game import Game
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.match.laws import things
from tests.conformance.tables import tables

LOOKS = 8 if COMPILED else 2  # positions of a game
MOVES = 50 if COMPILED else 5  # moves tried at a position
REPLIES = 12 if COMPILED else 2  # and after each of them

T = TypeVar("T")


class Seen:
    """What every key met stands for. Positions far apart may meet, too."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.things: dict[int, frozenset[str]] = {}

    def look_at(self, position: Position) -> None:
        shown = things(self.game.diagram(position))
        assert self.things.setdefault(position.key(), shown) == shown, "two positions have the same key"


def legal(position: Position) -> list[int]:
    moves = Moves()
    position.legal(moves)
    return list(moves)


def after_turn(position: Position, move: int, seen: Seen) -> Position:
    """Play a move and whatever comes first until the turn ends: such positions differ by little more than the move."""
    after = position.copy()
    after.play(move)
    seen.look_at(after)
    while after.turns == position.turns and (moves := legal(after)):
        after.play(moves[0])
        seen.look_at(after)
    return after


def spread(things: list[T], most: int) -> list[T]:
    """Some of them, evenly; all where there are few. From like lists it takes like things."""
    return things[:: max(1, -(-len(things) // most))]


def look_around(position: Position, seen: Seen) -> None:
    """Siblings, and what two turns lead to: the same moves in another order, or by other players, come close."""
    for move in spread(legal(position), MOVES):
        then = after_turn(position, move, seen)
        for reply in spread(legal(then), REPLIES):
            after_turn(then, reply, seen)


def random_game(match: Match, random: Random) -> list[Position]:
    positions = []
    while not match.over:
        positions.append(match._position.copy())
        moves = match.legal_moves()
        match.play(moves[random.below(len(moves))])
    return positions


@pytest.mark.parametrize(("name", "seats", "options"), tables(list_games()))
def test_positions_with_different_diagrams_have_different_keys(name: str, seats: int, options: dict[str, str]) -> None:
    match = Match(name, seats, seed=0, options=options)
    seen = Seen(match.game)
    for position in spread(random_game(match, Random(0)), LOOKS):
        look_around(position, seen)
