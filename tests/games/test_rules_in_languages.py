"""A translation of RULES.md is the same text: numbers, structure, code, citations and rulings."""

import re
from collections import Counter

import pytest

from donjon import list_games
from donjon.core.catalogue import LANGUAGES
from donjon.core.registry import find
from donjon.match.laws import PARAGRAPH
from donjon.server.cards import rules

CODE = re.compile(r"```.*?```|`[^`]+`", re.DOTALL)
BLOCK = re.compile(r"^(#+ |\*\*\d+\.\d+\*\*|\||```|[-*] |\d+\. )", re.MULTILINE)  # what the page takes for a new block
CITED = re.compile(r"\d+\.\d+")

pytestmark = [
    pytest.mark.parametrize("name", list_games()),
    pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"]),
]


def read(name: str, language: str = "") -> str:
    return (find(name).folder / f"RULES{language and '.' + language}.md").read_text(encoding="utf-8")


def by_number(text: str) -> dict[str, str]:
    """The paragraphs by number. The text before the first one has no number. A heading ends a paragraph."""
    _, *parts = PARAGRAPH.split(re.sub(r"^#.*", "", text, flags=re.MULTILINE))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def typed(text: str) -> Counter[str]:
    """Code spans and blocks. A span may be broken over two lines, a block may not."""
    return Counter(code if code.startswith("```") else " ".join(code.split()) for code in CODE.findall(text))


def test_who_reads_the_language_gets_it(name: str, language: str) -> None:
    sized = re.compile(r"(?<=\.svg)#\d+x\d+")  # only the size of its pictures is added
    assert sized.sub("", rules(name, language)) == read(name, language)


def test_the_paragraphs_have_the_same_numbers(name: str, language: str) -> None:
    assert PARAGRAPH.findall(read(name, language)) == PARAGRAPH.findall(read(name))


def test_headings_tables_and_blocks_are_where_they_were(name: str, language: str) -> None:
    """A line of prose must not begin like a list either, as a wrapped "1. " would."""
    assert BLOCK.findall(read(name, language)) == BLOCK.findall(read(name))


def test_what_is_typed_stays_as_it_is_typed(name: str, language: str) -> None:
    assert typed(read(name, language)) == typed(read(name))


def test_every_paragraph_cites_the_same_ones(name: str, language: str) -> None:
    english, other = by_number(read(name)), by_number(read(name, language))
    cited = {number: set(CITED.findall(text)) for number, text in other.items()}
    assert cited == {number: set(CITED.findall(text)) for number, text in english.items()}


def test_every_ruling_is_marked_as_one(name: str, language: str) -> None:
    """Rulings are set in emphasis, and so are the names of moves: the same stars in every paragraph."""
    english, other = by_number(CODE.sub("", read(name))), by_number(CODE.sub("", read(name, language)))
    stars = {number: text.count("*") for number, text in other.items()}
    assert stars == {number: text.count("*") for number, text in english.items()}


def test_nothing_is_left_in_english(name: str, language: str) -> None:
    english, other = by_number(read(name)), by_number(read(name, language))
    assert [number for number, text in other.items() if text == english.get(number)] == []
    lines = [line for line in CODE.sub("", read(name, language)).splitlines() if line.startswith(("#", "- "))]
    assert set(lines) & set(read(name).splitlines()) == set()  # headings, and what is said in short
