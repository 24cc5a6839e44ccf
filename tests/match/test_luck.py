"""Chance is fair by weight, and each draw depends only on the seed and its number."""

from collections import Counter

from donjon.core.position import Moves
from donjon.core.registry import find
from donjon.match.luck import draw


def test_draws_follow_the_weights() -> None:
    position = find("towers").start(4, {"height": "5"})
    for _ in range(4):
        position.play(12545)  # four of the five red crowns are dealt: the fifth is five times as rare as any other tile
    moves = Moves()
    position.legal(moves)
    counts = Counter(draw("seed", number, position, moves) for number in range(8000))
    assert 60 < counts[12545] < 160
    assert all(400 < counts[move] < 660 for move in moves if move != 12545)


def test_a_draw_depends_on_seed_and_number_only() -> None:
    position = find("towers").start(4, {"height": "5"})
    moves = Moves()
    position.legal(moves)
    assert draw("a", 3, position, moves) == draw("a", 3, position, moves)
    assert len({draw("a", number, position, moves) for number in range(50)}) > 5
    assert len({draw(seed, 0, position, moves) for seed in range(50)}) > 5
