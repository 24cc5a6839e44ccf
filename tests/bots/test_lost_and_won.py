"""A bot that is far ahead still plays to win, and one that is far behind still plays for points: none gives up."""

import pytest

from donjon import bots, list_games
from donjon.bots.levels import Chooser
from donjon.bots.playout import COMPILED
from donjon.bots.search import Limit
from donjon.bots.thinker import Thinker
from donjon.core.random import Random
from donjon.match import Match

DEALS = (1, 2, 3, 4, 5, 6)


def played(match: Match, players: list[Chooser], luck: int, until: int) -> Match:
    """Go on until this many moves are made, or the game is over. Where nothing is dealt, luck makes it another game."""
    random = Random(luck)
    while not match.over and match.ply < until:
        seat = match.to_move
        assert seat is not None
        world = match.imagined(seat, random.next())
        match.play(match.game.write(world, players[seat](world, seat, random)))
    return match


def ends(name: str, seat: int, goes_on: Chooser | None) -> list[tuple[int, int]]:
    """Points and rank of a seat that another bot takes over after two thirds of a game between casual and random. If
    there is no other bot, random play takes it over."""
    players: list[Chooser] = [bots.find("casual"), bots.find("random")]
    found = []
    for deal in DEALS:
        length = played(Match(name, 2, deal), players, deal, 100_000).ply
        match = played(Match(name, 2, deal), players, deal, 2 * length // 3)
        others = list(players)
        others[seat] = goes_on or bots.find("random")
        played(match, others, deal, 100_000)
        found.append((match.scores[seat], match.ranks[seat]))
    return found


@pytest.mark.skipif(not COMPILED, reason="whole games with bots take too long uncompiled")
@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("seat", [0, 1])
def test_who_takes_over_makes_more_than_random_play_would(name: str, seat: int) -> None:
    thinking = ends(name, seat, Thinker(Limit(playouts=150)))
    idle = ends(name, seat, None)
    assert sum(points for points, _ in thinking) > sum(points for points, _ in idle)
    if seat == 0:  # it was won
        assert [rank for _, rank in thinking] == [1] * len(DEALS)
