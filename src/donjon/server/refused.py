"""A request that is refused: one sentence for people, in their language, and a code for programs."""

from pathlib import Path

from donjon.core.errors import Detail, DonjonError, IllegalMove, NoUndo, UnknownGame, Worded
from donjon.server.answers import Code, Error

HERE = Path(__file__).parent
CODES: dict[type[DonjonError], Code] = {IllegalMove: "illegal", NoUndo: "not_now", UnknownGame: "unknown"}


class Refused(Worded):
    """What was refused, and why: `refused-<reason>` in the server's texts, with details."""

    prefix = "refused"

    def __init__(self, code: Code, reason: str, **details: Detail) -> None:
        super().__init__(reason, HERE, **details)
        self.code = code

    @property
    def passing(self) -> bool:
        """Is it no fault of the request? Then the same may go well in a while."""
        return self.code in ("away", "broken")


class Stale(Refused):
    """Meant for a position that is gone. The answer is the current one."""

    def __init__(self, ply: int, now: int) -> None:
        super().__init__("stale", "stale", ply=str(ply), now=str(now))


def error_of(error: DonjonError, to: int = 0, table_id: str = "", language: str = "en") -> Error:
    """The message that says so."""
    code = error.code if isinstance(error, Refused) else CODES.get(type(error), "bad_choice")
    rule = error.rule if isinstance(error, IllegalMove) else ""
    return Error(to=to, code=code, text=error.say(language), table_id=table_id, rule=rule)
