"""The Python in the README runs as printed, and says what it says there. Its commands and links: tests/test_docs.py."""

import re
from pathlib import Path
from typing import Any

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
