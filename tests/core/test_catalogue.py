"""Messages: our fast formatter says exactly what Fluent says, and words have forms."""

from itertools import product
from pathlib import Path

import pytest

from donjon.core import registry
from donjon.core.catalogue import LANGUAGES, texts
from donjon.core.errors import BadOption
from donjon.core.patterns import MINUS, Patterns

TOWERS = registry.find("towers").folder
DETAILS: tuple[str | int, ...] = ("red", "m", "{ $x } {0}", 0, 1, 2, 5, 7, 21, 999, 1000, -1, -3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [registry.find(name).folder for name in registry.names()], ids=lambda f: f.name)
def test_messages_are_said_as_fluent_says_them(folder: Path, language: str) -> None:
    patterns, tried = texts(folder, language)._patterns, 0
    for message in patterns.bundle._messages:
        for form in ("", *patterns.bundle.get_message(message).attributes):
            pattern = patterns.find(message, form)
            names = [written for written, _, _ in pattern.asks]
            for one, other in product(DETAILS, DETAILS[::4]) if names else [("", "")]:
                details = {name: other if i else one for i, name in enumerate(names)}
                assert pattern.say(details).replace(MINUS, "-") == pattern.by_fluent(details)
                tried += 1
    assert tried > 1000


def test_a_language_that_nobody_speaks_here_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="option language must be en, ru, hu or de, not 'fr'"):
        texts(TOWERS, "fr")


def test_large_numbers_are_written_as_the_language_does() -> None:
    assert "1,000" in texts(TOWERS, "en").say("event-doubled", player="Red", district=1, points=1000)
    assert "1.000" in texts(TOWERS, "de").say("event-doubled", player="Rot", district=1, points=1000)


def test_points_lost_have_a_minus_and_their_plural() -> None:
    said = [texts(TOWERS, language).say("some-points", points=-2) for language in LANGUAGES]
    assert said == ["−2 points", "−2 очка", "−2 pont", "−2 Punkte"]
    assert texts(TOWERS).say("some-points", points=-1) == "−1 point"


def test_a_missing_detail_is_an_error() -> None:
    with pytest.raises(KeyError, match="district"):
        texts(TOWERS).say("event-doubled", player="Red", points=3)


def test_words_have_forms() -> None:
    russian = texts(TOWERS, "ru")
    assert russian.word("word-rose", "acc") == "розу"
    assert russian.word("word-key", "acc") == "ключ"  # which is as it is
    assert ("symbol-acc", "symbol", "acc") in russian.asks("event-moved")
    asked = [name for _, name, _ in russian.asks("event-doubled")]
    assert asked == ["player", "district", "points"]  # some-points is in it


def test_only_what_is_known_to_be_quick_stands_in_a_message() -> None:
    with pytest.raises(NotImplementedError, match="FunctionReference"):
        Patterns("en", ["a = { NUMBER($points) }"]).find("a")
