"""Which games there are: every folder below `donjon.games`, and those that DONJON_GAMES names (`outside.py`).

Games are found by name, and imported when somebody asks for them.
"""

import difflib
import importlib
import pkgutil
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from donjon.core import outside
from donjon.core.errors import DonjonError, UnknownGame
from donjon.core.game import Game


@cache
def _packages() -> dict[str, str]:
    """The package of every game, by the game's name."""
    spec = find_spec("donjon.games")
    assert spec is not None and spec.submodule_search_locations is not None
    found = {m.name: f"donjon.games.{m.name}" for m in pkgutil.iter_modules(spec.submodule_search_locations) if m.ispkg}
    for folder in outside.folders():
        if not (folder / "__init__.py").exists():
            raise DonjonError(f"DONJON_GAMES: {folder} is not the folder of a game, it has no __init__.py")
        if folder.name in found:
            raise DonjonError(f"DONJON_GAMES: there is another game called {folder.name}, beside the one in {folder}")
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
        found[folder.name] = folder.name
    return dict(sorted(found.items()))


def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(_packages())


def package_of(name: str) -> str:
    """The name of a game's package, for import."""
    if name not in names():
        near = difflib.get_close_matches(str(name), names(), 1)
        if near:
            raise UnknownGame("unknown-game-near", name=name, near=near[0])
        raise UnknownGame("unknown-game", name=name, names=", ".join(names()))
    return _packages()[name]


def find(name: str) -> Game:
    """The game of that name."""
    package = package_of(name)
    if package.startswith("donjon."):
        game: Game = importlib.import_module(package).GAME
        return game
    return _outside(package)


def _outside(package: str) -> Game:
    """A game from elsewhere may not be compiled yet, or its name may be taken by another package."""
    (folder,) = (folder for folder in outside.folders() if folder.name == package)
    try:
        module = importlib.import_module(package)
    except ImportError as error:
        raise DonjonError(
            f"the game in {folder} cannot be loaded: {error}; did you run tools/compile.py --game {folder}?"
        ) from error
    if Path(str(module.__file__)).parent != folder:
        raise DonjonError(f"the game in {folder} needs another name: {package} is {module.__file__} here")
    game: Game = module.GAME
    return game
