"""The match is the one authority. Tested here on Game of Towers, and by the laws on every game."""

import copy
import pickle
import random
import string
from pathlib import Path
from typing import Any

import msgspec
import pytest

from donjon import BadOption, BadRecord, DonjonError, IllegalMove, Match, NoUndo, list_games
from donjon.core import registry
from donjon.core.catalogue import LANGUAGES
from donjon.core.game import Refusal
from donjon.match.laws import paragraphs
from tests.games.towers.town import diagram, town


def played(seed: int = 7, plies: int = 10_000) -> Match:
    match, dice = Match("towers", 4, seed=seed), random.Random(seed)
    for _ in range(plies):
        if match.over:
            break
        match.play(dice.choice(match.legal_moves()))
    return match


def test_the_front_door() -> None:
    match = Match("towers", seats=4, seed=7, options={"height": "unlimited"})
    assert match.to_move in range(4)
    assert match.ply == 81
    assert match.scores == [0, 0, 0, 0]
    assert match.ranks == [1, 1, 1, 1]
    match.play(match.legal_moves()[0])
    assert match.ply == 82


def test_the_seed_decides_chance_and_nothing_else_does() -> None:
    assert Match("towers", 4, seed=7).diagram() == Match("towers", 4, seed=7).diagram()
    assert Match("towers", 4, seed=7).diagram() != Match("towers", 4, seed=8).diagram()
    assert Match("towers", 4).seed != Match("towers", 4).seed


def test_a_copy_goes_on_by_itself() -> None:
    match = Match("torres", 2, seed=1)
    match.play(match.legal_moves()[0])
    text = match.text()
    for other in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        other.play(other.legal_moves()[0])
        other.undo()
        other.play(other.legal_moves()[-1])
        assert (match.ply, match.text(), other.ply) == (1, text, 2)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_imagines_nothing(seat: int) -> None:
    match = Match("torres", 2, seed=1)
    for ask in (match.imagined, lambda seat, seed: match.analyse(playouts=10, seat=seat)):
        with pytest.raises(BadOption, match=r"there is no seat .*; seats are numbered 0 to 1"):
            ask(seat, 1)


@pytest.mark.parametrize("seat", ["red", 1.5, float("nan")])
def test_what_is_no_number_is_no_seat(seat: Any) -> None:
    with pytest.raises(BadOption, match="there is no seat "):
        Match("towers", 2, seed=1).imagined(seat, 1)


def test_a_number_in_quotes_is_no_number_of_seats() -> None:
    seats: Any = "2"
    with pytest.raises(BadOption, match=r"Game of Towers is for 2, 3 or 4 players, not '2'"):
        Match("towers", seats)


def test_what_is_no_text_is_no_move() -> None:
    match = Match("towers", 2, seed=1)
    move: Any = match.moves()[0]
    for ask in (match.play, match.explain, match.say, match.is_move):
        with pytest.raises(DonjonError, match=r"a move is a text, as in legal_moves\(\), not LegalMove\(text="):
            ask(move)


def test_a_table_has_a_name_for_each_seat_or_none() -> None:
    match = Match("towers", 2, seed=1)
    assert match.events(names=["Ada", "Bob"]) == match.events(names=("Ada", "Bob"))
    for tell in (match.moves, lambda _, names: match.ask("en", names=names)):
        with pytest.raises(DonjonError, match="a table for 2 has 2 names, not 3"):
            tell("en", ["Ada", "Bob", "Cy"])


def test_nothing_happened_before_the_first_ply() -> None:
    match = Match("towers", 2, seed=1)
    assert match.events(since=-5) == match.events()


def test_an_illegal_move_says_what_why_and_the_rule_and_changes_nothing() -> None:
    match = town("d5 Ar", "f5 Bb")
    before = match.diagram(), match.record()
    with pytest.raises(IllegalMove) as error:
        match.play("d5-f5")
    assert str(error.value) == "d5-f5: a crown stack cannot land on a rose stack (rule 2.4)"
    assert (error.value.move, error.value.rule) == ("d5-f5", "2.4")
    assert (match.diagram(), match.record()) == before


def test_a_refused_move_carries_why_and_says_it_in_any_language() -> None:
    match = Match("towers", 2, seed=7)
    other = match.game.colours[1 - (match.to_move or 0)]
    source = next(stack["cell"] for stack in match.view()["position"]["stacks"] if stack["layers"] == [other])
    move = f"{source}-{source[0]}{9 - int(source[1:])}"
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    refusal = error.value.refusal
    assert (refusal.reason, refusal.rule, refusal.details["owner"]) == ("not-yours", "2.1", other)
    assert error.value.say("en") == str(error.value) == match.explain(move)
    assert error.value.say("ru") == match.explain(move, "ru")
    assert not set(error.value.say("ru").removeprefix(move).replace(source, "")) & set(string.ascii_letters)
    assert error.value.say("ru").endswith("(правило 2.1)")


