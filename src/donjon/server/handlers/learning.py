"""Lessons: where somebody stands in one, and questions about it. The client says what was tried, so nothing is kept."""

from __future__ import annotations

from donjon.match import words
from donjon.server.answers import LessonShown, Reason
from donjon.server.asks import Ask, Explain, Learn, WhatIf
from donjon.server.boards import Boards, tried
from donjon.server.guest import Guest
from donjon.server.handlers.asking import explained
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.teaching import Learning, Verdict, find

TABLE = "lesson"  # the table id that stands for the lesson one has taken up


async def learn(house: House, guest: Guest, ask: Learn) -> None:
    learning = find(ask.game, ask.lesson).begin()
    verdict = learning.follow(ask.moves)
    guest.lesson = learning
    guest.tell(_shown(learning, verdict, ask, guest.language))


def _shown(learning: Learning, verdict: Verdict, ask: Learn, language: str) -> LessonShown:
    lesson, step, match = learning.lesson, learning.step, learning.match
    board = Boards(match, len(ask.moves), match.ply).board(lesson.seat, language, ("scene",))
    shown = LessonShown(
        to=ask.id,
        game=lesson.game,
        lesson=lesson.name,
        title=lesson.title(language),
        steps=lesson.names(language),
        moves=learning.moves,
        text=learning.text(language),
        board=board,
        told=learning.told(language),
        lit=list(step.lit) if step else [],
        why=verdict.say(language),
        rule=verdict.rule,
        options=match.options,
    )
    if step and step.solution:
        shown.solution = step.solution
        shown.parts = next(choice.parts for choice in match.choices() if choice.move == step.solution)
        plan = match.what_if([step.solution])
        shown.said = words.say(match.game, plan.said, language) if plan.said else ""
    return shown


async def asked(house: House, guest: Guest, ask: Ask) -> None:
    """A question about the lesson in hand. What it says itself about a wrong try comes before the rules."""
    learning = guest.lesson
    if learning is None or learning.match.to_move != learning.lesson.seat:
        raise Refused("not_now", "no-lesson")
    if isinstance(ask, WhatIf):
        guest.tell(tried(learning.match, ask, learning.lesson.seat, guest.language, ()))
    elif isinstance(ask, Explain):
        told = explained(learning.match, ask, guest.language, ())
        verdict = learning.pointed(ask.parts) if ask.parts else None
        if verdict:
            told.reasons = [Reason(verdict.say(guest.language), verdict.rule)]
        guest.tell(told)
    else:
        raise Refused("not_now", "no-lesson")
