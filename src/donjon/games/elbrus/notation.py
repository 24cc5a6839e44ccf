"""Moves and positions of Elbrus Castle as text (RULES 8)."""

import re
from functools import cache
from pathlib import Path

from donjon.core.diagram import choice_of, head, number_of
from donjon.core.errors import BadDiagram, IllegalMove
from donjon.core.game import Refusal
from donjon.core.position import Moves
from donjon.games.elbrus.codes import RULE, Ending, Reason
from donjon.games.elbrus.pieces import (
    ANCHORS,
    BEGIN,
    COLOURS,
    DECLINE,
    DIRECTIONS,
    FAR,
    FIELDS,
    FIRST,
    JOIN,
    KINDS,
    MARKS,
    NOBODY,
    NONE,
    PIECE_NAMES,
    RISE,
    SCENARIO_FIELD,
    SCENARIOS,
    SHAPE_MOVES,
    STAIRS,
    STRIDE,
    TURNED,
    UPPER,
    cells_of,
    place_move,
)
from donjon.games.elbrus.position import ElbrusPosition

HERE = Path(__file__).parent
PLACEMENT = re.compile(r"(bridge|window|portal|balcony)-r(\d)c(\d)-([ESWN])$")
CLIMB = re.compile(r"(stairs)-r(\d)c(\d)-([ESWN])-([ESWN])$")
LETTERS = "rbygx"  # owners in a diagram: red, blue, yellow, green, nobody


@cache
def cell_name(cell: int) -> str:
    """Rows r0, r1 ... from the north, columns c0, c1 ... from the west."""
    return f"r{cell // STRIDE}c{cell % STRIDE}"


def split(move: int) -> tuple[int, int, int]:
    """Shape, cell of the first foot and direction of the upper bridge of a placement."""
    return move // SHAPE_MOVES, move % ANCHORS, move // ANCHORS % 4


def second_foot(shape: int, anchor: int) -> int:
    return anchor + FAR[shape] - 2 * FIRST[shape]


def write(position: ElbrusPosition, move: int) -> str:
    if move >= BEGIN:
        return f"first-{COLOURS[move - BEGIN]}"
    if move >= JOIN:
        return "join" if move == JOIN else "."
    return write_placement(move)


def write_placement(move: int) -> str:
    shape, anchor, upper = split(move)
    text = f"{PIECE_NAMES[shape // 4]}-{cell_name(anchor)}-{DIRECTIONS[shape % 4]}"
    return f"{text}-{DIRECTIONS[upper]}" if shape // 4 == STAIRS else text


def read(position: ElbrusPosition, text: str) -> int:
    """The number of a well-formed move, legal or not."""
    if text == "join":
        return JOIN
    if text == ".":
        return DECLINE
    if text.startswith("first-") and text[6:] in COLOURS:
        return BEGIN + COLOURS.index(text[6:])
    move = read_placement(text)
    if move is None:
        raise IllegalMove(text, Refusal("no-move", "8.1"), HERE)
    return move


