"""Luck and play: the sum is exact in every game, and a chance move brings on average what was expected of it."""

from collections.abc import Iterator
from statistics import mean

import pytest

import donjon
from donjon import Match, list_games
from donjon.core.position import CHANCE, Moves, Position
from donjon.core.random import Random
from donjon.core.registry import find
from donjon.study.account import SLIGHT, Account, Course, Stretch, account, joined, luck_of, part_of
from donjon.study.turns import surprises
from donjon.study.worth import MILLION, WORLDS, Worth, in_millionths


def played(game: str, seats: int, seed: int = 3) -> Match:
    match, bot = Match(game, seats, seed), donjon.bot("greedy", seed=seed)
    while match.to_move is not None:
        match.play(bot.choose(match))
    return match


def tables() -> Iterator[tuple[str, int]]:
    for game in list_games():
        seats = find(game).seats
        yield from ((game, seats[0]), (game, min(4, seats[-1])))


@pytest.mark.parametrize(("game", "seats"), list(tables()))
def test_start_luck_and_play_add_up_to_the_result_exactly(game: str, seats: int) -> None:
    match = played(game, seats)
    told: list[float] = []
    found = account(match, Worth(8), told.append)
    for seat in range(seats):
        parts = found.luck(seat), found.own_play(seat), found.others_play(seat), found.unseen(seat)
        assert found.start[seat] + sum(parts) == found.result[seat]
    winners = match.ranks.count(1)
    for seat, rank in enumerate(match.ranks):
        assert found.result[seat] == pytest.approx(MILLION / winners if rank == 1 else 0, abs=seats)
    assert told == sorted(told) and told[-1] == 1.0
    assert luck_of(match, Worth(8)) == tuple(map(found.luck, range(seats)))
    _well_formed(match, found)


@pytest.mark.parametrize("game", list_games())
def test_an_account_made_in_parts_is_that_of_the_whole_game(game: str) -> None:
    match = played(game, find(game).seats[0])
    course, whole = Course(match), account(match, Worth(2))
    for parts in (3, match.ply + 1):  # and more parts than there are stretches
        worth = Worth(2)
        assert joined([part_of(course, worth, part, parts) for part in range(parts)]) == whole
    assert joined([part_of(course, Worth(2), part, 3) for part in range(3)]) == whole  # in three processes


def _well_formed(match: Match, found: Account) -> None:
    """Stretches cover the game, each with one mover; chance makes no mistakes, and nobody gains by their own."""
    assert [stretch.first for stretch in found.stretches] == [0, *(s.last for s in found.stretches[:-1])]
    assert found.stretches[-1].last == match.ply
    for stretch in found.stretches:
        assert {played.seat for played in match.played[stretch.first : stretch.last]} == {stretch.seat}
        for shares in (stretch.luck, stretch.play, stretch.unseen):
            assert sum(shares) == 0
        if stretch.seat is not None and any(stretch.luck):
            assert stretch.last == stretch.first + 1, "only what came out is luck: such a move is a stretch by itself"
        if stretch.seat is None:
            assert not any(stretch.play) and not any(stretch.unseen)
        elif any(stretch.play):
            assert stretch.play[stretch.seat] <= -SLIGHT
            _legal(match, stretch)
    assert all(sum(row) == MILLION for _, row in found.chances())


def _legal(match: Match, stretch: Stretch) -> None:
    """What is called better could have been played."""
    assert stretch.better
    then = match.resumed([played.text for played in match.played[: stretch.first]], draw=False).fork()
    for move in stretch.better:
        assert then.to_move == stretch.seat
        then.play(move)


def test_a_chance_move_is_worth_the_average_of_its_outcomes() -> None:
    """Highlanders: the six faces of the die, each as likely."""
    match = played("highlanders", 2)
    ply = next(ply for ply, one in enumerate(match.played) if one.text.startswith("roll") and ply > 60)
    position = match.resumed([one.text for one in match.played[:ply]], draw=False)._position
    assert position.turn() == CHANCE
    worth, moves, outcomes = Worth(50), Moves(), []
    position.legal(moves)
    for move in moves:
        after = position.copy()
        after.play(move)
        outcomes.append(worth.of(after)[0])
    assert worth.of(position)[0] == pytest.approx(mean(outcomes), abs=2)


def test_shares_add_up_to_a_million() -> None:
    assert in_millionths([1 / 3, 1 / 3, 1 / 3]) == (333334, 333333, 333333)
    assert sum(in_millionths([0.1234567, 0.8765433])) == MILLION


def test_a_seat_sees_the_average_over_what_it_can_imagine() -> None:
    """Highlanders: shields hide how strong a castle is. Its holder knows, the others do not."""
    text = (
        "highlanders seats=2 failed_assault=lost turn_cap=400 turn=blue phase=march number=10 die=2 steps=3 muster=- "
        "taking=- ended=running\ncamps   NA3=b6 NA5=y1\ncastles NK3=r1?2 NK4=r1?0\nbanners F1=r F2=b\n"
    )
    position = Match.from_diagram("highlanders", text, chance="script")._position
    worth = Worth(50)
    random, worlds = Random(position.key() ^ 1), []
    for _ in range(WORLDS):
        world = position.copy()
        world.imagine(1, random)
        worlds.append(worth.of(world)[0])
    assert worth.seen_by(1, position)[0] == pytest.approx(mean(worlds), abs=2)
    assert worth.seen_by(0, position) == worth.of(position)


def test_what_comes_out_is_judged_as_it_was_expected() -> None:
    """Highlanders, an assault on an unseen shield: over the worlds that one may imagine, luck is zero on average."""
    match = played("highlanders", 2)
    position, move, seat = next(surprises_of(match))
    worth, random, came = Worth(8), Random(position.key() ^ seat), []
    for _ in range(WORLDS):
        world = position.copy()
        world.imagine(seat, random)
        world.play(move)
        came.append(worth.of(world)[seat])
    assert worth.seen_by(seat, position, move)[seat] == pytest.approx(mean(came), abs=2)
    assert len(set(came)) > 1


def surprises_of(match: Match) -> Iterator[tuple[Position, int, int]]:
    """The moves that show something hidden, with their positions and seats."""
    position = match.resumed([], draw=False)._position
    for one in match.played:
        if one.seat is not None and surprises(match.game, position, one.move, one.seat):
            yield position, one.move, one.seat
        position.play(one.move)
