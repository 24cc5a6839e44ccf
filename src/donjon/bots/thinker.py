"""A bot that searches, and spreads its thinking time over the moves of a turn."""

import math
import time

from donjon.bots.glance import FIRST_SIGHT
from donjon.bots.search import NODES, Candidate, Clock, Limit, Search
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Sense, sense_of

FEWEST_NODES = 1_500_000
LEAST, MOST = 0.25, 0.9  # the share of a turn's remaining time that one move gets
SECOND = 0.2  # a move needs this share of the favourite's visits to be played instead
ROOM = 500  # nodes for each playout: enough for a tree that is kept for a whole game
FINE = 1 << 30


def nodes_for(limit: Limit) -> int:
    """Room for what a turn can find out: little for quick players, so that a server can seat many."""
    most = ROOM * limit.playouts
    if math.isinf(limit.seconds):  # it stops after some playouts: never many
        return min(FEWEST_NODES, most)
    return int(min(NODES, most, max(FEWEST_NODES, limit.seconds * NODES / 2)))


class Thinker:
    """Plays one seat at one table, so that it can keep its tree. `limit` is for a turn.

    With probability `slip` it plays one of its serious candidates instead of its favourite. That is how good players
    differ from the best ones, and it makes them less predictable. Where the moves of a turn can come in any order, all
    serious candidates are moves of the same turn. There it plays what it sees first.
    """

    def __init__(
        self,
        limit: Limit,
        threads: int = 1,
        clock: Clock = time.perf_counter,
        slip: float = 0.0,
        sense: Sense | None = None,
    ) -> None:
        self.limit = limit
        self.slip = slip
        self.clock = clock
        self.search = Search(sense, nodes_for(limit), threads, clock)
        self._turn = -1
        self._left = 0.0  # seconds of this turn
        self._turns = self._choices = 0  # how many choices a turn has had in this game so far

    @property
    def nodes(self) -> int:
        """How large its tree may grow."""
        return self.search.nodes

    def candidates(self, position: Position) -> list[Candidate]:
        """What it thinks of the moves there, best first; nothing where it did not have to think."""
        return self.search.candidates() if self.search.looks_at(position) else []

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        began = self.clock()
        moves = Moves()
        position.legal(moves)
        if len(moves) == 1:
            return moves.at(0)
        if position.turns != self._turn:
            self._turn, self._left = position.turns, self.limit.seconds
            self._turns += 1
        self._choices += 1
        slips = random.below(FINE) < self.slip * FINE
        if slips and sense_of(position).any_order:
            return FIRST_SIGHT(position, seat, random)
        share = min(MOST, max(LEAST, self._turns / self._choices)) * self._left
        self.search.look_at(position, seat)
        self.search.think(Limit(share - (self.clock() - began), self.limit.playouts), random)
        self._left -= self.clock() - began
        candidates = self.search.candidates()
        return _second_thought(candidates, random) if slips else candidates[0].move


def _second_thought(candidates: list[Candidate], random: Random) -> int:
    """A random serious candidate, weighted by its visits."""
    serious = [candidate for candidate in candidates if candidate.visits >= SECOND * candidates[0].visits]
    dart = random.below(max(1, sum(candidate.visits for candidate in serious)))
    for candidate in serious:
        dart -= candidate.visits
        if dart < 0:
            return candidate.move
    return candidates[0].move
