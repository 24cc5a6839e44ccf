"""A match as text: writing and replaying records, and events in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from donjon.core import record as records
from donjon.core import registry
from donjon.core.catalogue import Texts, texts
from donjon.core.errors import BadRecord, DonjonError, Worded
from donjon.core.game import Game, Happened
from donjon.core.record import Ply, Record
from donjon.core.shared import Shared
from donjon.core.telling import Called, by_colour, tell
from donjon.core.words import Details, Sentence

if TYPE_CHECKING:
    from donjon.match.match import Match


Names = tuple[str, ...]  # by seat: a person's name, `bot-club` for a bot, nothing for one known only by colour


def named(match: Match, names: Sequence[str]) -> Names:
    """The names that somebody gives: one for each seat, or none at all."""
    if names and len(names) != match.seats:
        raise DonjonError(f"a table for {match.seats} has {match.seats} names, not {len(names)}")
    return tuple(names)


def sentences(game: Game, move: Sequence[Happened], language: str, names: Names) -> list[str]:
    """What happened in one move, told by a sentence for each thing that did. Some are empty: another says it, too."""
    told = game.tell(move, len(names))
    return [_sentence(game, *pair, language, names) for pair in zip(move, told, strict=True)]


def events(
    match: Match, moves: Sequence[tuple[int, Sequence[Happened]]], language: str, names: Names
) -> list[dict[str, Any]]:
    """Everything that happened in these plies, each as data with its sentence."""
    known = names or ("",) * match.seats
    return [
        {"ply": ply, **msgspec.to_builtins(happened), "text": text}
        for ply, move in moves
        for happened, text in zip(move, sentences(match.game, move, language, known), strict=True)
    ]


def _sentence(game: Game, happened: Happened, told: Sentence, language: str, names: Names) -> str:
    if not told.message:
        return ""
    text = worded(game, f"event-{told.message}", details_of(game, happened, told), language, names)
    return text[:1].upper() + text[1:]


def worded(game: Game, message: str, details: Details, language: str, names: Names) -> str:
    """A message of a game, with players by name. The same is said again and again, and saying it is slow."""
    asked = ASKED[game.name, message, language]
    return WORDED[game.name, message, tuple([(name, details[name]) for name in asked]), language, names]


def has(game: Game, message: str, language: str) -> bool:
    return HAS[game.name, message, language]


def _asked(game: str, message: str, language: str) -> tuple[str, ...]:
    """The details that a message speaks of."""
    return tuple([name for _, name, _ in texts(registry.find(game).folder, language).asks(message)])


def _worded(game: str, message: str, details: tuple[tuple[str, str | int], ...], language: str, names: Names) -> str:
    found = registry.find(game)
    return tell(found.folder, message, dict(details), language, called(found, names))


def _has(game: str, message: str, language: str) -> bool:
    return texts(registry.find(game).folder, language).has(message)


ASKED, WORDED, HAS = Shared(_asked), Shared(_worded), Shared(_has)


def details_of(game: Game, happened: Happened, told: Sentence) -> Details:
    """What a sentence may speak of. Points lost are told without a minus."""
    details: Details = {"points": happened.points, "lost": -happened.points, **happened.details}
    if happened.places:
        details |= {"place": happened.places[0], "from": happened.places[0], "to": happened.places[-1]}
    if happened.seat is not None:
        details["player"] = game.colours[happened.seat]
    return details | told.details


def called(game: Game, names: Names) -> Called:
    """Players by name, if they have one."""
    return partial(_player, game, names)


def _player(game: Game, names: Names, catalogue: Texts, colour: str, form: str) -> str:
    """Who leads two clans, or has a namesake at the table, is called by name and colour."""
    seat = game.seat_of(game.colours.index(colour), len(names)) if names else None
    if seat is None or not names[seat]:
        return by_colour(catalogue, colour, form)
    name = names[seat]
    is_bot = name.startswith("bot-") and catalogue.has(name)  # people choose their names
    called = catalogue.word(name, form) if is_bot else catalogue.say("player-named", form, name=name)
    return called if is_plain(game, names, seat) else f"{called} ({catalogue.word(f'word-{colour}')})"


def is_plain(game: Game, names: Names, seat: int) -> bool:
    """Whether a name alone says who it is."""
    led = [game.seat_of(number, len(names)) for number in range(len(game.colours))].count(seat)
    return led == 1 and names.count(names[seat]) == 1


def record(match: Match) -> str:
    """The match as a record."""
    headers = {"Game": match.game.name, "Rules": str(match.game.version), "Seats": str(match.seats)}
    chosen = " ".join(f"{name}={value}" for name, value in match.options.items())
    if chosen:
        headers["Options"] = chosen
    if match.diagram_at_start:
        headers["Diagram"] = match.diagram_at_start
    headers["Chance"] = "script" if match.scripted else "seed"
    if not match.scripted:
        headers["Seed"] = str(match.seed)
    headers["Result"] = result(match)
    labels = match.game.colours
    plies = [
        Ply(played.text, played.seat is None, played.turn, "" if played.seat is None else labels[played.seat])
        for played in match.played
    ]
    return records.write(Record(headers, _one_line_a_turn(plies)))


def _one_line_a_turn(plies: list[Ply]) -> list[Ply]:
    """Chance moves within a turn go on the line of the player whose turn it is."""
    owners = {ply.turn: ply.label for ply in reversed(plies) if ply.label}
    return [Ply(p.text, p.chance, p.turn, p.label or owners.get(p.turn, "")) for p in plies]


def result(match: Match) -> str:
    """Points by seat, or a star while the game is on."""
    return " ".join(map(str, match.scores)) if match.over else "*"


def read_file(path: Path) -> str:
    """The text of a record."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DonjonError(f"cannot read {path}: it is not text") from None


