"""One test or more for each numbered paragraph of RULES.md, named by it: writing it down."""

import pytest

from donjon import BadDiagram, IllegalMove, Match
from tests.games.towers.town import OTHERS, diagram, town

# 8. Writing it down


def test_8_1_moves_are_written_by_their_cells() -> None:
    match = town("d5 Ar", *OTHERS)
    assert match.legal_moves()[0] == "d5-d8"
    for nonsense in ("", "d5", "d5d4", "d9-d8", "o1-o2", "D5-D4", "d5-d4 ", "--", "rZ", "first-pink"):
        with pytest.raises(IllegalMove, match=r"\(rule 8.1\)"):
            match.play(nonsense)


def test_8_1_the_order_of_moves_is_pinned() -> None:
    match = town("d5 Ar", "d3 Dr", "b5 Cb", *OTHERS)
    assert match.legal_moves()[:9] == [
        *("d5-d8", "d5-d7", "d5-d6", "d5-d4", "d5-d2", "d5-d1"),
        *("d5-c5", "d5-e5", "d5-f5"),
    ]


def test_8_2_a_diagram_shows_everything() -> None:
    text = diagram("d5 Arb", "b7 Ag", "h5 Ap", seats=3, turn="blue", quiet=3, locked="red:h5", number=12)
    match = Match.from_diagram("towers", text)
    assert match.diagram().splitlines()[0] == (
        "towers seats=3 height=5 turn=blue bonus=no number=12 quiet=3 locked=red:h5 ended=running"
    )
    assert match.diagram().splitlines()[4].split()[:6] == ["5", ".", ".", ".", "Arb", "."]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "begins with the word towers"),
        ("chess", "begins with the word towers"),
        ("towers\n8 .", "one line for each row"),
        (diagram("d5 Ar").replace("5 .", "5 . .", 1), "row 5 has 15 cells"),
        (diagram("d5 Xr"), "is no stack"),
        (diagram("d5 A"), "is no stack"),
        (diagram("d5 Ar", seats=7), "from 2 to 4"),
        (diagram("d5 Ar", colour="red"), "not a fact"),
        (diagram("d5 Ar", turn="mauve"), "turn=mauve"),
        (diagram("d5 Ar", turn="purple", seats=3), "turn=purple"),
        (diagram("d5 Ar", locked="red"), "locked=red"),
        (diagram("d5 Ar", "e5 Ag", seats=2, locked="blue:d5"), "no neutral stack stands there"),
        (diagram("d5 Ar", "e5 Ag", seats=2, locked="blue:f5"), "no neutral stack stands there"),
        (diagram("d5 Ar", "e5 Ag", "b7 Ag", seats=2, locked="blue:b7"), "no neutral stack stands there"),
        (diagram("d5 Ar", "e5 Ag", locked="blue:e5"), "no neutral stack stands there"),
        (diagram("d5 Ar", ended="soon"), "ended=soon"),
        (diagram("d5 Ar", turn="chance"), "in reading order"),
        (diagram("d5 Arrrrr", "e5 Ar"), "only 5 tiles"),
    ],
)
def test_8_2_nonsense_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadDiagram, match=why):
        Match.from_diagram("towers", text)
