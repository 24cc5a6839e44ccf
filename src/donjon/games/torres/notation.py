"""Moves of Torres as text (RULES 9.1 to 9.3)."""

import re
from functools import cache
from pathlib import Path

from donjon.core.errors import IllegalMove
from donjon.core.game import Refusal
from donjon.core.shared import Shared
from donjon.games.torres.codes import CARD_RULE, DUE, RULE, SAID_BY_CARDS, Reason, Stage
from donjon.games.torres.pieces import (
    ADVANCE,
    AP6,
    AP7,
    BENEATH,
    BLOCK,
    BUY,
    CARD,
    CARDS,
    CELLS,
    DRAW,
    END,
    EXTRA,
    FEWEST_CASTLES,
    IN_HAND,
    KEEP,
    KING,
    KNIGHT,
    MASTER,
    MASTERS,
    MOVEBLOCK,
    ONLY,
    OWN,
    PUT,
    SIDE,
    TOP,
    UNDER,
    UNNAMED,
)
from donjon.games.torres.position import TorresPosition

HERE = Path(__file__).parent
CELL = "[a-h][1-8]"
WALK = re.compile(f"({CELL})-({CELL})")
BLOCK_TEXT = re.compile(rf"\+({CELL})(?:/([1-3]))?")
END_TEXT = re.compile(r"\.(?:/([0-3]))?")
KEEP_TEXT = re.compile(r"=([a-z0-9]+)(?:/(top|under))?")
CARD_TEXT = re.compile(rf"!([a-z0-9]+)(?::({CELL})(?:-({CELL})|/([1-3]|hand))?)?")
PLACES = {"top": TOP, "under": BENEATH, None: ONLY}


@cache
def cell_name(cell: int) -> str:
    """Columns a-h from the left, rows 1-8 from the bottom."""
    row, column = divmod(cell, SIDE)
    return f"{'abcdefgh'[column]}{SIDE - row}"


def cell_number(name: str) -> int:
    return (SIDE - int(name[1])) * SIDE + "abcdefgh".index(name[0])


def block_sizes(position: TorresPosition) -> list[int]:
    """The sizes of stacks that a block could come from, without the stack in hand."""
    return position.sizes_of(position.player, 1)


def end_sizes(position: TorresPosition) -> list[int]:
    """The sizes of stacks that a turn without a block could use up."""
    return position.sizes_of(position.player, 0)


def under_choices(position: TorresPosition) -> list[int]:
    """The stacks that a block for under a knight could come from. 0 is the one in hand."""
    return ([0] if position.bound and position.left else []) + block_sizes(position)


# Writing.


def write(position: TorresPosition, move: int) -> str:
    return TEXTS[move, _names_stack(position, move)]


def _names_stack(position: TorresPosition, move: int) -> bool:
    """Whether a move says which stack it uses: only where that could be several."""
    if BLOCK <= move < KING:
        return (move - BLOCK) % 4 > 0 and len(block_sizes(position)) > 1
    if END <= move < PUT:
        return move != END + IN_HAND and len(end_sizes(position)) != 1
    return move >= CARD and (move - CARD) // (CELLS * CELLS) == UNDER and len(under_choices(position)) > 1


def _write(move: int, named: bool) -> str:
    if move >= CARD:
        return _write_card(move, named)
    if move < KNIGHT:
        return f"{cell_name(move // CELLS)}-{cell_name(move % CELLS)}"
    if move < BLOCK:
        return f"*{cell_name(move - KNIGHT)}"
    if move < KING:
        cell, size = divmod(move - BLOCK, 4)
        return f"+{cell_name(cell)}/{size}" if named else f"+{cell_name(cell)}"
    if move < BUY:
        return f"K{cell_name(move - KING)}"
    if move < END:
        return "$" if move == BUY else "^"
    if move < PUT:
        return f"./{move - END}" if named else "."
    if move < KEEP:
        return f">{move - PUT}"
    if move < DRAW:
        kind, where = divmod(move - KEEP, 3)
        return f"={CARDS[kind]}" + ("/top", "/under", "")[where]
    return CARDS[move - DRAW] if move < MASTER else f"master-{MASTERS[move - MASTER]}"


