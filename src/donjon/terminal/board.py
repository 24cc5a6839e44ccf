"""Boards in coloured letters. Every game writes a piece with the first letter of its owner (`rA2`, `3b`, `g5`)."""

import re

from rich.text import Text

STYLES = {
    "r": "bold red",
    "b": "bold blue",
    "y": "bold yellow",
    "g": "bold green",
    "p": "bold magenta",
    "k": "bold white",
}
PIECE = re.compile(r"(?<![\w-])(?:([rbygpk])[A-Z0-9]\w*|\d+([rbygpk])\w?)(?![\w-])")


def paint(board: str) -> Text:
    """The text with coloured pieces. The letters of rows and columns stay as they are."""
    text = Text(board)
    for piece in PIECE.finditer(board):
        text.stylize(STYLES[piece[1] or piece[2]], *piece.span())
    return text
