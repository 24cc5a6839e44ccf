"""Errors that people at a table may see: each has words in four languages, and all words are used."""

import copy
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.core.catalogue import HERE, LANGUAGES, texts
from donjon.core.errors import BadOption, BadRecord, DonjonError, NoUndo, Worded
from donjon.match import Match

PACKAGE = Path(donjon.__file__).parent
RAISED = re.compile(r'\b(?:Worded|BadOption|NoUndo|UnknownGame|UnknownBot|UnknownLesson)\(\s*"([\w-]+)"')


def raised(*folders: Path) -> set[str]:
    """The reasons named by the code in these folders."""
    code = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    return {f"error-{reason}" for reason in RAISED.findall(code)}


def worded(folder: Path) -> set[str]:
    source = (folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(error-[\w-]+) =", source, re.MULTILINE))


def test_every_reason_has_words_and_all_words_are_used() -> None:
    rings = ("core", "match", "bots", "teaching", "study")
    used = raised(*(PACKAGE / ring for ring in rings)) | {"error-line"}  # the line, in BadRecord
    assert used == worded(HERE)
    for folder in (PACKAGE / "games").iterdir():
        if (folder / "texts").exists():
            assert raised(folder) == worded(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_to_choose_from_ends_as_the_language_does(language: str) -> None:
    error = BadOption("bad-value", name="height", values=("5", "6", "unlimited"), value="7")
    assert texts(HERE, language).say("one-of", most="5, 6", last="unlimited") in error.say(language)


def test_an_error_tells_its_reason_in_the_same_language() -> None:
    with pytest.raises(BadRecord) as told:
        Match.from_record('[Game "chess"]\n[Seats "2"]\n')
    assert told.value.line == 1
    assert str(told.value) == "line 1: no game is called 'chess'; there are " + ", ".join(donjon.list_games())
    assert told.value.say("de").startswith("Zeile 1: kein Spiel heißt „chess“; zur Wahl stehen ")


def test_an_error_comes_back_from_another_process_as_it_is() -> None:
    """multiprocessing pickles it. One that cannot be read again hangs its pool or breaks it."""
    match = Match("towers", 2, seed=1)
    acts = (
        lambda: match.play("nonsense"),
        match.undo,
        lambda: Match("towers", 9),
        lambda: Match.from_record("nonsense"),
        lambda: Match.from_diagram("towers", "nonsense"),
    )
    for act in acts:
        with pytest.raises(DonjonError) as caught:
            act()
        error = caught.value
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(again) is type(error) and str(again) == str(error) and again.args == error.args
            assert again.say("ru") == error.say("ru")


@pytest.mark.parametrize("wrong", [None, 10**40, 1.5, b"x", [], (), {"a": 1}])
def test_whatever_somebody_gives_can_be_said(wrong: Any) -> None:
    assert repr(wrong) in str(BadOption("bad-value", name="chance", values=("seed", "script"), value=wrong))


def test_english_is_what_python_shows() -> None:
    match = Match("towers", seed=1)
    with pytest.raises(NoUndo, match="nothing to undo") as told:
        match.undo()
    assert isinstance(told.value, Worded) and "отменять нечего" in told.value.say("ru")
