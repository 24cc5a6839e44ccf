"""donjon learn GAME [LESSON]  A lesson in the terminal, step by step."""

import argparse
import sys
import textwrap
from pathlib import Path

from rich.console import Console

from donjon.core.catalogue import texts
from donjon.core.errors import DonjonError
from donjon.core.game import choose
from donjon.inputs import language
from donjon.teaching import Learning, find, lessons
from donjon.terminal.board import paint
from donjon.terminal.menu import Menu

HERE = Path(__file__).parent
YOU, EASY = "human", "novice"  # who plays the free game after a lesson


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="by default the first game")
    parser.add_argument("--list", action="store_true", help="only list the lessons of the game")


def run(chosen: argparse.Namespace) -> int:
    found = lessons(chosen.game)
    if chosen.list:
        for lesson in found:
            print(f"{lesson.name:12} {lesson.title(language())}")
        return 0
    Classroom(find(chosen.game, chosen.lesson or "first").begin()).teach()
    return 0


class Classroom:
    """A learner at the terminal."""

    def __init__(self, learning: Learning) -> None:
        self.learning = learning
        self.language = language()
        self.texts = texts(HERE, self.language)
        self.console = Console(highlight=False)

    def teach(self) -> None:
        """Step by step until the lesson is over or the learner leaves."""
        self._print(self.learning.lesson.title(self.language), "bold")
        shown = -1
        while self.learning.step:
            if shown != len(self.learning.moves):
                self._show()
                shown = len(self.learning.moves)
            line = self._read()
            if line is None or line in ("quit", "q"):
                self._print(self.texts.say("left-lesson"))
                return
            try:
                self._obey(line)
            except DonjonError as error:
                self._print(error.say(self.language), "bold")
        self._told()
        self._print(self.learning.text(self.language), "bold")
        self._print(self._free_game())

    def _free_game(self) -> str:
        """The command that begins it, with as many players and the options that the lesson was about."""
        match = self.learning.match
        seats, usual = ",".join([YOU] + [EASY] * (match.seats - 1)), choose(match.game, match.seats, {})
        options = (f" --option {name}={value}" for name, value in match.options.items() if value != usual[name])
        return f"donjon play {match.game.name} --seats {seats}{''.join(options)}"

    def _show(self) -> None:
        learning, step = self.learning, self.learning.step
        assert step is not None
        self._told()
        self.console.print()
        self.console.print(paint(learning.match.text(learning.lesson.seat, self.language)), soft_wrap=True)
        number, count = len(learning.moves) + 1, len(learning.lesson.steps)
        self._print(f"{number}/{count}  {learning.text(self.language)}", "bold")
        if step.lit:
            self._print(self.texts.say("look-at", places=", ".join(map(self._place, step.lit))))

    def _place(self, place: str) -> str:
        """By its name, if it has one. Cells have none: the board says where they are."""
        words = texts(self.learning.match.game.folder, self.language)
        return words.word(f"word-{place}") if words.has(f"word-{place}") else place

    def _told(self) -> None:
        for said in self.learning.told(self.language):
            self._print(said, "dim")

    def _read(self) -> str | None:
        step = self.learning.step
        print(self.texts.say("try" if step and step.solution else "read-on"), end=" ", flush=True)
        line = sys.stdin.readline()
        return line.strip() if line else None

    def _obey(self, line: str) -> None:
        step = self.learning.step
        assert step is not None
        match line:
            case "back":
                self.learning.back()
            case "show" if step.solution:
                said = self.learning.match.say(step.solution, self.language)
                self._print(f"{said}  [{step.solution}]")
            case "moves" if step.solution:
                for told in Menu(self.learning.match, self.texts, ()).all():
                    self._print(told)
            case "" if step.solution:
                return
            case _:
                verdict = self.learning.try_move(line)
                rule = self.texts.say("by-rule", rule=verdict.rule) if verdict.rule else ""
                if not verdict.right:
                    self._print(f"✗ {verdict.say(self.language)} {rule}".rstrip(), "bold")

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(textwrap.fill(text, self.console.width), style=style, markup=False, soft_wrap=True)
