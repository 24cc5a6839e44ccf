"""A match as data for programs: its moves in parts and words, what lies where, and chance step by step."""

import random

import pytest

from donjon import DonjonError, Match, list_games


def test_moves_have_parts_and_words() -> None:
    match = Match("towers", 2, seed=3)
    moves = match.moves()
    assert [move.text for move in moves] == match.legal_moves()
    move = next(move for move in moves if move.text == "e8-e6")
    assert move.parts == ("e8", "e6")
    assert move.words == "Settle your crown in district 2: 1 high, 1 point."
    german = next(move for move in match.moves("de") if move.text == "e8-e6")
    assert german.words == match.say("e8-e6", "de") != move.words


def test_moves_name_players() -> None:
    match = Match.from_diagram("torres", Match("torres", 2, seed=1).diagram())
    assert [move.text for move in match.moves("en", ("Ada", "Bob"))] == match.legal_moves()


def test_the_position_is_what_the_seat_to_move_sees() -> None:
    """Highlanders: a shield laid face down has its value for its owner alone."""
    match, dice = Match("highlanders", 3, seed=5), random.Random(5)
    hidden = 0
    while not match.over and hidden < 20:
        seen = match.position
        assert seen.seat == match.to_move
        assert seen.facts == match.view(match.to_move)["position"]
        for shield in (thing for thing in seen.things if thing.kind == "shield"):
            mine = match.game.colours.index(shield.owner) == match.to_move
            assert ("value" in shield.detail) == (mine or "hidden" not in shield.state)
            hidden += "hidden" in shield.state and not mine
        match.play(dice.choice(match.legal_moves()))
    assert hidden


def test_a_position_says_what_lies_at_a_place() -> None:
    match = Match("towers", 4, seed=7)
    (stack,) = match.position.at("h8")
    assert (stack.kind, stack.owner, stack.height) == ("stack", "red", 1)
    assert match.position.places["h8"].kind == "street"
    assert [place for place in match.position.places if not match.position.at(place)]  # others are empty


def test_a_piece_lies_on_all_its_cells() -> None:
    match = Match("elbrus", 2, seed=1)
    while len(match.position.things) < 2:
        match.play(next(move for move in match.legal_moves() if move != "."))
    assert max(len(thing.at) for thing in match.position.things) > 1


def test_every_segment_says_its_tile_and_its_sides() -> None:
    match = Match("carcassonne", 2, seed=3)
    places = match.position.places
    city = places["0,0:c0"]
    assert city.kind == "city" and city.detail == {"tile": "0,0", "sides": ["north"]}
    road = places["0,0:r0"]
    assert sorted(road.detail["sides"]) == ["east", "west"]
    kinds = {thing.kind for thing in match.position.things if "0,0" in thing.at[0]}
    assert kinds == {"city", "road", "field"}


def test_segments_that_meet_are_one_feature() -> None:
    """What is found by the sides of tiles is what the rules say, for every feature with a figure in it."""
    match, dice = (
        Match("carcassonne", 3, seed=4, options={"inns": "on", "traders": "on", "dragon": "on"}),
        random.Random(4),
    )
    seen = 0
    while not match.over:
        if not match.ply % 7:
            position = match.position
            features = {thing.at: thing for thing in position.things if thing.at[0].partition(":")[2] and len(thing.at)}
            for feature in position.facts["features"]:
                found = features[tuple(sorted(feature["places"]))]
                assert (found.kind, found.detail["owners"]) == (feature["land"], feature["owners"])
                seen += len(found.at) > 2
            segments = sum(len(tile["segments"]) for tile in position.facts["tiles"])
            joined = [thing for thing in position.things if thing.kind in ("city", "road", "field", "monastery")]
            assert sum(len(thing.at) for thing in joined) == segments
        match.play(dice.choice(match.legal_moves()))
    assert seen


def test_chance_step_by_step_is_the_chance_of_the_seed() -> None:
    """Elsewhere chance plays by itself."""
    steps, seeded = Match("carcassonne", 2, seed=9, chance="script"), Match("carcassonne", 2, seed=9)
    assert steps.to_move is None and not steps.over
    outcomes = steps.outcomes()
    assert sum(outcomes.values()) == pytest.approx(1) and len(set(outcomes.values())) > 1
    assert [move.words for move in steps.moves()] == [""] * len(outcomes)
    drawn = steps.draw()
    assert drawn in outcomes
    assert steps.outcomes() == {}
    while not seeded.over and seeded.ply < 40:
        move = seeded.legal_moves()[0]
        for match in (steps, seeded):
            match.play(move)
        while steps.outcomes():
            steps.draw()
        assert [played.text for played in steps.played] == [played.text for played in seeded.played]


def test_a_draw_cannot_be_taken_back() -> None:
    match = Match("carcassonne", 2, seed=9, chance="script")
    match.draw()
    while not match.outcomes():
        match.play(match.legal_moves()[-1])
    match.draw()
    assert not match.can_undo


def test_chance_draws_only_in_its_turn() -> None:
    with pytest.raises(DonjonError, match="chance is not to move"):
        Match("towers", 2, seed=1).draw()


@pytest.mark.parametrize("name", list_games())
def test_every_game_says_what_lies_where(name: str) -> None:
    position = Match(name, seed=1).position
    assert len(position.places) > 1
    assert all(position.at(place) for thing in position.things for place in thing.at)
