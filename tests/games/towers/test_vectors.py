"""The vectors of the fact sheet, section 7. Its (row, column) is our letter and 8 - row; U is blue."""

from tests.games.reasons import refused
from tests.games.towers.town import legal, town


def test_first_example() -> None:
    match = town("d5 Ar", "f5 Cr", "g5 Agb", "c5 Bg")
    assert legal(match, "d5-e5")
    assert refused(match, "d5-f5", "2.4")
    assert refused(match, "d5-c5", "2.4")
    assert refused(match, "d5-h5", "2.3")
    assert legal(match, "d5-g5")


def test_second_example() -> None:
    match = town("d4 Ar", "e4 Db", "f4 Ab", "c4 Cg")
    assert refused(match, "d4-e4", "2.4")
    assert refused(match, "d4-f4", "2.3")
    assert refused(match, "d4-b4", "2.3")
    assert refused(match, "d4-e5", "2.2")


def test_third_example() -> None:
    match = town("b5 Br", "b1 Bbb", "b8 Bg")
    assert refused(match, "b5-b3", "4.1")
    assert refused(match, "b5-b7", "4.1")
    assert legal(match, "b5-b2")
    assert legal(match, "b5-b1")
    assert legal(match, "b5-b8")


def test_heights() -> None:
    match = town("a5 Arrr", "b5 Abbb", "a4 Abb")
    assert refused(match, "a5-b5", "3.3")
    assert legal(match, "a5-a4")
    match.play("a5-a4")
    assert "Abbrrr" in match.diagram()
    assert refused(town("a5 Ar", "a4 Abbgrg"), "a5-a4", "3.3")


def test_taking_a_site_over() -> None:
    match = town("b8 Arr", "b7 Ab", "n1 Ar", "n8 Ab", "a1 Ag", "a2 Bp")
    match.play("b8-b7")
    assert match.view(0)["position"]["stacks"][1] == {"cell": "b7", "symbol": "crown", "layers": ["blue", "red", "red"]}
    assert match.to_move == 0
    assert "." in match.legal_moves()
    assert not any(move.startswith("b7-") for move in match.legal_moves())
    assert refused(match, "b7-b8", "4.2")


def test_passing_a_stack_on_a_site() -> None:
    assert refused(town("b8 Cr", "b7 Ab"), "b8-b6", "2.3")
    assert legal(town("b8 Cr", "b7 Ar"), "b8-b6")


def test_a_district_ends_the_game() -> None:
    match = town("b7 Arrrrr", "c7 Brr", "b6 Cr", "c5 Dr", "i7 Bbbb", "a1 Ab", "a2 Bg", "a3 Cp")
    match.play("c5-c6")
    assert match.over
    assert match.scores == [18, 3, 0, 0]


def test_a_blue_top_in_the_district_does_not() -> None:
    match = town("b7 Arrrrr", "c7 Brb", "b6 Cr", "c5 Dr", "a1 Ab", "a2 Bg", "a3 Cp", "n1 Dr")
    match.play("c5-c6")
    assert not match.over


def test_neutrals() -> None:
    match = town("a5 Ag", "b5 Ar", "c5 Ab", seats=2)
    assert legal(match, "a5-d5")
    assert refused(match, "a5-c5", "7.3")
    assert legal(match, "b5-a5")
    assert refused(town("f5 Br", "e5 Cg", seats=2), "f5-d5", "7.4")