def _write_card(move: int, named: bool) -> str:
    kind, rest = divmod(move - CARD, CELLS * CELLS)
    name = f"!{CARDS[kind]}"
    if kind in (AP6, AP7):
        return name
    if kind == EXTRA:
        return f"{name}:{cell_name(rest)}"
    if kind == UNDER:
        stack = f"/{rest % 4 or 'hand'}" if named else ""
        return f"{name}:{cell_name(rest // 4)}{stack}"
    return f"{name}:{cell_name(rest // CELLS)}-{cell_name(rest % CELLS)}"


TEXTS = Shared(_write)


# Reading.


def read(position: TorresPosition, text: str) -> int:
    """The number of a well-formed move, legal or not."""
    if found := WALK.fullmatch(text):
        return cell_number(found[1]) * CELLS + cell_number(found[2])
    if re.fullmatch(rf"[*K]{CELL}", text):
        return (KNIGHT if text[0] == "*" else KING) + cell_number(text[1:])
    if found := BLOCK_TEXT.fullmatch(text):
        return BLOCK + cell_number(found[1]) * 4 + _block_stack(position, found[2])
    if text in ("$", "^"):
        return BUY if text == "$" else ADVANCE
    if found := END_TEXT.fullmatch(text):
        return END + _end_stack(position, found[1])
    if re.fullmatch(">[0-2]", text):
        return PUT + int(text[1])
    if (found := KEEP_TEXT.fullmatch(text)) and found[1] in CARDS:
        return KEEP + CARDS.index(found[1]) * 3 + PLACES[found[2]]
    if text in CARDS:
        return DRAW + CARDS.index(text)
    if text.startswith("master-") and text[7:] in MASTERS:
        return MASTER + MASTERS.index(text[7:])
    if (found := CARD_TEXT.fullmatch(text)) and found[1] in CARDS:
        return _read_card(position, text, *found.groups())
    raise IllegalMove(text, Refusal("no-move", "9.1"), HERE)


def _block_stack(position: TorresPosition, size: str | None) -> int:
    """The stack a block comes from: the one named, the one in hand (0), or the only one there is."""
    sizes = block_sizes(position)
    if size:
        return int(size)
    return sizes[0] if position.stage == Stage.TURN and not position.bound and len(sizes) == 1 else 0


def _end_stack(position: TorresPosition, size: str | None) -> int:
    sizes = end_sizes(position)
    if size:
        return int(size)
    return sizes[0] if position.stage == Stage.TURN and not position.bound and len(sizes) == 1 else IN_HAND


def _under_stack(position: TorresPosition, stack: str | None) -> int:
    choices = under_choices(position)
    if stack:
        return 0 if stack == "hand" else int(stack)
    return UNNAMED if len(choices) > 1 else choices[0] if choices else 0


def _read_card(
    position: TorresPosition, text: str, name: str, source: str | None, target: str | None, stack: str | None
) -> int:
    kind = CARDS.index(name)
    base = CARD + kind * CELLS * CELLS
    given = (source is not None, target is not None, stack is not None)
    if kind in (AP6, AP7) and given == (False, False, False):
        return base
    if source is not None:
        cell = cell_number(source)
        if kind == EXTRA and given == (True, False, False):
            return base + cell
        if kind == UNDER and target is None:
            return base + cell * 4 + _under_stack(position, stack)
        if kind not in (AP6, AP7, EXTRA, UNDER) and target is not None:
            return base + cell * CELLS + cell_number(target)
    example = {AP6: "", AP7: "", EXTRA: ":c4", UNDER: ":c4"}.get(kind, ":c3-c4")
    raise IllegalMove(text, Refusal("no-card", "9.2", {"card": f"!{name}{example}"}), HERE)


# Picking and refusing.


