"""A lesson under way: what is right, what is wrong and why, and the way back."""

import msgspec
import pytest

import donjon
from donjon.core.catalogue import LANGUAGES
from donjon.teaching import Lesson, find, laws
from donjon.teaching.learning import meets
from donjon.teaching.lesson import Goal, UnknownLesson, Wrong

FIRST = find("towers", "first")


def test_a_lesson_is_followed_to_its_end() -> None:
    learning = donjon.lessons("towers")[0].begin()
    for step in FIRST.steps:
        assert learning.step == step
        assert learning.try_move(step.solution).right
    assert learning.step is None and learning.match.over
    assert "whole game" in learning.text() and not learning.try_move("a8-a7").right


def test_a_wrong_try_is_explained_and_changes_nothing() -> None:
    learning = FIRST.begin()
    before = learning.match.diagram()
    tempting, illegal, other = (learning.try_move(move) for move in ("d5-e6", "d5-d5", "a1-b1"))
    assert (tempting.right, tempting.rule) == (False, "2.2") and "diagonally" in tempting.say()
    assert (illegal.right, illegal.rule) == (False, "2.2") and illegal.say().startswith("A stack slides")
    assert (other.right, other.rule) == (False, "") and "allowed" in other.say()
    assert learning.match.diagram() == before and learning.moves == []
    assert len({tempting.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_is_picked_is_known_as_a_wrong_try() -> None:
    learning = FIRST.begin()
    learning.follow(["d5-g5"])
    verdict = learning.pointed(["g5", "h5"])
    assert verdict and "rose" in verdict.say()
    assert learning.pointed(["g5", "g8"]) is None


def test_back_a_step() -> None:
    learning = FIRST.begin()
    learning.follow(["d5-g5", "g5-g8", "nonsense", "g8-j8"])
    assert learning.moves == ["d5-g5", "g5-g8"]
    learning.back()
    assert learning.moves == ["d5-g5"] and learning.step == FIRST.steps[1]


def test_others_may_be_right_where_a_goal_says_so() -> None:
    learning = find("carcassonne", "dragon").begin()
    assert learning.try_move("0,1,0").right


@pytest.mark.parametrize(
    ("goal", "right", "wrong"),
    [
        (Goal(kind="settle"), "d7-c7", "a1-b1"),
        (Goal(at="d7"), "d7-d8", "a1-b1"),
        (Goal(gain=1), "b5-b6", "b5-c5"),
        (Goal(position={"bonus": True}), "d6-c6", "d6-d5"),
        (Goal(kind="settle", at="d6"), "d6-c6", "d7-c7"),
    ],
)
def test_what_a_goal_can_ask_for(goal: Goal, right: str, wrong: str) -> None:
    match = find("towers", "bonus").begin().match
    assert meets(match, goal, right) and not meets(match, goal, wrong)


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(UnknownLesson, match="no lesson 'second'; choose first"):
        find("towers", "second")


def broken(**changes: object) -> Lesson:
    """The first game with something changed in its second step."""
    steps = list(FIRST.steps)
    steps[1] = msgspec.structs.replace(steps[1], **changes)
    return msgspec.structs.replace(FIRST, steps=tuple(steps))


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"solution": "g5-h5"}, "is not right"),
        ({"lit": ("z9",)}, "which the board does not have"),
        ({"wrong": (Wrong("g5-h5", "rose", "2.3"),)}, "wrong by rule '2.4', not '2.3'"),
        ({"wrong": (Wrong("g5-g6", "rose", "2.4"),)}, "wrong by rule '', not '2.4'"),
        ({"wrong": (Wrong("g5-g8", "rose"),)}, "is not right"),
        ({"wrong": (Wrong("g5-g6", "thorn"),)}, "has no text wrong-first-thorn in en"),
        ({"replies": ()}, "comes while the learner is not to move"),
        ({"name": "other"}, "has no text step-first-other in en"),
    ],
)
def test_the_laws_find_a_broken_lesson(changes: dict[str, object], law: str) -> None:
    with pytest.raises(laws.LessonLaw, match=law):
        laws.check(broken(**changes))


def test_a_reply_that_is_not_legal_breaks_the_law() -> None:
    with pytest.raises(donjon.IllegalMove):
        laws.check(broken(replies=("n5-a1",)))
