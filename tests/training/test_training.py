"""Games to learn from, the folder that keeps them, and the gate. Fitting is tested in examples/, with PyTorch."""

import sys
from pathlib import Path

import numpy as np
import pytest

from donjon import DonjonError, list_games
from donjon.arena.ratings import Duel
from donjon.bots import nets
from donjon.bots.nets import feature_count
from donjon.command import main
from donjon.core.game import choose
from donjon.core.learned import LOOKS
from donjon.core.registry import find
from donjon.training.export import export
from donjon.training.gate import gate, passes, told
from donjon.training.play import play_game, shares
from donjon.training.samples import Folder, Samples, Setting, joined
from donjon.workers import Hands
from tests.training.nets import constant_layers


def setting(game: str, playouts: int = 10) -> Setting:
    return Setting(game, find(game).version, 2, choose(find(game), 2, {}), playouts)


def same(one: Samples, other: Samples) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Samples._fields)


@pytest.mark.parametrize("game", list_games())
def test_bots_games_become_samples(game: str) -> None:
    samples = play_game(setting(game), 1)
    rows, features = len(samples.game), feature_count(game)
    assert samples.features.shape == (rows, 2, features) and samples.looks.shape == (rows, LOOKS, features)
    for shared in (samples.value, samples.result, samples.promise, samples.visits):
        assert np.allclose(shared.sum(1), 1, atol=1e-3) and (shared >= 0).all()
    assert (samples.result == samples.result[0]).all()
    assert (samples.features[:, :, -1] == samples.spread[:, None]).all()
    again = play_game(setting(game), 1)
    assert same(samples, again)


def test_a_shared_win_is_shared() -> None:
    assert shares([2, 1, 1]) == [0.0, 0.5, 0.5]


def test_a_folder_keeps_games_of_one_setting(tmp_path: Path) -> None:
    folder = Folder(tmp_path, setting("elbrus"))
    with pytest.raises(DonjonError, match="no games"):
        folder.samples()
    games = [play_game(folder.setting, seed) for seed in (1, 2)]
    folder.keep(1, games[0])
    folder.keep(2, games[1])
    assert folder.has(2) and not folder.has(3)
    there = Folder(tmp_path, setting("elbrus")).samples()
    assert same(there, joined(games))
    with pytest.raises(DonjonError, match="another setting"):
        Folder(tmp_path, setting("elbrus", playouts=11))


@pytest.mark.parametrize("left", [0, 4, 1000])
def test_a_damaged_file_of_games_is_named(left: int, tmp_path: Path) -> None:
    """Nothing of it is left, its first bytes, or its first half."""
    folder = Folder(tmp_path, setting("elbrus"))
    folder.keep(1, play_game(folder.setting, 1))
    file = tmp_path / "games-00001.npz"
    file.write_bytes(file.read_bytes()[:left])
    with pytest.raises(DonjonError, match=r"games-00001\.npz is not a file of games"):
        folder.samples()


@pytest.mark.parametrize(
    ("elo", "low", "kept"), [(60.0, 10.0, True), (40.0, 0.1, True), (39.0, 20.0, False), (90.0, -5.0, False)]
)
def test_only_a_sure_gain_of_40_elo_passes(elo: float, low: float, kept: bool) -> None:
    found = Duel("master@x.net", "master", 200, 100, 0.585, elo, low, 2 * elo - low)
    assert passes(found) is kept
    assert told("ordering", found).startswith(f"ordering: 58.5% of 200 games, {elo:+.0f} Elo, 95 %: {low:+.0f} … ")
    assert told("ordering", found).endswith("kept" if kept else "left out")


def test_the_gate_goes_on_where_it_stopped(tmp_path: Path) -> None:
    net, results = tmp_path / "judgement.net", tmp_path / "judgement.jsonl"
    nets.write(export("elbrus", "judgement", 1, constant_layers(feature_count("elbrus"), 0.0)), net)
    assert gate(setting("elbrus"), net, results, 2, 0.001, Hands(0)).games == 2
    played = results.read_text().splitlines()
    found = gate(setting("elbrus"), net, results, 4, 0.001, Hands(0))
    assert (found.games, found.deals) == (4, 2)
    assert results.read_text().splitlines()[: len(played)] == played


def test_an_arena_takes_nets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net = tmp_path / "judgement.net"
    nets.write(export("elbrus", "judgement", 1, constant_layers(feature_count("elbrus"), 0.0)), net)
    line = ["--bots", f"random,master@{net}", "--games", "2", "--time-scale", "0.001", "--workers", "0"]
    assert main(["arena", "elbrus", *line]) == 0
    assert f"master@{net} against random: 100.0% of 2 games" in capsys.readouterr().out
    assert main(["arena", "towers", *line]) == 2
    assert "not of towers" in capsys.readouterr().err


def test_without_pytorch_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", "towers", "--into", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err == "donjon: donjon train needs more packages: pip install 'donjon[train]'\n"
    assert not (tmp_path / "new").exists()


def test_a_shard_only_plays(tmp_path: Path) -> None:
    line = ["train", "elbrus", "--games", "16", "--playouts", "5", "--workers", "0", "--into", str(tmp_path)]
    assert main([*line, "--shard", "2/2"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games-00002.npz", "setting.json"]
