"""Questions about the move in hand: plans, reasons, hints."""

from __future__ import annotations

from collections.abc import Iterator

from donjon import bots
from donjon.match import Match, story
from donjon.server.answers import Explained, Hinted, Told
from donjon.server.asks import Explain, Hint, Sayings, WhatIf
from donjon.server.boards import tried
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.server.table import Presence, Table
from donjon.server.thinkers import ADVISER, Thought, thought


async def what_if(house: House, table: Table, presence: Presence, ask: WhatIf) -> None:
    seat = table.mover(presence, ask.ply)
    presence.guest.tell(tried(table, presence, ask, seat))


async def sayings(house: House, table: Table, presence: Presence, ask: Sayings) -> None:
    table.mover(presence, ask.ply)
    said = table.playing.sayings(presence.guest.language, table.names)
    presence.guest.tell(Told(to=ask.id, table_id=ask.table_id, ply=ask.ply, said=said))


async def explain(house: House, table: Table, presence: Presence, ask: Explain) -> None:
    table.own_turn(presence)
    match = table.playing
    moves = [ask.move] if ask.move else _candidates(match, ask.parts, ask.action)
    told = Explained(to=ask.id, table_id=ask.table_id, move=ask.move, legal=bool(ask.move))
    for move in moves:
        refused = match.why_not(move)
        if refused is not None:
            told.move, told.legal, told.rule = move, False, refused.rule
            told.text = refused.why(presence.guest.language, story.called(match.game, table.names))
            break
    presence.guest.tell(told)


def _candidates(match: Match, parts: list[str], action: str) -> Iterator[str]:
    """Moves that somebody who picked these parts may have meant: legal ones with the parts put in, of the action chosen
    if one was."""
    seen = set()
    for choice in match.choices():
        move, places = choice.move, choice.parts
        if len(places) < len(parts) or (action and action != choice.kind):
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
    presence.guest.hinting = True
    question = thought(f"{ask.table_id} hint", match)
    house.start(_hint(house, presence.guest, ask, bot, question, match.fork(), table.names))


async def _hint(
    house: House, guest: Guest, ask: Hint, bot: str, question: Thought, match: Match, names: story.Names
) -> None:
    try:
        move, chance, usual = await house.thinkers.advise(bot, question, guest.address)
        guest.tell(
            Hinted(
                to=ask.id,
                table_id=ask.table_id,
                ply=match.ply,
                bot=bot,
                move=move,
                parts=next(choice.parts for choice in match.choices() if choice.move == move),
                said=match.say(move, guest.language, names),
                chance=chance,
                usual=usual,
            )
        )
    finally:
        guest.hinting = False
