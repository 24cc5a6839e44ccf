"""What the picture shows each player."""

from donjon import Match
from donjon.core.scene import Mark, Shape
from tests.games.highlanders.loch import loch, play


def shape(match_shapes: tuple[Shape, ...], name: str) -> Shape:
    return next(shape for shape in match_shapes if shape.id == name)


def test_every_space_is_there_with_its_signs() -> None:
    scene = loch().picture()
    kinds = [shape.kind for shape in scene.shapes]
    assert [kinds.count(kind) for kind in ("camp", "castle", "banner")] == [28, 18, 6]
    assert shape(scene.shapes, "F4").detail == {"crests": 4}
    assert shape(scene.shapes, "NK1").detail == {"swords": 3, "needs": "6"}
    assert shape(scene.shapes, "NK1").label == "Dun Carrow"
    assert len(scene.detail["roads"]) == 68


def test_shields_lie_face_down_or_up_as_the_viewer_may_see() -> None:
    match = loch("NA2=r5", "NK1=r2?3 NK3=b0!1", "F1=rb")
    seen = {seat: shape(match.picture(seat).shapes, "shield NK1") for seat in (0, 1, None)}
    assert [(s.state, s.detail) for s in seen.values()] == [
        (("hidden",), {"value": 3}),
        (("hidden",), {}),
        (("hidden",), {}),
    ]
    shown = shape(match.picture(None).shapes, "shield NK3")
    assert (shown.owner, shown.state, shown.detail) == ("blue", (), {"value": 1})
    troop, garrison = (shape(match.picture().shapes, name) for name in ("troop NA2", "garrison NK1"))
    assert (troop.owner, troop.at, troop.detail) == ("red", "NA2", {"knights": 5})
    assert (garrison.owner, garrison.at, garrison.detail) == ("red", "NK1", {"knights": 2})
    assert [s.owner for s in match.picture().shapes if s.at == "F1"] == ["red", "blue"]


def test_a_castle_says_how_many_it_needs_as_far_as_the_viewer_knows() -> None:
    match = loch("", "NK1=r2?3 NK2=r1 NK3=b0!0 NK4=r0?0~3")
    needs = [[shape(match.picture(seat).shapes, f"NK{i}").detail["needs"] for i in range(1, 6)] for seat in (0, 1)]
    assert needs == [["10", "2", "1", "1", "4"], ["4–10", "2", "1", "1–4", "4"]]


def tried(match: Match, source: str, target: str = "") -> tuple[set[str], set[str]]:
    """Where all knights of a space get, and what they beat or storm, by playing every way to its end."""
    reached, beaten = {target} - {""}, set[str]()
    for move in match.legal_moves():
        start, sign, end = move.replace("-", " - ").replace("x", " x ").split() if len(move) > 5 else ("", "", "")
        if start != (target or source) or end == source:
            continue
        if sign == "x":
            beaten.add(end)
            continue
        after = Match.from_record(match.record())
        after.play(move)
        more = tried(after, source, end) if after.to_move == match.to_move else ({end}, set())
        reached, beaten = reached | more[0], beaten | more[1]
    return reached, beaten


def test_what_a_crowd_reaches_is_what_its_moves_lead_to() -> None:
    for steps in (3, 2, 1):
        match = loch("NA2=r4 NA4=b3 NA1=b5 NA7=b1", "NK3=b1 NK5=g1?2 NK2=g2!1", steps=steps)
        detail = match.picture().detail
        assert (set(detail["reach"]["NA2"]), set(detail["threatens"].get("NA2", ()))) == tried(match, "NA2")
    match = loch("NB3=r2 NB4=b2 SB3=r2 SB4=b2", "NK5=r1 SK5=r1?0")
    detail = match.picture().detail
    for camp in ("NB3", "SB3"):
        assert set(detail["threatens"][camp]) == tried(match, camp)[1]
    assert "NB4" not in detail["threatens"]["NB3"]  # 5.6: without a shield one knight stays in the castle
    assert "SB4" in detail["threatens"]["SB3"]
    match = loch("NA2=r4 NA4=b3 NA1=b5 NA7=b1", "NK3=b1 NK5=g1?2 NK2=g2!1", steps=1)
    detail = match.picture().detail
    assert "NA4" not in detail["reach"]["NA2"] and "NB4" in detail["reach"]["NA7"]  # blue has all steps of its own turn


def test_a_muster_and_a_castle_just_taken_are_marked() -> None:
    match = play(loch("NA2=r1 NA4=r2 NA3=b2"), "NA2+NA3")
    assert match.picture().marks[:2] == (Mark("selected", ("NA2",)), Mark("threatened", ("NA3",), "1/3"))
    match = play(loch("NA3=r2"), "NA3xNK3")
    assert match.picture().marks[0] == Mark("selected", ("NK3",))


def test_the_card_of_a_player_names_their_clans() -> None:
    players = loch("NA2=r1", "NK1=y1", seats=2).picture().players
    assert [(player.name, player.score) for player in players] == [("red & yellow", 3), ("blue & green", 0)]
    assert players[0].detail["clans"][1] == {"colour": "yellow", "swords": 3, "supply": 41, "shields": 6}


def test_the_text_shows_the_map_and_keeps_the_secret() -> None:
    match = loch("NA2=r5", "NK1=r2?3 NK3=b0!1", "F1=rb")
    assert "r2+3?" in match.text(0)
    assert "r2?" in match.text(1)
    assert "r2+3?" not in match.text(1)
    assert "b0+1" in match.text(None)
    assert "r Red: 3 swords, 34 knights in the supply, 5 shields in reserve, 3 steps left" in match.text(None)
    assert "r Красный: мечей 3, рыцарей в запасе 34, щитов в запасе 5, осталось шагов: 3" in match.text(None, "ru")
