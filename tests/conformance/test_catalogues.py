"""Message catalogues: four languages with the same messages and variables, and words for everything."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import donjon
from donjon import Match, bot, list_games
from donjon.core.catalogue import LANGUAGES, sources_of, texts
from donjon.core.registry import find
from donjon.core.scene import Scene
from tests.conformance.tables import tables
from tests.conformance.test_house import page_of

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


LOOKS = 7  # plies from one look at a game to the next
LONGEST = 500  # plies: random games of some options have no end


def told_by_scenes(name: str) -> set[str]:
    """What scenes of random games tell the page: of the table, the players and the shapes."""
    told = set()
    for _, seats, options in tables((name,)):
        match, player = Match(name, seats, seed=1, options=options), bot("random", seed=1)
        while match.to_move is not None and match.ply < LONGEST:
            if match.ply % LOOKS == 0:
                told |= told_by(match.picture(match.to_move))
            match.play(player.choose(match))
    return told


def told_by(scene: Scene) -> set[str]:
    """In the words of the page: its texts have dashes."""
    keys = {f"state-{key}" for key, value in (scene.detail or {}).items() if value is not False and value is not None}
    keys |= {f"have-{key}" for player in scene.players for key in player.detail or {}}
    keys |= {f"piece-{shape.kind}" for shape in scene.shapes}
    keys |= {f"fact-{key}" for shape in scene.shapes for key in shape.detail or {}}
    return {key.replace("_", "-") for key in keys}


@pytest.mark.parametrize("name", list_games())
def test_a_page_has_words_only_for_what_scenes_tell(name: str) -> None:
    """A fact that is renamed in the scene and not in the texts would go from the page without a word."""
    source = (page_of(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^((?:have|state|piece|fact)-[\w-]+) =", source, re.MULTILINE)) <= told_by_scenes(name)
