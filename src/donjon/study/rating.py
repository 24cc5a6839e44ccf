"""Is this position a puzzle? The rater looks for one turn that is clearly best, and doubts what it finds.

A position is a puzzle if
- the best turn has no chance in it and shows nothing hidden,
- twenty times as much search, with other random numbers, finds the same turn again,
- and, judged as thoroughly, every other turn costs at least MARGIN of the chance to win. Other turns are those that
  leave the solution at some step, and those that the bots choose.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial

import msgspec

from donjon import bots
from donjon.core.game import Game
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.core.words import Details
from donjon.study.puzzle import LEVELS, TRIES, Puzzle, TurnLine, is_solved, wins
from donjon.study.turns import Estimate, Planner, Turn, judge, others, take

MARGIN = 0.08  # of the chance to win
LOOK = 3000  # playouts for a move of the best turn
JUDGE = 1500  # playouts for a turn
TIMES = 20
GLANCES = ((16, 0.5), (4, 0.75))  # so many times less search, and the share of the margin that it has to find
BREADTH = 4  # other moves tried at each step
CHOICES = 5  # legal moves a question needs
RIVALS = 4  # judged thoroughly
TEMPTING = 2  # points that another turn scores more, so that leaving them is worth a question


@dataclass(frozen=True, slots=True)
class Rated:
    """A turn and how it stands after it."""

    turn: Turn
    estimate: Estimate

    @property
    def win(self) -> float:
        return self.estimate.win[self.turn.seat]


def rate(game: Game, position: Position, number: int, easy: bool = True) -> Puzzle | None:
    """The puzzle in this position, if there is one. The number is that of the bots' game, and of the random numbers.

    Cheap questions come first. Unless `easy`, a turn that the weakest bot finds is not looked at any further.
    """
    moves = Moves()
    position.legal(moves)
    if len(moves) < CHOICES:
        return None
    if not all(_promising(game, position, number, hurry, share * MARGIN) for hurry, share in GLANCES):
        return None  # most positions are no puzzles, and little search is enough to see that
    best = _promising(game, position, number)
    if best is None:
        return None
    tries = attempts(game, position, number)
    if not easy and 2 * sum(_same(turn, best) for turn in tries[LEVELS[0]]) >= TRIES:
        return None
    if not _found_again(game, position, best, number):
        return None
    rated = _thorough(game, position, best, [turn for turns in tries.values() for turn in turns], number)
    if rated is None:
        return None
    return tried(_puzzle(game, position, rated, number), position, best, tries)


def tried(puzzle: Puzzle, position: Position, best: Turn, tries: dict[str, list[Turn]]) -> Puzzle:
    """The puzzle, with how often each level found the solution."""
    found = {
        level: sum(turn.sure and is_solved(puzzle, position, turn.after, best.after) for turn in turns)
        for level, turns in tries.items()
    }
    return msgspec.structs.replace(puzzle, found=found)


def _promising(game: Game, position: Position, seed: int, hurry: int = 1, margin: float = MARGIN) -> Turn | None:
    """The best turn at first sight, if no other comes near it. The search is `hurry` times smaller."""
    planner = Planner(position.turn(), max(1, LOOK // hurry), seed)
    best = take(game, position, planner)
    if not best.sure:
        return None
    playouts = max(1, JUDGE // hurry)
    least = Rated(best, judge(best, playouts, seed)).win - margin
    if least < 0:
        return None
    for turn in others(game, position, best, planner, BREADTH):
        if not _same(turn, best) and Rated(turn, judge(turn, playouts, seed)).win > least:
            return None
    return best


def _found_again(game: Game, position: Position, best: Turn, seed: int) -> bool:
    """Does a search with other random numbers find it again? First as large a one, which is cheaper to fail."""
    return all(_finds(Planner(position.turn(), times * LOOK, ~seed), position, best) for times in (1, TIMES))


def _finds(planner: Planner, position: Position, best: Turn) -> bool:
    """Does it choose the moves of that turn, in any order?"""
    world, left = position.copy(), list(best.moves)
    while left:
        move = planner(world)
        if move not in left:
            return False
        left.remove(move)
        world.play(move)
    return world.key() == best.after.key()


def _same(one: Turn, other: Turn) -> bool:
    """Do both lead to the same position?"""
    return one.pending == other.pending and one.after.key() == other.after.key()


def attempts(game: Game, position: Position, seed: int) -> dict[str, list[Turn]]:
    """What bots of each level do here."""
    return {level: _tries(game, position, level, seed) for level in LEVELS}


def _tries(game: Game, position: Position, level: str, seed: int) -> list[Turn]:
    """What bots of one level do here."""
    seat, turns = position.turn(), []
    for number in range(TRIES):
        random = Random(seed * TRIES + number)
        bot = bots.find(level, clock=time.thread_time)
        turns.append(take(game, position, partial(_choose, bot, seat, random)))
    return turns


def _choose(bot: bots.Bot, seat: int, random: Random, position: Position) -> int:
    world = position.copy()
    world.imagine(seat, random)
    return bot(world, seat, random)


def _thorough(game: Game, position: Position, best: Turn, tried: list[Turn], seed: int) -> list[Rated] | None:
    """The best turn and its rivals, best first, judged thoroughly; None if a rival comes near it after all."""
    planner = Planner(position.turn(), LOOK, seed + 1)
    plan = take(game, position, planner)
    rivals: dict[tuple[int, int | None], Turn] = {}
    for turn in (*tried, plan, *others(game, position, plan, planner, BREADTH)):
        if not _same(turn, best):
            rivals[turn.after.key(), turn.pending] = turn
    quick = sorted((Rated(turn, judge(turn, JUDGE, seed + 1)) for turn in rivals.values()), key=lambda r: -r.win)
    if not quick:
        return None
    top, rated = Rated(best, judge(best, TIMES * JUDGE, seed + 2)), list[Rated]()
    for rival in quick[:RIVALS]:
        rated.append(Rated(rival.turn, judge(rival.turn, TIMES * JUDGE, seed + 2)))
        if rated[-1].win > top.win - MARGIN:
            return None
    rated.sort(key=lambda r: -r.win)
    return [top, *rated, *quick[RIVALS:]]


def _puzzle(game: Game, position: Position, rated: list[Rated], number: int) -> Puzzle:
    best, *rivals = rated
    theme, details = _theme(game, position, best, rivals)
    solution, rival = (_line(game, position, each) for each in (best, rivals[0]))
    return Puzzle(game.name, game.version, number, game.diagram(position), theme, details, solution, rival, {})


def _theme(game: Game, position: Position, best: Rated, rivals: list[Rated]) -> tuple[str, Details]:
    """What the turn is good for, and the details of the question."""
    seat, rival = position.turn(), rivals[0].estimate
    scores = best.turn.gain(position)
    most = max(each.turn.gain(position) for each in rivals)
    details: Details = {"player": game.colours[seat]}
    if wins(best.turn.after, seat):
        return "win", details
    if scores > max(0, most):
        return "score", {**details, "points": scores}
    if most >= scores + TEMPTING:
        return "patience", {**details, "points": most}
    own = best.estimate.points[seat] - rival.points[seat]
    lost = {
        other: rival.points[other] - best.estimate.points[other] for other in range(position.seats) if other != seat
    }
    other = max(lost, key=lambda each: lost[each])
    if lost[other] > max(0.0, own):
        return "hinder", {**details, "other": game.colours[other]}
    return "build", details


def _line(game: Game, position: Position, rated: Rated) -> TurnLine:
    world, told = position.copy(), []
    pending = () if rated.turn.pending is None else (rated.turn.pending,)
    for move in (*rated.turn.moves, *pending):
        told.append(game.write(world, move))
        world.play(move)
    win, points = (tuple(round(x, 3) for x in found) for found in (rated.estimate.win, rated.estimate.points))
    return TurnLine(tuple(told), rated.turn.gain(position), win, points)
