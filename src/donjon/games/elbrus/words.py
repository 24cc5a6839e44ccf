"""What Elbrus Castle asks of a player, from a view, and how it tells a move."""

from donjon.core.game import View
from donjon.core.position import Log, Moves
from donjon.core.words import Action, Details, Phrase, Pips, Task, side
from donjon.games.elbrus.notation import cell_name, feet, split
from donjon.games.elbrus.pieces import (
    BALCONY,
    BEGIN,
    COLOURS,
    DECLINE,
    JOIN,
    KINDS,
    NOBODY,
    NONE,
    PIECE_NAMES,
    SHAPE_MOVES,
    STAIRS,
    STOCK_KINDS,
    STRIDE,
    cells_of,
)
from donjon.games.elbrus.position import ElbrusPosition

WAYS = ("to-east", "to-south", "to-west", "to-north")
MOST_STAIRS = 1  # in hand


def ask(view: View) -> Task:
    """A piece to place, or whether to make a staircase."""
    if view["ended"]:
        return Task("over")
    if view["turn"] is None:
        return Task("begin")
    if view["offered"]:
        return Task(
            "offered",
            {"mark": view["offered"]},
            (Action("join", "join", icon="stairs"), Action("decline", ".", ends=True)),
        )
    hand = view["hands"][view["turn"]]
    names = [kind.name for kind in KINDS[:STOCK_KINDS]]
    left = [Pips(kind.name, hand[kind.name], kind.copies) for kind in KINDS[:STOCK_KINDS]]
    actions = [Action(name, f"{name}-r0c0-E", stock=hand[name], details={"count": hand[name]}) for name in names]
    if view["stairs"]:
        left.append(Pips("stairs", hand["stairs"], MOST_STAIRS))
        actions.append(Action("stairs", "stairs-r0c0-E-E", stock=hand["stairs"], details={"count": hand["stairs"]}))
    return Task("place", {}, tuple(actions), tuple(left))


def kinds(position: ElbrusPosition, moves: Moves) -> list[str]:
    return [kind(position, move) for move in moves]


def kind(position: ElbrusPosition, move: int) -> str:
    if move >= JOIN:
        return "chance" if move >= BEGIN else "decline" if move == DECLINE else "join"
    return PIECE_NAMES[move // SHAPE_MOVES // 4]


def say(position: ElbrusPosition, move: int) -> Phrase:
    """A piece by what its feet stand on, where it lies and how high it gets, and by what it scores."""
    if move >= JOIN:
        return Phrase(kind(position, move), (), {"mark": position.offered})
    shape, _, upper = split(move)
    places = feet(move)
    deck, points = _placed(position, move)
    details: Details = {
        "piece": PIECE_NAMES[shape // 4],
        "side": side_of(position, move),
        "deck": deck,
        "points": points,
        **_under(position, places[0], "one", "owner"),
        **_under(position, places[-1], "two", "other"),
    }
    message = {BALCONY: "balcony", STAIRS: "stairs"}.get(shape // 4, "place")
    if message == "place":
        same = (details["one"], details["owner"]) == (details["two"], details["other"])
        details |= {"lie": "down" if shape % 2 else "across", "feet": details["one"] if same else "apart"}
    else:
        details |= {"way": WAYS[shape % 4], "then": WAYS[upper]}
    spot: Details = {"column": places[0] % STRIDE + 1, "row": places[0] // STRIDE + 1}
    return Phrase(message, tuple(map(cell_name, places)), details, (spot,))


def side_of(position: ElbrusPosition, move: int) -> str:
    """On which side of the board a piece lies, by its first two feet."""
    (row, column), (other_row, other_column) = (divmod(cell, STRIDE) for cell in feet(move)[:2])
    x, y = (column + other_column + 1) / 2, (row + other_row + 1) / 2
    return side(x, y, position.field, position.field)


def _placed(position: ElbrusPosition, move: int) -> tuple[int, int]:
    """How high the piece gets and what it scores. The rules know, so it is tried out on a copy."""
    after, log = position.copy(), Log()
    after.log = log
    after.play(move)
    points = log.notes()[0][5]
    shape, anchor, _ = split(move)
    return max(after.height_at(cell) for cell in cells_of(shape, anchor)), points


def _under(position: ElbrusPosition, cell: int, foot: str, owner: str) -> Details:
    """What a foot stands on: the ground, or whose piece."""
    piece = position.top_at(cell)
    if piece == NONE:
        return {foot: "ground", owner: ""}
    who = position.owner_of(piece)
    if who == NOBODY:
        return {foot: "grey", owner: ""}
    return {foot: "own", owner: ""} if who == position.player else {foot: "theirs", owner: COLOURS[who]}
