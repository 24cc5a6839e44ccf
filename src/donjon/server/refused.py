"""A request that is refused: one sentence for people, a code for programs."""

from donjon.core.errors import DonjonError, IllegalMove, NoUndo, UnknownGame
from donjon.server.answers import Code, Error


class Refused(DonjonError):
    """What cannot be done, and why."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code = code


class Stale(Refused):
    """Thought out for a position that is no longer there: answered with the fresh one."""

    def __init__(self, ply: int, now: int) -> None:
        super().__init__("stale", f"this was meant for ply {ply}, but the game is at ply {now}")


def error_of(error: DonjonError, to: int = 0, match: str = "") -> Error:
    """The message that says so."""
    if isinstance(error, Refused):
        return Error(to=to, code=error.code, text=str(error), match=match)
    if isinstance(error, IllegalMove):
        return Error(to=to, code="illegal", text=str(error), match=match, rule=error.rule)
    if isinstance(error, NoUndo):
        return Error(to=to, code="not_now", text=str(error), match=match)
    code: Code = "unknown" if isinstance(error, UnknownGame) else "bad_choice"
    return Error(to=to, code=code, text=str(error), match=match)
