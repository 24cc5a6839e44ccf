"""The laws in rough games: players gather, fight and storm, so that shields and musters happen."""

import random

import pytest

from donjon import Match
from donjon.bots.playout import playout
from donjon.core.position import OVER, Moves
from donjon.core.random import Random
from donjon.core.registry import find
from donjon.games.highlanders.codes import Phase
from donjon.games.highlanders.pieces import CASTLES
from donjon.match.laws import Laws
from tests.games.highlanders.loch import position


def eager(moves: list[str], dice: random.Random) -> str:
    """Storm and strike where possible; otherwise march in whole groups."""
    for wanted in ([m for m in moves if "x" in m], [m for m in moves if "+" in m or not m[0].isdigit()]):
        if wanted and dice.random() < 0.8:
            return dice.choice(wanted)
    return dice.choice(moves)


def play_eagerly(match: Match, seed: int) -> None:
    """A game of eager players; every law checked at one step in ten and wherever a castle or muster is at stake."""
    dice = random.Random(seed)
    laws = Laws(match, seed)
    while not match.over:
        if dice.random() < 0.1 or position(match).phase in (Phase.MUSTER, Phase.GO_IN, Phase.SHIELD, Phase.DRAW):
            laws.step()
        match.play(eager(match.legal_moves(), dice))
    laws.step()
    laws.end()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("failed", ["lost", "repulse"])
def test_eager_games_keep_the_laws_and_meet_everything(seats: int, failed: str) -> None:
    seen: set[str] = set()
    for seed in range(2):
        options = {"failed_assault": failed, "turn_cap": "200"}
        match = Match("highlanders", seats, seed=seed, options=options, chance="script")
        play_eagerly(match, seed)
        seen |= {event["kind"] for event in match.events()}
    fate = "perished" if failed == "lost" else "repulsed"
    assert seen >= {
        "mustered",
        "beaten",
        "stormed",
        "shown",
        fate,
        "lost",
        "took",
        "went-in",
        "laid",
        "left-bare",
        "barred",
    }


def test_a_fight_over_the_last_castles_keeps_the_laws_to_the_end() -> None:
    held = " ".join(
        f"{name}={clan}2?{value}" for name, clan, value in zip(CASTLES, "rbyg" * 4, "0000000011112222", strict=False)
    )
    troops = "X2=b6 NB5=b6 SA6=y6 SB5=g6 NA1=b4 SA3=r5 X1=g6"
    endings = set()
    for seed in range(4):
        match = Match.from_diagram("highlanders", f"highlanders\ncamps {troops}\ncastles {held}", seed, "script")
        play_eagerly(match, seed)
        endings.add(match.view()["position"]["ended"])
    assert endings == {"castles"}
    assert sum(match.scores) == 36


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_stay_inside_the_stated_bound(seats: int) -> None:
    game = find("highlanders")
    start = game.start(seats, {"failed_assault": "lost", "turn_cap": "800"})
    assert playout(start, Moves(), Random(seats), 1_000_000) <= game.bound
    assert start.turn() == OVER
