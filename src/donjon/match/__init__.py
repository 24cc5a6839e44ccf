"""One table and its record; see `Match`."""

from donjon.match.match import Match

__all__ = ["Match"]