def parts(position: TorresPosition, move: int) -> tuple[str, ...]:
    """What is picked, in picking order: the cells first, then what is done there, then which stack or card."""
    return PARTS[move, _names_stack(position, move)]


def _parts(move: int, named: bool) -> tuple[str, ...]:
    text = TEXTS[move, named]
    cells = tuple(re.findall(CELL, text)) if move < DRAW or move >= CARD else ()
    if move >= CARD:
        name, _, rest = text[1:].partition(":")
        return (*cells, name, *rest.split("/")[1:])
    if move < KNIGHT:
        return (*cells, "step")
    stack = tuple(text.split("/")[1:])
    if move < BUY:
        what = "knight" if move < BLOCK else "block" if move < KING else "king"
        return (*cells, what, *stack)
    if move < PUT:
        return ({BUY: "buy", ADVANCE: "advance"}.get(move, "end"), *stack)
    if move < KEEP:
        return ("put", text[1:])
    if move < DRAW:
        kind, where = divmod(move - KEEP, 3)
        return (CARDS[kind], *(("on-top",), ("beneath",), ())[where])
    return (text,)


PARTS = Shared(_parts)


def refusal(position: TorresPosition, move: int, number: int) -> Refusal:
    """The refusal for the number of a reason."""
    reason = Reason(number)
    if reason == Reason.NOT_NOW:
        return _due(position)
    cells = _cells_of(move)
    details: dict[str, str | int] = {"actions": position.actions, "castles": FEWEST_CASTLES}
    if cells:
        details |= {"source": cell_name(cells[0]), "target": cell_name(cells[-1])}
        details |= {"level": position.height_at(cells[0]), "height": position.height_at(cells[-1])}
        details["area"] = _area(position, move, cells)
    if move >= CARD:
        details["card"] = CARDS[(move - CARD) // (CELLS * CELLS)]
    elif KEEP <= move < MASTER:
        details["card"] = CARDS[(move - KEEP) // 3 if move < DRAW else move - DRAW]
    return Refusal(reason.name.lower().replace("_", "-"), _rule(position, move, reason), details)


def _due(position: TorresPosition) -> Refusal:
    """Something else has to be done first: says what, and by which rule."""
    stage = Stage(position.stage)
    own_draw = stage == Stage.DRAW and position.version == OWN
    return Refusal(f"{stage.name.lower().replace('_', '-')}-first", "7.1" if own_draw else DUE[stage])


def _rule(position: TorresPosition, move: int, reason: Reason) -> str:
    """The paragraph that forbids it here. A card has its own, and so does each stage that sets a figure on a castle."""
    if move >= CARD and reason in SAID_BY_CARDS:
        return CARD_RULE[(move - CARD) // (CELLS * CELLS)]
    if reason == Reason.NOT_A_CASTLE or (reason == Reason.NO_SUCH_STACK and position.stage == Stage.LEFTOVER):
        return DUE[Stage(position.stage)]
    return RULE[reason]


def _area(position: TorresPosition, move: int, cells: tuple[int, ...]) -> int:
    """The area of the castle where a block is to go; one less if the block is taken from there first (5.6)."""
    lifted = move >= CARD and (move - CARD) // (CELLS * CELLS) == MOVEBLOCK and position.same_castle(*cells)
    return position.area_at(cells[-1]) - lifted


def _cells_of(move: int) -> tuple[int, ...]:
    """The cells a move names."""
    if move < KNIGHT:
        return (move // CELLS, move % CELLS)
    if move < BUY:
        return ((move - KNIGHT,), ((move - BLOCK) // 4,), (move - KING,))[(move >= BLOCK) + (move >= KING)]
    if move < CARD:
        return ()
    kind, rest = divmod(move - CARD, CELLS * CELLS)
    if kind in (AP6, AP7):
        return ()
    return (rest,) if kind == EXTRA else (rest % UNNAMED // 4,) if kind == UNDER else (rest // CELLS, rest % CELLS)
