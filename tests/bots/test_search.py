"""The search can be reproduced exactly, compiled or not. It is sound with several threads, and its tree is kept."""

import os
import subprocess
import sys

import pytest

from donjon import Match, list_games
from donjon.bots.playout import COMPILED
from donjon.bots.search import NODES, Limit, Search
from donjon.core.position import Moves
from donjon.core.random import Random
from donjon.core.sense import TO_THE_END, Outlook, Sense, sense_of
from tests.bots.positions import begun

SCRIPT = "from tests.bots.test_search import visits; import sys; print(*visits(sys.argv[1]))"
PLENTY = 2000 if COMPILED else 30

# Red has three sites of the first district and needs the star on c6: one slide closes it and ends the game.
CLOSING = """towers seats=2 turn=red
8 .   .   .   .   .   .   .   .   .   .   .   .   .   .
7 .   Ar  Br  .   :   :   .   .   :   :   .   :   :   .
6 .   Cr  :   Dr  :   :   .   .   :   :   .   :   :   .
5 .   .   .   .   .   .   .   .   .   .   .   .   .   .
4 Ar  .   .   .   .   .   Bb  .   .   .   .   .   .   Ab
3 .   :   :   .   :   :   .   .   :   :   .   :   :   .
2 .   :   :   .   :   :   .   .   :   :   .   :   :   .
1 .   .   .   .   .   Cb  .   .   .   Bb  .   .   .   .
"""


def searched(match: Match, playouts: int, sense: Sense | None = None, cut: int | None = None) -> Search:
    seat = match.to_move
    assert seat is not None
    search = Search(sense, nodes=100_000)
    search.look_at(match.imagined(seat, 1), seat)
    search.think(Limit(playouts=playouts), Random(4), cut)
    return search


def visits(name: str) -> list[int]:
    """What a small search in the middle of a game found: every move with its visits, and its rewards in millionths."""
    match = begun(name, 3, 20)
    found = []
    for cut in (None, 2):
        for candidate in searched(match, 25, cut=cut).candidates():
            found += [candidate.move, candidate.visits, round(candidate.value * candidate.visits * 1e6)]
    return found


@pytest.mark.skipif(not COMPILED, reason="compares the compiled build with the uncompiled one")
@pytest.mark.parametrize("name", list_games())
def test_both_builds_search_alike(name: str) -> None:
    environment = {**os.environ, "DONJON_PURE": "1"}
    command = [sys.executable, "-c", SCRIPT, name]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert [int(number) for number in other.stdout.split()] == visits(name)


def test_the_winning_move_is_found() -> None:
    match = Match.from_diagram("towers", CLOSING)
    for sense, cut in ((None, None), (Sense(), TO_THE_END)):
        best = searched(match, PLENTY, sense, cut=cut).candidates()[0]
        assert match.game.write(match._position, best.move) == "d6-c6"
        assert best.win[0] > 0.99
        assert best.points[0] == pytest.approx(8, abs=0.01)


@pytest.mark.skipif(not COMPILED, reason="uncompiled there is one thread at a time")
@pytest.mark.parametrize("name", list_games())
def test_threads_share_one_tree(name: str) -> None:
    match = begun(name, 3, 20)
    seat = match.to_move
    assert seat is not None
    search = Search(threads=4)
    search.look_at(match.imagined(seat, 1), seat)
    assert search.think(Limit(playouts=4000), Random(4)) == 4000
    found = search.candidates()
    assert sum(candidate.visits for candidate in found) == 4000
    assert all(0 <= candidate.value <= 1 for candidate in found)
    assert sum(found[0].win) == pytest.approx(1, abs=0.01)


def test_the_tree_is_kept_from_move_to_move() -> None:
    match = begun("towers", 2, 10)
    seat = match.to_move
    assert seat is not None
    search = searched(match, PLENTY)
    best = search.candidates()[0]
    match.play(match.game.write(match._position, best.move))
    again = match.imagined(seat, 2)
    search.look_at(again, seat)
    assert search.recalled == best.visits
    search.think(Limit(playouts=10), Random(1))
    assert sum(candidate.visits for candidate in search.candidates()) >= best.visits


def test_a_strange_position_starts_a_new_tree() -> None:
    search = searched(begun("towers", 2, 10), 50)
    other = begun("towers", 2, 30, seed=9)
    assert other.to_move is not None
    search.look_at(other.imagined(other.to_move, 1), other.to_move)
    assert search.recalled == 0


def test_a_full_tree_goes_on() -> None:
    match = begun("towers", 2, 4)
    seat = match.to_move
    assert seat is not None
    search = Search(nodes=3000)
    while not match.over and match.ply < 110:
        if match.to_move != seat:
            match.play(match.legal_moves()[0])
            continue
        world, moves = match.imagined(seat, 1), Moves()
        search.look_at(world, seat)
        search.think(Limit(playouts=PLENTY), Random(2))
        assert search._tree is not None
        assert search._tree.used() <= 3000
        world.legal(moves)
        best = search.candidates()[0]
        assert best.move in list(moves)
        match.play(match.game.write(world, best.move))


