"""A game as text: header lines, then the moves by turn, with chance in parentheses. `match` replays it.

[Game "towers"]
[Seats "4"]

0: (rA) (gC) …
1 red: c3-c7
2 blue: d4-d2 .
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from donjon.core.errors import BadRecord, Worded

HEADER_BEGINS = re.compile(r'\[\w+ "(?:[^"\\]|\\.)*"')
HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]$')
TURN = re.compile(r"(\d{1,9})(?: (\S+))?:(?: |$)")
WIDTH = 100


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a record: its text, who made it (None is chance), its turn, and its line."""

    text: str
    chance: bool
    turn: int
    label: str
    line: int = 0


@dataclass(slots=True)
class Record:
    """Headers by name, then the plies."""

    headers: dict[str, str] = field(default_factory=dict)
    plies: list[Ply] = field(default_factory=list)


def write(record: Record) -> str:
    """The record as text."""
    lines = [f'[{name} "{_escape(value)}"]' for name, value in record.headers.items()]
    lines.append("")
    lines += _move_lines(record.plies)
    return "\n".join(lines) + "\n"


def _move_lines(plies: Iterable[Ply]) -> Iterable[str]:
    line, where = "", None
    for ply in plies:
        token = f"({ply.text})" if ply.chance else ply.text
        if (ply.turn, ply.label) != where:
            if line:
                yield line
            where = (ply.turn, ply.label)
            line = f"{ply.turn} {ply.label}:" if ply.label else f"{ply.turn}:"
        elif len(line) + len(token) >= WIDTH:
            yield line
            line = "  "
        line += " " + token
    if line:
        yield line


def read(text: str) -> Record:
    """Parse a record. `BadRecord` names the line that is wrong."""
    record = Record()
    turn, label = 0, ""
    text = text.removeprefix("\ufeff")  # some editors begin a file with it
    for number, raw in enumerate(re.split(r"\r?\n", text), 1):  # no other character ends a line
        line = _without_comment(raw).rstrip()
        if not line:
            continue
        if line.startswith("["):
            if record.plies:
                raise BadRecord(number, Worded("late-header"))
            found = HEADER.match(line)
            if not found:
                raise BadRecord(number, Worded("no-header", text=line))
            record.headers[found[1]] = _unescape(found[2])
            continue
        if not line.startswith(" "):
            begins = TURN.match(line)
            if not begins:
                raise BadRecord(number, Worded("no-turn", text=line))
            turn, label = int(begins[1]), begins[2] or ""
            line = line[begins.end() :]
        for token in line.split():
            chance = token.startswith("(") and token.endswith(")")
            record.plies.append(Ply(token[1:-1] if chance else token, chance, turn, label, number))
    return record


def _without_comment(line: str) -> str:
    """The line up to a semicolon; in a header one may stand between the quotes."""
    found = HEADER_BEGINS.match(line)
    end = found.end() if found else 0
    return line[:end] + line[end:].split(";")[0]


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "r": "\r"}.get(m[1], m[1]), value)