@pytest.mark.parametrize("name", registry.names())
def test_what_is_no_move_at_all_is_refused_the_same_way(name: str) -> None:
    match = Match(name, seed=7)
    with pytest.raises(IllegalMove) as error:
        match.play("nonsense")
    refused = match.why_not("nonsense")
    assert refused is not None
    assert refused.refusal == error.value.refusal == Refusal("no-move", error.value.rule)
    assert refused.rule in paragraphs(match.game)
    assert len({match.explain("nonsense", language) for language in LANGUAGES}) == 4
    assert match.why_not(match.legal_moves()[0]) is None


def test_explain_speaks_four_languages_and_is_silent_on_legal_moves() -> None:
    match = town("d5 Ar", "f5 Bb")
    assert match.explain("d5-e5") is None
    said = {match.explain("d5-f5", language) for language in ("en", "ru", "hu", "de")}
    assert len(said) == 4
    assert {sentence.rpartition("(")[2] for sentence in said if sentence} == {
        "rule 2.4)",
        "правило 2.4)",
        "2.4. szabály)",
        "Regel 2.4)",
    }


def test_undo_stays_inside_the_turn() -> None:
    match = town("b8 Ar", "b5 Dr", "h5 Cr", "a1 Ab", "a2 Bg", "a3 Cp")
    with pytest.raises(NoUndo):
        match.undo()
    start = match.diagram()
    match.play("b8-b7")
    middle = match.diagram()
    match.play("b5-b3")
    match.undo()
    assert match.diagram() == middle
    match.undo()
    assert match.diagram() == start
    match.play("h5-h4")
    assert not match.can_undo


def test_undo_never_crosses_chance() -> None:
    match = Match("towers", 4, chance="script")
    match.play("rA")
    assert not match.can_undo


def test_undo_goes_back_past_the_replies_of_bots() -> None:
    match = Match("elbrus", seats=2, seed=3)
    me = match.to_move
    assert me is not None
    before, diagram = match.ply, match.diagram()
    match.play(match.legal_moves()[0])
    assert match.undo_to([me]) is None  # somebody else is to move, and has made no move yet in this turn
    match.play(match.legal_moves()[0])
    assert match.undo_to() is None
    assert match.undo_to([1 - me]) == before
    match.undo([1 - me])
    assert (match.ply, match.to_move, match.diagram()) == (before, me, diagram)


def test_undo_past_a_bot_never_crosses_chance() -> None:
    match = Match("carcassonne", seats=2, seed=3)  # every turn begins with a draw
    me = match.to_move
    assert me is not None
    while match.to_move == me:
        match.play(match.legal_moves()[-1])
    while match.to_move != me:
        match.play(match.legal_moves()[-1])
    assert match.undo_to([1 - me]) is None


def test_undo_past_a_bot_never_crosses_a_reveal() -> None:
    """A move stays if something was revealed after it."""
    match = Match("torres", seats=2, seed=3)
    for _ in range(400):
        me, ply = match.to_move, match.ply
        if me is None:
            break
        back = match.undo_to([1 - me])
        if back is not None:
            since = match.played[back:]
            assert all(played.seat is not None for played in since)
            assert {played.reveals for played in since} == {match._position.reveals}
        match.play(match.legal_moves()[(7 * ply) % len(match.legal_moves())])


def test_views_are_json_and_only_the_mover_gets_moves() -> None:
    match = played(plies=20)
    mover = match.to_move
    assert mover is not None
    view = match.view(mover)
    assert msgspec.json.decode(msgspec.json.encode(view)) == view
    assert [choice["move"] for choice in view["legal"]] == match.legal_moves()
    assert view["legal"][0]["parts"] == view["legal"][0]["move"].split("-")
    assert match.view(None)["legal"] == match.view((mover + 1) % 4)["legal"] == []
    for seat in (-1, 4):
        with pytest.raises(BadOption, match="no seat"):
            match.view(seat)


def test_events_from_any_ply_on() -> None:
    match = played(plies=5)
    everything = match.events(0)
    assert [e for e in everything if e["ply"] >= 81] == match.events(0, since=81)
    assert not any(event["text"] for event in everything if event["kind"] == "dealt")  # not eighty lines of it
    moves = {event["ply"] for event in everything if event["kind"] == "moved"}
    assert moves <= {event["ply"] for event in everything if event["text"]}  # a line for every move
    assert match.events(0, since=10_000) == []


def test_a_record_tells_the_whole_game() -> None:
    match = played()
    text = match.record()
    again = Match.from_record(text)
    assert again.diagram() == match.diagram()
    assert again.record() == text
    assert (again.scores, again.ranks, again.over) == (match.scores, match.ranks, True)


def test_an_unfinished_record_goes_on_from_its_seed() -> None:
    match = played(plies=30)
    again = Match.from_record(match.record())
    assert again.legal_moves() == match.legal_moves()
    assert again.seed == str(match.seed)


def test_a_record_of_a_diagram_begins_there() -> None:
    match = town("d5 Ar", "a1 Ab", "a2 Bg", "a3 Cp", turn="red")
    match.play("d5-d4")
    assert Match.from_record(match.record()).diagram() == match.diagram()


