"""Scenes as data."""

import random

import msgspec
import pytest

from donjon.core import registry
from donjon.core.scene import Shape
from donjon.match import Match


def test_a_shape_keeps_its_json() -> None:
    shape = Shape("c3", "site", 2, 5, detail={"symbol": "crown"})
    assert shape.json is shape.json
    assert (
        msgspec.json.encode(shape) == shape.json == b'{"id":"c3","kind":"site","x":2,"y":5,"detail":{"symbol":"crown"}}'
    )


@pytest.mark.parametrize("game", registry.names())
def test_most_shapes_of_a_scene_are_those_of_a_move_ago(game: str) -> None:
    match, dice = Match(game, 2, seed=1), random.Random(1)
    for _ in range(30):
        match.play(dice.choice(match.legal_moves()))
    before = {id(shape): shape for shape in match.picture().shapes}
    match.play(dice.choice(match.legal_moves()))
    after = match.picture().shapes
    assert sum(id(shape) in before for shape in after) > len(after) / 2
