"""A request that is refused: one sentence for people, in their language, and a code for programs."""

from pathlib import Path

from donjon.core.catalogue import texts
from donjon.core.errors import DonjonError, IllegalMove, NoUndo, UnknownGame
from donjon.server.answers import Code, Error

HERE = Path(__file__).parent


class Refused(DonjonError):
    """What cannot be done, and why: `refused-<reason>` in the texts, with its details."""

    def __init__(self, code: Code, reason: str, **details: str | int) -> None:
        super().__init__(texts(HERE, "en").say(f"refused-{reason}", **details))
        self.code = code
        self.reason = reason
        self.details = details


class Stale(Refused):
    """Thought out for a position that is no longer there: answered with the fresh one."""

    def __init__(self, ply: int, now: int) -> None:
        super().__init__("stale", "stale", ply=str(ply), now=str(now))


def error_of(error: DonjonError, to: int = 0, match: str = "", language: str = "en") -> Error:
    """The message that says so. What the library refuses, it says in English."""
    if isinstance(error, Refused):
        text = texts(HERE, language).say(f"refused-{error.reason}", **error.details)
        return Error(to=to, code=error.code, text=text, match=match)
    if isinstance(error, IllegalMove):
        details = {"move": error.move, "why": error.why, "rule": error.rule}
        text = texts(HERE, language).say("refused-illegal", **details) if error.move else str(error)
        return Error(to=to, code="illegal", text=text, match=match, rule=error.rule)
    if isinstance(error, NoUndo):
        return Error(to=to, code="not_now", text=str(error), match=match)
    code: Code = "unknown" if isinstance(error, UnknownGame) else "bad_choice"
    return Error(to=to, code=code, text=str(error), match=match)
