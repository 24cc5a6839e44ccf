"""A bot that is as strong as its level says in the game it finds itself in."""

from donjon.bots.glance import Glance
from donjon.bots.search import Candidate, Clock, Limit
from donjon.bots.thinker import Thinker
from donjon.core.position import Position
from donjon.core.random import Random
from donjon.core.skill import skill_of


class Skilled:
    """Thinks for so many playouts, so that it is as strong on a slow machine as on a fast one; `limit` ends it."""

    def __init__(self, level: str, limit: float, threads: int, clock: Clock) -> None:
        self.level = level
        self.limit = limit  # seconds a turn
        self.threads = threads
        self.clock = clock
        self._thinker: Thinker | None = None

    @property
    def nodes(self) -> int:
        """How large its tree may grow; 0 until it has seen its game."""
        return self._thinker.nodes if self._thinker else 0

    def candidates(self, position: Position) -> list[Candidate]:
        """What it thinks of the moves there, best first; nothing where it did not have to think."""
        return self._thinker.candidates(position) if self._thinker else []

    def __call__(self, position: Position, seat: int, random: Random) -> int:
        skill = skill_of(position, self.level)
        if not skill.playouts:
            return Glance(1.0, skill.error)(position, seat, random)
        if not self._thinker:
            self._thinker = Thinker(Limit(self.limit, skill.playouts), self.threads, self.clock, skill.slip)
        return self._thinker(position, seat, random)
