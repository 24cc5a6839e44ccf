"""A puzzle in the terminal: the question, somebody's turn, and what came of it."""

import sys
import textwrap
from pathlib import Path

from rich.console import Console

from donjon.core.catalogue import texts
from donjon.core.errors import DonjonError
from donjon.inputs import language
from donjon.study.puzzle import Puzzle
from donjon.terminal.board import paint
from donjon.terminal.menu import Menu

HERE = Path(__file__).parent


class Solver:
    """Somebody who solves a puzzle at the terminal."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.solving = puzzle.begin()
        self.language = language()
        self.texts = texts(HERE, self.language)
        self.console = Console(highlight=False)

    def solve(self) -> bool:
        """Try until it is solved or shown; False if the player leaves."""
        self._show()
        while not self.solving.solved:
            print(self.texts.say("puzzle-try"), end=" ", flush=True)
            line = sys.stdin.readline()
            if not line or line.strip() in ("quit", "q"):
                return False
            try:
                if self._obey(line.strip()):
                    return True
            except DonjonError as error:
                self._print(error.say(self.language), "bold")
        return True

    def _obey(self, line: str) -> bool:
        """Do what was typed; True if the puzzle is done with."""
        match line:
            case "":
                pass
            case "show":
                for told in self.solving.told(self.puzzle.solution, self.language):
                    self._print(told)
                return True
            case "moves":
                for told in Menu(self.solving.match, self.texts, ()).all():
                    self._print(told)
            case "again":
                self.solving = self.puzzle.begin()
            case _:
                self._move(line)
        return False

    def _move(self, move: str) -> None:
        said = self.solving.match.say(move, self.language)
        self.solving.play(move)
        self._print(said)
        if self.solving.over:
            self._print(self.solving.say(self.language), "bold")
            if not self.solving.solved:
                self.solving = self.puzzle.begin()

    def _show(self) -> None:
        self.console.print()
        self.console.print(paint(self.solving.match.text(self.solving.seat, self.language)), soft_wrap=True)
        stars = "★" * self.puzzle.difficulty
        self._print(f"{self.puzzle.ask(self.language)}  {stars}  {self.puzzle.id}", "bold")

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(textwrap.fill(text, self.console.width), style=style, markup=False, soft_wrap=True)
