"""Message catalogues: four languages with the same messages and variables, and words for everything."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import donjon
from donjon import list_games
from donjon.core.catalogue import LANGUAGES, sources_of, texts
from donjon.core.registry import find

PACKAGE = Path(donjon.__file__).parent
FOLDERS = sorted({*PACKAGE.rglob("texts"), *(find(name).folder / "texts" for name in list_games())})


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Message ids with the details they name, whatever the form: `$figure-acc` is the figure."""
    catalogue = texts(folder.parent, language)
    found: dict[str, set[str]] = {}
    for path in sources_of(folder.parent, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {path}"
                found[entry.id.name] = {name for _, name, _ in catalogue.asks(entry.id.name)}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: p.parent.name)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert set(other) == set(english)
    for message, variables in other.items():
        assert variables <= english[message], message


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: p.parent.name)
def test_the_languages_differ(folder: Path) -> None:
    """A catalogue that is a copy of the English one is not translated."""
    english = (folder / "en.ftl").read_text(encoding="utf-8")
    assert all((folder / f"{language}.ftl").read_text(encoding="utf-8") != english for language in ("ru", "hu", "de"))


@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_options_are_described(name: str, language: str) -> None:
    game = find(name)
    catalogue = texts(game.folder, language)
    assert catalogue.say("title")
    assert 20 < len(catalogue.say("line")) < 90
    assert catalogue.say("about").count(".") >= 3
    for option in game.options:
        assert catalogue.say(f"option-{option.name}")
        assert all(catalogue.say(f"option-{option.name}-{value}") for value in option.values)


def forms(folder: Path, language: str) -> tuple[set[str], set[str]]:
    """The forms that words of a folder have, and those that its messages ask for."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources_of(folder.parent, language))
    given = set(re.findall(r"^    \.([\w-]+) =", source, re.MULTILINE))
    asked = {name.partition("-")[2] for name in re.findall(r"\$([\w-]+)", source)} - {""}
    return given, asked | set(re.findall(r"\.([\w-]+) \}", source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_asked_for_are_those_that_words_have(language: str) -> None:
    """If no word has a form, asking for it is a slip: every word would be said as it is."""
    found = {folder.parent.name: forms(folder, language) for folder in FOLDERS}
    shared = found["core"][0]
    for given, asked in found.values():
        assert asked <= given | shared
        assert given - shared <= asked
    assert shared <= set().union(*(asked for _, asked in found.values()))
