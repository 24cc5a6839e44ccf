"""A match as text: its record written and replayed, its events in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from donjon.core import record as records
from donjon.core import registry
from donjon.core.catalogue import texts
from donjon.core.errors import BadRecord, DonjonError, Worded
from donjon.core.game import Game, Happened
from donjon.core.record import Ply, Record

if TYPE_CHECKING:
    from donjon.match.match import Match


def tell(game: Game, message: str, details: dict[str, str | int], language: str, **names: str) -> str:
    """A message of the game; details that name a word of the catalogue (`word-red`) are said in the language, names of
    people stay as they are."""
    catalogue = texts(game.folder, language)
    said = {
        name: catalogue.say(f"word-{value}") if isinstance(value, str) and catalogue.has(f"word-{value}") else value
        for name, value in details.items()
    }
    return catalogue.say(message, **said | names)


def event_text(game: Game, happened: Happened, language: str = "en", player: str = "") -> str:
    """What happened, in one sentence. Whoever it happened to goes by this name, or else by his colour."""
    details: dict[str, str | int] = dict(happened.details)
    details["points"] = happened.points
    details["places"] = "-".join(happened.places)
    if happened.seat is not None:
        details["player"] = game.colours[happened.seat]
    return tell(game, f"event-{happened.kind}", details, language, **{"player": player} if player else {})


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
    """Chance inside a turn stands in the line of whoever moves in that turn."""
    owners = {ply.turn: ply.label for ply in reversed(plies) if ply.label}
    return [Ply(p.text, p.chance, p.turn, p.label or owners.get(p.turn, "")) for p in plies]


def result(match: Match) -> str:
    """Points by seat, or a star while the game is on."""
    return " ".join(map(str, match.scores)) if match.over else "*"


def replay(kind: type[Match], text: str) -> Match:
    """Play a record through. `BadRecord` says which move on which line is wrong, and why."""
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
            if not seats.isdecimal():
                raise Worded("no-seats")
            options = dict(part.partition("=")[::2] for part in headers.get("Options", "").split())
            match = kind(game.name, int(seats), headers.get("Seed"), options, "script")
    except DonjonError as error:
        raise BadRecord(1, error) from error
    return match


def _replay_one(match: Match, ply: Ply, number: int) -> None:
    """Play one ply of a record after checking whose it is."""
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
