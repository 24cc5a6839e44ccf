"""RULES 9: writing it down; and the picture made of it."""

import pytest

from donjon import BadDiagram, IllegalMove, Match, bot
from donjon.games.carcassonne.anchors import ANCHORS, TOWER_ANCHORS
from donjon.games.carcassonne.pieces import SLOT_LAND, SLOTS
from donjon.games.carcassonne.telling import segment_side
from donjon.games.carcassonne.tiles import TILES
from tests.games.carcassonne.board import ALL, board, legal, played


def test_9_1_places_and_figures() -> None:
    match = played(board("B24@1,0,0", "drawn=B24", ALL, red="S@0,0:r0 S@0,0:f0"), "2,0,0")
    assert {"S@2,0:f1", "B@2,0:f1", "U@2,0:r0", "P@2,0:f0", "-"} <= legal(match)
    for text in ("c4", "2,0", "2,0,4", "Q@2,0:c0", "S@2,0", "T@2,0:c0", "999,0,0", ""):
        with pytest.raises(IllegalMove, match="not a move"):
            match.play(text)


def test_9_1_parts_name_the_place_first() -> None:
    match = board("", "drawn=B24")
    choices = {choice.move: choice.parts for choice in match.choices()}
    assert choices["1,0,0"] == ["1,0", "turn-0"]
    played(match, "1,0,0")
    choices = {choice.move: choice.parts for choice in match.choices()}
    assert choices["S@1,0:r0"] == ["1,0:r0", "S"]
    assert choices["-"] == ["-"]
    ids = {shape.id for shape in match.picture().shapes}
    assert {parts[0] for parts in choices.values()} - {"-"} <= ids


def test_9_2_towers_dragon_fairy_princess() -> None:
    match = board("D01@0,1,0 W02@0,2,0", "turn=blue drawn=D20", ALL, red="S@0,0:c0", blue="S@0,2:t", towers="0,2=1")
    played(match, "0,-1,2")
    assert {"X@0,0:c0", "Y@0,2:t", "-"} <= legal(match)
    match = board("W02@0,1,0", "drawn=B24", ALL, red="points=5 B<blue", blue="S@0,0:c0")
    assert "RB<blue" in legal(match)
    played(match, "1,0,0", "T@0,1", "K@0,0:c0")
    assert match.played[-1].places == ("0,0:c0", "K")


def test_9_3_chance_draws_by_name() -> None:
    match = Match("carcassonne", 2, chance="script")
    assert "B18" in legal(match)
    assert played(match, "B18").view()["position"]["drawn"] == "B18"


EXAMPLE = """
carcassonne seats=2 sets=base+tower turn=red step=act number=7
tiles B03@0,0,0 B18@0,-1,2 W01@0,1,1
red points=4 pieces=9 S@0,0:r0
blue points=0 pieces=10 S@0,1:f0 S<red
towers 0,1=1
"""


def test_9_4_a_position_reads_back() -> None:
    match = Match.from_diagram("carcassonne", EXAMPLE, chance="script")
    assert Match.from_diagram("carcassonne", match.diagram()).diagram() == match.diagram()
    assert match.diagram() == EXAMPLE.lstrip()
    assert match.scores == [4, 0]


@pytest.mark.parametrize(
    ("change", "to", "said"),
    [
        ("carcassonne", "chess", "begins with the word carcassonne"),
        ("seats=2", "seats=9", "seats=9: must be a number from 2 to 6"),
        ("seats=2", "seats=6", "six players need Inns & Cathedrals"),
        ("sets=base+tower", "sets=base+river", "river is none"),
        ("turn=red", "turn=green", "turn=green: must be red or blue"),
        ("step=act", "step=nap", "step=nap: must be draw"),
        ("step=act", "step=place", "a tile is drawn when the step is place"),
        ("step=act", "step=flight", "in the step flight there is a dragon"),
        ("number=7", "wind=7", "wind is not a fact"),
        ("B03@0,0,0", "B01@0,0,0", "the first tile is the start tile"),
        ("B18@0,-1,2", "B18@0,-1,0", "it does not fit there"),
        ("B18@0,-1,2", "B99@0,-1,0", "B99 is no tile"),
        ("B18@0,-1,2", "B18@here", "a tile is written like"),
        ("W01@0,1,1", "I03@0,-1,0", "there is no I03 left"),
        ("S@0,0:r0", "S@0,0:c7", "that tile has c0, r0, f0 or f1"),
        ("S@0,0:r0", "S@4,4:r0", "there is no tile there"),
        ("S@0,0:r0", "B@0,0:r0", "red has no such figure left"),
        ("S@0,0:r0", "S@0,0:t", "there is no tower there"),
        ("S@0,0:r0", "S@0,1:f0", "somebody stands there already"),
        ("S<red", "S<blue", "held by another player"),
        ("towers 0,1=1", "towers 0,0=1", "a tower is written like"),
        ("towers 0,1=1", "fairy 0,0", "belong to the set dragon"),
        ("towers 0,1=1", "weather fine", "begins no line"),
        ("towers 0,1=1", "thrown B04*3", "there are not so many left"),
        ("towers 0,1=1", "green points=3", "green does not play"),
    ],
)
def test_9_4_nonsense_is_refused(change: str, to: str, said: str) -> None:
    with pytest.raises(BadDiagram) as error:
        Match.from_diagram("carcassonne", EXAMPLE.replace(change, to, 1))
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("head", "tiles", "lines", "said"),
    [
        ("", "W01@0,1,1", ("red S<blue", "blue S<red"), "red and blue hold each other's followers"),
        ("", "W01@0,1,1", ("red pieces=11",), "pieces=11: must be a number from 0 to 10"),
        ("seats=3", "W01@0,1,1", ("red pieces=10",), "pieces=10: must be a number from 0 to 9"),
        ("", "W01@0,1,1", ("red pieces=10", "blue pieces=10", "towers 0,1=1"), "21 tower pieces are more than the 20"),
        ("", "W01@0,1,1", ("towers 0,1=21",), "21 tower pieces are more than the 20"),
        ("sets=base", "B24@1,0,0", ("red pieces=1",), "tower pieces belong to the set tower"),
        ("", "B24@1,0,0", ("red goods=1,0,0",), "goods belong to the set traders"),
        ("sets=base+traders", "B24@1,0,0", ("red goods=5,0,0", "blue goods=5,0,0"), "there are only 9 tokens of wine"),
        ("sets=base+traders", "B24@1,0,0", ("red goods=0,7,0",), "there are only 6 tokens of grain"),
        ("sets=base+traders", "B24@1,0,0", ("red goods=0,0,6",), "there are only 5 tokens of cloth"),
        ("step=draw", "B18@0,-1,2", ("red S@0,0:c0",), "0,0:c0: it is completed, so nobody stands in it"),
        ("drawn=B24", "B18@0,-1,2", ("red S@0,0:c0",), "0,0:c0: it is completed, so nobody stands in it"),
    ],
)
def test_9_4_what_cannot_be_is_refused(head: str, tiles: str, lines: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadDiagram) as error:
        Match.from_diagram("carcassonne", "\n".join([f"carcassonne {head}", f"tiles B03@0,0,0 {tiles}", *lines]))
    assert said in str(error.value)


