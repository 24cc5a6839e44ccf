"""RULES 5.12, 7 and 8: without cards, own decks, and the master version."""

import random

import pytest

from donjon import Match
from donjon.games.torres.pieces import CARDS
from tests.games.reasons import refused
from tests.games.torres.board import board, heights, imagined, last_turn, play, player, points, position

# 5.12 Without cards.


def test_5_12_without_cards_everything_else_is_as_in_the_basic_game() -> None:
    plain, basic = (board("d5 1r", "e5 1", "a1 0b", version=version) for version in ("plain", "basic"))
    assert refused(plain, "$", "5.12", "no-cards")
    assert refused(plain, "!ap6", "5.12", "no-cards")
    assert [move for move in basic.legal_moves() if move != "$"] == plain.legal_moves()
    assert "buy" in {offer.kind for offer in basic.ask().actions} - {offer.kind for offer in plain.ask().actions}
    assert plain.view(0)["position"] == plain.view(1)["position"]


def test_5_12_nothing_is_hidden_and_nothing_is_left_to_chance() -> None:
    match, dice = Match("torres", seats=3, seed=1, options={"version": "plain"}), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal_moves()))
        assert imagined(match, 0, 1) == match._position
    assert match.draws == 0


# 7. Own decks.


def own() -> Match:
    return board("d5 1r", version="own")


def deck_of(deck: str) -> Match:
    """Red's deck has just these cards, top|middle|under; the others are played."""
    played = ",".join(card for card in CARDS if card not in deck.replace("|", ",").split(","))
    return board("d5 1r", version="own", red=f"deck={deck} played={played}")


def test_7_1_three_are_drawn_for_one_point() -> None:
    match = play(own(), "$")
    assert sorted(match.legal_moves()) == sorted(CARDS)
    play(match, "leap door ap6")
    assert match.view()["position"]["actions"] == 4
    assert player(match, 0, 0)["drawn_cards"] == ["leap", "door", "ap6"]
    assert "drawn_cards" not in player(match, 0, 1)
    assert player(match, 0, 1)["drawn"] == 3


def test_7_1_fewer_where_there_are_no_more() -> None:
    two = play(deck_of("|leap,door|"), "$ door")
    assert two.legal_moves() == ["=door", "=leap"]
    one = play(deck_of("|leap|"), "$")
    assert player(one, 0, 0)["hand"] == ["leap"]
    assert refused(one, "$", "4.10")


def test_7_2_one_is_kept_the_others_go_on_top_or_under() -> None:
    match = play(own(), "$ leap door ap6")
    assert len(match.legal_moves()) == 6
    assert refused(match, "=leap", "7.2")
    assert refused(match, "=jump/top", "7.2")
    assert refused(match, "d5-d4", "7.2")
    match.play("=door/under")
    assert player(match, 0, 0)["hand"] == ["door"]
    assert player(match, 0, 0)["under_cards"] == ["leap", "ap6"]
    seen = player(match, 0, 1)
    assert (seen["cards"], seen["deck"], seen["top"], seen["under"]) == (1, 9, 0, 2)
    assert "under_cards" not in seen
    assert refused(match, "!door:d5-d4", "5.1")


def test_7_2_the_events_tell_the_others_where_but_not_what() -> None:
    match = play(own(), "$ leap door ap6 =door/top")
    mine, theirs = match.events(0)[-1], match.events(1)[-1]
    assert mine["details"] == {"card": "door", "where": "on-top", "count": 2}
    assert theirs["kind"] == "kept-one"
    assert theirs["details"] == {"where": "on-top", "count": 2}


def test_7_3_what_lies_on_top_is_drawn_without_chance() -> None:
    match = play(own(), "$ leap door ap6 =door/top $")
    assert sorted(match.legal_moves()) == sorted(set(CARDS) - {"leap", "door", "ap6"})  # only the third is unknown
    play(match, "jump")
    assert player(match, 0, 0)["drawn_cards"] == ["leap", "ap6", "jump"]
    match.play("=jump/top")
    assert refused(match, "$", "4.10")  # two a turn


def test_7_3_what_lies_under_comes_last_and_a_last_card_between_is_known() -> None:
    match = deck_of("leap|door|ap6,jump")
    match.play("$")  # no chance at all
    assert player(match, 0, 0)["drawn_cards"] == ["leap", "door", "ap6"]
    assert match.to_move == 0
    assert match.can_undo  # nothing was revealed


