"""A bot that searches, and shares its thinking time over the small moves of a turn."""

import math
import time

from donjon.bots.glance import Glance
from donjon.bots.search import NODES, Candidate, Clock, Limit, Search
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Sense, sense_of

FEWEST_NODES = 1_500_000
LEAST, MOST = 0.25, 0.9  # of the time left in a turn, given to one move
SECOND = 0.2  # of the tries of its favourite a move must have had to be played instead
FIRST_SIGHT = Glance(sight=1.0, error=0.3)
FINE = 1 << 30


def nodes_for(seconds: float) -> int:
    """Room for what a turn can find out: little for quick players, so that a server can seat many."""
    if math.isinf(seconds):  # it stops after some playouts: never many
        return FEWEST_NODES
    return int(min(NODES, max(FEWEST_NODES, seconds * NODES / 2)))


class Thinker:
    """Sits at one table in one seat, so that it can keep its tree. `limit` is for a turn.

    With the chance `slip` it plays not its favourite but one of its serious candidates: good players differ from the
    best ones by that, and nobody knows by heart what they will do. Where the moves of a turn come in any order the
    serious candidates are all moves of the same turn; there it plays what it sees first.
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
        self.search = Search(sense, nodes_for(limit.seconds), threads, clock)
        self._turn = -1
        self._left = 0.0  # seconds of this turn
        self._turns = self._choices = 0  # so far in this game: how many choices a turn has

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
    """Any serious candidate, by how seriously it was taken."""
    serious = [candidate for candidate in candidates if candidate.visits >= SECOND * candidates[0].visits]
    dart = random.below(max(1, sum(candidate.visits for candidate in serious)))
    for candidate in serious:
        dart -= candidate.visits
        if dart < 0:
            return candidate.move
    return candidates[0].move
