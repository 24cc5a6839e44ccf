"""Random games in which the contract of `Position` is checked at every move. Types are in contract.pxd.

These are the laws that numbers can break. `match/laws.py` has those of texts, views and words as well; they take a
thousand times as long, so that campaigns check them at a sample of positions.
"""

import cython

if not cython.compiled:  # compiled, these come from contract.pxd
    from donjon.core.position import CHANCE, MOST_MOVES, OVER, Moves, Position, draw_chance

    KEPT = 8

LAWS = (
    "",
    "there are legal moves exactly while the game is on",
    "the move buffer is never full",
    "legal moves come in a fixed order",
    "every chance move has a weight",
    "refuse and legal agree",
    "same moves, same state",
    "a move ends at most one turn",
    "reveals only count up",
)  # by number


@cython.final
@cython.cclass
class Watch:
    """Plays games that begin like `start`, and stops where one breaks a law."""

    def __init__(self, start: Position):
        self.broken = self.seen = 0
        self.moves, self.again = Moves(), Moves()
        self.other = start.copy()
        if not cython.compiled:
            self.kept = [0] * KEPT

    def fault(self) -> str:
        """The law that was broken; nothing if all were kept."""
        return LAWS[self.broken]

    def play(self, position, random, most):
        """Play random moves until the game is over, `most` moves are made or a law is broken. Return their number."""
        count: cython.int = 0
        move: cython.int
        while True:
            self.broken = self._listed(position)
            if self.broken or count == most or position.turn() == OVER:
                return count
            self.broken = self._refused(position)
            if self.broken:
                return count
            if position.turn() == CHANCE:
                move = draw_chance(position, self.moves, random)
            else:
                move = self.moves.items[random.below(self.moves.count)]
            self.kept[self.seen % KEPT] = move
            self.seen += 1
            self.broken = self._moved(position, move)
            count += 1
            if self.broken:
                return count

    def _listed(self, position):
        """List the legal moves. Is anything wrong with the list?"""
        i: cython.int
        position.legal(self.moves)
        if (self.moves.count == 0) != (position.turn() == OVER):
            return 1
        if self.moves.count >= MOST_MOVES:
            return 2
        position.legal(self.again)
        if self.again.count != self.moves.count:
            return 3
        for i in range(self.moves.count):
            if self.again.items[i] != self.moves.items[i]:
                return 3
            if position.turn() == CHANCE and position.weight(self.moves.items[i]) <= 0:
                return 4
        return 0

    def _refused(self, position):
        """Exactly the legal moves are not refused, among those listed here and those of a few earlier positions."""
        i: cython.int
        for i in range(self.moves.count):
            if position.refuse(self.moves.items[i]):
                return 5
        for i in range(min(self.seen, KEPT)):
            if (position.refuse(self.kept[i]) == 0) != self._legal(self.kept[i]):
                return 5
        return 0

    def _legal(self, move):
        i: cython.int = 0
        while i < self.moves.count and self.moves.items[i] != move:
            i += 1
        return i < self.moves.count

    def _moved(self, position, move):
        """Make the move, here and on a copy."""
        turns: cython.int = position.turns
        reveals: cython.int = position.reveals
        self.other.assign(position)
        self.other.play(move)
        position.play(move)
        if self.other.key() != position.key():
            return 6
        if position.turns != turns and position.turns != turns + 1:
            return 7
        return 8 if position.reveals < reveals else 0
