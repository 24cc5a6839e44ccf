"""Puzzles of one's own: a mistake of a game, asked again."""

from __future__ import annotations

from donjon.core.errors import DonjonError
from donjon.match import Match
from donjon.study.account import write
from donjon.study.puzzle import Puzzle, TurnLine
from donjon.study.review import PLAYOUTS
from donjon.study.turns import Planner, Turn, judge, take


def own_puzzle(match: Match, ply: int) -> Puzzle:
    """The puzzle at a ply of a game: find the turn that the review calls better."""
    if not 0 <= ply < match.ply or match.played[ply].seat is None:
        raise DonjonError(f"nobody had a choice at move {ply}, so there is nothing to ask")
    then = match.resumed([played.text for played in match.played[:ply]], draw=False)
    game, position = match.game, then._position
    seat = position.turn()
    best = take(game, position, Planner(seat, PLAYOUTS, position.key()))  # as the review looks for it
    if not best.sure:
        raise DonjonError(f"what is best at move {ply} depends on chance or on something hidden")
    ahead = iter(match.played[ply:])
    made = take(game, position, lambda _: next(ahead).move)
    details: dict[str, str | int] = {"player": game.colours[seat]}
    solution, rival = (_line(then, turn) for turn in (best, made))
    return Puzzle(game.name, game.version, 0, game.diagram(position), "build", details, solution, rival, {})


def _line(then: Match, turn: Turn) -> TurnLine:
    found = judge(turn, PLAYOUTS, then._position.key())
    win, points = (tuple(round(number, 3) for number in numbers) for numbers in (found.win, found.points))
    return TurnLine(write(then, then._position, turn), turn.gain(then._position), win, points)
