"""Moves and positions as text: chapter 9 of RULES.md."""

import pytest

from donjon import BadDiagram, IllegalMove, Match
from donjon.games.highlanders.pieces import SPACES
from tests.games.highlanders.loch import camps, diagram, loch, play
from tests.games.reasons import refused


def test_9_1_signs_tell_what_happens() -> None:
    match = loch("NA2=r3 NA3=b3 NA4=r2 NA1=b1 X1=r6")
    legal = match.legal_moves()
    for move in ("NA2-NB2", "1NA2-NB2", "2NA2xNA1", "NA2+NA3", "2NA2+NA3", "X1xI1", "5X1-SA2"):
        assert move in legal
    assert "1NA2xNA1" not in legal
    assert match.choices()[legal.index("2NA2+NA3")].parts == ["NA2", "NA3", "2"]
    assert match.choices()[legal.index("X1xI1")].parts == ["X1", "I1"]


@pytest.mark.parametrize("text", ["3NA2-NB2", "NA2xNB2", "na2+nb2", "NA2-nb2"])
def test_9_1_sign_and_small_letters_do_not_matter(text: str) -> None:
    match = loch("NA2=r3")
    match.play(text)
    assert match.played[-1].text == "NA2-NB2"
    assert camps(match) == "NB2=r3"


@pytest.mark.parametrize("text", ["", "NA2", "NA2-", "NA9-NA2", "43NA2-NA3", "0NA2-NA3", "NA2 NA3", "in0", "in43", "roll7", "draw4", "first-black", "x", "shields"])  # fmt: skip  # noqa: E501
def test_9_1_what_is_not_a_move(text: str) -> None:
    with pytest.raises(IllegalMove, match="not a move: write a step as NA2-NA3"):
        loch("NA2=r3").play(text)


def test_9_2_castle_choices_and_the_end_of_a_turn() -> None:
    match = play(loch("NA1=r7"), "NA1xNK1")
    assert match.choices()[-1].parts == ["NK1", "in7"]
    play(match, "in4")
    assert [choice.parts for choice in match.choices()] == [["NK1", "bare"], ["NK1", "shield"]]
    play(match, "bare")
    assert (match.choices()[-1].move, match.choices()[-1].parts) == (".", ["."])


def test_9_3_chance_is_written_down_too() -> None:
    match = play(Match("highlanders", 3, chance="script"), "first-blue roll2 .")
    assert "0: (first-blue)\n1 blue: (roll2) .\n" in match.record()
    assert Match.from_record(match.record()).diagram() == match.diagram()
    match = play(loch("NA3=r2", steps=1), "NA3xNK3 in2 shield draw2")
    assert "1 red: NA3xNK3 in2 shield (draw2)" in match.record()


WHOLE = """
highlanders seats=4 failed_assault=lost turn_cap=400 turn=red phase=march number=12 die=4 steps=2 muster=- taking=- ended=running
camps   NA2=r5 X1=b3
castles NK1=r2?3 NK3=b1 SK5=g0!0
banners F1=rb F4=g
""".lstrip()  # noqa: E501


def test_9_4_the_example_reads_and_writes_itself() -> None:
    match = Match.from_diagram("highlanders", WHOLE)
    assert match.diagram() == WHOLE
    assert match.scores == [3, 1, 0, 2]


def test_9_4_facts_left_out_are_those_of_a_fresh_turn() -> None:
    position = loch("NA2=r5").view(0)["position"]
    facts = ("seats", "clan", "phase", "number", "steps", "failed_assault", "turn_cap")
    assert [position[fact] for fact in facts] == [4, "red", "march", 1, 3, "lost", "400"]


