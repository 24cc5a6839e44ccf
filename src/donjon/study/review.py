"""The review of a game: everybody's chances move by move, where it turned, what was better, luck and play.

It needs only the record. Hidden things are known then; players are still judged by what they could know.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from donjon.match import Match, story
from donjon.match.story import Names
from donjon.study.account import Account, Progress, Stretch, account
from donjon.study.worth import MILLION, Worth

PLAYOUTS = 300  # for each value; an ordinary game takes some seconds on one core
DEEP = 4 * PLAYOUTS  # on request
MISTAKES = 5  # told
TURNS = 3  # turning points


class Blunder(msgspec.Struct, frozen=True):
    """A turn that cost its player `loss` of the chance to win: what was played, and what was better. It can be asked
    again if that is `sure`: if its player could know where it ends."""

    ply: int
    seat: int
    loss: float
    played: tuple[str, ...]
    better: tuple[str, ...]
    sure: bool = True  # reviews stored earlier do not say


class Shift(msgspec.Struct, frozen=True):
    """A turning point: `ply` is the first of it, `seat` is None for chance, `change` is what it did to each seat."""

    ply: int
    last: int
    seat: int | None
    change: tuple[float, ...]


class Balance(msgspec.Struct, frozen=True):
    """One seat's account, in millionths of a win: start + luck + own + others + unseen = result."""

    start: int
    luck: int
    own: int
    others: int
    unseen: int
    result: int


class Review(msgspec.Struct, frozen=True):
    """`chances` has a row for each ply, the last one included."""

    chances: list[list[float]]
    turning: list[Shift]
    mistakes: list[Blunder]
    balance: list[Balance]


def review(match: Match, playouts: int = PLAYOUTS, progress: Progress = lambda _: None) -> Review:
    """Look through a finished game. The same game and playouts always give the same review."""
    return summed_up(match, account(match, Worth(playouts), progress))


def summed_up(match: Match, found: Account) -> Review:
    """What the account of a whole game shows."""
    return Review(_by_ply(match, found), _turning(found), _mistakes(match, found), _balance(match, found))


def as_told(match: Match, first: int, last: int, language: str, names: Names = ()) -> str:
    """What somebody did in these plies, or what came up, as the log tells it."""
    seat = match.played[first].seat
    moves = [(ply, move) for ply, move in match.happened(seat, first) if ply < last]
    said = [event["text"] for event in story.events(match, moves, language, names) if event["text"]]
    if seat is not None and not said:  # the log has no line for a turn that only ends
        said = [story.worded(match.game, "only-ends", {}, language, names)]
    return " ".join(said)


def in_words(match: Match, ply: int, moves: tuple[str, ...], language: str, names: Names = ()) -> str:
    """A turn that might be made from that ply on, said move by move."""
    then = match.resumed([played.text for played in match.played[:ply]], draw=False).fork()
    told = []
    for move in moves:
        told.append(then.say(move, language, names))
        then.play(move)
    return " ".join(told)


def places(match: Match, ply: int, moves: tuple[str, ...]) -> list[list[str]]:
    """What each move of such a turn lights up on the board as it stood then."""
    return lit(match.resumed([played.text for played in match.played[:ply]], draw=False), moves)


def lit(match: Match, moves: Iterable[str]) -> list[list[str]]:
    """The places of each move that are on the board now."""
    here = {shape.id for shape in match.picture(match.to_move).shapes}
    then, found = match.fork(), []
    for move in moves:
        then.play(move)
        found.append([place for place in then.played[-1].places if place in here])
    return found


def _by_ply(match: Match, found: Account) -> list[list[float]]:
    """One row for every ply: what was known last."""
    known = dict(found.chances())
    rows, row = [], found.start
    for ply in range(match.ply + 1):
        row = known.get(ply, row)
        rows.append([round(share / MILLION, 3) for share in row])
    return rows


def _change(stretch: Stretch) -> tuple[float, ...]:
    parts = zip(stretch.luck, stretch.play, stretch.unseen, strict=True)
    return tuple(round(sum(part) / MILLION, 3) for part in parts)


def _turning(found: Account) -> list[Shift]:
    """Where chances changed most, in the order of the game. What chance dealt before anybody moved does not count."""
    began = next((number for number, one in enumerate(found.stretches) if one.seat is not None), 0)
    shifts = [Shift(one.first, one.last, one.seat, _change(one)) for one in found.stretches[began:]]
    largest = sorted(shifts, key=lambda shift: -max(map(abs, shift.change)))[:TURNS]
    return sorted(largest, key=lambda shift: shift.ply)


def _mistakes(match: Match, found: Account) -> list[Blunder]:
    """What cost most, worst first."""
    told = []
    for one in found.stretches:
        if one.seat is not None and one.better:
            played = tuple(ply.text for ply in match.played[one.first : one.last])
            told.append(Blunder(one.first, one.seat, -one.play[one.seat] / MILLION, played, one.better, one.sure))
    return sorted(told, key=lambda blunder: -blunder.loss)[:MISTAKES]


def _balance(match: Match, found: Account) -> list[Balance]:
    return [
        Balance(
            *(found.start[seat], found.luck(seat), found.own_play(seat), found.others_play(seat)),
            *(found.unseen(seat), found.result[seat]),
        )
        for seat in range(match.seats)
    ]
