"""A foreign bot at the seats of a match. It is shown what its seat may know, and never the true position."""

from __future__ import annotations

from donjon import Match
from donjon.core.random import Random
from donjon.foreign.lines import Begin, Choose, Over
from donjon.foreign.program import Program

MOVE_MS = 1000  # for a move, if nobody says


class ForeignPlayer:
    """Plays a seat of one match, as `donjon.bot` does: `choose(match)` is a move. It is a program of its own."""

    def __init__(self, name: str, seed: int = 0, ms: int = MOVE_MS) -> None:
        self.program = Program(name)
        self.ms = ms
        self._random = Random(seed)
        self._seat: int | None = None
        self._told = 0  # plies it knows about

    def choose(self, match: Match) -> str:
        """A legal move for the seat to move; a `ForeignFault` if there is none in time."""
        seat = match.to_move
        assert seat is not None
        if self._seat is None:
            self._begin(match, seat)
        question = question_of(match, seat, self._told, self.ms, self.program.hello.wants, self._random)
        self._told = match.ply
        return self.program.choose(question)

    def _begin(self, match: Match, seat: int) -> None:
        self._seat = seat
        luck = self._random.next() >> 32
        rules = match.game.version
        self.program.begin(Begin(match.game.name, rules, match.seats, seat, dict(match.options), luck))

    def end(self, match: Match) -> None:
        """Tell it the result, if there is one, and end it."""
        if match.over and self._seat is not None:
            self.program.over(Over(match.ranks, match.scores))
        self.program.end()


def question_of(match: Match, seat: int, since: int, ms: int, wants: list[str], random: Random) -> Choose:
    """What is asked. A world is one that the seat may imagine, another one each time."""
    question = Choose(0, match.turns, match.ply, match.legal_moves(), match.events(seat, since), ms)
    if "view" in wants:
        question.view = match.sight(seat).position
    if "world" in wants:
        question.world = match.game.diagram(match.imagined(seat, random.next()))
    return question
