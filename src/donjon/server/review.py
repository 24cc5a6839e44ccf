"""A finished game looked through, in processes of their own: part by part, so that several can work at it."""

from functools import lru_cache

from donjon.match import Match
from donjon.study.account import Account, Course, joined, part_of
from donjon.study.review import Review, summed_up
from donjon.study.worth import Worth

PARTS = 24  # after each one people are told how much is done, and somebody else may have their turn


@lru_cache(maxsize=2)
def _opened(record: str, playouts: int) -> tuple[Course, Worth]:
    """What a process needs again for its next part."""
    return Course(Match.from_record(record)), Worth(playouts)


def part(record: str, playouts: int, number: int) -> Account:
    """One of the parts of a game."""
    course, worth = _opened(record, playouts)
    return part_of(course, worth, number, PARTS)


def whole(record: str, playouts: int, parts: list[Account]) -> Review:
    """The review, once all parts are there."""
    return summed_up(_opened(record, playouts)[0].match, joined(parts))
