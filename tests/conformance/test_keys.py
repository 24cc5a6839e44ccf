"""A key stands for one position only, since bots find their earlier search by it."""

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
    """The position behind every key so far. Positions far apart must not share one, either."""

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
    """Play a move, then the first legal moves until the turn ends. Such positions differ little but for the move."""
    after = position.copy()
    after.play(move)
    seen.look_at(after)
    while after.turns == position.turns and (moves := legal(after)):
        after.play(moves[0])
        seen.look_at(after)
    return after


def spread(things: list[T], most: int) -> list[T]:
    """Some of them, evenly spread, or all if there are few. From similar lists it takes similar ones."""
    return things[:: max(1, -(-len(things) // most))]


def look_around(position: Position, seen: Seen) -> None:
    """Siblings, and what two turns lead to. The same moves in another order, or by other players, are the closest."""
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
