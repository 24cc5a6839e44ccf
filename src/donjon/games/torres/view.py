"""What each seat of Torres may see, and what happened, in words: the only file that decides secrecy.

In the basic game hands are hidden, with own decks also the decks. How many cards lie where is known to everybody. The
master version hides no cards, and the plain one has none.
"""

from collections.abc import Sequence
from functools import lru_cache

from donjon.core.game import Happened, Note, View
from donjon.core.position import CHANCE, OVER
from donjon.games.torres.codes import Happening, Stage
from donjon.games.torres.diagram import names
from donjon.games.torres.notation import cell_name
from donjon.games.torres.pieces import (
    CARDS,
    CELLS,
    COLOURS,
    DOORS,
    KINDS,
    MASTERS,
    MOVEBLOCK_TO,
    NOWHERE,
    PHASE_CARDS,
    VERSIONS,
)
from donjon.games.torres.position import TorresPosition

NAMES = [cell_name(cell) for cell in range(CELLS)]
STAGES = [stage.name.lower().replace("_", "-") for stage in Stage]


def view(position: TorresPosition, seat: int | None) -> View:
    """Built field by field: what is not named here is not seen. Only a seat's own cards depend on the seat."""
    seen = _seen(position, position.key())
    if seat is None or VERSIONS[position.version] in ("master", "plain"):
        return seen
    players = list(seen["players"])
    players[seat] = players[seat] | _own(position, seat)
    return seen | {"players": players}


@lru_cache(maxsize=4)
def _seen(position: TorresPosition, key: int) -> View:
    """What everybody sees. It is made once per position, whoever looks."""
    turn = position.turn()
    built = [(NAMES[cell], cell) for cell in range(CELLS) if position.height_at(cell)]
    return {
        "seats": position.seats,
        "version": VERSIONS[position.version],
        "doors": DOORS[position.path],
        "moveblock": MOVEBLOCK_TO[position.stacking],
        "master": MASTERS[position.master] if position.master >= 0 else None,
        "stage": STAGES[position.stage],
        "turn": None if turn in (CHANCE, OVER) else turn,
        "player": position.player,
        "number": position.turns,
        "phase": position.phase + 1,
        "round": position.round + 1,
        "rounds": len(PHASE_CARDS[position.seats][position.phase]),
        "first": position.first,
        "starter": position.starter,
        "actions": position.actions,
        "stack": position.left if position.bound else None,
        "bought": position.bought,
        "card_played": bool(position.carded),
        "supply": position.supply,
        "deck": position.deck_size(0) if VERSIONS[position.version] == "basic" else None,  # the common one
        "scores": [position.score(i) for i in range(position.seats)],
        "heights": {name: position.height_at(cell) for name, cell in built},
        "areas": {name: position.area_at(cell) for name, cell in built},
        "worths": {name: position.worth_at(cell) for name, cell in built},
        "king": cell_name(position.king) if position.king != NOWHERE else None,
        "players": [_player(position, i) for i in range(position.seats)],
    }


def _player(position: TorresPosition, seat: int) -> View:
    """What everybody sees of a player."""
    hand = _hand(position, seat)
    shown: View = {
        "colour": COLOURS[seat],
        "knights": _cells(position.knights_of(seat)),
        "reserve": position.knights_off_board(seat),
        "stacks": [size for size in (3, 2, 1, 0) for _ in range(position.stacks_of(seat, size))],
        "cards": len(hand),
        "played": _cards([position.cards_played(seat, kind) for kind in range(KINDS)]),
        "drawn": len(_drawn(position, seat)),
    }
    if VERSIONS[position.version] == "own":
        shown["deck"] = position.deck_size(seat)
        shown["top"] = len(names(position.deck_top(seat)))
        shown["under"] = len(names(position.deck_under(seat)))
    if VERSIONS[position.version] in ("master", "plain"):
        shown["hand"] = hand  # open: everybody holds the cards not played yet, or none
    return shown


def _own(position: TorresPosition, seat: int) -> View:
    """What only the player sees: the cards."""
    drawing = seat == position.player
    shown: View = {
        "hand": _hand(position, seat),
        "fresh": _cards([position.cards_fresh(kind) if drawing else 0 for kind in range(KINDS)]),
    }
    if VERSIONS[position.version] == "own":
        shown["drawn_cards"] = _drawn(position, seat)
        shown["top_cards"] = names(position.deck_top(seat))
        shown["under_cards"] = names(position.deck_under(seat))
        shown["middle_cards"] = _cards([position.deck_middle(seat) >> kind & 1 for kind in range(KINDS)])
    return shown


def _hand(position: TorresPosition, seat: int) -> list[str]:
    return _cards([position.cards_in_hand(seat, kind) for kind in range(KINDS)])


def _drawn(position: TorresPosition, seat: int) -> list[str]:
    return names(position.cards_drawn()) if seat == position.player else []


def _cells(bits: int) -> list[str]:
    """The names of the cells that are bits of a word."""
    found = []
    while bits:
        found.append(NAMES[(bits & -bits).bit_length() - 1])
        bits &= bits - 1
    return found


def _cards(counts: list[int]) -> list[str]:
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


# What happened.

WHERE = ("on-top", "beneath", "only")


def events(position: TorresPosition, notes: Sequence[Note], seat: int | None) -> list[Happened]:
    """Notes as events. Only the buyer is told which card was bought."""
    told = []
    for number, who, a, b, c, points in notes:
        kind = Happening(number)
        if kind == Happening.DREW and who != seat:
            continue
        if kind == Happening.KEPT and who != seat:
            told.append(Happened("kept-one", who, 0, (), {"where": WHERE[b], "count": c}))
            continue
        told.append(_event(kind, who, a, b, c, points))
    return told


def _event(kind: Happening, seat: int, a: int, b: int, c: int, points: int) -> Happened:
    details: dict[str, str | int] = {}
    places: tuple[str, ...] = ()
    match kind:
        case Happening.MASTER_CARD:
            details = {"master": f"master-{MASTERS[a]}"}
        case Happening.MASTER_BONUS:
            details = {"master": f"master-{MASTERS[a]}", "phase": b}
        case Happening.FOUNDED | Happening.KING_STAYED:
            places = (cell_name(a),)
        case Happening.ENLISTED | Happening.CROWNED:
            places, details = (cell_name(a),), {"level": b}
        case Happening.BUILT | Happening.RAISED:
            places, details = (cell_name(a),), {"height": b}
        case Happening.MOVED:
            places, details = (cell_name(a), cell_name(b)), {"level": c}
        case Happening.SHIFTED:
            places, details = (cell_name(a), cell_name(b)), {"height": c}
        case Happening.DREW | Happening.CARD_PLAYED:
            details = {"card": CARDS[a]}
        case Happening.KEPT:
            details = {"card": CARDS[a], "where": WHERE[b], "count": c}
        case Happening.STORED:
            details = {"size": a + 1}
        case Happening.RETURNED:
            details = {"count": a}
        case Happening.CASTLE_SCORED:
            places, details = (cell_name(a),), {"area": b, "level": c}
        case Happening.KING_BONUS | Happening.PHASE_ENDED | Happening.PHASE_BEGAN:
            details = {"phase": a}
    return Happened(kind.name.lower().replace("_", "-"), seat if seat >= 0 else None, points, places, details)
