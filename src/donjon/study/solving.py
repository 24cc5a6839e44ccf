"""Somebody at a puzzle: their turn, whether it solves the puzzle, and what to say about it.

solving = puzzles("torres")[0].begin()
solving.play("+c3")
solving.over, solving.solved
"""

from __future__ import annotations

from collections.abc import Iterable

from donjon.core.position import Position
from donjon.core.telling import tell
from donjon.study.puzzle import Puzzle, TurnLine, is_solved
from donjon.study.review import lit
from donjon.study.turns import Turn, judge

JUDGE = 1500  # playouts for a turn that does not solve it


class Solving:
    """A try. It ends with the turn; then it is `solved` or not."""

    def __init__(self, puzzle: Puzzle, moves: Iterable[str] = ()) -> None:
        self.puzzle = puzzle
        self.match = puzzle.match()
        self._before = self.match._position.copy()
        self.seat = self._before.turn()
        self.moves: list[str] = []
        for move in moves:
            self.play(move)

    def play(self, move: str) -> None:
        """Make a move of the turn. Raises `IllegalMove`; after the turn nothing more can be played."""
        if self.over:
            return
        self.match.play(move)
        self.moves.append(move)

    @property
    def over(self) -> bool:
        """Whether the turn is over."""
        now = self.match._position
        return now.turn() != self.seat or now.turns != self._before.turns

    @property
    def solved(self) -> bool:
        return self.over and is_solved(self.puzzle, self._before, self.match._position, self._goal())

    def say(self, language: str) -> str:
        """What came of the turn: how it stands now, and how after the solution or the best other turn."""
        if not self.over:
            return ""
        solution, rival = (round(100 * line.win[self.seat]) for line in (self.puzzle.solution, self.puzzle.rival))
        if self.solved:
            return self._tell("puzzle-solved", language, win=solution, rival=rival)
        turn = Turn(self.seat, (), self.match._position, True)
        own = round(100 * judge(turn, JUDGE, 1).win[self.seat])
        scored = self.match._position.score(self.seat) - self._before.score(self.seat)
        if self.puzzle.theme == "score":
            return self._tell("puzzle-fewer", language, points=scored)
        return self._tell("puzzle-worse", language, win=own, rival=solution)

    def why(self, language: str) -> str:
        """How much better the solution is than the best other turn."""
        solution, rival = (round(100 * line.win[self.seat]) for line in (self.puzzle.solution, self.puzzle.rival))
        return self._tell("puzzle-why", language, win=solution, rival=rival)

    def told(self, line: TurnLine, language: str) -> list[str]:
        """A line in words, move by move."""
        match, said = self.puzzle.match(), []
        for move in line.moves:
            said.append(match.say(move, language))
            match.play(move)
        return said

    def places(self, line: TurnLine) -> list[list[str]]:
        """What each move of a line lights up on the board."""
        return lit(self.puzzle.match(), line.moves)

    def _tell(self, message: str, language: str, **details: int) -> str:
        said = tell(self.match.game.folder, message, {**self.puzzle.details, **details}, language)
        return said[:1].upper() + said[1:]

    def _goal(self) -> Position:
        goal = self.puzzle.match()
        for move in self.puzzle.solution.moves:
            goal.play(move)
        return goal._position
