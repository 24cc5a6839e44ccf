"""Nets: the compiled forward pass, files, and a sense that is corrected by them."""

import math
from pathlib import Path

import msgspec
import numpy as np
import pytest

from donjon import DonjonError, Match, list_games
from donjon.bots import nets
from donjon.bots.nets import feature_count, learned, own_sense
from donjon.bots.search import Limit, Search
from donjon.core.learned import LOOKS, features_of, promises, second_looks
from donjon.core.net import Net, output_of
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.core.sense import evaluation
from donjon.training.export import Layer, export, raw, scale_of
from tests.training.nets import constant_layers, forward, random_layers


def midgame(game: str, seed: int) -> tuple[Position, int, Moves]:
    """A position after some random moves, whose turn it is, and the legal moves."""
    match, dice = Match(game, 2, seed), np.random.default_rng(seed)
    for _ in range(20):
        match.play(str(dice.choice(match.legal_moves())))
    seat, moves = match.to_move, Moves()
    assert seat is not None
    world = match.imagined(seat, seed)
    world.legal(moves)
    return world, seat, moves


def filed(path: Path, game: str, part: str, layers: list[Layer]) -> Path:
    nets.write(export(game, part, 1, layers), path / f"{part}.net")
    return path / f"{part}.net"


@pytest.mark.parametrize("sizes", [[3, 1], [27, 32, 1], [7, 16, 8, 1]])
def test_the_forward_pass_is_that_of_numpy(sizes: list[int]) -> None:
    layers = random_layers(sizes)
    weights = np.concatenate([np.concatenate([w.ravel(), b]) for w, b in layers]).tolist()
    net, dice = Net(sizes, weights), np.random.default_rng(2)
    for _ in range(20):
        inputs = dice.normal(size=sizes[0]).astype(np.float32)
        assert output_of(net, inputs.tolist()) == pytest.approx(forward(layers, inputs), rel=1e-4, abs=1e-4)


@pytest.mark.parametrize(("sizes", "count"), [([], 0), ([3], 3), ([3, 2], 8), ([3, 1], 3), ([200, 1], 201)])
def test_a_net_that_does_not_fit_is_refused(sizes: list[int], count: int) -> None:
    with pytest.raises(DonjonError):
        Net(sizes, [0.0] * count)


def test_the_first_layer_takes_over_the_scaling() -> None:
    dice, layers = np.random.default_rng(3), random_layers([5, 4, 1])
    features = dice.normal(10, 3, size=(50, 5)).astype(np.float32)
    features[:, 2] = 7  # never changes
    mean, spread = scale_of(features)
    for row in features[:10]:
        assert forward(raw(layers, (mean, spread)), row) == pytest.approx(
            forward(layers, (row - mean) / spread), rel=1e-3, abs=1e-3
        )


@pytest.mark.parametrize("game", list_games())
def test_a_net_that_says_nothing_changes_nothing(game: str, tmp_path: Path) -> None:
    known = own_sense(game)
    for part in nets.PARTS:
        sense = learned(game, filed(tmp_path, game, part, constant_layers(feature_count(game), 0.0)))
        for seed in range(3):
            world, _, moves = midgame(game, seed)
            mine = sense.for_thread(world)
            assert evaluation(mine, world) == evaluation(known, world)
            assert promises(mine, world, moves) == promises(known, world, moves)


@pytest.mark.parametrize("game", list_games())
def test_a_judgement_is_added_to_the_points(game: str, tmp_path: Path) -> None:
    """By what the net says to the features of each seat."""
    layers = random_layers([feature_count(game), 8, 1])
    sense, known = learned(game, filed(tmp_path, game, "judgement", layers)), own_sense(game)
    world, _, _ = midgame(game, 1)
    said = [forward(layers, np.array(features, np.float32)) for features in features_of(known, world)]
    wanted = [points + more for points, more in zip(evaluation(known, world), said, strict=True)]
    assert evaluation(sense, world) == pytest.approx(wanted, rel=1e-3, abs=1e-3)


@pytest.mark.parametrize("game", list_games())
def test_an_ordering_looks_at_the_most_promising_moves(game: str, tmp_path: Path) -> None:
    """They become twice as promising; the others, and those that end the game, stay."""
    layers = constant_layers(feature_count(game), math.log(2))
    sense, known = learned(game, filed(tmp_path, game, "ordering", layers)), own_sense(game)
    world, seat, moves = midgame(game, 2)
    before, looks = promises(known, world, moves), second_looks(known, world, moves)
    assert [i for i, _ in looks] == sorted(range(len(moves)), key=lambda i: (-before[i], i))[:LOOKS]
    seen = {i for i, features in looks if features}
    wanted = [share * (2 if i in seen else 1) for i, share in enumerate(before)]
    after = promises(sense.for_thread(world), world, moves)
    assert after == pytest.approx([share / sum(wanted) for share in wanted])
    move = moves.at(looks[0][0])
    later = world.copy()
    later.play(move)
    assert not looks[0][1] or looks[0][1] == features_of(known, later)[seat]


def test_threads_of_a_search_share_no_memory(tmp_path: Path) -> None:
    layers = random_layers([feature_count("towers"), 8, 1])
    search = Search(learned("towers", filed(tmp_path, "towers", "ordering", layers)), nodes=200_000, threads=4)
    world, seat, moves = midgame("towers", 3)
    search.look_at(world, seat)
    assert search.think(Limit(playouts=4000), Random(1)) == 4000
    assert {candidate.move for candidate in search.candidates()} == set(moves)


def test_a_net_is_for_one_game(tmp_path: Path) -> None:
    path = filed(tmp_path, "towers", "judgement", constant_layers(feature_count("towers"), 0.0))
    with pytest.raises(DonjonError, match=r"the judgement of towers, not of elbrus"):
        learned("elbrus", path)
    old = filed(tmp_path, "towers", "ordering", constant_layers(3, 0.0))
    with pytest.raises(DonjonError, match="other traits of towers"):
        learned("towers", old)
    torn = nets.NetFile("towers", "ordering", 1, [feature_count("towers"), 1], b"odd")
    for damaged in (b"no net", msgspec.msgpack.encode(torn)):
        old.write_bytes(damaged)
        with pytest.raises(DonjonError, match="is not a net"):
            learned("towers", old)
    with pytest.raises(DonjonError, match="cannot read"):
        learned("towers", tmp_path / "none.net")
