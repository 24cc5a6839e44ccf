"""Many games at once: equal seeds give equal games, the arrays say what the rules say, and games can be saved."""

import json
import threading

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from donjon import DonjonError
from donjon.adapters import Batch
from donjon.adapters.batch import Saved
from donjon.adapters.bout import Bout, rewards
from donjon.core.position import Moves
from donjon.core.tensor import action_numbers, observation
from tests.adapters.tables import every_game, every_table


def chosen(batch: Batch, random: np.random.Generator) -> NDArray[np.int32]:
    """A legal action in each game, at random."""
    places = (random.random(batch.count) * batch.legal_count).astype(np.int64)
    return batch.legal[np.arange(batch.count), places]


def run(batch: Batch, steps: int) -> list[bytes]:
    """Everything that a batch shows in some random steps."""
    random = np.random.default_rng(1)
    shown = []
    for _ in range(steps):
        batch.step(chosen(batch, random))
        arrays = (batch.current_player, batch.legal_count, batch.rewards, batch.terminated)
        shown.append(b"".join(array.tobytes() for array in arrays) + batch.observe().tobytes())
    return shown


@every_game
def test_equal_seeds_give_equal_games_for_any_number_of_threads(game: str) -> None:
    one, three = (Batch(game, count=7, threads=threads, seed=5) for threads in (1, 3))
    assert run(one, 150) == run(three, 150)
    assert run(Batch(game, count=7, seed=6), 150) != run(Batch(game, count=7, seed=5), 150)


def test_threads_stay_after_an_error_and_end_with_their_batch() -> None:
    before = set(threading.enumerate())
    batch = Batch("towers", 2, count=64, threads=3, seed=1)
    begun = set(threading.enumerate()) - before
    with pytest.raises(ValueError, match="Buffer dtype mismatch"):
        batch.observe(np.zeros((64, batch.tensor.size), np.int64))
    run(batch, 20)
    assert [thread.is_alive() for thread in begun] == [True, True]
    del batch
    for thread in begun:
        thread.join(10)
    assert [thread.is_alive() for thread in begun] == [False, False]


def test_games_are_the_same_in_a_batch_large_enough_for_large_pages() -> None:
    few, many = Batch("carcassonne", 2, count=4, seed=5), Batch("carcassonne", 2, count=1000, seed=5)
    for _ in range(150):
        few.step(few.legal[:, 0])
        many.step(many.legal[:, 0])
        assert (few.legal_count == many.legal_count[:4]).all()
    assert [few.save(i) for i in range(4)] == [many.save(i) for i in range(4)]


@every_table
def test_the_arrays_say_what_the_rules_say(game: str, seats: int, options: dict[str, str]) -> None:
    batch, random, moves = Batch(game, seats, 3, seed=1, options=options), np.random.default_rng(2), Moves()
    for _ in range(60):
        mask, seen = batch.legal_action_mask(), batch.observe()
        for i in range(batch.count):
            position = batch._lanes.position(i)
            position.legal(moves)
            legal = action_numbers(batch.tensor, moves)
            assert batch.current_player[i] == position.turn()
            assert list(batch.legal[i, : batch.legal_count[i]]) == legal
            assert list(np.flatnonzero(mask[i])) == sorted(legal)
            assert seen[i].tobytes() == observation(batch.tensor, position, position.turn())
        batch.step(chosen(batch, random))


@every_game
def test_a_finished_game_pays_by_rank_and_begins_anew(game: str) -> None:
    batch, random, ended = Batch(game, count=16, seed=3), np.random.default_rng(4), 0
    for _ in range(10_000):
        batch.step(chosen(batch, random))
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-5)
        assert not batch.rewards[~batch.terminated].any()
        ended += int(batch.terminated.sum())
        if ended > 20:
            break
    assert ended > 20
    assert (batch.legal_count > 0).all()


def test_an_endless_game_is_cut_where_the_other_adapters_cut_it() -> None:
    options = {"turn_cap": "none"}
    batch, bout = Batch("highlanders", 2, count=2, seed=1, options=options), Bout("highlanders", 2, options)
    late = msgspec.json.decode(batch.save(0), type=Saved)
    late.ply = bout.ply = batch.game.bound - 6  # some steps before
    batch.load(0, msgspec.json.encode(late))
    again = Batch("highlanders", 2, count=2, seed=1, options=options)
    again.load(0, batch.save(0))  # the number of its moves is saved, too
    bout.position = batch._lanes.position(0).copy()
    bout.random.state = batch._luck[0].state
    bout.settle()
    while not bout.cut:
        bout.play(int(batch.legal[0, 0]))
        batch.step(batch.legal[:, 0])
        again.step(again.legal[:, 0])
        assert list(batch.truncated) == list(again.truncated) == [bout.cut, False]
    assert not batch.terminated.any() and list(batch.rewards[0]) == rewards(bout.position)
    assert batch._plies[0] < 10 and batch.legal_count[0]  # another has begun
    batch.step(batch.legal[:, 0])
    assert not batch.truncated.any() and not batch.rewards.any()


