"""Writes the figures of the campaigns into docs/reliability.md."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

BEGIN, END = "<!-- figures -->", "<!-- end of the figures -->"
HEAD = "| campaign | done | faults | version | when | processor time | seen |\n|---|---|---|---|---|---|---|\n"


def write(page: Path, book: Path) -> None:
    """The runs of the newest day of each campaign and build, added up. Nothing else of the page is changed."""
    newest: dict[tuple[str, bool], dict[str, Any]] = {}
    for line in map(json.loads, book.read_text(encoding="utf-8").splitlines()):
        key = line["campaign"], line["compiled"]
        newest[key] = added(newest[key], line) if newest.get(key, {}).get("at") == line["at"] else line
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    table = HEAD + "".join(row(line) for _, line in sorted(newest.items(), key=lambda one: (one[0][0], not one[0][1])))
    page.write_text(f"{before}{BEGIN}\n{table}{END}{rest.split(END)[1]}", encoding="utf-8")


def added(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two runs of a campaign as one."""
    sums = {name: one[name] + other[name] for name in ("done", "faults", "seconds", "core_seconds")}
    return other | sums | {"figures": dict(Counter(one["figures"]) + Counter(other["figures"]))}


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
