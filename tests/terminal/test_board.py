"""Colours on a terminal's board."""

from donjon.terminal.board import paint


def painted(board: str) -> dict[str, str]:
    text = paint(board)
    assert text.plain == board
    return {board[span.start : span.end]: str(span.style) for span in text.spans}


def test_pieces_take_their_owners_colour() -> None:
    assert painted("8  rA  bD2 (a)  ·  3g  0y 12p k5") == {
        "rA": "bold red",
        "bD2": "bold blue",
        "3g": "bold green",
        "0y": "bold yellow",
        "12p": "bold magenta",
        "k5": "bold white",
    }


def test_letters_of_the_board_stay_plain() -> None:
    assert painted("   a   b   g   p\n8  (b) NB1 B03< r-2") == {}