@pytest.mark.parametrize(
    "text",
    [
        diagram("NA2=r1 NA3=b2 NA4=r1 NB3=r1", phase="muster", steps=1, muster="NA3:1NA2,1NA4"),
        diagram("NA3=r2", "NK3=r0", phase="go-in", taking="NA3xNK3"),
        diagram("NA3=r1", "NK3=r1", phase="shield", taking="NA3xNK3", steps=0),
        diagram("", "NK3=r2", phase="draw", taking="NA3xNK3"),
        diagram(phase="begin"),
        diagram("NA3=r2", phase="roll", number=17),
    ],
)
def test_9_4_every_phase_can_be_written(text: str) -> None:
    match = Match.from_diagram("highlanders", text, chance="script")
    assert Match.from_diagram("highlanders", match.diagram(), chance="script").diagram() == match.diagram()
    assert match.legal_moves()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("towers", "begins with the word highlanders"),
        (diagram(colour="red"), "colour is not a fact"),
        (diagram(seats=6), "from 2 to 5"),
        (diagram(turn="purple"), "turn=purple: must be red, blue, yellow or green"),
        (diagram(steps=4), "steps=4: must be a number from 1 to 3"),
        (diagram(turn_cap="300"), "turn_cap=300: must be 400, 200, 800 or none"),
        (diagram("NA1=r1", number=401), "number=401: the game ends after 400 clan turns"),
        (diagram("NA1=r1", number=201, turn_cap=200), "number=201: the game ends after 200 clan turns"),
        (diagram("NA1=r1", number=399, ended="turn-cap"), "ended=turn-cap: the cap is reached in clan turn 400"),
        (diagram("NA1=r1", turn_cap="none", ended="turn-cap"), "ended=turn-cap: this game has no cap"),
        (diagram("NA8=r1"), "there is no camp NA8"),
        (diagram("NK1=r1"), "there is no camp NK1"),
        (diagram("NA1=r0"), "five red knights in a camp"),
        (diagram("NA1=r1?0"), "five red knights in a camp"),
        (diagram("NA1=p1"), "is no clan of this game"),
        (diagram("NA1=r1 NA1=b1"), "listed twice"),
        (diagram("NA1=r40 NA2=r3"), "red has only 42 knights"),
        (diagram(castles="NK1=r0?1 NK2=r0!1"), "red has no other shield of 1"),
        (diagram(castles="NK1=r0"), "needs a knight or a shield"),
        (diagram(castles="NK1=r0?3~3"), "can be ruled out"),
        (diagram(castles="NK1=r0!3~1"), "can be ruled out"),
        (diagram(banners="F1=rr"), "at most one knight on a banner"),
        (diagram("NA2=r1 NA3=b2", phase="muster", muster="NA3:1NA2"), "cannot be mustered"),
        (diagram("NA2=r3 NA3=b2", phase="muster", muster="NA3:3NA2"), "cannot be mustered"),
        (diagram("NA2=r3 NA3=b2", phase="muster"), "there is no camp"),
        (diagram("NA3=r2", "NK3=b0", phase="go-in", taking="NA3xNK3"), "is red's and has no shield"),
        (diagram("NA3=r2", "NK3=r1", phase="go-in", taking="NA3xNK3"), "all stand at the gate"),
        (diagram("NA3=r2", "NK3=r0", phase="shield", taking="NA3xNK3"), "when knights are in"),
        (diagram(castles=" ".join(f"{c}=b1" for c in SPACES[28:45])), "the game is over: ended=castles"),
        (diagram(ended="castles"), "none of them is free"),
        ("highlanders\nknights NA1=r1", "lists camps, castles and banners"),
    ],
)
def test_9_4_nonsense_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDiagram, match=why):
        Match.from_diagram("highlanders", text)


def test_9_5_moves_are_listed_in_board_order() -> None:
    match = loch("X1=r6 NA2=r2", "NK5=r1?0", "F3=r")
    assert match.legal_moves() == [
        *("1NA2-NA1", "NA2-NA1", "1NA2-NA3", "NA2-NA3", "1NA2-NB2", "NA2-NB2", "1NA2-X1", "NA2-X1"),
        *(f"{n}X1-NA2" for n in (1, 2, 3, 4, 5, "")),
        *(f"{n}X1-SA2" for n in (1, 2, 3, 4, 5, "")),
        "X1xI1",
        *("NK5-NB3", "NK5-NB4", "F3-NA7", "F3-NB6", "."),
    ]


def test_refusals_say_why_in_words() -> None:
    match = loch("NA1=r5")
    assert (
        match.explain("NA1xNK1")
        == "NA1xNK1: Dun Carrow takes at least 6 knights; you have only 5 in the camp at Dun Carrow (rule 5.1)"
    )
    assert refused(match, "NA1-NA7", "3.1")
