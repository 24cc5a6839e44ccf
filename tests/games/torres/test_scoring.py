"""RULES 6: castles, the king's bonus, the king's journey, the end."""

from tests.games.reasons import refused
from tests.games.torres.board import board, finish_phase, last_turn, legal, play, points


def test_6_1_clockwise_from_who_started_the_phase_and_castles_before_the_king() -> None:
    match = board("d5 1r", "a8 1b", "a1 1K", "b1 1b", round=4, turn="red", starter="blue", seats=2)
    match.play(".")
    told = [(event["kind"], event["seat"]) for event in match.events() if event.get("points")]
    assert told == [("castle-scored", 1), ("castle-scored", 1), ("castle-scored", 0), ("king-bonus", 1)]


def test_6_2_area_times_the_highest_knight() -> None:
    match = last_turn("d5 2r", "d4 1r", "d3 1b", "d2 1", "a1 0r")
    match.play(".")
    assert points(match, 0) == [8]
    assert points(match, 1) == [4]


def test_6_3_the_marker_moves_once_and_goes_on_past_taken_spaces() -> None:
    match = last_turn("d5 1r", "d4 1", "b5 1r", "b4 1", red="score=10", blue="score=14")
    match.play(".")
    assert match.scores == [15, 14]
    assert points(match, 0, "castle-scored") == [2, 2]
    assert points(match, 0, "pushed") == [1]


def test_6_3_a_marker_that_did_not_move_is_not_pushed() -> None:
    match = last_turn("d5 0r", "a1 0b")
    match.play(".")
    assert match.scores == [0, 0]


def test_6_3_after_the_bonus_too() -> None:
    match = last_turn("d5 1K", "d4 1r", red="score=10", blue="score=17")
    match.play(".")
    assert match.scores == [18, 17]  # 2 for the castle, 5 for the king, 1 for the taken space


def test_6_4_the_kings_bonus_wants_the_exact_level() -> None:
    for phase, level, bonus in ((1, 1, 5), (2, 2, 10), (3, 3, 15), (2, 1, 0), (1, 2, 0)):
        match = last_turn("d5 2K", "d4 1", "c5 1", "c4 1", f"e5 {level}r", f"e4 {level}r", phase=phase)
        match.play(".")
        assert points(match, 0, "king-bonus") == ([bonus] if bonus else [])
    outside = last_turn("d5 1K", "b5 1r")
    outside.play(".")
    assert points(outside, 0, "king-bonus") == []


def test_6_5_the_last_may_move_the_king() -> None:
    match = last_turn("d5 1r", "d4 1b", "d3 2", "b2 1", red="score=10", blue="score=30")
    match.play(".")
    assert match.view()["position"]["stage"] == "king-moves"
    assert match.to_move == 0
    assert match.legal_moves() == ["Kd3", "Kb2", "."]
    assert match.view()["position"]["players"][0]["stacks"] == [3, 3, 3, 3]  # taken before the king moves
    assert refused(match, "Kd5", "1.4")
    assert refused(match, "Kh1", "1.4")
    assert refused(match, "Ke5", "6.5")
    match.play("Kd3")
    assert match.view()["position"]["king"] == "d3"
    assert legal(match, "d5-d6")


def test_6_5_among_several_at_nought_the_latest_in_turn_order() -> None:
    match = last_turn("d5 0r", "a1 0b")
    match.play(".")
    assert match.to_move == 1
    later = board("d5 0r", "a1 0b", round=4, turn="red", starter="blue")
    later.play(".")
    assert later.to_move == 0


def test_6_5_no_free_castle_and_the_king_stays() -> None:
    match = last_turn("d5 1b")
    match.play(".")
    assert match.legal_moves() == ["."]


def test_6_6_the_same_player_starts_the_next_phase_either_way() -> None:
    for move in ("Kb2", "."):
        match = last_turn("d5 1r", "d4 1b", "b2 1", red="score=30", blue="score=10")
        play(match, f". {move}")
        assert match.to_move == 1
        assert match.view()["position"]["first"] == 1
        assert match.view()["position"]["phase"] == 2


def test_6_7_the_game_ends_after_the_third_scoring() -> None:
    match = last_turn("d5 1r", "a1 0b", phase=3, blue="score=4")
    match.play(".")
    assert match.over
    assert match.scores == [1, 4]
    assert match.ranks == [2, 1]
    assert refused(match, "^", "6.7")


def test_6_7_all_at_nought_share_the_rank() -> None:
    match = finish_phase(board("d5 0r", "a1 0b", phase=3))
    assert match.over
    assert match.ranks == [1, 1]
