"""Questions about the move in hand: plans, reasons, hints."""

from __future__ import annotations

from collections.abc import Iterator

from donjon import bots
from donjon.core.errors import IllegalMove
from donjon.match import Match
from donjon.server.answers import Explained, Hinted
from donjon.server.asks import Explain, Hint, WhatIf
from donjon.server.boards import tried
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.server.table import Presence, Table
from donjon.server.thinkers import ADVISER, Thought, thought


async def what_if(house: House, table: Table, presence: Presence, ask: WhatIf) -> None:
    seat = table.mover(presence, ask.ply)
    presence.guest.tell(tried(table.playing, ask, seat, presence.seen, table.shown))


async def explain(house: House, table: Table, presence: Presence, ask: Explain) -> None:
    table.own_turn(presence)
    language = presence.guest.language
    told = _why(table, ask.move, language)
    if not ask.move:
        found = (_why(table, move, language) for move in _candidates(table.playing, ask.parts))
        told = next((one for one in found if one.rule and not one.legal), Explained(table_id="", move="", legal=False))
    told.to, told.table_id = ask.id, ask.table_id
    presence.guest.tell(told)


def _why(table: Table, move: str, language: str) -> Explained:
    try:
        refused = table.playing.refusal(move)
    except IllegalMove as error:  # not even the form of a move
        return Explained(table_id="", move=move, legal=False, text=error.reason(language), rule=error.rule)
    if refused is None:
        return Explained(table_id="", move=move, legal=True)
    text = table.playing.sentence(refused, language, table.names)
    return Explained(table_id="", move=move, legal=False, text=text, rule=refused.rule)


def _candidates(match: Match, parts: list[str]) -> Iterator[str]:
    """Moves that somebody who picked these parts may have meant: legal ones with the parts put in."""
    seen = set()
    for choice in match.choices():
        move, places = choice.move, choice.parts
        if len(places) < len(parts):
            continue
        meant = move
        for number, place in enumerate(places[: len(parts)]):
            meant = meant.replace(place, f"\0{number}\0", 1)
        for number, part in enumerate(parts):
            meant = meant.replace(f"\0{number}\0", part)
        if meant not in seen and meant != move:
            seen.add(meant)
            yield meant


async def hint(house: House, table: Table, presence: Presence, ask: Hint) -> None:
    """The bot thinks while the table goes on, one hint at a time for each guest."""
    table.own_turn(presence)
    if not table.sheet.aids:
        raise Refused("forbidden", "no-hints")
    if presence.guest.hinting:
        raise Refused("too_fast", "still-thinking")
    bot = ask.bot or ADVISER
    bots.find(bot)
    match = table.playing
    parts = {choice.move: choice.parts for choice in match.choices()}
    presence.guest.hinting = True
    house.start(_hint(house, presence.guest, ask, bot, thought(f"{ask.table_id} hint", match), match.ply, parts))


async def _hint(
    house: House, guest: Guest, ask: Hint, bot: str, question: Thought, ply: int, parts: dict[str, list[str]]
) -> None:
    try:
        move = await house.thinkers.advise(bot, question)
        guest.tell(Hinted(to=ask.id, table_id=ask.table_id, ply=ply, bot=bot, move=move, parts=parts[move]))
    finally:
        guest.hinting = False
