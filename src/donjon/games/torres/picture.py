"""Torres as a scene, and as text for the terminal and the screen reader. Made from a view."""

from functools import lru_cache

from donjon.core.catalogue import Texts
from donjon.core.game import View
from donjon.core.scene import Player, Scene, Shape
from donjon.core.shared import Shared
from donjon.games.torres.diagram import LETTERS
from donjon.games.torres.notation import cell_name
from donjon.games.torres.pieces import CELLS, COLOURS, MARKED, PHASE_CARDS, SIDE

NAMES = [cell_name(cell) for cell in range(CELLS)]
NUMBERS = {name: cell for cell, name in enumerate(NAMES)}
FOR_TABLE = ("version", "stage", "phase", "round", "rounds", "actions", "supply")
FOR_CARD = ("stacks", "reserve", "cards", "hand", "fresh", "deck", "drawn", "drawn_cards", "played")


def picture(view: View) -> Scene:
    heights, areas, worths, marked = view["heights"], view["areas"], view["worths"], view["version"] != "master"
    shapes = list(GROUND[marked])
    for name, height in heights.items():
        cell = NUMBERS[name]
        shapes[cell] = DRAWN[cell, height, areas[name], worths[name], marked]
    for player in view["players"]:
        shapes += [_figure("knight", at, heights.get(at, 0), player["colour"]) for at in player["knights"]]
    if view["king"]:
        shapes.append(_figure("king", view["king"], heights.get(view["king"], 0), ""))
    detail = {name: view[name] for name in FOR_TABLE}
    detail["usual"] = PHASE_CARDS[view["seats"]][view["phase"] - 1][0]  # blocks of a stack in this phase
    if view["version"] == "basic":
        detail["deck"] = view["deck"]
    if view["master"]:
        detail["master"] = view["master"]
    players = tuple(_player(view, seat) for seat in range(view["seats"]))
    return Scene("torres", "Torres", SIDE, SIDE, players, tuple(shapes), detail=detail)


def _cell(cell: int, height: int, area: int, worth: int, marked: bool) -> Shape:
    row, column = divmod(cell, SIDE)
    state = ("marked",) if cell in MARKED and marked else ()
    detail = {"area": area, "worth": worth} if area else {}
    return Shape(NAMES[cell], "cell", column, row, height=height, state=state, detail=detail)


DRAWN = Shared(_cell)
GROUND = [tuple(DRAWN[cell, 0, 0, 0, marked] for cell in range(CELLS)) for marked in (False, True)]


@lru_cache(maxsize=5_000)
def _figure(kind: str, at: str, height: int, owner: str) -> Shape:
    column, row = "abcdefgh".index(at[0]), SIDE - int(at[1])
    name = "king" if kind == "king" else f"knight {at}"
    return Shape(name, kind, column, row, height=height, owner=owner, at=at)


def _player(view: View, seat: int) -> Player:
    player = view["players"][seat]
    detail = {name: player[name] for name in FOR_CARD if name in player}
    if view["player"] == seat and view["stack"] is not None:
        detail["in_hand"] = view["stack"]
    if view["turn"] == seat and view["stage"] == "turn":
        detail["actions"] = view["actions"]
    return Player(seat, COLOURS[seat], COLOURS[seat], view["scores"][seat], view["turn"] == seat, detail)


def text(view: View, texts: Texts) -> str:
    """The board in letters: the height and figure of each cell, `·` for ground. Below it, what the players have."""
    figures = {at: LETTERS[seat] for seat, player in enumerate(view["players"]) for at in player["knights"]}
    if view["king"]:
        figures[view["king"]] = "K"
    letters = "   " + "   ".join("abcdefgh")
    lines = [letters]
    for row in range(SIDE):
        cells = [_cell_text(view, figures, cell_name(row * SIDE + column)) for column in range(SIDE)]
        lines.append(f"{SIDE - row}  " + " ".join(f"{cell:<3}" for cell in cells) + f" {SIDE - row}")
    lines.append(letters)
    return "\n".join([*lines, *(_player_text(view, seat, texts) for seat in range(view["seats"]))])


def _player_text(view: View, seat: int, texts: Texts) -> str:
    player = view["players"][seat]
    return f"{LETTERS[seat]} " + texts.say(
        "text-player",
        player=texts.word(f"player-{player['colour']}"),
        points=view["scores"][seat],
        stacks=" ".join(map(str, player["stacks"])) or "–",
        knights=player["reserve"],
        cards=", ".join(texts.word(f"word-{card}") for card in player.get("hand", ())) or str(player["cards"]),
    )


def _cell_text(view: View, figures: dict[str, str], name: str) -> str:
    height, figure = view["heights"].get(name, 0), figures.get(name, "")
    return f"{height}{figure}" if height or figure else "·"
