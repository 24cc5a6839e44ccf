"""What Torres asks of a player, from a view, and how it tells a move."""

from collections.abc import Sequence

from donjon.core.game import Happened, View
from donjon.core.position import Moves, gain
from donjon.core.words import SILENCE, Action, Details, Phrase, Pips, Sentence, Task, side
from donjon.games.torres.codes import Stage
from donjon.games.torres.notation import cell_name, cell_number, parts
from donjon.games.torres.pieces import (
    ACTION_POINTS,
    BLOCK,
    BUY,
    CARD,
    CARDS,
    CELLS,
    DRAW,
    END,
    KEEP,
    KING,
    KNIGHT,
    KNIGHT_PRICE,
    NEAR,
    PHASE_CARDS,
    PUT,
    SIDE,
)
from donjon.games.torres.position import TorresPosition

STEPS = {-SIDE: "to-north", SIDE: "to-south", -1: "to-west", 1: "to-east"}
FROM_HAND = 4  # as a detail: the stack in use, where others are named by their size


# What is asked.


def ask(view: View) -> Task:
    """The stage says what is asked. A turn has all its actions, with the cards in hand."""
    match view["stage"]:
        case "turn":
            return _ask_turn(view)
        case "leftover":
            count = view["stack"]
            return Task(
                "leftover", {"count": count}, (Action("store", ">2", icon="block"), Action("return", ".", ends=True))
            )
        case "king-moves":
            return Task("king-moves", {"phase": view["phase"]}, (Action("king", "Ka1"), Action("stay", ".", ends=True)))
        case "keep":
            count = view["players"][view["player"]]["drawn"]
            return Task("keep", {"count": count}, (Action("keep", "=ap6", icon="card"),))
        case "castles":
            return Task("castles", {}, (Action("found", "+a1", icon="block"),))
        case "knights":
            return Task("knights", {}, (Action("first-knight", "*a1", icon="knight"),))
        case "king":
            return Task("king", {}, (Action("king", "Ka1"),))
        case stage:
            return Task(stage)


def _ask_turn(view: View) -> Task:
    player, actions = view["players"][view["player"]], view["actions"]
    usual = PHASE_CARDS[view["seats"]][view["phase"] - 1][0]
    blocks = view["stack"] if view["stack"] is not None else max(player["stacks"])
    left = (Pips("actions", actions, max(ACTION_POINTS, actions)), Pips("blocks", blocks, max(usual, blocks)))
    return Task(
        "turn" if actions else "spent",
        {"actions": actions, "blocks": blocks, "phase": view["phase"]},
        (*_actions(view, player), *_card_actions(view, player), Action("end", ".", ends=True)),
        left,
        Sentence("actions", {"actions": actions}) if actions else None,
    )


def _actions(view: View, player: View) -> list[Action]:
    """4.2 to 4.12, with their prices. A probe tries the first knight, beside it, or the first castle."""
    knight = player["knights"][0]
    beside = _beside(knight)
    actions = [
        Action("step", f"{knight}-{beside}", 1),
        Action("knight", f"*{beside}", KNIGHT_PRICE),
        Action("block", f"+{next(iter(view['heights']))}", 1),
        Action("buy", "$", 1, "card"),
        Action("advance", "^", 1, "marker"),
    ]
    return [action for action in actions if action.kind != "buy" or view["version"] in ("basic", "own")]


def _card_actions(view: View, player: View) -> list[Action]:
    """An action for each kind of card in hand. Others do not see the hand."""
    cards = dict.fromkeys(player.get("hand", ()))
    return [Action(f"card-{card}", _card_probe(view, player, card), details={"card": card}) for card in cards]


def _card_probe(view: View, player: View, card: str) -> str:
    knight, block = player["knights"][0], next(iter(view["heights"]))
    if card in ("ap6", "ap7"):
        return f"!{card}"
    if card == "extra":
        return f"!extra:{block}"
    if card == "under":
        sizes = [size for size in player["stacks"] if size]
        stack = "/hand" if view["stack"] else f"/{sizes[0]}" if sizes else ""
        return f"!under:{knight}{stack}"
    single = next((cell for cell, height in view["heights"].items() if height == 1), block)
    source = single if card == "moveblock" else knight
    return f"!{card}:{source}-{_beside(source)}"


def _beside(name: str) -> str:
    near = NEAR[cell_number(name)]
    return cell_name((near & -near).bit_length() - 1)


# How a move is told.


def kinds(position: TorresPosition, moves: Moves) -> list[str]:
    return [kind(position, move) for move in moves]


def kind(position: TorresPosition, move: int) -> str:
    if move >= CARD:
        return f"card-{CARDS[(move - CARD) // (CELLS * CELLS)]}"
    if move >= DRAW:
        return "chance"
    if move < KNIGHT:
        return "step"
    if move < BLOCK:
        return "first-knight" if position.stage == Stage.KNIGHTS else "knight"
    if move < KING:
        return "found" if position.stage == Stage.CASTLES else "block"
    if move < END:
        return "king" if move < BUY else "buy" if move == BUY else "advance"
    if move < PUT:
        return {Stage.LEFTOVER: "return", Stage.KING_MOVES: "stay"}.get(Stage(position.stage), "end")
    return "store" if move < KEEP else "keep"


