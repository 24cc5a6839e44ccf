"""The README is true: its Python runs as printed, and every command in it is one the manual knows."""

import re
from pathlib import Path

from donjon.command import COMMANDS

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_python_runs_and_says_what_it_says() -> None:
    (code,) = blocks("python")
    said: dict[str, object] = {}
    for line in code.splitlines():
        source, _, comment = line.partition("#")
        if source.strip().startswith("match.") and comment:
            said[comment.strip()] = eval(source, said) if "play" not in source else exec(source, said)
        else:
            exec(source, said)
    shown = {comment: value for comment, value in said.items() if comment.startswith(("[", "'"))}
    moves = next(value for value in shown.values() if isinstance(value, list))
    assert f"['{moves[0]}', '{moves[1]}', ...], always in the same order" in shown
    (why,) = [value for value in shown.values() if isinstance(value, str)]
    assert f"'{why}'" in shown


def test_its_commands_exist() -> None:
    words = re.findall(r"^donjon (\w+)", README, re.MULTILINE)
    assert len(words) > 6
    assert set(words) <= set(COMMANDS)


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
