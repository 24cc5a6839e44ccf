"""Messages in words: the quick way to say a plain sentence says what Fluent says."""

from pathlib import Path

import pytest

from donjon.core import registry
from donjon.core.catalogue import LANGUAGES, plain, texts

TOWERS = registry.find("towers").folder


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [registry.find(name).folder for name in registry.names()], ids=lambda f: f.name)
def test_plain_sentences_are_said_as_fluent_says_them(folder: Path, language: str) -> None:
    catalogue, tried = texts(folder, language), 0
    for message in catalogue._bundle._messages:
        pattern = catalogue._bundle.get_message(message).value
        assert pattern is not None
        quick = plain(pattern)
        for detail in ("red", "{ $x } {0}", 0, 7, 999, 1000, -3) if quick else ():
            details = dict.fromkeys(quick[1] if quick else (), detail)
            said, errors = catalogue._bundle.format_pattern(pattern, details)
            assert not errors and catalogue.say(message, **details) == said
            tried += 1
    assert tried > 200


def test_large_numbers_are_written_as_the_language_does() -> None:
    assert "1,000" in texts(TOWERS, "en").say("event-lost", player="Red", places="c3", points=1000)
    assert "1.000" in texts(TOWERS, "de").say("event-lost", player="Rot", places="c3", points=1000)


def test_a_missing_detail_is_an_error() -> None:
    with pytest.raises(Exception, match="colour"):
        texts(TOWERS).say("event-moved", player="Red", places="c3-c7")