def say(position: TorresPosition, move: int) -> Phrase:
    """Cells are told by what stands there and where on the board. The exact cell is told only if it has to be."""
    done = kind(position, move)
    picked = parts(position, move)
    cells = [cell_number(part) for part in picked if _is_cell(part)]
    places = tuple(map(cell_name, cells))
    if move >= CARD:
        return _say_card(position, picked, cells)
    match done:
        case "step":
            return _say_step(position, *cells)
        case "knight" | "first-knight" | "king" | "found":
            return Phrase(done.removeprefix("first-"), places, _at(position, cells[0]), (_spot(cells[0]),))
        case "block":
            details = _built(position, cells[0]) | _stack(picked[2:])
            return Phrase(done, places, details, (_facing(position, cells[0]), _spot(cells[0])))
        case "advance":
            return Phrase(done, (), {"points": gain(position, move)})
        case "end":
            return Phrase(done, (), _stack(picked[1:], none=-1))
        case "store":
            return Phrase(done, (), {"size": move - PUT})
        case "keep":
            return Phrase(done, (), {"card": picked[0], "where": picked[1] if len(picked) > 1 else "only"})
    return Phrase(done)


def _say_step(position: TorresPosition, source: int, target: int) -> Phrase:
    """A step to a cell beside it is told by its direction, one through a castle by where it comes out."""
    details = _at(position, target) | {"fromside": _side(source)}
    places = (cell_name(source), cell_name(target))
    if NEAR[source] >> target & 1:
        del details["side"]
        return Phrase("step", places, details | {"way": STEPS[target - source]}, (_spot(source, "from"),))
    return Phrase("door", places, details, (_spot(target), _spot(source, "from")))


def _say_card(position: TorresPosition, picked: tuple[str, ...], cells: list[int]) -> Phrase:
    card = picked[len(cells)]
    details: Details = {"card": card}
    places = tuple(map(cell_name, cells))
    if not cells:
        return Phrase("card-points", places, details)
    source, target = cells[0], cells[-1]
    if card == "extra":
        details |= _built(position, target)
        return Phrase("card-extra", places, details, (_facing(position, target), _spot(target)))
    if card == "under":
        details |= _built(position, target) | _stack(picked[2:]) | {"side": _side(target)}
        return Phrase("card-under", places, details, (_spot(target),))
    details |= _at(position, target) | {"fromside": _side(source)}
    message = "card-moveblock" if card == "moveblock" else "card-move"
    return Phrase(message, places, details, (_spot(target), _spot(source, "from")))


def _is_cell(part: str) -> bool:
    return len(part) == 2 and part[0] in "abcdefgh" and part[1].isdigit()


def _side(cell: int) -> str:
    return side(cell % SIDE + 0.5, cell // SIDE + 0.5, SIDE, SIDE)


def _at(position: TorresPosition, cell: int) -> Details:
    """Where a cell is, its level and the area of its castle; both 0 on the ground."""
    return {"side": _side(cell), "level": position.height_at(cell), "area": position.area_at(cell)}


def _built(position: TorresPosition, cell: int) -> Details:
    """The same once one more block is there: on a castle, beside the one it enlarges, or alone."""
    castle = cell if position.height_at(cell) else _castle_beside(position, cell)
    if castle is None:
        return {"side": _side(cell), "level": 1, "area": 1}
    area = position.area_at(castle) + (castle != cell)
    return {"side": _side(castle), "level": position.height_at(cell) + 1, "area": area}


def _facing(position: TorresPosition, cell: int) -> Details:
    """On which side of its castle a new cell lies."""
    castle = _castle_beside(position, cell)
    return {"facing": 0 if position.height_at(cell) or castle is None else STEPS[cell - castle]}


def _castle_beside(position: TorresPosition, cell: int) -> int | None:
    """A cell of the castle beside this one: castles never join, so there is one at most."""
    beside = (other for other in range(CELLS) if NEAR[cell] >> other & 1 and position.height_at(other))
    return next(beside, None)


def _stack(named: tuple[str, ...], none: int = 0) -> Details:
    """Which stack, where there is a choice."""
    if not named:
        return {"stack": none}
    return {"stack": FROM_HAND if named[0] == "hand" else int(named[0])}


def _spot(cell: int, prefix: str = "") -> Details:
    return {f"{prefix}column": cell % SIDE + 1, f"{prefix}row": cell // SIDE + 1}


# How what happened is told.


def tell(move: Sequence[Happened], seats: int) -> list[Sentence]:
    """A card and what it is played for are one sentence. That a turn ends goes without saying."""
    card = next((one.details["card"] for one in move if one.kind == "card-played"), 0)
    return [_told(one, card, alone=len(move) == 1) for one in move]


def _told(one: Happened, card: str | int, alone: bool) -> Sentence:
    if one.kind == "turn-ended" or (one.kind == "card-played" and not alone):
        return SILENCE
    if not one.places:
        return Sentence(one.kind)
    cells = [cell_number(place) for place in one.places]
    source, target = cells[0], cells[-1]
    through = not card and source != target and not NEAR[source] >> target & 1
    return Sentence(one.kind, {"card": card, "fromside": _side(source), "side": _side(target), "through": int(through)})
