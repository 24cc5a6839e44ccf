"""Games that live elsewhere: DONJON_GAMES names their folders, separated as in PATH. The folder's name is the game's.

Such a folder is an ordinary Python package. Its parent folder goes to the end of `sys.path`.
"""

import os
from pathlib import Path


def folders() -> list[Path]:
    """The folders, in the order they are named."""
    named = os.environ.get("DONJON_GAMES", "").split(os.pathsep)
    return [Path(folder).resolve() for folder in named if folder]