def test_every_segment_has_its_spot() -> None:
    for kind, tile in enumerate(TILES):
        spots = ANCHORS[tile.id]
        assert len(spots) == SLOTS[kind]
        assert len(set(spots)) == len(spots)
        assert all(0 < x < 100 and 0 < y < 100 for x, y in spots)
    assert set(TOWER_ANCHORS) == {tile.id for tile in TILES if "tower" in tile.signs}


def test_features_know_their_owner_and_worth() -> None:
    match = board("B13@0,-1,1 B18@0,-2,2", "drawn=B24", red="S@0,0:c0 S@0,0:f0", blue="S@0,-1:c0 S@0,0:r0")
    features = {feature["land"]: feature for feature in match.view()["position"]["features"]}
    assert features["city"]["owners"] == ["red", "blue"]
    assert features["city"]["worth"] == 3
    assert features["city"]["places"] == ["0,0:c0", "0,-1:c0", "0,-2:c0"]
    assert features["road"] | {"places": []} == {
        **{"land": "road", "places": [], "owners": ["blue"], "worth": 1, "complete": False},
        **{"tiles": 1, "shields": 0, "cities": 0, "pays": {"blue": 1}},
    }
    assert features["field"]["worth"] == 0


def test_explain_in_four_languages() -> None:
    match = board("", "drawn=B18")
    said = {language: match.explain("1,0,0", language) for language in ("en", "ru", "hu", "de")}
    assert said["ru"] == "1,0,0: не подходит: на западе здесь поле, а у соседнего тайла дорога (правило 2.3)"
    assert said["de"] == "1,0,0: passt nicht: Im Westen träfe Wiese auf Straße (Regel 2.3)"
    assert said["hu"] == "1,0,0: nem illik: nyugaton itt rét, a szomszédos lapkán út (2.3. szabály)"
    assert said["en"] == "1,0,0: it does not fit: on the west side a field would meet a road (rule 2.3)"


def test_segments_of_one_land_are_told_apart_by_their_side_of_the_tile() -> None:
    for kind, tile in enumerate(TILES):
        slots = range(len(ANCHORS[tile.id]))
        for turn in range(4):
            told = [(SLOT_LAND[kind * 8 + slot], segment_side(kind, turn, slot)) for slot in slots]
            assert len(set(told)) == len(told), (tile.id, turn, told)


def test_a_view_says_where_the_segments_of_a_turned_tile_lie() -> None:
    """The start tile has a city in the north and a road from west to east; its fields are on either side of it."""
    match = Match("carcassonne", 2, seed=1)
    start = match.view()["position"]["tiles"][0]
    assert start["segments"] == {
        "c0": ["north"],
        "r0": ["east", "west"],
        "f0": ["east-1", "west-2"],
        "f1": ["east-2", "south-1", "south-2", "west-1"],
    }
    player = bot("random", seed=1)
    while len(tiles := match.view()["position"]["tiles"]) < 30:
        match.play(player.choose(match))
    sides = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    opposite = {"north": "south", "east": "west", "south": "north", "west": "east"}
    land = {tile["place"]: _lands(tile["segments"]) for tile in tiles}
    for place, reached in land.items():
        x, y = map(int, place.split(","))
        for side, (right, down) in sides.items():
            beside = land.get(f"{x + right},{y + down}")
            assert beside is None or beside.get(opposite[side]) == reached.get(side), (place, side)


def _lands(segments: dict[str, list[str]]) -> dict[str, str]:
    """What is at each side: a city or a road, by its letter."""
    return {side: name[0] for name, reached in segments.items() if name[0] in "cr" for side in reached}
