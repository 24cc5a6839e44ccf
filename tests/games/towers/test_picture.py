"""What the picture tells beside the stacks: how far each slides, and which moves bring another."""

from donjon import Match
from tests.games.towers.town import town


def test_a_stack_reaches_what_its_owner_may_move_it_to() -> None:
    match = Match("towers", 4, seed=3)
    for _ in range(12):
        reach = match.picture().detail["reach"]
        moves = {(source, target) for source in reach for target in reach[source]}
        legal = {tuple(move.split("-")) for move in match.legal_moves() if "-" in move}
        mine = {shape.at for shape in match.picture().shapes if shape.owner == match.game.colours[match.to_move or 0]}
        assert {move for move in moves if move[0] in mine} == legal
        assert any(source not in mine and reach[source] for source in reach)
        match.play(match.legal_moves()[0])


def test_sites_bring_another_move() -> None:
    match = town("d7 Ar", "d5 Ab", "n1 Cr")
    scene = match.picture()
    assert "c7" not in scene.detail["reach"]["d7"]  # asks for another symbol
    again = {shape.id for shape in scene.shapes if shape.detail.get("again")}
    assert len(again) == 32 and again & set(scene.detail["reach"]["d7"]) == {"b7", "j7"}
    assert not scene.detail["bonus"]
    match.play("d7-b7")
    assert match.picture().detail["bonus"]
