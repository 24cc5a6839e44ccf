"""Nets: the compiled forward pass, files, and a sense that is corrected by them."""

import math
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest

from donjon import DonjonError, Match, list_games
from donjon.bots import nets
from donjon.bots.nets import feature_count, learned, own_sense
from donjon.bots.search import Limit, Search
from donjon.bots.tree import Tree
from donjon.bots.walker import Walker
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


def decisions(game: str, seed: int) -> Iterator[tuple[Position, Moves]]:
    """The positions of a random game, with their legal moves."""
    match, dice = Match(game, 2, seed), np.random.default_rng(seed)
    while match.to_move is not None:
        world, moves = match.imagined(match.to_move, seed), Moves()
        world.legal(moves)
        yield world, moves
        match.play(str(dice.choice(match.legal_moves())))


def crowded(game: str) -> list[tuple[Position, Moves]]:
    """Three positions of a game, each with more moves than an ordering looks at."""
    found = list(islice(((world, moves) for world, moves in decisions(game, 1) if len(moves) > LOOKS), 5, 26, 10))
    assert len(found) == 3
    return found


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
            assert evaluation(sense, world) == evaluation(known, world)
            assert promises(sense, world, moves) == promises(known, world, moves)


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
def test_an_ordering_looks_at_the_most_promising_moves(game: str) -> None:
    """It sees what the mover has after each of them."""
    known = own_sense(game)
    world, seat, moves = midgame(game, 2)
    before, looks = promises(known, world, moves), second_looks(known, world, moves)
    assert [i for i, _ in looks] == sorted(range(len(moves)), key=lambda i: (-before[i], i))[:LOOKS]
    later = world.copy()
    later.play(moves.at(looks[0][0]))
    assert looks[0][1] == features_of(known, later)[seat]


@pytest.mark.parametrize("value", [0.9, -2.0, 50.0])
@pytest.mark.parametrize("game", list_games())
def test_an_ordering_that_says_the_same_of_all_moves_changes_nothing(game: str, value: float, tmp_path: Path) -> None:
    """Otherwise the moves it looks at would gain together against all others, and nobody would try these."""
    sense = learned(game, filed(tmp_path, game, "ordering", constant_layers(feature_count(game), value)))
    for world, moves in crowded(game):
        assert promises(sense, world, moves) == pytest.approx(promises(own_sense(game), world, moves))


def test_an_ordering_says_nothing_about_moves_that_end_the_game(tmp_path: Path) -> None:
    sense = learned("towers", filed(tmp_path, "towers", "ordering", constant_layers(feature_count("towers"), 2.0)))
    known, mixed = own_sense("towers"), 0
    for seed in range(2):
        for world, moves in decisions("towers", seed):
            mixed += len({bool(features) for _, features in second_looks(known, world, moves)}) == 2
            assert promises(sense, world, moves) == pytest.approx(promises(known, world, moves))
    assert mixed


@pytest.mark.parametrize("game", list_games())
def test_an_ordering_shares_out_anew_what_its_moves_have_together(game: str, tmp_path: Path) -> None:
    """By what the net says about each. All others stay as promising as they are."""
    known, worlds, changed = own_sense(game), crowded(game), 0
    looks = [look for world, moves in worlds for _, look in second_looks(known, world, moves) if look]
    layers = raw(random_layers([feature_count(game), 1]), scale_of(np.array(looks, np.float32)))
    sense = learned(game, filed(tmp_path, game, "ordering", layers))
    for world, moves in worlds:
        before, after = promises(known, world, moves), promises(sense, world, moves)
        changed += after != pytest.approx(before, rel=1e-3)
        wanted = list(before)
        seen = {i: np.array(features, np.float32) for i, features in second_looks(known, world, moves) if features}
        for i, features in seen.items():
            wanted[i] *= math.exp(max(-4, min(4, forward(layers, features))))
        share = sum(before[i] for i in seen) / sum(wanted[i] for i in seen)
        assert after == pytest.approx([each * (share if i in seen else 1) for i, each in enumerate(wanted)], rel=1e-3)
        assert sum(after[i] for i in seen) == pytest.approx(sum(before[i] for i in seen))
    assert changed


def test_threads_of_a_search_share_no_memory(tmp_path: Path) -> None:
    layers = random_layers([feature_count("towers"), 8, 1])
    search = Search(learned("towers", filed(tmp_path, "towers", "ordering", layers)), nodes=200_000, threads=4)
    world, seat, moves = midgame("towers", 3)
    search.look_at(world, seat)
    assert search.think(Limit(playouts=4000), Random(1)) == 4000
    assert {candidate.move for candidate in search.candidates()} == set(moves)


def test_every_walker_has_memory_of_its_own(tmp_path: Path) -> None:
    """It is given the sense as it is, without a position to play moves on."""
    sense = learned("towers", filed(tmp_path, "towers", "ordering", random_layers([feature_count("towers"), 1])))
    world, seat, _ = midgame("towers", 3)
    tree = Tree(100_000)
    Walker(tree, sense, world, seat, False, sense.cut, Random(1)).run(50)
    assert tree.visits() == 50


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
