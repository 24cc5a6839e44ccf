"""A mistake of a game becomes a puzzle: its solution is what the review calls better."""

import pytest

import donjon
from donjon import Match, list_games
from donjon.core.errors import DonjonError, Worded
from donjon.study.checking import faults
from donjon.study.own import own_puzzle
from donjon.study.review import review


@pytest.mark.parametrize("game", list_games())
def test_a_mistake_is_asked_again(game: str) -> None:
    match, bot = Match(game, 2, 5), donjon.bot("random", seed=1)
    while match.to_move is not None:
        match.play(bot.choose(match))
    asked = 0
    for one in review(match, 30).mistakes:
        if not one.sure:
            with pytest.raises(Worded, match="depends on chance"):
                own_puzzle(match, one.ply, 30)
            continue
        puzzle = own_puzzle(match, one.ply, 30)
        asked += 1
        assert puzzle.solution.moves == one.better
        assert puzzle.begin(one.better).solved
        assert faults(puzzle, search=False) in ([], ["the other turn is a solution, too"])
    assert asked


def test_a_record_that_breaks_off_within_a_turn_is_refused_in_words() -> None:
    match, bot = Match("highlanders", 2, 5), donjon.bot("random", seed=1)
    while match.ply < 200 or match.played[-1].seat is None or match.to_move != match.played[-1].seat:
        match.play(bot.choose(match))
    begun = max(ply for ply in range(match.ply) if match.played[ply].turn == match.played[-1].turn)
    with pytest.raises(Worded, match="breaks off"):
        own_puzzle(match, begun)


def test_where_nobody_had_a_choice_there_is_nothing_to_ask() -> None:
    match = Match("towers", 2, 5)
    for ply in (-1, 0, 999):
        with pytest.raises(DonjonError, match="nobody had a choice"):
            own_puzzle(match, ply)
