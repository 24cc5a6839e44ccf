"""The laws of words: what is asked fits the legal moves, no two moves sound alike, and no sentence for people has a
code in it. They are checked with the other laws (`laws.py`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from donjon.core.catalogue import texts
from donjon.core.game import Game, Happened, Refusal, View
from donjon.core.position import Position
from donjon.core.telling import tell
from donjon.core.words import Details
from donjon.match import story, words
from donjon.match.match import Match

# Cells, places and turns of tiles, tiles, spaces of the loch: things that only experts and programs read.
CODE = re.compile(
    r"(?<![\w-])(?:[a-n][1-8]|r\d+c\d+|-?\d+,-?\d+(?:,\d)?(?::\w+)?|[BITDW]\d\d|[NS][ABK]\d|[XIF]\d)(?!\w)"
)
PIECES = re.compile(r"(?<!\w)[rbygpk]+[A-D]?\d?(?!\w)")  # in a position as text: owners, a symbol, a height
LATIN = re.compile(r"[A-Za-z]{2,}")
KEY = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)+")  # a key of the catalogue that fell through
NAMES = ("Ада", "Боб", "Вера", "Глеб", "Дана", "Егор")  # of players, in letters that show up words left in Latin ones


def names_of(match: Match) -> story.Names:
    return NAMES[: match.seats]


def codes(text: str, language: str, details: Details, game: Game, seats: int) -> list[str]:
    """What people should not have to read: codes, keys, words that were not translated, colours of players who have
    names."""
    found = CODE.findall(text) + _colours(game, language, seats).findall(text)
    if language == "ru":
        found += LATIN.findall(text)
    for value in details.values():
        if isinstance(value, str) and value and not _is_said(game, language, value):
            found += re.findall(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text)
    return found


@cache
def _colours(game: Game, language: str, seats: int) -> re.Pattern[str]:
    """The words for the colours of all players whose names say who they are. Neutral colours have to be said."""
    catalogue, names = texts(game.folder, language), NAMES[:seats]
    mine = {colour: game.seat_of(number, seats) for number, colour in enumerate(game.colours)}
    named = [colour for colour, seat in mine.items() if seat is not None and story.is_plain(game, names, seat)]
    words = {word for colour in named for key in ("word", "player") for word in catalogue.forms(f"{key}-{colour}")}
    return re.compile(rf"(?<!\w)(?:{'|'.join(sorted(words))})(?!\w)" if words else r"(?!)", re.IGNORECASE)


@cache
def _is_said(game: Game, language: str, value: str) -> bool:
    """Whether the value itself may be in a sentence: it is a word of the language, or looks like one in English."""
    catalogue = texts(game.folder, language)
    if catalogue.has(f"word-{value}"):
        return value.lower() in catalogue.say(f"word-{value}").lower()
    return language == "en" and not KEY.fullmatch(value)


def _readable(match: Match, text: str, language: str, details: Details) -> Iterator[str]:
    for code in codes(text, language, details, match.game, match.seats):
        yield f"{text!r} ({language}) reads {code!r}"


def ask_faults(match: Match, views: Mapping[int | None, View], language: str) -> Iterator[str]:
    """What is wrong with what is asked of each seat, and with the actions of the one to move."""
    for seat, view in views.items():
        asked = words.ask(match, match.game.ask(view), seat)
        yield from _prompt_faults(match, asked, language)
        if seat is not None and seat == match.to_move:
            yield from _action_faults(match, asked)


def _prompt_faults(match: Match, asked: words.Asked, language: str) -> Iterator[str]:
    prompt = words.prompt(match.game, asked, language, names_of(match))
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
        yield from _readable(match, text, language, details)


def _action_faults(match: Match, asked: words.Asked) -> Iterator[str]:
    """Every legal move belongs to exactly one action. An action without moves has a reason."""
    kinds = [offer.kind for offer in asked.actions]
    if len(set(kinds)) < len(kinds):
        yield f"an action is offered twice: {kinds}"
    for kind, part in match.targets():
        if kind not in kinds:
            yield f"the move that begins with {part} is of no action offered: {kind}"
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
        text = words.say(match.game, one, language, names_of(match))
        yield from _readable(match, text, language, one.details)
        other = heard.setdefault(text, move)
        if other != move and _after(match._position, other) != _after(match._position, move):
            names = (match.game.write(match._position, each) for each in (other, move))
            yield f"{' and '.join(names)} are both told: {text!r} ({language})"
        yield from (f"{place} is to light up, but is not in the picture" for place in one.places if place not in shown)


def _after(position: Position, move: int) -> int:
    after = position.copy()
    after.play(move)
    return after.key()


def story_faults(match: Match, move: Sequence[Happened], language: str) -> Iterator[str]:
    """What is wrong with the sentences of the log about one move."""
    game, told = match.game, match.game.tell(move, match.seats)
    texts_of = story.sentences(game, move, language, names_of(match))
    for happened, said, text in zip(move, told, texts_of, strict=True):
        yield from _readable(match, text, language, story.details_of(game, happened, said))


def text_faults(match: Match, view: View, language: str) -> Iterator[str]:
    """What is wrong with a position as text. It is for experts and screen readers, so it may have codes in it."""
    text = match.game.text(view, texts(match.game.folder, language))
    if not text:
        yield f"a position has no text in {language}"
    words_left = LATIN.findall(PIECES.sub("", CODE.sub("", text))) if language == "ru" else []
    yield from (f"{text!r} ({language}) reads {word!r}" for word in words_left)


def refusal_faults(match: Match, refusal: Refusal, language: str) -> Iterator[str]:
    """What is wrong with how a refusal is told."""
    called = story.called(match.game, names_of(match))
    text = tell(match.game.folder, f"reason-{refusal.reason}", refusal.details, language, called)
    if not text:
        yield f"reason {refusal.reason} has no words in {language}"
    yield from _readable(match, text, language, refusal.details)
