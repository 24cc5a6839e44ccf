"""Positions of Torres as text (RULES 9.4): a line of facts, the board, a line for each player."""

import re
from collections.abc import Callable

from donjon.core.diagram import choice_of, head, number_of
from donjon.core.diagram import facts as read_facts
from donjon.core.errors import BadDiagram, one_of
from donjon.core.position import OVER, Moves
from donjon.games.torres.codes import Stage
from donjon.games.torres.notation import cell_name
from donjon.games.torres.pieces import (
    CARDS,
    CELLS,
    COLOURS,
    COPIES,
    DOORS,
    EXTRA,
    KINDS,
    KNIGHTS,
    MARKED,
    MASTERS,
    MOST_BOUGHT,
    MOVEBLOCK_TO,
    NOWHERE,
    PHASE_CARDS,
    SIDE,
    VERSIONS,
)
from donjon.games.torres.position import TorresPosition

LETTERS = "rbyg"  # red, blue, yellow, green
STAGES = tuple(stage.name.lower().replace("_", "-") for stage in Stage)
# `points` are action points. Elsewhere they are `actions`, but old records hold diagrams, so the word stays here.
FACTS = (
    *("seats", "version", "doors", "moveblock", "master", "card", "stage", "turn", "number", "phase", "round"),
    *("first", "starter", "points", "stack", "played", "drawn"),
)
SEAT_FACTS = ("score", "stacks", "cards", "fresh", "played", "deck")
TOKEN = re.compile(r"(\d*)([rbygK]?)")

Facts = dict[str, str]


# Writing.


def diagram(position: TorresPosition) -> str:
    facts = {
        "seats": position.seats,
        "version": VERSIONS[position.version],
        "doors": DOORS[position.path],
        "moveblock": MOVEBLOCK_TO[position.stacking],
        "master": ("drawn", *MASTERS)[position.chosen],
        "card": MASTERS[position.master] if position.master >= 0 else "-",
        "stage": STAGES[position.stage],
        "turn": COLOURS[position.player],
        "number": position.turns,
        "phase": position.phase + 1,
        "round": position.round + 1,
        "first": COLOURS[position.first],
        "starter": COLOURS[position.starter],
        "points": position.actions,
        "stack": position.left if position.bound else "-",
        "played": "yes" if position.carded else "no",
        "drawn": ",".join(names(position.cards_drawn())) or "-",
    }
    lines = ["torres " + " ".join(f"{name}={value}" for name, value in facts.items())]
    for row in range(SIDE):
        cells = [_token(position, row * SIDE + column) for column in range(SIDE)]
        lines.append(f"{SIDE - row} " + " ".join(f"{cell:<3}" for cell in cells).rstrip())
    lines.append("  " + "   ".join("abcdefgh"))
    lines += [_seat_line(position, seat) for seat in range(position.seats)]
    return "\n".join(lines) + "\n"


def _token(position: TorresPosition, cell: int) -> str:
    height = position.height_at(cell)
    figure = "K" if position.king == cell else ""
    for seat in range(position.seats):
        if position.knights_of(seat) >> cell & 1:
            figure = LETTERS[seat]
    return f"{height}{figure}" if height or figure else "."


def _seat_line(position: TorresPosition, seat: int) -> str:
    stacks = [str(size) for size in (3, 2, 1, 0) for _ in range(position.stacks_of(seat, size))]
    fresh = position.cards_fresh if seat == position.player else lambda kind: 0
    facts = {
        "score": position.score(seat),
        "stacks": ",".join(stacks) or "-",
        "cards": _kinds(lambda kind: position.cards_in_hand(seat, kind)),
        "fresh": _kinds(fresh),
        "played": _kinds(lambda kind: position.cards_played(seat, kind)),
        "deck": "-",
    }
    if VERSIONS[position.version] == "own":
        known = [",".join(names(word)) for word in (position.deck_top(seat), position.deck_under(seat))]
        middle = [CARDS[kind] for kind in range(KINDS) if position.deck_middle(seat) >> kind & 1]
        facts["deck"] = f"{known[0]}|{','.join(middle)}|{known[1]}"
    return f"{COLOURS[seat]} " + " ".join(f"{name}={value}" for name, value in facts.items())


def _kinds(count: Callable[[int], int]) -> str:
    return ",".join(name for kind, name in enumerate(CARDS) for _ in range(count(kind))) or "-"


