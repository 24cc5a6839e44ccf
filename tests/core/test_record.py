"""Records as text: everything written can be read back, and an error names the damaged line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from donjon.core.errors import BadRecord
from donjon.core.record import Ply, Record, read, write

WORD = st.text("abcdefgh12345678-.+!^*$:,", min_size=1, max_size=8).filter(lambda w: w[0] not in "([;")
HEADERS = st.dictionaries(
    st.from_regex(r"[A-Z][a-z]{1,8}", fullmatch=True),
    st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Zl", "Zp", "Cs")), max_size=30).filter(
        lambda v: ";" not in v
    ),
)
PLIES = st.lists(st.tuples(WORD, st.booleans(), st.integers(0, 9), st.sampled_from(["", "red", "blue"])), max_size=60)


@given(HEADERS, PLIES)
def test_written_records_read_back(headers: dict[str, str], plies: list[tuple[str, bool, int, str]]) -> None:
    record = Record(headers, [Ply(*ply) for ply in plies])
    again = read(write(record))
    assert again.headers == headers
    assert [(p.text, p.chance, p.turn, p.label) for p in again.plies] == plies
    assert write(again) == write(record)


def test_diagrams_in_headers_keep_their_lines() -> None:
    record = Record({"Diagram": 'two\nlines, "quoted" \\ and back'})
    assert read(write(record)).headers == record.headers


def test_what_notepad_puts_first_is_skipped() -> None:
    assert read('\ufeff[Game "towers"]\n').headers == {"Game": "towers"}


def test_comments_and_blank_lines_are_skipped() -> None:
    record = read('; a comment\n[Game "towers"] ; another\n\n1 red: a1-a2 ; good move\n')
    assert record.headers == {"Game": "towers"}
    assert [(p.text, p.line) for p in record.plies] == [("a1-a2", 4)]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("[Game towers]", 1, "not a header line"),
        ('[Game "towers"]\n\nhello', 3, "is neither a turn"),
        ('1 red: a1-a2\n[Game "towers"]', 2, "header line after the first move"),
    ],
)
def test_damage_is_named_by_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as error:
        read(text)
    assert error.value.line == line


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        read(text)
    except BadRecord as error:
        assert str(error).startswith("line ")
