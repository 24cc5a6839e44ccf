"""The worked example learns: a short run already beats random play, which it did not before."""

import json
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
MOVES = 15_000  # about a quarter of a minute


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.chdir(EXAMPLES)


def test_it_learns() -> None:
    from train_towers import Learner, wins

    learner = Learner(seed=1)
    before = wins(learner, "random", 20)
    for _, moves in learner.train(seconds=600):
        if moves >= MOVES:
            break
    after = wins(learner, "random", 20)
    assert before < 0.8 < after


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    from train_towers import curve

    curve([(0.0, 0.5, 0.1), (1.0, 0.9, 0.4)], tmp_path / "curve.svg")
    assert "greedy 40%" in (tmp_path / "curve.svg").read_text()


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """All of it, with less time to learn."""
    cells = json.loads((EXAMPLES / "train_towers.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    assert "SECONDS = 60" in code
    exec(code.replace("SECONDS = 60", "SECONDS = 1"), {"__name__": "notebook"})
    assert "against greedy" in capsys.readouterr().out
    sys.modules.pop("train_towers")
