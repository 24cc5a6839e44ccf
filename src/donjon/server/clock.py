"""Clocks: what a move costs, and when time is up. Pure functions of stored times."""

import time

from donjon.server.parts import Clock, Correspondence, Face, Live
from donjon.server.sheet import Summary

DAY = 86_400_000
GRACE = 60_000  # for players who come back to a clock that has run out


_begun = time.time_ns() - time.monotonic_ns()  # when the monotonic clock was at 0, as far as the wall clock knows


def now() -> int:
    """Milliseconds since 1970, from the wall clock at the start. Setting the wall clock later changes no game clock."""
    return (_begun + time.monotonic_ns()) // 1_000_000


def not_before(at: int) -> None:
    """Time goes on from there: a wall clock that was set back while the server was away gives nobody time."""
    global _begun
    _begun = max(_begun, at * 1_000_000 - time.monotonic_ns())


def begin(clock: Clock | None, seats: int) -> list[int]:
    """What everybody has at the start."""
    match clock:
        case None:
            return []
        case Live():
            return [clock.base * 1000] * seats
        case Correspondence():
            return [clock.days * DAY] * seats


def spend(clock: Clock | None, left: list[int], seat: int | None, used: int, next_seat: int | None) -> list[int]:
    """What is left after `seat` used so much time (None: no clock was running) and `next_seat` is to move."""
    left = left[:]
    if clock is None:
        return left
    if seat is not None:
        left[seat] = max(0, left[seat] - max(0, used))
        if isinstance(clock, Live) and seat != next_seat:
            left[seat] += clock.increment * 1000
    if isinstance(clock, Correspondence) and next_seat is not None and next_seat != seat:
        left[next_seat] = clock.days * DAY
    return left


def face(summary: Summary, since: int, running: int | None, now: int) -> Face | None:
    """What the clocks show now."""
    if not summary.left:
        return None
    left = summary.left[:]
    if running is not None:
        left[running] = max(0, left[running] - max(0, now - since))
    return Face(now, left, running)


def resumed(at: int, pauses: list[tuple[int, int]]) -> int:
    """When a clock started at `at` would have started if the server had never stopped."""
    return at + sum(until - max(since, at) for since, until in pauses if until > at)
