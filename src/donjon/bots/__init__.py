"""Computer players. A bot gets a position that its seat may imagine, never the true one, and imports only core."""

from donjon.bots.levels import Bot, Chooser, find, ladder, level, names
from donjon.bots.ratings import ratings

__all__ = ["Bot", "Chooser", "find", "ladder", "level", "names", "ratings"]
