"""Puzzles: where somebody stands in one, and questions about it. The client says what was tried, so nothing is kept."""

from __future__ import annotations

from donjon.core.errors import DonjonError
from donjon.server import looks
from donjon.server.answers import PuzzleShown
from donjon.server.asks import Ask, Explain, Solve, WhatIf
from donjon.server.boards import Boards, tried
from donjon.server.guest import Guest
from donjon.server.handlers.asking import explained
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.study.daily import day_of, puzzle_of
from donjon.study.puzzle import Puzzle, find
from donjon.study.review import DEEP, PLAYOUTS
from donjon.study.solving import Solving

TABLE = "puzzle"  # the table id that stands for the puzzle one tries
OWN = "record"  # stands for a game: the puzzle is a mistake of the opened record, by its ply
DEEPLY = "-deep"  # behind the ply: a deep review found it


async def _found(house: House, guest: Guest, ask: Solve) -> Puzzle:
    if ask.game == OWN:
        return await _own(house, guest, ask.puzzle)
    day = day_of(ask.puzzle)
    return puzzle_of(day) if day else find(ask.game, ask.puzzle)


async def _own(house: House, guest: Guest, name: str) -> Puzzle:
    """A mistake of the opened record, asked again. As deep a search as the review's finds the same better turn."""
    if guest.record is None:
        raise Refused("not_now", "no-record")
    ply, playouts = name.removesuffix(DEEPLY), DEEP if name.endswith(DEEPLY) else PLAYOUTS
    at = int(ply) if ply.isdecimal() else -1
    asked = (looks.own, guest.record.game.record, at, playouts, guest.language)
    found: Puzzle | str = await house.thinkers.look(guest.address, *asked)
    if isinstance(found, str):
        raise DonjonError(found)
    return found


async def solve(house: House, guest: Guest, ask: Solve) -> None:
    solving = Solving(await _found(house, guest, ask), ask.moves)
    guest.puzzle = solving
    shown = _shown(solving, ask, guest.language)
    if shown.over:  # a turn that is wrong is judged by a search
        shown.said = await house.thinkers.look(
            guest.address, looks.puzzle_said, solving.puzzle, tuple(solving.moves), guest.language
        )
    guest.tell(shown)


def _shown(solving: Solving, ask: Solve, language: str) -> PuzzleShown:
    puzzle, match = solving.puzzle, solving.match
    shown = PuzzleShown(
        to=ask.id,
        game=puzzle.game,
        id=puzzle.id,
        question=puzzle.ask(language),
        difficulty=puzzle.difficulty,
        moves=solving.moves,
        board=Boards(match, len(ask.moves), match.ply).board(solving.seat, language, ("scene",)),
        over=solving.over,
        solved=solving.solved,
    )
    if shown.solved or ask.show:
        shown.said = solving.why(language)
        shown.solution = list(puzzle.solution.moves)
        shown.told = solving.told(puzzle.solution, language)
        shown.places = solving.places(puzzle.solution)
    return shown


async def asked(house: House, guest: Guest, ask: Ask) -> None:
    """A question about the puzzle in hand."""
    solving = guest.puzzle
    if solving is None or solving.over:
        raise Refused("not_now", "no-puzzle")
    if isinstance(ask, WhatIf):
        guest.tell(tried(solving.match, ask, solving.seat, guest.language, ()))
    elif isinstance(ask, Explain):
        guest.tell(explained(solving.match, ask, guest.language, ()))
    else:
        raise Refused("not_now", "no-puzzle")
