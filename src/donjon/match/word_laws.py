"""The laws of words: what is asked fits the legal moves, no two moves sound alike, and no sentence for people has a
code in it. They are checked with the other laws (`laws.py`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from donjon.core.catalogue import texts
from donjon.core.game import Game, Happened
from donjon.core.position import Position
from donjon.core.words import Details
from donjon.match import story, words
from donjon.match.match import Match

# Cells, places and turns of tiles, tiles, spaces of the loch: things that only experts and programs read.
CODE = re.compile(
    r"(?<![\w-])(?:[a-n][1-8]|r\d+c\d+|-?\d+,-?\d+(?:,\d)?(?::\w+)?|[BITDW]\d\d|[NS][ABK]\d|[XIF]\d)(?!\w)"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
KEY = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)+")  # a key of the catalogue instead of its text


def codes(text: str, language: str, details: Details, game: Game) -> list[str]:
    """What people should not have to read: codes, keys, and words that are not translated."""
    found = [*CODE.findall(text)]
    if language == "ru":
        found += LATIN.findall(text)
    for value in details.values():
        if isinstance(value, str) and value and not _is_said(game, language, value):
            found += re.findall(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text)
    return found


@cache
def _is_said(game: Game, language: str, value: str) -> bool:
    """Whether the value itself may be in a sentence: it is a word of the language, or looks like one in English."""
    catalogue = texts(game.folder, language)
    if catalogue.has(f"word-{value}"):
        return value.lower() in catalogue.say(f"word-{value}").lower()
    return language == "en" and not KEY.fullmatch(value)


def _readable(game: Game, text: str, language: str, details: Details) -> Iterator[str]:
    for code in codes(text, language, details, game):
        yield f"{text!r} ({language}) reads {code!r}"


def ask_faults(match: Match, languages: Sequence[str]) -> Iterator[str]:
    """Faults in what is asked of each seat, and in the actions of the seat to move."""
    everybody: list[int | None] = [None, *range(match.seats)]
    for seat in everybody:
        asked = words.ask(match, match.game.view(match._position, seat), seat)
        for language in languages:
            yield from _prompt_faults(match.game, asked, language)
        if seat is not None and seat == match.to_move:
            yield from _action_faults(match, asked)


def _prompt_faults(game: Game, asked: words.Asked, language: str) -> Iterator[str]:
    prompt = words.prompt(game, asked, language)
    if not prompt.text:
        yield f"{asked.message} has no sentence in {language}"
    told = [(prompt.text, asked.details)]
    for button, offer in zip(prompt.actions, asked.actions, strict=True):
        told += [(button.name, offer.details), (button.pick, asked.details | offer.details)]
        told += [(button.why, offer.refused.details)] if offer.refused else []
        if button.moves > 1 and not button.pick:
            yield f"{offer.kind} has {offer.moves} moves, and nothing says how to choose ({language})"
    told += [(pips.name, {}) for pips in prompt.left]
    told += [(prompt.loses, asked.loses.details)] if asked.loses else []
    for text, details in told:
        yield from _readable(game, text, language, details)


def _action_faults(match: Match, asked: words.Asked) -> Iterator[str]:
    """Every legal move belongs to exactly one action. An action without moves has a reason."""
    kinds = [offer.kind for offer in asked.actions]
    if len(set(kinds)) < len(kinds):
        yield f"an action is offered twice: {kinds}"
    for choice in match.choices():
        if choice.kind not in kinds:
            yield f"{choice.move} is of no action offered: {choice.kind}"
    for offer in asked.actions:
        if (offer.refused is None) == (offer.moves == 0):
            yield f"{offer.kind} has {offer.moves} moves, and its refusal is {offer.refused}"
    for pips in asked.left:
        if not 0 <= pips.have <= pips.of:
            yield f"{pips.name}: {pips.have} of {pips.of}"


def say_faults(match: Match, moves: Sequence[int], language: str) -> Iterator[str]:
    """Faults in how moves are told: codes, or two moves that sound alike but lead to different positions."""
    said = words.sayings(match, moves)
    heard: dict[str, int] = {}
    shown = {shape.id for shape in match.picture(match.to_move).shapes}
    for move, one in zip(moves, said, strict=True):
        text = words.say(match.game, one, language)
        yield from _readable(match.game, text, language, one.details)
        other = heard.setdefault(text, move)
        if other != move and _after(match._position, other) != _after(match._position, move):
            names = (match.game.write(match._position, each) for each in (other, move))
            yield f"{' and '.join(names)} are both told: {text!r} ({language})"
        yield from (f"{place} is to light up, but is not in the picture" for place in one.places if place not in shown)


def _after(position: Position, move: int) -> int:
    after = position.copy()
    after.play(move)
    return after.key()


def story_faults(game: Game, happened: Happened, language: str) -> list[str]:
    """Codes in a sentence of the log."""
    return codes(story.event_text(game, happened, language), language, happened.details, game)
