"""Luck and play: where everybody's chance to win came from and went to, from the first deal to the result.

A game is cut into stretches: what one player does until chance, somebody else or the next turn comes, and the chance
moves between. Each stretch changes what the position is worth to everybody:

luck    a stretch of chance, against the average over what chance could have brought. Also what came out after a move
        and its player could not know.
play    a player's moves that are clearly worse than the best turn found, both judged by what the player could know.
unseen  the rest: what is still hidden, and what the search sees with every move, a little more each time. So do
        people.

start + luck + play + unseen is the result, exactly. The numbers are millionths of a win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from donjon.core.position import CHANCE, OVER, Position
from donjon.match import Match
from donjon.study.turns import Planner, Turn, surprises, take
from donjon.study.worth import Shares, Worth

SLIGHT = 30_000  # a turn that costs less than this, in millionths of a win, is no mistake: the search is not that sure

Progress = Callable[[float], None]  # told the share that is done


class Stretch(msgspec.Struct, frozen=True):
    """Plies `first` to `last` - 1, by one seat or by chance (None), and what they changed for each seat.

    `better` is a turn that would have cost less, where the player made a mistake; `sure` if its player could know where
    it ends.
    """

    first: int
    last: int
    seat: int | None
    luck: Shares
    play: Shares
    unseen: Shares
    better: tuple[str, ...] = ()
    sure: bool = True


class Account(msgspec.Struct, frozen=True):
    """What everybody began with, what each stretch changed, and the result."""

    start: Shares
    stretches: list[Stretch]
    result: Shares

    def luck(self, seat: int) -> int:
        return sum(stretch.luck[seat] for stretch in self.stretches)

    def own_play(self, seat: int) -> int:
        """What the seat's own mistakes cost it."""
        return sum(stretch.play[seat] for stretch in self.stretches if stretch.seat == seat)

    def others_play(self, seat: int) -> int:
        """What the mistakes of others brought the seat, or cost it."""
        return sum(stretch.play[seat] for stretch in self.stretches if stretch.seat != seat)

    def unseen(self, seat: int) -> int:
        return sum(stretch.unseen[seat] for stretch in self.stretches)

    def chances(self) -> list[tuple[int, Shares]]:
        """The plies between stretches, and what the position there was worth to everybody."""
        now, rows = self.start, [(0, self.start)]
        for stretch in self.stretches:
            now = _sum(now, stretch.luck, stretch.play, stretch.unseen)
            rows.append((stretch.last, now))
        return rows


class Course:
    """A game, finished or broken off, with its positions, cut into stretches."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.positions = _positions(match)
        self.cuts = _cuts(match, self.positions)


def account(match: Match, worth: Worth, progress: Progress = lambda _: None) -> Account:
    """The account of a game."""
    return part_of(Course(match), worth, 0, 1, progress)


def part_of(course: Course, worth: Worth, part: int, parts: int, progress: Progress = lambda _: None) -> Account:
    """The account of one of several parts of a game, to be joined again."""
    whole = len(course.cuts) - 1
    cuts = course.cuts[whole * part // parts : whole * (part + 1) // parts + 1]
    stretches = []
    for number, (first, last) in enumerate(pairwise(cuts)):
        progress(number / (len(cuts) - 1))
        stretches.append(_stretch(course, worth, first, last))
    progress(1.0)
    start, result = (worth.of(course.positions[ply]) for ply in (cuts[0], cuts[-1]))
    return Account(start, stretches, result)


def luck_of(match: Match, worth: Worth) -> Shares:
    """Only the luck of a game, as its account has it, for a fraction of the time."""
    course = Course(match)
    return _sum(*(_luck(course, worth, first, last) for first, last in pairwise(course.cuts)))


def _luck(course: Course, worth: Worth, first: int, last: int) -> Shares:
    """What chance brought, or what a move showed, against what was expected. Where nothing came out, nothing was luck:
    what others hide was their choice, and is seldom what a player would imagine."""
    seat, after = course.match.played[first].seat, course.positions[last]
    if seat is None:
        return _minus(worth.of(after), worth.of(course.positions[first]))
    made = _made(course.match, course.positions, first, last)
    if made.pending is None:
        return (0,) * after.seats
    return _minus(worth.of(after), _worth_of(worth, made))


def joined(parts: Sequence[Account]) -> Account:
    """The account of the whole game. A part ends with what the next one begins with."""
    return Account(parts[0].start, [one for part in parts for one in part.stretches], parts[-1].result)


def _stretch(course: Course, worth: Worth, first: int, last: int) -> Stretch:
    match, positions = course.match, course.positions
    seat, position = match.played[first].seat, positions[first]
    luck = _luck(course, worth, first, last)
    nothing = (0,) * len(luck)
    if seat is None:
        return Stretch(first, last, None, luck, nothing, nothing)
    rest = _minus(_minus(worth.of(positions[last]), worth.of(position)), luck)
    seen = _worth_of(worth, _made(match, positions, first, last))
    best = take(match.game, position, Planner(seat, worth.playouts, position.key()))
    better = _worth_of(worth, best)
    if better[seat] - seen[seat] < SLIGHT:
        return Stretch(first, last, seat, luck, nothing, rest)
    play = _minus(seen, better)
    return Stretch(first, last, seat, luck, play, _minus(rest, play), write(match, position, best), best.sure)


def _made(match: Match, positions: list[Position], first: int, last: int) -> Turn:
    """What the player did. A move that showed something hidden is judged as it looked before."""
    seat = match.played[first].seat
    assert seat is not None
    if last == first + 1 and _surprise(match, positions, first):
        return Turn(seat, (), positions[first], False, match.played[first].move)
    return Turn(seat, tuple(played.move for played in match.played[first:last]), positions[last], True)


def _worth_of(worth: Worth, turn: Turn) -> Shares:
    """What a turn is worth, for all its player can know."""
    return worth.seen_by(turn.seat, turn.after, turn.pending)


def write(match: Match, position: Position, turn: Turn) -> tuple[str, ...]:
    """The moves of a turn as text."""
    world, told = position.copy(), []
    for move in (*turn.moves, *(() if turn.pending is None else (turn.pending,))):
        told.append(match.game.write(world, move))
        world.play(move)
    return tuple(told)


def _sum(*parts: Shares) -> Shares:
    return tuple(map(sum, zip(*parts, strict=True)))


def _minus(one: Shares, other: Shares) -> Shares:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _positions(match: Match) -> list[Position]:
    """The position before each ply, and the last one."""
    position = match.resumed([], draw=False)._position.copy()
    found = [position.copy()]
    for played in match.played:
        position.play(played.move)
        found.append(position.copy())
    return found


def _cuts(match: Match, positions: list[Position]) -> list[int]:
    """The plies at which a stretch begins, and the end. A move that shows something hidden is a stretch by itself."""
    cuts = {0, match.ply}
    for ply in range(match.ply):
        if ply and _whose(positions[ply]) != _whose(positions[ply - 1]):
            cuts.add(ply)
        if match.played[ply].seat is not None and _surprise(match, positions, ply):
            cuts |= {ply, ply + 1}
    return sorted(cuts)


def _whose(position: Position) -> tuple[int, int]:
    turn = position.turn()
    return turn, 0 if turn in (CHANCE, OVER) else position.turns


def _surprise(match: Match, positions: list[Position], ply: int) -> bool:
    seat, position = match.played[ply].seat, positions[ply]
    if seat is None or positions[ply + 1].reveals == position.reveals:
        return False
    return surprises(match.game, position, match.played[ply].move, seat)
