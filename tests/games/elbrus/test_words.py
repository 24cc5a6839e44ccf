"""How moves of Elbrus Castle are told."""

import pytest

from tests.games.elbrus.castle import castle

BELOW = ("blue bridge-r4c0-S", "blue bridge-r4c2-S")
TOLD = {
    "en": ", on two of Blue's pieces: 2 high, 2 points.",
    "ru": ", на двух фишках Синего: высота 2, 2 очка.",
    "hu": ", Kék két elemére: 2 magas, 2 pont.",
    "de": ", auf zwei Teile von Blau: 2 hoch, 2 Punkte.",
}


@pytest.mark.parametrize("language", TOLD)
def test_both_feet_on_pieces_of_one_player_are_told_in_one_breath(language: str) -> None:
    assert castle(*BELOW).say("bridge-r4c0-E", language).endswith(TOLD[language])


def test_feet_on_pieces_of_two_players_are_told_apart() -> None:
    match = castle(BELOW[0], "yellow bridge-r4c2-S", seats=3)
    assert "one foot on one of Blue's pieces, the other on one of Yellow's pieces" in match.say("bridge-r4c0-E", "en")
