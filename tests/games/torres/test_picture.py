"""What the picture tells of a castle."""

import random

from donjon import Match


def test_a_cell_says_how_large_its_castle_is_and_what_a_knight_there_would_bring() -> None:
    match, dice = Match("torres", 2, seed=4), random.Random(4)
    scored = 0
    while not match.over:
        cells = {shape.id: shape for shape in match.picture().shapes if shape.kind == "cell"}
        told = match.ply
        match.play(dice.choice(match.legal_moves()))
        for event in match.events(since=told):
            if event["kind"] == "castle-scored":
                (place,) = event["places"]
                assert cells[place].detail == {"area": event["details"]["area"], "worth": event["points"]}
                scored += 1
    assert scored
