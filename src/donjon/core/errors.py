"""What can go wrong with input, each as one clear sentence. Every error of Donjon's own is a `DonjonError`."""


class DonjonError(ValueError):
    """Something asked of Donjon that it cannot do; `str()` is the sentence for people."""


class UnknownGame(DonjonError):
    """No game of that name."""


class BadOption(DonjonError):
    """An option, or a number of seats, that the game does not have."""


class IllegalMove(DonjonError):
    """A move that may not be made now: what was tried, why not, and the paragraph of RULES.md that says so."""

    def __init__(self, move: str, why: str, rule: str) -> None:
        super().__init__(f"{move}: {why} (rule {rule})" if move else f"{why} (rule {rule})")
        self.move = move
        self.why = why
        self.rule = rule


class NoUndo(DonjonError):
    """There is nothing that may be taken back."""


class BadRecord(DonjonError):
    """A record that cannot be read or replayed; says which line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


class BadDiagram(DonjonError):
    """A diagram that shows no position."""


class NoPicture(DonjonError):
    """The drawing code is not there to draw with."""
