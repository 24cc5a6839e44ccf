"""The README is true: its Python runs as printed, and every command in it exists."""

import re
from pathlib import Path
from typing import Any

from donjon.command import COMMANDS

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_python_runs_and_says_what_it_says() -> None:
    """The three things that people do first, one after another."""
    names: dict[str, Any] = {}
    for code in blocks("python"):
        exec(code, names)
    game, bot, training = blocks("python")
    match = names["donjon"].Match("towers", seats=4, seed=7)
    first, second = match.legal_moves()[:2]
    assert f"['{first}', '{second}', ...]" in game
    assert f'# "{match.moves()[0].words}"' in game
    assert f'match.play("{first}")' in game
    match.play(first)
    assert f"# '{match.explain('j8-k7')}'" in game
    assert match.position.at("g8")
    assert names["match"].ply == match.ply + 1 and "choose" in bot
    assert names["seen"].shape[0] == 256 and "Batch" in training


def test_its_commands_exist() -> None:
    words = re.findall(r"^donjon (\w+)", README, re.MULTILINE)
    assert len(words) > 6
    assert set(words) <= set(COMMANDS)


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
