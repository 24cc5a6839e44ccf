"""Donjon's games for OpenSpiel: `load("torres", seats=3)`; after the import also `pyspiel.load_game("donjon_torres")`.

Chance is explicit. Returns are by rank, 1 to -1, and add up to 0. An information state is what a player was told (its
events, and its own moves), from the beginning.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from donjon.core.extras import need

need("openspiel", "donjon.adapters.openspiel", "pyspiel", "numpy")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from donjon.adapters.bout import demand_seat, rewards  # noqa: E402
from donjon.core import registry  # noqa: E402
from donjon.core.catalogue import texts  # noqa: E402
from donjon.core.errors import DonjonError  # noqa: E402
from donjon.core.game import Game, Note, choose, usual_seats  # noqa: E402
from donjon.core.position import CHANCE, OVER, Log, Moves, Position  # noqa: E402
from donjon.core.tensor import Tensor, action_count, action_numbers, observation, tensor_of  # noqa: E402

MOVES, LOG = Moves(), Log()  # for a single call


@cache
def _known(name: str) -> tuple[Game, Tensor]:
    return registry.find(name), tensor_of(name)


def load(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> pyspiel.Game:
    """A game as OpenSpiel has it."""
    found = registry.find(game)
    chosen = "/".join(f"{name}:{value}" for name, value in (options or {}).items())
    players = usual_seats(found) if seats is None else seats
    found.start(players, choose(found, players, options or {}))
    return pyspiel.load_game(f"donjon_{game}", {"players": players, "options": chosen})


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel knows about a game before it is loaded."""
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"donjon_{game.name}",
        long_name=f"Donjon: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if game.open else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game), "options": ""},
    )


class DonjonGame(pyspiel.Game):
    """One of Donjon's games, with its seats and options."""

    name = ""  # each game has a class of its own, which knows its name: that is what OpenSpiel registers

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.game = registry.find(self.name)
        self.seats = int(params.get("players", usual_seats(self.game)))
        pairs = [pair.partition(":") for pair in str(params.get("options", "")).split("/") if pair]
        self.options = choose(self.game, self.seats, {name: value for name, _, value in pairs})
        self.game.start(self.seats, self.options)  # fail now if they do not go together
        self.tensor = tensor_of(self.name)
        assert self.tensor.outcomes is not None
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.tensor),
            max_chance_outcomes=len(self.tensor.outcomes),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.bound,
        )
        super().__init__(game_type(self.game), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored by name and parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> DonjonState:
        return DonjonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self, iig_obs_type, params)


class History:
    """One move and all before it. What has happened does not change, so that copies of a state share it."""

    __slots__ = ("before", "mover", "notes", "number", "text", "told")

    def __init__(self, before: History | None, mover: int, text: str, notes: list[Note]) -> None:
        self.before, self.mover, self.text, self.notes = before, mover, text, notes
        self.number: int = before.number + 1 if before else 1
        self.told: dict[int, str] = {}  # by seat

    def __deepcopy__(self, memo: dict[int, object]) -> History:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as a list: along a long chain, pickle would go deeper than Python lets it."""
        plies, ply = [(self.mover, self.text, self.notes)], self.before
        while ply is not None:
            plies.append((ply.mover, ply.text, ply.notes))
            ply = ply.before
        return _chained, (plies[::-1],)


def _chained(plies: list[tuple[int, str, list[Note]]]) -> History | None:
    last: History | None = None
    for mover, text, notes in plies:
        last = History(last, mover, text, notes)
    return last


class DonjonState(pyspiel.State):
    """A position and how it came about."""

    def __init__(self, game: DonjonGame) -> None:
        super().__init__(game)
        self.position: Position = game.game.start(game.seats, game.options)
        self.name = game.game.name
        self.last: History | None = None

    @property
    def game(self) -> Game:
        return _known(self.name)[0]

    @property
    def tensor(self) -> Tensor:
        return _known(self.name)[1]

    def _legal(self) -> dict[int, int]:
        """Moves by their numbers, in ascending order."""
        self.position.legal(MOVES)
        return dict(sorted(zip(action_numbers(self.tensor, MOVES), MOVES, strict=True)))

    def current_player(self) -> int:
        turn = self.position.turn()
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._legal()) if player == self.position.turn() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        legal = self._legal()
        total = sum(self.position.weight(move) for move in legal.values())
        return [(action, self.position.weight(move) / total) for action, move in legal.items()]

    def _apply_action(self, action: int) -> None:
        turn, move = self.position.turn(), self._move(action)
        text = self.game.write(self.position, move)
        LOG.clear()
        self.position.log = LOG
        self.position.play(move)
        self.position.log = None
        self.last = History(self.last, turn, text, LOG.notes())

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.write(self.position, self._move(action))

    def _move(self, action: int) -> int:
        """Of a legal action or outcome; the position trusts whoever plays."""
        move = self._legal().get(action)
        if move is None:
            raise DonjonError(f"action {action} is not legal here")
        return move

    def is_terminal(self) -> bool:
        """OpenSpiel wants an end: a game whose options allow it to go on for ever is over at its bound, by points."""
        return self.position.turn() == OVER or (self.last is not None and self.last.number >= self.game.bound)

    def returns(self) -> list[float]:
        return rewards(self.position) if self.is_terminal() else [0.0] * self.position.seats

    def _seat(self, player: int | None) -> int:
        """Who looks: by default the one to move."""
        seat = self.position.turn() if player is None else player
        demand_seat(seat, self.position.seats)
        return seat

    def information_state_string(self, player: int | None = None) -> str:
        """Everything the player was told: a line a move, its own moves in full."""
        seat = self._seat(player)
        lines, ply = [], self.last
        while ply is not None:
            if seat not in ply.told:
                ply.told[seat] = self._told(seat, ply)
            lines.append(ply.told[seat])
            ply = ply.before
        return "".join([f"seat {seat}\n", *reversed(lines)])

    def _told(self, seat: int, ply: History) -> str:
        events = [msgspec.to_builtins(each) for each in self.game.events(self.position, ply.notes, seat)]
        own = f"{ply.text} " if ply.mover == seat else ""
        return f"{own}{msgspec.json.encode(events).decode()}\n" if events or own else ""

    def observation_string(self, player: int | None = None) -> str:
        seat = self._seat(player)
        return self.game.text(self.game.view(self.position, seat), texts(self.game.folder, "en"))

    def __str__(self) -> str:
        return self.game.diagram(self.position)


class Observer:
    """OpenSpiel's observer: the bytes of docs/tensors.md as floats, planes and numbers apart."""

    def __init__(self, game: DonjonGame, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise DonjonError(f"an observer takes no parameters, not {params}")
        self.seen = game.tensor
        self.told = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        planes = int(np.prod(game.tensor.shape))
        self.tensor = np.zeros(game.tensor.size, np.float32)
        self.dict = {"planes": self.tensor[:planes].reshape(game.tensor.shape), "numbers": self.tensor[planes:]}

    def set_from(self, state: DonjonState, player: int) -> None:
        if self.told:
            raise DonjonError("an observer with perfect recall has no tensor: use string_from, or one without recall")
        demand_seat(player, state.position.seats)
        self.tensor[:] = np.frombuffer(observation(self.seen, state.position, player), np.uint8)

    def string_from(self, state: DonjonState, player: int) -> str:
        return state.information_state_string(player) if self.told else state.observation_string(player)


for _name in registry.names():
    pyspiel.register_game(game_type(registry.find(_name)), type(DonjonGame.__name__, (DonjonGame,), {"name": _name}))