def test_7_3_the_owner_knows_what_he_put_back_and_nobody_else_does() -> None:
    match = play(own(), "$ leap door ap6 =door/under")
    known = position(match)
    seen_by_red = {(imagined(match, 0, s).deck_under(0), imagined(match, 0, s).deck_middle(0)) for s in range(30)}
    assert seen_by_red == {(known.deck_under(0), known.deck_middle(0))}
    worlds = [imagined(match, 1, seed) for seed in range(200)]
    assert len({world.deck_under(0) for world in worlds}) > 50
    hands = {kind for world in worlds for kind in range(10) if world.cards_in_hand(0, kind)}
    assert hands == set(range(10))
    assert len({imagined(match, 0, seed).deck_middle(1) for seed in range(30)}) == 1  # blue's ten are all in the deck


def test_7_3_in_the_basic_game_hands_are_guessed_from_all_cards_left() -> None:
    match = board("d5 1r", red="cards=leap,leap,leap,leap", blue="cards=door,jump", turn="red")
    worlds = [imagined(match, 0, seed) for seed in range(300)]
    assert all(world.cards_in_hand(0, CARDS.index("leap")) == 4 for world in worlds)
    assert not any(world.cards_in_hand(1, CARDS.index("leap")) for world in worlds)
    blue = {tuple(world.cards_in_hand(1, kind) for kind in range(10)) for world in worlds}
    assert len(blue) > 30
    assert all(sum(hand) == 2 for hand in blue)


# 8. The master version.


def master(**options: str) -> Match:
    return Match("torres", seats=2, options={"version": "master", **options}, chance="script")


def test_8_1_castles_three_steps_apart_then_knights_from_red_again() -> None:
    match = master(master="border")
    play(match, "+d5")
    assert match.to_move == 1
    near = {"d5", "d6", "d7", "d4", "d3", "c5", "b5", "e5", "f5", "c6", "e6", "c4", "e4"}
    assert {move[1:] for move in match.legal_moves()} == {f"{c}{r}" for c in "abcdefgh" for r in range(1, 9)} - near
    assert refused(match, "+e4", "8.1")
    play(match, "+a8 +a5 +a2 +d8 +g8 +h5")
    assert match.to_move == 1
    play(match, "+g2")
    assert len(heights(match)) == 8
    assert match.to_move == 0
    play(match, "*d5 *a8 Kg8")
    assert match.view()["position"]["stage"] == "turn"
    assert match.view()["position"]["supply"] == 92 - 8 - 24


def test_8_2_all_ten_cards_open_and_none_to_buy() -> None:
    match = board("d5 1r", version="master")
    assert player(match, 0)["hand"] == list(CARDS)
    assert player(match, 1, 0)["hand"] == list(CARDS)
    assert refused(match, "$", "8.2")
    play(match, "!ap6")
    assert player(match, 0, 1)["hand"] == list(CARDS[1:])
    assert match.can_undo  # an open card is no reveal


def test_8_3_the_leader_starts_each_round() -> None:
    match = play(board("d5 1r", "a1 0b", version="master"), ". ^ .")
    assert match.to_move == 1
    assert match.view()["position"]["starter"] == 1
    unchanged = play(board("d5 1r", "a1 0b", version="master"), ". .")
    assert unchanged.to_move == 0


def test_8_3_also_in_a_new_phase_while_the_last_moves_the_king() -> None:
    match = last_turn("d5 1r", "b2 1", "a1 0b", version="master", red="score=30", blue="score=10")
    match.play(".")
    assert match.to_move == 1
    match.play("Kb2")
    assert match.to_move == 0
    assert match.view()["position"]["first"] == 0
    nought = last_turn("d5 0r", "a1 0b", version="master", card="square")
    play(nought, ". .")
    assert nought.to_move == 0  # who started the last round


def test_8_4_a_master_card_is_revealed_first() -> None:
    match = master()
    assert match.to_move is None
    assert len(match.legal_moves()) == 8
    match.play("master-square")
    assert match.view()["position"]["master"] == "square"
    assert match.to_move == 0
    assert master(master="row").view()["position"]["master"] == "row"
    basic = Match("torres", seats=2, options={"master": "row"})
    assert basic.view()["position"]["master"] is None


def scored(card: str, phase: int, *cells: str, **facts: object) -> list[int]:
    """What the master card brings red and blue."""
    match = last_turn(*cells, version="master", card=card, phase=phase, **facts)
    match.play(".")
    return [sum(points(match, seat, "master-bonus")) for seat in (0, 1)]


