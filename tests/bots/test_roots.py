"""A search keeps to the rules: at its root it tries exactly the legal moves, even if its tree was kept from before.

The bounds build runs these tests, too. In it, and without compiling, the rules check every move of every playout.
"""

import os
import subprocess
import sys

import pytest

from donjon import Match
from donjon.bots.search import Limit, Search
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from tests.bots.positions import begun, tables

PLIES = 120
PLAYOUTS = 600  # a choice: tens of thousands a game


def legal(position: Position) -> list[int]:
    moves = Moves()
    position.legal(moves)
    return sorted(moves)


def at_root(search: Search, seats: int) -> list[int]:
    assert search._tree is not None
    return sorted(row[0] for row in search._tree.moves(seats))


def play_searching(match: Match, playouts: int, plies: int, seed: int) -> int:
    """Bots play, and every root is checked before and after they think. Returns how many trees were kept."""
    random, kept = Random(seed), 0
    searches = [Search(nodes=2_000_000) for _ in range(match.seats)]
    while not match.over and match.ply < plies:
        seat = match.to_move
        assert seat is not None
        search, world = searches[seat], match.imagined(seat, random.next())
        moves = legal(world)
        if len(moves) == 1:
            match.play(match.legal_moves()[0])
            continue
        search.look_at(world, seat)
        assert at_root(search, match.seats) in ([], moves)
        kept += search.recalled > 0
        search.think(Limit(playouts=playouts), random)
        assert at_root(search, match.seats) == moves
        match.play(match.game.write(world, search.candidates()[0].move))
    return kept


@pytest.mark.parametrize(("name", "seats"), tables())
def test_the_moves_at_the_root_are_the_legal_ones(name: str, seats: int) -> None:
    assert play_searching(Match(name, seats, 13), PLAYOUTS, PLIES, 13) > 0


@pytest.mark.parametrize(
    ("name", "options", "seed", "playouts", "plies"),
    [("elbrus", {}, 3, 20_000, 12), ("carcassonne", {"tower": "off"}, 5, 15_000, 160)],
)
def test_deep_trees_are_kept_for_their_own_position_only(
    name: str, options: dict[str, str], seed: int, playouts: int, plies: int
) -> None:
    """Two games in which a bot used to continue with the tree of another position that had the same key."""
    assert play_searching(Match(name, 2, seed, options), playouts, plies, seed) > 0


def search_elsewhere() -> None:
    """Walk the tree of one position in another."""
    search = Search(nodes=10_000)
    for seed in (1, 2):
        match = begun("towers", 2, 20, seed)
        search._root = match._position.copy()
        if seed == 1:
            assert match.to_move is not None
            search.look_at(match._position, match.to_move)
        search.think(Limit(playouts=20), Random(1))


def test_an_impossible_move_is_noticed() -> None:
    script = "from tests.bots.test_roots import search_elsewhere; search_elsewhere()"
    environment = {**os.environ, "DONJON_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False, timeout=120
    )
    assert "AssertionError: the tree holds an impossible move" in ran.stderr
