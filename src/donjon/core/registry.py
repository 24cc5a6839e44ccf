"""Which games there are: every folder below `donjon.games` is one. Found by name, imported when asked for."""

import difflib
import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec

from donjon.core.errors import UnknownGame
from donjon.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    spec = find_spec("donjon.games")
    assert spec is not None and spec.submodule_search_locations is not None
    return tuple(sorted(m.name for m in pkgutil.iter_modules(spec.submodule_search_locations) if m.ispkg))


def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        near = difflib.get_close_matches(name, names(), 1)
        if near:
            raise UnknownGame("unknown-game-near", name=name, near=near[0])
        raise UnknownGame("unknown-game", name=name, names=", ".join(names()))
    game: Game = importlib.import_module(f"donjon.games.{name}").GAME
    return game
