"""The pictures in the rules show what the rules say: moves drawn are legal or refused, as the caption says."""

import re

import pytest

from donjon import list_games
from donjon.core.catalogue import LANGUAGES
from donjon.core.registry import find
from tools.rule_pictures import Picture, drawn, folder, pictures

LARGEST = 80_000  # bytes of one picture
SHOWN = re.compile(r"^!\[[^\]]+\]\(pictures/([\w-]+)\.svg\)", re.MULTILINE)

each = pytest.mark.parametrize(
    "picture",
    [pytest.param(picture, id=f"{name}-{picture.name}") for name in list_games() for picture in pictures(name)],
)


@each
def test_it_is_drawn_as_its_data_say(picture: Picture) -> None:
    """If you changed a picture on purpose: `make golden`, then look at it."""
    assert picture.path.read_text(encoding="utf-8") == drawn(picture)
    assert picture.path.stat().st_size < LARGEST


@each
def test_its_moves_are_legal_or_refused_as_it_shows(picture: Picture) -> None:
    match = picture.match()
    assert set(picture.allowed) <= set(match.legal_moves())
    for move, rule in picture.refused.items():
        why = match.explain(move)
        assert why is not None
        assert why.endswith(f"(rule {rule})"), why
    for move in (*picture.chain, *picture.then):
        match.play(move)
    scores = dict(zip(match.game.colours, match.scores, strict=False))
    assert {colour: scores[colour] for colour in picture.points} == picture.points


@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_show_each_once(name: str, language: str) -> None:
    file = find(name).folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    shown = SHOWN.findall(file.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(picture.name for picture in pictures(name))
    assert sorted(shown) == sorted(path.stem for path in folder(name).glob("*.svg"))