def names(sequence: int) -> list[str]:
    """The cards of a sequence (decks.py), first card first."""
    found = []
    while sequence:
        found.append(CARDS[(sequence & 15) - 1])
        sequence >>= 4
    return found


# Reading.


def from_diagram(text: str) -> TorresPosition:
    """Read what `diagram` writes. Facts may be left out: the default is red's turn in phase 1, with five points."""
    facts, rest = head(text, "torres", FACTS)
    lines = [line.split() for line in rest]
    version = choice_of(facts, "version", VERSIONS)
    position = TorresPosition(
        number_of(facts, "seats", 4, 2, 4),
        version,
        choice_of(facts, "doors", DOORS) == 1,
        choice_of(facts, "moveblock", MOVEBLOCK_TO) == 1,
        choice_of(facts, "master", ("drawn", *MASTERS)),
    )
    _set_turn(position, facts)
    _fill(position, [line for line in lines if line[0].isdigit()])
    seat_facts = [read_facts([], SEAT_FACTS) for _ in range(position.seats)]
    for name, *given in lines:
        if name in COLOURS[: position.seats]:
            seat_facts[COLOURS.index(name)] = read_facts(given, SEAT_FACTS)
        elif not name.isdigit() and [name, *given] != list("abcdefgh"):
            raise BadDiagram(f"{name}: a line is a row, the letters of the columns or one of the players")
    _set_seats(position, seat_facts)
    _set_cards(position, facts, seat_facts)
    _check(position)
    return position


def _set_turn(position: TorresPosition, facts: Facts) -> None:
    players = COLOURS[: position.seats]
    position.stage = choice_of(facts, "stage", STAGES, Stage.TURN)
    position.player = choice_of(facts, "turn", players)
    position.turns = number_of(facts, "number", 1, 0, 99999)
    position.phase = number_of(facts, "phase", 1, 1, 3) - 1
    rounds = len(PHASE_CARDS[position.seats][position.phase])
    extra = 1 if position.stage == Stage.OVER else 0  # after the last round
    position.round = number_of(facts, "round", rounds + 1 if extra else 1, 1, rounds + extra) - 1
    in_game = position.stage >= Stage.TURN
    position.starter = choice_of(facts, "starter", players, position.player if in_game else 0)
    position.first = choice_of(facts, "first", players, position.starter)
    spending = Stage.TURN <= position.stage <= Stage.LEFTOVER
    position.actions = number_of(facts, "points", 5 if spending else 0, 0, 7 if spending else 0)
    position.carded = choice_of(facts, "played", ("no", "yes")) == 1
    if facts.get("stack", "-") != "-":
        position.bound = True
        position.left = number_of(facts, "stack", 0, 0, 3)
        position.supply -= position.left
    if position.bound and not spending:
        raise BadDiagram("a stack is in hand only during a turn")
    card = facts.get("card", MASTERS[position.chosen - 1] if position.chosen else MASTERS[0])
    if VERSIONS[position.version] == "master" and position.stage > Stage.MASTER:
        position.master = choice_of({"card": card}, "card", MASTERS)
        if position.chosen and position.master != position.chosen - 1:
            raise BadDiagram(f"card={card}: the option master names another")


def _fill(position: TorresPosition, rows: list[list[str]]) -> None:
    if [row[0] for row in rows] != [str(SIDE - row) for row in range(SIDE)]:
        raise BadDiagram("a diagram has one line for each row, 8 to 1")
    figures = []
    for row, (number, *tokens) in enumerate(rows):
        if len(tokens) != SIDE:
            raise BadDiagram(f"row {number} has {len(tokens)} cells, not {SIDE}")
        for column, token in enumerate(tokens):
            cell = row * SIDE + column
            found = TOKEN.fullmatch(token)
            if token != "." and not found:
                raise BadDiagram(f"{cell_name(cell)}: {token!r} is no cell; a red knight on level 2 is 2r, the king 2K")
            if token != "." and found:
                position.set_height(cell, number_of({"height": found[1] or "0"}, "height", 0, 0, 46))
                figures += [(found[2], cell)] if found[2] else []
    position.survey()
    for cell in range(CELLS):
        if position.height_at(cell) > position.area_at(cell):
            raise BadDiagram(f"{cell_name(cell)}: a castle is never higher than its area")
    for figure, cell in figures:
        _place(position, figure, cell)