def damaged(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('[Game "towers"]\n', "", "line 1: a record needs a line like"),
        ('"towers"', '"chess"', "line 1: no game is called 'chess'"),
        ('[Seats "4"]', '[Seats "four"]', "line 1: a record needs a line like"),
        ('[Seats "4"]', '[Seats "9"]', "line 1: Game of Towers is for 2, 3 or 4 players, not 9"),
        ('[Rules "1"]', '[Rules "77"]', "line 1: this record follows rules version 77"),
        ("[Options", "[Optoins oops", "line 4: .* is not a header line"),
        ("(rA)", "(rZ)", r"line 9: move 1, rZ: not a move"),
        ("1 red:", "1 blue:", r"line 14: move 82, .*: red is to move here, not blue"),
        ("1 red: ", "1 red: a1-b2 ", r"line 14: move 82, a1-b2: "),
        ("1 red: ", "1 red: (rA) ", r"line 14: move 82, 'rA': red is to move here, not chance"),
    ],
)
def test_a_damaged_record_says_which_move_on_which_line(old: str, new: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        Match.from_record(damaged(played().record(), old, new))


def test_a_wrong_result_and_moves_past_the_end_are_found() -> None:
    text = played().record()
    result = next(line for line in text.splitlines() if line.startswith("[Result"))
    with pytest.raises(BadRecord, match="the score is"):
        Match.from_record(text.replace(result, '[Result "1 2 3 4"]'))
    with pytest.raises(BadRecord, match="the game was already over"):
        Match.from_record(text + "999 red: a1-a2\n")


def test_what_if_shows_a_plan_and_changes_nothing() -> None:
    match = town("b8 Ar", "b5 Dr", "h5 Cr", "a1 Ab", "a2 Bg", "a3 Cp")
    before = match.diagram()
    plan = match.what_if(["b8-b7", "b5-b3"], seat=0)
    assert plan.moves == ["b8-b7", "b5-b3"]
    assert plan.scores == [2, 0, 0, 0]
    assert [(choice.move, choice.parts) for choice in plan.legal][-1] == (".", ["."])
    over_the_end = match.what_if(["b8-b7", "h5-h4", "a1-a2"], seat=0)
    assert over_the_end.moves == ["b8-b7", "h5-h4"]
    assert match.diagram() == before
    with pytest.raises(IllegalMove):
        match.what_if(["b8-c7"])


def test_a_choice_says_what_it_brings_unless_it_reveals_something() -> None:
    match = town("b8 Ar", "b5 Dr", "h5 Cr", "a1 Ab", "a2 Bg", "a3 Cp")
    gains = {choice.move: choice.gain for choice in match.choices()}
    assert gains["b8-b7"] == match.what_if(["b8-b7"], seat=0).scores[0] == 1
    assert gains["h5-h4"] == 0
    loch = "highlanders seats=2 turn=red phase=march number=9 die=4 steps=3\ncamps NA3=r4\ncastles NK3=b1{}\n"
    bare, hidden = (Match.from_diagram("highlanders", loch.format(shield)) for shield in ("", "?2"))
    assert [choice.gain for choice in bare.choices() if choice.kind == "storm"] == [1]
    assert [choice.gain for choice in hidden.choices() if choice.kind == "storm"] == [0]


def test_scripted_chance_is_listed_and_played_by_the_caller() -> None:
    match = Match("towers", 4, chance="script")
    assert match.to_move is None
    assert not match.over
    assert len(match.legal_moves()) == 16
    match.play("gC")
    assert match.view()["position"]["stacks"] == [{"cell": "a8", "symbol": "key", "layers": ["green"]}]
    with pytest.raises(BadOption, match="seed or script"):
        Match("towers", 4, chance="dice")


@pytest.mark.parametrize("name", list_games())
def test_moves_of_chance_bring_nobody_points(name: str) -> None:
    match = Match(name, 2, seed=5, chance="script")
    for _ in range(60):
        if match.over:
            break
        if match.to_move is None:
            assert {choice.gain for choice in match.choices()} == {0}
            match.draw()
        else:
            match.play(match.legal_moves()[0])


def test_from_diagram_plays_any_position() -> None:
    match = Match.from_diagram("towers", diagram("d5 Ar", "f5 Ab", height="unlimited"))
    assert match.options == {"height": "unlimited"}
    assert "d5-f5" in match.legal_moves()


def test_a_match_shows_its_picture() -> None:
    svg = played(plies=30)._repr_svg_()
    assert svg is not None and svg.startswith("<svg")
    assert svg.count('data-kind="stack"') == len(played(plies=30).view()["position"]["stacks"])
    assert "data-mark" in svg
    assert repr(played()).startswith("<Match towers, 4 seats")


def test_what_is_no_text_is_no_match(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n")
    with pytest.raises(DonjonError, match=r"cannot read .*picture: it is not text"):
        Match.load(tmp_path / "picture")


def test_a_match_is_saved_to_a_file_and_loaded(tmp_path: Path) -> None:
    match = Match("towers", 2, seed=1)
    match.play(match.legal_moves()[0])
    match.save(tmp_path / "game.donjon")
    again = Match.load(tmp_path / "game.donjon")
    assert again == match and hash(again) == hash(match)
    assert again.record() == match.record()
