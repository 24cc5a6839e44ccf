"""Puzzles: what is in the files, what counts as solved, and how they are made."""

from pathlib import Path

import msgspec
import pytest

import donjon
from donjon.command import main
from donjon.core.errors import DonjonError
from donjon.study.checking import faults
from donjon.study.puzzle import Line, Puzzle, find, is_solved, puzzles, read, row
from donjon.study.rating import MARGIN

# Elbrus: red's window across r1c1 scores 3, a bridge there 2.
DIAGRAM = """elbrus seats=2 field=9 stairs=off penalties=off scenario=none turn=blue number=3 points=0,0 held=- offered=no ended=running
red bridge-r0c0-S
blue bridge-r0c2-S
"""


def made() -> Puzzle:
    solution = Line(("bridge-r2c0-E",), 1, (0.4, 0.6), (5.0, 6.0))
    rival = Line(("bridge-r5c5-E",), 0, (0.6, 0.4), (6.0, 5.0))
    details: dict[str, str | int] = {"player": "red", "points": 1}
    return Puzzle("elbrus", donjon.Match("elbrus").game.version, 1, DIAGRAM, "score", details, solution, rival, {})


def test_a_puzzle_is_a_line_of_text(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(f"# a note\n{row(made())}\n")
    assert read(file) == [made()]
    file.write_text("# a note\n{}\n")
    with pytest.raises(DonjonError, match=r"puzzles\.jsonl, line 2: "):
        read(file)
