"""OpenSpiel's own test on every game, and what is ours: chance by weight, and information states that hide."""

import pickle

import pyspiel
import pytest

from donjon import BadOption, DonjonError
from donjon.adapters import openspiel
from donjon.core.random import Random
from tests.adapters.tables import SHORT, every_game, every_table

SHORTEST = SHORT | {"torres": {"version": "plain"}}


@every_table
def test_random_sim(game: str, seats: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(openspiel.load(game, seats, options), num_sims=1, serialize=False, verbose=False)


@every_game
def test_random_sim_with_every_state_stored(game: str) -> None:
    """At the table where games are shortest, since every state has all moves before it."""
    options = SHORTEST.get(game, {})
    pyspiel.random_sim_test(openspiel.load(game, 2, options), num_sims=1, serialize=True, verbose=False)


@every_game
def test_chance_is_fair_and_adds_up(game: str) -> None:
    state = pyspiel.load_game(f"donjon_{game}").new_initial_state()
    random = Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[random.below(len(outcomes))][0])
        else:
            legal = state.legal_actions()
            assert legal == sorted(legal)
            state.apply_action(legal[random.below(len(legal))])
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_an_illegal_action_changes_nothing(game: str) -> None:
    state = openspiel.load(game, 2).new_initial_state()
    for _ in range(12):  # at draws and at decisions
        before = str(state), state.legal_actions()
        for action in (min(set(range(len(before[1]) + 1)) - set(before[1])), 10**7):
            with pytest.raises(DonjonError, match=f"action {action} is not legal here"):
                state.apply_action(action)
            with pytest.raises(DonjonError, match=f"action {action} is not legal here"):
                state.action_to_string(state.current_player(), action)
        assert (str(state), state.legal_actions()) == before
        state.apply_action(before[1][0])


def test_an_information_state_tells_what_the_player_knows() -> None:
    """In Torres the buyer alone knows the card."""
    state = openspiel.load("torres", 2).new_initial_state()
    buyer = -1
    while not state.is_chance_node():
        buyer = state.current_player()
        words = {state.action_to_string(buyer, action): action for action in state.legal_actions()}
        state.apply_action(words.get("$", next(iter(words.values()))))
    (one, _), (two, _) = state.chance_outcomes()[:2]
    told = [state.child(outcome) for outcome in (one, two)]
    assert told[0].information_state_string(buyer) != told[1].information_state_string(buyer)
    assert told[0].information_state_string(1 - buyer) == told[1].information_state_string(1 - buyer)


def test_perfect_recall_is_told_in_words_only() -> None:
    game = openspiel.load("torres", 2)
    state = game.new_initial_state()
    recalling = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.string_from(state, 0) == state.information_state_string(0)
    with pytest.raises(DonjonError, match="an observer with perfect recall has no tensor"):
        recalling.set_from(state, 0)
    seeing = game.make_py_observer()
    seeing.set_from(state, 0)
    assert seeing.tensor.any() and seeing.string_from(state, 0) == state.observation_string(0)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    game = openspiel.load("torres", 2)
    state, observer = game.new_initial_state(), game.make_py_observer()
    asks = (
        state.information_state_string,
        state.observation_string,
        lambda player: observer.set_from(state, player),
        lambda player: observer.string_from(state, player),
    )
    for ask in asks:
        with pytest.raises(DonjonError, match=f"there is no seat {seat} at a table for 2"):
            ask(seat)


def test_games_are_stored_with_their_options() -> None:
    game = openspiel.load("towers", 3, {"height": "unlimited"})
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) and again.options == {"height": "unlimited"}
    with pytest.raises(BadOption):
        openspiel.load("towers", 7)
