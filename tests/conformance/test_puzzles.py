"""The puzzles of every game: all well formed, none twice, and the search agrees with a sample."""

import random

import pytest

from donjon import list_games
from donjon.study.checking import faults
from donjon.study.puzzle import puzzles

SAMPLE = 2


@pytest.mark.parametrize("game", list_games())
def test_every_puzzle_is_well_formed(game: str) -> None:
    found = puzzles(game)
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        assert faults(puzzle, search=False) == [], puzzle.id
        solving = puzzle.begin(puzzle.solution.moves)
        assert solving.solved
        assert not puzzle.begin(puzzle.rival.moves).solved


@pytest.mark.parametrize("game", list_games())
def test_the_search_agrees_with_a_sample(game: str) -> None:
    for puzzle in random.Random(game).sample(puzzles(game), min(SAMPLE, len(puzzles(game)))):
        assert faults(puzzle, seed=3) == [], puzzle.id
