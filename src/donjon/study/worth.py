"""What a position is worth: each seat's chance to win, in millionths, by one procedure for every kind of position.

- The game is over: the result.
- Somebody is to move: what the best move found brings, for all they can know.
- Chance is to move: the average over what it can bring. Few outcomes are all looked at, weighted; of many, a sample.

Because of the last point a draw, a roll or a deal is on average worth exactly what was expected of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from donjon.bots.search import hides
from donjon.core.position import CHANCE, OVER, Moves, Position, draw_chance
from donjon.core.random import Random
from donjon.study.turns import result, searched

MILLION = 1_000_000
OUTCOMES = 40  # of one chance move that are all looked at
DEALS = 12  # looked at where there are more, or several chance moves come one after the other
WORLDS = 3  # imagined for a seat that something is hidden from

Shares = tuple[int, ...]  # of the win, by seat, in millionths


class Worth:
    """Values of positions, each found once. The same number of playouts gives the same values on every machine.

    With fewer outcomes, deals and worlds an expectation is less sure, but on average it is the same.
    """

    def __init__(
        self, playouts: int, outcomes: int = OUTCOMES, deals: int = DEALS, worlds: int = WORLDS, salt: int = 0
    ) -> None:
        self.playouts = playouts
        self.outcomes, self.deals, self.worlds = outcomes, deals, worlds
        self.salt = salt  # another one draws other samples in the same position
        self._known: dict[int, Shares] = {}

    def of(self, position: Position) -> Shares:
        """What the position is worth, for all that the seat to move can know."""
        key = position.key()
        if key not in self._known:
            self._known[key] = self._find(position, key)
        return self._known[key]

    def seen_by(self, seat: int, position: Position, move: int | None = None) -> Shares:
        """What it is worth, after this move if one is due, for all that the seat can know before it: the average over
        worlds that the seat may imagine.

        Each is judged just as the real one will be. So what comes out is on average what was expected, like a draw.
        """
        if move is None and (position.turn() == OVER or not hides(position, seat)):
            return self.of(position)
        random, worlds = Random(position.key() ^ seat ^ self.salt), []
        for _ in range(self.worlds):
            world = position.copy()
            world.imagine(seat, random)
            if move is not None:
                world.play(move)
            worlds.append((1, self.of(world)))
        return _average(worlds)

    def _find(self, position: Position, key: int) -> Shares:
        turn = position.turn()
        if turn == OVER:
            return in_millionths(result(position).win)
        if turn == CHANCE:
            return _average(
                [(weight, self.of(after)) for weight, after in self._outcomes(position, Random(key ^ self.salt))]
            )
        return in_millionths(searched(position, turn, self.playouts, key).candidates()[0].win)

    def _outcomes(self, position: Position, random: Random) -> Iterator[tuple[int, Position]]:
        """What chance can bring here, with weights: positions in which somebody is to move, or the game is over."""
        moves = Moves()
        position.legal(moves)
        found = []
        for move in list(moves)[: self.outcomes]:
            after = position.copy()
            after.play(move)
            found.append((position.weight(move), after))
        if len(moves) <= self.outcomes and all(after.turn() != CHANCE for _, after in found):
            yield from found
            return
        for _ in range(self.deals):
            after = position.copy()
            while after.turn() == CHANCE:
                after.legal(moves)
                after.play(draw_chance(after, moves, random))
            yield 1, after


def in_millionths(win: Sequence[float]) -> Shares:
    """Whole numbers that add up to a million, so that sums of them are exact."""
    whole = [round(share * MILLION) for share in win]
    whole[whole.index(max(whole))] += MILLION - sum(whole)
    return tuple(whole)


def _average(worlds: Sequence[tuple[int, Shares]]) -> Shares:
    total = sum(weight for weight, _ in worlds)
    seats = range(len(worlds[0][1]))
    return in_millionths([sum(weight * win[seat] for weight, win in worlds) / (total * MILLION) for seat in seats])
