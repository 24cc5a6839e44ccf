"""Whole turns, judged by what their player could know. Puzzles and reviews are made of these.

A turn here is what one seat does until its turn is over. It stops earlier where the player cannot know what follows: at
a chance move inside the turn, and before a move that shows something hidden from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from donjon.bots.search import Candidate, Limit, Search
from donjon.core.game import Game
from donjon.core.position import CHANCE, OVER, Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Outlook, sense_of

ROOM = 500  # nodes of the tree for each playout
MOST_NODES = 8_000_000
WORLDS = 8  # that are compared to see whether a move is a surprise
LONGEST = 64  # moves of a turn
SLICE = 4000  # playouts between two looks at whether a choice is already made

Choose = Callable[[Position], int]  # a move for the seat to move


@dataclass(frozen=True, slots=True)
class Estimate:
    """How it stands: each seat's chance to win and expected points."""

    win: list[float]
    points: list[float]


@dataclass(frozen=True, slots=True)
class Turn:
    """The moves of a turn and the position after them. `pending` is a move that would show something hidden."""

    seat: int
    moves: tuple[int, ...]
    after: Position
    sure: bool  # the player can know where it ends: there is no chance in it and nothing hidden
    pending: int | None = None

    def gain(self, before: Position) -> int:
        """The points that the turn brings at once."""
        return self.after.score(self.seat) - before.score(self.seat)


def take(game: Game, position: Position, choose: Choose) -> Turn:
    """The turn that a player makes who chooses like this."""
    seat, number = position.turn(), position.turns
    world, moves = position.copy(), list[int]()
    while world.turn() == seat and world.turns == number and len(moves) < LONGEST:
        move = choose(world)
        if surprises(game, world, move, seat):
            return Turn(seat, tuple(moves), world, False, move)
        world.play(move)
        moves.append(move)
    chance_inside = world.turn() == CHANCE and world.turns == number
    return Turn(seat, tuple(moves), world, not chance_inside)


def surprises(game: Game, position: Position, move: int, seat: int) -> bool:
    """Does what the seat sees after this move depend on something that it cannot know?"""
    after = position.copy()
    after.play(move)
    if after.reveals == position.reveals:
        return False
    seen = []
    for seed in range(WORLDS):
        after.assign(position)
        after.imagine(seat, Random(seed))
        after.play(move)
        seen.append(game.view(after, seat))
    return any(view != seen[0] for view in seen)


def searched(position: Position, seat: int, playouts: int, seed: int) -> Search:
    """A fresh search of this position, as the seat sees it. The same numbers give the same answer."""
    search = Search(nodes=min(MOST_NODES, ROOM * playouts))
    look(search, position, seat, playouts, Random(seed))
    return search


def look(search: Search, position: Position, seat: int, playouts: int, random: Random) -> None:
    world = position.copy()
    world.imagine(seat, random)
    search.look_at(world, seat)
    search.think(Limit(playouts=playouts), random)


def judge(turn: Turn, playouts: int, seed: int) -> Estimate:
    """How it stands after a turn, for all its player can know."""
    if turn.pending is None:
        return outlook(turn.after, turn.seat, playouts, seed)
    found = searched(turn.after, turn.seat, playouts, seed).candidates()
    own = next(candidate for candidate in found if candidate.move == turn.pending)
    return Estimate(own.win, own.points)


def outlook(position: Position, seat: int, playouts: int, seed: int) -> Estimate:
    """How a position stands as the seat sees it, whoever is to move."""
    if position.turn() == OVER:
        return result(position)
    return Estimate(*searched(position, seat, playouts, seed).mean())


def result(position: Position) -> Estimate:
    """How a game ended. A win that is shared counts in parts."""
    final = Outlook()
    final.judge(sense_of(position), position)
    seats = range(position.seats)
    return Estimate([final.win_of(seat) for seat in seats], [final.points_of(seat) for seat in seats])


class Planner:
    """Chooses by search, and keeps what it saw: the positions of its turn with their candidates, best first."""

    def __init__(self, seat: int, playouts: int, seed: int) -> None:
        self.seat = seat
        self.playouts = playouts
        self.random = Random(seed)
        self.search = Search(nodes=min(MOST_NODES, ROOM * playouts))
        self.seen: list[tuple[Position, list[Candidate]]] = []

    def __call__(self, position: Position) -> int:
        moves = Moves()
        position.legal(moves)
        if len(moves) == 1:
            return moves.at(0)
        look(self.search, position, self.seat, min(SLICE, self.playouts), self.random)
        found, left = self.search.candidates(), self.playouts - SLICE
        while left > 0 and not _decided(found, left):
            left -= self.search.think(Limit(playouts=min(SLICE, left)), self.random)
            found = self.search.candidates()
        self.seen.append((position.copy(), found))
        return found[0].move


def _decided(found: list[Candidate], left: int) -> bool:
    """Can so many more playouts not change which move has most visits?"""
    return len(found) < 2 or found[0].visits - found[1].visits > left


def others(game: Game, position: Position, plan: Turn, planner: Planner, breadth: int) -> Iterator[Turn]:
    """Other turns, which leave the planned one at some step for one of the next best moves there.

    Those that leave it late come first: little of them is left to plan.
    """
    seen = {world.key(): found for world, found in planner.seen}
    world, steps = position.copy(), list[tuple[int, list[Candidate]]]()
    for step, move in enumerate(plan.moves):
        steps.append((step, seen.get(world.key(), [])[: breadth + 1]))
        world.play(move)
    for step, found in reversed(steps):
        for candidate in found:
            if candidate.visits and candidate.move != plan.moves[step]:
                yield _branch(game, position, (*plan.moves[:step], candidate.move), planner)


def _branch(game: Game, position: Position, first: tuple[int, ...], planner: Planner) -> Turn:
    """A turn with these first moves and the best that follow them."""
    again = Planner(planner.seat, max(1, planner.playouts // 4), planner.random.next())
    ahead = iter(first)
    return take(game, position, lambda world: _next(ahead, again, world))


def _next(ahead: Iterator[int], planner: Planner, world: Position) -> int:
    move = next(ahead, None)
    return planner(world) if move is None else move