def _place(position: TorresPosition, figure: str, cell: int) -> None:
    seat = 4 if figure == "K" else LETTERS.index(figure)
    if seat < 4 and seat >= position.seats:
        raise BadDiagram(f"{cell_name(cell)}: nobody plays {COLOURS[seat]}")
    if seat < 4 and not position.knights_off_board(seat):
        raise BadDiagram(f"{cell_name(cell)}: {COLOURS[seat]} has only {KNIGHTS} knights")
    if seat == 4 and (position.king != NOWHERE or not position.height_at(cell)):
        raise BadDiagram(f"{cell_name(cell)}: there is one king, and he stands on a castle")
    position.set_figure(seat, cell)


def stacks_due(position: TorresPosition, seat: int) -> int:
    """How many stacks a seat has at this moment, without the one in hand."""
    if position.stage < Stage.TURN or position.stage == Stage.OVER:
        return 0
    rounds = len(PHASE_CARDS[position.seats][position.phase])
    if position.stage == Stage.KING_MOVES:
        return rounds
    order = [(position.starter + i) % position.seats for i in range(position.seats)]
    gone = order.index(seat) < order.index(position.player) or (seat == position.player and position.bound)
    return rounds - position.round - (1 if gone else 0)


def _set_seats(position: TorresPosition, seat_facts: list[Facts]) -> None:
    for seat, facts in enumerate(seat_facts):
        position.set_points(seat, number_of(facts, "score", 0, 0, 99999))
        due = stacks_due(position, seat)
        dealt = ",".join(str(size) for size in PHASE_CARDS[position.seats][position.phase][:due]) or "-"
        sizes = [size for size in facts.get("stacks", dealt).split(",") if size != "-"]
        if any(size not in ("0", "1", "2", "3") for size in sizes):
            raise BadDiagram(f"stacks={facts['stacks']}: must be sizes from 0 to 3, like 3,3,2")
        if len(sizes) != due:
            raise BadDiagram(f"{COLOURS[seat]} has {len(sizes)} stacks; at this moment there must be {due}")
        for size in range(4):
            position.set_stacks(seat, size, sizes.count(str(size)))
    scores = [position.score(seat) for seat in range(position.seats) if position.score(seat)]
    if len(set(scores)) < len(scores):
        raise BadDiagram("two markers never share a space of the track but the first")


# Cards.


def _cards(facts: Facts, name: str, default: str = "-") -> list[int]:
    cards = [card for card in facts.get(name, default).split(",") if card not in ("-", "")]
    for card in cards:
        if card not in CARDS:
            raise BadDiagram(f"{name}={card}: cards are {one_of(CARDS)}")
    return [CARDS.index(card) for card in cards]


def _sequence(cards: list[int]) -> int:
    return sum(kind + 1 << 4 * place for place, kind in enumerate(cards))


def _set_cards(position: TorresPosition, facts: Facts, seat_facts: list[Facts]) -> None:
    version = VERSIONS[position.version]
    drawn = _cards(facts, "drawn")
    position.set_drawn(_sequence(drawn))
    bag = [COPIES if version == "basic" else 0] * KINDS
    for seat, given in enumerate(seat_facts):
        played = _cards(given, "played")
        rest = [kind for kind in range(KINDS) if kind not in played]
        hand = _cards(given, "cards", ",".join(CARDS[kind] for kind in rest) if version == "master" else "-")
        for kind in range(KINDS):
            position.set_cards(seat, kind, hand.count(kind), played.count(kind))
            bag[kind] -= hand.count(kind) + played.count(kind) if version == "basic" else 0
        out = hand + (drawn if seat == position.player else [])
        if version == "own":
            out = _set_deck(position, seat, given, [kind for kind in rest if kind not in out]) + out
        if version == "plain" and out + played:
            raise BadDiagram("version=plain: there are no cards")
        if version in ("own", "master") and sorted(out) != rest:
            raise BadDiagram(f"{COLOURS[seat]} has one card of each kind, in hand, in the deck or played")
        if seat == position.player:
            fresh = _cards(given, "fresh")
            if len(fresh) > MOST_BOUGHT or any(fresh.count(kind) > hand.count(kind) for kind in fresh):
                raise BadDiagram("fresh cards are the one or two in hand that were bought in this turn")
            position.bought = len(fresh)
            for kind in range(KINDS):
                position.set_fresh(kind, fresh.count(kind))
        elif _cards(given, "fresh"):
            raise BadDiagram("only the player in turn has fresh cards")
    for kind in range(KINDS):
        if bag[kind] < 0:
            raise BadDiagram(f"there are only {COPIES} cards {CARDS[kind]}")
        position.set_bag(kind, bag[kind])