@pytest.mark.skipif(not COMPILED, reason="takes too many playouts")
def test_a_full_tree_is_swept_when_the_game_takes_a_side_branch() -> None:
    match = begun("towers", 2, 20)
    seat = match.to_move
    assert seat is not None
    search = Search(nodes=9000)
    search.look_at(match.imagined(seat, 1), seat)
    search.think(Limit(playouts=3000), Random(2))
    assert search._tree is not None
    used = search._tree.used()
    assert used > 6750
    side = next(c for c in search.candidates() if 20 < c.visits < 1000)
    match.play(match.game.write(match._position, side.move))
    search.look_at(match.imagined(seat, 1), seat)
    assert search._tree.used() < used / 2
    assert search.recalled == side.visits
    kept = search.candidates()
    assert sum(candidate.visits for candidate in kept) == side.visits - 1
    assert search.think(Limit(playouts=500), Random(3)) == 500
    assert sum(candidate.visits for candidate in search.candidates()) == side.visits - 1 + 500


@pytest.mark.skipif(not COMPILED, reason="takes too many playouts")
@pytest.mark.parametrize("name", list_games())
def test_a_tree_grows_by_what_is_tried_not_by_what_is_legal(name: str) -> None:
    """Below the root, a playout adds a few moves at most, however many are legal where it ends."""
    search = searched(begun(name, 2, 20), 3000)
    assert search._tree is not None
    assert search._tree.used() < len(search.candidates()) + 3 * 3000


def test_a_master_stays_below_a_gibibyte() -> None:
    """All nodes, plus at most half of them again while the tree is swept. A node is 56 bytes."""
    assert NODES * 56 * 1.5 < 2**30


@pytest.mark.parametrize("name", list_games())
def test_a_sense_says_something_about_every_seat(name: str) -> None:
    match = begun(name, 3, 20)
    outlook = Outlook()
    outlook.judge(sense_of(match._position), match._position)
    assert sum(outlook.win_of(seat) for seat in range(3)) == pytest.approx(1)
    assert all(0 < outlook.reward_of(seat) < 1 for seat in range(3))
    assert type(sense_of(match._position)) is not Sense


def test_rank_comes_before_points() -> None:
    """A clear second place is rewarded less than the narrowest victory."""
    match = begun("torres", 3, 1)
    random, outlook = Random(3), Outlook()
    while not match.over:
        legal = match.legal_moves()
        match.play(legal[random.below(len(legal))])
    outlook.judge(Sense(margin=1.0), match._position)
    rewards = [outlook.reward_of(seat) for seat in range(3)]
    order = sorted(range(3), key=lambda seat: match.ranks[seat])
    assert [rewards[seat] for seat in order] == sorted(rewards, reverse=True)
    assert rewards[order[0]] > 0.9
    assert outlook.win_of(order[0]) == 1


def test_seconds_are_those_of_the_clock_it_was_given() -> None:
    match = begun("torres", 2, 20)
    seat = match.to_move
    assert seat is not None
    ticks = iter(range(1000))
    search = Search(nodes=100_000, clock=lambda: float(next(ticks)))
    search.look_at(match.imagined(seat, 1), seat)
    search.think(Limit(seconds=3), Random(4))
    assert next(ticks) == 4  # it looked at the clock at the start, and after each slice until three seconds were over


@pytest.mark.parametrize(("horizon", "goes_on"), [(1, False), (2, True)])
def test_a_tree_ends_at_its_horizon(horizon: int, goes_on: bool) -> None:
    """What it expects after this turn is found in the next one, if it looked that far."""
    match = begun("elbrus", 2, 20)
    seat, turn = match.to_move, match._position.turns
    assert seat is not None
    search = searched(match, 400, Sense(0, horizon=horizon))
    while match._position.turns == turn:
        match.play(match.game.write(match._position, search.candidates()[0].move))
        search.look_at(match.imagined(seat, 1), seat)
    assert (search.recalled > 0) == goes_on


def test_a_clock_that_stands_still_stops_nobody() -> None:
    """A coarse clock may show the same time before and after a playout."""
    match = begun("torres", 2, 20)
    seat = match.to_move
    assert seat is not None
    times = iter([0.0, 0.0, 0.0, 1.0])
    search = Search(nodes=100_000, clock=lambda: next(times))
    search.look_at(match.imagined(seat, 1), seat)
    assert search.think(Limit(seconds=1), Random(4)) >= 2


@pytest.mark.parametrize("name", list_games())
def test_what_was_hidden_and_is_known_now_leaves_no_impossible_moves(name: str) -> None:
    """A kept tree holds moves of worlds that turned out wrong. Every playout still begins with a legal one."""
    playouts = 400 if COMPILED else 4
    match, random = Match(name, 2, 13), Random(13)
    searches = [Search(nodes=400_000) for _ in range(2)]
    while not match.over and match.ply < (250 if COMPILED else 20):
        seat = match.to_move
        assert seat is not None
        search, world = searches[seat], match.imagined(seat, random.next())
        search.look_at(world, seat)
        before = sum(candidate.visits for candidate in search.candidates())
        search.think(Limit(playouts=playouts), random)
        candidates = search.candidates()
        assert sum(candidate.visits for candidate in candidates) == before + playouts
        match.play(match.game.write(world, candidates[0].move))
