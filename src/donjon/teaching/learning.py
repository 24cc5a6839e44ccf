"""Somebody in a lesson: how far they are, and what a try is worth. The moves that were right are the whole state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from donjon.core.catalogue import HERE, texts
from donjon.core.errors import IllegalMove
from donjon.match import Match
from donjon.match.words import sentence
from donjon.teaching.lesson import Goal, Lesson, Step

ELSEWHERE = "lesson-elsewhere"  # a legal move that is not what the step asks for


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a try is worth. If it is not right, it can say why, in any language."""

    right: bool
    rule: str = ""
    lesson: Lesson | None = None
    message: str = ""  # of the lesson's texts
    refused: IllegalMove | None = None  # what the rules say

    def say(self, language: str = "en") -> str:
        if self.right:
            return ""
        if self.lesson and self.message:
            return self.lesson.say(self.message, language)
        if self.refused:
            return sentence(self.refused.why(language))
        return texts(HERE, language).word(ELSEWHERE)


class Learning:
    """A lesson under way. `moves` has the right move of each step so far, and "" for a step that is only read."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.moves: list[str] = []
        self.match = _position(lesson, 0)
        self.last = (self.match, 0)  # where the step before was made, and the ply at which it began

    @property
    def step(self) -> Step | None:
        """The step that is due; None when all are done."""
        return self.lesson.steps[len(self.moves)] if len(self.moves) < len(self.lesson.steps) else None

    def text(self, language: str = "en") -> str:
        """The sentence of the step, or what is said at the end."""
        name = f"step-{self.lesson.name}-{self.step.name}" if self.step else f"lesson-{self.lesson.name}-end"
        return self.lesson.say(name, language)

    def told(self, language: str = "en") -> list[str]:
        """What happened in the step before, in sentences, even if this one begins in another position."""
        match, since = self.last
        return [event["text"] for event in match.events(self.lesson.seat, since, language) if event["text"]]

    def try_move(self, move: str = "") -> Verdict:
        """Make the move if it is what the step asks for, and go on to the next step. "" reads on."""
        step = self.step
        if step is None:
            return Verdict(False)
        verdict = self.judge(move)
        if verdict.right:
            self._go_on(step, move if step.solution else "")
        return verdict

    def judge(self, move: str) -> Verdict:
        """What the move would be worth. Nothing changes."""
        step = self.step
        assert step is not None
        if not step.solution:
            return Verdict(True)
        refused = self.match.why_not(move)
        for wrong in step.wrong:
            if wrong.move == move:
                message = f"wrong-{self.lesson.name}-{wrong.say}"
                return Verdict(False, refused.rule if refused else "", self.lesson, message)
        if refused:
            return Verdict(False, refused.rule, refused=refused)
        return Verdict(move == step.solution or (step.goal is not None and meets(self.match, step.goal, move)))

    def pointed(self, parts: Sequence[str]) -> Verdict | None:
        """What the lesson itself says about a wrong try that is picked like this; None if it says nothing."""
        step, game, position = self.step, self.match.game, self.match._position
        for wrong in step.wrong if step else ():
            if list(game.parts(position, game.read(position, wrong.move)))[: len(parts)] == list(parts):
                return self.judge(wrong.move)
        return None

    def follow(self, moves: Iterable[str]) -> Verdict:
        """Try these moves one after another, up to the first that is not right."""
        verdict = Verdict(True)
        for move in moves:
            if self.step is None or not verdict.right:
                break
            verdict = self.try_move(move)
        return verdict

    def back(self) -> None:
        """Go back one step."""
        again = Learning(self.lesson)
        again.follow(self.moves[:-1])
        self.moves, self.match, self.last = again.moves, again.match, again.last

    def _go_on(self, step: Step, move: str) -> None:
        self.last = self.match, self.match.ply
        for one in (move, *step.replies) if move else step.replies:
            self.match.play(one)
        self.moves.append(move)
        if self.step and self.step.diagram:
            self.match = _position(self.lesson, len(self.moves))


def _position(lesson: Lesson, step: int) -> Match:
    return Match.from_diagram(lesson.game, lesson.steps[step].diagram, seed=0, chance="script")


def meets(match: Match, goal: Goal, move: str) -> bool:
    """Is this legal move what the goal asks for?"""
    choice = next(choice for choice in match.choices() if choice.move == move)
    if goal.kind not in ("", choice.kind) or (goal.at and goal.at not in choice.parts) or choice.gain < goal.gain:
        return False
    after = match.fork()
    after.play(move)
    view = after.sight(match.to_move).facts
    return all(view.get(name) == value for name, value in goal.position.items())
