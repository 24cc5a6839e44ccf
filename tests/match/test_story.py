"""What happened, told: players by name or colour, words in their cases, nothing where there is nothing to say."""

import pytest

from donjon import bots
from donjon.core.catalogue import HERE, LANGUAGES, texts
from donjon.core.game import Happened
from donjon.core.registry import find
from donjon.match import story
from donjon.match.story import sentences
from tests.games.towers.town import town

RANSOM = Happened("ransom-paid", 0, -3, details={"figure": "big", "other": "blue"})
NOBODY = ("",) * 4  # known by colour only
WENT_IN: dict[str, str | int] = {"clan": "red", "knights": 2, "castle": "NK3"}
BEATEN = Happened("beaten", 0, 0, ("NB3",), {"clan": "yellow", "other": "green", "knights": 2})


def told(name: str, happened: Happened, *names: str) -> list[str]:
    return [sentences(find(name), [happened], language, names or NOBODY)[0] for language in LANGUAGES]


def told_together(name: str, *move: Happened, names: story.Names = NOBODY) -> list[list[str]]:
    """The lines of the log about one move."""
    return [[text for text in sentences(find(name), move, language, names) if text] for language in LANGUAGES]


def test_players_go_by_their_colours() -> None:
    assert told("carcassonne", RANSOM) == [
        "Red buys a big follower back from Blue for 3 points.",
        "Красный выкупает большого подданного за 3 очка; выкуп получает Синий.",
        "Piros 3 pontért kiváltja a nagy alattvalóját Kék fogságából.",
        "Rot kauft einen großen Gefolgsmann von Blau für 3 Punkte frei.",
    ]


def test_or_by_their_names_which_bots_have_too() -> None:
    assert told("carcassonne", RANSOM, "Ada", "bot-club") == [
        "Ada buys a big follower back from Mason for 3 points.",
        "Ada выкупает большого подданного за 3 очка; выкуп получает Каменщик.",
        "Ada 3 pontért kiváltja a nagy alattvalóját Kőműves fogságából.",
        "Ada kauft einen großen Gefolgsmann von Maurer für 3 Punkte frei.",
    ]
    assert told("carcassonne", RANSOM, "", "Ada")[1:3] == [
        "Красный выкупает большого подданного за 3 очка; выкуп получает Ada.",
        "Piros 3 pontért kiváltja a nagy alattvalóját Ada fogságából.",
    ]


def test_namesakes_are_told_with_their_colours() -> None:
    said = told("carcassonne", RANSOM, "bot-club", "bot-club")
    assert said[0] == "Mason (red) buys a big follower back from Mason (blue) for 3 points."


def test_a_person_may_have_a_name_that_begins_like_a_bots() -> None:
    assert told("towers", Happened("began", 0), "bot-9000", "bot-")[0] == "Bot-9000 goes first."
    assert told("towers", Happened("began", 1), "bot-9000", "bot-")[0] == "Bot- goes first."


def test_a_sentence_begins_with_a_capital() -> None:
    assert told("towers", Happened("began", 0), "ada", "bob")[0] == "Ada goes first."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    said = [texts(HERE, language).word(f"bot-{name}") for name in bots.names()]
    assert len(set(said)) == len(said)


def test_whoever_leads_two_clans_is_told_with_the_clan() -> None:
    assert told("highlanders", BEATEN, "Ada", "Bob") == [
        "Ada (yellow) beats Bob (green) in the camp west of Corrie Pass and moves in; Bob (green) loses 2 knights.",
        "Ada (жёлтый) побеждает в лагере к западу от Корри-Пасса и занимает его; Bob (зелёный) теряет 2 рыцарей.",
        "Ada (sárga) győz Corrie Pass nyugati táborában, és bevonul; Bob (zöld) 2 lovagot veszít.",
        "Ada (Gelb) siegt im Lager westlich von Corrie Pass und zieht ein; Bob (Grün) verliert 2 Ritter.",
    ]
    assert told("highlanders", BEATEN, "Ada", "Bob", "Cy", "Di")[0].startswith("Cy beats Di in ")


def test_refusals_name_players_too() -> None:
    match = town("d5 Ar", "f5 Bb", turn="red")
    refused = match.why_not("f5-f4")
    assert refused is not None
    called = story.called(match.game, ("Ada", "bot-greedy", "Cy", ""))
    assert [refused.why(language, called) for language in LANGUAGES] == [
        "that stack belongs to Robber Baron",
        "эта стопка принадлежит Барону-разбойнику",
        "ez Rablóbáró rakása, nem a tiéd",
        "dieser Stapel gehört Raubritter",
    ]


def slide(symbol: str, colour: str, target: str) -> Happened:
    return Happened("moved", 0, 0, ("c5", target), {"colour": colour, "symbol": symbol})


def test_a_street_is_told_by_its_districts_and_a_neutral_stack_by_its_colour() -> None:
    assert told("towers", slide("star", "green", "d7"), "Ada", "Bob") == [
        "Ada slides a green star to the street between districts 1 and 2.",
        "Ada двигает зелёную звезду на улицу между кварталами 1 и 2.",
        "Ada egy zöld csillagot csúsztat az 1. és 2. kerület közé.",
        "Ada zieht einen grünen Stern auf die Straße zwischen den Vierteln 1 und 2.",
    ]


