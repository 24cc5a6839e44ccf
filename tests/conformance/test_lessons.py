"""Every lesson of every game, replayed in every way that counts as done."""

import pytest

from donjon import list_games
from donjon.core.catalogue import LANGUAGES, sources_of
from donjon.core.registry import find
from donjon.teaching import Lesson, laws, lessons

ALL = [lesson for name in list_games() for lesson in lessons(name)]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_keeps_the_laws(lesson: Lesson) -> None:
    assert laws.check(lesson) >= len(lesson.steps)


@pytest.mark.parametrize("name", list_games())
def test_every_game_begins_with_a_first_game(name: str) -> None:
    assert [lesson.name for lesson in lessons(name)][:1] == ["first"]


@pytest.mark.parametrize("name", list_games())
def test_every_text_of_a_lesson_is_used(name: str) -> None:
    needed = set().union(*(laws.messages(lesson) for lesson in lessons(name)))
    for language in LANGUAGES:
        source = next(path for path in sources_of(find(name).folder, language) if path.name.startswith("lessons."))
        written = {line.split(" =")[0] for line in source.read_text(encoding="utf-8").splitlines() if " = " in line}
        assert written - {line for line in written if line.startswith("#")} == needed
