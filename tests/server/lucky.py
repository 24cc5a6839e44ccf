"""`donjon` for the tests of the page: what they see once, they see again.

The first table of a server is always dealt alike, and so is the second; a bot asked the same has the same luck. Another
DONJON_LUCK deals otherwise. With DONJON_DAY it is that day, and so its deal.
"""

import datetime
import os
import random
import sys

from donjon.command import main
from donjon.match.match import Match
from donjon.server import bot_turns, setting_up, thinkers
from donjon.server.handlers import dealing
from donjon.server.thinkers import Thought


class Luck:
    """Stands where the server draws for games from `secrets`. Keys and table names are drawn as always."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def token_hex(self, length: int) -> str:
        return self._random.randbytes(length).hex()

    def randbits(self, count: int) -> int:
        return self._random.getrandbits(count)


def _thought(table_id: str, match: Match) -> Thought:
    """The luck of a question depends on nothing but the game, however many other questions there were before it."""
    vars(thinkers)["secrets"] = Luck(f"{match.seed} {match.ply}")
    return thinkers.thought(table_id, match)


if __name__ == "__main__":
    vars(setting_up)["secrets"] = Luck(os.environ.get("DONJON_LUCK", ""))
    vars(bot_turns)["thought"] = _thought
    if day := os.environ.get("DONJON_DAY"):
        vars(dealing)["_today"] = lambda: datetime.date.fromisoformat(day)
    sys.exit(main())
