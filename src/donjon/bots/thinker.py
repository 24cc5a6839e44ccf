"""A bot that searches, and shares its thinking time over the small moves of a turn."""

import math
import time

from donjon.bots.search import NODES, Candidate, Clock, Limit, Search
from donjon.core.position import Moves, Position
from donjon.core.random import Random

FEWEST_NODES = 1_500_000
LEAST, MOST = 0.25, 0.9  # of the time left in a turn, given to one move
SECOND = 0.2  # of the tries of its favourite a move must have had to be played instead
FINE = 1 << 30


def nodes_for(seconds: float) -> int:
    """Room for what a turn can find out: little for quick players, so that a server can seat many."""
    if math.isinf(seconds):  # it stops after some playouts: never many
        return FEWEST_NODES
    return int(min(NODES, max(FEWEST_NODES, seconds * NODES / 2)))


class Thinker:
    """Sits at one table in one seat, so that it can keep its tree. `limit` is for a turn.

    With the chance `slip` it plays not its favourite but one of its serious candidates: good players differ from the
    best ones by that, and nobody knows by heart what they will do.
    """

    def __init__(self, limit: Limit, threads: int = 1, clock: Clock = time.perf_counter, slip: float = 0.0) -> None:
        self.limit = limit
        self.slip = slip
        self.clock = clock
        self.search = Search(nodes=nodes_for(limit.seconds), threads=threads, clock=clock)
        self._turn = -1
        self._left = 0.0  # seconds of this turn
        self._turns = self._choices = 0  # so far in this game: how many choices a turn has

    @property
    def nodes(self) -> int:
        """How large its tree may grow."""
        return self.search.nodes

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
        share = min(MOST, max(LEAST, self._turns / self._choices)) * self._left
        self.search.look_at(position, seat)
        self.search.think(Limit(share - (self.clock() - began), self.limit.playouts), random)
        self._left -= self.clock() - began
        return self._pick(self.search.candidates(), random)

    def _pick(self, candidates: list[Candidate], random: Random) -> int:
        """The favourite, or when it slips any serious candidate, by how seriously it was taken."""
        favourite = candidates[0]
        if random.below(FINE) >= self.slip * FINE:
            return favourite.move
        serious = [candidate for candidate in candidates if candidate.visits >= SECOND * favourite.visits]
        dart = random.below(max(1, sum(candidate.visits for candidate in serious)))
        for candidate in serious:
            dart -= candidate.visits
            if dart < 0:
                return candidate.move
        return favourite.move
