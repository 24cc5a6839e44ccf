"""Computer players. A bot is handed a position its seat may imagine, never the true one, and sees only core."""

from donjon.bots.levels import Bot, Chooser, find, ladder, level, names
from donjon.bots.ratings import ratings

__all__ = ["Bot", "Chooser", "find", "ladder", "level", "names", "ratings"]
