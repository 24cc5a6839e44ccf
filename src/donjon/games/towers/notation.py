"""Moves and positions of Game of Towers as text (RULES 8)."""

import re
from functools import cache
from pathlib import Path

from donjon.core.diagram import choice_of, head, number_of
from donjon.core.errors import BadDiagram, IllegalMove, one_of
from donjon.core.game import Refusal
from donjon.core.position import CHANCE, OVER, Moves
from donjon.games.towers.codes import RULE, Ending, Reason
from donjon.games.towers.pieces import (
    BEGIN,
    CELLS,
    COLOURS,
    COLUMNS,
    COPIES,
    DEAL,
    DECLINE,
    NOWHERE,
    ROWS,
    SITE_SYMBOL,
    STREETS,
    SYMBOLS,
    TALLEST,
)
from donjon.games.towers.position import TowersPosition

HERE = Path(__file__).parent
LETTERS = "rbgp"  # red, blue, green, purple
MARKS = "ABCD"  # crown, rose, key, star
SLIDE = re.compile(r"([a-n])([1-8])-([a-n])([1-8])$")


@cache
def cell_name(cell: int) -> str:
    """Columns a-n from the left, rows 1-8 from the bottom."""
    row, column = divmod(cell, COLUMNS)
    return f"{'abcdefghijklmn'[column]}{ROWS - row}"


def cell_number(name: str) -> int:
    return (ROWS - int(name[1])) * COLUMNS + "abcdefghijklmn".index(name[0])


def write(position: TowersPosition, move: int) -> str:
    return _text(move)


@cache
def _text(move: int) -> str:
    """Cached: a move reads the same in every position, and about a hundred legal ones are written every turn."""
    if move == DECLINE:
        return "."
    if move >= BEGIN:
        return f"first-{COLOURS[move - BEGIN]}"
    if move >= DEAL:
        colour, symbol = divmod(move - DEAL, 4)
        return LETTERS[colour] + MARKS[symbol]
    return f"{cell_name(move // CELLS)}-{cell_name(move % CELLS)}"


def read(position: TowersPosition, text: str) -> int:
    """The number of a well-formed move, legal or not."""
    if text == ".":
        return DECLINE
    if SLIDE.match(text):
        return cell_number(text[:2]) * CELLS + cell_number(text[3:])
    if len(text) == 2 and text[0] in LETTERS and text[1] in MARKS:
        return DEAL + LETTERS.index(text[0]) * 4 + MARKS.index(text[1])
    if text.startswith("first-") and text[6:] in COLOURS:
        return BEGIN + COLOURS.index(text[6:])
    raise IllegalMove(text, Refusal("no-move", "8.1"), HERE)


def parts(position: TowersPosition, move: int) -> tuple[str, ...]:
    """What is picked, in picking order: the stack's cell, then where it goes."""
    return _parts(move)


