"""docs/adding-a-game.md is true: its code is in the files it names, and its commands run as printed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*) ?(\S*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
QUOTED = [(path, text) for _, path, text in BLOCKS if path]
# The first is run by test_it_keeps_every_law, the second by web/e2e/sixth.test.ts. The third would hide a change.
ELSEWHERE = ("python -m pytest --only quarry ", "donjon serve ", "python -m tools.golden ")


def test_every_block_is_quoted_or_run() -> None:
    assert len(QUOTED) > 10
    assert [text for kind, path, text in BLOCKS if not path and kind != "sh"] == [BLOCKS[0][2]]  # the list of files


@pytest.mark.parametrize(("path", "text"), QUOTED, ids=[path for path, _ in QUOTED])
def test_the_code_stands_in_its_file(path: str, text: str) -> None:
    assert text in (HERE / path).read_text(encoding="utf-8")


def test_the_files_it_lists_are_those_of_the_game() -> None:
    listed = set(re.findall(r"^  (\w+)[./]", BLOCKS[0][2], re.MULTILINE))
    made = {"__pycache__", "compiled", "constants"}
    assert listed == {path.name.split(".")[0] for path in (HERE / "quarry").iterdir()} - made


def test_its_commands_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another in one shell, with nothing set but what the page sets."""
    lines = [line for kind, _, text in BLOCKS if kind == "sh" for line in text.splitlines()]
    kept = [line for line in lines if not line.startswith(ELSEWHERE)]
    assert len(kept) == 10 and len(lines) == len(kept) + len(ELSEWHERE)
    (ROOT / "build" / "quarry.svg").unlink(missing_ok=True)  # the last run drew it, and `show` overwrites nothing
    monkeypatch.delenv("DONJON_GAMES")
    monkeypatch.delenv("DONJON_BUNDLE")
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=":")
    said = subprocess.run(["bash", "-ec", "\n".join(kept)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert "20 games, every law kept" in said.stdout


def test_the_laws_are_run_as_it_says() -> None:
    """By test_sixth.py."""
    (command,) = [line for line in PAGE.splitlines() if line.startswith(ELSEWHERE[0])]
    words = ", ".join(f'"{word}"' for word in command.split()[3:])
    assert words in re.sub(r"\s+", " ", (HERE / "test_sixth.py").read_text(encoding="utf-8"))
