"""Draw what programs that learn get to see, a picture for each game:  python -m tools.layouts

Each plane of an observation is a small board. Which is which comes from the game's layout.py.
"""

from importlib import import_module
from pathlib import Path

from donjon import Match, bot, list_games
from donjon.core.registry import package_of
from donjon.core.tensor import observation, tensor_of

DOCS = Path(__file__).parent.parent / "docs" / "pictures"
ACROSS = 6  # planes beside each other
GAP, TITLE = 14, 16
INK, EMPTY, WORDS = "#8a4b2a", "#efe7d8", "#333333"
WINDOW = 15  # of larger planes only the middle is drawn


def main() -> None:
    for name in list_games():
        (DOCS / f"tensor-{name}.svg").write_text(picture(name))


def position_of(name: str) -> Match:
    """The middle of a game between random bots."""
    match, player = Match(name, seats=2, seed=4), bot("random", seed=4)
    while match.to_move is not None:
        match.play(player.choose(match))
    moves = [played.text for played in match.played]
    return match.resumed(moves[: len(moves) // 2], draw=False)


def picture(name: str) -> str:
    tensor, match = tensor_of(name), position_of(name)
    planes, rows, columns = tensor.shape
    seen = observation(tensor, match._position, match.to_move or 0)
    names = _names(import_module(f"{package_of(name)}.layout").Plane, planes)
    cut = max(0, (rows - WINDOW) // 2) if rows > WINDOW else 0
    side = max(2, 108 // max(rows - 2 * cut, columns - 2 * cut)) if rows > 1 else 12
    beside = ACROSS if rows > 1 else 1
    wide, high = (columns - 2 * cut) * side + GAP, (rows - 2 * cut) * side + TITLE + GAP
    parts = []
    for plane in range(planes):
        left, top = plane % beside * wide + GAP, plane // beside * high + GAP
        parts.append(f'<text x="{left}" y="{top + 10}">{names[plane]}</text>')
        parts.append(
            f'<rect x="{left}" y="{top + TITLE}" width="{wide - GAP}" height="{high - TITLE - GAP}" fill="{EMPTY}"/>'
        )
        for row in range(cut, rows - cut):
            for column in range(cut, columns - cut):
                value = seen[(plane * rows + row) * columns + column]
                x, y = left + (column - cut) * side, top + TITLE + (row - cut) * side
                parts += [_cell(x, y, side, value)] if value else []
    height = -(-planes // beside) * high + GAP
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {beside * wide + GAP} {height}" '
            f'font-family="sans-serif" font-size="10" fill="{WORDS}">',
            *parts,
            "</svg>\n",
        ]
    )


def _cell(x: int, y: int, side: int, value: int) -> str:
    """The larger the number, the darker."""
    shade = min(1.0, 0.35 + value / 12)
    return f'<rect x="{x}" y="{y}" width="{side - 1}" height="{side - 1}" fill="{INK}" fill-opacity="{shade:.2f}"/>'


def _names(groups: type, planes: int) -> list[str]:
    """The name of each plane: its group, counted on."""
    first = {int(member): member.name.lower() for member in groups}  # type: ignore[attr-defined]
    found, name, start = [], "", 0
    for plane in range(planes):
        if plane in first:
            name, start = first[plane], plane
        alone = plane in first and (plane + 1 in first or plane + 1 == planes)
        found.append(name if alone else f"{name} {plane - start}")
    return found


if __name__ == "__main__":
    main()
