"""The README is true: its Python runs as printed, and every command in it exists."""

import re
from pathlib import Path
from typing import Any

from donjon.command import COMMANDS

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_python_runs_and_says_what_it_says() -> None:
    (code,) = blocks("python")
    names: dict[str, Any] = {}
    exec(code, names)
    match = names["donjon"].Match("towers", seats=4, seed=7)
    first, second = match.legal_moves()[:2]
    assert f"['{first}', '{second}', ...]" in code
    assert f'match.play("{first}")' in code
    match.play(first)
    assert f"# '{match.explain('j8-k7')}'" in code


def test_its_commands_exist() -> None:
    words = re.findall(r"^donjon (\w+)", README, re.MULTILINE)
    assert len(words) > 6
    assert set(words) <= set(COMMANDS)


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