def test_8_5_after_the_king_and_as_one_move() -> None:
    match = last_turn("d8 1K", "c8 1r", "a1 0r", version="master", card="border", blue="score=13")
    match.play(".")
    told = [(event["kind"], event["points"]) for event in match.events() if event.get("points")]
    assert told == [("castle-scored", 2), ("king-bonus", 5), ("master-bonus", 6), ("pushed", 1)]


@pytest.mark.parametrize(("phase", "points"), [(1, 2), (2, 5), (3, 10)])
def test_8_6_border(phase: int, points: int) -> None:
    assert scored("border", phase, "a1 0r", "h8 0r", "d4 0r", "a8 0b") == [3 * points, points]
    assert scored("border", phase, "a1 0r", "h8 0b", "d4 0r") == [points, points]  # nobody has the most
    assert scored("border", phase, "d4 0r", "e4 0b") == [0, 0]


@pytest.mark.parametrize(("phase", "points"), [(1, 2), (2, 5), (3, 10)])
def test_8_7_diagonals(phase: int, points: int) -> None:
    assert scored("diagonals", phase, "a1 0r", "e5 0r", "a8 0b", "d2 0b") == [3 * points, points]


def test_8_8_many_castles() -> None:
    four = ("a8 1r", "c8 1r", "e8 1r", "g8 1r", "a1 0r")
    assert scored("castles", 1, *four) == [5, 0]
    assert scored("castles", 2, *four) == [0, 0]
    assert scored("castles", 2, *four[:4], "a6 1r") == [15, 0]
    assert scored("castles", 1, *four[:4], "a6 1r") == [5, 0]  # at least four
    assert scored("castles", 3, *four[:4], "a6 1r", "c6 1r") == [30, 0]
    assert scored("castles", 1, "a8 1r", "b8 1r", "e8 1r", "g8 1r") == [0, 0]  # two in one castle


GROUP = ("d5 0r", "d4 0r", "d3 0r", "e3 0r", "f3 0r", "f4 0r")


def test_8_9_neighbours() -> None:
    assert scored("neighbours", 3, *GROUP) == [40, 0]
    assert scored("neighbours", 2, *GROUP) == [0, 0]
    assert scored("neighbours", 3, *GROUP[:5]) == [0, 0]  # all six
    assert scored("neighbours", 3, *GROUP[:5], "g4 0r") == [0, 0]  # a corner is not enough


def test_8_10_different_levels() -> None:
    stairs = ("a8 1r", "b8 2r", "c8 3r", "d8 4r", "e8 5r")
    assert scored("levels", 3, *stairs, "a1 0r") == [40, 0]
    assert scored("levels", 3, *stairs[:4], "e8 4r", "a1 0r") == [0, 0]


def test_8_11_in_a_row() -> None:
    assert scored("row", 3, *(f"{c}4 0r" for c in "abcdeg")) == [50, 0]
    assert scored("row", 3, *(f"c{r} 0r" for r in (1, 2, 3, 5, 7, 8))) == [50, 0]
    assert scored("row", 3, *(f"{c}4 0r" for c in "abcde"), "g5 0r") == [0, 0]
    assert scored("row", 3, *(f"{c}{r} 0r" for c, r in zip("abcdef", "123456", strict=True))) == [0, 0]


def test_8_12_a_square() -> None:
    assert scored("square", 3, "c6 0r", "f6 0r", "c3 0r", "f3 0r") == [50, 0]
    assert scored("square", 3, "c6 0r", "d6 0r", "c5 0r", "d5 0r", "e6 0r", "e5 0r") == [50, 0]  # once
    assert scored("square", 3, "d6 0r", "e5 0r", "d4 0r", "c5 0r") == [0, 0]  # not upright
    assert scored("square", 3, "c6 0r", "f6 0r", "c4 0r", "f4 0r") == [0, 0]
    assert scored("square", 3, "h6 0r", "a5 0r", "h5 0r", "a4 0r") == [0, 0]  # not round the edge
    assert scored("square", 2, "c6 0r", "f6 0r", "c3 0r", "f3 0r") == [0, 0]


def test_8_13_one_level() -> None:
    assert scored("same-level", 3, *GROUP) == [50, 0]
    assert scored("same-level", 3, *(f"{c}8 1r" for c in "abcdef")) == [50, 0]
    assert scored("same-level", 3, *GROUP[:5], "a8 1r") == [0, 0]
