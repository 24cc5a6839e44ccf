"""A lesson as its file has it: `lessons/<number>-<name>.toml` in the game's folder. See docs/learning.md.

What people read is in `texts/lessons.<language>.ftl`: `lesson-<lesson>` is the title, `step-<lesson>-<step>` the
sentence of a step, `step-<lesson>-<step>-name` its name in the list, and `wrong-<lesson>-<say>` is about a wrong try.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from donjon.core import registry
from donjon.core.catalogue import texts
from donjon.core.errors import Worded

if TYPE_CHECKING:
    from donjon.teaching.learning import Learning


class UnknownLesson(Worded):
    """No lesson of that name."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tempting try, and what is said about it.

    `rule` is the paragraph that refuses the move. Without a rule the move is legal, but misses the point of the step.
    """

    move: str
    say: str
    rule: str = ""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which moves count as done, if it is not only the solution. Everything that is given has to be true."""

    kind: str = ""  # the action that the move belongs to
    at: str = ""  # a place that is picked for it
    gain: int = 0  # the points it brings at least
    position: dict[str, Any] = {}  # entries of the learner's view after it


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: a move to make, or only a sentence to read if there is no solution."""

    name: str
    solution: str = ""
    lit: tuple[str, ...] = ()
    diagram: str = ""  # the step begins in another position
    goal: Goal | None = None  # without one, the solution alone is right
    wrong: tuple[Wrong, ...] = ()
    replies: tuple[str, ...] = ()  # what follows by itself: moves of others, chance, and the rest of one's own turn


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some steps that teach one thing. The first step has a diagram."""

    game: str
    name: str
    steps: tuple[Step, ...]
    seat: int = 0  # the learner's

    def title(self, language: str = "en") -> str:
        return self.say(f"lesson-{self.name}", language)

    def names(self, language: str = "en") -> list[str]:
        """What each step is called in a list of them."""
        return [self.say(f"step-{self.name}-{step.name}-name", language) for step in self.steps]

    def say(self, message: str, language: str) -> str:
        return texts(self.folder, language).word(message)

    @property
    def folder(self) -> Path:
        return registry.find(self.game).folder

    def begin(self) -> Learning:
        """Start with the first step."""
        from donjon.teaching.learning import Learning

        return Learning(self)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are best learned."""
    folder = registry.find(game).folder / "lessons"
    return tuple(_read(game, path) for path in sorted(folder.glob("*.toml")))


def _read(game: str, path: Path) -> Lesson:
    name = path.stem.partition("-")[2]
    return msgspec.convert({"game": game, "name": name, **tomllib.loads(path.read_text(encoding="utf-8"))}, Lesson)


def find(game: str, name: str) -> Lesson:
    """The lesson of that name; `UnknownLesson` if there is none."""
    found = {lesson.name: lesson for lesson in lessons(game)}
    if name not in found:
        raise UnknownLesson("no-lesson", game=registry.find(game).folder, name=name, known=tuple(found) or ("-",))
    return found[name]
