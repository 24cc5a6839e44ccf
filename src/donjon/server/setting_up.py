"""The sheet of a new table, from what its maker asks for."""

from __future__ import annotations

import secrets

from donjon import bots
from donjon.core import registry
from donjon.core.game import choose, for_people
from donjon.server import cards, tokens
from donjon.server.asks import Create
from donjon.server.clock import now
from donjon.server.parts import SeatPlan
from donjon.server.refused import Refused
from donjon.server.sheet import SeatSheet, Sheet
from donjon.server.thinkers import STAND_IN
from donjon.study.daily import seed_of


def sheet_for(ask: Create, former: str = "", diagram: str = "", day: str = "") -> Sheet:
    """What was asked for, checked."""
    game = registry.find(ask.game)
    if game.name not in cards.playable():
        raise Refused("unknown", "not-playable", game=game.folder)
    usual = {} if all(seat.bot for seat in ask.seats) else for_people(game)  # bots alone might never end
    options = choose(game, len(ask.seats), usual | ask.options)
    stand_in = ask.stand_in or STAND_IN
    for name in {stand_in, *(seat.bot for seat in ask.seats if seat.bot)}:
        bots.find(name)
    seats = [_seat(plan, ask.name, kept=bool(former)) for plan in ask.seats]
    seed = seed_of(day) if day else secrets.token_hex(16)
    return Sheet(
        tokens.new_table_id(), game.name, game.version, options, seats, ask.clock, ask.public, ask.absent, ask.aids,
        stand_in, seed, now(), former=former, diagram=diagram, day=day,
    )  # fmt: skip


def _seat(plan: SeatPlan, maker: str, kept: bool) -> SeatSheet:
    """A seat as it was asked for: the maker's own, a bot's, or free. After a game seats are kept for who played it."""
    own = plan.mine and not plan.bot
    drawn = tokens.draw() if own or (kept and not plan.bot) else ""
    return SeatSheet(plan.name or (maker if plan.mine else ""), plan.bot, own, drawn=drawn)
