"""Work that would hold up the server, done in a process of its own: reading records, earlier moments, QR codes.

What is asked for again and again is made once.
"""

import io
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import segno

from donjon.core import record as records
from donjon.core.errors import DonjonError
from donjon.match import Match
from donjon.match.story import Names
from donjon.server.answers import write
from donjon.server.boards import Boards, Eyes
from donjon.server.parts import Mistake, Points, TurningPoint
from donjon.study.own import own_puzzle
from donjon.study.puzzle import Puzzle
from donjon.study.review import Blunder, Shift, as_told, in_words, places
from donjon.study.solving import Solving

Line = tuple[str, int, str, tuple[tuple[str, str], ...], str, tuple[str, ...]]
"""A game up to some ply: its name, seats, seed, options, diagram at the start if it has one, and moves."""


def line(match: Match, ply: int) -> Line:
    moves = tuple([played.text for played in match.played[:ply]])
    return match.game.name, match.seats, str(match.seed), tuple(match.options.items()), match.diagram_at_start, moves


@lru_cache(maxsize=500)
def moment(line: Line, eyes: Eyes, language: str, wants: tuple[str, ...], names: Names) -> bytes:
    """The board as it stood then, in JSON."""
    name, seats, seed, options, diagram, moves = line
    if diagram:
        start = Match.from_diagram(name, diagram, seed, "script")
    else:
        start = Match(name, seats, seed, dict(options), "script")
    return _board(start.resumed(moves, draw=False), eyes, language, wants, names)


def _board(then: Match, eyes: Eyes, language: str, wants: tuple[str, ...], names: Names) -> bytes:
    return write(Boards(then, 0, max(0, then.ply - 1), names).board(eyes, language, wants))


@lru_cache(maxsize=20)
def _read(record: str) -> Match:
    return Match.from_record(record)


def opened(record: str, language: str) -> tuple[dict[str, str], list[str], list[str]] | str:
    """The headers, moves and colours of a record; or why it cannot be read."""
    try:
        match = _read(record)
    except DonjonError as error:
        return error.say(language)
    moves = [played.text for played in match.played]
    return records.read(record).headers, moves, list(match.game.colours[: match.seats])


@lru_cache(maxsize=500)
def moment_of_record(record: str, ply: int, language: str, wants: tuple[str, ...]) -> bytes:
    match = _read(record)
    then = match.resumed([played.text for played in match.played[:ply]], draw=False)
    return _board(then, None, language, wants, ())


def points(record: str) -> list[Points]:
    """Everybody's points by source."""
    sums: Counter[tuple[int, str]] = Counter()
    for _, move in _read(record).happened():
        for happened in move:
            if happened.seat is not None and happened.points:
                sums[happened.seat, happened.kind] += happened.points
    return [Points(seat, kind, total) for (seat, kind), total in sorted(sums.items())]


def turning(record: str, found: list[Shift], language: str, names: Names) -> list[TurningPoint]:
    """Turning points in words: what somebody did, or what came up."""
    match = _read(record)
    return [
        TurningPoint(
            *(one.ply, match.played[one.ply].turn, one.seat, one.change),
            as_told(match, one.ply, one.last, language, names),
        )
        for one in found
    ]


def mistakes(record: str, found: list[Blunder], language: str, names: Names) -> list[Mistake]:
    """Mistakes in words, and the places they speak of."""
    match = _read(record)
    return [
        Mistake(
            ply=one.ply,
            turn=match.played[one.ply].turn,
            seat=one.seat,
            moves=list(one.played),
            better=list(one.better),
            loss=one.loss,
            said=as_told(match, one.ply, one.ply + len(one.played), language, names),
            better_said=in_words(match, one.ply, one.better, language, names),
            places=places(match, one.ply, one.played),
            better_places=places(match, one.ply, one.better),
            sure=one.sure,
        )
        for one in found
    ]


@lru_cache(maxsize=500)
def own(record: str, ply: int, playouts: int, language: str) -> Puzzle | str:
    """The puzzle at a ply of a record; or why there is none."""
    try:
        return own_puzzle(_read(record), ply, playouts)
    except DonjonError as error:
        return error.say(language)


class Fork(NamedTuple):
    """A decision of a game to play on from, with everything dealt anew that its player could not know."""

    game: str
    seats: int
    options: dict[str, str]
    seat: int
    diagram: str


def fork(record: str, ply: int, seed: int) -> Fork | None:
    """The decision at that ply, if somebody had one."""
    match = _read(record)
    if ply >= match.ply or match.played[ply].seat is None:
        return None
    then = match.resumed([played.text for played in match.played[:ply]], draw=False)
    assert then.to_move is not None
    diagram = match.game.diagram(then.imagined(then.to_move, seed))
    return Fork(match.game.name, match.seats, dict(match.options), then.to_move, diagram)


def puzzle_said(puzzle: Puzzle, moves: tuple[str, ...], language: str) -> str:
    """What came of somebody's try."""
    return Solving(puzzle, moves).say(language)


@lru_cache(maxsize=500)
def qr(text: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", scale=8, border=4, xmldecl=False, svgns=True)
    return drawn.getvalue()
