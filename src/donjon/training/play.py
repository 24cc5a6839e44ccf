"""Bots play themselves, and what they decide is written down."""

from dataclasses import dataclass

import numpy as np

from donjon import Match
from donjon.bots.nets import own_sense
from donjon.bots.search import Limit, Search
from donjon.bots.thinker import Thinker
from donjon.core.learned import LOOKS, features_of, promises, second_looks
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Sense, evaluation
from donjon.training.samples import Samples, Setting, joined

EACH = 8  # games of a file
SLIP = 0.1  # how often a bot plays another serious candidate, so that games differ


@dataclass(frozen=True, slots=True)
class Sitting:
    """A few games in a row, which fill one file. They are numbered from 1 on."""

    setting: Setting
    number: int

    def __str__(self) -> str:
        return f"file {self.number} of {self.setting.game}"


def play(sitting: Sitting) -> Samples:
    first = (sitting.number - 1) * EACH + 1
    return joined([play_game(sitting.setting, first + i) for i in range(EACH)])


def play_game(setting: Setting, seed: int) -> Samples:
    """One game. Bots only see worlds that their seat may imagine, and nets will see nothing else."""
    match = Match(setting.game, setting.seats, seed, setting.options)
    sense, random = own_sense(setting.game), Random(seed)
    thinkers = [Thinker(Limit(playouts=setting.playouts), slip=SLIP) for _ in range(match.seats)]
    rows = []
    while (seat := match.to_move) is not None:
        world = match.imagined(seat, random.next())
        move = thinkers[seat](world, seat, random)
        if thinkers[seat].search.looks_at(world):
            rows.append(_row(sense, world, thinkers[seat].search))
        match.play(match.game.write(world, move))
    features, points, spread, value, looks, promise, visits = (
        np.array(column, np.float32) for column in zip(*rows, strict=True)
    )
    result = np.tile(np.array(shares(match.ranks), np.float32), (len(rows), 1))
    games = np.full(len(rows), seed, np.int64)
    return Samples(games, features, points, spread, value, result, looks, promise, visits)


def shares(ranks: list[int]) -> list[float]:
    """Each seat's share of the win."""
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def _row(sense: Sense, world: Position, search: Search) -> tuple[object, ...]:
    """One decision, in the order of `Samples`, without the game and its result."""
    features = features_of(sense, world)
    return features, evaluation(sense, world), features[0][-1], search.mean()[0], *_moves(sense, world, search)


def _moves(sense: Sense, world: Position, search: Search) -> tuple[list[list[float]], list[float], list[float]]:
    """The moves that an ordering looks at, with promise and visits; the last of these are those of all others."""
    moves = Moves()
    world.legal(moves)
    tries = {candidate.move: candidate.visits for candidate in search.candidates()}
    total, promise = max(1, sum(tries.values())), promises(sense, world, moves)
    nothing = [0.0] * len(features_of(sense, world)[0])
    looks = second_looks(sense, world, moves)
    spare = LOOKS - len(looks)
    seen = [features or nothing for _, features in looks] + [nothing] * spare
    promised = [promise[i] for i, _ in looks] + [0.0] * spare
    visits = [tries.get(moves.at(i), 0) / total for i, _ in looks] + [0.0] * spare
    return seen, [*promised, max(0.0, 1 - sum(promised))], [*visits, max(0.0, 1 - sum(visits))]
