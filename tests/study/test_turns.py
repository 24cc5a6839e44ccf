"""Whole turns: where they end, what their player can know, and how they are judged."""

import pytest

from donjon import Match, bots, list_games
from donjon.core.position import CHANCE, Moves, Position
from donjon.core.random import Random
from donjon.study.turns import Planner, Turn, judge, others, outlook, searched, surprises, take


def somewhere(game: str, turns: int = 6, seats: int = 2) -> Match:
    match, bot = Match(game, seats, 4), bots.find("greedy")
    while match.turns < turns:
        seat = match.to_move
        assert seat is not None
        match.play(match.game.write(match._position, bot(match.imagined(seat, 1), seat, Random(match.ply))))
    return match


def first(position: Position) -> int:
    moves = Moves()
    position.legal(moves)
    return moves.at(0)


@pytest.mark.parametrize("game", list_games())
def test_a_turn_is_all_that_one_seat_does_before_the_next_turn_begins(game: str) -> None:
    match = somewhere(game)
    before = match._position
    key = before.key()
    turn = take(match.game, before, first)
    assert before.key() == key
    world = before.copy()
    for move in turn.moves:
        assert (world.turn(), world.turns) == (before.turn(), before.turns)
        assert not surprises(match.game, world, move, turn.seat)
        world.play(move)
    assert world.key() == turn.after.key()
    if turn.sure:
        assert world.turns > before.turns or world.turn() not in (before.turn(), CHANCE)


@pytest.mark.parametrize("game", list_games())
def test_other_turns_begin_like_the_plan_and_then_leave_it(game: str) -> None:
    match = somewhere(game)
    planner = Planner(match._position.turn(), 100, 1)
    plan = take(match.game, match._position, planner)
    found = list(others(match.game, match._position, plan, planner, 2))
    assert found
    for turn in found:
        world, moves = match._position.copy(), (*turn.moves, *(() if turn.pending is None else (turn.pending,)))
        assert moves != plan.moves
        for move in moves:
            assert not world.refuse(move)
            world.play(move)


@pytest.mark.parametrize("game", list_games())
def test_a_position_is_judged_whoever_is_to_move(game: str) -> None:
    match = somewhere(game)
    turn = take(match.game, match._position, first)
    found = judge(turn, 200, 1)
    assert sum(found.win) == pytest.approx(1.0, abs=1e-3)
    assert found == judge(turn, 200, 1)


@pytest.mark.parametrize("game", list_games())
def test_how_it_stands_is_the_mean_of_what_the_moves_bring(game: str) -> None:
    position = somewhere(game)._position
    search = searched(position, position.turn(), 300, 1)
    tried = [candidate for candidate in search.candidates() if candidate.visits]
    visits = sum(candidate.visits for candidate in tried)
    win, points = search.mean()
    for seat in range(position.seats):
        assert win[seat] == pytest.approx(sum(c.visits * c.win[seat] for c in tried) / visits, abs=1e-3)
        assert points[seat] == pytest.approx(sum(c.visits * c.points[seat] for c in tried) / visits, abs=1e-2)


@pytest.mark.parametrize("game", list_games())
def test_a_finished_game_is_judged_by_its_result(game: str) -> None:
    match, bot = Match(game, 2, 1), bots.find("random")
    random = Random(3)
    while (seat := match.to_move) is not None:
        match.play(match.game.write(match._position, bot(match.imagined(seat, 1), seat, random)))
    found = outlook(match._position, 0, 10, 1)
    assert found.points == match.scores
    winners = match.ranks.count(1)
    assert found.win == [1 / winners if rank == 1 else 0.0 for rank in match.ranks]


def test_a_storm_on_a_hidden_shield_is_a_surprise_and_is_judged_before_it_is_made() -> None:
    """Highlanders: what lies over a castle is known to its holder alone."""
    text = (
        "highlanders seats=2 failed_assault=lost turn_cap=400 turn=blue phase=march number=10 die=2 steps=3 muster=- "
        "taking=- ended=running\ncamps   NA3=b6 NA5=y1\ncastles NK3=r1?2\nbanners F1=r F2=b\n"
    )
    match = Match.from_diagram("highlanders", text, chance="script")
    storm = match.game.read(match._position, "NA3xNK3")
    assert not match._position.refuse(storm)
    assert surprises(match.game, match._position, storm, 1)
    assert not surprises(match.game, match._position, storm, 0)
    turn = take(match.game, match._position, lambda _: storm)
    assert turn == Turn(1, (), turn.after, False, storm)
    assert 0 < judge(turn, 300, 1).win[1] < 1
