"""What each seat of Highlanders may see, and what happened, in words. The only file that decides secrecy.

Shields that no assault has shown yet are hidden (RULES 5.4). Only their owner knows them, in a game of two for both
clans (8.3). What is left in a clan's reserve would give them away, so while any are hidden, others see only how many
are left.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import gcd

from donjon.core.game import Happened, Note, View
from donjon.core.position import CHANCE, OVER
from donjon.games.highlanders.codes import Ending, Happening, Phase
from donjon.games.highlanders.diagram import ENDINGS, FAILED_ASSAULT, PHASES, TAKING, cap_name
from donjon.games.highlanders.pieces import (
    COLOURS,
    FIRST_BANNER,
    FIRST_CASTLE,
    KNIGHTS,
    NO_SHIELD,
    NOBODY,
    SHIELDS,
    SPACES,
    STEP,
    STEPS,
)
from donjon.games.highlanders.position import HighlandersPosition


def view(position: HighlandersPosition, seat: int | None) -> View:
    """Built field by field; only shields and reserves depend on the seat."""
    seen = _seen(position, position.key())
    return seen if seat is None else seen | _shields(position, seat, position.held())


@lru_cache(maxsize=4)
def _seen(position: HighlandersPosition, key: int) -> View:
    """What everybody sees. It is made once per position, whoever looks."""
    turn = position.turn()
    held = position.held()
    shields = _shields(position, None, held)
    return {
        "seats": position.seats,
        "failed_assault": FAILED_ASSAULT[position.repulse],
        "turn_cap": cap_name(position),
        "turn": None if turn in (CHANCE, OVER) else turn,
        "clan": COLOURS[position.clan],
        "phase": PHASES[position.phase],
        "number": position.turns,
        "die": position.die,
        "steps": position.steps,
        "scores": [position.score(i) for i in range(position.seats)],
        "clans": shields["clans"],
        "camps": {SPACES[s]: _troop(owner, knights) for s, owner, knights in held if s < FIRST_CASTLE},
        "castles": shields["castles"],
        "banners": {SPACES[s]: [COLOURS[clan] for clan in clans] for s, clans in position.on_banners()},
        "reach": {SPACES[space]: _reach(position, clan, space) for space, clan in _crowds(position)},
        "odds": shields["odds"],
        "needs": shields["needs"],
        "muster": _muster(position) if position.phase == Phase.MUSTER else None,
        "taking": [SPACES[position.gate], SPACES[position.target]] if position.phase in TAKING else None,
        "ended": ENDINGS[position.ending] if position.ending else None,
    }


def _shields(position: HighlandersPosition, seat: int | None, held: Sequence[tuple[int, int, int]]) -> View:
    """What depends on the shields that the viewer knows."""
    castles = [troop for troop in held if troop[0] >= FIRST_CASTLE]
    return {
        "clans": [_clan(position, clan, seat) for clan in range(position.clans)],
        "castles": {SPACES[s]: _castle(position, seat, s, *troop) for s, *troop in castles},
        "odds": {SPACES[s]: found for s, *_ in castles if (found := odds(position, seat, s))},
        "needs": {SPACES[s]: needs(position, seat, s) for s in range(FIRST_CASTLE, FIRST_BANNER)},
    }


def _clan(position: HighlandersPosition, clan: int, seat: int | None) -> View:
    known = position.seat_of(clan) == seat or not position.hides(clan)
    return {
        "colour": COLOURS[clan],
        "seat": position.seat_of(clan),
        "swords": position.swords_of(clan),
        "supply": position.in_supply(clan),
        "on_board": KNIGHTS - position.in_supply(clan),
        "shields": position.shields_left(clan),
        "reserve": [v for v in range(4) for _ in range(position.in_reserve(clan, v))] if known else None,
    }


def _troop(owner: int, knights: int) -> View:
    return {"clan": COLOURS[owner], "knights": knights}


def _castle(position: HighlandersPosition, seat: int | None, castle: int, owner: int, knights: int) -> View:
    """`shield` is none, hidden or shown. `value` is for those who know it, `not` what all know it is not."""
    shield = position.shield_at(castle)
    unseen = position.is_unseen(castle)
    return {
        **_troop(owner, knights),
        "shield": "none" if shield == NO_SHIELD else "hidden" if unseen else "shown",
        "value": shield if shield != NO_SHIELD and _knows(position, seat, castle) else None,
        "not": [value for value in range(4) if position.is_ruled_out(castle, value)],
    }


def _knows(position: HighlandersPosition, seat: int | None, castle: int) -> bool:
    return not position.is_unseen(castle) or position.seat_of(position.owner_of(castle)) == seat


def needs(position: HighlandersPosition, seat: int | None, castle: int) -> list[int]:
    """The fewest and the most knights that taking a castle may need, as far as the viewer knows its shield."""
    shield = position.shield_at(castle)
    if position.owner_of(castle) == NOBODY or shield == NO_SHIELD:
        shield = 0
    elif not _knows(position, seat, castle):
        values = [value for value in range(4) if not position.is_ruled_out(castle, value)]
        return [position.needed(castle, values[0]), position.needed(castle, values[-1])]
    return [position.needed(castle, shield)] * 2


def odds(position: HighlandersPosition, seat: int | None, castle: int) -> list[list[int]]:
    """Every value that a shield unknown to the viewer may have: the value, the knights it then takes, and in how many
    ways the shields of its clan that nobody has seen can lie so. Empty where the viewer knows."""
    if position.shield_at(castle) == NO_SHIELD or _knows(position, seat, castle):
        return []
    clan = position.owner_of(castle)
    mine = [s for s, owner, _ in position.held() if s >= FIRST_CASTLE and owner == clan]
    left = list(SHIELDS)
    for other in mine:
        if position.shield_at(other) != NO_SHIELD and not position.is_unseen(other):
            left[position.shield_at(other)] -= 1
    others = [s for s in mine if position.is_unseen(s) and s != castle]
    ways = [_ways(position, [castle, *others], left, value) for value in range(4)]
    shared = gcd(*ways)
    return [[value, position.needed(castle, value), count // shared] for value, count in enumerate(ways) if count]


def _ways(position: HighlandersPosition, castles: list[int], left: list[int], value: int) -> int:
    """In how many ways shields can lie at these castles, with this value at the first (6.3)."""
    if not left[value] or position.is_ruled_out(castles[0], value):
        return 0
    rest = [count - (v == value) for v, count in enumerate(left)]
    return left[value] * (sum(_ways(position, castles[1:], rest, v) for v in range(4)) if castles[1:] else 1)


def _crowds(position: HighlandersPosition) -> Iterator[tuple[int, int]]:
    """Every space with knights of one clan, and the banners where the clan to move has one."""
    yield from ((space, clan) for space, clan, knights in position.held() if knights)
    yield from ((space, position.clan) for space, clans in position.on_banners() if position.clan in clans)


def _reach(position: HighlandersPosition, clan: int, space: int) -> View:
    """How far the knights there get with the steps they have: where they march, what they then beat or storm."""
    steps = position.steps if clan == position.clan and position.steps else STEPS
    marches, takes = (position.reach(clan, space, steps, storming) for storming in (False, True))
    return {"marches": _spaces(marches), "takes": _spaces(takes)}


def _spaces(word: int) -> list[str]:
    """The names of the spaces that are bits of a word."""
    found = []
    while word:
        found.append(SPACES[(word & -word).bit_length() - 1])
        word &= word - 1
    return found


def _muster(position: HighlandersPosition) -> View:
    groups = [divmod(position.group_at(i), STEP) for i in range(position.groups)]
    return {"camp": SPACES[position.target], "groups": [[SPACES[source], knights] for source, knights in groups]}


def events(position: HighlandersPosition, notes: Sequence[Note], seat: int | None) -> list[Happened]:
    """Notes as events. Until a shield is shown, only its owner is told its value."""
    return [_event(position, seat, *note) for note in notes]


def _event(
    position: HighlandersPosition, viewer: int | None, number: int, seat: int, a: int, b: int, c: int, points: int
) -> Happened:
    kind = Happening(number)
    details: dict[str, str | int] = {"clan": COLOURS[c % 8]}
    places: tuple[str, ...] = ()
    name = kind.name.lower().replace("_", "-")
    match kind:
        case Happening.ROLLED:
            details["die"] = a
        case Happening.ENTERED | Happening.BARRED:
            places = (SPACES[a],)
            details["die"] = a - FIRST_BANNER + 1
            if kind == Happening.BARRED:
                details["why"] = "supply-empty" if b else "banner-taken"
        case Happening.ENDED_TURN:
            details["steps"] = a
        case Happening.MARCHED | Happening.MUSTERED:
            places = (SPACES[a], SPACES[b])
            details["knights"] = c // 8
        case Happening.STORMED | Happening.PERISHED | Happening.REPULSED | Happening.WENT_IN:
            places = (SPACES[a], SPACES[b])
            details |= {"knights": c // 8 % STEP, "castle": SPACES[b]}
            if kind == Happening.WENT_IN:
                details["left"] = c // 8 // STEP
        case Happening.BEATEN:
            places = (SPACES[a],)
            details = {"clan": COLOURS[b], "other": COLOURS[c % 8], "knights": c // 8}
        case Happening.LOST:
            places = (SPACES[a],)
            details |= {"castle": SPACES[a], "knights": c // 8}
        case Happening.SHOWN | Happening.TOOK | Happening.LEFT_BARE | Happening.GIVEN | Happening.LAID:
            places = (SPACES[a],)
            details["castle"] = SPACES[a]
            if kind == Happening.SHOWN or (kind == Happening.LAID and seat == viewer):
                details["value"] = b
                name = "drawn" if kind == Happening.LAID else name
        case Happening.ENDED:
            details = {"ending": ENDINGS[Ending(a)]}
    return Happened(name, seat if seat >= 0 else None, points, places, details)