def read_placement(text: str) -> int | None:
    found = PLACEMENT.match(text) or CLIMB.match(text)
    if not found:
        return None
    name, row, column, to, *upper = found.groups()
    shape = PIECE_NAMES.index(name) * 4 + DIRECTIONS.index(to)
    anchor = int(row) * STRIDE + int(column)
    if TURNED[shape] and (int(row) if shape % 2 else int(column)) >= KINDS[shape // 4].length - 1:
        anchor, shape = second_foot(shape, anchor), shape - 2  # the same piece, named from its other end
    return place_move(shape, anchor, DIRECTIONS.index(upper[0]) if upper else 0)


def parts(position: ElbrusPosition, move: int) -> tuple[str, ...]:
    """What is picked, in picking order: the cells of the feet from the first on, then the piece."""
    if move >= JOIN:
        return (write(position, move),)
    return (*map(cell_name, feet(move)), PIECE_NAMES[move // SHAPE_MOVES // 4])


def feet(move: int) -> list[int]:
    """The cells a placement stands on; a staircase has three."""
    shape, anchor, upper = split(move)
    cells = [anchor, second_foot(shape, anchor)]
    return [*cells, second_foot(UPPER * 4 + upper, cells[1])] if shape // 4 == STAIRS else cells


def refusal(position: ElbrusPosition, move: int, number: int) -> Refusal:
    """The refusal for the number of a reason."""
    reason = Reason(number)
    details: dict[str, str | int] = {"mark": position.offered}
    if move < JOIN:
        shape, anchor, upper = split(move)
        details["piece"] = PIECE_NAMES[shape // 4]
        if reason in (Reason.UPPER_HANGS, Reason.UPPER_BLOCKED):
            details |= _under_upper(position, shape, anchor, upper)
        elif reason in (Reason.HANGING_COLUMN, Reason.SPAN_BLOCKED, Reason.ON_ONE_PIECE):
            details |= _under(position, shape, anchor)
    return Refusal(reason.name.lower().replace("_", "-"), RULE[reason], details)


def _under(position: ElbrusPosition, shape: int, anchor: int, lift: int = 0) -> dict[str, str | int]:
    """Feet, the heights below them, the highest thing under the span. `lift` is what will come under the first foot."""
    first, *span, second = cells_of(shape, anchor)
    highest = max(span, key=position.height_at)
    return {
        "first": cell_name(first),
        "second": cell_name(second),
        "one": position.height_at(first) + lift,
        "two": position.height_at(second),
        "cell": cell_name(highest),
        "height": position.height_at(highest),
        "deck": position.height_at(first) + lift + RISE[shape],
    }


def _under_upper(position: ElbrusPosition, shape: int, anchor: int, upper: int) -> dict[str, str | int]:
    return _under(position, UPPER * 4 + upper, second_foot(shape, anchor), lift=RISE[shape])


# A position as text: facts, a map of heights and owners for the reader, and the pieces in the order they were placed.


def diagram(position: ElbrusPosition) -> str:
    players = range(position.seats)
    facts = {
        "seats": position.seats,
        "field": position.field,
        "stairs": "on" if position.stairs else "off",
        "penalties": "on" if position.penalties else "off",
        "scenario": SCENARIOS[position.scenario].name,
        "turn": COLOURS[position.player] if position.begun else "chance",
        "number": position.turns,
        "points": ",".join(str(position.score(seat)) for seat in players),
        "held": ",".join(COLOURS[seat] for seat in players if position.stairs_of(seat)) or "-",
        "offered": "yes" if position.offered else "no",
        "ended": Ending(position.ending).name.lower().replace("_", "-"),
    }
    header = " ".join(f"{name}={value}" for name, value in facts.items())
    return "\n".join(["elbrus " + header, *field_map(position), *_placements(position)]) + "\n"


def field_map(position: ElbrusPosition) -> list[str]:
    """A line for each row: height and owner of the topmost deck, `.` for bare ground."""
    columns = range(position.field)
    lines = ["   " + " ".join(f"c{column}" for column in columns)]
    for row in columns:
        cells = [_cell(position, row * STRIDE + column) for column in columns]
        lines.append(f"r{row} " + " ".join(f"{cell:>2}" for cell in cells))
    return lines


def _cell(position: ElbrusPosition, cell: int) -> str:
    top = position.top_at(cell)
    return "." if top == NONE else f"{position.height_at(cell)}{LETTERS[position.owner_of(top)]}"


def _placements(position: ElbrusPosition) -> list[str]:
    lines = []
    for piece in range(position.count):
        shape, owner = position.shape_of(piece), position.owner_of(piece)
        if owner == NOBODY or shape // 4 == UPPER:
            continue
        upper = position.shape_of(piece + 1) % 4 if shape // 4 == STAIRS else 0
        lines.append(f"{COLOURS[owner]} {write_placement(place_move(shape, position.anchor_of(piece), upper))}")
    return lines


FACTS = ("seats", "field", "stairs", "penalties", "scenario", "turn", "number", "points", "held", "offered", "ended")


def from_diagram(text: str) -> ElbrusPosition:
    """Read what `diagram` writes. Facts and the map may be left out: the defaults are seats=2 turn=red and so on."""
    facts, lines = head(text, "elbrus", FACTS)
    position = _empty(facts)
    drawn = [line for line in lines if re.match(r"[rc]\d", line)]
    for line in lines:
        if line not in drawn:
            _set_piece(position, line)
    _set_facts(position, facts, len(lines) - len(drawn))
    if drawn and [line.split() for line in drawn] != [line.split() for line in field_map(position)]:
        raise BadDiagram("the map does not show what the pieces build")
    _check_turn(position)
    return position


def _empty(facts: dict[str, str]) -> ElbrusPosition:
    """The field at the start, with the grey pieces of the scenario."""
    seats = choice_of(facts, "seats", ("2", "3", "4")) + 2
    field = FIELDS[choice_of(facts, "field", tuple(map(str, FIELDS)), FIELDS.index(SCENARIO_FIELD))]
    stairs, penalties = (choice_of(facts, name, ("off", "on")) == 1 for name in ("stairs", "penalties"))
    scenario = choice_of(facts, "scenario", tuple(scenario.name for scenario in SCENARIOS))
    if seats not in SCENARIOS[scenario].seats or (scenario and field != SCENARIO_FIELD):
        raise BadDiagram(f"scenario={facts['scenario']}: not with {seats} players on a field of {field}")
    position = ElbrusPosition(seats, field, stairs, penalties, scenario)
    position.set_up()
    return position


def _set_piece(position: ElbrusPosition, line: str) -> None:
    """One line of the list: who placed what."""
    colour, _, text = line.partition(" ")
    move = read_placement(text)
    if colour not in COLOURS[: position.seats] or move is None:
        raise BadDiagram(f"{line!r} is no piece of a player; write one as: red bridge-r4c2-E")
    seat, kind = COLOURS.index(colour), move // SHAPE_MOVES // 4
    if position.stock_of(seat, kind % STAIRS) < (2 if kind == STAIRS else 1):
        raise BadDiagram(f"{line}: {colour} has not so many pieces")
    if kind == STAIRS:
        if not position.stairs:
            raise BadDiagram(f"{line}: there are staircases only with stairs=on")
        position.set_stairs(seat)
    reason = position.refuse_place(move)
    if reason:
        raise BadDiagram(f"{line}: {Reason(reason).name.lower().replace('_', ' ')} (rule {RULE[Reason(reason)]})")
    position.set_piece(seat, move)


def _set_facts(position: ElbrusPosition, facts: dict[str, str], placed: int) -> None:
    players = COLOURS[: position.seats]
    position.begun = facts.get("turn") != "chance"
    position.player = choice_of(facts, "turn", players) if position.begun else 0
    position.turns = number_of(facts, "number", placed + 1 if position.begun else 0, 0, 99999)
    points = facts["points"].split(",") if "points" in facts else [str(position.score(i)) for i in range(len(players))]
    if len(points) != len(players):
        raise BadDiagram(f"points={facts['points']}: must be one number for each of {len(players)} players")
    for seat, value in enumerate(points):
        position.set_points(seat, number_of({"points": value}, "points", 0, -999, 999))
    for colour in filter(None, facts.get("held", "-").strip("-").split(",")):
        if colour not in players or not position.stairs or position.stairs_of(players.index(colour)):
            raise BadDiagram(f"held={colour}: must be players, with stairs=on, each with one staircase at most")
        if position.stock_of(players.index(colour), 0) < 2:
            raise BadDiagram(f"held={colour}: {colour} has not two bridges left for a staircase")
        position.set_stairs(players.index(colour))
    if choice_of(facts, "offered", ("no", "yes")):
        _offer(position)
    endings = tuple(ending.name.lower().replace("_", "-") for ending in Ending)
    position.ending = choice_of(facts, "ended", endings)


def _offer(position: ElbrusPosition) -> None:
    """The player has just hit a mark, and may make a staircase."""
    player = position.player
    ready = position.stairs and position.stock_of(player, 0) >= 2 and not position.stairs_of(player)
    if not ready or not position.begun or position.score(player) not in MARKS:
        raise BadDiagram(
            f"offered=yes: {COLOURS[player]} must stand on a mark, with two bridges and no staircase in hand"
        )
    position.offered = position.score(player)


def _check_turn(position: ElbrusPosition) -> None:
    """Whoever's turn it is can do what the facts say."""
    colour = COLOURS[position.player]
    if not position.begun and (position.count > len(SCENARIOS[position.scenario].grey) or position.ending):
        raise BadDiagram("turn=chance: chance moves only before the first piece is placed")
    trial, moves = position.copy(), Moves()
    trial.ending = Ending.RUNNING
    trial.legal(moves)
    if bool(moves) == bool(position.ending):
        raise BadDiagram(
            f"{colour} can still place a piece, so the game is not over"
            if position.ending
            else f"{colour} cannot place anything, so the game is over"
        )
