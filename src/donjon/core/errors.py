"""Errors about input, each one clear sentence. All of Donjon's own errors are `DonjonError`s."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from donjon.core.catalogue import HERE, Texts, texts
from donjon.core.telling import Called, by_colour, tell

if TYPE_CHECKING:
    from donjon.core.game import Refusal


AMOUNT = 10**9  # larger numbers are said digit by digit


class DonjonError(ValueError):
    """Donjon cannot do what it was asked to do. `str()` is the sentence for people."""

    def say(self, language: str) -> str:
        """The sentence in that language, if people at a table can see this error."""
        return str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: as it is, whatever its `__init__` takes."""
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[DonjonError], args: tuple[object, ...], details: dict[str, object]) -> DonjonError:
    error = kind.__new__(kind, *args)
    vars(error).update(details)
    return error


Detail = str | int | tuple[str | int, ...] | Path | DonjonError
"""A word, a number, a choice of several, the folder of a game (said as its title), or another error (the reason)."""


class Worded(DonjonError):
    """An error that people at a table can see: `error-<reason>` in the texts of core or of a game."""

    prefix = "error"

    def __init__(self, reason: str, folder: Path = HERE, **details: Detail) -> None:
        super().__init__(reason)
        self.reason = reason
        self.folder = folder
        self.details = details

    def say(self, language: str) -> str:
        catalogue = texts(self.folder, language)
        said = {name: _said(catalogue, detail) for name, detail in self.details.items()}
        return catalogue.say(f"{self.prefix}-{self.reason}", **said)

    def __str__(self) -> str:
        return self.say("en")


def _said(catalogue: Texts, detail: Detail) -> str | int:
    if isinstance(detail, DonjonError):
        return detail.say(catalogue.language)
    if isinstance(detail, Path):
        return texts(detail, catalogue.language).word("title")
    if isinstance(detail, tuple) and detail:
        return one_of(detail, catalogue.language)
    if isinstance(detail, int) and abs(detail) < AMOUNT:
        return detail
    return detail if isinstance(detail, str) else repr(detail)  # whatever somebody gave


def one_of(words: Iterable[object], language: str = "en") -> str:
    """a, b or c."""
    *most, last = [str(word) for word in words]
    return texts(HERE, language).say("one-of", most=", ".join(most), last=last) if most else last


class UnknownGame(Worded):
    """No game of that name."""


class UnknownBot(Worded):
    """No bot of that name."""


class BadOption(Worded):
    """An option, or a number of seats, that the game does not have."""


class IllegalMove(DonjonError):
    """A move that is not legal now: what was tried, and why it is refused, in the words of the game in that folder."""

    def __init__(self, move: str, refusal: Refusal, folder: Path) -> None:
        super().__init__(move)
        self.move = move
        self.refusal = refusal
        self.folder = folder

    @property
    def rule(self) -> str:
        """The paragraph of RULES.md that says so."""
        return self.refusal.rule

    def why(self, language: str, called: Called = by_colour) -> str:
        """Only the reason, without the move and the rule."""
        return tell(self.folder, f"reason-{self.refusal.reason}", self.refusal.details, language, called)

    def say(self, language: str) -> str:
        said = texts(HERE, language).say("refused", move=self.move, why=self.why(language), rule=self.rule)
        return said.removeprefix(": ")  # the text is not a move at all

    def __str__(self) -> str:
        return self.say("en")


class NoUndo(Worded):
    """There is nothing to take back."""


class BadRecord(Worded):
    """A record that cannot be read or replayed. It names the line."""

    def __init__(self, line: int, why: DonjonError) -> None:
        super().__init__("line", line=str(line), why=why)
        self.line = line


class BadDiagram(DonjonError):
    """A diagram that does not show a position."""


class NoPicture(DonjonError):
    """The drawing code is missing."""
