"""docs/wire.md and web/src/wire.ts say what the code says."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from donjon.server.answers import Answers, read_answer
from donjon.server.asks import Asks, read_ask
from tools import wire_types

DOCUMENT = (Path(__file__).parents[2] / "docs/wire.md").read_text(encoding="utf-8")
QUESTIONS, ANSWERS = DOCUMENT.split("\n## Answers\n")


def examples(part: str) -> list[tuple[str, str]]:
    """Each example with the heading it stands under."""
    found = []
    for section in re.split(r"^### ", part, flags=re.MULTILINE)[1:]:
        for block in re.findall(r"```json\n(.*?)\n```", section, re.DOTALL):
            found += [(section.split("\n")[0], line) for line in block.splitlines()]
    return found


def kinds(union: object) -> set[str]:
    return {one.__struct_config__.tag for one in get_args(union)}


@pytest.mark.parametrize(("part", "union"), [(QUESTIONS, Asks), (ANSWERS, Answers)], ids=["questions", "answers"])
def test_every_message_has_an_example(part: str, union: object) -> None:
    assert {heading for heading, _ in examples(part)} == kinds(union)


@pytest.mark.parametrize(("heading", "line"), examples(QUESTIONS))
def test_a_question_reads_as_it_is_written(heading: str, line: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(read_ask(line))) == msgspec.json.decode(line)
    assert msgspec.json.decode(line)["kind"] == heading


@pytest.mark.parametrize(("heading", "line"), examples(ANSWERS))
def test_an_answer_reads_as_it_is_written(heading: str, line: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(read_answer(line))) == msgspec.json.decode(line)
    assert msgspec.json.decode(line)["kind"] == heading


def test_the_page_has_the_same_types() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.text()
