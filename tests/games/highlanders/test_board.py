"""The board file: connected, symmetric, two crossings, 36 swords; and chapter 1 of RULES.md."""

from collections import Counter

from donjon import Match
from donjon.core.registry import find
from donjon.games.highlanders.pieces import BOARD, CASTLES, FIRST_BANNER, FIRST_CASTLE, NEIGHBOURS, SPACES, SWORDS
from tests.games.highlanders.loch import banners, camps, clan, loch, play
from tests.games.reasons import refused

KIND = {name: kind for kind in ("camps", "castles", "banners") for name in BOARD[kind]}
WHERE = {
    name: tuple(thing if kind == "camps" else thing["xy"])
    for kind in set(KIND.values())
    for name, thing in BOARD[kind].items()
}
LINKS = {frozenset(link) for link in BOARD["edges"]}


def reached(start: str, without: set[str]) -> set[str]:
    """Camps that roads lead to, with some spaces taken away and no way through castles or banners."""
    found, front = {start}, [start]
    while front:
        here = front.pop()
        for link in LINKS:
            if here in link:
                (there,) = link - {here}
                if KIND[there] == "camps" and there not in without | found:
                    found.add(there)
                    front.append(there)
    return found


def mirrored(flip: dict[tuple[int, ...], str], x: bool) -> dict[str, str]:
    """Each space with the one at its mirror place, west to east or north to south."""
    width, height = BOARD["canvas"]
    return {name: flip[(width - a, b) if x else (a, height - b)] for name, (a, b) in WHERE.items()}


def test_1_1_camps_castles_banners_and_links() -> None:
    assert Counter(KIND.values()) == {"camps": 28, "castles": 18, "banners": 6}
    assert len(BOARD["edges"]) == len(LINKS) == 68
    kinds = Counter(tuple(sorted(KIND[name] for name in link)) for link in LINKS)
    assert kinds == {("camps", "camps"): 36, ("banners", "camps"): 12, ("camps", "castles"): 20}
    assert reached("NA1", set()) == set(BOARD["camps"])


def test_1_1_both_mirror_images_keep_links_and_swords() -> None:
    at = {place: name for name, place in WHERE.items()}
    assert len(at) == 52
    for x in (True, False):
        image = mirrored(at, x)
        assert {frozenset(image[name] for name in link) for link in LINKS} == LINKS
        for castle in CASTLES:
            assert BOARD["castles"][castle]["swords"] == BOARD["castles"][image[castle]]["swords"]


def test_1_1_gates_exits_and_tables_agree_with_the_links() -> None:
    for name in SPACES:
        around = {SPACES[number] for number in range(52) if NEIGHBOURS[SPACES.index(name)] >> number & 1}
        assert around == {other for link in LINKS if name in link for other in link - {name}}
        if name in BOARD["castles"]:
            assert set(BOARD["castles"][name]["gates"]) == around
        elif name in BOARD["banners"]:
            assert set(BOARD["banners"][name]["exits"]) == around
            assert len(around) == 2
    assert (FIRST_CASTLE, FIRST_BANNER) == (28, 46)


def test_1_1_no_two_links_cross() -> None:
    def side(a: tuple[int, ...], b: tuple[int, ...], c: tuple[int, ...]) -> int:
        turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (turn > 0) - (turn < 0)

    for one in LINKS:
        for other in LINKS:
            if not one & other:
                (a, b), (c, d) = (WHERE[n] for n in one), (WHERE[n] for n in other)
                assert side(a, b, c) * side(a, b, d) >= 0 or side(c, d, a) * side(c, d, b) >= 0, (one, other)


def test_1_2_six_castles_each_of_one_two_and_three_swords() -> None:
    assert Counter(SWORDS[FIRST_CASTLE:FIRST_BANNER]) == {1: 6, 2: 6, 3: 6}
    assert sum(SWORDS) == 36
    assert len({castle["name"] for castle in BOARD["castles"].values()}) == 18


def test_1_3_exactly_two_crossings() -> None:
    north = {name for name in BOARD["camps"] if name.startswith("N")}
    assert reached("NA1", {"X1", "X2"}) == north
    assert len(reached("NA1", {"X1"})) == 27
    assert len(reached("NA1", {"X2"})) == 27
    assert {castle for castle in CASTLES if len(BOARD["castles"][castle]["gates"]) == 2} == {"NK5", "SK5"}


def test_1_4_a_clan_has_42_knights_in_any_number_together() -> None:
    match = play(loch("NA2=r42"), "NA2-NA3")
    assert camps(match) == "NA3=r42"
    assert clan(match, "red")["supply"] == 0
    assert clan(match, "blue")["supply"] == 42


def test_1_5_six_shields_a_clan() -> None:
    match = Match("highlanders", 3, chance="script")
    for seat, colour in enumerate(("red", "blue", "yellow")):
        assert clan(match, colour, seat)["reserve"] == [0, 0, 0, 1, 2, 3]
        assert clan(match, colour, seat)["shields"] == 6


def test_1_6_three_to_five_players_lead_a_clan_each() -> None:
    assert find("highlanders").seats == (2, 3, 4, 5)
    for seats in (3, 4, 5):
        clans = Match("highlanders", seats).view()["position"]["clans"]
        assert [c["colour"] for c in clans] == ["red", "blue", "yellow", "green", "purple"][:seats]
        assert [c["seat"] for c in clans] == [*range(seats)]


def test_1_7_chance_names_the_first_player_then_clockwise() -> None:
    match = Match("highlanders", 5, chance="script")
    assert match.legal_moves() == ["first-red", "first-blue", "first-yellow", "first-green", "first-purple"]
    for move in (".", "roll1", "NA2-NA3", "draw0"):
        assert refused(match, move, "1.7", "begin-first")
    assert refused(Match("highlanders", 2, chance="script"), "first-yellow", "8.1", "not-playing")
    assert refused(Match("highlanders", 3, chance="script"), "first-green", "1.6", "not-playing")
    play(match, "first-green roll1 . roll1 . roll1")
    assert match.to_move == 0
    assert refused(match, "first-red", "1.7", "already-begun")
    assert banners(match) == "F1=rgp"
