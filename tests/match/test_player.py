"""A computer player as programs use it: `donjon.bot("club").choose(match)` is all there is to know."""

import gc
import random
import weakref

import pytest

import donjon
from donjon import DonjonError, Match, bots, list_games
from donjon.core.position import Position
from donjon.core.random import Random
from donjon.match.player import ComputerPlayer


def begun(name: str, plies: int = 12) -> Match:
    match, dice = Match(name, seed=5), random.Random(2)
    for _ in range(plies):
        match.play(dice.choice(match.legal_moves()))
    return match


@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("level", bots.names())
def test_a_bot_chooses_a_legal_move_and_changes_nothing(name: str, level: str) -> None:
    match = begun(name)
    before = match.record()
    assert donjon.bot(level, time_scale=0.01).choose(match) in match.legal_moves()
    assert match.record() == before


def test_one_player_plays_every_seat_of_a_match_to_its_end() -> None:
    match, bot = Match("elbrus", 2, seed=1), donjon.bot("casual", seed=3)
    while not match.over:
        match.play(bot.choose(match))
    again, bot = Match("elbrus", 2, seed=1), donjon.bot("casual", seed=3)
    while not again.over:
        again.play(bot.choose(again))
    assert match.record() == again.record()


def test_a_player_shows_its_bot_only_imagined_worlds() -> None:
    """Two true positions that a seat cannot tell apart look the same to its bot."""
    match = begun("torres", 60)
    seat = match.to_move
    assert seat is not None
    true, seen = match._position, []

    def watcher(position: Position, seat: int, numbers: Random) -> int:
        seen.append(position.key())
        return match.game.read(position, match.legal_moves()[0])

    for world in (true, match.imagined(seat, 1), match.imagined(seat, 2)):
        match._position = world
        assert ComputerPlayer(lambda: watcher, seed=9).choose(match) == match.legal_moves()[0]
    assert len(set(seen)) == 1
    assert len({match.imagined(seat, seed).key() for seed in range(20)}) > 1


def test_every_seat_and_every_match_has_a_bot_of_its_own() -> None:
    made: list[list[tuple[int, int]]] = []

    def make() -> bots.Chooser:
        asked: list[tuple[int, int]] = []
        made.append(asked)

        def first(position: Position, seat: int, numbers: Random) -> int:
            asked.append((seat, position.turns))
            return bots.find("random")(position, seat, numbers)

        return first

    player = ComputerPlayer(make)
    one, two = Match("elbrus", 2, seed=1), Match("elbrus", 2, seed=2)
    for match in (one, two):
        while not match.over:
            match.play(player.choose(match))
    assert len(made) == 4
    assert all(len({seat for seat, _ in asked}) == 1 for asked in made)
    kept = weakref.ref(two)
    del one, two, match
    gc.collect()
    assert kept() is None  # a player keeps no match alive


def test_where_nobody_is_to_move_a_bot_says_so() -> None:
    over = Match("elbrus", 2, seed=1)
    while not over.over:
        over.play(over.legal_moves()[0])
    with pytest.raises(DonjonError, match="nobody is to move: the game is over"):
        donjon.bot("club").choose(over)
    with pytest.raises(DonjonError, match="nobody is to move: chance is, and it is scripted"):
        donjon.bot("club").choose(Match("towers", chance="script"))


def test_what_is_wrong_with_a_bot_is_said_at_once() -> None:
    with pytest.raises(DonjonError, match="no bot is called 'clubb'; did you mean club"):
        donjon.bot("clubb")
    with pytest.raises(DonjonError, match="above 0, not nan"):
        donjon.bot("club", time_scale=float("nan"))
