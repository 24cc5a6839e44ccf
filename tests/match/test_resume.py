"""Matches resumed from their moves, and moves taken back by agreement, in every game."""

import random

import pytest

from donjon import Match
from donjon.core import registry
from donjon.core.errors import NoUndo


def played(name: str, moves: int) -> Match:
    match, dice = Match(name, seed=7), random.Random(3)
    for _ in range(moves):
        if not match.over:
            match.play(dice.choice(match.legal_moves()))
    return match


@pytest.mark.parametrize("name", registry.names())
def test_a_match_resumes_from_its_moves(name: str) -> None:
    match = played(name, 40)
    again = match.resumed([ply.text for ply in match.played])
    assert again.diagram() == match.diagram()
    assert again.played == match.played
    assert again.can_undo == match.can_undo
    assert again.record() == match.record()


@pytest.mark.parametrize("name", registry.names())
def test_taking_back_leads_to_the_same_position_and_the_same_draws(name: str) -> None:
    match = played(name, 30)
    record, before = match.record(), match.played[:]
    decisions = [ply for ply, made in enumerate(match.played) if made.seat is not None]
    back = decisions[len(decisions) // 2]
    match.take_back(back)
    assert match.ply == back
    assert match.to_move == before[back].seat
    for made in before[back:]:
        if made.seat is not None:
            match.play(made.text)
    assert match.record() == record


@pytest.mark.parametrize("name", registry.names())
def test_there_is_no_going_back_to_chance_or_forward(name: str) -> None:
    match = played(name, 3)
    drawn = [ply for ply, made in enumerate(match.played) if made.seat is None]
    for ply in [-1, match.ply, match.ply + 5, *drawn[:1]]:
        with pytest.raises(NoUndo):
            match.take_back(ply)


def test_a_match_from_a_diagram_resumes_too() -> None:
    start = Match("towers", 2, seed=1)
    match = Match.from_diagram("towers", start.diagram(), seed=5)
    match.play(match.legal_moves()[0])
    assert match.resumed([ply.text for ply in match.played]).diagram() == match.diagram()
