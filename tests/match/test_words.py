"""What is asked and how moves are told: sentences with their details, prices and reasons, and no codes in them."""

import dataclasses

import pytest

from donjon import IllegalMove, Match, list_games
from donjon.core.catalogue import LANGUAGES
from donjon.core.game import Happened
from donjon.core.registry import find
from donjon.core.words import Sentence
from donjon.match import word_laws

TORRES = """torres seats=2 phase=2 turn=red points=1 stack=0
8 . . . 1 . . . .
7 . . . . . . . .
6 . . 1r 1 . 1 . .
5 . . 0r . . . . 1
4 1 0r . . . . . .
3 . . 1r 0r . 1b . .
2 . . 0r . . . . .
1 . . . . 1K . . .
red score=3 stacks=3,3,3 cards=leap
blue score=9 stacks=3,3,3,3
"""
LOCH = """highlanders seats=2 turn=red phase=march number=9 die=4 steps=3
camps NA3=r4
castles NK3=b1?2
banners F4=r
"""


def prompt_of(match: Match, language: str = "en") -> dict[str, str]:
    """The sentence, and each action with its reason or its number of moves."""
    prompt = match.ask(language)
    actions = {button.kind: button.why or str(button.moves) for button in prompt.actions}
    return {"text": prompt.text, "loses": prompt.loses, **actions}


def test_an_action_has_its_moves_or_the_rules_own_reason() -> None:
    match = Match.from_diagram("torres", TORRES)
    asked = match.ask()
    assert (asked.message, asked.details["actions"], asked.details["blocks"]) == ("turn", 1, 0)
    refused = {offer.kind: offer.refused for offer in asked.actions if offer.refused}
    assert refused["knight"].rule == "4.1"  # two points are needed
    assert refused["block"].reason == "no-block-left"
    assert {offer.kind: offer.price for offer in asked.actions}["knight"] == 2
    assert sum(offer.moves for offer in asked.actions) == len(match.legal_moves())


def test_it_is_said_what_would_be_lost() -> None:
    prompt = Match.from_diagram("torres", TORRES).ask("en")
    assert prompt.loses == "1 action point would be lost."
    assert [(pips.name, pips.have, pips.of) for pips in prompt.left] == [("Action points", 1, 5), ("Blocks", 0, 3)]


def test_those_who_wait_hear_what_the_other_does() -> None:
    match = Match("towers", 2, seed=3)
    mover = match.to_move
    assert mover is not None
    waiting = match.ask("en", seat=1 - mover)
    assert (waiting.text, waiting.actions) == ("Red is sliding a stack …", ())
    assert match.ask("de", seat=1 - mover, names=("Ada", "bot-club")).text == "Ada zieht einen Stapel …"


def test_the_clan_that_moves_is_named() -> None:
    match = Match.from_diagram(
        "highlanders", LOCH.replace("turn=red", "turn=yellow").replace("r4", "y4").replace("F4=r", "F4=y")
    )
    assert match.ask("en").text == (
        "Yellow, your second clan, rolled a 4: a knight stands ready at banner 4. March, attack or storm."
    )


def test_a_storm_tells_no_more_of_a_shield_than_its_attacker_knows() -> None:
    told = [
        Match.from_diagram("highlanders", LOCH.replace("b1?2", f"b1?{value}")).say("NA3xNK3", "en") for value in (0, 3)
    ]
    assert told[0] == told[1]
    assert "it takes 2 to 8, as the shield is hidden" in told[0]


def test_how_many_places_fit() -> None:
    match = Match("carcassonne", 2, seed=3)
    places = {choice.parts[0] for choice in match.choices()}
    assert match.ask("en").text == f"Place this tile: {len(places)} places fit."


def test_a_move_is_told_with_what_tells_it_from_the_others_and_no_more() -> None:
    match = Match("towers", 2, seed=3)
    assert match.say("e8-e6", "en") == "Settle your crown in district 2: 1 high, 1 point."
    told = [move.words for move in match.moves()]
    assert len(set(told)) == len(told)
    assert match.say("e8-e6").places == ("e8", "e6")
    assert "fromnear" in match.say("d7-f7").details


def test_a_move_that_is_not_legal_is_not_told() -> None:
    with pytest.raises(IllegalMove):
        Match("towers", 2, seed=3).say("e8-e7")


@pytest.mark.parametrize(
    ("text", "language", "code"),
    [
        ("Put a block on c3.", "en", "c3"),
        ("The next tile is B16.", "en", "B16"),
        ("March to NA3.", "en", "NA3"),
        ("Set a bridge on r4c4.", "en", "r4c4"),
        ("Штурм замка Tarvick.", "ru", "Tarvick"),
        ("Szabály: four-piers.", "hu", "four-piers"),
        ("The bridge of Red.", "en", "Red"),
        ("Ада двигает красную стопку.", "ru", "красную"),
        ("Ein roter Turm steht auf dem roten Bauplatz.", "de", "roten"),
    ],
)
def test_the_law_finds_codes_words_left_untranslated_and_colours_of_those_who_have_names(
    text: str, language: str, code: str
) -> None:
    game = find("elbrus")
    assert word_laws.codes(text, language, {"scenario": "four-piers"}, game, seats=2) == [code]


def test_a_colour_is_said_where_it_is_nobodys_or_one_of_two_clans() -> None:
    assert not word_laws.codes("A purple crown.", "en", {}, find("towers"), seats=3)
    assert word_laws.codes("A purple crown.", "en", {}, find("towers"), seats=4) == ["purple"]
    assert not word_laws.codes("Ada (yellow) goes first.", "en", {}, find("highlanders"), seats=2)


@pytest.mark.parametrize("kind", ["built", "enlisted"])
def test_the_law_hears_every_event(kind: str) -> None:
    """A game that names a cell in its log breaks the law."""
    match = Match("torres", 2, seed=1)
    happened = Happened(kind, 0, 0, ("c3",), {"height": 2, "level": 2})
    assert not [*word_laws.story_faults(match, [happened], "en")]
    told = [Sentence(kind, {"side": "c3", "card": 0})]
    match.game = dataclasses.replace(match.game, tell=lambda move, seats: told)
    assert "reads 'c3'" in next(word_laws.story_faults(match, [happened], "en"))


@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_thing_asked_has_words(name: str, language: str) -> None:
    match = Match(name, seed=1)
    assert prompt_of(match, language)["text"].endswith((".", "?"))
    views = {seat: match.sight(seat).position for seat in (None, *range(match.seats))}
    assert not [*word_laws.ask_faults(match, views, language)]


def test_a_position_as_text_is_in_the_language() -> None:
    match = Match.from_diagram("torres", TORRES)
    assert match.text(0).splitlines()[-2] == "r Red: 3 points; stacks: 3 3 3; knights left: 0; cards: two levels up"
    said = match.text(0, "de").splitlines()[-2]
    assert said == "r Rot: 3 Punkte; Stapel: 3 3 3; Ritter im Vorrat: 0; Karten: zwei Ebenen hoch"
    assert "Взят тайл" in Match("carcassonne", seed=1).text(language="ru")


@pytest.mark.parametrize("name", list_games())
def test_english_in_a_russian_text_is_a_fault(name: str) -> None:
    match = Match(name, seed=1)
    view = match.sight().position
    assert list(word_laws.text_faults(match, view, "ru")) == []
    half = dataclasses.replace(match.game, text=lambda view, texts: match.game.text(view, texts) + "\nB22 and rA2")
    spoken = Match(name, seed=1)
    spoken.game = half
    assert [fault.rpartition(" ")[2] for fault in word_laws.text_faults(spoken, view, "ru")] == ["'and'"]
