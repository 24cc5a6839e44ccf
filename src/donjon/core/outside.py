"""Games that live elsewhere: DONJON_GAMES names their folders, separated as in PATH. The folder's name is the game's.

Such a folder is an ordinary package. What stands beside it can be imported, too, after everything else.
"""

import os
from pathlib import Path


def folders() -> list[Path]:
    """The folders, as they are named."""
    named = os.environ.get("DONJON_GAMES", "").split(os.pathsep)
    return [Path(folder).resolve() for folder in named if folder]
