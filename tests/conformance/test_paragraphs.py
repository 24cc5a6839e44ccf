"""RULES.md and the tests match: every paragraph has a test named after it, and every paragraph cited exists."""

import re

import pytest

from donjon import list_games
from donjon.core.registry import find
from donjon.match.laws import PARAGRAPH, paragraphs
from tools.golden import home_of

SHORT = re.compile(r"^## In short\n\n((?:- .*\n(?:  .*\n)*)+)\n## 1\. ", re.MULTILINE)
NAMED = re.compile(r"^def test_(\d+)_(\d+)_", re.MULTILINE)


def cited(name: str) -> set[str]:
    found: set[str] = set()
    for path in home_of(name).glob("test_*.py"):
        found |= {f"{chapter}.{paragraph}" for chapter, paragraph in NAMED.findall(path.read_text(encoding="utf-8"))}
    return found


@pytest.mark.parametrize("name", list_games())
def test_every_paragraph_has_a_test(name: str) -> None:
    numbers = paragraphs(find(name))
    assert len(numbers) > 10
    assert numbers - cited(name) == set()


@pytest.mark.parametrize("name", list_games())
def test_every_citation_is_a_paragraph(name: str) -> None:
    assert cited(name) - paragraphs(find(name)) == set()


@pytest.mark.parametrize("name", list_games())
def test_paragraphs_are_in_order(name: str) -> None:
    rules = (find(name).folder / "RULES.md").read_text(encoding="utf-8")
    numbers = [tuple(map(int, n.split("."))) for n in PARAGRAPH.findall(rules)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("name", list_games())
def test_rules_begin_in_short(name: str) -> None:
    """Right before chapter 1: the goal, a turn, then what counts, an example and a tip."""
    found = SHORT.search((find(name).folder / "RULES.md").read_text(encoding="utf-8"))
    assert found is not None
    heads = re.findall(r"^- \*\*(.+?)\*\*", found[1], re.MULTILINE)
    assert heads[:2] + heads[-2:] == ["Goal.", "Your turn.", "Example.", "Tip."] and 5 <= len(heads) <= 6
    assert len(found[1].split()) < 200
