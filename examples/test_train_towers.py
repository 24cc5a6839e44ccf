"""The worked example learns: after a short run it beats random and greedy.  make test-example"""

import json
from pathlib import Path

import pytest
import torch
from train_towers import Network, Point, choose, curve, train, wins

from donjon.adapters.gymnasium import Solo

MOVES = 40_000  # half a minute on a free core


def test_it_learns() -> None:
    torch.manual_seed(1)
    network = Network()
    before = wins(network, "random", 20), wins(network, "greedy", 20)
    for _, moves in train(network, seconds=600):
        if moves >= MOVES:
            break
    after = wins(network, "random", 20), wins(network, "greedy", 20)
    assert before[0] < 0.8 < after[0]
    assert before[1] < 0.6 < after[1]


def test_it_does_not_always_choose_the_same_so_that_it_never_walks_in_circles() -> None:
    torch.manual_seed(1)
    seen, info = Solo("towers", seat=0, against="random", seats=2).reset(seed=1)
    network = Network()
    assert len(set(choose(network, [seen] * 20, [info["action_mask"]] * 20))) > 1


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    curve([Point(0.0, [0.5, 0.1, 0.0]), Point(1.0, [0.9, 0.4, 0.2])], tmp_path / "curve.svg")
    assert "greedy 40%" in (tmp_path / "curve.svg").read_text()


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """All of it, with less time to learn."""
    cells = json.loads(Path(__file__).with_name("train_towers.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    assert "SECONDS = 60" in code
    exec(code.replace("SECONDS = 60", "SECONDS = 1"), {"__name__": "notebook"})
    assert "against greedy" in capsys.readouterr().out
