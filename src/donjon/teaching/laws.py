"""What every lesson is held to. `tests/conformance/test_lessons.py` checks it for every game."""

from donjon.core.catalogue import LANGUAGES, texts
from donjon.teaching.learning import Learning
from donjon.teaching.lesson import Lesson, Step

LEAST_STEPS = 2
LONGEST = 170  # characters of a sentence: it has to fit below the board of a phone


class LessonLaw(AssertionError):
    """A lesson breaks a law: which one, and at which step."""


def check(lesson: Lesson) -> int:
    """Replay a lesson in every way that counts as done. Returns how many positions were seen."""
    _hold(len(lesson.steps) >= LEAST_STEPS, lesson, None, "has too few steps")
    _check_texts(lesson)
    return _explore(lesson.begin(), set())


def _explore(learning: Learning, seen: set[tuple[int, str]]) -> int:
    """Whatever counts as done leads on: the replies are legal, and the next steps can be done."""
    step, key = learning.step, (len(learning.moves), learning.match.diagram())
    if step is None or key in seen:
        return 0
    seen.add(key)
    _check_step(learning, step)
    right = [move for move in learning.match.legal_moves() if learning.judge(move).right] if step.solution else [""]
    for move in right:
        further = Learning(learning.lesson)
        further.follow([*learning.moves, move])
        _hold(len(further.moves) > len(learning.moves), learning.lesson, step, f"{move!r} does not lead on")
        _hold(_wins(further), learning.lesson, step, f"the learner ends the game by {move!r}, and loses it")
        _explore(further, seen)
    return len(seen)


def _wins(learning: Learning) -> bool:
    match, _ = learning.last
    return not match.over or match.ranks[learning.lesson.seat] == min(match.ranks)


def _check_step(learning: Learning, step: Step) -> None:
    lesson, match = learning.lesson, learning.match
    shown = {shape.id for shape in match.picture(lesson.seat).shapes if not shape.at}
    _hold(set(step.lit) <= shown, lesson, step, f"lights up {set(step.lit) - shown}, which the board does not have")
    if not step.solution:
        _hold(not step.wrong and step.goal is None, lesson, step, "is only read, so nothing in it can be wrong")
        return
    _hold(match.to_move == lesson.seat, lesson, step, "comes while the learner is not to move")
    verdict = learning.judge(step.solution)
    _hold(verdict.right, lesson, step, f"its solution {step.solution!r} is not right: {verdict.say()} {verdict.rule}")
    for wrong in step.wrong:
        _hold(match.is_move(wrong.move), lesson, step, f"its wrong try {wrong.move!r} is no move at all")
        refused = match.why_not(wrong.move)
        rule = refused.rule if refused else ""
        _hold(rule == wrong.rule, lesson, step, f"{wrong.move!r} is wrong by rule {rule!r}, not {wrong.rule!r}")
        _hold(not learning.judge(wrong.move).right, lesson, step, f"its wrong try {wrong.move!r} is right")


def messages(lesson: Lesson) -> set[str]:
    """The messages that a lesson needs."""
    steps = {f"step-{lesson.name}-{step.name}" for step in lesson.steps}
    wrong = {f"wrong-{lesson.name}-{wrong.say}" for step in lesson.steps for wrong in step.wrong}
    return {f"lesson-{lesson.name}", f"lesson-{lesson.name}-end"} | steps | {f"{step}-name" for step in steps} | wrong


def _check_texts(lesson: Lesson) -> None:
    for language in LANGUAGES:
        catalogue = texts(lesson.folder, language)
        for message in sorted(messages(lesson)):
            _hold(catalogue.has(message), lesson, None, f"has no text {message} in {language}")
            said = catalogue.word(message)
            _hold(len(said) <= LONGEST, lesson, None, f"{message} is too long in {language}: {len(said)} characters")


def _hold(true: bool, lesson: Lesson, step: Step | None, what: str) -> None:
    if not true:
        at = f", step {step.name}" if step else ""
        raise LessonLaw(f"{lesson.game}, lesson {lesson.name}{at}: {what}")