@cache
def _parts(move: int) -> tuple[str, ...]:
    if move >= DECLINE:
        return (_text(move),)
    return cell_name(move // CELLS), cell_name(move % CELLS)


def _top(position: TowersPosition, cell: int) -> int:
    """The colour a stack shows."""
    return position.layer_at(cell, position.height_at(cell) - 1)


def refusal(position: TowersPosition, move: int, number: int) -> Refusal:
    """The refusal for the number of a reason."""
    reason = Reason(number)
    details: dict[str, str | int] = {"most": TALLEST}
    if move < DECLINE:
        source, target = divmod(move, CELLS)
        details |= {"source": cell_name(source), "target": cell_name(target)}
        if position.height_at(source):
            details |= {"symbol": SYMBOLS[position.symbol_at(source)], "height": position.height_at(source)}
            details["owner"] = COLOURS[_top(position, source)]
        if position.height_at(target):
            details |= {"other": SYMBOLS[position.symbol_at(target)], "below": position.height_at(target)}
        elif SITE_SYMBOL[target] != NOWHERE:
            details["other"] = SYMBOLS[SITE_SYMBOL[target]]
        if reason in (Reason.BLOCKED, Reason.BLOCKED_BY_NEUTRAL):
            blocker = position.blocker(source, target)
            details |= {"place": cell_name(blocker), "owner": COLOURS[_top(position, blocker)]}
    return Refusal(reason.name.lower().replace("_", "-"), RULE[reason], details)


# A position as text. One token per cell: `.` an empty street, `:` an empty site, `Arb` crowns, red below, blue on top.


def diagram(position: TowersPosition) -> str:
    rows = []
    for row in range(ROWS):
        cells = [_stack(position, row * COLUMNS + column) for column in range(COLUMNS)]
        rows.append(f"{ROWS - row} " + " ".join(f"{cell:<3}" for cell in cells).rstrip())
    locks = [
        f"{COLOURS[seat]}:{cell_name(position.locked_by(seat))}"
        for seat in range(position.seats)
        if position.locked_by(seat) != NOWHERE
    ]
    facts = {
        "seats": position.seats,
        "height": "unlimited" if position.unlimited else TALLEST,
        "turn": _turn(position),
        "bonus": "yes" if position.bonus else "no",
        "number": position.turns,
        "quiet": position.quiet,
        "locked": ",".join(locks) or "-",
        "ended": _ended(position),
    }
    header = " ".join(f"{name}={value}" for name, value in facts.items())
    return "\n".join(["towers " + header, *rows, "  " + "   ".join("abcdefghijklmn")]) + "\n"


def _stack(position: TowersPosition, cell: int) -> str:
    height = position.height_at(cell)
    if not height:
        return "." if SITE_SYMBOL[cell] == NOWHERE else ":"
    return MARKS[position.symbol_at(cell)] + "".join(LETTERS[position.layer_at(cell, i)] for i in range(height))


def _turn(position: TowersPosition) -> str:
    turn = position.turn()
    if turn == OVER:
        return COLOURS[position.player]
    return "chance" if turn == CHANCE else COLOURS[turn]


def _ended(position: TowersPosition) -> str:
    ending = Ending(position.ending).name.lower()
    return f"{ending}:{position.won + 1}" if position.ending == Ending.DISTRICT else ending


FACTS = ("seats", "height", "turn", "bonus", "number", "quiet", "locked", "ended")


def from_diagram(text: str) -> TowersPosition:
    """Read what `diagram` writes. Facts may be left out: the defaults are seats=4 turn=red and so on."""
    facts, lines = head(text, "towers", FACTS)
    position = TowersPosition(number_of(facts, "seats", 4, 2, 4), choice_of(facts, "height", ("5", "unlimited")) == 1)
    _fill(position, lines)
    _set_facts(position, facts)
    moves = Moves()
    position.legal(moves)
    if not position.ending and not len(moves):
        raise BadDiagram(f"{COLOURS[position.player]} has no move here, so it cannot be that player's turn")
    return position


def _fill(position: TowersPosition, lines: list[str]) -> None:
    rows = [line.split() for line in lines if line.strip()[0].isdigit()]
    if [row[0] for row in rows] != [str(ROWS - row) for row in range(ROWS)]:
        raise BadDiagram("a diagram has one line for each row, 8 to 1")
    for row, (number, *cells) in enumerate(rows):
        if len(cells) != COLUMNS:
            raise BadDiagram(f"row {number} has {len(cells)} cells, not {COLUMNS}")
        for column, token in enumerate(cells):
            if token not in (".", ":"):
                _put(position, row * COLUMNS + column, token)


def _put(position: TowersPosition, cell: int, token: str) -> None:
    symbol, layers = token[0], token[1:]
    if symbol not in MARKS or not layers or any(letter not in LETTERS for letter in layers):
        raise BadDiagram(f"{cell_name(cell)}: {token!r} is no stack; a crown stack, red below blue, is Arb")
    if SITE_SYMBOL[cell] not in (NOWHERE, MARKS.index(symbol)):
        raise BadDiagram(f"{cell_name(cell)}: a {SYMBOLS[SITE_SYMBOL[cell]]} site takes no other symbol")
    if len(layers) > TALLEST and not position.unlimited:
        raise BadDiagram(f"{cell_name(cell)}: a tower has at most {TALLEST} tiles")
    for letter in layers:
        kind = LETTERS.index(letter) * 4 + MARKS.index(symbol)
        if not position.in_bag(kind):
            raise BadDiagram(f"{cell_name(cell)}: there are only {COPIES} tiles {letter}{symbol}")
        position.put(cell, LETTERS.index(letter), MARKS.index(symbol))


def _lock(position: TowersPosition, seat: int, cell: int) -> None:
    """7.5: only a neutral stack on a street can be locked."""
    neutral = position.height_at(cell) > 0 and _top(position, cell) >= position.seats
    if not neutral or SITE_SYMBOL[cell] != NOWHERE:
        raise BadDiagram(f"locked={COLOURS[seat]}:{cell_name(cell)}: no neutral stack stands there on a street")
    position.set_lock(seat, cell)


def _set_facts(position: TowersPosition, facts: dict[str, str]) -> None:
    players = COLOURS[: position.seats]
    position.begun = facts.get("turn") != "chance"
    if position.begun:
        position.dealt = len(STREETS)
        position.player = choice_of(facts, "turn", players)
    else:
        on_streets = [position.height_at(cell) for cell in STREETS]
        position.dealt = sum(on_streets)
        if on_streets != [1] * position.dealt + [0] * (80 - position.dealt):
            raise BadDiagram("during the deal the streets are filled one tile each, in reading order")
    position.bonus = position.built = choice_of(facts, "bonus", ("no", "yes")) == 1
    position.turns = number_of(facts, "number", 1 if position.begun else 0, 0, 99999)
    position.quiet = number_of(facts, "quiet", 0, 0, 40)
    for lock in filter(None, facts.get("locked", "-").strip("-").split(",")):
        colour, _, cell = lock.partition(":")
        if colour not in players or not re.fullmatch("[a-n][1-8]", cell):
            raise BadDiagram(f"locked={lock}: must be a player and a cell, like red:c4")
        _lock(position, players.index(colour), cell_number(cell))
    ended, _, district = facts.get("ended", "running").partition(":")
    if ended.upper() not in Ending.__members__:
        raise BadDiagram(f"ended={ended}: must be {one_of(e.name.lower() for e in Ending)}")
    position.ending = Ending[ended.upper()]
    if position.ending == Ending.DISTRICT:
        position.won = number_of({"district": district}, "district", 1, 1, 8) - 1
