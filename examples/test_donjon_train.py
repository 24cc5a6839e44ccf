"""`donjon train` on a tiny run, from the first game to the verdict. It needs PyTorch (make test-example)."""

from pathlib import Path

import numpy as np
import pytest

from donjon.bots import nets
from donjon.command import main
from donjon.core.registry import find
from donjon.games.elbrus.traits import Trait
from donjon.training.fit import fit
from donjon.training.play import play_game
from donjon.training.samples import Samples, Setting, joined


def lopsided(samples: Samples) -> Samples:
    """The same decisions, but points alone decide who wins, and the arch that waits decides what the search tries."""
    ahead = (samples.features[:, :1, Trait.POINTS] > samples.features[:, 1:, Trait.POINTS]).astype(np.float32)
    won = np.concatenate([ahead, 1 - ahead], axis=1)
    waiting = np.where(samples.looks[:, :, -1] > 0, samples.looks[:, :, Trait.WAITING], -1)
    best = waiting == waiting.max(1, keepdims=True)
    tried = np.pad(best / best.sum(1, keepdims=True), ((0, 0), (0, 1))).astype(np.float32)
    return samples._replace(result=won, value=won, visits=tried)


def test_a_tiny_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["train", "elbrus", "--games", "16", "--playouts", "20", "--gate", "2", "--time-scale", "0.001"]
    assert main([*line, "--workers", "0", "--into", str(tmp_path)]) == 0
    *fitted, judgement, ordering = capsys.readouterr().out.splitlines()
    assert len(fitted) == 2 and "of 16 games, loss" in fitted[0]
    for part, told in (("judgement", judgement), ("ordering", ordering)):
        assert told.startswith(f"{part}: ") and "of 2 games" in told and told.endswith(("kept", "left out"))
        assert nets.read(tmp_path / f"{part}.net").games == 16
    assert main([*line, "--workers", "0", "--into", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [judgement, ordering]  # nothing is done twice


@pytest.fixture(scope="module")
def samples() -> Samples:
    elbrus = Setting("elbrus", find("elbrus").version, 2, {}, 5)
    return joined([play_game(elbrus, seed) for seed in range(1, 25)])


@pytest.mark.parametrize("part", nets.PARTS)
def test_it_learns_what_the_sense_does_not_know(part: str, samples: Samples) -> None:
    found = fit(part, lopsided(samples))
    assert found.after < 0.8 * found.before


@pytest.mark.parametrize("together", [0.99, 0.0])
def test_an_ordering_learns_only_the_order_of_its_moves(together: float, samples: Samples) -> None:
    """The search tried them as the sense says, but all of them more often than the others, or none at all."""
    promise = samples.promise[:, :-1] / samples.promise[:, :-1].sum(1, keepdims=True)
    visits = np.concatenate([together * promise, np.full((len(promise), 1), 1 - together, np.float32)], axis=1)
    found = fit("ordering", samples._replace(visits=visits))
    assert found.after == pytest.approx(found.before, rel=1e-3)
