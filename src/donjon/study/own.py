"""Puzzles of one's own: a mistake of a game, asked again."""

from __future__ import annotations

from donjon.core.errors import Worded
from donjon.core.position import Position
from donjon.match import Match
from donjon.study.account import write
from donjon.study.puzzle import Puzzle, TurnLine
from donjon.study.review import PLAYOUTS
from donjon.study.turns import Choose, Planner, Turn, judge, take


def own_puzzle(match: Match, ply: int, playouts: int = PLAYOUTS) -> Puzzle:
    """The puzzle at a ply of a game: find the turn that a review with so many playouts calls better."""
    if not 0 <= ply < match.ply or match.played[ply].seat is None:
        raise Worded("nothing-to-ask", ply=ply)
    then = match.resumed([played.text for played in match.played[:ply]], draw=False)
    game, position = match.game, then._position
    seat = position.turn()
    best = take(game, position, Planner(seat, playouts, position.key()))  # as the review looks for it
    if not best.sure:
        raise Worded("not-sure", ply=ply)
    made = take(game, position, _played(match, ply))
    details: dict[str, str | int] = {"player": game.colours[seat]}
    solution, rival = (_line(then, turn, playouts) for turn in (best, made))
    return Puzzle(game.name, game.version, 0, game.diagram(position), "build", details, solution, rival, {})


def _played(match: Match, ply: int) -> Choose:
    """Chooses what was played from that ply on. A record may break off within a turn."""
    ahead = iter(match.played[ply:])

    def choose(_: Position) -> int:
        played = next(ahead, None)
        if played is None:
            raise Worded("broken-off", ply=ply)
        return played.move

    return choose


def _line(then: Match, turn: Turn, playouts: int) -> TurnLine:
    found = judge(turn, playouts, then._position.key())
    win, points = (tuple(round(number, 3) for number in numbers) for numbers in (found.win, found.points))
    return TurnLine(write(then, then._position, turn), turn.gain(then._position), win, points)
