"""Questions about the move in hand: plans, reasons, hints."""

from __future__ import annotations

from donjon import bots
from donjon.core.catalogue import HERE, texts
from donjon.core.telling import Called
from donjon.match import Match, story
from donjon.match.sight import Choice
from donjon.match.words import sentence
from donjon.server.answers import Explained, Hinted, Reason, Told
from donjon.server.asks import Explain, Hint, Sayings, WhatIf
from donjon.server.boards import tried
from donjon.server.guest import Guest
from donjon.server.house import House
from donjon.server.refused import Refused
from donjon.server.table import Presence, Table
from donjon.server.thinkers import ADVISER, Thought, thought

MOST_REASONS = 3  # told at once, where no action is chosen


async def what_if(house: House, table: Table, presence: Presence, ask: WhatIf) -> None:
    seat = table.mover(presence, ask.ply)
    presence.guest.tell(tried(table.playing, ask, seat, presence.guest.language, table.names, presence.known))


async def sayings(house: House, table: Table, presence: Presence, ask: Sayings) -> None:
    table.mover(presence, ask.ply)
    said = [move.words for move in table.playing.moves(presence.guest.language, table.names)]
    presence.guest.tell(Told(to=ask.id, table_id=ask.table_id, ply=ask.ply, said=said))


async def explain(house: House, table: Table, presence: Presence, ask: Explain) -> None:
    table.own_turn(presence)
    presence.guest.tell(explained(table.playing, ask, presence.guest.language, table.names))


def explained(match: Match, ask: Explain, language: str, names: story.Names) -> Explained:
    """Why not this move, or none that begins with these parts?"""
    called = story.called(match.game, names)
    told = Explained(to=ask.id, table_id=ask.table_id, move=ask.move, legal=bool(ask.move))
    if ask.move:
        refused = match.why_not(ask.move)
        if refused is not None:
            told.legal, told.reasons = False, [Reason(sentence(refused.why(language, called)), refused.rule)]
        return told
    found = _reasons(match, ask, language, called)
    if not found:
        told.reasons = [Reason(sentence(texts(HERE, language).say("nothing-possible")))]
        return told
    told.move = next(iter(found.values()))[0]
    actions = {button.kind: button.name for button in match.ask(language, match.to_move, names).actions}
    alike: dict[tuple[str, str], list[str]] = {}  # the same reason of several actions is told once
    for kind, (_, rule, text) in found.items():
        alike.setdefault((sentence(text), rule), []).append(actions[kind])
    told.reasons = [
        Reason(text, rule, ", ".join(named) if len(alike) > 1 else "")
        for (text, rule), named in list(alike.items())[:MOST_REASONS]
    ]
    return told


def _reasons(match: Match, ask: Explain, language: str, called: Called) -> dict[str, tuple[str, str, str]]:
    """By action, why none of its moves goes on with the parts picked: a move, the rule, and the reason in words.

    What is not picked yet is taken from the legal moves. Where the reason depends on that, it is not told: nobody has
    asked about it.
    """
    found: dict[str, dict[tuple[str, str], str]] = {}
    for choice in match.choices():
        if ask.action not in ("", choice.kind) or len(choice.parts) < len(ask.parts):
            continue
        meant = _meant(choice, ask.parts)
        refused = match.why_not(meant) if meant != choice.move and match.is_move(meant) else None
        if refused is not None:
            why = refused.rule, refused.why(language, called)
            found.setdefault(choice.kind, {}).setdefault(why, meant)
    alone = {kind: next(iter(reasons.items())) for kind, reasons in found.items() if len(reasons) == 1}
    return {kind: (move, *why) for kind, (why, move) in alone.items()}


def _meant(choice: Choice, parts: list[str]) -> str:
    """A legal move with these parts put in for its own."""
    meant = choice.move
    for number, place in enumerate(choice.parts[: len(parts)]):
        meant = meant.replace(place, f"\0{number}\0", 1)
    for number, part in enumerate(parts):
        meant = meant.replace(f"\0{number}\0", part)
    return meant


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
