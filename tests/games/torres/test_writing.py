"""RULES 9: moves and positions as text."""

import pytest

from donjon import Match
from donjon.core.errors import BadDiagram, IllegalMove
from donjon.core.game import Game
from donjon.core.registry import find
from tests.games.torres.board import board, diagram, legal, play, player


def parts(match: Match, move: str) -> list[str]:
    return next(choice.parts for choice in match.choices() if choice.move == move)


def test_9_1_every_kind_of_move() -> None:
    match = board("d5 1r", "d4 1", red="stacks=3,2,2,1")
    for move in ("d5-d4", "*d6", "+d4/2", "$", "^", "./3"):
        assert legal(match, move)
    assert parts(match, "d5-d4") == ["d5", "d4", "step"]
    assert parts(match, "*d6") == ["d6", "knight"]
    assert parts(match, "+d4/2") == ["d4", "block", "2"]
    assert parts(match, "./3") == ["end", "3"]
    play(match, "+d4/2 .")
    assert match.legal_moves() == [">1", ">2", "."]
    assert parts(match, ">1") == ["put", "1"]


@pytest.mark.parametrize(
    "text", ["", "d5", "d5-d9", "i5-d5", "+d5/4", "!leap", "!ap6:d5", "=leap/side", "./4", ">3", "!x:d5", "d5-d4 "]
)
def test_9_1_what_is_not_a_move_says_how_to_write_one(text: str) -> None:
    with pytest.raises(IllegalMove, match="not a move: write"):
        board("d5 1r").play(text)


def test_9_2_cards() -> None:
    match = board("d5 1r", "d4 1", "d6 3", "c6 1", red="cards=leap,extra,under,ap6 stacks=3,3,3,2")
    cards = {move for move in match.legal_moves() if move[0] == "!"}
    assert {"!leap:d5-d6", "!extra:d4", "!under:d5/2", "!under:d5/3", "!ap6"} <= cards
    assert parts(match, "!leap:d5-d6") == ["d5", "d6", "leap"]
    assert parts(match, "!under:d5/2") == ["d5", "under", "2"]
    assert parts(match, "!ap6") == ["ap6"]
    with pytest.raises(IllegalMove, match="write this card as !extra:c4"):
        match.play("!extra:c4-d4")


def test_9_3_keeping_and_chance() -> None:
    match = play(board("d5 1r", version="own"), "$ leap door jump")
    assert match.legal_moves() == ["=door/top", "=door/under", "=jump/top", "=jump/under", "=leap/top", "=leap/under"]
    assert parts(match, "=leap/under") == ["leap", "beneath"]
    drawn = Match("torres", seats=2, options={"version": "master"}, chance="script")
    assert drawn.legal_moves()[0] == "master-border"


def test_9_4_a_diagram_with_hardly_a_fact() -> None:
    match = board("d5 1r")
    view = match.view()["position"]
    assert (match.to_move, view["phase"], view["actions"], view["stack"]) == (0, 1, 5, None)
    assert player(match, 1)["stacks"] == [3, 3, 3, 3]
    assert "seats=2 version=basic" in match.diagram()
    assert Match.from_diagram("torres", match.diagram())._position.key() == match._position.key()


def test_9_4_the_facts_of_the_example() -> None:
    match = board(
        "d5 2r", "d4 1b", phase=2, turn="blue", points=4, stack=2, red="score=12 stacks=3,3,2,1 cards=leap,door"
    )
    assert match.scores == [12, 0]
    assert player(match, 0)["stacks"] == [3, 3, 2, 1]
    assert player(match, 0, 0)["hand"] == ["door", "leap"]
    assert match.view()["position"]["stack"] == 2


GAME: Game = find("torres")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with the word torres"),
        (diagram("d5 1r", speed=3), "speed is not a fact"),
        (diagram("d5 1r", seats=5), "seats=5: must be a number from 2 to 4"),
        (diagram("d5 1r", version="long"), "version=long: must be basic, own, master or plain"),
        ("torres\n8 . .", "one line for each row"),
        (diagram("d5 1r").replace("1r", "1x"), "d5: '1x' is no cell"),
        (diagram("d5 2r"), "d5: a castle is never higher than its area"),
        (diagram("d5 1y"), "nobody plays yellow"),
        (diagram(*(f"{c}5 0r" for c in "abcdefg")), "red has only 6 knights"),
        (diagram("d5 1K", "a1 1K"), "there is one king"),
        (diagram("d5 0K"), "there is one king, and he stands on a castle"),
        (diagram("d5 1r", king="none"), "the king stands on the board from the first turn on"),
        (diagram("d5 1r", red="stacks=3,3"), "red has 2 stacks; at this moment there must be 4"),
        (diagram("d5 1r", red="stacks=3,3,3,4"), "must be sizes from 0 to 3"),
        (diagram("d5 1r", red="score=3", blue="score=3"), "two markers never share"),
        (diagram("d5 1r", red="cards=bow"), "cards=bow: cards are"),
        (diagram("d5 1r", red="cards=leap,leap,leap", blue="cards=leap,leap"), "there are only 4 cards leap"),
        (diagram("d5 1r", red="cards=leap fresh=door"), "fresh cards are the one or two in hand"),
        (diagram("d5 1r", version="own", red="cards=leap deck=|leap|"), "one card of each kind"),
        (diagram("d5 1r", version="own", red="deck=leap"), "must be top|middle|under"),
        (diagram("d5 1r", version="plain", red="cards=leap"), "there are no cards"),
        (diagram("d5 1r", version="plain", blue="played=leap"), "there are no cards"),
        (diagram("d5 1r", version="plain", stage="draw"), "no card can be bought here"),
        (diagram("d5 1r", drawn="leap"), "drawn cards lie open only"),
        (diagram("d5 1r", stage="leftover"), "there are no left-over blocks"),
        (diagram("d5 1r", stage="king-moves"), "the king moves after a phase"),
        (diagram("d5 1r", stage="knights", king="none"), "during the set-up"),
        (diagram("d5 1r", stage="castles", king="none"), "in the master version only"),
        (diagram("d5 1r", version="master", master="row", card="square"), "the option master names another"),
        (diagram(*(f"{c}{r} 1" for c in "abcdefgh" for r in range(2, 9)), "a1 0r"), "more blocks"),
        (diagram("d5 1r") + "\npurple score=3", "purple: a line is a row"),
    ],
)
def test_9_4_nonsense_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadDiagram) as caught:
        GAME.from_diagram(text)
    assert words in str(caught.value)