def replay(kind: type[Match], text: str) -> Match:
    """Replay a record. `BadRecord` says which move on which line is wrong, and why."""
    told = records.read(text)
    match = _open(kind, told)
    seed, match.scripted = match.seed, True
    for number, ply in enumerate(told.plies):
        _replay_one(match, ply, number)
    match.seed, match.scripted = seed, told.headers.get("Chance") == "script"
    match._draw()
    claimed = told.headers.get("Result", "*")
    if claimed != result(match):
        last = told.plies[-1].line if told.plies else 1
        raise BadRecord(last, Worded("other-result", found=result(match), claimed=claimed))
    return match


def _open(kind: type[Match], told: Record) -> Match:
    """The match at its first move, from the headers."""
    headers = told.headers
    try:
        if "Game" not in headers:
            raise Worded("no-game")
        game = registry.find(headers["Game"])
        if headers.get("Rules", str(game.version)) != str(game.version):
            raise Worded("other-rules", given=headers["Rules"], here=game.version)
        if "Diagram" in headers:
            match = kind.from_diagram(game.name, headers["Diagram"], headers.get("Seed"), "script")
        else:
            seats = headers.get("Seats", "")
            if not seats.isdecimal() or len(seats) > 2:
                raise Worded("no-seats")
            options = dict(part.partition("=")[::2] for part in headers.get("Options", "").split())
            match = kind(game.name, int(seats), headers.get("Seed"), options, "script")
    except DonjonError as error:
        raise BadRecord(1, error) from error
    return match


def _replay_one(match: Match, ply: Ply, number: int) -> None:
    """Play one ply of a record, after checking whose turn it is."""
    where = str(number + 1)
    if match.over:
        raise BadRecord(ply.line, Worded("after-the-end", number=where, move=ply.text))
    due = "chance" if match.to_move is None else match.game.colours[match.to_move]
    said = "chance" if ply.chance else (ply.label or due)
    if said != due:
        raise BadRecord(ply.line, Worded("other-mover", number=where, move=ply.text, due=due, said=said))
    try:
        match.play(ply.text)
    except DonjonError as error:
        raise BadRecord(ply.line, Worded("bad-move", number=where, why=error)) from error
