"""Check a puzzle again: is it well formed, and does the search still agree, with other random numbers?"""

from __future__ import annotations

from donjon.core import registry
from donjon.core.catalogue import LANGUAGES
from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.core.position import Position
from donjon.study.puzzle import Puzzle, TurnLine, is_solved, wins
from donjon.study.rating import JUDGE, LOOK, MARGIN, TIMES, attempts, tried
from donjon.study.turns import Planner, Turn, judge, take

DOUBT = 0.25  # a check has other random numbers, so it may find this share of the margin less


def faults(puzzle: Puzzle, seed: int = 1, search: bool = True) -> list[str]:
    """What is wrong with a puzzle; nothing if it is sound. Without a search, only its form is checked."""
    game = registry.find(puzzle.game)
    if puzzle.rules != game.version:
        return [f"it is made for version {puzzle.rules} of the rules, this is {game.version}"]
    try:
        position = game.from_diagram(puzzle.diagram)
        solution, rival = (_replay(game, position, line) for line in (puzzle.solution, puzzle.rival))
    except DonjonError as error:
        return [str(error)]
    found = _form(puzzle, position, solution, rival)
    return found if found or not search else _search(game, puzzle, position, solution, rival, seed)


def tried_again(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, tried by the levels of today: they may have changed since it was made."""
    game = registry.find(puzzle.game)
    position = game.from_diagram(puzzle.diagram)
    solution = _replay(game, position, puzzle.solution)
    return tried(puzzle, position, solution, attempts(game, position, puzzle.number))


def _replay(game: Game, position: Position, line: TurnLine) -> Turn:
    """The turn of a line. Moves that are not legal raise an error, and so does a line that stops too early."""
    ahead = iter(line.moves)
    turn = take(game, position, lambda world: _read(game, world, next(ahead, None)))
    if left := " ".join(ahead):
        raise DonjonError(f"the turn is over before {left}")
    return turn


def _read(game: Game, world: Position, text: str | None) -> int:
    if text is None:
        raise DonjonError("a line stops before its turn is over")
    move = game.read(world, text)
    if world.refuse(move):
        raise DonjonError(f"{text} is not legal")
    return move


def _form(puzzle: Puzzle, position: Position, solution: Turn, rival: Turn) -> list[str]:
    told = []
    if not solution.sure:
        told.append("the solution depends on chance or on something hidden")
    if solution.gain(position) != puzzle.solution.scores:
        told.append(f"the solution scores {solution.gain(position)}, not {puzzle.solution.scores}")
    if puzzle.theme == "win" and not wins(solution.after, solution.seat):
        told.append("the solution does not win the game")
    if rival.sure and is_solved(puzzle, position, rival.after, solution.after):
        told.append("the other turn is a solution, too")
    told += [f"no question in {language}" for language in LANGUAGES if not puzzle.ask(language)]
    return told


def _search(game: Game, puzzle: Puzzle, position: Position, solution: Turn, rival: Turn, seed: int) -> list[str]:
    told = []
    again = take(game, position, Planner(solution.seat, TIMES * LOOK, seed))
    if not (again.sure and is_solved(puzzle, position, again.after, solution.after)):
        told.append("the search finds another turn now")
    best, other = (judge(turn, TIMES * JUDGE, seed).win[solution.seat] for turn in (solution, rival))
    if best - other < MARGIN * (1 - DOUBT):
        told.append(f"the other turn costs only {best - other:.1%} of the chance to win")
    return told
