"""What the server says to people is said in all four languages."""

import asyncio
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from donjon.core import catalogue
from donjon.core.catalogue import LANGUAGES
from donjon.match import Match
from donjon.server import cards, refused
from donjon.server.house import House
from donjon.server.settings import Settings
from tests.server.databases import claimed
from tests.server.support import Client

PACKAGE = refused.HERE.parent
CODE = "\n".join(path.read_text(encoding="utf-8") for path in refused.HERE.rglob("*.py"))
LIBRARY = [path for ring in ("core", "match", "bots", "teaching", "study") for path in (PACKAGE / ring).rglob("*.py")]
ASKED = [*(refused.HERE / "handlers").glob("*.py"), *(PACKAGE / "teaching").glob("*.py")]
ASKED += [PACKAGE / "study" / f"{name}.py" for name in ("daily", "own", "solving")]  # what people ask of puzzles


def messages(language: str, folder: Path = refused.HERE) -> dict[str, set[str]]:
    """Every message with the details it names."""
    source = (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            text = source[entry.value.span.start : entry.value.span.end]  # type: ignore[union-attr]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_reason_has_words_and_all_words_are_used() -> None:
    used = {f"refused-{reason}" for reason in re.findall(r'Refused\(\s*"\w+",\s*"([\w-]+)"', CODE)}
    used |= {f"refused-{reason}" for reason in re.findall(r'else "([\w-]+)"\)', CODE)}
    assert used | {"refused-stale"} == set(messages("en"))


def test_what_the_library_refuses_is_said_in_words() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in LIBRARY)
    used = set(re.findall(r'\b(?:Worded|NoUndo|BadOption|UnknownLesson)\(\s*"([\w-]+)"', code))
    assert {"nothing-to-ask", "not-sure", "broken-off", "no-puzzle", "no-puzzles", "no-lesson", "no-undo"} <= used
    for language in LANGUAGES:
        assert {f"error-{reason}" for reason in used} <= set(messages(language, PACKAGE / "core"))
    for path in ASKED:
        assert not re.search(r'DonjonError\(f?"', path.read_text(encoding="utf-8")), path.name


def test_all_languages_are_read_before_anybody_waits_for_them(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(), claimed(str(tmp_path / "words.sqlite")))
        await house.languages
        read = catalogue.texts.cache_info().misses
        for language in LANGUAGES:
            refused.Refused("not_now", "over").say(language)
            for card in cards.cards(language):
                Match(card.name, seed=1).ask(language)
        assert catalogue.texts.cache_info().misses == read
        await house.close()

    catalogue.texts.cache_clear()
    cards.cards.cache_clear()
    cards.card.cache_clear()
    asyncio.run(run())


def test_errors_are_said_in_the_guests_language(client: Client) -> None:
    client.ask("hello", "welcome", language="de")
    made = client.create("towers", [{"mine": True}] * 2)
    board = client.join(*(link["token"] for link in made["seats"]))["board"]
    client.send("play", table_id=made["table_id"], ply=board["ply"], move="a1-h8")
    refused = client.hear("error")["text"]
    why = client.ask("explain", "explained", table_id=made["table_id"], move="a1-h8")
    [reason] = why["reasons"]
    assert refused.lower() == f"a1-h8: {reason['text'].removesuffix('.')} (Regel {reason['rule']})".lower()
    client.send("undo", table_id=made["table_id"], ply=board["ply"])
    assert client.hear("error")["text"].startswith("hier gibt es nichts zurückzunehmen: ")
    client.send("create", game="towers", seats=[{"mine": True}] * 9)
    assert client.hear("error")["text"] == "Spiel der Türme ist für 2, 3 oder 4 Spieler, nicht für 9"
    client.send("create", game="chess", seats=[{"mine": True}] * 2)
    assert client.hear("error")["code"] == "unknown"
    client.send("open", record='[Game "towers"]\n[Seats "2"]\n\noops')
    assert client.hear("error")["text"].startswith("Zeile 4: ")
    client.send("vote", table_id=made["table_id"], yes=True)
    assert client.hear("error")["text"] == "es läuft keine Abstimmung"
