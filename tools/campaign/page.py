"""Writes the figures of the campaigns into docs/reliability.md."""

import json
from pathlib import Path
from typing import Any

BEGIN, END = "<!-- figures -->", "<!-- end of the figures -->"
HEAD = "| campaign | done | faults | version | when | processor time | seen |\n|---|---|---|---|---|---|---|\n"


def write(page: Path, book: Path) -> None:
    """The last line of each campaign and build in the book, and nothing else of the page, is written anew."""
    lines = [json.loads(line) for line in book.read_text(encoding="utf-8").splitlines()]
    newest = {(line["campaign"], line["compiled"]): line for line in lines}
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    table = HEAD + "".join(row(line) for _, line in sorted(newest.items(), key=lambda one: (one[0][0], not one[0][1])))
    page.write_text(f"{before}{BEGIN}\n{table}{END}{rest.split(END)[1]}", encoding="utf-8")


def row(line: dict[str, Any]) -> str:
    name = line["campaign"] + ("" if line["compiled"] else ", uncompiled")
    seen = ", ".join(f"{count:,} {what.replace('_', ' ')}" for what, count in line["figures"].items())
    cells = [
        name,
        f"{line['done']:,}",
        str(line["faults"]),
        line["version"],
        line["at"],
        f"{line['core_seconds']:,} s",
        seen,
    ]
    return f"| {' | '.join(cells)} |\n"
