"""What happened, told: players by name or colour, words in their cases, nothing where there is nothing to say."""

import pytest

from donjon import bots
from donjon.core.catalogue import HERE, LANGUAGES, texts
from donjon.core.game import Happened
from donjon.core.registry import find
from donjon.match import story
from donjon.match.story import event_text
from tests.games.towers.town import town

RANSOM = Happened("ransom-paid", 0, -3, details={"figure": "big", "other": "blue"})
WENT_IN: dict[str, str | int] = {"clan": "red", "knights": 2, "castle": "NK3"}
BEATEN = Happened("beaten", 0, 0, ("NB3",), {"clan": "yellow", "other": "green", "knights": 2})


def told(name: str, happened: Happened, *names: str) -> list[str]:
    return [event_text(find(name), happened, language, names) for language in LANGUAGES]


def test_players_go_by_their_colours() -> None:
    assert told("carcassonne", RANSOM) == [
        "Red pays Blue a ransom and gets a big follower back: −3 points.",
        "Красный выкупает большого подданного у Синего: −3 очка.",
        "Piros kivált egy nagy alattvalót Kéktől: −3 pont.",
        "Rot kauft einen großen Gefolgsmann von Blau frei: −3 Punkte.",
    ]


def test_or_by_their_names_which_bots_have_too() -> None:
    assert told("carcassonne", RANSOM, "Ada", "bot-club") == [
        "Ada pays Mason a ransom and gets a big follower back: −3 points.",
        "Ada выкупает большого подданного у Каменщика: −3 очка.",
        "Ada kivált egy nagy alattvalót Kőművestől: −3 pont.",
        "Ada kauft einen großen Gefolgsmann von Maurer frei: −3 Punkte.",
    ]
    assert told("carcassonne", RANSOM, "", "Ada")[1:3] == [
        "Красный выкупает большого подданного у игрока Ada: −3 очка.",
        "Piros kivált egy nagy alattvalót Ada játékostól: −3 pont.",
    ]


def test_a_sentence_begins_with_a_capital() -> None:
    assert told("towers", Happened("began", 0), "ada")[0] == "Ada goes first."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    said = [texts(HERE, language).word(f"bot-{name}") for name in bots.names()]
    assert len(set(said)) == len(said)


def test_whoever_leads_two_clans_is_told_with_the_clan() -> None:
    assert told("highlanders", BEATEN, "Ada", "Bob") == [
        "Ada (yellow) beats 2 knights of Bob (green) in the camp west of Corrie Pass.",
        "Ada (жёлтый) побеждает в лагере к западу от Корри-Пасса; Bob (зелёный) теряет 2 рыцарей.",
        "Ada (sárga) győz Corrie Pass nyugati táborában; Bob (zöld) 2 lovagot veszít.",
        "Ada (Gelb) siegt im Lager westlich von Corrie Pass; Bob (Grün) verliert 2 Ritter.",
    ]
    assert told("highlanders", BEATEN, "Ada", "Bob", "Cy", "Di")[0].startswith("Cy beats 2 knights of Di in ")


def test_refusals_name_players_too() -> None:
    match = town("d5 Ar", "f5 Bb", turn="red")
    refused = match.why_not("f5-f4")
    assert refused is not None
    called = story.called(match.game, ("Ada", "bot-greedy", "Cy", ""))
    assert [refused.why(language, called) for language in LANGUAGES] == [
        "the stack on f5 belongs to Robber Baron",
        "стопка на f5 принадлежит Барону-разбойнику",
        "ez (f5) Rablóbáró rakása, nem a tiéd",
        "der Stapel auf f5 gehört Raubritter",
    ]


def test_a_neutral_colour_is_nobodys() -> None:
    settled = Happened("settled", 0, 0, ("c3",), {"height": 2, "owner": "green"})
    assert told("towers", settled, "Ada", "Bob")[0] == "Green settles on site c3: 2 tiles, 0 points."


def test_a_word_that_is_no_player_is_a_word() -> None:
    """Of a symbol it is said "other", as of a player."""
    moved = Happened("moved", 0, 0, ("c5", "d5"), {"colour": "green", "symbol": "star"})
    assert told("towers", moved, "Ada", "Bob") == [
        "Ada slides a green star from c5 to d5.",
        "Ada двигает зелёную звезду с c5 на d5.",
        "Ada c5 mezőről d5 mezőre csúsztat egy zöld csillagot.",
        "Ada zieht einen grünen Stern von c5 nach d5.",
    ]


@pytest.mark.parametrize(
    ("game", "happened"),
    [
        ("torres", Happened("turn-ended", 0)),
        ("carcassonne", Happened("drawn", 0, details={"tile": "B01"})),
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
        "Red sends 2 knights into Tarvick and keeps 1 outside.",
        "Красный вводит в замок Тарвик 2 рыцарей, снаружи остаётся 1.",
    ]
