"""What is asked and what may be done, in words: a game's `ask` and `say`, combined with what the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from donjon.core.game import Game, Refusal
from donjon.core.tally import tally
from donjon.core.words import Action, Details, Phrase, Pips, Sentence, Task
from donjon.match import story

if TYPE_CHECKING:
    from donjon.match.match import Match


Counts = dict[str, tuple[int, int]]  # of each action how many legal moves it has, and at how many places


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action right now: how many legal moves it has, at how many places, or why it has none."""

    kind: str
    icon: str
    price: int = 0
    moves: int = 0
    places: int = 0
    details: Details = {}
    stock: int | None = None
    note: Sentence | None = None
    refused: Refusal | None = None
    ends: bool = False


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of a seat, as data. `waits` means that somebody else is to move."""

    message: str
    details: Details = {}
    waits: bool = False
    actions: tuple[Offer, ...] = ()
    left: tuple[Pips, ...] = ()
    loses: Sentence | None = None


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action in words. `pick` says how to continue once it is chosen; `why` and `rule` are set if it is not open."""

    kind: str
    icon: str
    name: str
    pick: str = ""
    price: int = 0
    moves: int = 0
    places: int = 0
    stock: int | None = None  # how many pieces are left for it
    note: str = ""  # what it brings or costs besides
    why: str = ""
    rule: str = ""
    ends: bool = False  # it does nothing but end the step or the turn


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of a seat, in words."""

    text: str
    waits: bool = False
    actions: tuple[Button, ...] = ()
    left: tuple[Pips, ...] = ()  # with their names in words
    loses: str = ""


def ask(match: Match, task: Task, seat: int | None, counts: Counts | None = None) -> Asked:
    """What is asked of a seat, by what the game asks in its view. Only the seat to move gets actions.

    `counts` are those of the legal moves, for whoever knows them already.
    """
    mover = match.to_move
    details: Details = {} if mover is None else {"player": match.game.colours[mover]}
    details |= task.details
    if mover is None or seat != mover:
        return Asked(task.message, details, waits=True)
    offers = _offers(match, task.actions, tally(match.targets()) if counts is None else counts)
    if offers:
        details |= {"moves": offers[0].moves, "places": offers[0].places}
    return Asked(task.message, details, False, offers, task.left, task.loses)


def _offers(match: Match, actions: Sequence[Action], counts: Counts) -> tuple[Offer, ...]:
    return tuple([_offer(match, action, *counts.get(action.kind, (0, 0))) for action in actions])


def _offer(match: Match, action: Action, moves: int, places: int) -> Offer:
    return Offer(
        action.kind,
        action.icon or action.kind,
        action.price,
        moves,
        places,
        action.details,
        action.stock,
        action.note,
        None if moves else _refused(match, action.probe),
        action.ends,
    )


def _refused(match: Match, probe: str) -> Refusal | None:
    why_not = match.why_not(probe)
    return why_not.refusal if why_not else None


def prompt(game: Game, asked: Asked, language: str, names: story.Names = ()) -> Prompt:
    """What is asked, in words."""

    def said(message: str, details: Details) -> str:
        return capital(_tell(game, message, details, language, names))

    return Prompt(
        said(f"{'wait' if asked.waits else 'ask'}-{asked.message}", asked.details),
        asked.waits,
        tuple(_button(game, offer, asked.details, language, names) for offer in asked.actions),
        tuple(Pips(said(f"left-{pips.name}", {}), pips.have, pips.of) for pips in asked.left),
        said(f"lose-{asked.loses.message}", asked.loses.details) if asked.loses else "",
    )


def _button(game: Game, offer: Offer, asked: Details, language: str, names: story.Names) -> Button:
    details = asked | offer.details | {"price": offer.price, "moves": offer.moves, "places": offer.places}
    name = capital(_tell(game, f"action-{offer.kind}", details, language, names))
    if offer.refused:
        why = _why(game, offer.refused, language, names)
        return Button(
            offer.kind,
            offer.icon,
            name,
            price=offer.price,
            stock=offer.stock,
            why=why,
            rule=offer.refused.rule,
            ends=offer.ends,
        )
    message = f"pick-{offer.kind}"
    pick = capital(_tell(game, message, details, language, names)) if story.has(game, message, language) else ""
    note = (
        _tell(game, f"note-{offer.note.message}", details | offer.note.details, language, names) if offer.note else ""
    )
    return Button(
        offer.kind,
        offer.icon,
        name,
        pick,
        offer.price,
        offer.moves,
        offer.places,
        offer.stock,
        note,
        ends=offer.ends,
    )


def _why(game: Game, refused: Refusal, language: str, names: story.Names) -> str:
    """Why an action is not open. No particular place is meant, so some reasons have a shorter text for this."""
    message = f"short-{refused.reason}"
    if not story.has(game, message, language):
        message = f"reason-{refused.reason}"
    return _tell(game, message, refused.details, language, names)


def say(game: Game, said: Phrase, language: str, names: story.Names = ()) -> str:
    """A move in words, once `sayings` has told it from the others."""
    return capital(_tell(game, f"say-{said.message}", said.details, language, names))


def sayings(match: Match, moves: Sequence[int]) -> list[Phrase]:
    """How these moves are told. Each has just enough details to tell it from the others."""
    plain = [match.game.say(match._position, move) for move in moves]
    told = [{**dict.fromkeys((name for step in said.apart for name in step), 0), **said.details} for said in plain]
    alike = _alike(plain, told)
    step = 0
    while alike:
        for number in alike:
            told[number] |= plain[number].apart[step] if step < len(plain[number].apart) else {}
        step += 1
        alike = _alike(plain, told) if any(step < len(plain[number].apart) for number in alike) else set()
    return [msgspec.structs.replace(said, details=details, apart=()) for said, details in zip(plain, told, strict=True)]


def _alike(plain: Sequence[Phrase], told: Sequence[Details]) -> set[int]:
    """The numbers of those that sound like another."""
    sounds = [(said.message, tuple(sorted(details.items()))) for said, details in zip(plain, told, strict=True)]
    counts = Counter(sounds)
    return {number for number, sound in enumerate(sounds) if counts[sound] > 1}


def _tell(game: Game, message: str, details: Details, language: str, names: story.Names) -> str:
    return story.worded(game, message, details, language, names)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A reason that stands alone."""
    return f"{capital(text)}."
