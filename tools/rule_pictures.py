"""The pictures in the rules of every game:  python -m tools.rule_pictures [GAME ...]

Each is data in `src/donjon/games/<game>/pictures/pictures.toml`, drawn to an SVG beside it, which RULES.md shows:

diagram     the position
play        moves made first; all must be legal
allowed     legal moves: an arrow from place to place, or a tick at the only one
chain       legal moves, one after the other: arrows with numbers, before any of them is made
refused     moves the rules refuse, each with the number of the rule: a cross where they lead
then        moves made after it
points      what each colour has in the end, as the caption says
marks       more marks: `{ kind, at, label }`
shapes      pieces that are only thought of
cut         two corners: the board ends there
near        places: the drawing ends round them
turn        quarter turns of the board under the eye

`tests/games/test_rule_pictures.py` asks the rules whether all of that is so.
"""

import re
import sys
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import msgspec

from donjon import Match, list_games
from donjon.core.registry import find
from donjon.core.scene import Mark, Scene, Shape
from donjon.pictures import svg

WIDEST = 520  # px a picture is shown wide, at most
ROUND = 78  # px of land shown round the places of `near`
SVG = "http://www.w3.org/2000/svg"
LONG = re.compile(r"-?\d+\.\d\d+(?=[^%\d])")  # a tenth of a pixel is never seen at this size
AS_DRAWN = re.compile(r"translate\((\S+) (\S+)\)")


@dataclass(frozen=True)
class Picture:
    game: str
    name: str
    diagram: str
    play: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    chain: list[str] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    then: list[str] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)
    shapes: list[Shape] = field(default_factory=list)
    cut: str = ""
    near: str = ""
    turn: int = 0

    @property
    def path(self) -> Path:
        return folder(self.game) / f"{self.name}.svg"

    def match(self) -> Match:
        match = Match.from_diagram(self.game, self.diagram, chance="script")
        for move in self.play:
            match.play(move)
        return match


def folder(game: str) -> Path:
    return find(game).folder / "pictures"


@cache
def pictures(game: str) -> tuple[Picture, ...]:
    data = folder(game) / "pictures.toml"
    listed = tomllib.loads(data.read_text(encoding="utf-8")) if data.exists() else {}
    return tuple(
        msgspec.convert({"game": game, "name": name, **facts}, Picture, strict=True) for name, facts in listed.items()
    )


def drawn(picture: Picture) -> str:
    scene = marked(picture, picture.match().picture())
    if picture.cut:
        scene = cut(scene, picture.cut.split())
    return tidy(svg(scene, bare=True, compact=True, coordinates=False, turn=picture.turn), picture.near.split())


def marked(picture: Picture, scene: Scene) -> Scene:
    """With what the moves say: where they lead is in their text."""
    ids = sorted((shape.id for shape in scene.shapes if not shape.at), key=len, reverse=True)
    place = re.compile("|".join(map(re.escape, ids)))
    middles = {shape.at: _middle(scene, shape) for shape in picture.shapes}

    def pin(kind: str, move: str) -> Mark:
        last = place.findall(move)[-1]
        return Mark(kind, (middles.get(last, last),))

    marks = list(picture.marks)
    for move in picture.allowed:
        way = tuple(place.findall(move))
        marks.append(Mark("arrow", way) if len(way) > 1 else pin("right", move))
    marks += [Mark("arrow", tuple(place.findall(move)), str(step)) for step, move in enumerate(picture.chain, 1)]
    marks += [pin("wrong", move) for move in picture.refused]
    return msgspec.structs.replace(scene, shapes=(*scene.shapes, *picture.shapes), marks=tuple(marks))


def _middle(scene: Scene, piece: Shape) -> str:
    """The place in the middle of a piece that covers several."""
    cells = piece.detail.get("cells", [[piece.x, piece.y]])
    x, y = cells[len(cells) // 2]
    return next(shape.id for shape in scene.shapes if not shape.at and (shape.x, shape.y) == (x, y))


def cut(scene: Scene, corners: list[str]) -> Scene:
    """A smaller board with what stands on it."""
    ends = [shape for shape in scene.shapes if shape.id in corners]
    west, north = min(end.x for end in ends), min(end.y for end in ends)
    east, south = max(end.x for end in ends), max(end.y for end in ends)

    def moved(shape: Shape) -> Shape:
        detail = dict(shape.detail)
        if "cells" in detail:
            detail["cells"] = [[x - west, y - north] for x, y in detail["cells"]]
        return msgspec.structs.replace(shape, x=shape.x - west, y=shape.y - north, detail=detail)

    kept = [shape for shape in scene.shapes if west <= shape.x <= east and north <= shape.y <= south]
    size = {"columns": int(east - west) + 1, "rows": int(south - north) + 1}
    return msgspec.structs.replace(scene, **size, shapes=tuple(map(moved, kept)))


def tidy(drawing: str, near: list[str]) -> str:
    """As small as a picture in a text can be: nothing to point at, nothing outside of what is shown."""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(drawing)
    x, y, width, height = map(float, root.attrib["viewBox"].split())
    if near:
        spots = [_spot(root, place) for place in near]
        x, y = min(at for at, _ in spots) - ROUND, min(at for _, at in spots) - ROUND
        width, height = max(at for at, _ in spots) + ROUND - x, max(at for _, at in spots) + ROUND - y
        _prune(root, (x, y, width, height))
    scale = min(1, WIDEST / width)
    root.attrib |= {
        "viewBox": " ".join(f"{value:g}" for value in (x, y, width, height)),
        "width": f"{width * scale:.0f}",
        "height": f"{height * scale:.0f}",
    }
    for element in root.iter():
        for name in [name for name in element.attrib if name.startswith("data-") or name == "pointer-events"]:
            del element.attrib[name]
        for title in element.findall(f"{{{SVG}}}title"):
            element.remove(title)
    return LONG.sub(lambda found: f"{float(found[0]):.1f}", ElementTree.tostring(root, encoding="unicode")) + "\n"


def _spot(root: ElementTree.Element, place: str) -> tuple[float, float]:
    """Where a place is drawn."""
    for element in root.iter():
        if element.get("data-id") == place:
            for inner in element.iter():
                if found := AS_DRAWN.match(inner.get("transform", "")):
                    return float(found[1]), float(found[2])
    raise LookupError(f"there is no place {place} in the drawing")


def _prune(parent: ElementTree.Element, box: tuple[float, float, float, float]) -> None:
    """Without what stands outside: things are groups with a place of their own."""
    x, y, width, height = box
    for child in list(parent):
        found = AS_DRAWN.match(child.get("transform", ""))
        if not found:
            _prune(child, box)
        elif not (x - ROUND < float(found[1]) < x + width + ROUND and y - ROUND < float(found[2]) < y + height + ROUND):
            parent.remove(child)


def main(names: list[str]) -> None:
    for name in names or list_games():
        for picture in pictures(name):
            picture.path.write_text(drawn(picture), encoding="utf-8")
        print(f"{name}: {len(pictures(name))} pictures in the rules")


if __name__ == "__main__":
    main(sys.argv[1:])