def test_a_slide_and_what_it_builds_are_one_line() -> None:
    stacked = Happened("stacked", 0, 0, ("d7",), {"covered": "blue", "height": 3})
    assert told_together("towers", slide("rose", "red", "d7"), stacked, names=("Ada", "Bob", "Cy", "Di"))[0] == [
        "Ada slides a rose onto one of Bob's between districts 1 and 2: now 3 tiles high."
    ]


def test_points_lost_are_told_without_a_minus_and_in_the_line_of_who_takes_them() -> None:
    lost = Happened("lost", 1, -2, ("b7",), {"height": 2, "owner": "blue"})
    settled = Happened("settled", 0, 3, ("b7",), {"height": 3, "owner": "red"})
    assert told_together("towers", slide("crown", "red", "b7"), lost, settled, names=("Ada", "Bob", "", "")) == [
        ["Ada takes Bob's crown tower in district 1: 3 tiles, 3 points; Bob loses 2 points."],
        ["Ada забирает башню с короной в квартале 1: 3 плитки, 3 очка; Bob теряет 2 очка."],
        ["Ada elfoglalja Bob tornyát az 1. kerületben (korona): 3 lapka, 3 pont; Bob 2 pontot veszít."],
        ["Ada übernimmt den Turm von Bob in Viertel 1 (Krone): 3 Steine, 3 Punkte; Bob verliert 2 Punkte."],
    ]
    own = Happened("lost", 0, -2, ("b7",), {"height": 2, "owner": "red"})
    assert told_together("towers", slide("crown", "red", "b7"), own, settled)[0] == [
        "Red builds up their crown tower in district 1: 3 tiles, 1 more point."
    ]


def test_a_card_and_what_it_is_played_for_are_one_line() -> None:
    played = Happened("card-played", 0, details={"card": "leap"})
    moved = Happened("moved", 0, 0, ("c6", "d6"), {"level": 3})
    assert told_together("torres", played, moved)[0] == [
        "Red plays “two levels up” and moves a knight to level 3 of the castle in the north."
    ]
    assert told_together("torres", Happened("card-played", 0, details={"card": "ap6"}))[0] == [
        "Red plays “6 action points”."
    ]


def test_a_storm_and_its_castle_are_one_line_unless_a_shield_is_turned_over() -> None:
    stormed = Happened("stormed", 0, 0, ("NA3", "NK3"), {"clan": "red", "knights": 6, "castle": "NK3"})
    shown = Happened("shown", 1, 0, ("NK3",), {"clan": "blue", "castle": "NK3", "value": 1})
    lost = Happened("lost", 1, -2, ("NK3",), {"clan": "blue", "castle": "NK3", "knights": 1})
    took = Happened("took", 0, 2, ("NK3",), {"clan": "red", "castle": "NK3"})
    assert told_together("highlanders", stormed, took)[0] == [
        "Red storms Tarvick with 6 knights and takes it: 2 points."
    ]
    assert told_together("highlanders", stormed, shown, lost, took)[0] == [
        "Red storms Tarvick with 6 knights.",
        "Blue turns over the shield at Tarvick: its value is 1.",
        "Red takes Tarvick from Blue: 2 points.",
    ]


def test_a_follower_that_scores_at_once_is_told_once() -> None:
    placed = Happened("deployed", 0, 0, ("0,1:r0",), {"figure": "small", "role": "thief"})
    details: dict[str, str | int] = {"tiles": 3, "state": "completed", "with": "plain"}
    scored = Happened("scored-road", 0, 3, ("0,1:r0",), details)
    assert told_together("carcassonne", placed, scored)[0] == [
        "Red places a thief on the road and scores 3 points for a completed road: 3 tiles."
    ]
    other = Happened("scored-road", 1, 3, ("0,1:r0",), details)
    assert len(told_together("carcassonne", placed, other)[0]) == 2


@pytest.mark.parametrize(
    ("game", "happened"),
    [
        ("torres", Happened("turn-ended", 0)),
        ("carcassonne", Happened("drawn", 0, details={"tile": "B01"})),
        ("carcassonne", Happened("passed", 0)),
        ("towers", Happened("dealt", places=("a8",), details={"colour": "red", "symbol": "key"})),
        ("highlanders", Happened("rolled", 0, details={"clan": "red", "die": 3})),
        ("highlanders", Happened("went-in", 0, 0, ("NA3", "NK3"), WENT_IN | {"left": 0})),
    ],
)
def test_what_says_nothing_is_not_told(game: str, happened: Happened) -> None:
    assert told(game, happened) == [""] * len(LANGUAGES)


def test_knights_that_stay_outside_are_told() -> None:
    went = Happened("went-in", 0, 0, ("NA3", "NK3"), WENT_IN | {"left": 1})
    assert told("highlanders", went)[:2] == [
        "Red sends 2 knights into Tarvick; 1 stays at the gate.",
        "Красный вводит 2 рыцарей в замок Тарвик, у ворот остаётся один.",
    ]
