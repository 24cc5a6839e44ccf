"""What the table decides together: taking back, a bot for somebody who is away, abandoning the game."""

from __future__ import annotations

from msgspec.structs import replace

from donjon.server.asks import Propose, Vote
from donjon.server.clock import now
from donjon.server.handlers.playing import may_undo
from donjon.server.house import House
from donjon.server.parts import Ballot, Correspondence
from donjon.server.refused import Refused
from donjon.server.table import Presence, Table
from donjon.server.tell import tell_ballot, tell_ended, tell_table, tell_update


async def propose(house: House, table: Table, presence: Presence, ask: Propose) -> None:
    if ask.matter == "abandon" and table.sheet.stage == "open" and presence.owner:
        await _abandon(house, table)
        tell_ended(house, table)
        return
    voters = table.people if ask.matter == "bot" else table.voices
    own = [seat for seat in presence.held if seat in voters]
    if not own:
        raise Refused("forbidden", "propose-players-only")
    if table.sheet.ballot is not None:
        raise Refused("not_now", "question-open")
    ply = 0
    match ask.matter:
        case "take_back":
            ply = _take_back_to(table, ask, own)
            await may_undo(house, table)
        case "bot":
            _check_bot(house, table, ask)
            voters = [seat for seat in voters if seat != ask.seat]
        case "abandon":
            if table.sheet.ending is not None:
                raise Refused("not_now", "over")
    await _count(house, table, Ballot(ask.matter, own[0], own, voters, ply, ask.seat))


def _take_back_to(table: Table, ask: Propose, own: list[int]) -> int:
    """The decision to go back to: the one named, or the asking player's last."""
    played = table.playing.played
    if ask.ply is None:
        found = next((ply for ply in reversed(range(len(played))) if played[ply].seat in own), None)
        if found is None:
            raise Refused("not_now", "nothing-to-take-back")
        return found
    if ask.ply >= len(played) or played[ask.ply].seat is None:
        raise Refused("bad_choice", "no-decision", ply=ask.ply)
    return ask.ply


def _check_bot(house: House, table: Table, ask: Propose) -> None:
    """People who have just lost the connection are not away yet. By correspondence, people come once a day."""
    if table.sheet.stage != "playing" or ask.seat not in table.people:
        raise Refused("bad_choice", "nobody-there", seat=ask.seat)
    if table.here(ask.seat):
        raise Refused("not_now", "is-here", seat=ask.seat)
    settings = house.settings
    by_post = isinstance(table.sheet.clock, Correspondence)
    patience = settings.away_by_correspondence if by_post else settings.away
    if table.away(ask.seat) < patience:
        raise Refused("not_now", "not-long-away", minutes=-(-int(patience) // 60))


async def vote(house: House, table: Table, presence: Presence, ask: Vote) -> None:
    ballot = table.sheet.ballot
    if ballot is None:
        raise Refused("not_now", "no-question")
    own = [seat for seat in presence.held if seat in ballot.voters]
    if not own:
        raise Refused("forbidden", "not-asked")
    if not ask.yes:
        table.sheet.ballot = None
        await house.keep(table, sheet=True)
        tell_ballot(table, passed=False)
        return
    await _count(house, table, replace(ballot, yes=sorted({*ballot.yes, *own})))


async def _count(house: House, table: Table, ballot: Ballot) -> None:
    """Do what was asked for when everybody agrees; else keep the question."""
    if set(ballot.voters) - set(ballot.yes):
        table.sheet.ballot = ballot
        await house.keep(table, sheet=True)
        tell_ballot(table)
        return
    table.sheet.ballot = None
    match ballot.matter:
        case "take_back":
            await house.keep(table, table.take_back(ballot.ply, now()), sheet=True)
            tell_ballot(table, passed=True)
            tell_update(house, table, ballot.ply)
        case "bot" if table.here(ballot.seat) or ballot.seat not in table.people:  # that has changed since it was asked
            await house.keep(table, sheet=True)
            tell_ballot(table, passed=False)
        case "bot":
            table.stand_in(ballot.seat, "vote", now())
            await house.keep(table, sheet=True)
            tell_ballot(table, passed=True)
            tell_table(house, table)
        case "abandon":
            await _abandon(house, table)
            tell_ballot(table, passed=True)
            tell_ended(house, table)
    house.wake(table)


async def _abandon(house: House, table: Table) -> None:
    table.end("abandoned")
    await house.keep(table, sheet=True)