def _set_deck(position: TorresPosition, seat: int, given: Facts, rest: list[int]) -> list[int]:
    """An own deck; returns its cards."""
    text = given.get("deck", "|" + ",".join(CARDS[kind] for kind in rest) + "|")
    if text.count("|") != 2:
        raise BadDiagram(f"deck={text}: must be top|middle|under, like leap,door|ap6,ap7|jump")
    top, middle, under = (_cards({"deck": part}, "deck") for part in text.split("|"))
    position.set_deck(seat, _sequence(top), sum(1 << kind for kind in set(middle)), _sequence(under))
    return top + middle + under


# What no position can be.


def _check(position: TorresPosition) -> None:
    stage = Stage(position.stage)
    version = VERSIONS[position.version]
    if (position.king != NOWHERE) != (stage >= Stage.TURN):
        raise BadDiagram("the king stands on the board from the first turn on, and not before")
    _check_set_up(position, stage, version)
    future = PHASE_CARDS[position.seats][position.phase + (stage >= Stage.TURN) :]
    extras = position.cards_of_kind(EXTRA) - sum(position.cards_played(s, EXTRA) for s in range(position.seats))
    if stage != Stage.OVER and position.supply < extras + position.seats * sum(map(sum, future)):
        raise BadDiagram("there are more blocks on the board and in the stacks than the box has for them")
    drawn = len(names(position.cards_drawn()))
    known = len(names(position.deck_top(position.player)))
    unknown = position.deck_middle(position.player).bit_count()
    if drawn and (version != "own" or stage not in (Stage.DRAW, Stage.KEEP)):
        raise BadDiagram("drawn cards lie open only while one is bought from an own deck")
    if version == "own" and stage == Stage.DRAW and (known or unknown < 2 or drawn > 2):
        raise BadDiagram("chance draws from an own deck only where the next card is unknown")
    if stage == Stage.KEEP and not (drawn == 3 or (drawn == 2 and not position.deck_size(position.player))):
        raise BadDiagram("one of three drawn cards is kept, or of two where the deck has no more")
    if stage in (Stage.DRAW, Stage.KEEP) and (version in ("master", "plain") or position.bought == MOST_BOUGHT):
        raise BadDiagram("no card can be bought here")
    others = sum(position.stacks_of(position.player, size) for size in range(3))
    if stage == Stage.LEFTOVER and not (position.bound and position.left and others):
        raise BadDiagram("there are no left-over blocks to put on another stack")
    moves = Moves()
    position.legal(moves)
    if position.turn() != OVER and not len(moves):
        raise BadDiagram(f"{COLOURS[position.player]} has no move here, so it cannot be that player's turn")


def _check_set_up(position: TorresPosition, stage: Stage, version: str) -> None:
    set_up = [KNIGHTS - position.knights_off_board(seat) for seat in range(position.seats)]
    if stage in (Stage.MASTER, Stage.CASTLES) and version != "master":
        raise BadDiagram("castles are set by the players in the master version only")
    if stage == Stage.MASTER and position.chosen:
        raise BadDiagram("the master card was chosen, not drawn")
    if stage <= Stage.CASTLES and position.castle_count() >= len(MARKED):
        raise BadDiagram("all castles are set")
    if stage == Stage.KING_MOVES and not position.phase:
        raise BadDiagram("the king moves after a phase, not before the first")
    if stage < Stage.TURN:
        due = [1 if stage == Stage.KING or seat < position.player else 0 for seat in range(position.seats)]
        if stage <= Stage.CASTLES:
            due = [0] * position.seats
        if set_up != due or (stage == Stage.KING and position.player != position.seats - 1):
            raise BadDiagram("during the set-up the players set one knight each, in turn, and the last one the king")
        if position.phase or position.round:
            raise BadDiagram("the set-up comes before phase 1")
