"""A puzzle: a position in which one turn is clearly best. They are in `puzzles.jsonl` in each game's folder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from donjon.core import registry
from donjon.core.errors import DonjonError, Worded
from donjon.core.game import Game
from donjon.core.position import OVER, Position
from donjon.core.telling import tell
from donjon.core.words import Details
from donjon.match import Match

if TYPE_CHECKING:
    from donjon.study.solving import Solving

FILE = "puzzles.jsonl"
LEVELS = ("novice", "casual", "club", "expert")  # who tries a puzzle to find out how difficult it is
TRIES = 4  # of each level


class TurnLine(msgspec.Struct, frozen=True):
    """A turn and what it brings: the points it scores at once, each seat's chance to win and expected points."""

    moves: tuple[str, ...]
    scores: int
    win: tuple[float, ...]
    points: tuple[float, ...]


class Puzzle(msgspec.Struct, frozen=True):
    """`rival` is the best other turn that the rater found. `found` says how often each bot level found the solution.

    The theme names the question, `puzzle-<theme>` in the texts, and what counts as solved:
    score     a turn that scores at least as many points as the solution
    win       a turn that wins the game
    others    a turn that leads to the same position as the solution, in any order of moves
    """

    game: str
    rules: int
    number: int  # of the bots' game it comes from
    diagram: str
    theme: str
    details: Details
    solution: TurnLine
    rival: TurnLine
    found: dict[str, int]

    @property
    def id(self) -> str:
        """A short name, the same everywhere."""
        return sha256(f"{self.game} {self.diagram}".encode()).hexdigest()[:10]

    @property
    def difficulty(self) -> int:
        """1 to 5: the weakest level that finds it at least every second time; 5 if none does."""
        finds = [2 * self.found.get(level, 0) >= TRIES for level in LEVELS]
        return finds.index(True) + 1 if any(finds) else len(LEVELS) + 1

    def match(self) -> Match:
        """A new match in the puzzle's position. Chance is scripted, so nothing goes on behind the solution."""
        return Match.from_diagram(self.game, self.diagram, chance="script")

    def begin(self, moves: Iterable[str] = ()) -> Solving:
        """Try to solve it."""
        from donjon.study.solving import Solving

        return Solving(self, moves)

    def ask(self, language: str) -> str:
        """The question in words."""
        said = tell(registry.find(self.game).folder, f"puzzle-{self.theme}", self.details, language)
        return said[:1].upper() + said[1:]


def wins(position: Position, seat: int) -> bool:
    """Whether the game is over, and the seat has won it alone."""
    ahead = [other for other in range(position.seats) if position.rank(other) == 1]
    return position.turn() == OVER and ahead == [seat]


def is_solved(puzzle: Puzzle, before: Position, after: Position, goal: Position) -> bool:
    """Whether a whole turn from `before` to `after` is as good as the solution, which leads to `goal`."""
    seat = before.turn()
    if after.key() == goal.key():
        return True
    if puzzle.theme == "win":
        return wins(after, seat)
    gained = after.score(seat) - before.score(seat)
    return puzzle.theme == "score" and gained >= puzzle.solution.scores


def path_of(game: Game) -> Path:
    return game.folder / FILE


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easiest first."""
    path = path_of(registry.find(game))
    found = read(path) if path.exists() else []
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.number, puzzle.id)))


def find(game: str, name: str) -> Puzzle:
    """The puzzle of that id."""
    for puzzle in puzzles(game):
        if puzzle.id == name:
            return puzzle
    raise Worded("no-puzzle", game=registry.find(game).folder, name=name)


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file, in its order. Lines that begin with # are notes."""
    return list(_rows(path))


def _rows(path: Path) -> Iterator[Puzzle]:
    decode = msgspec.json.Decoder(Puzzle).decode
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            try:
                yield decode(line)
            except msgspec.DecodeError as error:
                raise DonjonError(f"{path.name}, line {number}: {error}") from error


def row(puzzle: Puzzle) -> str:
    """A puzzle as a line of its file."""
    return msgspec.json.encode(puzzle).decode()
