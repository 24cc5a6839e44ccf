"""Ratings: right for results whose strength is known, and as unsure as they should be."""

import math
import random
from statistics import fmean

import pytest

from donjon.arena.fit import fit
from donjon.arena.playing import Result
from donjon.arena.ratings import SHOWN, duel, elo, expected, ratings, share, sprt, sure, unlinked
from donjon.arena.schedule import Fixture, ladder, seatings


def result(seated: tuple[str, ...], ranks: tuple[int, ...], seed: int = 1) -> Result:
    return Result(Fixture("towers", {}, seated, seed, 1.0), (0,) * len(seated), ranks, 0)


def league(strengths: dict[str, float], deals: int, seed: int = 1) -> list[Result]:
    """Two-player games drawn from true Elo strengths, every pairing in both seatings of every deal."""
    dice, names, found = random.Random(seed), list(strengths), []
    for deal in range(deals):
        for i, one in enumerate(names):
            for other in names[i + 1 :]:
                for seated in seatings(one, other, 2):
                    wins = dice.random() < expected(strengths[seated[0]] - strengths[seated[1]])
                    found.append(result(seated, (1, 2) if wins else (2, 1), deal))
    return found


LADDER = {"random": 0.0, "a": 250.0, "b": 450.0, "c": 700.0, "d": 850.0, "e": 1000.0, "best": 1150.0}


def small_ladder(seed: int) -> list[Result]:
    """Four seats, each bot against the next two on three deals, the best one on one or two. Random play also loses
    every game to bots far above it."""
    dice, names, found = random.Random(seed), list(LADDER), []
    pairings = [*ladder(names), ("random", "d"), ("random", "e")]
    for one, other in pairings:
        deals = (1 if one == "d" else 2) if other == "best" else 3
        for deal in range(deals):
            found += [result(seated, _ranks(seated, dice), deal) for seated in seatings(one, other, 4)]
    return found


def _ranks(seated: tuple[str, ...], dice: random.Random) -> tuple[int, ...]:
    """Any two seats finish in the order that their strengths make likely: the odds of one are those of Elo."""
    luck = [LADDER[bot] * math.log(10) / 400 - math.log(-math.log(dice.random())) for bot in seated]
    order = sorted(luck, reverse=True)
    return tuple(order.index(value) + 1 for value in luck)


def test_intervals_are_honest_with_few_deals() -> None:
    """Nineteen of twenty hold the truth, the best bot's with its three deals, too, and nobody is pulled down."""
    found = [rating for seed in range(100) for rating in ratings(small_ladder(seed), list(LADDER))]
    for bot in ("a", "c", "best"):
        mine = [rating for rating in found if rating.bot == bot]
        held = fmean(rating.low < LADDER[bot] < rating.high for rating in mine)
        assert 0.88 <= held <= 0.995, f"{bot}: {held:.0%}"
        assert fmean(rating.elo for rating in mine) == pytest.approx(LADDER[bot], abs=35)


def test_elo_and_back() -> None:
    assert elo(0.5) == 0
    assert elo(0.64) == pytest.approx(100, abs=1)
    assert expected(elo(0.8)) == pytest.approx(0.8)
    assert elo(1.0) == pytest.approx(-elo(0.0)) == pytest.approx(1200, abs=1)


def test_a_share_counts_every_pair_of_seats() -> None:
    assert share(result(("a", "b"), (1, 2)), "a", "b") == 1
    assert share(result(("a", "b"), (1, 1)), "a", "b") == 0.5
    assert share(result(("a", "a", "b", "b"), (1, 4, 2, 3)), "a", "b") == 0.5
    assert share(result(("a", "b", "b"), (2, 1, 3)), "b", "a") == 0.5


def test_a_fit_finds_what_is_there() -> None:
    true = {"a": 0.0, "b": 120.0, "c": 250.0}
    deals = {(x, y): [expected(true[x] - true[y])] * 500 for x, y in (("a", "b"), ("b", "c"), ("c", "a"))}
    found = dict(zip(true, fit(list(true), deals, 3000).elo, strict=True))
    assert found["b"] - found["a"] == pytest.approx(120, abs=2)
    assert found["c"] - found["a"] == pytest.approx(250, abs=2)


def test_a_fit_stays_finite() -> None:
    """Twenty deals won outright are worth about 800 Elo, and two games about 350 with hardly any certainty. Nobody
    knows how strong a bot is that met none of the others."""
    clean, one = fit("ab", {("b", "a"): [1.0] * 20}, 40), fit("ab", {("b", "a"): [1.0]}, 2)
    assert 700 < clean.elo[1] - clean.elo[0] < 900
    assert 200 < one.elo[1] - one.elo[0] < 500
    assert one.error(1, [0]) > 250
    apart = fit("abcd", {("a", "b"): [0.5, 0.6], ("c", "d"): [0.5, 0.4]}, 8)
    assert apart.error(1, [0]) < 500 < 5000 < apart.error(2, [0])


def test_intervals_hold_the_truth_and_shrink() -> None:
    true = {"a": 0.0, "b": 100.0, "c": 250.0}
    few, many = ratings(league(true, 30), list(true)), ratings(league(true, 300), list(true))
    assert [rating.bot for rating in many] == ["c", "b", "a"]
    for rating in many:
        assert rating.low < true[rating.bot] - 350 / 3 < rating.high
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_random_play_is_zero() -> None:
    found = {rating.bot: rating for rating in ratings(league({"random": 0.0, "b": 200.0}, 200), ["random", "b"])}
    assert found["random"].elo == found["random"].low == found["random"].high == 0
    assert found["b"].low < 200 < found["b"].high


def test_who_is_linked_by_clean_sheets_alone() -> None:
    mixed = [result(("a", "b"), (1, 2)), result(("a", "b"), (2, 1), 2)]
    clean = [result(("b", "c"), (1, 2), deal) for deal in range(5)]
    assert unlinked(mixed) == []
    assert unlinked(mixed + clean) == ["c"]
    assert unlinked([*mixed, *clean, result(("c", "a"), (1, 1))]) == []  # a drawn game is a link, too


def test_a_clean_sheet_is_not_endless() -> None:
    found = duel([result(("a", "b"), (1, 2), deal) for deal in range(5)], "a", "b")
    assert found is not None
    assert (found.score, found.deals, found.games) == (1.0, 5, 5)
    assert 0 < found.elo < 400
    assert found.low < 100
    assert duel([], "a", "b") is None


def test_sprt_decides_for_the_better_and_waits_with_equals() -> None:
    assert sprt(league({"a": 150.0, "b": 0.0}, 100), "a", "b") > SHOWN
    assert sprt(league({"a": 0.0, "b": 150.0}, 100), "a", "b") < -SHOWN
    assert abs(sprt(league({"a": 0.0, "b": 0.0}, 20), "a", "b")) < SHOWN
    assert sprt([], "a", "b") == 0


def test_few_deals_are_less_sure() -> None:
    """Student's t for 3, 9 and 100 degrees of freedom: 3.18, 2.26, 1.98."""
    assert sure(4) == pytest.approx(3.18, abs=0.15)
    assert sure(10) == pytest.approx(2.26, abs=0.01)
    assert sure(101) == pytest.approx(1.984, abs=0.002)