@every_game
def test_a_saved_game_goes_on_in_another_batch(game: str) -> None:
    batch, other = Batch(game, count=2, seed=1), Batch(game, count=2, seed=9)
    run(batch, 40)
    for i in range(2):
        other.load(i, batch.save(i))
    assert run(other, 40) == run(batch, 40)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("game", "action"),
    [
        ("towers", 1600),  # the bonus declined, but there is none
        ("carcassonne", 1023),  # a place in a list that is shorter
        ("carcassonne", -1),
    ],
)
def test_an_illegal_action_changes_nothing_and_is_named(game: str, action: int, threads: int) -> None:
    batch = Batch(game, 2, 4, threads, seed=1)
    before, actions = batch.observe(), batch.legal[:, 0].copy()
    actions[2:] = action
    with pytest.raises(DonjonError, match=f"game 2: action {action} is not legal there"):
        batch.step(actions)
    assert (batch.observe() == before).all()


@pytest.mark.parametrize("index", [-1, 4, 2**31 - 1])
def test_a_game_that_is_not_there_is_neither_saved_nor_loaded(index: int) -> None:
    batch = Batch("towers", 2, count=4, seed=1)
    with pytest.raises(DonjonError, match=f"there is no game {index}; games are numbered 0 to 3"):
        batch.save(index)
    with pytest.raises(DonjonError, match=f"there is no game {index}; games are numbered 0 to 3"):
        batch.load(index, batch.save(0))


@pytest.mark.parametrize("shape", [(3, 4171), (4, 4170), (5, 4171)])
def test_an_array_that_does_not_fit_is_not_filled(shape: tuple[int, int]) -> None:
    batch = Batch("towers", 2, count=4, seed=1)
    with pytest.raises(DonjonError, match=r"the array to fill has shape \(4, 4171\), not \(\d, \d+\)"):
        batch.observe(np.zeros(shape, np.uint8))
    rows, width = shape[0], shape[1] - 4171 + batch.actions
    with pytest.raises(DonjonError, match=rf"the array to fill has shape \(4, {batch.actions}\), not"):
        batch.legal_action_mask(np.zeros((rows, width), np.bool_))


def test_a_mask_is_of_truth_values() -> None:
    batch = Batch("towers", 2, count=4, seed=1)
    with pytest.raises(DonjonError, match="the array to fill has shape"):
        batch.legal_action_mask(np.zeros((4, batch.actions), np.int64))


@pytest.mark.parametrize("data", [b"", b"junk", b"{}", b'{"game":"towers"}', b'{"game":"\xff"}'])
def test_what_is_no_saved_game_is_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(DonjonError, match="this is no saved game: "):
        Batch("towers", 2, count=1, seed=1).load(0, data)


@pytest.mark.parametrize("damage", [{"luck": -1}, {"luck": 2**64}, {"ply": -1}, {"ply": 2**31}])
def test_a_damaged_game_is_not_half_loaded(damage: dict[str, int]) -> None:
    """A position without its list of legal moves would take any action for one of them."""
    batch, other = Batch("towers", 2, count=1, seed=1), Batch("towers", 2, count=1, seed=2)
    before, saved = batch.save(0), json.loads(other.save(0))
    with pytest.raises(DonjonError, match="this is no saved game: "):
        batch.load(0, json.dumps(saved | damage).encode())
    assert batch.save(0) == before


@pytest.mark.parametrize("kind", [np.float32, np.bool_, np.str_, np.object_])
def test_actions_are_whole_numbers(kind: type) -> None:
    with pytest.raises(DonjonError, match="a step takes whole numbers, not "):
        Batch("towers", 2, count=4).step(np.zeros(4, kind))


def test_what_cannot_be_done_is_said() -> None:
    with pytest.raises(DonjonError, match="at least one game and one thread, not 0 and 1"):
        Batch("towers", count=0)
    with pytest.raises(DonjonError, match="takes 4 actions, not an array of shape"):
        Batch("towers", count=4).step(np.zeros(3, np.int32))
    with pytest.raises(DonjonError, match="saved from torres, rules"):
        Batch("towers").load(0, Batch("torres", count=1).save(0))
    with pytest.raises(DonjonError, match="other seats or options"):
        Batch("towers", 2).load(0, Batch("towers", 3, count=1).save(0))
