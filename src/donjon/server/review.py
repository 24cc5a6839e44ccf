"""A finished game looked through, in a process of its own."""

from donjon.match import Match
from donjon.study import review as study


def review(record: str) -> study.Review:
    """The review of a record."""
    return study.review(Match.from_record(record))
